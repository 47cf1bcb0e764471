import { describe, expect, test } from "vitest";
import {
  addLevels,
  bendAttenuationVdi,
  bendNoise,
  branchPowerDivision,
  breakInSoundPower,
  flatOvalBreakInLoss,
  flatOvalBreakoutLoss,
  junctionAttenuation,
  rectangularBreakInLoss,
  rectangularLiningInsertionLoss,
  roundBreakInLoss,
  roundBreakoutLoss,
  sectionChangeAttenuation,
  silencerSelfNoise,
  silencerSelfNoiseByPressureDrop,
  splitterSilencerInsertionLoss,
  straightDuctAttenuationVdi,
  straightDuctNoise,
  throttlingNoise,
} from "./index.ts";

/* kg/m² that the handbook's breakout table of rectangular ducts answers to, by US gauge. */
const massOfGauge: Readonly<Record<number, number>> = { 24: 4.9, 22: 6.2, 20: 7.6, 18: 9.9 };

describe("break-in", () => {
  test.each([
    // ASHRAE HVAC Applications 2019, ch. 49, Table 33: 6.1 m long.
    [305, 305, 24, [16, 16, 16, 25, 30, 33, 38, 42]],
    [305, 610, 24, [15, 15, 17, 25, 28, 32, 38, 42]],
    [305, 1220, 22, [14, 14, 22, 25, 28, 34, 40, 42]],
    [610, 610, 22, [13, 13, 21, 26, 29, 34, 40, 42]],
    [610, 1220, 20, [12, 15, 23, 26, 28, 36, 42, 42]],
    [1220, 1220, 18, [10, 19, 24, 27, 32, 38, 42, 42]],
    [1220, 2440, 18, [11, 19, 22, 26, 32, 38, 42, 42]],
  ])("of a rectangular duct of %d × %d mm follows the handbook's table", (width, height, gauge, printed) => {
    const loss = rectangularBreakInLoss({ width: width / 1000, height: height / 1000, length: 6.1, surfaceMass: massOfGauge[gauge]! });
    // Whole decibels, of a gauge whose mass is not printed; the corner between the two wall laws moves by an octave's part.
    printed.forEach((value, band) => expect(Math.abs(loss[band]! - value), `${band}`).toBeLessThan(2.1));
  });
  test.each([
    // Table 34: 6.1 m long.
    [305, 152, 24, [18, 18, 22, 31, 40]],
    [610, 152, 24, [17, 17, 18, 30, 33]],
    [610, 305, 24, [15, 16, 25, 34]],
    [1220, 305, 22, [14, 14, 26, 29]],
    [1220, 610, 22, [12, 21, 30]],
  ])("of a flat oval duct of %d × %d mm follows the handbook's table", (major, minor, gauge, printed) => {
    const loss = flatOvalBreakInLoss({ major: major / 1000, minor: minor / 1000, length: 6.1, surfaceMass: massOfGauge[gauge]! });
    // Whole decibels, of a gauge whose mass is not printed.
    printed.forEach((value, band) => expect(Math.abs(loss[band]! - value), `${band}`).toBeLessThan(1.6));
  });
  test("of a round duct is never above its breakout and lowest below the cut-off", () => {
    const duct = { diameter: 0.6, length: 4, surfaceMass: 5.5, seam: "spiral" } as const;
    const out = roundBreakoutLoss(duct);
    const loss = roundBreakInLoss(duct);
    loss.forEach((value, band) => expect(value).toBeLessThan(out[band]!));
    expect(out[6] - loss[6]).toBeCloseTo(3.01, 2);
  });
  test("brings half the incident power less the loss each way", () => {
    const flat = Array<number>(8).fill(70);
    expect(breakInSoundPower({ levels: flat, transmissionLoss: flat, surface: 4 })[0]).toBeCloseTo(-3.01, 2);
  });
});

