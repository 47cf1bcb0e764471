import { pipeMaterial } from "@org/hvac-core/flow";
import { describe, expect, test } from "vitest";
import { flows, values, ways } from "./values/equivalent-length.ts";

const size = (label: string) => pipeMaterial("steel40").sizes.find((each) => each.label === label)!;

describe("what the article on equivalent lengths says", () => {
  test("f_T is the one that Crane prints for 2 in, and thirty of it the coefficient", () => {
    // TP-410, p. A-26: 0.019 at 2 in.
    expect(values["frictionTurbulent"]?.value).toBeCloseTo(0.019, 3);
    expect(ways.crane()).toBeCloseTo((30 * 0.25) / Math.log10(0.04572 / 3.7 / 52.48) ** 2, 2);
  });

  test.each([
    // CalebBell/fluids 1.3.1 fits Crane's f_T with another curve, up to 1.4 % lower.
    ["4", 0.486277406845, 0.014],
  ])("Crane's elbow of %s in agrees with a peer", (label, expected, within) => {
    expect(Math.abs(ways.crane(size(label)) / expected - 1)).toBeLessThan(within);
  });

  test("three K agrees with a peer", () => {
    // CalebBell/fluids 1.3.1: NPS 6, Re 300 000, standard threaded elbow.
    expect(ways.threeK(3e5, size("6"))).toBeCloseTo(0.469813448065, 9);
  });

  test("two K is Hooper's formula in inches", () => {
    expect(ways.twoK(1e5)).toBeCloseTo(800 / 1e5 + 0.4 * (1 + 25.4 / 52.5), 3);
  });

  test("thirty diameters follow the friction of the flow", () => {
    // Laminar flow: f = 64/Re.
    expect(ways.length(1000)).toBeCloseTo((30 * 64) / 1000, 9);
    // CalebBell/fluids 1.3.1, Colebrook at Re 10 000 in a pipe without roughness: 0.0308829503535.
    expect(ways.length(1e4, 0)).toBeCloseTo(30 * 0.0308829503535, 9);
  });

  test("they overstate the elbow in cold glycol and understate it in smooth tube", () => {
    const [hot, , smooth, glycol] = flows;
    expect(Math.abs(hot!.length / ways.crane() - 1)).toBeLessThan(0.11);
    expect(glycol!.length / ways.crane()).toBeGreaterThan(2);
    expect(glycol!.length / glycol!.threeK).toBeGreaterThan(1.4);
    expect(smooth!.length).toBeLessThan(smooth!.threeK);
    expect(1 - ways.crane() / glycol!.threeK).toBeCloseTo(0.25, 1);
  });

  test("the multipliers of the sprinkler standard are the ratio of the friction", () => {
    // NFPA 13: C = 100, 130, 140, 150.
    for (const [c, multiplier] of [
      [100, 0.713],
      [130, 1.16],
      [140, 1.33],
      [150, 1.51],
    ] as const) {
      expect(Math.abs((c / 120) ** 1.85 - multiplier)).toBeLessThan(0.002);
    }
  });
});
