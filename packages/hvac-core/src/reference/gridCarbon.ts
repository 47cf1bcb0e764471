import type { Citation } from "../sources/index.ts";
import { rowOf, type ReferenceRow } from "./row.ts";
import { emberElectricity } from "./sources.ts";

const ember: Citation = { source: emberElectricity, locator: "life-cycle carbon intensity by country" };

/** Greenhouse gases per kilowatt-hour of a country's electricity. */
export interface GridCarbon extends ReferenceRow {
  /** Life-cycle CO₂ equivalent, kg per kWh generated; differs from national inventory factors. */
  readonly carbonPerKilowattHour: number;
  /** Year the mix belongs to. */
  readonly year: number;
}

/**
 * Carbon intensity of electricity by country; ids are ISO 3166 codes in lower case.
 *
 * @source ember-electricity
 * @example
 * ```ts
 * import { gridCarbon } from "@org/hvac-core/reference";
 * gridCarbon.find(({ id }) => id === "fra")?.carbonPerKilowattHour; // 0.056
 * ```
 */
export const gridCarbon: readonly GridCarbon[] = [
  { id: "usa", label: "United States", carbonPerKilowattHour: 0.3695, year: 2023, source: ember },
  { id: "can", label: "Canada", carbonPerKilowattHour: 0.17, year: 2023, source: ember },
  { id: "mex", label: "Mexico", carbonPerKilowattHour: 0.5072, year: 2023, source: ember },
  { id: "bra", label: "Brazil", carbonPerKilowattHour: 0.0983, year: 2023, source: ember },
  { id: "gbr", label: "United Kingdom", carbonPerKilowattHour: 0.2376, year: 2023, source: ember },
  { id: "fra", label: "France", carbonPerKilowattHour: 0.056, year: 2023, source: ember },
  { id: "deu", label: "Germany", carbonPerKilowattHour: 0.381, year: 2023, source: ember },
  { id: "nld", label: "Netherlands", carbonPerKilowattHour: 0.2676, year: 2023, source: ember },
  { id: "ita", label: "Italy", carbonPerKilowattHour: 0.3307, year: 2023, source: ember },
  { id: "esp", label: "Spain", carbonPerKilowattHour: 0.1741, year: 2023, source: ember },
  { id: "pol", label: "Poland", carbonPerKilowattHour: 0.6619, year: 2023, source: ember },
  { id: "dnk", label: "Denmark", carbonPerKilowattHour: 0.1517, year: 2023, source: ember },
  { id: "nor", label: "Norway", carbonPerKilowattHour: 0.0301, year: 2023, source: ember },
  { id: "swe", label: "Sweden", carbonPerKilowattHour: 0.0407, year: 2023, source: ember },
  { id: "tur", label: "Turkey", carbonPerKilowattHour: 0.4646, year: 2023, source: ember },
  { id: "rus", label: "Russia", carbonPerKilowattHour: 0.441, year: 2023, source: ember },
  { id: "egy", label: "Egypt", carbonPerKilowattHour: 0.5703, year: 2023, source: ember },
  { id: "zaf", label: "South Africa", carbonPerKilowattHour: 0.7077, year: 2023, source: ember },
  { id: "sau", label: "Saudi Arabia", carbonPerKilowattHour: 0.7068, year: 2022, source: ember },
  { id: "are", label: "United Arab Emirates", carbonPerKilowattHour: 0.5611, year: 2022, source: ember },
  { id: "ind", label: "India", carbonPerKilowattHour: 0.7134, year: 2023, source: ember },
  { id: "chn", label: "China", carbonPerKilowattHour: 0.5823, year: 2023, source: ember },
  { id: "jpn", label: "Japan", carbonPerKilowattHour: 0.4854, year: 2023, source: ember },
  { id: "kor", label: "South Korea", carbonPerKilowattHour: 0.4306, year: 2023, source: ember },
  { id: "sgp", label: "Singapore", carbonPerKilowattHour: 0.4708, year: 2023, source: ember },
  { id: "aus", label: "Australia", carbonPerKilowattHour: 0.5487, year: 2023, source: ember },
  { id: "nzl", label: "New Zealand", carbonPerKilowattHour: 0.1128, year: 2023, source: ember },
];

/**
 * The carbon intensity of one country's electricity, by its name.
 *
 * @param country `id` of a row of {@link gridCarbon}
 * @returns the row; kg/kWh
 * @throws {UnknownNameError} when there is no such row; the error names the nearest one
 * @source ember-electricity
 * @example
 * ```ts
 * import { gridCarbonOf } from "@org/hvac-core/reference";
 * gridCarbonOf("fra").carbonPerKilowattHour; // 0.056
 * ```
 */
export function gridCarbonOf(country: string): GridCarbon {
  return rowOf("country", country, gridCarbon);
}
