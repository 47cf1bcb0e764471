import { describe, expect, test } from "vitest";
import {
  aWeighted,
  cWeighted,
  feltVibration,
  feltVibrationLimits,
  octaveBands,
  roomCriterion,
  roomCriterionCurve,
  speechInterferenceLevel,
} from "./index.ts";
import { readReference } from "../../test/reference/readReference.ts";

const line = roomCriterionCurve(35);
const quiet = { level16Hz: 60, level31Hz: 60 };

describe("felt vibration", () => {
  test.each([
    [16, { level16Hz: 65, level31Hz: 50 }, 40],
    [31.5, { level16Hz: 50, level31Hz: 65 }, 40],
    [63, { level16Hz: 50, level31Hz: 50 }, 70],
  ] as const)("begins at its limit in the %d Hz band", (band, lowest, level63) => {
    const limit = feltVibration([level63, ...line.slice(1)], lowest);
    expect(limit).toMatchObject({ degree: "moderate", governingBand: band, margin: 0, complete: true });
    const below = feltVibration([level63 - 0.1, ...line.slice(1)], {
      level16Hz: lowest.level16Hz - 0.1,
      level31Hz: lowest.level31Hz - 0.1,
    });
    expect(below.degree).toBe("none");
    const clear = feltVibration([level63 + 10, ...line.slice(1)], { level16Hz: lowest.level16Hz + 10, level31Hz: lowest.level31Hz + 10 });
    expect(clear.degree).toBe("clear");
  });
  test("is judged at 63 Hz alone when the two lowest bands are not known, and says so", () => {
    expect(feltVibration([79, ...line.slice(1)])).toMatchObject({ degree: "moderate", governingBand: 63, complete: false });
  });
  test("has its clear level 10 dB above the moderate one in every band", () => {
    feltVibrationLimits.clear.forEach((level, band) => expect(level - feltVibrationLimits.moderate[band]!).toBe(10));
  });
});

describe("the quality of a spectrum", () => {
  test("names rumble with felt vibration by its degree", () => {
    expect(roomCriterion(line, { level16Hz: 70, level31Hz: 70 })).toMatchObject({
      descriptor: "LFVB",
      quality: "rumble",
      assessment: "marginal",
    });
    expect(roomCriterion(line, { level16Hz: 76, level31Hz: 60 })).toMatchObject({
      descriptor: "LFVA",
      quality: "rumble",
      assessment: "objectionable",
    });
  });
  test("keeps the vibration of a loud neutral spectrum, which is not acceptable by its index alone", () => {
    const loud = roomCriterion(roomCriterionCurve(45), { level16Hz: 70, level31Hz: 70 });
    expect(loud).toMatchObject({ descriptor: "N", quality: "neutral", qualityAssessmentIndex: 0, assessment: "marginal" });
    expect(loud.vibration.degree).toBe("moderate");
  });
  test("is acceptable, marginal and objectionable as the index grows", () => {
    const hiss = (more: number) =>
      roomCriterion(
        line.map((level, band) => level + (band === 6 ? more : 0)),
        quiet,
      );
    expect(hiss(0).assessment).toBe("acceptable");
    // 10·lg[(2 + 10^1.2)/3] = 7.7 dB and 10·lg[(2 + 10^1.6)/3] = 11.4 dB above the line.
    expect(hiss(12)).toMatchObject({ assessment: "marginal", descriptor: "HF", quality: "hiss" });
    expect(hiss(16).assessment).toBe("objectionable");
  });
});

describe("speech interference", () => {
  test("is the mean of four bands, and of three in the older form", () => {
    // phonometry's example sheet of ANSI/ASA S12.2-2019 rates these bands with a level of 35.5 dB.
    expect(speechInterferenceLevel([59, 51, 50, 39, 36, 34, 33, 32])).toBe(35.5);
    expect(speechInterferenceLevel([59, 51, 50, 39, 36, 33, 20, 32], "preferred")).toBe(36);
  });
  test("ignores the bands that do not mask speech", () => {
    expect(speechInterferenceLevel([110, 110, 110, 40, 40, 40, 40, 110])).toBe(40);
  });
});

describe("weighted totals with the two lowest bands", () => {
  const rows = readReference("acoustics_ratings").cases.filter(({ id }) => id.startsWith("iec61672_table"));
  const weightsAt = (frequency: number) => rows.find(({ in: input }) => input["nominal_Hz"] === frequency)!.out;
  test("count them with the standard's weights", () => {
    const silent = octaveBands.map(() => -300);
    expect(cWeighted(silent, { level16Hz: 60, level31Hz: -300 })).toBeCloseTo(60 + weightsAt(16).C_dB!, 9);
    expect(cWeighted(silent, { level16Hz: -300, level31Hz: 60 })).toBeCloseTo(60 + weightsAt(31.5).C_dB!, 9);
    expect(aWeighted(silent, { level16Hz: 60, level31Hz: -300 })).toBeCloseTo(60 + weightsAt(16).A_dB!, 9);
    expect(aWeighted(silent, { level16Hz: -300, level31Hz: 60 })).toBeCloseTo(60 + weightsAt(31.5).A_dB!, 9);
  });
  test("are never below the totals without them", () => {
    expect(cWeighted(line, quiet)).toBeGreaterThan(cWeighted(line));
    expect(aWeighted(line, quiet)).toBeGreaterThanOrEqual(aWeighted(line));
  });
});
