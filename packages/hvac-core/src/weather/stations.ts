import type { TauEdition } from "../solar/index.ts";
import type { Citation } from "../sources/index.ts";
import { countryOf } from "./countryNames.ts";
import { placeName, regionName } from "./regionNames.ts";
import { climate2009, climate2013, climate2021 } from "./sources.ts";
import type { AnnualHumidConditions } from "./statAnnual.ts";
import { stationRows } from "./stationRows.ts";
import { standardTimeOf } from "./timeZones.ts";
import type { AnnualDesignConditions } from "./weatherFile.ts";

/** Design conditions of a city's station, as published. */
export interface ClimateStation {
  readonly city: string;
  /** The city with its state and country: "Portland, Oregon, United States". */
  readonly name: string;
  /** ISO 3166-1, three letters. */
  readonly country: string;
  /** In English. */
  readonly countryName: string;
  /** State or province of the United States, Canada and Australia: postal abbreviation and name. */
  readonly stateCode?: string;
  readonly state?: string;
  /** Number of the World Meteorological Organization, as published. */
  readonly stationNumber: string;
  /** Degrees to the nearest hundredth, north positive. */
  readonly latitude: number;
  /** Degrees to the nearest hundredth, east positive. */
  readonly longitude: number;
  /** m. */
  readonly elevation: number;
  /** Hours ahead of UTC, standard time of {@link ClimateStation.timeZoneName}. */
  readonly timeZone: number;
  /** Zone of the IANA time zone database, such as "America/New_York". */
  readonly timeZoneName: string;
  /** Dry bulb that is exceeded for 99.6 and 99 % of the hours of the year, °C. */
  readonly heating: { readonly dryBulb996: number; readonly dryBulb990: number };
  /** Dry bulb exceeded for 0.4, 1 and 2 % of the hours with its mean coincident wet bulb, °C. */
  readonly cooling: AnnualDesignConditions["cooling"];
  /** Design wet bulbs and dew points, exceeded for 0.4, 1 and 2 % of the hours, with their mean coincident dry bulbs, °C. */
  readonly humid: AnnualHumidConditions;
  /** 1…12. */
  readonly hottestMonth: number;
  /** Mean daily range of the hottest month, K. */
  readonly dryBulbRange: number;
  /** Source of the design conditions. */
  readonly source: Citation;
  /** Optical depths, January to December, with the edition of their coefficients; for some cities only. */
  readonly tau?: {
    readonly edition: TauEdition;
    readonly beam: readonly number[];
    readonly diffuse: readonly number[];
    readonly source: Citation;
  };
}

/** Publication of the design conditions. An EPW, STAT or DDY file replaces them for a project. */
const stationSource: Citation = { source: climate2013, locator: "ch. 14, annual conditions; period of record to 2010" };

/** Optical depths are monthly conditions. */
const tauSources: Partial<Record<TauEdition, Citation>> = {
  "2009": { source: climate2009, locator: "ch. 14, monthly conditions" },
  "2013": { source: climate2013, locator: "ch. 14, monthly conditions" },
  "2021": { source: climate2021, locator: "ch. 14, monthly conditions" },
};

const thousandths = (digits: string, width: number): number[] =>
  Array.from({ length: 12 }, (_, m) => Number(digits.slice(m * width, (m + 1) * width)) / 1000);

/** Design wet bulbs and dew points with their dry bulbs: each the value at 0.4 %, and the differences of those at 1 and 2 %. */
function humidOf(text: string, month: number): AnnualHumidConditions {
  const tenths = text.split(" ").map(Number);
  const valueAt = (first: number, index: number): number => (tenths[first]! - (index === 0 ? 0 : tenths[first + index]!)) / 10;
  const pairs = (first: number): AnnualHumidConditions["wetBulb"] =>
    Object.fromEntries(
      (["0.4", "1", "2"] as const).map((percent, i) => [percent, { extreme: valueAt(first, i), dryBulb: valueAt(first + 3, i) }]),
    );
  return { month, wetBulb: pairs(0), dewPoint: pairs(6) };
}

function stationOf(row: string): ClimateStation {
  const fields = row.split(",");
  const [city, country, stateCode, timeZoneName] = fields as [string, string, string, string];
  const n = fields.map(Number);
  const state = regionName(country, stateCode);
  // Whole numbers are added before they are divided, so that 33.1 °C comes out as printed.
  const tenths = (value: number): number => value / 10;
  const [heating996, warmer, hottestMonth, range, dry004, drop, wet004, wetDrop, drop020, wetDrop020] = n.slice(7, 17) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const edition = fields[19] && (`20${fields[19]}` as TauEdition);
  return {
    city,
    name: placeName(city, country, stateCode),
    country,
    countryName: countryOf(country).name,
    ...(state !== undefined && { stateCode, state }),
    stationNumber: fields[18]!,
    latitude: n[4]! / 100,
    longitude: n[5]! / 100,
    elevation: n[6]!,
    timeZone: standardTimeOf(timeZoneName)!,
    timeZoneName,
    heating: { dryBulb996: tenths(heating996), dryBulb990: tenths(heating996 + warmer) },
    hottestMonth,
    dryBulbRange: tenths(range),
    cooling: {
      dryBulb004: tenths(dry004),
      wetBulb004: tenths(wet004),
      dryBulb010: tenths(dry004 - drop),
      wetBulb010: tenths(wet004 - wetDrop),
      dryBulb020: tenths(dry004 - drop020),
      wetBulb020: tenths(wet004 - wetDrop020),
    },
    humid: humidOf(fields[17]!, hottestMonth),
    source: stationSource,
    ...(edition
      ? { tau: { edition, beam: thousandths(fields[20]!, 3), diffuse: thousandths(fields[21]!, 4), source: tauSources[edition]! } }
      : {}),
  };
}

let stations: readonly ClimateStation[] | undefined;

/**
 * Design conditions of more than a thousand cities over all continents.
 *
 * @returns the stations by countries: the United States and Canada first, then Europe, the Middle East, Asia, Africa, Latin America and Oceania
 * @source ashrae-hof-2013-climate, ch. 14, annual conditions; optical depths name their edition
 * @source iana-time-zones
 * @example
 * ```ts
 * import { climateStations } from "@org/hvac-core/weather";
 * const atlanta = climateStations().find((station) => station.city === "Atlanta");
 * atlanta?.cooling.dryBulb004; // 34.4
 * atlanta?.timeZoneName; // "America/New_York"
 * ```
 */
export function climateStations(): readonly ClimateStation[] {
  stations ??= stationRows.trim().split("\n").map(stationOf);
  return stations;
}
