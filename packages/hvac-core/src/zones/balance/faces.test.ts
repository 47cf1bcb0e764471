import { describe, expect, test } from "vitest";
import { windowShadow } from "../../solar/index.ts";
import { naturalConvection, radiantCoefficient, windowConvection } from "./films.ts";
import { atIncidence, GlazingSteps, type Glazing } from "./glazing.ts";
import { Star, type RadiantSurface } from "./radiation.ts";
import { diffuseShares, litShare, ShadowLine, type Shade } from "./shade.ts";
import { skyInfrared, skyTemperatureOf } from "../../weather/internal.ts";

const radians = Math.PI / 180;

describe("the star of radiation", () => {
  test("of two planes is the textbook's exchange of parallel plates", () => {
    const [first, second] = [0.9, 0.3];
    const { factors } = new Star([
      { area: 7, plane: "a", absorptance: first },
      { area: 7, plane: "b", absorptance: second },
    ]);
    const series = 1 / (1 / factors[0]! + 1 / factors[1]!);
    expect(series).toBeCloseTo(1 / (1 / first + 1 / second - 1), 6);
  });

  const box = (absorptance: number): RadiantSurface[] => [
    { area: 48, plane: "floor", absorptance },
    { area: 48, plane: "roof", absorptance },
    { area: 21.6, plane: "north", absorptance },
    { area: 16.2, plane: "east", absorptance },
    { area: 16.2, plane: "west", absorptance },
    { area: 9.6, plane: "south", absorptance },
    { area: 12, plane: "south", absorptance: 0.794 },
  ];

  test("shares all light, and none of it falls at once on the plane that it leaves", () => {
    for (const absorptance of [0.05, 0.6, 1]) {
      const shares = new Star(box(absorptance)).sharesFrom("floor");
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
      if (absorptance === 1) expect(shares[0]!).toBeLessThan(0.03);
    }
  });

  test.each([
    // Rays in a box of 8 × 6 × 2.7 m with two windows of 3 × 2 m in the south wall, 400,000 of them from the floor (standard error below 0.001).
    [0.1, 0.383],
    [0.6, 0.1028],
    [0.9, 0.0736],
  ])("lets the light of a floor out of windows as traced rays do: absorptance %s, share %s", (absorptance, traced) => {
    expect(Math.abs(new Star(box(absorptance)).sharesFrom("floor")[6]! - traced)).toBeLessThan(0.015);
  });
});

describe("shadows", () => {
  const window = { left: -1.5, right: 1.5, bottom: 0, top: 2 };
  const shades: Shade[] = [
    { kind: "overhang", y: 2.5, left: -2, right: 2, depth: 1 },
    { kind: "fin", x: -1.7, bottom: -100, top: 100, depth: 0.6 },
    { kind: "fin", x: 1.7, bottom: -100, top: 100, depth: 0.6 },
  ];

  test("are those of the published method for windows, over the sky", () => {
    const projections = { width: 3, height: 2, leftFin: { depth: 0.6, gap: 0.2 }, rightFin: { depth: 0.6, gap: 0.2 } };
    const overhang = { depth: 1, gap: 0.5 };
    for (let altitude = 2; altitude < 90; altitude += 6)
      for (let azimuth = 92; azimuth < 268; azimuth += 8) {
        const gamma = (azimuth - 180) * radians;
        // Seen from outside a south window, the sun in the west is on the left.
        const direction = [-Math.tan(gamma), Math.tan(altitude * radians) / Math.cos(gamma)] as const;
        const sun = { sunAltitude: altitude, sunAzimuth: azimuth, surfaceAzimuth: 180 };
        const wide = [{ ...shades[0]!, left: -1e6, right: 1e6 } as Shade, ...shades.slice(1)];
        // Shadows are measured on 24 lines: their lower edge is known within half of a line's distance.
        expect(
          Math.abs(litShare(window, new ShadowLine(wide), ...direction) - windowShadow({ ...projections, overhang }, sun).sunlitFraction),
        ).toBeLessThan(0.022);
      }
  });

  test("of an endless overhang leave the share of the sky that geometry gives: (√(h² + d²) − d)/h", () => {
    for (const depth of [0.2, 1, 3]) {
      const { sky, ground } = diffuseShares(window, [{ kind: "overhang", y: 2, left: -1e6, right: 1e6, depth }]);
      expect(Math.abs(sky - (Math.hypot(2, depth) - depth) / 2)).toBeLessThan(0.01);
      expect(ground).toBeCloseTo(1, 12);
    }
  });

  test("mirrored, with the light mirrored, are the same", () => {
    const turned = shades.map((shade): Shade => (shade.kind === "fin" ? { ...shade, x: -shade.x, depth: shade.depth } : shade));
    for (const sideways of [-3, -0.4, 0, 0.8])
      expect(litShare(window, new ShadowLine(turned), -sideways, 0.7)).toBeCloseTo(
        litShare(window, new ShadowLine(shades), sideways, 0.7),
        12,
      );
  });

  test("with more shades never leave more light", () => {
    for (let k = 0; k < 60; k++) {
      const [sideways, upwards] = [3 * Math.sin(k), 2 * Math.abs(Math.cos(k))];
      const shares = [0, 1, 2, 3].map((count) => litShare(window, new ShadowLine(shades.slice(0, count)), sideways, upwards));
      shares.slice(1).forEach((share, i) => expect(share).toBeLessThanOrEqual(shares[i]! + 1e-12));
      expect(shares[0]!).toBeCloseTo(1, 12);
    }
  });
});

