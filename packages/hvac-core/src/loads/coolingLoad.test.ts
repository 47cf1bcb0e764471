import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OutOfRangeError } from "../refusals/errors.ts";
import { diffuseSolarHeatGainCoefficient, solarHeatGainCoefficient } from "../solar/glazing.ts";
import { windowShadow } from "../solar/shading.ts";
import { surfaceIrradiance } from "../solar/surface.ts";
import { blockCoolingLoad } from "./blockLoad.ts";
import { conductionTimeSeries } from "./construction.ts";
import { highestHour, loadAtHour, roomCoolingLoad } from "./coolingLoad.ts";
import { designDays, type DesignMonth, type Site } from "./designDay.ts";
import { heatingLoad } from "./heatingLoad.ts";
import { representativeRadiantSeries } from "./radiantSeries.ts";
import type { OpaqueSurface, Room, Window } from "./room.ts";
import { solAirTemperature } from "./solAir.ts";

const month = (dryBulb: number): DesignMonth => ({ dryBulb, wetBulb: dryBulb - 9, dryBulbRange: 10, tauB: 0.42, tauD: 2.25 });
const temperatures = [19, 21, 25, 28, 31, 34, 35, 34.5, 32, 28, 24, 20];
const site: Site = { latitude: 33.64, longitude: -75, timeZone: -5, altitude: 313, tauEdition: "2013", months: temperatures.map(month) };
const days = designDays(site);
/** The same weather with the sun switched off and the air standing still. */
const steadyDays = (dryBulb: number) => ({
  ...days,
  dryBulb: days.dryBulb.map(() => dryBulb),
  beamNormal: days.dryBulb.map(() => 0),
  diffuseHorizontal: days.dryBulb.map(() => 0),
});

const construction = conductionTimeSeries([
  { thickness: 0.1, conductivity: 0.9, density: 1900, specificHeat: 800 },
  { thickness: 0.05, conductivity: 0.03, density: 40, specificHeat: 1200 },
  { thickness: 0.016, conductivity: 0.16, density: 800, specificHeat: 1090 },
]);
const wall = (azimuth: number, area = 10): OpaqueSurface => ({ component: "wall", area, tilt: 90, azimuth, conduction: construction });
const window = (azimuth: number, area = 6): Window => ({ area, tilt: 90, azimuth, transmittance: 2.5, shgc: 0.4, glazing: "doubleClear" });
const working = Array.from({ length: 24 }, (_, h) => (h >= 7 && h < 18 ? 1 : 0));
const people = { component: "people", sensible: 450, latent: 330, radiantFraction: 0.6, schedule: working } as const;
const empty: Room = {
  name: "Room",
  floorArea: 60,
  indoor: { dryBulb: 24, relativeHumidity: 0.5 },
  surfaces: [],
  windows: [],
  gains: [],
  infiltration: 0,
  radiantSeries: representativeRadiantSeries("medium", true),
};
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const july = (values: readonly number[]): readonly number[] => values.slice(144, 168);
const part = (room: Room, component: string, weather = days): readonly number[] =>
  roomCoolingLoad(room, weather).components.find((entry) => entry.component === component)!.sensible;

