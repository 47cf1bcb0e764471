import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readReference } from "../../test/reference/readReference.ts";
import {
  branchPowerDivision,
  breakoutSoundPower,
  ductCutoffFrequency,
  elbowAttenuation,
  endReflectionLoss,
  flexibleDuctAttenuation,
  octaveBands,
  plenumAttenuation,
  rectangularBreakoutLoss,
  rectangularDuctAttenuation,
  rectangularLiningInsertionLoss,
  rectangularLiningValidity,
  roundBreakoutLoss,
  roundDuctAttenuation,
  schultzRoomEffect,
  diffuseRoomEffect,
  unlinedRectangularDuctAttenuation,
  type ElbowKind,
} from "./index.ts";

type In = Record<string, number> & { readonly type: string; readonly termination: "flush" | "free" };
const cases = readReference<In>("acoustics_ducts").cases;
const named = (prefix: string) => cases.filter(({ id }) => id.startsWith(`${prefix}/`));
const inch = 0.0254;
const circle = (diameter: number) => (Math.PI * diameter ** 2) / 4;

describe("straight ducts", () => {
  test.each(named("reynolds_rect"))("$id follows Reynolds and Bledsoe", ({ in: input, out }) => {
    const duct = { width: input["width_mm"]! / 1000, height: input["height_mm"]! / 1000, length: 1 };
    const bare = unlinedRectangularDuctAttenuation(duct);
    const lining = input["lining_mm"] ? rectangularLiningInsertionLoss(duct, input["lining_mm"] / 1000) : undefined;
    octaveBands.forEach((band, index) => {
      // The same equations with exact unit factors: only the eight printed digits differ.
      expect(bare[index]! / out[`att_unlined_${band}Hz_dB_per_m`]!).toBeCloseTo(1, 6);
      if (lining) expect(lining[index]! / out[`IL_lining_${band}Hz_dB_per_m`]!).toBeCloseTo(1, 6);
    });
  });

  test.each(named("reynolds_round_lined"))("$id follows Reynolds and Bledsoe", ({ in: input, out }) => {
    const loss = roundDuctAttenuation({ diameter: input["diameter_in"]! * inch, liningThickness: input["lining_in"]! * inch, length: 1 });
    octaveBands.forEach((band, index) => {
      // Coefficients are printed with three to five digits; the reference carries 9.132e-4 for E at 63 Hz, here 9.1315e-4.
      expect(Math.abs(loss[index]! - out[`IL${band}Hz_dB_per_m`]!)).toBeLessThan(2e-3);
    });
  });

  test.each([...named("round_lined25mm"), ...named("round_lined50mm")])(
    "$id: the polynomial meets the handbook's table",
    ({ in: input, out }) => {
      // The SI table is rounded to nominal sizes (255 for 254 mm, 25 for 25.4 mm); the inch sizes behind it are meant.
      const diameter = Math.round(input["diameter_mm"]! / 1000 / inch) * inch;
      const loss = roundDuctAttenuation({ diameter, liningThickness: Math.round(input["lining_mm"]! / 25.4) * inch, length: 1 });
      octaveBands.forEach((band, index) => {
        // 0.05 dB/ft of rounding in the printed table, in dB/m.
        if (out[`IL${band}Hz_dB`] !== undefined) expect(Math.abs(loss[index]! - out[`IL${band}Hz_dB`]!)).toBeLessThan(0.06);
      });
    },
  );

  test.each([...named("rect_lined25mm"), ...named("rect_lined50mm")])(
    "$id: the regression stays near the handbook's lining table",
    ({ in: input, out }) => {
      const [width, height] = [input["width_mm"]! / 1000, input["height_mm"]! / 1000];
      const lining = rectangularLiningInsertionLoss({ width, height, length: 1 }, Math.round(input["lining_mm"]! / 25.4) * inch);
      // The regression ends at P/A = 6 per foot; the two smallest ducts of the table lie beyond.
      const { perimeterOverArea } = rectangularLiningValidity;
      if ((2 * (width + height)) / (width * height) > perimeterOverArea.max) return;
      octaveBands.forEach((band, index) => {
        const printed = out[`IL${band}Hz_dB`];
        // Two publications of similar measurements, not one: the newer table lies up to 2.5 dB/m above the regression at
        // 1 kHz and 3.1 dB/m below it at 500 Hz (50 mm), and is rounded to 0.05 dB/ft at 63 Hz.
        if (printed !== undefined) expect(Math.abs(lining[index]! - printed)).toBeLessThan(1.2 + 0.2 * printed);
      });
    },
  );

  test.each(named("rect_unlined"))("$id: the regression stays near the handbook's table of bare ducts", ({ in: input, out }) => {
    const bare = unlinedRectangularDuctAttenuation({ width: input["width_mm"]! / 1000, height: input["height_mm"]! / 1000, length: 1 });
    octaveBands.forEach((band, index) => {
      // The table is rounded to 0.05 and 0.1 dB/ft (0.16, 0.33 dB/m).
      if (out[`IL${band}Hz_dB`] !== undefined) expect(Math.abs(bare[index]! - out[`IL${band}Hz_dB`]!)).toBeLessThan(0.2);
    });
  });

  test.each(named("round_unlined"))("$id is the handbook's class", ({ in: input, out }) => {
    const bare = roundDuctAttenuation({ diameter: input["diameter_mm"]! / 1000, length: 1 });
    octaveBands.forEach((band, index) => {
      // dB/ft with two decimals against dB/m with two decimals.
      if (out[`IL${band}Hz_dB`] !== undefined) expect(Math.abs(bare[index]! - out[`IL${band}Hz_dB`]!)).toBeLessThan(0.006);
    });
  });

  test.each(named("flex_ashrae"))("$id: twelve feet scaled by length meet every row of the table", ({ in: input, out }) => {
    // Metric labels stand for whole multiples of 3 ft.
    const length = Math.round(input["length_m"]! / 0.9144) * 0.9144;
    const loss = flexibleDuctAttenuation({ diameter: input["diameter_mm"]! / 1000, length });
    octaveBands.forEach((band, index) => {
      // Rows are printed in whole decibels, both the scaled one and the one compared.
      if (out[`IL${band}Hz_dB`] !== undefined) expect(Math.abs(loss[index]! - out[`IL${band}Hz_dB`]!)).toBeLessThanOrEqual(1);
    });
  });

  test.each([
    [0.15, 0.1, 0.33],
    [0.18, 0.1, 0.33],
    [0.3, 0.1, 0.23],
    [0.5, 0.07, 0.16],
    [0.762, 0.07, 0.16],
    [1.2, 0.03, 0.07],
  ] as const)(
    "a bare round duct of %f m attenuates %f dB/m at 63 Hz and %f dB/m at 1 kHz, as the metric table prints",
    (diameter, low, high) => {
      const bare = roundDuctAttenuation({ diameter, length: 1 });
      // dB/ft with two decimals against dB/m with two decimals.
      expect(Math.abs(bare[0] - low)).toBeLessThan(0.006);
      expect(Math.abs(bare[4] - high)).toBeLessThan(0.006);
    },
  );

  test("external insulation doubles 63 to 250 Hz and leaves the rest", () => {
    const duct = { width: 0.6, height: 0.4, length: 5 };
    const [bare, wrapped] = [unlinedRectangularDuctAttenuation(duct), unlinedRectangularDuctAttenuation(duct, true)];
    bare.forEach((loss, band) => expect(wrapped[band]! / loss).toBeCloseTo(band <= 2 ? 2 : 1, 12));
  });

  test("no section exceeds 40 dB, none amplifies, and longer never attenuates less", () => {
    const length = fc.double({ min: 0, max: 100, noNaN: true });
    const size = fc.double({ min: 0.1, max: 1.5, noNaN: true });
    fc.assert(
      fc.property(size, size, length, length, fc.constantFrom(0, 0.025, 0.05), (width, height, l1, l2, liningThickness) => {
        const [short, long] = [Math.min(l1, l2), Math.max(l1, l2)];
        for (const attenuationOf of [
          (l: number) => rectangularDuctAttenuation({ width, height, length: l, liningThickness }),
          (l: number) => roundDuctAttenuation({ diameter: width, length: l, liningThickness }),
        ]) {
          attenuationOf(long).forEach((loss, band) => {
            expect(loss).toBeGreaterThanOrEqual(attenuationOf(short)[band]! - 1e-12);
            expect(loss).toBeLessThanOrEqual(40);
            expect(loss).toBeGreaterThanOrEqual(0);
          });
        }
      }),
    );
  });
});

