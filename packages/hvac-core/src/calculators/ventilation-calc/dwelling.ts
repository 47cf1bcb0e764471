import { mapRows, OutOfRangeError } from "../../kernel/index.ts";
import { cfm } from "../../constants/inchPound.ts";
import { dwellingVentilation, effectiveInfiltration } from "../../ventilation/index.ts";
import type { DesignAir } from "./design.ts";
import type { VentilationValues } from "./schema.ts";

/** Air changes of an enclosed kitchen, 1/s. */
export const kitchenChanges = 5 / 3600;

/** Local exhaust as the standard's two columns print it, m³/s. */
const localRates = {
  SI: { "kitchen-hood": 0.05, kitchen: 0.15, bathroom: 0.025, continuousBathroom: 0.01 },
  "inch-pound": { "kitchen-hood": 100 * cfm, kitchen: 300 * cfm, bathroom: 50 * cfm, continuousBathroom: 20 * cfm },
} as const;

type LocalExhaust = VentilationValues["localExhausts"][number];

/** A kitchen or bathroom as calculated. */
export interface LocalExhaustCalculation {
  readonly id: string;
  readonly input: LocalExhaust;
  /** Rate of the table, m³/s; undefined where the volume alone governs. */
  readonly rate: number | undefined;
  /** Airflow by the volume of an enclosed kitchen, m³/s, where the standard permits it. */
  readonly byVolume: number | undefined;
  /** m³/s */
  readonly required: number;
  /** m³/s */
  readonly deficit: number;
}

/** A dwelling's ventilation by ASHRAE 62.2. */
export interface DwellingCalculation {
  readonly scope: "dwelling";
  readonly design: DesignAir;
  /** Number of people by the standard. */
  readonly people: number;
  /** m³/s; undefined without a blower door test. */
  readonly infiltration: { readonly airflow: number; readonly weight: number; readonly credit: number } | undefined;
  readonly local: readonly LocalExhaustCalculation[];
  /** Ventilation of the dwelling, m³/s. */
  readonly total: number;
  /** Airflow of the fan on average, m³/s. */
  readonly average: number;
}

/**
 * Rate of the table, and airflow by the volume. Continuously: 5 air changes of an enclosed kitchen. On demand: the rate; for a fan other than a range
 * hood in an enclosed kitchen at most those air changes. An open kitchen has the rate on demand.
 */
function ratesOf({ id, room, operation, kitchenLayout, volume }: LocalExhaust, column: keyof typeof localRates) {
  const rates = localRates[column];
  const isContinuous = operation === "continuous";
  if (room === "bathroom") return { rate: isContinuous ? rates.continuousBathroom : rates.bathroom, byVolume: undefined };
  const isEnclosed = kitchenLayout === "enclosed";
  if (!isEnclosed || (!isContinuous && (room === "kitchen-hood" || volume === null))) return { rate: rates[room], byVolume: undefined };
  if (volume === null) {
    const reason = "enter the volume of an enclosed kitchen whose fan runs all the time";
    throw new OutOfRangeError({ parameter: `localExhausts.${id}.volume`, value: NaN, min: 0, max: Infinity, unit: "m³", reason });
  }
  return { rate: isContinuous ? undefined : rates[room], byVolume: kitchenChanges * volume };
}

function localExhaust(row: LocalExhaust, column: keyof typeof localRates): LocalExhaustCalculation {
  const { rate, byVolume } = ratesOf(row, column);
  const required = Math.min(rate ?? Infinity, byVolume ?? Infinity);
  return {
    id: row.id,
    input: row,
    rate,
    byVolume,
    required,
    deficit: row.installedAirflow === null ? 0 : Math.max(0, required - row.installedAirflow),
  };
}

/** Credit for infiltration: in the 2013 edition all of it, up to two thirds of the total; since 2016 less with an unbalanced fan. */
function infiltrationOf(values: VentilationValues, total: number): DwellingCalculation["infiltration"] {
  if (!values.infiltrationCredit) return undefined;
  const airflow = effectiveInfiltration(values.blowerDoorAirflow, values.weatherFactor, values.dwellingHeight);
  if (values.dwellingEdition === "2013") return { airflow, weight: 1, credit: Math.min(airflow, (2 / 3) * total) };
  const weight = values.dwellingFan === "balanced" ? 1 : Math.min(1, airflow / total);
  return { airflow, weight, credit: Math.min(total, weight * airflow * values.exposedShare) };
}

/** Ventilation of a dwelling: in total, by its fan, and local exhaust. */
export function calculateDwelling(values: VentilationValues): DwellingCalculation {
  const people = Math.max(1, values.bedrooms) + 1;
  const total = dwellingVentilation(values.dwellingArea, values.bedrooms, values.dwellingRateColumn);
  const infiltration = infiltrationOf(values, total);
  const average = total - (infiltration?.credit ?? 0);
  const fan = average / values.runShare;
  const local = mapRows(values.localExhausts, (row) => localExhaust(row, values.dwellingRateColumn));
  return {
    scope: "dwelling",
    design: { supply: fan, outdoor: fan, governing: "ASHRAE 62.2" },
    people,
    infiltration,
    local,
    total,
    average,
  };
}
