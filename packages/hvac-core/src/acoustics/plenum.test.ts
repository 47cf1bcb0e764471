import { describe, expect, test } from "vitest";
import { measuredPlenumAttenuation, type MeasuredPlenum } from "./index.ts";

const absorption = [0.09, 0.26, 0.63, 0.84, 0.88, 0.9, 0.9, 0.9];
const large: MeasuredPlenum = { inletLargest: 0.6, outletArea: 0.18, wallArea: 12.9, volume: 3.24, absorption, distance: 1.8 };
const small: MeasuredPlenum = {
  inletLargest: 0.3,
  outletArea: 0.0625,
  wallArea: 5.7875,
  volume: 0.972,
  absorption,
  distance: 1.2529964086,
};

describe("a plenum by measured regressions", () => {
  test.each([
    // The procedure of Trace, which carries the handbook's tables, evaluated outside this library for three plenums.
    ["straight through", large, [3.87, 4.6861, 6.0454, 17.4141, 17.8439, 18.0588, 18.0588]],
    [
      "with an offset and a lined wall",
      { ...large, distance: 1.9723082923, angle: 24.1277606713, wall: "fabric-50" } as const,
      [5.0181, 6.8795, 15.0509, 20.1529, 21.1016, 20.9173, 21.9614],
    ],
    [
      "small, close to an edge",
      { ...small, angle: 16.723558006, directivity: 4, wall: "fabric-50" } as const,
      [8.3074, 16.2588, 17.9759, 18.7066, 17.1247, 17.1507, 16.8153],
    ],
  ])("%s agrees with a public program", (_name, plenum, printed) => {
    const loss = measuredPlenumAttenuation(plenum);
    // Printed to 1e-4 dB.
    printed.forEach((value, band) => expect(loss[band]).toBeCloseTo(value, 3));
    expect(loss[7]).toBe(loss[6]);
  });
  test("never takes less for more absorption above the cut-off, nor below nothing anywhere", () => {
    const bare = measuredPlenumAttenuation({ ...large, absorption: absorption.map((alpha) => alpha / 5) });
    const lined = measuredPlenumAttenuation(large);
    lined.slice(3).forEach((loss, index) => expect(loss).toBeGreaterThan(bare[index + 3]!));
    for (const angle of [0, 10, 22.5, 45])
      for (const loss of measuredPlenumAttenuation({ ...small, angle })) expect(loss).toBeGreaterThanOrEqual(0);
  });
  test("round the corner the angle does not count", () => {
    expect(measuredPlenumAttenuation({ ...large, corner: true, angle: 40 })).toEqual(measuredPlenumAttenuation({ ...large, corner: true }));
  });
});
