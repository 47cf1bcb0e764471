import { bareUnit, isEntered, withFields, type Entered } from "../../../kernel/internal.ts";
import { moistAir, pressureAtAltitude } from "../../../psychrometrics/index.ts";
import { convert, defaultUnit, siUnit, withoutRoundoff, type UnitId, type UnitSystem } from "../../../quantity/index.ts";
import type { HeatLoadValues } from "../schema.ts";
import { sunMonth } from "../seasons.ts";
import { renamed } from "./renamed.ts";

/** Fields of the place that both methods have. */
const placeFields = ["latitude", "longitude", "timeZone", "altitude", "tauEdition"].map((name) => [name, name] as const);

type MonthSeries = "dryBulb" | "wetBulb" | "tauB" | "tauD";

/** A number that the quick method has for its hour, and the project for each month. */
interface MonthValue {
  readonly field: string;
  readonly series: MonthSeries;
  readonly kind: "temperature" | "number";
  /** SI. */
  readonly value: number;
  /** Fields of the quick method that it follows from. */
  readonly from: readonly string[];
}

/** Numbers this close are the same: a conversion of units lies between them. */
const closeness = 1e-6;

/** Wet bulb outdoors, entered or by the relative humidity, °C. */
function outdoorWetBulb({ outdoorHumidityBy, outdoorTemp, outdoorRelativeHumidity, ...values }: HeatLoadValues): number {
  if (outdoorHumidityBy === "wetBulb") return values.outdoorWetBulb;
  const pressure = pressureAtAltitude(values.altitude);
  return moistAir({ dryBulb: outdoorTemp, relativeHumidity: outdoorRelativeHumidity, pressure }).wetBulb;
}

/** Design day data of the quick method's month; none in heating, whose condition is that of the year. */
function monthValues(values: HeatLoadValues): MonthValue[] {
  if (values.calculationMode === "Heating") return [];
  const { outdoorTemp, tauB, tauD, outdoorHumidityBy } = values;
  const humidity = outdoorHumidityBy === "wetBulb" ? ["outdoorWetBulb"] : ["outdoorTemp", "outdoorRelativeHumidity"];
  return [
    { field: "outdoorTemp", series: "dryBulb", kind: "temperature", value: outdoorTemp, from: ["outdoorTemp"] },
    { field: "outdoorWetBulb", series: "wetBulb", kind: "temperature", value: outdoorWetBulb(values), from: humidity },
    { field: "tauB", series: "tauB", kind: "number", value: tauB, from: ["tauB"] },
    { field: "tauD", series: "tauD", kind: "number", value: tauD, from: ["tauD"] },
  ];
}

const isRecord = (value: unknown): value is Entered => typeof value === "object" && value !== null && !Array.isArray(value);
const siteOf = (input: Entered): Entered => (isRecord(input["site"]) ? input["site"] : {});

/** A series with the value of a month; with that of every month where all were the same, as one condition holds until months are entered. */
function withMonth(
  site: Entered,
  numbers: readonly number[],
  { series, kind, value }: MonthValue,
  m: number,
  unitSystem: UnitSystem,
): unknown {
  const unit = siUnit(kind);
  if (numbers.every((each) => each === numbers[0]))
    return { values: numbers.map(() => value), unit, displayUnit: defaultUnit(kind, unitSystem) };
  const entered = site[series];
  const typed = isRecord(entered) ? entered : { values: entered };
  const seriesUnit = (typed["unit"] as UnitId | undefined) ?? bareUnit(kind, unitSystem);
  const cells = (typed["values"] as readonly unknown[]).with(m, withoutRoundoff(convert(value, unit, seriesUnit)));
  return isRecord(entered) ? { ...entered, values: cells } : cells;
}

/** The place of the quick method, and its design condition in its month, as those of a project. */
export function projectPlace(input: Entered, values: HeatLoadValues): Entered {
  const place = renamed(input, siteOf(input), placeFields);
  if (values.calculationMode === "Heating") return renamed(input, place, [["outdoorTemp", "heatingDryBulb"]]);
  const m = sunMonth(values) - 1;
  return monthValues(values).reduce((site, each) => {
    const numbers = values.site[each.series];
    const isSame = Math.abs(numbers[m]! - each.value) < closeness;
    // Months that were entered one by one, as those of the project's site, are not those of the quick method's condition.
    const isYear = isEntered(siteOf(input), each.series) && numbers.some((number) => number !== numbers[0]);
    if (isSame || isYear || !each.from.some((name) => isEntered(input, name))) return site;
    return withFields(site, { [each.series]: withMonth(site, numbers, each, m, values.unitSystem) }, [each.series]);
  }, place);
}

/** An input with the place of the project, and the design condition of the quick method's month. */
export function withQuickPlace(input: Entered, values: HeatLoadValues): Entered {
  const site = siteOf(input);
  const placed = renamed(site, input, placeFields);
  if (values.calculationMode === "Heating") return renamed(site, placed, [["heatingDryBulb", "outdoorTemp"]]);
  const m = sunMonth({ ...values, latitude: values.site.latitude }) - 1;
  return monthValues(values).reduce((next, { field, series, kind, value }) => {
    const number = values.site[series][m]!;
    if (!isEntered(site, series) || Math.abs(number - value) < closeness) return next;
    const entry = { value: number, unit: siUnit(kind), displayUnit: defaultUnit(kind, values.unitSystem) };
    const humidity = field === "outdoorWetBulb" ? { outdoorHumidityBy: "wetBulb" } : {};
    return withFields(next, { [field]: entry, ...humidity }, [field]);
  }, placed);
}
