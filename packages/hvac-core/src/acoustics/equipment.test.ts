import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OutOfRangeError } from "../refusals/errors.ts";
import {
  addLevels,
  addSpectra,
  equipmentSoundPower,
  equipmentSoundValidity,
  fanCasingSoundPower,
  fanSoundPowerByAssembly,
  fanSoundPowerScaled,
  identicalSources,
  soundPowerOfMeasured,
  spectrumOfTerminal,
  type EquipmentKind,
  type FanAssembly,
} from "./index.ts";

const flat = (level: number) => Array<number>(8).fill(level);
const kinds = Object.keys(equipmentSoundValidity) as EquipmentKind[];

describe("equipment", () => {
  test.each(kinds)("the bands of a %s add up to its total", (kind) => {
    const levels = equipmentSoundPower({ kind, power: 10e3, speed: 24 });
    const total =
      { pump: 70 + 10, motor: 17 + 17 + 15 * Math.log10(24 * 60), boiler: 99 }[kind as "pump"] ?? (kind.endsWith("propeller") ? 108 : 96);
    const atOneMetre = kind === "pump" || kind === "motor" ? 10 * Math.log10(2 * Math.PI) : 0;
    // The printed shapes are whole decibels and begin at 31.5 Hz, which is left out here: up to 1.6 dB for boilers.
    expect(Math.abs(addLevels(levels) - total - atOneMetre)).toBeLessThan(1.7);
  });
  test.each(kinds)("a larger %s is never quieter within its published sizes, but for a step at the change of formula", (kind) => {
    const { min, max } = equipmentSoundValidity[kind].power;
    const levels = Array.from(
      { length: 40 },
      (_, index) => equipmentSoundPower({ kind, power: min * (max / min) ** (index / 39), speed: 24 })[4],
    );
    // The printed pairs of formulas part by at most 2.6 dB where they meet.
    levels.slice(1).forEach((level, index) => expect(level).toBeGreaterThan(levels[index]! - 2.6));
    expect(levels.at(-1)!).toBeGreaterThan(levels[0]!);
  });
  test("a pump without a speed is refused by that name", () => {
    expect(() => equipmentSoundPower({ kind: "pump", power: 1e4 })).toThrow(/speed: a pump needs its speed/);
    expect(() => equipmentSoundPower({ kind: "boiler", power: 0 })).toThrow(OutOfRangeError);
  });
});

describe("fans", () => {
  test.each([
    ["radial-backward", 34, 0.4],
    ["drum-forward", 36, 0.15],
    ["axial", 42, -0.6],
  ] as const)(
    "of the assembly %s peak 5 dB below the total at their Strouhal number, and fall 0.45 dB an octave aside",
    (assembly, specific, shape) => {
      // The band of 500 Hz holds the peak where f/(π·n) = 10^−c₃; 10·lg 5 + 20·lg 1000 = 66.99 dB.
      const speed = (500 / Math.PI) * 10 ** shape;
      const levels = fanSoundPowerByAssembly({ assembly, flow: 5, pressure: 1000, speed });
      expect(levels[3]).toBeCloseTo(specific + 66.99 - 5, 2);
      expect(levels[4] - levels[3]).toBeCloseTo(-5 * Math.log10(2) ** 2, 9);
      expect(levels[2] - levels[3]).toBeCloseTo(-5 * Math.log10(2) ** 2, 9);
    },
  );
  test("gain 4 dB in the band of an axial fan's blades, none elsewhere", () => {
    const fan = { assembly: "axial", flow: 5, pressure: 300, speed: 25 } as const;
    const bare = fanSoundPowerByAssembly(fan);
    fanSoundPowerByAssembly({ ...fan, blades: 10 }).forEach((level, band) =>
      expect(level - bare[band]!).toBeCloseTo(band === 2 ? 4 : 0, 9),
    );
  });
  test.each(["radial-backward", "drum-forward", "axial"] as const)(
    "the allowance of %s is near nought at the best point",
    (assembly: FanAssembly) => {
      const fan = { assembly, flow: 5, pressure: 300, speed: 25 };
      const off = (relativeFlow: number) => fanSoundPowerByAssembly({ ...fan, relativeFlow })[3] - fanSoundPowerByAssembly(fan)[3];
      expect(Math.abs(off(1.0001))).toBeLessThan(0.15);
      expect(off(0.6)).toBeGreaterThan(off(1.0001) - 0.15);
      expect(off(1.4)).toBeGreaterThan(1);
    },
  );
  test("scale by speed as five and by size as seven powers", () => {
    expect(fanSoundPowerScaled(flat(80), { speedRatio: 2 })[0] - 80).toBeCloseTo(15.05, 2);
    expect(fanSoundPowerScaled(flat(80), { diameterRatio: 2 })[0] - 80).toBeCloseTo(21.07, 2);
    expect(fanSoundPowerScaled(flat(80), {})).toEqual(flat(80));
  });
  test("radiate no more through the housing than they make, and less towards the high bands", () => {
    const levels = fanCasingSoundPower(flat(90));
    expect(levels[0]).toBe(90);
    levels.slice(1).forEach((level, band) => expect(level).toBeLessThanOrEqual(levels[band]!));
  });
  test("of a number are as loud as each added to the others", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.double({ min: 20, max: 100, noNaN: true }), (count, level) => {
        const single = flat(level);
        const sum = addSpectra(Array.from({ length: count }, () => single));
        identicalSources(single, count).forEach((each, band) => expect(each).toBeCloseTo(sum[band]!, 9));
      }),
    );
    expect(() => identicalSources(flat(60), 0)).toThrow(/count/);
  });
});

describe("levels at a distance", () => {
  test("of a point are those over a hemisphere", () => {
    expect(soundPowerOfMeasured({ levels: flat(80), distance: 1 })[0]).toBeCloseTo(80 + 7.98, 2);
  });
  test("of a box far away come near to a hemisphere's", () => {
    const box = soundPowerOfMeasured({ levels: flat(60), length: 2, width: 1, height: 1.5, distance: 100 });
    const point = soundPowerOfMeasured({ levels: flat(60), distance: 100 });
    // A box of half the side r has 12·r² instead of 2π·r².
    expect(Math.abs(box[0] - point[0] - 10 * Math.log10(12 / (2 * Math.PI)))).toBeLessThan(0.1);
  });
});

test("a terminal's six bands keep their places", () => {
  expect(spectrumOfTerminal([68, 60, 55, 52, 48, 44])).toEqual([68, 68, 60, 55, 52, 48, 44, 44]);
  expect(() => spectrumOfTerminal([68, 60])).toThrow(/levels125to4000/);
});
