import { readFileSync } from "node:fs";
import type { BalanceBuilding, BalanceFace, BalanceSurface, BalanceZone, ZoneHours } from "../../../src/zones/balance/building.ts";
import type { AngularTable, Gap, Glazing } from "../../../src/zones/balance/glazing.ts";
import { absorbedFromInside } from "../../../src/zones/balance/optics.ts";
import { runBalance } from "../../../src/zones/balance/run.ts";
import type { Shade } from "../../../src/zones/balance/shade.ts";
import { WeatherDrive, type BalanceWeather } from "../../../src/zones/balance/weatherDrive.ts";
import { packWeather } from "../../../src/weather/index.ts";
import { moistAir } from "../../../src/psychrometrics/index.ts";

/* The thermal fabric cases of ASHRAE 140 as data (`cases.json`, `denver.json`), and the heat balance of each. */

type Face = readonly [absorptance: number, emissivity: number, convection: number | null];
export interface CaseSurface {
  readonly zone: number;
  readonly area_m2: number;
  readonly azimuth: number;
  readonly tilt: number;
  readonly offset_m: number;
  readonly construction?: string;
  readonly is_panel?: boolean;
  readonly glazing?: string;
  readonly place_m?: readonly [left: number, right: number, bottom: number, top: number];
  readonly shades?: readonly Shade[];
  readonly beyond: "outdoors" | "air below" | { readonly zone: number };
  readonly inside: Face;
  readonly outside: Face;
}
export interface CaseZone {
  readonly volume_m3: number;
  readonly gains_W: number;
  readonly air_m3_s: number;
  readonly night_air_m3_h?: number;
  readonly night_air_hours?: readonly (readonly [number, number])[];
  readonly heating_C?: readonly (readonly [from: number, to: number, start: number, end: number])[];
  readonly cooling_C?: number;
  readonly cooling_hours?: readonly [number, number];
}
export interface Programs {
  /** BSIMAC, CSE, DeST, EnergyPlus, ESP-r and TRNSYS; null where a program did not report. */
  readonly programs: readonly (number | null)[];
  readonly accepted?: readonly [number, number];
}
/** Quantities that the standard compares. */
export const quantityNames = [
  "heating_MWh",
  "cooling_MWh",
  "peak_heating_kW",
  "peak_cooling_kW",
  "highest_C",
  "lowest_C",
  "mean_C",
] as const;
export type FabricQuantity = (typeof quantityNames)[number];
export interface FabricCase {
  readonly id: string;
  readonly what: string;
  readonly zones: readonly CaseZone[];
  readonly surfaces: readonly CaseSurface[];
  readonly results:
    | ({ readonly [Name in FabricQuantity]?: Programs } & {
        readonly incident_kWh_m2?: Readonly<Record<string, readonly number[]>>;
        readonly sky_C?: Readonly<Record<string, readonly (number | null)[]>>;
        readonly transmitted_kWh_m2?: Programs & { readonly window: string };
      })
    | null;
}
interface FabricFile {
  readonly site: {
    readonly latitude: number;
    readonly longitude: number;
    readonly timeZone: number;
    readonly elevation: number;
    readonly groundReflectance: number;
  };
  readonly glazings: Readonly<
    Record<
      string,
      {
        readonly panes: readonly {
          readonly resistance: number;
          readonly emissivities: readonly [number, number];
          readonly normal: readonly [number, number, number];
        }[];
        readonly gaps: readonly Gap[];
        readonly transmittance: AngularTable;
        readonly reflectanceFromInside: number;
        readonly absorptances: readonly AngularTable[];
      }
    >
  >;
  readonly constructions: Readonly<Record<string, readonly (readonly number[])[]>>;
  readonly cases: readonly FabricCase[];
}

const read = <Data>(name: string): Data => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8")) as Data;
/** Site, glazings and constructions of all cases, and the cases. */
export const fabricFile = read<FabricFile>("./cases.json");
export const fabricCases = fabricFile.cases;
export const groundReflectance = fabricFile.site.groundReflectance;
const hours = 8760;

type SeriesName = Exclude<keyof BalanceWeather, "location"> | "relativeHumidity";
const packed = read<{ series: Record<SeriesName, { divideBy: number; values: number[] }> }>("./denver.json").series;
const series = Object.fromEntries(
  Object.entries(packed).map(([name, { divideBy, values }]) => [name, Float64Array.from(values, (value) => value / divideBy)]),
) as Record<SeriesName, Float64Array>;
/** Weather of Denver. */
export const denver = new WeatherDrive({ location: fabricFile.site, ...series });

/** The same weather as text, as files of the product have it. */
export const denverWeather = packWeather({
  location: { name: "Denver International Airport", ...fabricFile.site },
  source: "TMY3 725650",
  hours: {
    dryBulb: [...series.dryBulb],
    relativeHumidity: [...series.relativeHumidity],
    pressure: [...series.pressure],
    directNormal: [...series.directNormal],
    diffuseHorizontal: [...series.diffuseHorizontal],
    windSpeed: [...series.windSpeed],
    infraredSky: [...series.infraredSky],
  },
});

/** Heat of a flow of outdoor air, J/(m³·K), by the hour, and of the air of a room at 20 °C. */
const humidity = series.dryBulb.map(
  (dryBulb, hour) =>
    moistAir({ dryBulb, relativeHumidity: series.relativeHumidity[hour]!, pressure: series.pressure[hour]! }).humidityRatio,
);
const airHeat = (kelvin: number, hour: number): number =>
  (series.pressure[hour]! / (287.042 * kelvin * (1 + 1.607858 * humidity[hour]!))) * (1006 + 1860 * humidity[hour]!);
