import { describe, expect, test } from "vitest";
import { allSteps, heatLoad } from "../src/index.ts";
import { withDisplayUnit } from "../src/internal/index.ts";
import { mergeThreeWay } from "../src/merging/index.ts";
import { inputSchema } from "../src/schemas/index.ts";

const room = { unitSystem: "Metric", floorArea: 40, lightingLoad: { value: 7, unit: "W/m2" } } as const;
const { fields } = heatLoad;

const lightingOf = (input: Parameters<typeof heatLoad.calculate>[0]): number | readonly unknown[] => {
  const outcome = heatLoad.calculate(input);
  return outcome.ok ? outcome.values.lightingLoad : outcome.errors;
};

describe("a gain entered per floor area", () => {
  test("counts times the floor area, whatever units the two are in", () => {
    expect(lightingOf(room)).toBe(280);
    // 0.65 W/ft² × 400 ft² = 260 W
    expect(lightingOf({ unitSystem: "Imperial", floorArea: 400, lightingLoad: { value: 0.65, unit: "W/ft2" } })).toBeCloseTo(260, 9);
    // 1 Btu/(h·ft²) × 100 ft² = 100 Btu/h = 29.307 W
    expect(lightingOf({ unitSystem: "Imperial", floorArea: 100, lightingLoad: { value: 1, unit: "Btu/(h ft2)" } })).toBeCloseTo(29.307, 3);
  });

  test("goes with the floor area when that changes, and stays as it was typed", () => {
    expect(lightingOf({ ...room, floorArea: 50 })).toBe(350);
    expect(heatLoad.complete(room)["lightingLoad"]).toEqual(room.lightingLoad);
    expect(heatLoad.open(room, heatLoad.version)).toEqual({ input: room, notes: [] });
  });

  test("is refused at its place, in words, where the floor area is empty", () => {
    const { floorArea: _, ...blank } = room;
    const refused = {
      field: "lightingLoad",
      code: "required",
      message: "Lighting is entered per floor area, which is empty. Give the floor area, or all of it in W.",
    };
    expect(lightingOf(blank)).toEqual([refused]);
    expect(lightingOf({ ...blank, floorArea: null })).toEqual([refused]);
  });

  test("is not missed number by number where nobody entered it: the floor area is asked for, once", () => {
    const outcome = heatLoad.calculate({ unitSystem: "Metric", spaceType: "open-office" });
    expect(outcome.ok ? [] : outcome.errors).toEqual([
      { field: "floorArea", code: "required", message: "Floor area is required: numbers that were not entered are per floor area." },
    ]);
  });

  test("keeps the limits of the whole, and refuses other units by those that there are", () => {
    expect(lightingOf({ ...room, floorArea: 100_000, lightingLoad: { value: 200, unit: "W/m2" } })).toEqual([
      expect.objectContaining({ field: "lightingLoad", code: "range" }),
    ]);
    const wrong = heatLoad.calculate({ ...room, lightingLoad: { value: 7, unit: "m2" as "W" } });
    expect(wrong.ok ? "" : wrong.errors[0]?.message).toMatch(/cannot be given in “m2”.*W\/m2/);
    const shown = heatLoad.calculate({ ...room, lightingLoad: { value: 7, unit: "W/m2", displayUnit: "W" as "W/m2" } });
    expect(shown.ok ? "" : shown.errors[0]?.message).toMatch(/cannot be shown in “W”/);
    expect(heatLoad.open({ ...room, lightingLoad: { ...room.lightingLoad, displayUnit: "W" } }, heatLoad.version).input).toEqual(room);
  });

  test("is shown and restated in the units of the other system that are per area too", () => {
    expect(heatLoad.display(room, "Imperial").lightingLoad).toEqual({ value: 7, unit: "W/m2", displayUnit: "W/ft2" });
    const restated = heatLoad.convert(room, "Imperial").lightingLoad as { readonly value: number; readonly unit: string };
    expect(restated.unit).toBe("W/ft2");
    expect(restated.value).toBeCloseTo(7 * 0.3048 ** 2, 12);
  });

  test("is restated where a unit of the whole is chosen, and the whole where one per area is", () => {
    const whole = withDisplayUnit(fields, room, heatLoad.complete(room), "lightingLoad", "W");
    expect(whole.lightingLoad).toEqual({ value: 280, unit: "W" });
    expect(withDisplayUnit(fields, whole, heatLoad.complete(whole), "lightingLoad", "W/m2")).toEqual(room);
    // 280 W / 37 m² = 7.567567… W/m²: to the last digit, and the same 280 W back.
    const small = { ...whole, floorArea: 37 };
    const perArea = withDisplayUnit(fields, small, heatLoad.complete(small), "lightingLoad", "W/m2");
    expect(perArea.lightingLoad).toEqual({ value: 280 / 37, unit: "W/m2" });
    expect(lightingOf(perArea)).toBeCloseTo(280, 9);
    expect(withDisplayUnit(fields, perArea, heatLoad.complete(perArea), "lightingLoad", "W")).toEqual(small);
    const blank = { unitSystem: "Metric", lightingLoad: { value: 280, unit: "W" } } as const;
    expect(withDisplayUnit(fields, blank, heatLoad.complete(blank), "lightingLoad", "W/m2")).toEqual(blank);
    expect(() => withDisplayUnit(fields, room, heatLoad.complete(room), "lightingLoad", "m2")).toThrow(/m2/);
  });

  test("merges as what was typed: one states it per area, the other changes the floor area", () => {
    const base = { ...room, lightingLoad: { value: 300, unit: "W" } } as const;
    const merged = mergeThreeWay(base, room, { ...base, floorArea: 50 });
    expect(merged).toEqual({ value: { ...room, floorArea: 50 }, open: [] });
    expect(lightingOf(merged.value as typeof room)).toBe(350);
  });

  test("is shown on the sheet with its product", async () => {
    const outcome = heatLoad.calculate(room);
    if (!outcome.ok) throw new Error("refused");
    const steps = allSteps((await heatLoad.explanation()).sheet(outcome));
    const step = steps.find(({ symbol }) => symbol === "p_l");
    expect(step).toMatchObject({ kind: "input", name: "Lighting per floor area", substitution: "7\u202fW/m²", value: 7 });
    expect(steps.find(({ symbol }) => symbol === "P_l")).toMatchObject({
      kind: "formula",
      expression: "p_l * A_floor",
      substitution: "7 [W/m2] * 40 [m2]",
      value: 280,
      field: "lightingLoad",
    });
  });

  test("belongs to the schema of inputs", () => {
    const schema = inputSchema(heatLoad);
    expect(schema.safeParse(room).success).toBe(true);
    expect(schema.safeParse({ ...room, lightingLoad: { value: 7, unit: "m2" } }).success).toBe(false);
    expect(schema.safeParse({ ...room, lightingLoad: { value: 7, unit: "W/m2", displayUnit: "W" } }).success).toBe(false);
  });
});
