import { expect, test } from "vitest";
import { annualBill, importUrdb } from "@org/hvac-core/energy";
import { energyAnalysis } from "@org/hvac-core/calculators/energy-analysis";
import { readTariffs } from "./readTariffs.ts";
import { tariffFacts, tariffRemarks } from "./tariffFacts.ts";
import { refusalOf, tariffJson, tariffValues } from "./tariffValues.ts";
import { months, other, record } from "../../../../test/tariffRecords.ts";

const format = { unitSystem: "Metric", currency: { sign: "$", decimals: 2 } } as const;

test("a text is read as tariffs, or has a problem", () => {
  const today = "2026-11-24";
  const problemOf = (text: string): string | undefined => {
    const read = readTariffs(text, today);
    return "problem" in read ? read.problem : undefined;
  };
  expect(problemOf("{ name: x")).toContain("not JSON");
  expect(problemOf("[]")).toContain("no tariff");
  expect(problemOf("[1, 2]")).toContain("no tariff");
  const read = readTariffs(JSON.stringify({ items: [record, other] }), today);
  if ("problem" in read) throw new Error(read.problem);
  expect(read.map(({ title }) => title)).toEqual(["General service, time of use, City Light", "Broken, City Light"]);
  expect(read[0]!.read).toHaveProperty("tariff");
  expect(read[1]!.read).toMatchObject({ problem: expect.stringContaining("MWh") });
  const renamed = readTariffs(
    JSON.stringify([{ RateName: "Small", UtilityName: "City Light", FixedMonthlyCharge: 5 }, { Name: "None" }]),
    today,
  );
  if ("problem" in renamed) throw new Error(renamed.problem);
  expect(renamed.map(({ title }) => title)).toEqual(["Small, City Light", "None"]);
});

test("a tariff has the facts of its record, and what is not imported is named", () => {
  const [imported] = importUrdb(record);
  const facts = new Map(tariffFacts(imported!, format));
  expect(facts.get("Energy")).toMatch(/^2 periods of up to 2 tiers, \$0\.07\d*\/kWh to \$0\.21\d*\/kWh$/);
  expect(facts.get("Demand by period")).toContain("2 periods");
  expect(facts.get("Monthly demand")).toContain("2 seasons of up to 2 tiers");
  expect(facts.get("Ratchet")).toMatch(/^80.% of the highest demand of the 11 preceding months$/);
  expect(facts.get("Export price")).toMatch(/^\$0\.03\d*\/kWh to \$0\.05\d*\/kWh$/);
  expect(facts.get("Valid")).toBe("2025-01-01 to …");
  const { left } = tariffRemarks(imported!);
  expect(left).toHaveLength(2);
  expect(left.join(" ")).toContain("fixedchargeeaaddl");
  expect(left.join(" ")).toContain("demandreactivepowercharge");
});

test("a tariff put into the form and written again bills the same", () => {
  const [imported] = importUrdb(record);
  const values = tariffValues(imported!, "Metric");
  expect(refusalOf(values, "Metric")).toBeUndefined();
  const complete = energyAnalysis.complete({ ...energyAnalysis.start("Metric"), ...values });
  const written = tariffJson(complete);
  if ("problem" in written) throw new Error(written.problem);
  const [again] = importUrdb(written.text);
  expect(again!.identity).toMatchObject({ name: "General service, time of use, City Light", startdate: "2025-01-01" });
  const usage = months((month) => ({
    energyKilowattHours: [5000 + 100 * month, 900],
    demandKilowatts: [30, 25 + month],
    peakKilowatts: 30 + month,
  }));
  const { demandreactivepowercharge: _, ...billed } = imported!.tariff;
  expect(annualBill(again!.tariff, usage).total).toBeCloseTo(annualBill(billed, usage).total, 6);
  // Ten thousand prices are no more than a form can hold.
  const cells = months((month) => Array.from({ length: 24 }, (_, hour) => (24 * month + hour) % 30));
  const many = {
    energyratestructure: Array.from({ length: 30 }, () => [{ rate: 0.1 }]),
    energyweekdayschedule: cells,
    energyweekendschedule: cells,
  };
  expect(refusalOf(tariffValues(importUrdb(many)[0]!, "Metric"), "Metric")).toContain("24");
});

test("flagged months of a ratchet, and charges by the names of several versions, come through the form", () => {
  const isSummer = months((month) => month >= 5 && month <= 8);
  const [imported] = importUrdb({
    energyratestructure: [[{ rate: 0.1 }]],
    flatdemandstructure: [[{ rate: 10 }]],
    lookbackpercent: 0.6,
    lookbackrange: 0,
    lookbackmonths: isSummer,
    fixedchargefirstmeter: 0,
    fixedmonthlycharge: 20,
    mincharge: 300,
    minmonthlycharge: 400,
  });
  expect(new Map(tariffFacts(imported!, format)).get("Ratchet")).toMatch(/^60.% of the highest demand of Jun, Jul, Aug, Sep$/);
  expect(tariffRemarks(imported!).left).toEqual([]);
  const written = tariffJson(energyAnalysis.complete({ ...energyAnalysis.start("Imperial"), ...tariffValues(imported!, "Imperial") }));
  if ("problem" in written) throw new Error(written.problem);
  const usage = months((month) => ({ energyKilowattHours: [0], demandKilowatts: [], peakKilowatts: isSummer[month] ? 100 : 20 }));
  // 4 months at 100 kW, 8 at 60 kW: 1000 + 20, and 600 + 20.
  for (const { tariff } of [imported!, importUrdb(written.text)[0]!])
    expect(annualBill(tariff, usage).total).toBeCloseTo(4 * 1020 + 8 * 620, 6);
});
