import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readReference } from "../../test/reference/readReference.ts";
import { OutOfRangeError } from "../refusals/errors.ts";
import {
  addLevels,
  addSpectra,
  aWeighted,
  aWeightingAt,
  aWeights,
  cWeightingAt,
  cWeights,
  noiseCriterion,
  noiseCriterionCurve,
  noiseRating,
  noiseRatingCurve,
  octaveBands,
  ratedOutletNoise,
  roomCriterion,
  roomCriterionCurve,
} from "./index.ts";

const bandsOf = (values: Readonly<Record<string, number>>) => octaveBands.map((band) => values[`L${band}Hz_dB`]!);
const curveCases = readReference("acoustics_curves").cases;
const ratingCases = readReference("acoustics_ratings").cases;
const named = (prefix: string) => ratingCases.filter(({ id }) => id.startsWith(prefix));
const spectrum = fc.array(fc.double({ min: 0, max: 110, noNaN: true }), { minLength: 8, maxLength: 8 });

describe("published curves", () => {
  test.each(curveCases.filter(({ id }) => id.startsWith("nc_classic")))("$id is the classic NC curve", ({ in: { curve }, out }) => {
    expect(noiseCriterionCurve(curve!)).toEqual(bandsOf(out));
  });
  test.each(curveCases.filter(({ id }) => id.startsWith("nc_ansi")))("$id is the S12.2 curve", ({ in: { curve }, out }) => {
    expect(noiseCriterionCurve(curve!, "s12.2")).toEqual(bandsOf(out));
  });
  test.each(curveCases.filter(({ id }) => id.startsWith("nr_curve")))("$id follows a + b·NR", ({ in: { curve }, out }) => {
    // The file prints three decimals of the same line.
    noiseRatingCurve(curve!).forEach((level, band) => expect(level).toBeCloseTo(bandsOf(out)[band]!, 3));
  });
  test.each(curveCases.filter(({ id }) => id.startsWith("rc_mark2")))("$id falls 5 dB per octave", ({ in: { curve }, out }) => {
    expect(roomCriterionCurve(curve!).slice(0, 7)).toEqual(bandsOf(out).slice(0, 7));
  });
  test("the two NC families differ, by no more than 1 dB", () => {
    let places = 0;
    for (let curve = 15; curve <= 65; curve += 5) {
      const other = noiseCriterionCurve(curve, "s12.2");
      noiseCriterionCurve(curve).forEach((level, band) => {
        expect(Math.abs(level - other[band]!)).toBeLessThanOrEqual(1);
        if (level !== other[band]) places += 1;
      });
    }
    // The reference counts twelve, two of them in NC-70, which the classic family here does not have.
    expect(places).toBe(10);
  });
});

describe("ratings of a spectrum", () => {
  test.each(named("rating/"))("$id gives the reference's dBA, NR and NC", ({ in: input, out }) => {
    const levels = bandsOf(input);
    // The reference is printed to 1e-6 dB.
    expect(aWeighted(levels)).toBeCloseTo(out.LA_dB!, 5);
    expect(addLevels(levels)).toBeCloseTo(out.Lp_total_dB!, 5);
    expect(noiseRating(levels).rating).toBeCloseTo(out.NR_exact!, 5);
    expect(noiseRating(levels).governingBand).toBe(out.NR_band_Hz);
    expect(noiseCriterion(levels).rating).toBeCloseTo(out.NC_classic_interpolated!, 6);
    expect(noiseCriterion(levels).governingBand).toBe(out.NC_band_Hz);
  });
  test.each(named("rc2_qai/"))("$id gives the reference's RC, deviations and descriptor", ({ in: input, out }) => {
    const levels = octaveBands.map((band) => input[`L${band}Hz_dB`] ?? 0);
    const room = roomCriterion(levels, { level16Hz: input["L16Hz_dB"]!, level31Hz: input["L31.5Hz_dB"]! });
    expect(room.rating).toBeCloseTo(out.RC_number!, 6);
    expect(room.lowFrequency).toBeCloseTo(out.LF_dB!, 5);
    expect(room.midFrequency).toBeCloseTo(out.MF_dB!, 5);
    expect(room.highFrequency).toBeCloseTo(out.HF_dB!, 5);
    expect(room.qualityAssessmentIndex).toBeCloseTo(out.QAI_dB!, 5);
    expect(room.descriptor).toBe(String(out.descriptor));
    expect(room.lowFrequencyComplete).toBe(true);
  });
  test.each([15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65])("the curve NC-%i is rated with its own number in both families", (curve) => {
    for (const family of ["classic", "s12.2"] as const) {
      const rated = noiseCriterion(noiseCriterionCurve(curve, family), family);
      expect(rated.rating).toBeCloseTo(curve, 9);
      expect(rated.quoted).toBe(curve);
      expect(rated.extrapolated).toBe(false);
    }
  });
  test.each([0, 25, 47, 85, 130])("the curve NR %i is rated with its own number", (curve) => {
    expect(noiseRating(noiseRatingCurve(curve)).rating).toBeCloseTo(curve, 9);
  });
  test("a spectrum on an RC line is neutral at its number", () => {
    const room = roomCriterion(roomCriterionCurve(35), { level16Hz: 60, level31Hz: 60 });
    expect(room).toMatchObject({ rating: 35, descriptor: "N", qualityAssessmentIndex: 0 });
  });
  test("rumble, roar and hiss are called by their names", () => {
    const line = roomCriterionCurve(35);
    const raised = (from: number, to: number) => line.map((level, band) => level + (band >= from && band <= to ? 12 : 0));
    expect(roomCriterion(raised(0, 0)).descriptor).toBe("LF");
    expect(roomCriterion(raised(1, 2)).descriptor).toBe("MF");
    expect(roomCriterion(raised(6, 6)).descriptor).toBe("HF");
  });
  test("says when the loudest band is beyond the curves", () => {
    expect(noiseCriterion([90, 80, 75, 72, 70, 68, 67, 66]).extrapolated).toBe(true);
    expect(noiseCriterion([20, 15, 10, 8, 6, 5, 4, 3]).extrapolated).toBe(true);
  });
});

