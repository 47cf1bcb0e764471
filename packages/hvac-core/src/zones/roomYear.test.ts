import { describe, expect, test } from "vitest";
import type { YearOfWeather } from "../weather/index.ts";
import { zoneModel } from "./circuit.ts";
import { roomYear, insideFilm, type RoomOfYear, type RoomSurface } from "./roomYear.ts";
import { runZone } from "./run.ts";
import { layersOfClass, outsideFilm, wallChain } from "./wallChain.ts";
import { YearClimate } from "./yearClimate.ts";

const location = { name: "Nowhere", latitude: 48, longitude: 10, timeZone: 1, elevation: 0 };
const series = (value: (hour: number) => number) => Array.from({ length: 8760 }, (_, hour) => value(hour));
function climateOf(dryBulb: (hour: number) => number, beam: (hour: number) => number, diffuse: (hour: number) => number): YearClimate {
  const weather: YearOfWeather = {
    location,
    source: "made up",
    hours: {
      dryBulb: series(dryBulb),
      directNormal: series(beam),
      diffuseHorizontal: series(diffuse),
      relativeHumidity: series(() => 0.6),
      pressure: series(() => 101_325),
      windSpeed: series(() => 3),
    },
  };
  return new YearClimate(weather);
}
const wave = (hour: number, period: number) => Math.cos((2 * Math.PI * hour) / period);
const byDay = (hour: number) => Math.max(0, -wave(hour, 24));
/** A year of seasons and days with sun. */
const temperate = climateOf(
  (hour) => 10 - 10 * wave(hour, 8760) - 5 * wave(hour, 24),
  (hour) => 500 * byDay(hour),
  (hour) => 120 * byDay(hour),
);
const dark = climateOf(
  () => -5,
  () => 0,
  () => 0,
);

const rest = (value: number) => new Float64Array(8760).fill(value);
const brick = { thickness: 0.2, conductivity: 0.8, density: 1700, specificHeat: 840 };
const insulation = (resistance: number) => ({ resistance });
function surfacesOf({ resistance = 2, scale = 1, shading = 1, layers = [insulation(resistance), brick] } = {}): RoomSurface[] {
  const wall = (area: number, azimuth: number, tilt: number, windowArea = 0): RoomSurface => ({
    area: scale * (area - windowArea),
    azimuth,
    tilt,
    beyond: "outdoors",
    chain: wallChain(layers, "outdoors"),
    absorptance: 0.6,
    windows: windowArea > 0 ? [{ area: scale * windowArea, uValue: 1.3, shgc: 0.6, glazing: "doubleLowE", shading }] : [],
  });
  return [wall(12, 180, 90, 4), wall(20, 0, 0), wall(15, 90, 90)];
}
const room = (surfaces: RoomSurface[], more: Partial<RoomOfYear> = {}): RoomOfYear => ({
  surfaces,
  gains: rest(0),
  airConductance: rest(0),
  heatingSetPoint: rest(20),
  coolingSetPoint: rest(25),
  ...more,
});
const around = { groundTemperature: 10, groundReflectance: 0.2 };
const heatOf = (power: Float64Array) => power.reduce((sum, each) => sum + Math.max(0, each), 0);
const coldOf = (power: Float64Array) => -power.reduce((sum, each) => sum + Math.min(0, each), 0);

