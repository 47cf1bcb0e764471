import type { TauEdition } from "../solar/index.ts";
import {
  handbookEdition,
  implausibleConditions,
  numberOf,
  numberWithin,
  quoted,
  WeatherFileError,
  type AnnualDesignConditions,
  type WeatherLocation,
} from "./weatherFile.ts";

/** Design conditions printed in a header. */
export type PrintedConditions = AnnualDesignConditions & { readonly source: string; readonly edition?: TauEdition };

export function requireNumber(line: number, name: string, field: string | undefined, min: number, max: number): number {
  const value = numberWithin(field, min, max);
  if (value === undefined)
    throw new WeatherFileError("EPW", line, `${name} is ${quoted(field)}; a number between ${min} and ${max} is expected`);
  return value;
}

/** Fields of a header line; those in quotes may contain commas. */
export function headerFields(content: string): string[] {
  const fields = content.match(/(?<=^|,)(?:\s*"[^"]*"\s*(?=,|$)|[^,]*)/g) ?? [];
  return fields.map((field) => field.replaceAll('"', "").trim());
}

export function locationOf(fields: readonly string[], line: number): WeatherLocation {
  const name = fields
    .slice(1, 4)
    .filter((part) => part !== "" && part !== "-")
    .join(", ");
  const stationNumber = fields[5];
  return {
    name,
    latitude: requireNumber(line, "latitude", fields[6], -90, 90),
    longitude: requireNumber(line, "longitude", fields[7], -180, 180),
    timeZone: requireNumber(line, "time zone", fields[8], -12, 14),
    elevation: requireNumber(line, "elevation", fields[9], -1000, 9999.9),
    ...(stationNumber ? { stationNumber } : {}),
  };
}

type Months = Pick<AnnualDesignConditions, "coldestMonth" | "hottestMonth">;

/** Annual conditions from numbers in their order; `undefined` where one is missing. */
function conditionsOf(
  months: Partial<Months> | undefined,
  heating: readonly (number | undefined)[],
  range: number | undefined,
  cooling: readonly (number | undefined)[],
): AnnualDesignConditions | undefined {
  const [dryBulb996, dryBulb990] = heating;
  const [dryBulb004, wetBulb004, dryBulb010, wetBulb010, dryBulb020, wetBulb020] = cooling;
  if (months?.coldestMonth === undefined || months.hottestMonth === undefined || range === undefined) return undefined;
  if (dryBulb996 === undefined || dryBulb990 === undefined || dryBulb004 === undefined || wetBulb004 === undefined) return undefined;
  if (dryBulb010 === undefined || wetBulb010 === undefined || dryBulb020 === undefined || wetBulb020 === undefined) return undefined;
  return {
    coldestMonth: months.coldestMonth,
    heating: { dryBulb996, dryBulb990 },
    hottestMonth: months.hottestMonth,
    dryBulbRange: range,
    cooling: { dryBulb004, wetBulb004, dryBulb010, wetBulb010, dryBulb020, wetBulb020 },
  };
}

/** Fields of the handbook of 2001: heating, wind and extremes; and cooling with the daily range as the last. */
const [heatingFields2001, coolingFields2001] = [17, 22];

/**
 * Reads the annual design conditions of a header. Since 2005 the blocks begin with their month, and that of cooling continues with the daily range. In the layout of the handbook of
 * 2001 neither has a month, and the range is the last of 22 values.
 *
 * @param fields fields of the line DESIGN CONDITIONS
 * @param monthsOfHours coldest and hottest month of the file's hours, for the layout without months
 * @returns the conditions, or the reason why they are not used; `undefined` where the header has none
 */
export function designConditionsOf(
  fields: readonly string[],
  monthsOfHours: Months | undefined,
): PrintedConditions | { readonly problem: string } | undefined {
  const indexOf = (name: string): number => fields.findIndex((field) => field.toLowerCase() === name);
  const [heatingAt, coolingAt] = [indexOf("heating"), indexOf("cooling")];
  if (heatingAt < 0 && coolingAt < 0) return undefined;
  const extremesAt = indexOf("extremes");
  const heating = fields.slice(heatingAt + 1, coolingAt > heatingAt ? coolingAt : undefined).map(numberOf);
  const cooling = fields.slice(coolingAt + 1, extremesAt > coolingAt ? extremesAt : undefined).map(numberOf);
  const source = fields[2] ?? "";
  const edition = handbookEdition(source);
  const isOf2001 = heating.length === heatingFields2001 && cooling.filter((value) => value !== undefined).length === coolingFields2001;
  const layouts = [
    conditionsOf({ coldestMonth: heating[0]!, hottestMonth: cooling[0]! }, heating.slice(1), cooling[1], cooling.slice(2)),
    isOf2001 ? conditionsOf(monthsOfHours, heating, cooling[coolingFields2001 - 1], cooling) : undefined,
  ].filter((each) => each !== undefined);
  const conditions = layouts.find((each) => implausibleConditions(each) === undefined);
  if (conditions) return { ...conditions, source, ...(edition ? { edition } : {}) };
  const reason = layouts.length === 0 ? "they are incomplete" : implausibleConditions(layouts.at(-1)!)!;
  return { problem: `The design conditions in the header are not used: ${reason}.` };
}