const outdoorHeat = series.dryBulb.map((dryBulb, hour) => airHeat(dryBulb + 273.15, hour));
const roomHeat = airHeat(293.15, 0);

function zoneOf(zone: CaseZone, stepsPerHour: number): BalanceZone {
  const isOn = (spans: readonly (readonly [number, number])[] | undefined, clock: number): boolean =>
    (spans ?? []).some(([from, to]) => clock >= from && clock < to);
  const { heating_C: heating, cooling_C: cooling, cooling_hours: coolingHours } = zone;
  return {
    airCapacity: zone.volume_m3 * roomHeat,
    gains: new Float64Array(hours).fill(zone.gains_W),
    convectiveShare: 0.4,
    airConductance: outdoorHeat.map(
      (heat, hour) => heat * (zone.air_m3_s + (isOn(zone.night_air_hours, hour % 24) ? zone.night_air_m3_h! / 3600 : 0)),
    ),
    ...(heating && {
      heatingSetPoint: Float64Array.from({ length: hours * stepsPerHour }, (_, step) => {
        // At the end of each step.
        const clock = ((step + 1) / stepsPerHour) % 24 || 24;
        const [from, to, start, end] = heating.find((span) => clock > span[0] && clock <= span[1])!;
        return start + ((end - start) * (clock - from)) / (to - from);
      }),
    }),
    ...(cooling !== undefined && {
      coolingSetPoint: Float64Array.from({ length: hours }, (_, hour) => (isOn([coolingHours!], hour % 24) ? cooling : Infinity)),
    }),
  };
}

function glazingOf(name: string): Glazing {
  const { panes, gaps, transmittance, reflectanceFromInside, absorptances } = fabricFile.glazings[name]!;
  // Absorptances from inside are not in the tables: in the proportion of normal incidence, with the sum that transmittance and reflectance leave.
  const normal = absorbedFromInside(
    panes.map(({ normal: [through, outer, inner] }) => ({ transmittance: through, reflectances: [outer, inner] })),
  );
  const sum = normal.reduce((all, share) => all + share, 0);
  const left = 1 - transmittance.hemispherical - reflectanceFromInside;
  return {
    panes: panes.map(({ resistance, emissivities }, pane) => ({
      resistance,
      emissivities,
      absorptance: absorptances[pane]!,
      absorptanceFromInside: (normal[pane]! / sum) * left,
    })),
    gaps,
    transmittance,
    transmittanceFromInside: transmittance.hemispherical,
  };
}

const faceOf = ([absorptance, emissivity, convection]: Face): BalanceFace => ({
  absorptance,
  emissivity,
  ...(convection !== null && { convection }),
});

function surfaceOf(surface: CaseSurface): BalanceSurface {
  const { zone, azimuth, tilt, beyond, place_m: sides, shades, glazing, construction } = surface;
  const place = sides && { left: sides[0], right: sides[1], bottom: sides[2], top: sides[3] };
  const layers = (construction === undefined ? [] : fabricFile.constructions[construction]!).map((layer) =>
    layer.length === 1
      ? { resistance: layer[0]! }
      : { thickness: layer[0]!, conductivity: layer[1]!, density: layer[2]!, specificHeat: layer[3]! },
  );
  // Middle of the wall or of the window above the ground; panels in place of windows have their glass outside.
  const isOpening = construction === undefined || surface.is_panel === true;
  const height = isOpening && place ? (place.bottom + place.top) / 2 : tilt === 0 ? 2.7 : 1.35;
  return {
    zone,
    area: surface.area_m2,
    azimuth,
    tilt,
    offset: surface.offset_m,
    body: glazing === undefined || !place ? { layers } : { glazing: glazingOf(glazing), height: place.top - place.bottom },
    ...(place && { place }),
    ...(shades && { shades }),
    beyond:
      typeof beyond === "object"
        ? { kind: "zone", zone: beyond.zone }
        : { kind: "outdoors", roughness: isOpening ? 1 : 1.67, height, isExposed: beyond === "outdoors" },
    inside: faceOf(surface.inside),
    outside: faceOf(surface.outside),
  };
}

/** A case as zones and surfaces. */
function buildingOf({ zones, surfaces }: FabricCase, stepsPerHour: number): BalanceBuilding {
  return { zones: zones.map((zone) => zoneOf(zone, stepsPerHour)), surfaces: surfaces.map(surfaceOf), groundReflectance };
}

/** The heat balance of a case, in quarters of an hour. */
export function runCase(fabricCase: FabricCase, stepsPerHour = 4): ZoneHours[] {
  return runBalance(buildingOf(fabricCase, stepsPerHour), denver, { stepsPerHour });
}

/** The standard's quantities of a zone. */
export function quantitiesOf({ heating, cooling, airTemperature }: ZoneHours): Record<FabricQuantity, number> {
  const sum = (values: Float64Array): number => values.reduce((all, value) => all + value, 0);
  return {
    heating_MWh: sum(heating) / 1e6,
    cooling_MWh: sum(cooling) / 1e6,
    peak_heating_kW: Math.max(...heating) / 1000,
    peak_cooling_kW: Math.max(...cooling) / 1000,
    highest_C: Math.max(...airTemperature),
    lowest_C: Math.min(...airTemperature),
    mean_C: sum(airTemperature) / hours,
  };
}
