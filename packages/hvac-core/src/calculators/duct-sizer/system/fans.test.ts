import { describe, expect, test } from "vitest";
import { warningsByPlace } from "../../../kernel/index.ts";
import { ductSizer, type DuctInput, type SystemCalculation } from "../index.ts";
import { systemTables } from "./systemTables.ts";

/* What fans have to do, by their definitions in AMCA 201 and by hand. */

type Section = NonNullable<DuctInput["sections"]>[number];

function system(sections: readonly Section[], more: DuctInput = {}) {
  const outcome = ductSizer.calculate({ unitSystem: "Metric", scope: "system", sections, ...more });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}

/** 1 m³/s in 350 mm: ρV²/2 of dry air at 20 °C, 101 325 Pa: 1.20406 kg/m³ by the gas law. */
const density = 101_325 / ((8.314462618 / 0.028966) * 293.15);
const velocityPressure = (density * (1 / (Math.PI * 0.0306_25)) ** 2) / 2;
/** Air of 1.2041 and 1.2040 kg/m³ are both in print. */
const air = 2e-4;
const near = (actual: number | undefined, expected: number, within = 1e-9): void =>
  expect(Math.abs(actual! - expected), `${actual} and ${expected}`).toBeLessThanOrEqual(within * Math.max(1, Math.abs(expected)));

const duct = (airPath: "supply" | "return" | "exhaust"): Section => ({
  id: "a",
  airPath,
  ductLength: 10,
  airflow: 1000,
  ductShape: "round",
  sizeChoice: "chosen",
  chosenDiameter: 350,
  terminalPressureDrop: 20,
});

describe("a fan that blows into no duct", () => {
  test.each(["exhaust", "return"] as const)(
    "of %s air loses the velocity pressure at its outlet: its static pressure is what the ducts lose",
    (path) => {
      const losses =
        path === "exhaust" ? { exhaustEquipmentDrop: 30, exhaustEffectFactor: 0.5 } : { returnEquipmentDrop: 30, inletEffectFactor: 0.5 };
      const { results, calculation, values } = system([duct(path)], losses);
      const total = path === "exhaust" ? results.exhaustFanTotalPressure! : results.totalPressureLoss;
      const still = path === "exhaust" ? results.exhaustFanStaticPressure! : results.fanStaticPressure!;
      const discharge = path === "exhaust" ? results.exhaustDischargeLoss! : results.dischargeLoss!;
      const lost = results.sections![0]!.pathPressureLoss!.value + 30 + 0.5 * velocityPressure;
      near(discharge.value, velocityPressure, air);
      near(still.value, lost, air);
      near(total.value, lost + velocityPressure, air);
      near(results.fanPower.value, total.value / (values.fanEfficiency * values.driveEfficiency));
      // Before the fan: the static pressure of the duct is the lost total with the velocity pressure, below the surroundings.
      near(-results.sections![0]!.startStaticPressure!.value, results.sections![0]!.pathPressureLoss!.value + velocityPressure, air);
      const [table] = systemTables(calculation as SystemCalculation, values);
      expect(table!.rows.map(({ label }) => label)).toContain("Fan discharge");
      near(
        table!.rows.reduce((sum, { loss }) => sum + (loss as number), 0),
        total.value,
      );
    },
  );

  test("into a duct loses nothing there: the velocity goes on", () => {
    const { results } = system([duct("supply")]);
    expect(results.dischargeLoss).toBeUndefined();
    near(results.fanStaticPressure!.value, results.totalPressureLoss.value - velocityPressure, air);
  });
});

