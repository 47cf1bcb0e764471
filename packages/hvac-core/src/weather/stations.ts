import type { TauEdition } from "../solar/clearSky.ts";
import type { Citation } from "../sources/index.ts";
import { countryNames } from "./countryNames.ts";
import { climate2009, climate2013, climate2021 } from "./sources.ts";
import { stationRows } from "./stationRows.ts";
import type { AnnualDesignConditions } from "./weatherFile.ts";

/** Design conditions of a city, as published. */
export interface ClimateStation {
  readonly city: string;
  /** ISO 3166-1, three letters. */
  readonly country: string;
  /** In English. */
  readonly countryName: string;
  /** Number of the World Meteorological Organization, as published. */
  readonly stationNumber: string;
  /** Degrees to the nearest tenth, north positive. */
  readonly latitude: number;
  /** Degrees to the nearest tenth, east positive. */
  readonly longitude: number;
  /** m. */
  readonly elevation: number;
  /** Hours ahead of UTC, standard time. */
  readonly timeZone: number;
  /** Dry bulb that is exceeded for 99.6 and 99 % of the hours of the year, °C. */
  readonly heating: { readonly dryBulb996: number; readonly dryBulb990: number };
  /** Dry bulb exceeded for 0.4, 1 and 2 % of the hours with its mean coincident wet bulb, °C. */
  readonly cooling: AnnualDesignConditions["cooling"];
  /** 1…12. */
  readonly hottestMonth: number;
  /** Mean daily range of the hottest month, K. */
  readonly dryBulbRange: number;
  /** Where the design conditions come from. */
  readonly source: Citation;
  /** Optical depths, January to December, with the edition whose coefficients they belong to; for some cities only. */
  readonly tau?: {
    readonly edition: TauEdition;
    readonly beam: readonly number[];
    readonly diffuse: readonly number[];
    readonly source: Citation;
  };
}

/** Publication of the design conditions. The user's own EPW, STAT or DDY file replaces them for a project. */
export const stationSource: Citation = { source: climate2013, locator: "ch. 14, annual conditions; period of record to 2010" };

/** Optical depths are monthly conditions. */
const tauSources: Partial<Record<TauEdition, Citation>> = {
  "2009": { source: climate2009, locator: "ch. 14, monthly conditions" },
  "2013": { source: climate2013, locator: "ch. 14, monthly conditions" },
  "2021": { source: climate2021, locator: "ch. 14, monthly conditions" },
};

const thousandths = (digits: string, width: number): number[] =>
  Array.from({ length: 12 }, (_, m) => Number(digits.slice(m * width, (m + 1) * width)) / 1000);

function stationOf(row: string): ClimateStation {
  const fields = row.split(",");
  const [city, country] = fields as [string, string];
  const n = fields.map(Number);
  // Whole numbers are added before they are divided, so that 33.1 °C comes out as printed.
  const tenths = (value: number): number => value / 10;
  const [heating996, warmer, hottestMonth, range, dry004, drop, wet004, wetDrop, drop020, wetDrop020] = n.slice(6, 16) as [
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
  const edition = fields[17] && (`20${fields[17]}` as TauEdition);
  return {
    city,
    country,
    countryName: countryNames[country] ?? country,
    stationNumber: fields[16]!,
    latitude: n[2]! / 10,
    longitude: n[3]! / 10,
    elevation: n[4]!,
    timeZone: n[5]!,
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
    source: stationSource,
    ...(edition
      ? { tau: { edition, beam: thousandths(fields[18]!, 3), diffuse: thousandths(fields[19]!, 4), source: tauSources[edition]! } }
      : {}),
  };
}

/**
 * Design conditions of some 140 cities over all continents, for defaults and examples.
 *
 * @returns the cities, North America first, then Europe, the Middle East, Asia, Africa, Latin America and Oceania
 * @source ashrae-hof-2013-climate, ch. 14, annual conditions; optical depths name their own edition, see {@link stationSource}
 * @example
 * ```ts
 * import { climateStations } from "@org/hvac-core/weather";
 * const atlanta = climateStations().find((station) => station.city === "Atlanta");
 * atlanta?.cooling.dryBulb004; // 34.4
 * ```
 */
export function climateStations(): ClimateStation[] {
  return stationRows.trim().split("\n").map(stationOf);
}
