import { describe, expect, test } from "vitest";
import { transmittance } from "../envelope/index.ts";
import { WeatherDrive } from "./balance/weatherDrive.ts";
import { insideFilm, layersOfClass, outsideFilm } from "./ratedWall.ts";
import { roomYear, type RoomOfYear, type RoomSurface } from "./roomYear.ts";

const location = { latitude: 48, longitude: 10, timeZone: 1 };
const series = (value: (hour: number) => number) => Float64Array.from({ length: 8760 }, (_, hour) => value(hour));
const climateOf = (dryBulb: (hour: number) => number, beam: (hour: number) => number, diffuse: (hour: number) => number): WeatherDrive =>
  new WeatherDrive({
    location,
    dryBulb: series(dryBulb),
    directNormal: series(beam),
    diffuseHorizontal: series(diffuse),
    pressure: series(() => 101_325),
    windSpeed: series(() => 3),
  });
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
    layers,
    absorptance: 0.6,
    windows: windowArea > 0 ? [{ area: scale * windowArea, uValue: 1.3, shgc: 0.6, glazing: "doubleLowE", shading }] : [],
  });
  return [wall(12, 180, 90, 4), wall(20, 0, 0), wall(15, 90, 90)];
}
const room = (surfaces: RoomSurface[], more: Partial<RoomOfYear> = {}): RoomOfYear => ({
  surfaces,
  floorArea: 20,
  volume: 50,
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
  test("in unchanging frost is that of its envelope between the largest and the smallest films, and of its air", () => {
    const wall: RoomSurface = { area: 30, azimuth: 0, tilt: 90, absorptance: 0, windows: [], beyond: "outdoors", layers: [insulation(3)] };
    const floor: RoomSurface = { ...wall, tilt: 180, beyond: "ground" };
    const { power } = roomYear(room([wall, floor], { airConductance: rest(12) }), { climate: dark, ...around, groundTemperature: -5 });
    const [lowest, highest] = [30 / (3 + 0.6 + 0.1) + 30 / (3 + 0.6), 30 / (3 + 0.1 + 0.02) + 30 / (3 + 0.1)];
    for (const each of power) {
      expect(each).toBeGreaterThan((lowest + 12) * 25);
      expect(each).toBeLessThan((highest + 12) * 25);
    }
  });

  test("of twice the areas takes twice the power, hour by hour", () => {
    const climate = { climate: temperate, ...around };
    const single = roomYear(room(surfacesOf(), { gains: rest(100), airConductance: rest(10) }), climate);
    const doubled = roomYear(
      room(surfacesOf({ scale: 2 }), { floorArea: 40, volume: 100, gains: rest(200), airConductance: rest(20) }),
      climate,
    );
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
      // One half of an hour may be at the limit and the other below it.
      if (each < 300) expect(temperature[hour]!).toBeGreaterThanOrEqual(19.5);
      if (each > -100) expect(temperature[hour]!).toBeLessThanOrEqual(25.5);
      if (each === 0) expect(temperature[hour]!).toBeGreaterThanOrEqual(20 - 1e-9);
    });
  });
});

describe("walls", () => {
  test("of a class have its U-value and its mass", () => {
    for (const [uValue, mass, heat] of [
      [0.2, "veryLight", 50_000],
      [1.2, "heavy", 175_000],
      [5, "veryHeavy", 250_000],
    ] as const) {
      const layers = layersOfClass(uValue, mass, insideFilm(90));
      expect(transmittance(layers, { outside: outsideFilm, inside: insideFilm(90) })).toBeCloseTo(uValue, 9);
      const stored = layers.reduce(
        (sum, layer) => sum + ("thickness" in layer ? layer.thickness * layer.density * layer.specificHeat : 0),
        0,
      );
      expect(stored).toBeCloseTo(heat, 6);
    }
  });

  test("to identical rooms store half of their heat and lose none", () => {
    const wall: RoomSurface = { area: 30, azimuth: 0, tilt: 90, absorptance: 0.6, windows: [], beyond: "identical", layers: [brick] };
    const { power } = roomYear(room([wall], { airConductance: rest(10) }), { climate: dark, ...around });
    // What thirty days of warm-up leave in the brick.
    for (const each of power) expect(each).toBeCloseTo(250, 1);
  });
});
