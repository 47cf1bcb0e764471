import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addSpectra,
  allowedLevels,
  aWeighted,
  aWeights,
  junctionNoise,
  noiseCriterion,
  noiseRating,
  octaveBands,
  rectangularDuctAttenuation,
  requiredDuctLength,
  requiredReduction,
  requiredSize,
  roomCriterionCurve,
  soundPath,
  straightDuctNoise,
  type OctaveSpectrum,
  type SoundTarget,
} from "./index.ts";

const flat = (level: number) => Array<number>(8).fill(level);
const spectrum = fc.array(fc.double({ min: 10, max: 90, noNaN: true }), { minLength: 8, maxLength: 8 });
const sources = fc.array(spectrum, { minLength: 1, maxLength: 6 });
const reduce = (levels: readonly number[], by: OctaveSpectrum) => levels.map((level, band) => level - by[band]!);
const value = fc.integer({ min: 20, max: 60 });
const targets: fc.Arbitrary<SoundTarget> = fc.oneof(
  value.map((number) => ({ kind: "nc", value: number }) as const),
  value.map((number) => ({ kind: "nr", value: number }) as const),
  value.map((number) => ({ kind: "rc", value: number }) as const),
  value.map((number) => ({ kind: "aWeighted", value: number }) as const),
);

/** How far a spectrum lies above its target, in the target's own numbers. */
function above(levels: readonly number[], target: SoundTarget): number {
  if (target.kind === "nc") return noiseCriterion(levels).rating - target.value;
  if (target.kind === "nr") return noiseRating(levels).rating - target.value;
  if (target.kind === "aWeighted") return aWeighted(levels) - target.value;
  const line = roomCriterionCurve(target.value);
  return Math.max(...levels.map((level, band) => level - line[band]!));
}

describe("what would meet the target", () => {
  test.each(["equal", "loudest-first"] as const)("taken %s, brings every room that is too loud exactly to its target", (share) => {
    fc.assert(
      fc.property(sources, targets, (list, target) => {
        const needed = requiredReduction(list, target, share);
        const after = addSpectra(list.map((levels, index) => reduce(levels, needed.reductions[index]!)));
        const excess = above(after, target);
        expect(excess).toBeLessThan(1e-6);
        expect(needed.met).toBe(needed.excess.every((each) => each === 0));
        if (!needed.met) expect(excess).toBeGreaterThan(-1e-6);
        expect(needed.reductions.flat().every((each) => each >= 0)).toBe(true);
      }),
    );
  });
  test("taken from the loudest first, leaves a quiet source alone and makes the loud ones equal", () => {
    const { reductions } = requiredReduction([flat(60), flat(55), flat(10)], { kind: "nc", value: 35 });
    expect(reductions[2]).toEqual(flat(0));
    octaveBands.forEach((_, band) => {
      if (reductions[1]![band]! > 0) expect(60 - reductions[0]![band]!).toBeCloseTo(55 - reductions[1]![band]!, 9);
    });
  });
  test("does not depend on the order of the sources", () => {
    fc.assert(
      fc.property(sources, targets, (list, target) => {
        const first = requiredReduction(list, target).reductions;
        const other = requiredReduction(list.toReversed(), target).reductions.toReversed();
        first.forEach((each, index) => each.forEach((level, band) => expect(level).toBeCloseTo(other[index]![band]!, 6)));
      }),
    );
  });
  test("asks nothing of a room that is quiet enough", () => {
    const quiet = requiredReduction([flat(5)], { kind: "aWeighted", value: 35 });
    expect(quiet).toMatchObject({ met: true, excess: flat(0) });
    expect(quiet.reductions).toEqual([flat(0)]);
  });
  test("of an A-weighted target lowers only the loudest bands, to one A-weighted level", () => {
    const levels = [70, 60, 50, 40, 30, 20, 10, 5];
    const allowed = allowedLevels(levels, { kind: "aWeighted", value: 40 });
    const lowered = allowed.map((level, band) => ({ by: levels[band]! - level, weighted: level + aWeights[band]! }));
    const touched = lowered.filter(({ by }) => by > 1e-9);
    expect(touched.length).toBeGreaterThan(0);
    touched.forEach(({ weighted }) => expect(weighted).toBeCloseTo(touched[0]!.weighted, 9));
    lowered.filter(({ by }) => by <= 1e-9).forEach(({ weighted }) => expect(weighted).toBeLessThanOrEqual(touched[0]!.weighted + 1e-9));
  });
  test("refuses no source, an unknown target and a target beyond its curves", () => {
    expect(() => requiredReduction([], { kind: "nc", value: 30 })).toThrow(/sources.length/);
    expect(() => requiredReduction([flat(50)], { kind: "nc", value: 90 })).toThrow(/curve/);
    expect(() => requiredReduction([flat(50)], { kind: "nx" as "nc", value: 30 })).toThrow(/kind/);
  });
});

