import { describe, expect, test } from "vitest";
import { frictionContent, frictionReadings, sizesAbout } from "./frictionLines.ts";
import { mediumOf } from "./frictionMedium.ts";
import { frictionReaders } from "./frictionState.ts";

describe("a friction chart", () => {
  test("of ducts agrees with the formula that charts of galvanised duct were once drawn by", () => {
    const state = frictionReaders.Imperial({ of: "duct", surface: "galvanizedAverage" });
    const medium = mediumOf(state);
    if ("problem" in medium) throw new Error(medium.problem);
    const { rows, next } = sizesAbout(state, medium, frictionReadings(state, "Imperial"), "Imperial");
    expect(rows.length).toBe(7);
    for (const [, diameter, friction, velocity] of rows as [string, ...{ value: number }[]][]) {
      // in. w.g. per 100 ft = 0.109136 cfm^1.9 / in^5.02 for a roughness of 0.0005 ft: a fit, good to some five per cent.
      const fitted = (0.109136 * 1000 ** 1.9) / diameter!.value ** 5.02;
      expect(Math.abs(friction!.value / fitted - 1)).toBeLessThan(0.06);
      expect(velocity!.value).toBeCloseTo(1000 / (Math.PI * (diameter!.value / 24) ** 2), 3);
    }
    expect(next).toContain("15");
  });

  test("has lines in both unit systems, and says why there are none of ice", () => {
    for (const unitSystem of ["Metric", "Imperial"] as const)
      for (const conduit of ["duct", "pipe"]) {
        const state = frictionReaders[unitSystem]({ of: conduit, altitude: "3000", liquid: "ethylene", temperature: "-10" });
        const medium = mediumOf(state);
        if ("problem" in medium) throw new Error(medium.problem);
        const { lines } = frictionContent(state, medium, unitSystem);
        for (const { points } of lines) expect(points.some(({ y }) => Number.isFinite(y))).toBe(true);
      }
    expect(mediumOf(frictionReaders.Metric({ of: "pipe", temperature: "-5" }))).toEqual({ problem: expect.stringContaining("freezes") });
    expect(mediumOf(frictionReaders.Metric({ of: "pipe", liquid: "propylene", share: "0.1", temperature: "-20" }))).toHaveProperty(
      "problem",
    );
  });
});
