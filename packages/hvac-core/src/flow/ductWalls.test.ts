import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ductWall, nusseltInDuct, type DuctWallInput } from "./ductWalls.ts";

const air = 0.71;

describe("nusseltInDuct", () => {
  test("of gas is that of Kays and Crawford, 0.021 Re^0.8 Pr^0.5 at a wall of one temperature, within what they scatter by", () => {
    for (const reynolds of [2e4, 5e4, 1e5, 3e5, 1e6])
      expect(Math.abs(nusseltInDuct(reynolds, air) / (0.021 * reynolds ** 0.8 * air ** 0.5) - 1)).toBeLessThan(0.08);
  });

  test("of gas is below Dittus and Boelter's, which is known for up to a quarter too much there", () => {
    for (const reynolds of [2e4, 1e5, 1e6]) {
      const rival = 0.023 * reynolds ** 0.8 * air ** 0.4;
      expect(nusseltInDuct(reynolds, air)).toBeLessThan(rival);
      expect(nusseltInDuct(reynolds, air)).toBeGreaterThan(0.75 * rival);
    }
  });

  test("of laminar flow is that of Graetz's problem far from the entrance", () => {
    expect(nusseltInDuct(0, air)).toBeCloseTo(3.6568, 2);
    expect(nusseltInDuct(2300, 7)).toBeCloseTo(3.6568, 2);
  });

  test("has no step between laminar and turbulent, and never falls", () => {
    for (const limit of [2300, 4000]) expect(nusseltInDuct(limit * (1 + 1e-9), air)).toBeCloseTo(nusseltInDuct(limit, air), 4);
    fc.assert(
      fc.property(fc.double({ min: 1, max: 1e7, noNaN: true }), fc.double({ min: 1, max: 1.5, noNaN: true }), (reynolds, more) => {
        expect(nusseltInDuct(reynolds * more, air)).toBeGreaterThanOrEqual(nusseltInDuct(reynolds, air));
      }),
    );
  });

  test("refuses an impossible flow", () => {
    expect(() => nusseltInDuct(-1, air)).toThrow(/reynolds/);
    expect(() => nusseltInDuct(1e4, 0)).toThrow(/prandtl/);
  });
});

const none = { thickness: 0, conductivity: 0.036 };
const wallOf = (input: Partial<DuctWallInput>) =>
  ductWall({
    shape: "round",
    width: 0.3,
    height: 0.3,
    liner: none,
    insulation: none,
    insideCoefficient: 20,
    surfaceCoefficient: 9,
    ...input,
  });

describe("ductWall", () => {
  test("of a round duct of 300 mm within 50 mm of 0.04 W/(m·K): by hand, three resistances of a cylinder", () => {
    // 1 / (20 · 0.942478) = 0.0530516; ln(0.4 / 0.3) / (2 π · 0.04) = 1.1446508; 1 / (9 · 1.256637) = 0.0884194 K·m/W.
    const wall = wallOf({ insulation: { thickness: 0.05, conductivity: 0.04 } });
    expect(wall.conductance).toBeCloseTo(1 / 1.2861218, 6);
    expect(wall.surfaceShare).toBeCloseTo(0.0884194 / 1.2861218, 6);
    expect(wall.outsidePerimeter).toBeCloseTo(1.256637, 6);
  });

  test("of a duct of 600 × 300 mm within 40 mm: by hand, a flat wall of the mean perimeter", () => {
    // Perimeters 1.8 and 1.8 + 8 · 0.04 = 2.12 m: 1 / (20 · 1.8) = 0.0277778; 0.04 / (0.036 · 1.96) = 0.5668934; 1 / (9 · 2.12) = 0.0524109.
    const wall = wallOf({ shape: "rectangular", width: 0.6, height: 0.3, insulation: { thickness: 0.04, conductivity: 0.036 } });
    expect(wall.conductance).toBeCloseTo(1 / 0.6470821, 6);
    expect(wall.outsidePerimeter).toBeCloseTo(2.12, 12);
  });

  test("of a flat oval duct of 800 × 300 mm: by hand, two flat sides and a cylinder side by side", () => {
    // Sides: 0.04 · 1 / 0.05 = 0.8; cylinder: 2 π · 0.04 / ln(0.4 / 0.3) = 0.8736289 W/(m·K); films on 1 + 0.3 π = 1.942478 and 1 + 0.4 π = 2.256637 m.
    const wall = wallOf({ shape: "oval", width: 0.8, insulation: { thickness: 0.05, conductivity: 0.04 } });
    const resistance = 1 / (20 * 1.942478) + 1 / 1.6736289 + 1 / (9 * 2.256637);
    expect(wall.conductance).toBeCloseTo(1 / resistance, 6);
  });

  test("of bare sheet is the two films in series", () => {
    const wall = wallOf({ shape: "rectangular", width: 0.5, height: 0.5 });
    expect(wall.conductance / 2).toBeCloseTo(1 / (1 / 20 + 1 / 9), 12);
    expect(wall.surfaceShare).toBeCloseTo(20 / 29, 12);
  });

  test("of a lined duct equals the same layer outside the clear section", () => {
    const lined = wallOf({ liner: { thickness: 0.025, conductivity: 0.036 } });
    const outside = wallOf({ width: 0.25, height: 0.25, insulation: { thickness: 0.025, conductivity: 0.036 } });
    expect(lined.conductance).toBeCloseTo(outside.conductance, 12);
    expect(lined.insidePerimeter).toBeCloseTo(0.25 * Math.PI, 12);
  });

  test("of a flat oval duct as wide as it is high is that of the round one", () => {
    const layers = { liner: { thickness: 0.02, conductivity: 0.04 }, insulation: { thickness: 0.03, conductivity: 0.03 } };
    expect(wallOf({ shape: "oval", ...layers }).conductance).toBeCloseTo(wallOf(layers).conductance, 12);
  });

  test("of thin layers is the flat wall, whatever the shape", () => {
    for (const shape of ["round", "rectangular", "oval"] as const) {
      const wall = wallOf({ shape, width: shape === "round" ? 0.3 : 0.7, insulation: { thickness: 1e-5, conductivity: 0.01 } });
      expect(wall.conductance / wall.insidePerimeter).toBeCloseTo(1 / (1 / 20 + 1e-3 + 1 / 9), 3);
    }
  });

  test("passes less heat and is nearer to its surroundings the thicker its insulation", () => {
    const thickness = fc.double({ min: 0, max: 0.4, noNaN: true });
    fc.assert(
      fc.property(thickness, thickness, fc.constantFrom("round", "rectangular", "oval"), (first, second, shape) => {
        const insulatedBy = (each: number) =>
          wallOf({ shape, width: 0.6, height: 0.6, insulation: { thickness: each, conductivity: 0.03 } });
        const [less, more] = [insulatedBy(Math.min(first, second)), insulatedBy(Math.max(first, second))];
        expect(more.conductance).toBeLessThanOrEqual(less.conductance);
        expect(more.surfaceShare).toBeLessThanOrEqual(less.surfaceShare);
      }),
    );
  });

  test("refuses a flat oval duct that is higher than wide, and an unknown shape", () => {
    expect(() => wallOf({ shape: "oval", width: 0.2 })).toThrow(/width/);
    expect(() => wallOf({ shape: "triangle" as "round" })).toThrow(/shape/);
  });

  test("refuses a liner that leaves nothing", () => {
    expect(() => wallOf({ liner: { thickness: 0.15, conductivity: 0.04 } })).toThrow(/linerThickness/);
  });
});