describe("the length of lining needed", () => {
  const duct = { width: 0.6, height: 0.4, liningThickness: 0.025 };
  const perMetre = rectangularDuctAttenuation({ ...duct, length: 1 });
  test("meets the limit exactly in the band that decides, with the noise of the flow added", () => {
    const noise = straightDuctNoise({ velocity: 6, area: 0.24 });
    const limits = [70, 66, 60, 50, 45, 45, 45, 45];
    const needed = requiredDuctLength({ levels: flat(68), limits, perMetre, noise });
    if (!needed.possible) throw new Error("expected a length");
    const [end] = soundPath(flat(68), [
      { name: "duct", attenuation: rectangularDuctAttenuation({ ...duct, length: needed.length }), noise },
    ]);
    const left = end!.level.map((level, band) => limits[band]! - level);
    expect(Math.min(...left)).toBeCloseTo(0, 6);
    expect(octaveBands[left.indexOf(Math.min(...left))]).toBe(needed.governingBand);
  });
  test("is nothing where the limit is met", () => {
    expect(requiredDuctLength({ levels: flat(40), limits: flat(45), perMetre })).toEqual({ possible: true, length: 0 });
  });
  test("does not exist, with the reason", () => {
    const loud = { levels: flat(80), perMetre };
    expect(requiredDuctLength({ ...loud, limits: flat(30) })).toMatchObject({ possible: false, reason: "section" });
    expect(requiredDuctLength({ ...loud, limits: flat(50), noise: flat(55) })).toMatchObject({
      possible: false,
      reason: "noise",
      governingBand: 63,
    });
    expect(requiredDuctLength({ ...loud, limits: flat(60), perMetre: flat(0) })).toMatchObject({ possible: false, reason: "attenuation" });
    expect(requiredDuctLength({ ...loud, limits: flat(60), longest: 3 })).toMatchObject({
      possible: false,
      reason: "longer",
      governingBand: 63,
    });
  });
});

describe("the size of a branch needed", () => {
  test("of a straight duct is where its noise meets the limit", () => {
    const noise = (area: number) => straightDuctNoise({ velocity: 1 / area, area });
    const size = requiredSize({ noise, limits: flat(40), smallest: 0.05, largest: 1 });
    if (!size.possible) throw new Error("expected a size");
    expect(Math.max(...noise(size.size))).toBeCloseTo(40, 9);
    expect(size.governingBand).toBe(63);
  });
  test("of a junction keeps every larger size quiet too", () => {
    const noise = (branchArea: number) => junctionNoise({ kind: "branch", mainFlow: 2, mainArea: 0.4, branchFlow: 0.3, branchArea }).branch;
    const limits = [60, 56, 52, 48, 44, 40, 36, 32];
    const size = requiredSize({ noise, limits, smallest: 0.03, largest: 0.3 });
    if (!size.possible) throw new Error("expected a size");
    for (let area = size.size; area <= 0.3; area *= 1.03)
      noise(area).forEach((level, band) => expect(level).toBeLessThanOrEqual(limits[band]! + 1e-6));
  });
  test("is the smallest when that is quiet, and none when even the largest is loud", () => {
    const noise = (area: number) => straightDuctNoise({ velocity: 1 / area, area });
    expect(requiredSize({ noise, limits: flat(150), smallest: 0.05, largest: 1 })).toMatchObject({ possible: true, size: 0.05 });
    expect(requiredSize({ noise, limits: flat(-50), smallest: 0.05, largest: 1 })).toMatchObject({ possible: false });
  });
});
