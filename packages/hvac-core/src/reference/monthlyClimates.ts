import type { Citation } from "../sources/index.ts";
import type { ReferenceRow } from "./row.ts";
import { monthlyClimateRows } from "./monthlyClimateRows.ts";
import { polishTypicalYears, spanishEnergyCode, typicalYears } from "./sources.ts";

/** Monthly means of the air outside at a place, January to December: the basis of a condensation check. */
export interface MonthlyClimate extends ReferenceRow {
  /** °C. */
  readonly temperatures: readonly number[];
  /** 0…1. */
  readonly relativeHumidities: readonly number[];
}

const spain: Citation = { source: spanishEnergyCode, locator: "Table G.2" };
const poland: Citation = { source: polishTypicalYears, locator: "Poznań (WMO 12330), monthly means" };

/** Temperatures in tenths of a degree, then humidities in per cent. */
type Row = readonly [id: string, label: string, tenths: readonly number[], percents: readonly number[], source: Citation];

const rows: readonly Row[] = [
  [
    "poznan",
    "Poznań, Poland",
    [2, -18, 27, 83, 130, 168, 182, 184, 135, 70, 22, -1],
    [86, 86, 79, 68, 62, 70, 72, 72, 81, 88, 91, 93],
    poland,
  ],
  [
    "barcelona",
    "Barcelona, Spain",
    [88, 95, 111, 128, 160, 197, 229, 230, 210, 171, 125, 96],
    [73, 70, 70, 70, 72, 70, 69, 72, 74, 74, 74, 71],
    spain,
  ],
  [
    "bilbao",
    "Bilbao, Spain",
    [89, 96, 104, 118, 146, 174, 197, 198, 188, 160, 118, 95],
    [73, 70, 70, 72, 71, 72, 73, 75, 74, 74, 74, 74],
    spain,
  ],
  [
    "burgos",
    "Burgos, Spain",
    [26, 39, 57, 76, 112, 150, 184, 183, 158, 111, 58, 32],
    [86, 80, 73, 72, 69, 67, 61, 62, 67, 76, 83, 86],
    spain,
  ],
  [
    "granada",
    "Granada, Spain",
    [65, 84, 105, 124, 163, 211, 243, 241, 211, 154, 106, 74],
    [76, 71, 64, 61, 56, 49, 42, 42, 53, 62, 73, 77],
    spain,
  ],
  ["leon", "León, Spain", [31, 44, 66, 86, 121, 164, 197, 191, 167, 117, 68, 38], [81, 75, 66, 63, 60, 57, 52, 53, 60, 72, 78, 81], spain],
  [
    "madrid",
    "Madrid, Spain",
    [62, 74, 99, 122, 160, 207, 244, 239, 205, 147, 94, 64],
    [71, 66, 56, 55, 51, 46, 37, 39, 50, 63, 70, 73],
    spain,
  ],
  [
    "malaga",
    "Málaga, Spain",
    [122, 128, 140, 158, 187, 221, 247, 253, 231, 191, 151, 126],
    [71, 70, 66, 65, 61, 59, 60, 63, 65, 70, 72, 72],
    spain,
  ],
  [
    "sevilla",
    "Sevilla, Spain",
    [107, 119, 140, 160, 196, 234, 268, 268, 244, 195, 143, 111],
    [79, 75, 68, 65, 59, 56, 51, 52, 58, 67, 76, 79],
    spain,
  ],
  [
    "soria",
    "Soria, Spain",
    [29, 40, 58, 80, 118, 161, 199, 195, 165, 113, 61, 34],
    [77, 73, 68, 67, 64, 60, 53, 54, 60, 70, 76, 78],
    spain,
  ],
  [
    "valencia",
    "Valencia, Spain",
    [104, 114, 126, 145, 174, 211, 240, 245, 223, 183, 137, 109],
    [63, 61, 60, 62, 64, 66, 67, 69, 68, 67, 66, 64],
    spain,
  ],
  [
    "zaragoza",
    "Zaragoza, Spain",
    [62, 80, 103, 128, 168, 210, 243, 238, 207, 154, 97, 65],
    [76, 69, 60, 59, 55, 52, 48, 54, 61, 70, 75, 77],
    spain,
  ],
];

/** Kinds of typical years. */
const kinds: Readonly<Record<string, string>> = {
  TMY3: "TMY3: months of 1991 to 2005, or of 1976 to 2005",
  CWEC: "CWEC: months of 1953 to 1995",
  IWEC: "IWEC: months of 1982 to 1999",
};

/** Stations whose hours were not available (Swift Current). */
const unread = "714460";

const typicalYear = (row: string): MonthlyClimate => {
  const [label, number, kind, tenths, percents] = row.split(";") as [string, string, string, string, string];
  return {
    id: `wmo-${number}`,
    label,
    temperatures: tenths.split(" ").map((value) => Number(value) / 10),
    relativeHumidities: percents.split(" ").map((value) => Number(value) / 100),
    source: { source: typicalYears, locator: `statistics of station ${number}, ${kinds[kind]!}` },
    ...(number === unread && { verify: true as const }),
  };
};

let climates: readonly MonthlyClimate[] | undefined;

/**
 * Monthly means of temperature and humidity at places that publish both, built at the first call. For other places they follow from a weather
 * file.
 *
 * @returns the places; °C, and 0…1
 * @source cte-db-he, Table G.2
 * @source polish-typical-years, Poznań
 * @source energyplus-typical-years
 * @example
 * ```ts
 * import { monthlyClimates } from "@org/hvac-core/reference";
 * monthlyClimates().find(({ id }) => id === "madrid")?.temperatures[0]; // 6.2
 * ```
 */
export function monthlyClimates(): readonly MonthlyClimate[] {
  climates ??= [
    ...rows.map(([id, label, tenths, percents, source]) => ({
      id,
      label,
      temperatures: tenths.map((value) => value / 10),
      relativeHumidities: percents.map((value) => value / 100),
      source,
      verify: true as const,
    })),
    ...monthlyClimateRows.trim().split("\n").map(typicalYear),
  ];
  return climates;
}
