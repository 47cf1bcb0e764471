import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "@tooling/testing/extent";
import { curveExcess, noiseCriterion, noiseCriterionCurve, noiseRating, noiseRatingCurve, type OctaveSpectrum } from "./index.ts";

const levels = fc.array(fc.double({ min: 30, max: 60, noNaN: true }), { minLength: 8, maxLength: 8 });

describe("the excess of a spectrum over a curve", () => {
  test("is zero over the curve of its rating, in the band that decides it", () =>
    fc.assert(
      fc.property(levels, (spectrum) => {
        for (const [{ rating, governingBand }, curveOf] of [
          [noiseRating(spectrum), noiseRatingCurve],
          [noiseCriterion(spectrum), noiseCriterionCurve],
        ] as const) {
          const curve: OctaveSpectrum = curveOf(rating);
          const { band, excess } = curveExcess(spectrum, curve);
          expect(excess).toBeCloseTo(0, 9);
          expect(band).toBe(governingBand);
          expect(curveExcess(spectrum, curveOf(rating + 0.5)).bandsAbove).toBe(0);
          expect(curveExcess(spectrum, curveOf(rating - 0.5)).bandsAbove).toBeGreaterThan(0);
        }
      }),
      { numRuns: runs(60) },
    ));

  test("rises as much as the spectrum does, and a band without a limit never decides", () =>
    fc.assert(
      fc.property(levels, fc.double({ min: -20, max: 20, noNaN: true }), (spectrum, change) => {
        const curve = noiseRatingCurve(40);
        const louder = spectrum.map((level) => level + change);
        expect(curveExcess(louder, curve).excess - curveExcess(spectrum, curve).excess).toBeCloseTo(change, 9);
        const { band } = curveExcess(spectrum, [...curve.slice(0, 7), undefined]);
        expect(band).not.toBe(8000);
      }),
      { numRuns: runs(60) },
    ));
});