describe("breakout of flat oval ducts", () => {
  test.each([
    // ASHRAE HVAC Applications 2019, ch. 49, Table 31; it ends at the limit of the formula.
    [305, 152, 24, [31, 34, 37, 40, 43]],
    [610, 152, 24, [24, 27, 30, 33, 36]],
    [610, 305, 24, [28, 31, 34, 37]],
    [1220, 305, 22, [23, 26, 29, 32]],
    [1220, 610, 22, [27, 30, 33]],
    [2440, 610, 20, [22, 25, 28]],
    [2440, 1220, 18, [28, 31]],
  ])("of %d × %d mm follows the handbook's table", (major, minor, gauge, printed) => {
    const loss = flatOvalBreakoutLoss({ major: major / 1000, minor: minor / 1000, length: 6.1, surfaceMass: massOfGauge[gauge]! });
    // Whole decibels, of a gauge whose mass is not printed.
    printed.forEach((value, band) => expect(Math.abs(loss[band]! - value)).toBeLessThan(0.8));
  });
});

describe("silencers", () => {
  test("with identical airways are as good as one airway", () => {
    const lined = rectangularLiningInsertionLoss({ width: 0.15, height: 0.6, length: 0.9 }, 0.05);
    const single = splitterSilencerInsertionLoss({ airways: [0.15], height: 0.6, length: 0.9, splitterThickness: 0.1 });
    const four = splitterSilencerInsertionLoss({ airways: [0.15, 0.15, 0.15, 0.15], height: 0.6, length: 0.9, splitterThickness: 0.1 });
    single.forEach((loss, band) => expect(loss).toBeCloseTo(Math.min(lined[band]!, 40), 9));
    four.forEach((loss, band) => expect(loss).toBeCloseTo(single[band]!, 9));
  });
  test("with one wide airway are little better than that airway, whatever its place", () => {
    const silencer = { height: 0.6, length: 1.5, splitterThickness: 0.1 };
    const mixed = splitterSilencerInsertionLoss({ ...silencer, airways: [0.1, 0.1, 0.4] });
    const wide = splitterSilencerInsertionLoss({ ...silencer, airways: [0.4] });
    mixed.forEach((loss, band) => expect(loss).toBeLessThanOrEqual(Math.min(wide[band]! + 10 * Math.log10(3), 40) + 1e-9));
    const turned = splitterSilencerInsertionLoss({ ...silencer, airways: [0.4, 0.1, 0.1] });
    mixed.forEach((loss, band) => expect(loss).toBeCloseTo(turned[band]!, 9));
  });
  test("make 16.6 dB more noise at twice the velocity", () => {
    const noiseAt = (airwayVelocity: number) => silencerSelfNoise({ airwayVelocity, airways: 4, height: 0.6 })[0];
    expect(noiseAt(20) - noiseAt(10)).toBeCloseTo(55 * Math.log10(2), 9);
  });
  test("make about the same noise by both estimates at a usual point", () => {
    // Four airways of 0.15 m in a face of 1.2 × 0.6 m, 10 m/s, 50 Pa. Two methods of the same uncertainty, about 5 dB each.
    const byVelocity = addLevels(silencerSelfNoise({ airwayVelocity: 10, airways: 4, height: 0.6 }));
    const byDrop = addLevels(silencerSelfNoiseByPressureDrop({ airwayVelocity: 10, pressureDrop: 50, faceArea: 0.72, airwayWidth: 0.15 }));
    expect(Math.abs(byVelocity - byDrop)).toBeLessThan(15);
  });
});

