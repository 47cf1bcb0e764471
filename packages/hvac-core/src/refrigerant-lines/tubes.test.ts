import { describe, expect, test } from "vitest";
import { annealedCopperStress, gasWarming, tubeConductance, tubeRating, tubeSizes } from "./index.ts";

const psi = 6894.757;

describe("heat from around", () => {
  test("of a bare tube is that of its surface", () => {
    const bare = { outsideDiameter: 0.03, insulationThickness: 0, conductivity: 0.04, surfaceCoefficient: 10 };
    expect(tubeConductance(bare)).toBeCloseTo(Math.PI * 0.03 * 10, 12);
  });

  test("follows the sum of both resistances, and warms gas no further than the surroundings", () => {
    const conductance = tubeConductance({ outsideDiameter: 0.03, insulationThickness: 0.02, conductivity: 0.04, surfaceCoefficient: 9 });
    expect(1 / conductance).toBeCloseTo(Math.log(7 / 3) / (2 * Math.PI * 0.04) + 1 / (Math.PI * 0.07 * 9), 12);
    const gas = { conductance, massFlow: 0.1, specificHeat: 900, temperature: 8, surroundings: 32 };
    // A short line takes what the entry takes; one without end all there is; two parts what the whole takes.
    expect(gasWarming({ ...gas, length: 0.01 }) / ((conductance * 0.01 * 24) / 90)).toBeCloseTo(1, 4);
    expect(gasWarming({ ...gas, length: 1e5 })).toBeCloseTo(24, 6);
    const first = gasWarming({ ...gas, length: 30 });
    expect(first + gasWarming({ ...gas, length: 50, temperature: 8 + first })).toBeCloseTo(gasWarming({ ...gas, length: 80 }), 10);
  });
});

describe("a tube", () => {
  // A manufacturer's table of ASTM B280 tube at 150 °F, psi, for annealed copper.
  test.each([
    ["acrL", "3/8", 775],
    ["acrL", "5/8", 613],
    ["acrL", "7/8", 495],
    ["acrL", "1-1/8", 420],
    ["acrL", "1-5/8", 347],
    ["acrL", "2-1/8", 309],
    ["acrL", "3-1/8", 270],
    ["acrL", "4-1/8", 249],
    ["acrK", "3/8", 913],
    ["acrK", "7/8", 724],
    ["acrK", "1-3/8", 452],
    ["acrK", "2-5/8", 338],
    ["acrK", "4-1/8", 306],
  ] as const)("of %s, %s in, may work at its rated pressure", (series, label, rated) => {
    const { outsideDiameter, wall } = tubeSizes(series).find((size) => size.label === label)!;
    // The table takes each size's own tolerances of diameter and wall, which are 10 % of the wall within a thousandth of an inch.
    expect(Math.abs(tubeRating({ outsideDiameter, wall, temperature: 65.5556 }) / psi / rated - 1)).toBeLessThan(0.025);
  });

  // Lawton Tubes' table at 65 °C, bar, of half-hard (60 N/mm²) and hard (72.5 N/mm²) tube by EN 12735-1; rounded down or up to whole bar there.
  test.each([
    [12, 0.6, 60, 63],
    [15, 0.7, 60, 58],
    [22, 0.9, 60, 51],
    [22, 1.2, 60, 69],
    [28, 0.9, 60, 40],
    [35, 1.5, 72.5, 64],
    [42, 1.5, 72.5, 53],
    [54, 2, 72.5, 55],
    [76.1, 2, 72.5, 39],
    [108, 2.5, 72.5, 34],
  ])("of %d × %d mm by EN 12735-1 follows the equation of a manufacturer's table", (diameter, wall, stress, printed) => {
    const annealed = tubeRating({ outsideDiameter: diameter / 1000, wall: wall / 1000, temperature: 65, rule: "en" }) / 1e5;
    expect(Math.abs((annealed * stress) / 46 / printed - 1)).toBeLessThan(0.02);
  });

  test("bears less the hotter it is", () => {
    expect(annealedCopperStress(150, "en")).toBe(34e6);
    expect(() => annealedCopperStress(202, "en")).toThrow(expect.objectContaining({ parameter: "temperature" }));
    expect(annealedCopperStress(20)).toBe(annealedCopperStress(-40));
    expect(annealedCopperStress(100)).toBeLessThan(annealedCopperStress(60));
    expect(() => annealedCopperStress(210)).toThrow(expect.objectContaining({ parameter: "temperature" }));
  });
});
