import { describe, expect, test } from "vitest";
import { equipmentLevels, insertionLosses, partitionLosses, soundCriteria, surfaceAbsorptions } from "./index.ts";
import { soundPowerOfMeasured, transmissionClassOfOctaves } from "../acoustics/index.ts";

describe("tables of sound", () => {
  test("hold eight bands in every row", () => {
    for (const row of partitionLosses) expect(row.transmissionLoss.length, row.id).toBe(8);
    for (const row of insertionLosses) expect(row.insertionLoss.length, row.id).toBe(8);
    for (const row of equipmentLevels) expect(row.levels.length, row.id).toBe(8);
    for (const row of surfaceAbsorptions) expect(row.absorption.length, row.id).toBe(8);
  });
  test("hold NR in the steps of five of its table, near NC", () => {
    const rated = soundCriteria.filter(({ noiseRating }) => noiseRating !== undefined);
    expect(rated.length).toBeGreaterThan(15);
    // The curves of one number lie within a few decibels of each other, and so do what two bodies ask of a kind of room.
    for (const { id, noiseRating, noiseCriterion } of rated) {
      expect(noiseRating! % 5, id).toBe(0);
      expect(Math.abs(noiseRating! - noiseCriterion), id).toBeLessThanOrEqual(5);
    }
    // As the table prints them: school classrooms 35, hospital open wards 35, operating theatres 30, concert halls 20.
    const ratingOf = (room: string): number | undefined => soundCriteria.find(({ id }) => id === room)?.noiseRating;
    expect(["classroom", "ward", "operating-room", "concert-hall"].map(ratingOf)).toEqual([35, 35, 30, 20]);
  });
  test("hold absorption coefficients up to one", () => {
    for (const row of surfaceAbsorptions) expect(Math.max(...row.absorption), row.id).toBeLessThanOrEqual(1);
  });
  test("hold partitions whose printed class their octaves confirm", () => {
    // Estimated from octaves, rated in one-third octaves; beyond 65 the contour's bands lie past what octaves tell.
    for (const row of partitionLosses)
      if (row.transmissionClass !== undefined && row.transmissionClass <= 65)
        expect(Math.abs(transmissionClassOfOctaves(row.transmissionLoss) - row.transmissionClass), row.id).toBeLessThanOrEqual(3);
  });
  test("hold plant whose sound power lies 8 dB above the level at 1 m", () => {
    for (const row of equipmentLevels)
      expect(soundPowerOfMeasured({ levels: row.levels, distance: 1 })[4] - row.levels[4]!, row.id).toBeCloseTo(7.98, 2);
  });
});