describe("losses of the air handler", () => {
  test("are included with or without ducts on that side", () => {
    const bare = system([duct("supply")]).results.totalPressureLoss.value;
    const { results, warnings, calculation, values } = system([duct("supply")], { returnEquipmentDrop: 150, supplyEquipmentDrop: 200 });
    near(results.totalPressureLoss.value, bare + 350);
    // What is left for the ducts is what they took without an air handler.
    near(results.externalStaticPressure!.value, bare - velocityPressure, air);
    near(results.externalStaticPressure!.value + 350, results.fanStaticPressure!.value);
    expect(warnings.map(({ code }) => code)).not.toContain("entered-without-ducts");
    const [table] = systemTables(calculation as SystemCalculation, values);
    near(
      table!.rows.reduce((sum, { loss }) => sum + (loss as number), 0),
      bare + 350,
    );
  });

  test("without ducts are warned of at their fields", () => {
    const warnedFields = (sections: readonly Section[], more: DuctInput) =>
      warningsByPlace(system(sections, more).warnings)
        .filter(({ code }) => code === "entered-without-ducts")
        .map(({ field }) => field);
    const all = {
      outletEffectFactor: 1,
      inletEffectFactor: 1,
      exhaustEffectFactor: 1,
      supplyEquipmentDrop: 1,
      returnEquipmentDrop: 1,
      exhaustEquipmentDrop: 1,
    };
    expect(warnedFields([duct("supply")], all)).toEqual(["inletEffectFactor", "exhaustEffectFactor", "exhaustEquipmentDrop"]);
    expect(warnedFields([duct("return")], all)).toEqual(["outletEffectFactor", "exhaustEffectFactor", "exhaustEquipmentDrop"]);
    expect(warnedFields([duct("exhaust")], all)).toEqual([
      "outletEffectFactor",
      "inletEffectFactor",
      "supplyEquipmentDrop",
      "returnEquipmentDrop",
    ]);
    expect(warnedFields([duct("supply"), { ...duct("return"), id: "b" }, { ...duct("exhaust"), id: "c" }], all)).toEqual([]);
    expect(warnedFields([duct("supply")], {})).toEqual([]);
  });
});

describe("warnings of fans and open ends", () => {
  const codesOf = (sections: readonly Section[], more: DuctInput = {}) =>
    warningsByPlace(system(sections, more).warnings).flatMap(({ code, severity, field }) =>
      ["system-effect-missing", "terminal-below-velocity-pressure"].includes(code) ? `${code} ${severity} ${field}` : [],
    );

  test.each([
    ["supply", "outletEffectFactor"],
    ["return", "inletEffectFactor"],
    ["exhaust", "exhaustEffectFactor"],
  ] as const)("%s: a bend within three diameters of the fan has a system effect", (path, factor) => {
    const near_: Section = { ...duct(path), terminalPressureDrop: 100 };
    const fittings = [{ id: "e", fitting: "elbowRoundSmooth" as const }];
    expect(codesOf([near_])).toEqual([]);
    // 350 mm: three diameters are 1.05 m.
    expect(codesOf([{ ...near_, ductLength: 1.06 }])).toEqual([]);
    expect(codesOf([{ ...near_, ductLength: 1.04, fittings }])).toEqual(["system-effect-missing caution sections.a.ductLength"]);
    expect(codesOf([{ ...near_, fittings }])).toEqual(["system-effect-missing info sections.a.fittings"]);
    expect(codesOf([{ ...near_, ductLength: 0.3, fittings }], { [factor]: 0.8 })).toEqual([]);
  });

  test("an end of a supply duct loses at least its velocity pressure, that of another air none", () => {
    const warned = ["terminal-below-velocity-pressure caution sections.a.terminalPressureDrop"];
    for (const [loss, expected] of [
      [0, warned],
      [velocityPressure - 0.1, warned],
      [velocityPressure + 0.1, []],
    ] as const) {
      const outcome = system([{ ...duct("supply"), terminalPressureDrop: loss }]);
      expect(codesOf([{ ...duct("supply"), terminalPressureDrop: loss }])).toEqual(expected);
      // The law behind it: no open end is below the surroundings.
      expect(outcome.results.sections![0]!.endStaticPressure!.value < 0).toBe(expected.length > 0);
    }
    expect(codesOf([{ ...duct("return"), terminalPressureDrop: 0 }])).toEqual([]);
  });
});