describe("the hourly cooling load of a room", () => {
  test("is U·A·ΔT of every part when weather and room are constant", () => {
    const room = {
      ...empty,
      surfaces: [wall(0), { ...wall(0, 30), component: "roof" as const, tilt: 0, longwaveCorrection: 0 }],
      windows: [window(0)],
      partitions: [{ area: 20, transmittance: 1.5, adjacentDryBulb: 28 }],
    };
    const expected = {
      wall: 10 * construction.transmittance * 10,
      roof: 30 * construction.transmittance * 10,
      windowConduction: 6 * 2.5 * 10,
      partition: 20 * 1.5 * 4,
    };
    for (const [component, watts] of Object.entries(expected))
      for (const value of part(room, component, steadyDays(34))) expect(value).toBeCloseTo(watts, 8);
  });

  test("is the loss with its sign turned at the heating condition", () => {
    const room = { ...empty, surfaces: [wall(0), wall(90)], windows: [window(180)], infiltration: 0.02 };
    const cold = { ...steadyDays(-10), humidityRatio: days.dryBulb.map(() => 0.001) };
    const cooling = roomCoolingLoad({ ...room, indoor: { dryBulb: 21, relativeHumidity: 0 } }, cold);
    const heating = heatingLoad(room, { indoorDryBulb: 21, outdoorDryBulb: -10, pressure: days.pressure, outdoorHumidityRatio: 0.001 });
    // The room here is dry and the heated one at the outdoor humidity: 0.16 % of density.
    expect(Math.abs(cooling.sensible[0]! / -heating.total - 1)).toBeLessThan(0.002);
  });

  test("adds up over a day to the heat gains of the day", () => {
    const room = { ...empty, windows: [window(180)], gains: [people] };
    const load = roomCoolingLoad(room, days);
    const inside = load.components.find(({ component }) => component === "people")!;
    expect(sum(july(inside.sensible))).toBeCloseTo(450 * 11, 6);
    expect(sum(july(inside.latent))).toBeCloseTo(330 * 11, 6);
    const conduction = load.components.find(({ component }) => component === "windowConduction")!;
    expect(sum(july(conduction.sensible))).toBeCloseTo(15 * (sum(july(days.dryBulb)) - 24 * 24), 6);
    expect(sum(load.components.map(({ sensible }) => sum(sensible)))).toBeCloseTo(sum(load.sensible), 4);
  });

  test("is, in a room and wall that store nothing, the heat gain of the hour itself", () => {
    const atOnce = Array.from({ length: 24 }, (_, hour) => (hour === 0 ? 1 : 0));
    const shade = { width: 2, height: 1.5, overhang: { depth: 0.8, gap: 0.2 }, leftFin: { depth: 0.3 } };
    const glazed: Window = { ...window(225), exteriorShade: shade, interiorShade: { beam: 0.7, diffuse: 0.8 } };
    const roof: OpaqueSurface = { component: "roof", area: 40, tilt: 0, azimuth: 0, conduction: conductionTimeSeries([{ resistance: 3 }]) };
    const bare: Room = { ...empty, radiantSeries: { solar: atOnce, nonSolar: atOnce }, windows: [glazed], surfaces: [roof] };
    const solar = part(bare, "windowSolar");
    const conducted = part(bare, "roof");
    for (let k = 0; k < 288; k++) {
      const sun = { sunAltitude: days.sunAltitude[k]!, sunAzimuth: days.sunAzimuth[k]!, surfaceAzimuth: 225 };
      const sky = { beamNormal: days.beamNormal[k]!, diffuseHorizontal: days.diffuseHorizontal[k]! };
      const glass = surfaceIrradiance({ ...sun, surfaceTilt: 90, ...sky });
      const beam =
        0.7 * glass.beam * windowShadow(shade, sun).sunlitFraction * solarHeatGainCoefficient(0.4, "doubleClear", glass.incidenceAngle);
      const diffuse = 0.8 * (glass.skyDiffuse + glass.groundReflected) * diffuseSolarHeatGainCoefficient(0.4, "doubleClear");
      expect(solar[k]).toBeCloseTo(6 * (beam + diffuse), 8);
      const irradiance = surfaceIrradiance({ ...sun, surfaceTilt: 0, ...sky }).total;
      const solAir = solAirTemperature({ outdoorDryBulb: days.dryBulb[k]!, irradiance, absorptanceRatio: 0.052, longwaveCorrection: 4 });
      expect(conducted[k]).toBeCloseTo((40 / 3.164) * (solAir - 24), 8);
    }
  });

  test("is the same in the morning of an east room as in the afternoon of a west room", () => {
    // Longitude 75° W on the meridian of its time zone: noon differs from 12:00 by the equation of time alone, up to 16 minutes,
    // which moves single hours; over the day the sunlight is the same within 0.5 %.
    const east = sum(july(part({ ...empty, windows: [window(90)] }, "windowSolar")));
    const west = sum(july(part({ ...empty, windows: [window(270)] }, "windowSolar")));
    expect(Math.abs(east / west - 1)).toBeLessThan(0.005);
    const peakOf = (azimuth: number): number => roomCoolingLoad({ ...empty, windows: [window(azimuth)] }, days).peakSensible.hour;
    expect(peakOf(90)).toBeLessThan(12);
    expect(peakOf(270)).toBeGreaterThan(15);
  });

  test("gets the sky's diffuse light through windows that the sun does not reach", () => {
    const north = july(part({ ...empty, windows: [window(0)] }, "windowSolar"));
    expect(north[11]).toBeGreaterThan(0);
  });

  test("grows with every area, gain and leak, and with the sun's share", () => {
    const base: Room = { ...empty, surfaces: [wall(270)], windows: [window(270)], gains: [people], infiltration: 0.01 };
    const total = roomCoolingLoad(base, days).peak.total;
    const more: Array<Partial<Room>> = [
      { surfaces: [wall(270, 20)] },
      { windows: [window(270, 12)] },
      { windows: [{ ...window(270), shgc: 0.6 }] },
      { windows: [{ ...window(270), transmittance: 5 }] },
      { gains: [people, people] },
      { gains: [{ ...people, latent: 600 }] },
      { infiltration: 0.05 },
      { indoor: { dryBulb: 22, relativeHumidity: 0.5 } },
      { indoor: { dryBulb: 24, relativeHumidity: 0.4 } },
      { surfaces: [{ ...wall(270), absorptanceRatio: 0.1 }] },
    ];
    for (const change of more) expect(roomCoolingLoad({ ...base, ...change }, days).peak.total).toBeGreaterThan(total);
    const shaded = { ...window(270), interiorShade: { beam: 0.6, diffuse: 0.7 } };
    expect(roomCoolingLoad({ ...base, windows: [shaded] }, days).peak.total).toBeLessThan(total);
    const hooded = { ...window(180), exteriorShade: { width: 2, height: 1.5, overhang: { depth: 1 } } };
    expect(() => roomCoolingLoad({ ...empty, windows: [{ ...hooded, tilt: 30 }] }, days)).toThrow(/tilt with exteriorShade is 30/);
    const bare = roomCoolingLoad({ ...empty, windows: [window(180)] }, days).peak.total;
    expect(roomCoolingLoad({ ...empty, windows: [hooded] }, days).peak.total).toBeLessThan(bare);
  });

  test("is lower and later in a heavy room", () => {
    const room = { ...empty, windows: [window(180)] };
    const light = roomCoolingLoad({ ...room, radiantSeries: representativeRadiantSeries("light", false) }, days).peakSensible;
    const heavy = roomCoolingLoad({ ...room, radiantSeries: representativeRadiantSeries("heavy", false) }, days).peakSensible;
    expect(heavy.sensible).toBeLessThan(light.sensible);
    expect(heavy.hour).toBeGreaterThanOrEqual(light.hour);
  });

  test("sends to the return air what does not enter the room", () => {
    const lights = { component: "lighting" as const, sensible: 1000, radiantFraction: 0.58, roomFraction: 0.69, schedule: working };
    const load = roomCoolingLoad({ ...empty, gains: [lights] }, days);
    expect(sum(july(load.sensible)) + sum(july(load.returnAir))).toBeCloseTo(11000, 6);
    expect(load.returnAir[144 + 9]).toBeCloseTo(310, 10);
  });

  test("has peaks that are the highest of their hours, and the months' peaks among them", () => {
    const load = roomCoolingLoad(
      { ...empty, surfaces: [wall(180), wall(270)], windows: [window(180), window(270)], gains: [people] },
      days,
    );
    const totals = load.sensible.map((value, k) => value + load.latent[k]!);
    expect(load.peak.total).toBe(Math.max(...totals));
    expect(load.peak.total).toBe(totals[24 * (load.peak.month - 1) + load.peak.hour - 1]);
    expect(load.peakSensible.sensible).toBe(Math.max(...load.sensible));
    expect(loadAtHour(load, load.peak.month, load.peak.hour)).toEqual(load.peak);
    expect(loadAtHour(load, 1, 1).sensible).toBe(load.sensible[0]);
    expect(() => loadAtHour(load, 13, 1)).toThrow(OutOfRangeError);
    expect(() => loadAtHour(load, 7.9, 1)).toThrow(/whole number/);
    expect(() => loadAtHour(load, 7, 15.9)).toThrow(/whole number/);
    expect(load.monthlyPeaks.map((peak) => peak.month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(Math.max(...load.monthlyPeaks.map((peak) => peak.total))).toBe(load.peak.total);
    expect(sum(load.peak.components.map((share) => share.sensible + share.latent))).toBeCloseTo(load.peak.total, 8);
  });

  test("of equal hours the first is the peak, however the sums round", () => {
    // A server room: the same load at all hours, but for the last bit.
    for (const noise of [0, 1e-12, -1e-12]) {
      const watts = (k: number): number => 5000 * (1 + noise * Math.sin(7 * k));
      expect(highestHour(watts, 0, 288)).toBe(0);
      expect(highestHour((k) => -watts(k), 24, 48)).toBe(24);
    }
    expect(highestHour((k) => 5000 + (k === 17 ? 1e-4 : 0), 0, 24)).toBe(17);
    const servers = Array.from({ length: 7 }, () => ({ component: "equipment" as const, sensible: 1000 / 7, radiantFraction: 0.3 }));
    for (const weight of ["light", "medium", "heavy"] as const) {
      const { peak } = roomCoolingLoad({ ...empty, radiantSeries: representativeRadiantSeries(weight, false), gains: servers }, days);
      expect([peak.month, peak.hour]).toEqual([1, 1]);
    }
  });

  test("peaks in autumn behind a great south window, which a July-only method misses", () => {
    const load = roomCoolingLoad({ ...empty, windows: [window(180, 20)] }, days);
    expect([9, 10, 11, 12, 1]).toContain(load.peak.month);
  });

  test("refuses impossible input by name", () => {
    expect(() => roomCoolingLoad({ ...empty, gains: [{ ...people, schedule: [1, 1] }] }, days)).toThrow(/gains\[0\]\.schedule/);
    expect(() => roomCoolingLoad({ ...empty, windows: [{ ...window(0), shgc: 1.2 }] }, days)).toThrow(/windows\[0\]\.shgc/);
    expect(() => roomCoolingLoad({ ...empty, surfaces: [wall(0, -1)] }, days)).toThrow(OutOfRangeError);
    expect(() => roomCoolingLoad({ ...empty, radiantSeries: { solar: [1], nonSolar: [1] } }, days)).toThrow(OutOfRangeError);
    expect(() => roomCoolingLoad({ ...empty, infiltration: NaN }, days)).toThrow(OutOfRangeError);
  });
});

describe("several rooms", () => {
  const room = (azimuth: number, name: string): Room => ({ ...empty, name, windows: [window(azimuth)], gains: [people] });
  const rooms = [room(90, "East"), room(180, "South"), room(270, "West")].map((each) => roomCoolingLoad(each, days));

  test("have a coincident peak that is the highest hour of the sum, below the sum of their separate peaks", () => {
    const block = blockCoolingLoad(rooms);
    const totals = days.dryBulb.map((_, k) => sum(rooms.map((load) => load.sensible[k]! + load.latent[k]!)));
    expect(block.coincidentPeak.total).toBeCloseTo(Math.max(...totals), 8);
    expect(block.sumOfRoomPeaks.total).toBeCloseTo(sum(rooms.map((load) => load.peak.total)), 8);
    expect(block.coincidentPeak.total).toBeLessThan(block.sumOfRoomPeaks.total);
    expect(block.coincidentSensiblePeak.sensible).toBeLessThanOrEqual(block.sumOfRoomSensiblePeaks);
    expect(block.diversity).toBeLessThan(1);
    expect(block.floorArea).toBe(180);
  });

  test("that are identical have no diversity", () => {
    const block = blockCoolingLoad([rooms[0]!, rooms[0]!, rooms[0]!]);
    expect(block.coincidentPeak.total).toBeCloseTo(block.sumOfRoomPeaks.total, 8);
    expect(block.diversity).toBeCloseTo(1, 12);
  });

  test("never have a coincident peak above the sum of peaks", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 359 }), { minLength: 1, maxLength: 4 }), (azimuths) => {
        const block = blockCoolingLoad(azimuths.map((azimuth) => roomCoolingLoad(room(azimuth, ""), days)));
        expect(block.coincidentPeak.total).toBeLessThanOrEqual(block.sumOfRoomPeaks.total * (1 + 1e-12));
      }),
      { numRuns: runs(20) },
    );
  });

  test("must be at least one", () => {
    expect(() => blockCoolingLoad([])).toThrow(OutOfRangeError);
  });
});