describe("elbows", () => {
  const kinds: Record<string, ElbowKind> = { square_novane: "square", square_vanes: "square-vanes", radius: "radius" };
  test.each(named("elbow_ashrae"))("$id has the handbook's insertion loss", ({ in: input, out }) => {
    // The width that puts 1 kHz into the middle of the row.
    const width = (input["fw_min_kHz_mm"]! + input["fw_max_kHz_mm"]!) / 2000;
    const kind = kinds[input.type]!;
    expect(elbowAttenuation({ kind, width })[4]).toBe(out["IL_unlined_dB"]);
    if (out["IL_lined_dB"] !== undefined) expect(elbowAttenuation({ kind, width, lined: true })[4]).toBe(out["IL_lined_dB"]);
  });
  test.each([
    // ASHRAE HVAC Applications, by frequency times width from below 48 to above 760 kHz·mm.
    ["square", false, [0, 1, 5, 8, 4, 3]],
    ["square", true, [0, 1, 6, 11, 10, 10]],
    ["square-vanes", false, [0, 1, 4, 6, 4, 4]],
    ["square-vanes", true, [0, 1, 4, 7, 7, 7]],
    ["radius", false, [0, 1, 2, 3, 3, 3]],
  ] as const)("%s, lined %s: each octave of width moves one row on", (kind, lined, rows) => {
    expect([24, 72, 143, 285, 570, 1140].map((product) => elbowAttenuation({ kind, lined, width: product / 1000 })[4])).toEqual(rows);
  });
  test("is of one class in both systems: the inch edition's, to whose limits those in millimetres are rounded", () => {
    // 60 in at 63 Hz: 3.78 kHz·in, below 3.8, but 96.01 kHz·mm, above the printed 96. 30 in at 63 Hz: 1.89, below 1.9, and 48.006, above 48.
    expect(elbowAttenuation({ kind: "square", width: 60 * 0.0254 })[0]).toBe(1);
    expect(elbowAttenuation({ kind: "square", width: 1.524 })[0]).toBe(1);
    expect(elbowAttenuation({ kind: "square", width: 30 * 0.0254 })[0]).toBe(0);
    expect(elbowAttenuation({ kind: "square", width: 61 * 0.0254 })[0]).toBe(5);
  });
  test("a lined elbow never attenuates less than a bare one", () => {
    for (const kind of ["square", "square-vanes", "radius"] as const)
      for (let width = 0.05; width < 3; width += 0.05)
        elbowAttenuation({ kind, width, lined: true }).forEach((loss, band) =>
          expect(loss).toBeGreaterThanOrEqual(elbowAttenuation({ kind, width })[band]!),
        );
  });
});

