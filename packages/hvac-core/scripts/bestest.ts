import { readFileSync } from "node:fs";
import { parseEpw, type HourlySeries } from "../src/weather/index.ts";
import { roomYear, type RoomSurface } from "../src/zones/roomYear.ts";
import { wallChain, type Beyond } from "../src/zones/wallChain.ts";
import { YearClimate } from "../src/zones/yearClimate.ts";
import { readReference } from "../test/reference/readReference.ts";

/*
 * The thermal fabric cases of ASHRAE 140 compared with the programs that the standard prints: `pnpm --filter @org/hvac-core run bestest <file.epw>`, with
 * the weather file that the standard asks for, USA_CO_Denver.Intl.AP.725650_TMY3.epw. The file is not ours to keep here, so this is no part of the
 * tests.
 */
const path = process.argv[2];
if (path === undefined) {
  console.error("Usage: pnpm --filter @org/hvac-core run bestest USA_CO_Denver.Intl.AP.725650_TMY3.epw");
  process.exit(1);
}

type Layers = readonly (readonly [thickness: number, conductivity: number, density: number, specificHeat: number])[];
interface Construction {
  readonly wall: Layers;
  readonly floor: Layers;
  readonly floor_resistance: number;
  readonly roof: Layers;
}
interface Building {
  readonly window_area_m2: number;
  readonly glass_m: number;
  readonly glass_k_W_per_mK: number;
  readonly gap_m: number;
  readonly glass_emissivity: number;
  readonly window_shgc: number;
  readonly exterior_absorptance: number;
  readonly ground_C: number;
  readonly air_changes_at_sea_per_h: number;
  readonly night_air_at_sea_m3_h: number;
  readonly internal_gain_W: number;
  readonly light: Construction;
  readonly heavy: Construction;
}
interface Printed {
  readonly heating: readonly number[];
  readonly cooling: readonly number[];
  readonly peak_heating: readonly number[];
  readonly peak_cooling: readonly number[];
  readonly accepted_heating: readonly [number, number];
  readonly accepted_cooling: readonly [number, number];
  readonly highest: readonly number[];
  readonly lowest: readonly number[];
  readonly mean: readonly number[];
}
const cases = readReference<Building, Printed>("bestest_years").cases;
const building = cases.find(({ id }) => id === "building")!.in;
const { location, source, hours } = parseEpw(readFileSync(path, "utf8"));
if (location.stationNumber !== "725650" || hours.dryBulb.length !== 8760)
  throw new Error(`${path} is not the year of Denver that the standard asks for.`);

function whole(series: HourlySeries): readonly number[] {
  return Array.from(series, (value, hour) => {
    if (value === undefined) throw new Error(`${path} lacks a value in hour ${hour}.`);
    return value;
  });
}
const climate = new YearClimate({
  location,
  source,
  hours: {
    dryBulb: whole(hours.dryBulb),
    relativeHumidity: whole(hours.relativeHumidity),
    pressure: whole(hours.pressure),
    directNormal: whole(hours.directNormal),
    diffuseHorizontal: whole(hours.diffuseHorizontal),
    windSpeed: whole(hours.windSpeed),
  },
});

/* U of the double glazing by EN 673: 4σT³ at 283 K between panes, still air of 0.0249 W/(m·K) in the gap, films of 25 and 7.7 W/(m²·K). */
const exchange = (4 * 5.67e-8 * 283 ** 3) / (2 / building.glass_emissivity - 1);
const gap = 1 / (0.0249 / building.gap_m + exchange);
const glassU = 1 / (1 / 25 + (2 * building.glass_m) / building.glass_k_W_per_mK + gap + 1 / 7.7);

const rest = (value: number) => new Float64Array(8760).fill(value);
const byClock = (value: (clock: number) => number) => rest(0).map((_, hour) => value(hour % 24));
const airHeatCapacity = (climate.pressure / (287.042 * 293.15)) * 1006;

