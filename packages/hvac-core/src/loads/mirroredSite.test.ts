import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  conductionTimeSeries,
  designDays,
  opaqueSurfaceGain,
  representativeRadiantSeries,
  roomCoolingLoad,
  windowGain,
  type DesignDays,
  type HourWeather,
  type Room,
} from "./index.ts";
import type { Fin, Obstruction } from "../solar/index.ts";

/** Directions with north and south exchanged; east and west stay. */
const mirroredAzimuth = (azimuth: number): number => (540 - azimuth) % 360;

/** Doubles: sines and cosines of mirrored angles. */
const rounding = 1e-9;
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const overhang = fc.option(fc.record({ depth: between(0.05, 3), gap: between(0, 1), reach: between(0, 2) }), { nil: undefined });
const block = fc.record({ height: between(0, 30), distance: between(1, 30), left: between(-10, 30), right: between(-10, 30) });
const obstruction = fc.option(block, { nil: undefined });

/** The sun of the other hemisphere: as high, and in the north instead of the south. */
const mirroredHour = (hour: HourWeather): HourWeather => ({ ...hour, sunAzimuth: mirroredAzimuth(hour.sunAzimuth) });

const hours: fc.Arbitrary<HourWeather> = fc.record({
  dryBulb: between(-10, 45),
  sunAltitude: between(-20, 90),
  sunAzimuth: between(0, 360),
  beamNormal: between(0, 1000),
  diffuseHorizontal: between(0, 300),
  groundReflectance: between(0, 0.8),
});

/** Months shifted by six, and the sun in the other half of the sky. */
function mirroredDays(days: DesignDays): DesignDays {
  const shifted = (list: readonly number[]): number[] => [...list.slice(144), ...list.slice(0, 144)];
  const { pressure, groundReflectance, ...lists } = days;
  const moved = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, shifted(list)])) as unknown as typeof lists;
  return { pressure, groundReflectance, ...moved, sunAzimuth: moved.sunAzimuth.map(mirroredAzimuth) };
}

/** What shades a window differently from its two sides. */
interface Sides {
  readonly leftFin: Fin | undefined;
  readonly rightFin: Fin | undefined;
  readonly obstruction: Obstruction | undefined;
}

const swappedSides = ({ left, right, ...front }: Obstruction): Obstruction => ({
  ...front,
  ...(right !== undefined && { left: right }),
  ...(left !== undefined && { right: left }),
});

function mirroredRoom(room: Room): Room {
  const facing = <T extends { readonly azimuth: number }>(surface: T): T => ({ ...surface, azimuth: mirroredAzimuth(surface.azimuth) });
  return {
    ...room,
    surfaces: room.surfaces.map(facing),
    windows: room.windows.map((window) => {
      const { leftFin, rightFin, obstruction: front, ...shade } = window.exteriorShade ?? { width: 1, height: 1 };
      // Seen from outside, the fin to the west of a south window is on its left, of a north window on its right.
      const swapped = {
        ...shade,
        ...(rightFin && { leftFin: rightFin }),
        ...(leftFin && { rightFin: leftFin }),
        ...(front && { obstruction: swappedSides(front) }),
      };
      return facing({ ...window, ...(window.exteriorShade && { exteriorShade: swapped }) });
    }),
  };
}

describe("a building turned to the other hemisphere", () => {
  test("has the same gains of its surfaces and windows at the mirrored hour", () => {
    const window = fc.record({
      azimuth: between(0, 360),
      shgc: between(0.1, 0.8),
      transmittance: between(0.6, 6),
      overhang,
      leftFin: overhang,
      rightFin: overhang,
      obstruction,
    });
    const surface = fc.record({ azimuth: between(0, 360), tilt: between(0, 180), absorptanceRatio: between(0, 0.06) });
    fc.assert(
      fc.property(hours, window, surface, (hour, { azimuth, shgc, transmittance, ...fins }, wall) => {
        const glass = (facing: number, { leftFin, rightFin, obstruction: front }: Sides) => ({
          area: 6,
          tilt: 90,
          azimuth: facing,
          shgc,
          transmittance,
          exteriorShade: {
            width: 3,
            height: 2,
            ...(fins.overhang && { overhang: fins.overhang }),
            ...(leftFin && { leftFin }),
            ...(rightFin && { rightFin }),
            ...(front && { obstruction: front }),
          },
        });
        const front = fins.obstruction && swappedSides(fins.obstruction);
        const turned = { leftFin: fins.rightFin, rightFin: fins.leftFin, obstruction: front };
        const [here, there] = [
          windowGain(glass(azimuth, fins), hour, 24),
          windowGain(glass(mirroredAzimuth(azimuth), turned), mirroredHour(hour), 24),
        ];
        expect(Math.abs(there.gain - here.gain)).toBeLessThan(rounding * 1e4);
        const opaque = { ...wall, area: 20, transmittance: 0.5 };
        const [original, mirrored] = [
          opaqueSurfaceGain(opaque, hour, 24),
          opaqueSurfaceGain({ ...opaque, azimuth: mirroredAzimuth(wall.azimuth) }, mirroredHour(hour), 24),
        ];
        expect(Math.abs(mirrored.gain - original.gain)).toBeLessThan(rounding * 1e4);
      }),
    );
  });

  test("has the same loads in its rooms six months later, hour by hour", () => {
    const month = { dryBulb: 33, wetBulb: 23, dryBulbRange: 10, tauB: 0.5, tauD: 2.1 };
    const months = Array.from({ length: 12 }, (_, m) => ({ ...month, dryBulb: 33 - Math.abs(6 - m), wetBulb: 23 - Math.abs(6 - m) }));
    const wall = conductionTimeSeries([{ thickness: 0.2, conductivity: 0.8, density: 1800, specificHeat: 840 }, { resistance: 2 }]);
    const place = fc.record({ latitude: between(-66, 66), azimuth: between(0, 360), other: between(0, 360), leftFin: overhang, overhang });
    fc.assert(
      fc.property(place, ({ latitude, azimuth, other, leftFin, overhang: above }) => {
        const days = designDays({ latitude, longitude: 0, timeZone: 0, altitude: 0, tauEdition: "2017", months });
        const room: Room = {
          name: "",
          floorArea: 30,
          indoor: { dryBulb: 24, relativeHumidity: 0.5 },
          surfaces: [
            { component: "wall", area: 20, tilt: 90, azimuth: other, conduction: wall },
            { component: "roof", area: 30, tilt: 20, azimuth, conduction: wall },
          ],
          windows: [
            {
              area: 6,
              tilt: 90,
              azimuth,
              transmittance: 1.5,
              shgc: 0.4,
              exteriorShade: { width: 3, height: 2, ...(above && { overhang: above }), ...(leftFin && { leftFin }) },
            },
          ],
          gains: [],
          infiltration: 0.01,
          radiantSeries: representativeRadiantSeries("medium", true),
        };
        const here = roomCoolingLoad(room, days);
        const there = roomCoolingLoad(mirroredRoom(room), mirroredDays(days));
        here.sensible.forEach((load, k) => expect(Math.abs(there.sensible[(k + 144) % 288]! - load)).toBeLessThan(rounding * 1e4));
        expect(there.peak.total).toBeCloseTo(here.peak.total, 5);
      }),
      { numRuns: 20 },
    );
  });
});