describe("end reflection", () => {
  const methods = [
    ["erl_ashrae2011_flush", "ashrae", "flush"],
    ["erl_ashrae2011_free", "ashrae", "free"],
    ["erl_nebb_flush", "nebb", "flush"],
    ["erl_nebb_free", "nebb", "free"],
  ] as const;
  for (const [prefix, method, termination] of methods) {
    test.each(named(prefix))("$id", ({ in: input, out }) => {
      const loss = endReflectionLoss({ area: circle(input["diameter_m"]!), termination, method });
      // Same equation: only the nine printed digits differ.
      octaveBands.forEach((band, index) => expect(loss[index]!).toBeCloseTo(out[`ERL${band}Hz_dB`]!, 7));
    });
  }
  test.each(named("erl_ashrae_table_flush"))("$id: the formula reproduces the handbook's table", ({ in: input, out }) => {
    const loss = endReflectionLoss({ area: circle(input["diameter_mm"]! / 1000), termination: "flush" });
    octaveBands.forEach((band, index) => {
      // Whole decibels in print; the table rounds down in places.
      if (out[`ERL${band}Hz_dB`] !== undefined) expect(Math.abs(loss[index]! - out[`ERL${band}Hz_dB`]!)).toBeLessThan(1);
    });
  });
  test.each([
    [6, [18.1, 12.3, 7, 3, 1]],
    [24, [7, 3, 1, 0.3, 0.1]],
  ] as const)("a flush %i in opening has the values of an independent evaluation", (size, expected) => {
    const loss = endReflectionLoss({ area: circle(size * inch), termination: "flush" });
    // Printed to one decimal; the evaluation took 1125 ft/s (342.9 m/s).
    expected.forEach((value, band) => expect(Math.abs(loss[band]! - value)).toBeLessThan(0.06));
  });
  test("it falls with frequency and with size: the inverted formula that circulates rises", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 2, noNaN: true }),
        fc.constantFrom("flush" as const, "free" as const),
        (area, termination) => {
          const loss = endReflectionLoss({ area, termination });
          const larger = endReflectionLoss({ area: area * 2, termination });
          return loss.every((value, band) => value > 0 && larger[band]! < value && (band === 0 || value < loss[band - 1]!));
        },
      ),
    );
  });
});