function surfacesOf({ wall, floor, floor_resistance: resistance, roof }: Construction, eastAndWest: boolean): RoomSurface[] {
  const layersOf = (layers: Layers) =>
    layers.map(([thickness, conductivity, density, specificHeat]) => ({ thickness, conductivity, density, specificHeat }));
  const surface = (area: number, azimuth: number, tilt: number, layers: Layers, beyond: Beyond, window = 0): RoomSurface => ({
    area: area - window,
    azimuth,
    tilt,
    beyond,
    chain: wallChain([...(layers === floor ? [{ resistance }] : []), ...layersOf(layers)], beyond),
    absorptance: building.exterior_absorptance,
    windows: window > 0 ? [{ area: window, uValue: glassU, shgc: building.window_shgc, glazing: "doubleClear", shading: 1 }] : [],
  });
  const [south, side] = eastAndWest ? [0, building.window_area_m2 / 2] : [building.window_area_m2, 0];
  return [
    surface(21.6, 0, 90, wall, "outdoors"),
    surface(16.2, 90, 90, wall, "outdoors", side),
    surface(21.6, 180, 90, wall, "outdoors", south),
    surface(16.2, 270, 90, wall, "outdoors", side),
    surface(48, 0, 0, roof, "outdoors"),
    surface(48, 0, 180, floor, "ground"),
  ];
}

/** A case by its number: 6 or 9 light or heavy, 20 windows east and west, 40 a night setback, 50 air by night and no heating, FF left to itself. */
function yearOf(id: string) {
  const [free, kind] = [id.endsWith("FF"), id.slice(1, 3)];
  const night = (clock: number) => clock < 7 || clock >= 18;
  const leak = (129.6 * building.air_changes_at_sea_per_h * airHeatCapacity) / 3600;
  const fan = (building.night_air_at_sea_m3_h * airHeatCapacity) / 3600;
  return roomYear(
    {
      surfaces: surfacesOf(id.startsWith("9") ? building.heavy : building.light, kind === "20"),
      gains: rest(building.internal_gain_W),
      airConductance: byClock((clock) => leak + (kind === "50" && night(clock) ? fan : 0)),
      ...(!free && kind !== "50" && { heatingSetPoint: byClock((clock) => (kind === "40" && (clock < 7 || clock >= 23) ? 10 : 20)) }),
      ...(!free && { coolingSetPoint: byClock((clock) => (kind === "50" && night(clock) ? 100 : 27)) }),
    },
    { climate, groundTemperature: building.ground_C, groundReflectance: 0.2 },
  );
}

const sum = (values: Float64Array) => values.reduce((all, value) => all + value, 0);
let failed = 0;
/** Between the least and the highest of the programs, or further by no more than a share or a difference. */
function holdTo(what: string, programs: readonly number[], value: number, share: number, difference = 0): void {
  const [lowest, highest] = [Math.min(...programs), Math.max(...programs)];
  const holds = value >= lowest - Math.abs(lowest) * share - difference && value <= highest + Math.abs(highest) * share + difference;
  if (!holds) failed += 1;
  console.log(`${holds ? "  " : "✗ "}${what.padEnd(34)} ${value.toFixed(3).padStart(8)}   ${lowest} to ${highest}`);
}

for (const { id, out } of cases) {
  if (out.heating) {
    const { power } = yearOf(id);
    const heating = sum(power.map((each) => Math.max(0, each))) / 1e6;
    const cooling = -sum(power.map((each) => Math.min(0, each))) / 1e6;
    // What the standard accepts, from the spread of its programs.
    holdTo(`${id} heating, accepted, MWh`, out.accepted_heating, heating, 0);
    holdTo(`${id} cooling, accepted, MWh`, out.accepted_cooling, cooling, 0);
    // The films are constants here, and the sky is 11 K below the air in all weather: heating runs up to a tenth above the highest program.
    holdTo(`${id} heating, programs, MWh`, out.heating, heating, 0.12);
    holdTo(`${id} cooling, programs, MWh`, out.cooling, cooling, 0.17);
    holdTo(`${id} peak of heating, kW`, out.peak_heating, Math.max(0, ...power) / 1000, 0.03);
    holdTo(`${id} peak of cooling, kW`, out.peak_cooling, -Math.min(0, ...power) / 1000, 0.05);
  }
  if (out.highest) {
    const { temperature } = yearOf(id);
    holdTo(`${id} highest, °C`, out.highest, Math.max(...temperature), 0, 1);
    holdTo(`${id} lowest, °C`, out.lowest, Math.min(...temperature), 0, 1);
    holdTo(`${id} mean, °C`, out.mean, sum(temperature) / 8760, 0, 0.2);
  }
}
console.log(failed === 0 ? "All within what is accepted." : `${failed} beyond what is accepted.`);
process.exitCode = failed === 0 ? 0 : 1;
