import { describe, expect, test } from "vitest";
import { energyAnalysis } from "../../calculators/energy-analysis/index.ts";
import { annualBill, importUrdb, type Tariff } from "../../energy/index.ts";
import type { UnitSystem } from "../../quantity/index.ts";
import { readTariffs, tariffJson, tariffProblem, tariffValues } from "./index.ts";

const monthly = <T>(valueOf: (month: number) => T): T[] => Array.from({ length: 12 }, (_, month) => valueOf(month));
const isSummer = monthly((month) => month >= 5 && month <= 8);

/** Imports a record into a calculation, writes its tariff, and reads it. */
function written(record: object, unitSystem: UnitSystem): { readonly imported: Tariff; readonly again: Tariff } {
  const [imported] = importUrdb(record);
  const complete = energyAnalysis.complete({ ...energyAnalysis.start(unitSystem), ...tariffValues(imported!, unitSystem) });
  const json = tariffJson(complete);
  if ("problem" in json) throw new Error(json.problem);
  return { imported: imported!.tariff, again: importUrdb(json.text)[0]!.tariff };
}

describe("texts of tariffs", () => {
  const today = "2026-11-24";
  const tariff = { energyratestructure: [[{ rate: 0.2 }]] };

  test.each([
    ["no JSON", "{ name: x", "not JSON"],
    ["an empty list", "[]", "no tariff"],
    ["numbers", "[1, 2]", "no tariff"],
    ["a copy of the database", JSON.stringify(Array.from({ length: 501 }, () => tariff)), "501 tariffs"],
  ])("with %s have a problem", (_name, text, problem) =>
    expect(readTariffs(text, today)).toEqual({ problem: expect.stringContaining(problem) }),
  );

  test("have one tariff for each record, in order; a record that cannot be billed has the reason in its place", () => {
    const broken = {
      energyratestructure: [
        [
          { rate: 0.1, max: 50 },
          { rate: 0.2, max: 40, unit: "MWh" },
        ],
      ],
    };
    const items = [
      { ...tariff, name: "General", utility: "City Light" },
      { ...broken, RateName: "Broken", UtilityName: "City Light" },
      tariff,
    ];
    const read = readTariffs(JSON.stringify({ items }), today);
    if ("problem" in read) throw new Error(read.problem);
    expect(read.map(({ id, title }) => [id, title])).toEqual([
      ["0", "General, City Light"],
      ["1", "Broken, City Light"],
      ["2", "Tariff 3"],
    ]);
    expect(read[1]!.read).toEqual({ problem: expect.stringContaining("MWh") });
    const reversed = readTariffs(JSON.stringify(items.toReversed()), today);
    if ("problem" in reversed) throw new Error(reversed.problem);
    expect(reversed.map(({ read: each }) => each)).toEqual(read.map(({ read: each }) => each).toReversed());
  });
});

describe.each(["Metric", "Imperial"] as const)("a tariff that is imported and written again in %s units", (unitSystem) => {
  test("bills the same: periods, tiers, adjustments, demand by period and by season, ratchet, fixed and minimum charges", () => {
    const schedule = monthly((month) => Array.from({ length: 24 }, (_, hour) => (isSummer[month] && hour >= 12 && hour < 18 ? 1 : 0)));
    const { imported, again } = written(
      {
        name: "General service, time of use",
        energyratestructure: [[{ rate: 0.08, adj: 0.01, max: 4000, sell: 0.03 }, { rate: 0.07 }], [{ rate: 0.21, sell: 0.05 }]],
        energyweekdayschedule: schedule,
        energyweekendschedule: monthly(() => Array<number>(24).fill(0)),
        demandratestructure: [[{ rate: 0 }], [{ rate: 6 }]],
        demandweekdayschedule: schedule,
        demandweekendschedule: monthly(() => Array<number>(24).fill(0)),
        flatdemandstructure: [[{ rate: 5, max: 20 }, { rate: 7 }], [{ rate: 9 }]],
        flatdemandmonths: isSummer.map(Number),
        lookbackPercent: 0.8,
        lookbackRange: 11,
        fixedchargefirstmeter: 45,
        mincharge: 60,
        annualmincharge: 900,
        fueladjustmentsmonthly: monthly((month) => month / 1000),
      },
      unitSystem,
    );
    for (const scale of [0, 0.01, 1, 3]) {
      const usage = monthly((month) => ({
        energyKilowattHours: [scale * (5000 + 100 * month), scale * 900],
        demandKilowatts: [scale * 30, scale * (25 + month)],
        peakKilowatts: scale * (30 + month),
      }));
      expect(annualBill(again, usage).total).toBeCloseTo(annualBill(imported, usage).total, 6);
    }
  });

  test("keeps the months that a ratchet looks back to, and charges by the names of several versions", () => {
    const tariffs = written(
      {
        energyratestructure: [[{ rate: 0.1 }]],
        flatdemandstructure: [[{ rate: 10 }]],
        lookbackpercent: 0.6,
        lookbackrange: 0,
        lookbackmonths: isSummer,
        fixedchargefirstmeter: 0,
        fixedmonthlycharge: 20,
        mincharge: 300,
        minmonthlycharge: 400,
      },
      unitSystem,
    );
    const usage = monthly((month) => ({ energyKilowattHours: [0], demandKilowatts: [], peakKilowatts: isSummer[month] ? 100 : 20 }));
    // 4 months at 100 kW, 8 at 60 kW: 1000 + 20, and 600 + 20.
    for (const tariff of Object.values(tariffs)) expect(annualBill(tariff, usage).total).toBeCloseTo(4 * 1020 + 8 * 620, 6);
  });
});

test("a tariff with more periods than a calculation holds is refused with their number", () => {
  const cells = monthly((month) => Array.from({ length: 24 }, (_, hour) => (24 * month + hour) % 30));
  const many = {
    energyratestructure: Array.from({ length: 30 }, () => [{ rate: 0.1 }]),
    energyweekdayschedule: cells,
    energyweekendschedule: cells,
  };
  expect(tariffProblem(tariffValues(importUrdb(many)[0]!, "Metric"), "Metric")).toContain("24");
  expect(tariffProblem(tariffValues(importUrdb({ energyratestructure: [[{ rate: 0.1 }]] })[0]!, "Metric"), "Metric")).toBeUndefined();
});
