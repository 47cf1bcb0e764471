import type { WarningStatement } from "../../kernel/index.ts";
import { formatQuantity, type UnitSystem } from "../../quantity/index.ts";
import { ashrae183, fundamentals2017, fundamentals2021, noaaSolar } from "../../sources/index.ts";
import type { HeatLoadValues } from "./schema.ts";

/* Warnings that both methods have: each code is written once. */

const loads = { source: fundamentals2021, locator: "ch. 18" };

/** Subject of a warning: a field or a result, and the name of its row, if any. */
export interface Subject {
  readonly row?: string;
  readonly field?: string;
  readonly result?: string;
}

const placeOf = ({ row: _row, ...place }: Subject): Omit<Subject, "row"> => place;

/** A sentence about a row, behind its name; about the whole input it begins with a capital. */
function sentence({ row }: Subject, text: string): string {
  return row === undefined ? text.charAt(0).toUpperCase() + text.slice(1) : `${row}: ${text}`;
}

/** A rule of thumb has two digits in either system. */
export function ruleOfThumb(value: number, kind: "heatFlux" | "airFlowPerArea", unitSystem: UnitSystem): string {
  return formatQuantity(value, kind, unitSystem, { digits: 2, trimZeros: true });
}

/** Usual supply airflow per floor area, m³/(s·m²). */
export const usualAirflow = { min: 0.004, max: 0.012 } as const;

export function safetyWarnings({ safetyFactor }: HeatLoadValues): WarningStatement[] {
  if (safetyFactor <= 0.1) return [];
  return [
    {
      code: "large-safety",
      severity: "caution",
      message: "More than 10 % safety oversizes the plant: it short-cycles, dehumidifies poorly and costs more. Refine the inputs instead.",
      field: "safetyFactor",
      source: { source: ashrae183 },
    },
  ];
}

/** Longitude and time zone that are not of one place, on either side of the date line. */
export function timeZoneWarnings(
  { longitude, timeZone }: { readonly longitude: number; readonly timeZone: number },
  field: string,
): WarningStatement[] {
  const hours = longitude / 15 - timeZone;
  // Clocks deviate from the sun by up to two hours and a half: western China, western Spain with summer time left on.
  if (Math.abs(hours - 24 * Math.round(hours / 24)) <= 3) return [];
  return [
    {
      code: "time-zone-elsewhere",
      severity: "caution",
      message:
        "Longitude and time zone do not match, so the sun is not where it would be at the site. Longitudes west of Greenwich are negative.",
      field,
      source: { source: noaaSolar },
    },
  ];
}

export function noCoolingWarnings(totalLoad: number, when: string): WarningStatement[] {
  if (totalLoad > 0) return [];
  return [
    {
      code: "no-cooling-needed",
      severity: "caution",
      message: `There is no cooling load ${when}. Check the temperatures.`,
      result: "totalLoad",
      source: loads,
    },
  ];
}

export function warmOutdoorsWarnings(isWarmer: boolean, field: string): WarningStatement[] {
  if (!isWarmer) return [];
  return [
    {
      code: "outdoor-warmer-than-indoor",
      severity: "caution",
      message: "It is warmer outdoors than indoors at the heating condition, so there is no heating load. Check the temperatures.",
      field,
      source: loads,
    },
  ];
}

export function noOutdoorAirWarnings(hasOutdoorAir: boolean, field: string): WarningStatement[] {
  if (hasOutdoorAir) return [];
  return [
    {
      code: "no-outdoor-air-in-heating",
      severity: "info",
      message:
        "Neither ventilation nor infiltration is entered. Every building leaks: enter at least the infiltration typical of its type.",
      field,
      source: { source: fundamentals2017, locator: "ch. 16" },
    },
  ];
}

const maxCooling = { max: 300, above: "which only kitchens, data rooms and glass halls need. Check areas and gains." };

/** Usual load per floor area, W/m², and what needs more. A room of a project may need hardly any. */
const usualDensity = {
  cooling: { min: 20, ...maxCooling },
  roomOfProject: { min: -Infinity, ...maxCooling },
  heating: { min: 0, max: 250, above: "which not even poorly insulated buildings need. Check areas and U-values." },
};

/** A load per floor area outside the usual range of rooms. */
export function loadDensityWarnings(
  density: number | undefined,
  mode: keyof typeof usualDensity,
  unitSystem: UnitSystem,
  subject: Subject,
): WarningStatement[] {
  const { min, max, above } = usualDensity[mode];
  if (density === undefined || (density >= min && density <= max)) return [];
  const text = (limit: number): string => ruleOfThumb(limit, "heatFlux", unitSystem);
  const range =
    density > max
      ? `more than ${text(max)}, ${above}`
      : `less than ${text(min)}, which is little for a room. Check areas, units and gains.`;
  return [
    {
      code: "unusual-load-density",
      severity: "info",
      message: sentence(subject, `the load is ${range}`),
      ...placeOf(subject),
      source: loads,
    },
  ];
}

export function sensibleHeatRatioWarnings(ratio: number | undefined, unitSystem: UnitSystem, subject: Subject): WarningStatement[] {
  if (ratio === undefined || ratio >= 0.65) return [];
  const text = formatQuantity(ratio, "sensibleHeatRatio", unitSystem);
  return [
    {
      code: "low-sensible-heat-ratio",
      severity: "caution",
      message: sentence(
        subject,
        `a sensible heat ratio of ${text} is below what usual coils reach without reheat. Dehumidify the outdoor air separately, use colder supply air, or plan for reheat.`,
      ),
      ...placeOf(subject),
      source: loads,
    },
  ];
}

/** Supply air colder than the dew point of the air around its ducts and diffusers. */
export function condensationWarnings(supply: number, dewPoint: number, unitSystem: UnitSystem, subject: Subject): WarningStatement[] {
  if (supply >= dewPoint - 1) return [];
  const text = (value: number): string => formatQuantity(value, "temperature", unitSystem);
  return [
    {
      code: "supply-below-dew-point",
      severity: "info",
      message: sentence(
        subject,
        `supply air at ${text(supply)} is below the dew point of the room air, ${text(dewPoint)}. Insulate the ducts, and choose diffusers on which no water condenses.`,
      ),
      ...placeOf(subject),
      source: { source: fundamentals2017, locator: "ch. 1" },
    },
  ];
}
