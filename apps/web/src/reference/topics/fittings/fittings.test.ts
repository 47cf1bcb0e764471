import { describe, expect, test } from "vitest";
import { coefficientChart, parametersOf, type Geometry } from "./coefficientChart.ts";
import { fittingOf, fittingRows } from "./fittingList.ts";
import { sketchOf } from "./sketch/sketchOf.ts";

/** Geometries of a fitting: the usual one, and each parameter at both ends of its range. */
function extremesOf(row: (typeof fittingRows)[number]): readonly Geometry[] {
  const { parameters } = row.fitting;
  const usual = Object.fromEntries(Object.entries(parameters).map(([name, parameter]) => [name, parameter.default]));
  return [usual, ...Object.entries(parameters).flatMap(([name, { min, max }]) => [min, max].map((end) => ({ ...usual, [name]: end })))];
}

describe("every fitting", () => {
  test("is drawn at both ends of each of its parameters, valves and devices by their symbols", () => {
    const symbols = new Set<string>();
    for (const row of fittingRows)
      for (const geometry of extremesOf(row)) {
        const sketch = sketchOf(row.key, geometry);
        if (!sketch) symbols.add(row.fitting.family);
        for (const stroke of [...(sketch?.walls ?? []), ...(sketch?.thin ?? []), ...(sketch?.flow ?? []), ...(sketch?.besides ?? [])]) {
          expect(stroke.length, row.id).toBeGreaterThan(1);
          for (const each of stroke.flat()) expect(Number.isFinite(each) && Math.abs(each) < 5000, row.id).toBe(true);
        }
      }
    expect([...symbols].toSorted()).toEqual(["damper", "device", "opening", "valve"]);
  });

  test("has a curve over each parameter, and the chosen point lies on it with the coefficient of the engine", () => {
    for (const row of fittingRows) {
      expect(fittingOf(row)).toBe(row.fitting);
      for (const [over] of parametersOf(row.fitting))
        for (const geometry of extremesOf(row)) {
          const { content } = coefficientChart({ fitting: row.fitting, geometry, over, unitSystem: "Imperial" });
          const point = content.points.find(({ id }) => id === "own")!;
          expect(point.y, `${row.id} ${over}`).toBe(row.fitting.coefficient(geometry));
          expect(point.x).toBeGreaterThanOrEqual(content.x.domain[0] - 1e-9);
          expect(point.x).toBeLessThanOrEqual(content.x.domain[1] + 1e-9);
          expect(content.y.domain[1]).toBeGreaterThan(content.y.domain[0]);
          expect(point.y).toBeLessThanOrEqual(content.y.domain[1]);
        }
    }
  });
});
