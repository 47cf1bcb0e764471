import { describe, expect, test } from "vitest";
import { bendAspectRatio, damperBladeRatio, ductFitting, exceededRanges, velocityPressure } from "./index.ts";

const coefficient = (key: string, geometry: Record<string, number> = {}): number => ductFitting(key).coefficient(geometry);

describe("rectangular elbows", () => {
  test("lose more in the hard bend than in the easy one, as SMACNA's table A-7D prints for a mitre", () => {
    const mitre = (plane: "longSide" | "shortSide"): number =>
      coefficient("elbowRectangularMitered", { aspectRatio: bendAspectRatio({ width: 1, height: 0.25, plane }) });
    // Table A-7D at 90°: 1.30 at H/W 0.25, 0.92 at H/W 4; Idelchik's aspect factor is within 0.09 of it.
    expect(Math.abs(mitre("longSide") - 1.3)).toBeLessThan(0.09);
    expect(Math.abs(mitre("shortSide") - 0.92)).toBeLessThan(0.09);
  });

  test("see the same bend whichever side is called the width, and a square duct knows no plane", () => {
    expect(bendAspectRatio({ width: 0.25, height: 1, plane: "longSide" })).toBe(
      bendAspectRatio({ width: 1, height: 0.25, plane: "longSide" }),
    );
    expect(bendAspectRatio({ width: 0.4, height: 0.4, plane: "longSide" })).toBe(
      bendAspectRatio({ width: 0.4, height: 0.4, plane: "shortSide" }),
    );
    expect(() => bendAspectRatio({ width: 1, height: 1, plane: "hard" as "longSide" })).toThrow(/plane/);
  });
});

describe("dampers", () => {
  test("have the printed coefficients at the corners of their tables", () => {
    // ASHRAE fittings CR9-1, CR9-3 and CR9-4 as two programs carry them.
    for (const [key, geometry, expected] of [
      ["damperButterflyRectangular", { aspectRatio: 0.2, angle: 70 }, 190],
      ["damperButterflyRectangular", { aspectRatio: 1, angle: 30 }, 3.3],
      ["damperButterflyRectangular", { aspectRatio: 2, angle: 60 }, 80],
      ["damperParallelBlades", { bladeRatio: 0.3, angle: 70 }, 32],
      ["damperParallelBlades", { bladeRatio: 1.5, angle: 70 }, 102],
      ["damperOpposedBlades", { bladeRatio: 0.3, angle: 10 }, 0.85],
      ["damperOpposedBlades", { bladeRatio: 1, angle: 40 }, 21],
      ["damperOpposedBlades", { bladeRatio: 1.5, angle: 70 }, 677],
      ["fireDamperCurtain", {}, 0.46],
      ["fireDamperCurtainRound", {}, 0.12],
    ] as const)
      expect(coefficient(key, geometry), `${key} ${JSON.stringify(geometry)}`).toBeCloseTo(expected, 10);
  });

  test("the logarithm of the coefficient is nearly linear in the blade angle, as Legg found by experiment", () => {
    // Building Services Engineering Research and Technology 7(4), 1986, over a wide range of blade angles. A line explains 96 % of the variance at least.
    for (const key of ["damperParallelBlades", "damperOpposedBlades"]) {
      const points = [10, 20, 30, 40, 50, 60, 70].map((angle) => [angle, Math.log(coefficient(key, { bladeRatio: 0.8, angle }))] as const);
      const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
      const [mx, my] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
      const sum = (term: (x: number, y: number) => number): number => points.reduce((total, [x, y]) => total + term(x - mx, y - my), 0);
      const correlation = sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_x, y) => y * y));
      expect(correlation, key).toBeGreaterThan(0.98);
    }
  });

  test("close steadily: more angle, more blades and opposed action lose more", () => {
    for (let bladeRatio = 0.3; bladeRatio <= 1.5; bladeRatio += 0.1)
      for (let angle = 5; angle <= 70; angle += 5) {
        const opposed = coefficient("damperOpposedBlades", { bladeRatio, angle });
        const parallel = coefficient("damperParallelBlades", { bladeRatio, angle });
        expect(opposed).toBeGreaterThan(parallel);
        expect(opposed).toBeGreaterThan(coefficient("damperOpposedBlades", { bladeRatio, angle: angle - 5 }));
        expect(parallel).toBeGreaterThan(coefficient("damperParallelBlades", { bladeRatio, angle: angle - 5 }));
        if (bladeRatio < 1.4)
          expect(coefficient("damperOpposedBlades", { bladeRatio: bladeRatio + 0.1, angle })).toBeGreaterThanOrEqual(opposed - 1e-12);
      }
  });

  test("count their blades by the duct's perimeter", () => {
    // Six blades of 0.8 m in a duct of 0.8 × 0.6 m: 4.8 m over 2.8 m.
    expect(damperBladeRatio(6, 0.8, 0.6)).toBeCloseTo(4.8 / 2.8, 14);
    expect(() => damperBladeRatio(0, 0.8, 0.6)).toThrow(RangeError);
  });
});

