import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addLevels,
  articulationIndex,
  compositeTransmissionLoss,
  octaveBands,
  openingSoundPower,
  roomToRoom,
  soundTransmissionClass,
  speechIntelligibilityIndex,
  speechLevels,
  speechPrivacy,
  transmissionClassOfOctaves,
  weightedReduction,
} from "./index.ts";

const flat = (level: number) => Array<number>(8).fill(level);
const spectrum = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 8, maxLength: 8 });

describe("partitions of parts", () => {
  test("an opening of a thousandth limits the best wall to 30 dB", () => {
    const loss = compositeTransmissionLoss([
      { area: 9.99, transmissionLoss: flat(100) },
      { area: 0.01, transmissionLoss: flat(0) },
    ]);
    expect(loss[0]).toBeCloseTo(30, 3);
  });
  test("lie between their best and their worst part, whatever the order", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.double({ min: 0.1, max: 50, noNaN: true }), spectrum), { minLength: 1, maxLength: 5 }), (list) => {
        const parts = list.map(([area, transmissionLoss]) => ({ area, transmissionLoss }));
        const whole = compositeTransmissionLoss(parts);
        const turned = compositeTransmissionLoss(parts.toReversed());
        whole.forEach((loss, band) => {
          const each = parts.map(({ transmissionLoss }) => transmissionLoss[band]!);
          expect(loss).toBeGreaterThanOrEqual(Math.min(...each) - 1e-9);
          expect(loss).toBeLessThanOrEqual(Math.max(...each) + 1e-9);
          expect(loss).toBeCloseTo(turned[band]!, 9);
        });
      }),
    );
  });
});

describe("from room to room", () => {
  test("a partition as large as the absorption behind it reduces by its loss", () => {
    const { levelDifference } = roomToRoom({
      levels: flat(80),
      absorption: flat(12),
      paths: [{ kind: "partition", area: 12, transmissionLoss: flat(45) }],
    });
    levelDifference.forEach((difference) => expect(difference).toBeCloseTo(45, 9));
  });
  test("a flanking path reduces by its normalized difference at the absorption it was normalized to", () => {
    const { levelDifference } = roomToRoom({
      levels: flat(80),
      absorption: flat(10),
      paths: [{ kind: "flanking", levelDifference: flat(38) }],
    });
    levelDifference.forEach((difference) => expect(difference).toBeCloseTo(38, 9));
  });
  test("a duct is an opening less what it attenuates: ten partitions of its area at the same loss", () => {
    const duct = roomToRoom({ levels: flat(80), absorption: flat(20), paths: [{ kind: "duct", area: 0.1, attenuation: flat(25) }] });
    const wall = roomToRoom({
      levels: flat(80),
      absorption: flat(20),
      paths: [{ kind: "partition", area: 1, transmissionLoss: flat(25) }],
    });
    expect(wall.levels[0] - duct.levels[0]).toBeCloseTo(10, 9);
    expect(openingSoundPower({ levels: flat(80), area: 4 })[0]).toBeCloseTo(80, 9);
  });
  test("paths add by energy, and their shares show which one dominates", () => {
    const { levels, contributions } = roomToRoom({
      levels: flat(80),
      absorption: flat(10),
      paths: [
        { kind: "partition", area: 10, transmissionLoss: flat(50) },
        { kind: "duct", area: 0.05, attenuation: flat(10) },
        { kind: "flanking", levelDifference: flat(40) },
      ],
    });
    expect(levels[3]).toBeCloseTo(addLevels(contributions.map((each) => each.levels[3])), 9);
    expect(contributions[1]!.share).toBeGreaterThan(contributions[2]!.share);
    expect(contributions[2]!.share).toBeCloseTo(10 * contributions[0]!.share, 9);
  });
});