describe("a year of a room", () => {
  test("without mass, sun and sky is its loss coefficient times the difference, in every hour", () => {
    const wall = (area: number): RoomSurface => ({
      area,
      azimuth: 0,
      tilt: 180,
      absorptance: 0,
      windows: [],
      beyond: "outdoors",
      chain: wallChain([insulation(3)], "outdoors"),
    });
    const { power } = roomYear(room([wall(30)], { airConductance: rest(12) }), { climate: dark, ...around });
    // A single surface exchanges no radiation with itself: its film is that of convection alone, 1.7 W/(m²·K) for one that faces down.
    const expected = (30 / (1 / 1.7 + 3 + outsideFilm) + 12) * 25;
    for (const each of power) expect(Math.abs(each / expected - 1)).toBeLessThan(1e-9);
  });

  test("with mass gives over a cycle what the mean drivers give at rest: nothing is lost in the walls", () => {
    // A linear circuit: over a cycle its stores end where they began, so that the means are those of a room at rest.
    const elements = [
      { area: 30, convection: 2.7, ...wallChain([insulation(2), brick], "outdoors") },
      { area: 20, convection: 1.7, ...wallChain([brick], "identical") },
      { area: 5, convection: 2.7, nodes: [], beyond: 0.6 },
    ];
    const model = zoneModel({ elements });
    const hours = 24 * 60;
    const cycle = (value: (hour: number) => number) => Float64Array.from({ length: hours }, (_, hour) => value(hour % 24));
    const drivers = (value: (hourly: (hour: number) => number) => Float64Array) => ({
      beyond: [value((hour) => 5 - 8 * wave(hour, 24)), value(() => 0), value((hour) => 4 - 6 * wave(hour, 24))],
      surfaceHeat: [value((hour) => 90 * byDay(hour)), value((hour) => 60 * byDay(hour)), value(() => 0)],
      airHeat: value((hour) => 150 + 100 * byDay(hour)),
      airConductance: value(() => 15),
      airSupply: value((hour) => 5 - 8 * wave(hour, 24)),
      heatingSetPoint: value(() => 20),
    });
    const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const run = runZone(model, drivers(cycle), 18);
    const atRest = runZone(
      model,
      drivers((hourly) => new Float64Array(hours).fill(mean(cycle(hourly).subarray(0, 24)))),
      18,
    );
    const power = mean(run.power.subarray(hours - 24));
    expect(run.power.every((each) => each > 0)).toBe(true);
    expect(Math.abs(power / atRest.power.at(-1)! - 1)).toBeLessThan(1e-9);
    // At rest: what goes out by each way is what comes in.
    const { power: steady, airTemperature } = atRest;
    const surfaces = mean(cycle((hour) => 5 - 8 * wave(hour, 24)).subarray(0, 24));
    expect(airTemperature.at(-1)!).toBe(20);
    expect(steady.at(-1)!).toBeGreaterThan(15 * (20 - surfaces) - 400);
  });

  test("of twice the areas takes twice the power, hour by hour", () => {
    const climate = { climate: temperate, ...around };
    const single = roomYear(room(surfacesOf(), { gains: rest(100), airConductance: rest(10) }), climate);
    const doubled = roomYear(room(surfacesOf({ scale: 2 }), { gains: rest(200), airConductance: rest(20) }), climate);
    doubled.power.forEach((power, hour) => expect(Math.abs(power - 2 * single.power[hour]!)).toBeLessThan(1e-6));
    doubled.temperature.forEach((temperature, hour) => expect(temperature).toBeCloseTo(single.temperature[hour]!, 9));
  });

  test("takes less heat the better its walls insulate, and less cold the more its windows are shaded", () => {
    const climate = { climate: temperate, ...around };
    const cloudy = { climate: dark, ...around };
    const heats = [0.3, 1, 2, 4, 8].map((resistance) => heatOf(roomYear(room(surfacesOf({ resistance })), cloudy).power));
    const gains = { gains: rest(800) };
    const colds = [1, 0.7, 0.4, 0.1].map((shading) => coldOf(roomYear(room(surfacesOf({ shading }), gains), climate).power));
    for (const values of [heats, colds])
      for (const [index, value] of values.entries()) if (index > 0) expect(value).toBeLessThan(values[index - 1]!);
  });

  test("reaches its limits and no further, and is then too cold or too warm", () => {
    const climate = { climate: temperate, ...around };
    const { power, temperature } = roomYear(
      room(surfacesOf(), { gains: rest(300), airConductance: rest(20), heatingLimit: 300, coolingLimit: 100 }),
      climate,
    );
    expect(Math.max(...power)).toBe(300);
    expect(Math.min(...power)).toBe(-100);
    power.forEach((each, hour) => {
      if (each < 300) expect(temperature[hour]!).toBeGreaterThanOrEqual(20 - 1e-9);
      if (each > -100) expect(temperature[hour]!).toBeLessThanOrEqual(25 + 1e-9);
    });
  });
});

describe("walls as chains", () => {
  test("keep resistance and heat of their layers; between like rooms half of the heat counts", () => {
    const layers = [insulation(2), brick, { thickness: 0.015, conductivity: 0.5, density: 1200, specificHeat: 1000 }];
    const { nodes, beyond } = wallChain(layers, "outdoors");
    const heat = 0.2 * 1700 * 840 + 0.015 * 1200 * 1000;
    expect(nodes.reduce((sum, { resistance }) => sum + resistance, 0) + beyond!).toBeCloseTo(2 + 0.25 + 0.03 + outsideFilm, 12);
    expect(nodes.reduce((sum, { capacity }) => sum + capacity, 0)).toBeCloseTo(heat, 6);
    const inside = wallChain(layers, "identical");
    expect(inside.beyond).toBeUndefined();
    expect(inside.nodes.reduce((sum, { capacity }) => sum + capacity, 0)).toBeCloseTo(heat / 2, 6);
  });

  test("of a class have its U-value and its mass", () => {
    for (const [uValue, mass, heat] of [
      [0.2, "veryLight", 50_000],
      [1.2, "heavy", 175_000],
      [5, "veryHeavy", 250_000],
    ] as const) {
      const film = insideFilm(90);
      const { nodes, beyond } = wallChain(layersOfClass(uValue, mass, film), "outdoors");
      expect(1 / (film + nodes.reduce((sum, { resistance }) => sum + resistance, 0) + beyond!)).toBeCloseTo(uValue, 9);
      expect(nodes.reduce((sum, { capacity }) => sum + capacity, 0)).toBeCloseTo(heat, 6);
    }
  });
});
