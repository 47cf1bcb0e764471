import { describe, expect, test } from "vitest";
import { codes, solve, usual, type Row, type Rows } from "../../../../test/pipeSystems.ts";
import { allSteps } from "../../../kernel/index.ts";
import { pipeSizer, type PipeInput } from "../index.ts";

describe("the extremes", () => {
  test("sections without flow have a warning and no loss", () => {
    const outcome = solve({
      sections: [
        { id: "a", pipeLength: 10 },
        { id: "b", parent: "a", unit: "flow", flowRate: 0, pipeLength: 5 },
        { id: "c", unit: "flow", flowRate: 1, pipeLength: 5 },
      ],
    });
    const [a, b] = outcome.results.sections!;
    for (const row of [a!, b!]) {
      expect(row.totalPressureLoss.value).toBe(0);
      expect(row.nominalSize).toBeUndefined();
    }
    expect(outcome.warnings.map(({ code }) => code)).toContain("no-flow");
  });

  test("a system in which nothing flows is refused at its last unit, or where one could be", () => {
    const rows: Rows = [
      { id: "a", pipeLength: 10 },
      { id: "b", parent: "a", unit: "flow", flowRate: 0, pipeLength: 5 },
    ];
    const refused = (sections: Rows, field: string, more: PipeInput = {}) =>
      expect(pipeSizer.calculate({ ...usual, ...more, sections })).toMatchObject({
        ok: false,
        errors: [{ field, message: expect.stringMatching(/no section has a unit with a flow/i) as string }],
      });
    refused(rows, "sections.b.flowRate");
    refused(rows.slice(0, 1), "sections.a.unit");
    refused([{ id: "a", unit: "load", heatingLoad: 0, pipeLength: 5 }], "sections.a.heatingLoad", {
      service: "heating",
      fluidTemperature: 60,
    });
  });

  test("no section at all is asked for in words", () => {
    expect(pipeSizer.calculate({ ...usual, sections: [] })).toMatchObject({
      ok: false,
      errors: [{ field: "sections", message: "Add at least one section." }],
    });
  });

  test("a flow that no size carries is refused at its section", () => {
    expect(
      pipeSizer.calculate({ ...usual, sections: [{ id: "a", unit: "flow", flowRate: 15_000, pipeMaterial: "copperL", pipeLength: 1 }] }),
    ).toMatchObject({
      ok: false,
      errors: [{ field: "sections.a.pipeMaterial", message: expect.stringMatching(/meets the target/) as string }],
    });
  });

  test("a custom size is accepted as DN or in inches, and a size that no series has is refused with its neighbours", () => {
    const row = (customSize: Row["customSize"]): Rows => [
      { id: "a", unit: "flow", flowRate: 2, pipeLength: 1, sizeChoice: "custom", customSize },
    ];
    for (const size of [50, { value: 2, unit: "in" }, { value: 50.8, unit: "mm" }] as const)
      expect(solve({ sections: row(size) }).results.mainSize!.value).toBe("NPS 2 (DN 50)");
    expect(pipeSizer.calculate({ ...usual, sections: row(57) })).toMatchObject({
      ok: false,
      errors: [{ field: "sections.a.customSize", message: expect.stringMatching(/NPS 2 \(DN 50\) and NPS 2-1\/2/) as string }],
    });
  });

  test("glycol near its freezing point has a warning by its supply", () => {
    const sections: Rows = [{ id: "a", unit: "flow", flowRate: 2, pipeLength: 10 }];
    expect(codes({ fluid: "ethylene", glycolMassFraction: 0.3, fluidTemperature: -13, sections })).toContain("near-freezing");
    // At the mean there are 4.5 K to spare, at the supply 1.5 K.
    expect(codes({ fluid: "ethylene", glycolMassFraction: 0.3, fluidTemperature: -10, sections })).toContain("supply-near-freezing");
    expect(codes({ fluid: "ethylene", glycolMassFraction: 0.3, fluidTemperature: -5, sections })).not.toContain("supply-near-freezing");
  });

  test("insulation by the standard that would be a metre thick is refused at its conductivity, in either scope", () => {
    const insulated: PipeInput = { heatExchange: true, insulationBy: "standard", insulationConductivity: 1, fluidTemperature: 120 };
    const refused = { ok: false, errors: [{ field: "insulationConductivity", message: expect.stringMatching(/metre thick/) as string }] };
    expect(pipeSizer.calculate({ unitSystem: "Metric", flowRate: 1, pipeLength: 5, ...insulated })).toMatchObject(refused);
    const sections: Rows = [{ id: "a", unit: "flow", flowRate: 1, pipeLength: 5 }];
    expect(pipeSizer.calculate({ ...usual, service: "heating", ...insulated, sections })).toMatchObject(refused);
  });

  test("cold surfaces in humid air have a warning", () => {
    const cold: PipeInput = {
      heatExchange: true,
      insulationThickness: 5,
      surroundingTemperature: 30,
      sections: [{ id: "a", unit: "flow", flowRate: 2, pipeLength: 10 }],
    };
    expect(codes({ ...cold, ambientHumidity: 0.9 })).toContain("condensation");
    expect(codes({ ...cold, ambientHumidity: 0.3 })).not.toContain("condensation");
  });

  test("500 sections are answered, their sheet opens row by row", async () => {
    const sections: Row[] = Array.from({ length: 500 }, (_, index) => ({
      id: `s${index}`,
      ...(index > 0 && { parent: `s${Math.floor((index - 1) / 2)}` }),
      unit: "flow",
      flowRate: 0.1,
      pipeLength: 5,
    }));
    const outcome = solve({ sections });
    const { explanation } = await import("../explanation.ts");
    const sheet = explanation.sheet(outcome);
    expect(allSteps(sheet.filter(({ kind }) => kind !== "rows")).length).toBeGreaterThan(10);
    expect(outcome.results.sections).toHaveLength(500);
  });
});