describe("ratings of insulation", () => {
  test("the worked example of ISO 717-1 is R_w (C; C_tr) = 30 (−2; −3) dB", () => {
    const losses = [20.4, 16.3, 17.7, 22.6, 22.4, 22.7, 24.8, 26.6, 28.0, 30.5, 31.8, 32.5, 33.4, 33.0, 31.0, 25.5];
    expect(weightedReduction(losses)).toEqual({ rating: 30, pink: -2, traffic: -3 });
  });
  test("a reference curve is rated at its number plus what its limit allows", () => {
    // 16 bands: 2 dB in each are 32 dB, for R_w and STC; five octaves: 2 dB in each are 10 dB.
    const thirds = [-19, -16, -13, -10, -7, -4, -1, 0, 1, 2, 3, 4, 4, 4, 4, 4].map((step) => step + 52);
    expect(weightedReduction(thirds).rating).toBe(54);
    expect(weightedReduction([36, 45, 52, 55, 56]).rating).toBe(54);
    const transmission = [-16, -13, -10, -7, -4, -1, 0, 1, 2, 3, 4, 4, 4, 4, 4, 4].map((step) => step + 40);
    expect(soundTransmissionClass(transmission)).toBe(42);
  });
  test("one deep band lowers STC by the rule of 8 dB, not R_w", () => {
    const transmission = [-16, -13, -10, -7, -4, -1, 0, 1, 2, 3, 4, 4, 4, 4, 4, 4].map((step, index) => step + (index === 8 ? 30 : 60));
    expect(soundTransmissionClass(transmission)).toBe(38);
  });
  test.each([
    // ASHRAE HVAC Applications 2019, ch. 49, Table 40: octaves and class of mechanical-room walls and floors.
    ["concrete block", [35, 35, 41, 44, 50, 57, 64, 64], 50],
    ["concrete block with gypsum board", [33, 32, 44, 50, 56, 59, 65, 65], 53],
    ["gypsum board on steel studs", [18, 16, 33, 47, 55, 43, 47, 47], 38],
    ["the same, filled", [16, 23, 44, 58, 64, 52, 53, 53], 49],
    ["double boards, filled", [19, 32, 50, 62, 67, 58, 63, 63], 56],
    ["two rows of studs", [23, 40, 54, 62, 71, 69, 74, 74], 64],
    ["concrete slab", [40, 40, 40, 49, 58, 67, 76, 76], 53],
  ])("the class estimated from octaves of %s lies near the printed one", (_name, octaves, printed) => {
    // Rated in one-third octaves in the laboratory; the estimate sees octaves.
    expect(Math.abs(transmissionClassOfOctaves(octaves) - printed)).toBeLessThanOrEqual(3);
  });
  test("other numbers of bands are refused", () => {
    expect(() => soundTransmissionClass([40, 40])).toThrow(/losses.length/);
    expect(() => weightedReduction(flat(40))).toThrow(/16 or 5/);
  });
});

describe("speech", () => {
  /** Spectrum levels in six octaves to octave-band levels in eight. */
  const octavesOf = (levels: readonly number[]) => [
    0,
    0,
    ...levels.map((level, index) => level + [22.48, 25.48, 28.48, 31.48, 34.48, 37.48][index]!),
  ];
  test("the official test case of the octave procedure gives 0.491", () => {
    // ASA working group S3-79, OCTAVE.TST; its program prints 0.4909625062.
    const index = speechIntelligibilityIndex({
      speech: octavesOf([50, 40, 40, 30, 20, 0]),
      noise: octavesOf([70, 65, 45, 25, 1, -15]),
      hearingThreshold: [0, 0, 0, 0, 0, 0, 0, 7.1],
    });
    expect(index).toBeCloseTo(0.4909625062, 9);
  });
  test.each([
    ["normal", 62.35],
    ["raised", 68.34],
    ["loud", 74.85],
    ["shout", 82.3],
  ] as const)("of %s effort adds up to the standard's total", (effort, total) => {
    // The standard's totals come from narrower bands down to 160 Hz: within 0.6 dB from octaves.
    expect(Math.abs(addLevels(speechLevels(effort).slice(2)) - total)).toBeLessThan(0.6);
  });
  test("is fully used in silence and not at all far below the noise, by both indices", () => {
    const speech = speechLevels("normal");
    // At 8 kHz the internal noise of the ear leaves (1.13 + 7.1 + 15)/30 of normal speech, everything elsewhere.
    expect(speechIntelligibilityIndex({ speech, noise: flat(-20) })).toBeCloseTo(1 - 0.0549 * (1 - 23.23 / 30), 9);
    expect(articulationIndex({ speech, noise: flat(-20) })).toBeCloseTo(0.999, 9);
    const drowned = { speech: flat(20), noise: flat(60) };
    expect(speechIntelligibilityIndex(drowned)).toBe(0);
    expect(speechPrivacy(drowned)).toMatchObject({ articulationIndex: 0, privacyIndex: 1, degree: "confidential" });
  });
  test("more noise never gives less privacy", () => {
    fc.assert(
      fc.property(spectrum, spectrum, fc.integer({ min: 0, max: octaveBands.length - 1 }), (speech, noise, band) => {
        const louder = noise.map((level, index) => level + (index === band ? 5 : 0));
        expect(speechPrivacy({ speech, noise: louder }).privacyIndex).toBeGreaterThanOrEqual(
          speechPrivacy({ speech, noise }).privacyIndex - 1e-12,
        );
        expect(speechIntelligibilityIndex({ speech, noise: louder })).toBeLessThanOrEqual(
          speechIntelligibilityIndex({ speech, noise }) + 1e-12,
        );
      }),
    );
  });
  test("a signal d dB below the noise leaves (12 − d)/30 of it, and the classes follow", () => {
    const privacyAt = (below: number) => speechPrivacy({ speech: flat(40 - below), noise: flat(40) });
    expect(privacyAt(11).articulationIndex).toBeCloseTo(0.0333, 9);
    expect(privacyAt(11).degree).toBe("confidential");
    expect(privacyAt(8).degree).toBe("normal");
    expect(privacyAt(3).degree).toBe("marginal");
    expect(privacyAt(-5).degree).toBe("none");
  });
});