describe("glazing", () => {
  const flat = (value: number) => ({ atAngle: [value, value, value, value], hemispherical: value });
  const clear = (count: number): Glazing => ({
    panes: Array.from({ length: count }, () => ({
      resistance: 0.003,
      emissivities: [0.84, 0.84] as const,
      absorptance: flat(0.1),
      absorptanceFromInside: 0.1,
    })),
    gaps: Array.from({ length: count - 1 }, () => ({ gas: "air" as const, width: 0.012 })),
    transmittance: flat(0.7),
    transmittanceFromInside: 0.6,
  });

  /** Heat from a room at 21 °C to −17.8 °C, with the films of the winter rating: 30.84 W/(m²·K) outside, at night. */
  function ratedU(glazing: Glazing): number {
    const [air, out] = [21, -17.8];
    const window = new GlazingSteps(glazing, 1, 0);
    let [inside, outside] = [5, -10];
    const film = { tilt: 90, height: 1, pressure: 101_325 };
    for (let k = 0; k < 200; k++) {
      window.prepare();
      const inner = windowConvection(film, inside, air) + 0.84 * radiantCoefficient(inside, air);
      const outer = 30.84 + 0.84 * radiantCoefficient(outside, out);
      outside = (outer * out + window.cross * inside) / (outer + window.outer);
      inside = (inner * air + window.cross * outside) / (inner + window.inner);
      window.advance(outside, inside);
    }
    return (window.cross * (inside - outside)) / (air - out);
  }

  test.each([
    // The height of the glass and the room's radiant temperature of that computation are not given: they matter most for one pane.
    ["single clear", 1, 5.88, 0.04],
    ["double clear", 2, 2.74, 0.02],
  ])("has the U-value at −17.8 °C that WINDOW computes: %s", (_, panes, rated, tolerance) => {
    expect(Math.abs(ratedU(clear(panes)) / rated - 1)).toBeLessThan(tolerance);
  });

  test("gives off what its panes absorb, to both sides together", () => {
    const window = new GlazingSteps(clear(3), 1, 10);
    [40, 25, 12].forEach((heat, pane) => window.absorb(pane, heat));
    window.prepare();
    expect(window.innerHistory + window.outerHistory).toBeCloseTo(77, 9);
    expect(window.outerHistory).toBeGreaterThan(window.innerHistory);
  });

  test("is at each angle of its table what the table says, and between them near Fresnel's law of a clear pane", () => {
    // Index 1.526 without absorption: transmittance of both faces with all reflections, at every degree.
    const fresnel = (degrees: number): number => {
      const incident = degrees * radians;
      if (degrees === 0) return (2 * 1.526) / (1 + 1.526 ** 2);
      if (degrees >= 90) return 0;
      const refracted = Math.asin(Math.sin(incident) / 1.526);
      const across = (Math.sin(incident - refracted) / Math.sin(incident + refracted)) ** 2;
      const along = (Math.tan(incident - refracted) / Math.tan(incident + refracted)) ** 2;
      return ((1 - across) / (1 + across) + (1 - along) / (1 + along)) / 2;
    };
    const table = { atAngle: Array.from({ length: 10 }, (_, k) => fresnel(10 * k)), hemispherical: 0 };
    for (let degrees = 0; degrees <= 90; degrees++) {
      const value = atIncidence(table, Math.cos(degrees * radians));
      expect(Math.abs(value - fresnel(degrees))).toBeLessThan(degrees % 10 === 0 ? 1e-9 : degrees < 80 ? 0.004 : 0.03);
    }
  });
});

describe("films", () => {
  test("of natural convection are the published ones: 1.31 ∛Δt upright, 1.52 where air rises from a flat face and 0.76 where it does not", () => {
    expect(naturalConvection(0, 8) / 2).toBeCloseTo(1.31, 3);
    expect(naturalConvection(1, 8) / 2).toBeCloseTo(1.52, 3);
    expect(naturalConvection(-1, 8) / 2).toBeCloseTo(0.76, 3);
    expect(naturalConvection(-1, -8)).toBe(naturalConvection(1, 8));
  });

  test("of radiation are the difference of fourth powers", () => {
    const exact = 5.670374e-8 * (310.15 ** 4 - 265.15 ** 4);
    expect(radiantCoefficient(37, -8) * 45).toBeCloseTo(exact, 9);
  });
});

describe("the sky", () => {
  test("at night, clear and dry, is some twenty kelvins colder than the air; under full cloud it is near it", () => {
    const air = { dryBulb: 20, dewPoint: 5, pressure: 101_325 };
    const below = (cover: number, hour: number) => 20 - skyTemperatureOf(skyInfrared(air, hour, cover));
    expect(below(0, 0)).toBeGreaterThan(15);
    expect(below(0, 0)).toBeLessThan(25);
    expect(below(0, 12)).toBeGreaterThan(below(0, 0));
    expect(below(1, 0)).toBeLessThan(5);
  });

  test("as warm as the air radiates as the air does", () => {
    expect(skyTemperatureOf(5.670374e-8 * 293.15 ** 4)).toBeCloseTo(20, 9);
  });
});