describe("division, plenum, breakout and room", () => {
  test("half the area costs 3.01 dB, and the branches together carry what came in", () => {
    expect(branchPowerDivision({ branchArea: 1, totalArea: 2 })[3]).toBeCloseTo(10 * Math.log10(2), 12);
    const shares = [0.1, 0.25, 0.65].map((branchArea) => 10 ** (-branchPowerDivision({ branchArea, totalArea: 1 })[0] / 10));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  });

  test("a plenum without direct sound passes what its room constant says, and absorbs more the further apart", () => {
    const absorption = Array<number>(8).fill(0.5);
    // 1 − α over S·α = 0.5/10, far away: 10·lg(1/(0.25·0.05)) = 19.03 dB, the direct term 0.25/(2π·100²) adds nothing.
    expect(plenumAttenuation({ outletArea: 0.25, wallArea: 20, absorption, distance: 100 })[0]).toBeCloseTo(10 * Math.log10(80), 2);
    const near = plenumAttenuation({ outletArea: 0.25, wallArea: 20, absorption, distance: 1 });
    const angled = plenumAttenuation({ outletArea: 0.25, wallArea: 20, absorption, distance: 1, angle: 60 });
    near.forEach((loss, band) => expect(angled[band]!).toBeGreaterThan(loss));
    expect(ductCutoffFrequency(0.5, "round")).toBeCloseTo(402, 0);
  });

  test("a plenum that absorbs everything passes what a half sphere around the inlet sends into the outlet", () => {
    const loss = plenumAttenuation({ outletArea: 0.1, wallArea: 30, absorption: Array<number>(8).fill(1), distance: 1.5 });
    expect(loss[0]).toBeCloseTo(-10 * Math.log10(0.1 / (2 * Math.PI * 1.5 ** 2)), 9);
  });

  test.each([
    [305, 305, 0.607, [21, 24, 27, 30, 33, 36, 41, 45]],
    [305, 610, 0.607, [19, 22, 25, 28, 31, 35, 41, 45]],
    [305, 1220, 0.759, [19, 22, 25, 28, 31, 37, 43, 45]],
    [610, 610, 0.759, [20, 23, 26, 29, 32, 37, 43, 45]],
    [610, 1220, 0.912, [20, 23, 26, 29, 31, 39, 45, 45]],
    [1220, 1220, 1.214, [21, 24, 27, 30, 35, 41, 45, 45]],
    [1220, 2440, 1.214, [19, 22, 25, 29, 35, 41, 45, 45]],
  ] as const)(
    "a %i × %i mm duct of %f mm steel lets out what ASHRAE HVAC Applications 2019, ch. 49, Table 29 prints",
    (a, b, thickness, printed) => {
      const loss = rectangularBreakoutLoss({ width: a / 1000, height: b / 1000, length: 6.1, surfaceMass: thickness * 7.85 });
      // Whole decibels; at 1 kHz of the 610 × 1220 mm duct, just above f_L, the table is lower than both branches.
      printed.forEach((value, band) => expect(Math.abs(loss[band]! - value)).toBeLessThan(1.15));
    },
  );

  test.each([
    [0.2, 0.455, [45, 53, 55, 52, 44, 35, 34]],
    [0.35, 0.607, [50, 60, 54, 36, 34, 31, 25]],
    [0.56, 0.759, [47, 53, 37, 33, 33, 27, 25]],
    [0.81, 0.759, [51, 46, 26, 26, 24, 22, 38]],
  ] as const)(
    "a long-seam duct of %f m and %f mm lets out about what ASHRAE 2019, ch. 49, Table 30 measured",
    (diameter, steel, printed) => {
      const loss = roundBreakoutLoss({ diameter, surfaceMass: steel * 7.85, seam: "long" });
      // Measurements on single ducts; those above 50 dB were limited by the set-up, and the formula ends there.
      printed.forEach((value, band) => expect(Math.abs(loss[band]! - Math.min(value, 50))).toBeLessThan(8.5));
    },
  );

  test.each([
    [0.61, 0.607, [51, 53, 51, 44, 36, 26, 29]],
    [0.61, 1.519, [48, 53, 36, 32, 32, 28, 41]],
    [0.915, 0.912, [51, 51, 52, 46, 36, 32, 55]],
  ] as const)("for spiral ducts of %f m and %f mm the formula stays on the safe side of the same table", (diameter, steel, printed) => {
    const loss = roundBreakoutLoss({ diameter, surfaceMass: steel * 7.85, seam: "spiral" });
    printed.forEach((value, band) => expect(loss[band]!).toBeLessThan(value + 8.5));
  });

  test("a round duct's two branches and its range above 26 in have the values of hand calculation", () => {
    // 24 in, 1 lb/ft²: stiff 232.9 − 49.8·lg 125 − 55.3·lg 24 = 52.2 → 50, limp at 1 kHz 97.4 − 19.8 − 36.9·lg 24 = 26.67 dB.
    const pound = 4.882428;
    const small = roundBreakoutLoss({ diameter: 24 * inch, surfaceMass: pound, seam: "spiral" });
    expect(small[1]).toBe(50);
    expect(small[2]).toBeCloseTo(232.9 - 49.8 * Math.log10(250) - 55.3 * Math.log10(24), 5);
    expect(small[4]).toBeCloseTo(97.4 - 19.8 - 36.9 * Math.log10(24), 5);
    const large = roundBreakoutLoss({ diameter: 30 * inch, surfaceMass: pound, seam: "spiral" });
    expect(large[6] - (97.4 - 6.6 * Math.log10(4000) - 36.9 * Math.log10(30))).toBeCloseTo(17, 5);
  });

  test("no more power leaves through the walls than is in the duct", () => {
    const side = fc.double({ min: 0.1, max: 3, noNaN: true });
    const [exposed, mass] = [fc.double({ min: 0.1, max: 50, noNaN: true }), fc.double({ min: 0.5, max: 40, noNaN: true })];
    fc.assert(
      fc.property(side, side, exposed, mass, (width, height, length, surfaceMass) => {
        const levels = Array<number>(8).fill(80);
        const transmissionLoss = rectangularBreakoutLoss({ width, height, length, surfaceMass });
        const out = breakoutSoundPower({ levels, transmissionLoss, surface: 2 * (width + height) * length, area: width * height });
        return out.every((level) => level <= 80);
      }),
    );
  });

  test.each(named("room_schultz_point"))("$id", ({ in: input, out }) => {
    const effect = schultzRoomEffect({ volume: input["room_volume_m3"]!, distance: input["distance_m"]! });
    // Same equation with exact feet: nine printed digits.
    octaveBands.forEach((band, index) => expect(-effect[index]!).toBeCloseTo(out[`Lp_minus_Lw_${band}Hz_dB`]!, 6));
  });

  test("near the source the diffuse room is a free half space, far away it is reverberant", () => {
    const absorption = Array<number>(8).fill(0.3);
    // On a hard surface at 0.1 m: 10·lg(2π·0.01) dB; the reverberant part is a thousandth.
    expect(diffuseRoomEffect({ surface: 1000, absorption, distance: 0.1 })[0]).toBeCloseTo(10 * Math.log10(2 * Math.PI * 0.01), 2);
    // Without reflections the direct sound alone is left.
    expect(diffuseRoomEffect({ surface: 200, absorption: Array<number>(8).fill(1), distance: 2 })[0]).toBeCloseTo(
      10 * Math.log10(2 * Math.PI * 4),
      12,
    );
    expect(diffuseRoomEffect({ surface: 200, absorption, distance: 200 })[0]).toBeCloseTo(-10 * Math.log10((4 * 0.7) / (200 * 0.3)), 2);
  });
});