describe("weightings", () => {
  test.each(named("iec61672_table"))("$id agrees with the standard's formula and table", ({ in: input, out }) => {
    // The reference normalises at 1 kHz with the standard's printed constants; it prints 7 digits.
    expect(aWeightingAt(input["exact_Hz"]!)).toBeCloseTo(out.A_formula_exact_Hz_dB!, 3);
    expect(cWeightingAt(input["exact_Hz"]!)).toBeCloseTo(out.C_formula_exact_Hz_dB!, 3);
    const band = octaveBands.findIndex((frequency) => frequency === input["nominal_Hz"]);
    if (band >= 0) {
      expect(aWeights[band]).toBe(out.A_dB);
      expect(cWeights[band]! + 0).toBe(out.C_dB);
    }
  });
});

describe("laws", () => {
  test("ten equal sources are 10 dB louder than one", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -100, max: 150, noNaN: true }),
        (level) => Math.abs(addLevels(Array(10).fill(level)) - level - 10) < 1e-9,
      ),
    );
  });
  test("a sum is never below its loudest part and not above it by more than 10·lg n", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -100, max: 150, noNaN: true }), { minLength: 1, maxLength: 20 }), (levels) => {
        const [sum, loudest] = [addLevels(levels), Math.max(...levels)];
        return sum >= loudest - 1e-9 && sum <= loudest + 10 * Math.log10(levels.length) + 1e-9;
      }),
    );
  });
  test("adding spectra does not depend on the order", () => {
    fc.assert(
      fc.property(spectrum, spectrum, (a, b) =>
        addSpectra([a, b]).every((level, band) => Math.abs(level - addSpectra([b, a])[band]!) < 1e-9),
      ),
    );
  });
  test("raising any band never lowers NC, NR or dBA, and every rating is finite", () => {
    fc.assert(
      fc.property(spectrum, fc.integer({ min: 0, max: 7 }), fc.double({ min: 0, max: 20, noNaN: true }), (levels, band, step) => {
        const louder = levels.map((level, index) => (index === band ? level + step : level));
        for (const rate of [
          aWeighted,
          (l: readonly number[]) => noiseCriterion(l).rating,
          (l: readonly number[]) => noiseRating(l).rating,
        ]) {
          expect(Number.isFinite(rate(levels))).toBe(true);
          expect(rate(louder)).toBeGreaterThanOrEqual(rate(levels) - 1e-9);
        }
      }),
    );
  });
  test("a spectrum touches, but does not cross, its own NC and NR curve", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 48, max: 60, noNaN: true }), { minLength: 8, maxLength: 8 }), (levels) => {
        const { rating } = noiseCriterion(levels);
        expect(levels.every((level, band) => level <= noiseCriterionCurve(rating)[band]! + 1e-9)).toBe(true);
        const { rating: nr } = noiseRating(levels);
        expect(levels.every((level, band) => level <= noiseRatingCurve(nr)[band]! + 1e-9)).toBe(true);
      }),
    );
  });
});

describe("refusals", () => {
  test.each([[[]], [[1, 2, 3]], [[NaN, 0, 0, 0, 0, 0, 0, 0]], [[Infinity, 0, 0, 0, 0, 0, 0, 0]]])(
    "a spectrum %j is refused by name",
    (levels) => {
      for (const rate of [noiseCriterion, noiseRating, roomCriterion, aWeighted]) expect(() => rate(levels)).toThrow(OutOfRangeError);
    },
  );
  test("an empty sum and a curve outside its family are refused", () => {
    expect(() => addLevels([])).toThrow(/levels.length/);
    expect(() => noiseCriterionCurve(70)).toThrow(/curve/);
    expect(noiseCriterionCurve(70, "s12.2")[0]).toBe(84);
    expect(() => noiseRatingCurve(-1)).toThrow(/curve/);
  });
});

describe("an outlet of which only its NC is known", () => {
  test("has that NC in the room of its rating, decided in the bands of speech, whatever that room takes", () => {
    fc.assert(
      fc.property(fc.double({ min: 15, max: 65, noNaN: true }), fc.double({ min: 0, max: 20, noNaN: true }), (rating, roomEffect) => {
        const rated = noiseCriterion(ratedOutletNoise({ rating, roomEffect }).map((level) => level - roomEffect));
        expect(rated.rating).toBeCloseTo(rating, 9);
        expect([500, 1000, 2000]).toContain(rated.governingBand);
      }),
    );
    for (let rating = 20; rating <= 50; rating += 1)
      expect(noiseCriterion(ratedOutletNoise({ rating }).map((level) => level - 10)).quoted).toBe(rating);
  });
  test("lies far below the curve at 63 Hz, is louder by what its rating is, and is refused beyond the curves", () => {
    const [quiet, loud] = [30, 40].map((rating) => ratedOutletNoise({ rating }));
    expect(quiet![0]).toBeLessThan(noiseCriterionCurve(30)[0] + 10 - 20);
    quiet!.forEach((level, band) => expect(loud![band]! - level).toBeGreaterThan(5));
    expect(() => ratedOutletNoise({ rating: 70 })).toThrow(OutOfRangeError);
    expect(() => ratedOutletNoise({ rating: 30, roomEffect: 21 })).toThrow(OutOfRangeError);
  });
});