describe("louvres", () => {
  test("lose what EN 13030's coefficient of discharge defines", () => {
    // A manufacturer's example: 0.265 on a core of 0.937 m² in a face of 1.05 m², an aerodynamic free area of 24 %.
    const aerodynamicArea = (0.265 * 0.937) / 1.05;
    expect(aerodynamicArea).toBeCloseTo(0.24, 2);
    const [flow, density] = [2, 1.2];
    const loss = coefficient("louvre", { aerodynamicArea }) * velocityPressure(flow / 1.05, density);
    expect(loss).toBeCloseTo((density / 2) * (flow / (0.265 * 0.937)) ** 2, 9);
  });
});

describe("take-offs from a rectangular main", () => {
  const keys = ["takeoffRectangular45", "takeoffRectangular90", "takeoffRectangularToRound"] as const;

  test("have SMACNA's nodes, the flow and velocity ratios of which give the area ratio", () => {
    for (const [key, flowRatio, velocityRatio, expected] of [
      ["takeoffRectangular45", 0.1, 0.2, 0.91],
      ["takeoffRectangular45", 0.5, 1, 0.74],
      ["takeoffRectangular45", 0.2, 1, 0.98],
      ["takeoffRectangular45", 0.9, 1.8, 1.17],
      ["takeoffRectangular90", 0.4, 1.2, 1.91],
      ["takeoffRectangular90", 0.1, 1.8, 2.32],
      ["takeoffRectangularToRound", 0.8, 1.6, 1.88],
    ] as const)
      expect(coefficient(key, { flowRatio, areaRatio: flowRatio / velocityRatio }), `${key} ${flowRatio} ${velocityRatio}`).toBeCloseTo(
        expected,
        10,
      );
  });

  test("lose less with a 45° entry than without, wherever the tables reach", () => {
    for (let flowRatio = 0.1; flowRatio <= 0.9; flowRatio += 0.05)
      for (let areaRatio = 0.1; areaRatio <= 0.5; areaRatio += 0.05) {
        const geometry = { flowRatio, areaRatio };
        if (exceededRanges(ductFitting("takeoffRectangular45"), geometry).length > 0) continue;
        expect(coefficient("takeoffRectangular45", geometry)).toBeLessThan(coefficient("takeoffRectangular90", geometry));
      }
  });

  test("change without jumps, beyond the tables too", () => {
    for (const key of keys)
      for (let flowRatio = 0; flowRatio < 1; flowRatio += 0.01)
        for (let areaRatio = 0.05; areaRatio < 1; areaRatio += 0.01) {
          const here = coefficient(key, { flowRatio, areaRatio });
          const step = 1e-6;
          // Neighbouring nodes differ by 1.2 at most per 0.1 of flow or 0.2 of velocity; the velocity ratio changes by up to 20 (1 + q/a) of a step.
          const band = 12 * step * (1 + 20 * (1 + flowRatio / areaRatio));
          expect(
            Math.abs(coefficient(key, { flowRatio: flowRatio + step, areaRatio }) - here),
            `${key} ${flowRatio} ${areaRatio}`,
          ).toBeLessThan(band);
          expect(
            Math.abs(coefficient(key, { flowRatio, areaRatio: areaRatio + step }) - here),
            `${key} ${flowRatio} ${areaRatio}`,
          ).toBeLessThan(band);
        }
  });
});

describe("enlargements at fan outlets", () => {
  test("have SMACNA's nodes", () => {
    for (const [key, angle, opening, expected] of [
      ["fanOutletPlane", 10, 1.5, 0.05],
      ["fanOutletPlane", 30, 2, 0.24],
      ["fanOutletPlane", 35, 4, 0.5],
      ["fanOutletPyramidal", 15, 2.5, 0.38],
      ["fanOutletPyramidal", 30, 4, 0.69],
    ] as const)
      expect(coefficient(key, { angle, areaRatio: 1 / opening }), `${key} ${angle} ${opening}`).toBeCloseTo(expected, 10);
  });

  test("lose more the wider they open, and with four sides more than with two", () => {
    for (let angle = 10; angle <= 30; angle += 1)
      for (let areaRatio = 0.25; areaRatio < 0.66; areaRatio += 0.02) {
        const [plane, pyramid] = [
          coefficient("fanOutletPlane", { angle, areaRatio }),
          coefficient("fanOutletPyramidal", { angle, areaRatio }),
        ];
        expect(pyramid).toBeGreaterThan(plane);
        expect(pyramid).toBeGreaterThanOrEqual(coefficient("fanOutletPyramidal", { angle, areaRatio: areaRatio + 0.005 }));
        if (angle < 30) expect(coefficient("fanOutletPyramidal", { angle: angle + 1, areaRatio })).toBeGreaterThan(pyramid);
      }
  });
});