describe("refusals", () => {
  test("each impossible dimension is named", () => {
    expect(() => rectangularDuctAttenuation({ width: 0, height: 1, length: 1 })).toThrow(/width/);
    expect(() => rectangularDuctAttenuation({ width: 1, height: NaN, length: 1 })).toThrow(/height/);
    expect(() => roundDuctAttenuation({ diameter: 2, length: 1 })).toThrow(/diameter/);
    expect(() => flexibleDuctAttenuation({ diameter: 0.5, length: 1 })).toThrow(/diameter/);
    expect(() => elbowAttenuation({ kind: "square", width: -1 })).toThrow(/width/);
    expect(() => elbowAttenuation({ kind: "round" as ElbowKind, width: 1 })).toThrow(/kind/);
    expect(() => branchPowerDivision({ branchArea: 2, totalArea: 1 })).toThrow(/branchArea/);
    expect(() => endReflectionLoss({ area: 0, termination: "flush" })).toThrow(/area/);
    expect(() => plenumAttenuation({ outletArea: 0.1, wallArea: 5, absorption: [0.5], distance: 1 })).toThrow(/absorption/);
    expect(() => rectangularBreakoutLoss({ width: 1, height: 1, length: 1, surfaceMass: 0 })).toThrow(/surfaceMass/);
    expect(() => schultzRoomEffect({ volume: 0, distance: 2 })).toThrow(/volume/);
  });
});