describe("ducts and bends by VDI 2081", () => {
  test("the table of bends applies where its duct has its cut-off at 125 Hz, and an octave higher at half the size", () => {
    const large = bendAttenuationVdi({ kind: "sharp", shape: "rectangular", largest: 1.25 });
    expect(large).toEqual([3, 7, 6, 3, 3, 3, 3, 3]);
    expect(bendAttenuationVdi({ kind: "sharp", shape: "rectangular", largest: 0.625 })).toEqual([0, 3, 7, 6, 3, 3, 3, 3]);
    expect(bendAttenuationVdi({ kind: "sharp-lined", shape: "rectangular", largest: 2.5 })).toEqual([10, 10, 14, 18, 18, 18, 18, 18]);
  });
  test("a straight duct attenuates by its length, and none beyond 1 m", () => {
    expect(straightDuctAttenuationVdi({ shape: "round", largest: 0.2, length: 10 })).toEqual([1, 1, 1.5, 1.5, 3, 3, 3, 3]);
    expect(straightDuctAttenuationVdi({ shape: "rectangular", largest: 1.5, length: 10 })).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });
  test("the noise of the flow grows with the fifth power of the velocity and the area", () => {
    const [slow, fast] = [straightDuctNoise({ velocity: 5, area: 0.2 }), straightDuctNoise({ velocity: 10, area: 0.2 })];
    // At the lowest band the spectrum's own shift with velocity is small: 26·lg(1.392/1.266) = 1.1 dB.
    expect(fast[0] - slow[0] - 50 * Math.log10(2)).toBeCloseTo(26 * Math.log10((1.14 + 0.252) / (1.14 + 0.126)), 9);
    const bend = (area: number) => bendNoise({ velocity: 8, area, height: 0.4 })[3];
    expect(bend(0.4) - bend(0.2)).toBeCloseTo(10 * Math.log10(2), 9);
  });
});

describe("changes of section and junctions", () => {
  test("reflect the same both ways below the cut-off, nothing where nothing changes", () => {
    const ducts = { shape: "rectangular", largest: 0.4 } as const;
    const down = sectionChangeAttenuation({ ...ducts, areaBefore: 0.16, areaAfter: 0.04 });
    const up = sectionChangeAttenuation({ ...ducts, areaBefore: 0.04, areaAfter: 0.16 });
    expect(up[0]).toBeCloseTo(down[0], 12);
    // The cut-off of 0.4 m is 429 Hz.
    expect(up[3]).toBe(0);
    expect(down[7]).toBeCloseTo(1.938, 3);
    expect(sectionChangeAttenuation({ ...ducts, areaBefore: 0.16, areaAfter: 0.16 })[0]).toBe(0);
  });
  test("divide by area alone where the branches are as large as the main", () => {
    expect(junctionAttenuation({ mainArea: 0.2, branchArea: 0.05, totalArea: 0.2 })).toEqual(
      branchPowerDivision({ branchArea: 0.05, totalArea: 0.2 }),
    );
    // The guideline's Table 1: branches twice the feeder reflect half a decibel.
    expect(junctionAttenuation({ mainArea: 0.1, branchArea: 0.1, totalArea: 0.2 })[0] - 3.0103).toBeCloseTo(0.51, 2);
  });
});

describe("throttled dampers", () => {
  test.each([
    ["diffuser-neck", 3, 15],
    ["diffuser-neck", 6, 24],
    ["plenum-inlet", 1.5, 2],
    ["supply-duct", 4, 3],
    ["supply-duct", 2, 0],
  ] as const)("in %s at a ratio of %d add %d dB", (place, pressureRatio, printed) => {
    expect(throttlingNoise({ place, pressureRatio })).toBe(printed);
  });
  test("add nothing when open, and less the farther away they sit", () => {
    for (const pressureRatio of [1, 1.3, 2.2, 5]) {
      const [neck, plenum, duct] = (["diffuser-neck", "plenum-inlet", "supply-duct"] as const).map((place) =>
        throttlingNoise({ place, pressureRatio }),
      );
      expect(neck).toBeGreaterThanOrEqual(plenum!);
      expect(plenum).toBeGreaterThanOrEqual(duct!);
      if (pressureRatio === 1) expect(neck).toBe(0);
    }
  });
});
