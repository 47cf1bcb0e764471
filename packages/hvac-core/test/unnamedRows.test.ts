import { describe, expect, test } from "vitest";
import { heatLoad } from "../src/calculators/heat-load/index.ts";
import { ductSizer } from "../src/calculators/duct-sizer/index.ts";
import { pipeSizer, sectionName as pipeSection } from "../src/calculators/pipe-sizer/index.ts";
import { warningsByPlace } from "../src/kernel/index.ts";
import { pumpCurves, pumpHeadCalc } from "../src/calculators/pump-head-calc/index.ts";

function answered<T extends { readonly ok: boolean }>(outcome: T): Extract<T, { ok: true }> {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome as Extract<T, { ok: true }>;
}

describe("rows without a name are called by their numbers, in every text about them", () => {
  const branches = [
    { id: "a", ductLength: 10 },
    { id: "b", parent: "a", ductLength: 5, airflow: 100 },
    { id: "c", parent: "a", ductLength: 5, airflow: 100, name: "West" },
    { id: "d", parent: "a", ductLength: 5, airflow: 100 },
  ];

  test("sections of ducts", () => {
    const input = { unitSystem: "Metric", scope: "system", sections: branches } as const;
    const outcome = answered(ductSizer.calculate(input));
    const { warnings, calculation } = outcome;
    const open = warningsByPlace(warnings)
      .filter(({ code }) => code === "terminal-below-velocity-pressure")
      .map(({ message }) => message.split(":")[0]);
    expect(open).toEqual(["Section 2", "West", "Section 4"]);
    expect(calculation.sections.map(({ name }) => name)).toEqual(["Section 1", "Section 2", "West", "Section 4"]);
    const cells = ductSizer.tables(outcome).flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)));
    expect(cells).toEqual(expect.arrayContaining(["Section 1", "Section 2", "Section 4"]));
    expect(cells).not.toContain("a");
  });

  test("sections of pipes", () => {
    const sections = branches.map(({ airflow, ductLength: pipeLength, ...row }) => ({
      ...row,
      pipeLength,
      ...(airflow && ({ unit: "flow", flowRate: 1 } as const)),
    }));
    const { results, values } = answered(
      pipeSizer.calculate({ unitSystem: "Metric", scope: "system", designTemperatureDifference: 6, sections }),
    );
    expect(results.criticalUnit!.value).toMatch(/^(Section [24]|West)$/);
    expect(pipeSection(values, 3)).toBe("Section 4");
  });

  test("pumps, segments and equipment", () => {
    const points = [
      [0, 30],
      [18, 27.5],
      [36, 20],
    ].map(([flow, head], index) => ({ id: `p${index}`, flow: { value: flow!, unit: "m3/h" as const }, head: head! }));
    const outcome = answered(
      pumpHeadCalc.calculate({
        unitSystem: "Metric",
        flowRate: { value: 36, unit: "m3/h" },
        headLoss: 10,
        segments: [
          { id: "s", length: 5 },
          { id: "t", length: 5 },
        ],
        equipment: [{ id: "e", ratedLoss: 10 }],
        pumps: [
          { id: "p", points },
          { id: "q", points },
        ],
      }),
    );
    expect(outcome.results.segments.map(({ name }) => name.value)).toEqual(["Segment 1", "Segment 2"]);
    expect(outcome.results.equipment.map(({ name }) => name.value)).toEqual(["Component 1"]);
    expect(outcome.results.pumps.map(({ name }) => name.value)).toEqual(["Pump 1", "Pump 2"]);
    expect(pumpCurves(outcome.calculation, outcome.values).pumps.map(({ name }) => name)).toEqual(["Pump 1", "Pump 2"]);
  });

  test("surfaces of a room, with the direction from which the sun shines on them", async () => {
    const input = {
      unitSystem: "Metric",
      method: "quick",
      indoorTemp: 24,
      outdoorTemp: 33,
      wallArea: 10,
      wallUValue: 0.4,
      windowArea: 2,
      windowUValue: 1.4,
      windowOrientation: "horizontal",
      surfaces: [
        { id: "a", kind: "wall", area: 9, uValue: 0.4, orientation: "SE" },
        { id: "b", kind: "door", area: 2, uValue: 2, exposure: "shade" },
        { id: "c", kind: "roof", area: 9, uValue: 0.2, name: "Terrace" },
      ],
    } as const;
    const outcome = answered(heatLoad.calculate(input));
    const names = ["West wall", "Skylight", "South-east wall 1", "Door 2", "Terrace"];
    const shown = (each: typeof outcome): unknown[] => each.results.surfaces?.map(({ name }) => name.value) ?? [];
    expect(shown(outcome)).toEqual(names);
    const rows = (await heatLoad.explanation()).sheet(outcome).flatMap((entry) => (entry.kind === "rows" ? entry.rows : []));
    expect(rows.map(({ title }) => title)).toEqual(names);
    const heating = answered(heatLoad.calculate({ ...input, calculationMode: "Heating", outdoorTemp: -5 }));
    expect(shown(heating)).toEqual(["Wall", "Window", "Wall 1", "Door 2", "Terrace"]);
  });

  test("sections on the sheet", async () => {
    const outcome = answered(ductSizer.calculate({ unitSystem: "Metric", scope: "system", sections: branches }));
    const sheet = JSON.stringify((await ductSizer.explanation()).sheet(outcome));
    for (const name of ["Section 1", "Section 2", "West", "Section 4"]) expect(sheet).toContain(`"${name}"`);
  });
});
