import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import { monthNames } from "../quantity/months.ts";
import { requireColumns } from "./epwColumns.ts";
import type { WeatherHours } from "./weatherHours.ts";

/** An hour of the calendar: month 1…12, day 1…31, hour 1…24, which ends at that time. */
export interface CalendarHour {
  readonly month: number;
  readonly day: number;
  readonly hour: number;
}

/** Hours of a common year. */
export const yearHours = 8760;
/** Hours of a leap year. */
export const leapYearHours = 8784;

/** Days of the months of a leap year. */
export const longestMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const daysBefore = longestMonths.map((_, month) => longestMonths.slice(0, month).reduce((sum: number, days) => sum + days, 0));

/** A date in words, such as 10 April. */
export const dateText = ({ month, day }: Pick<CalendarHour, "month" | "day">): string => `${day} ${monthNames[month - 1]}`;

/** Hours of a leap year before this one, 0…8783. */
const hourOfLeapYear = ({ month, day, hour }: CalendarHour): number => 24 * (daysBefore[month - 1]! + day - 1) + hour - 1;
/** The first hours of 29 February and of 1 March in a leap year. */
const [leapDayStart, marchStart] = [24 * (31 + 28), 24 * (31 + 29)];

/** Whether an hour follows another in the calendar: 31 December is followed by 1 January, 28 February by the 29th or by 1 March. */
function isNext(hour: number, before: number): boolean {
  return hour === (before + 1) % leapYearHours || (before === leapDayStart - 1 && hour === marchStart);
}

/**
 * Checks that hours are consecutive and at most one year: a gap or a duplicate line would shift every statistic after it.
 *
 * @returns a function of one hour after the other, which gives the reason why it cannot follow, or `undefined`
 */
export function calendarCheck(): (hour: CalendarHour) => string | undefined {
  let [first, last]: [CalendarHour | undefined, CalendarHour | undefined] = [undefined, undefined];
  let isNextYear = false;
  return (current) => {
    const [position, before] = [hourOfLeapYear(current), last && hourOfLeapYear(last)];
    if (last && before !== undefined) {
      if (!isNext(position, before)) {
        return last.hour === 24 && current.hour === 1
          ? `${dateText(current)} follows ${dateText(last)}; days are missing, doubled or out of order`
          : `hour ${current.hour} of ${dateText(current)} follows hour ${last.hour} of ${dateText(last)}; an hour is missing or doubled`;
      }
      isNextYear ||= position < before;
      if (isNextYear && position >= hourOfLeapYear(first!))
        return `hour ${current.hour} of ${dateText(current)} comes a year after the first hour; a file of one year is expected`;
    }
    first ??= current;
    last = current;
    return undefined;
  };
}

/** Part of a year that consecutive hours cover. */
interface Span {
  /** Position of the first hour of 1 January in a whole year. */
  readonly start: number;
  /** Missing part of a year, in words; `undefined` for a whole year. */
  readonly lack: string | undefined;
}

/** Finds the part of a year that consecutive hours cover. */
export function spanOf({ month, day, hour }: Pick<WeatherHours, "month" | "day" | "hour">): Span {
  const hourAt = (index: number): CalendarHour => ({ month: month[index]!, day: day[index]!, hour: hour[index]! });
  const [first, last] = [hourAt(0), hourAt(month.length - 1)];
  if (isNext(hourOfLeapYear(first), hourOfLeapYear(last)))
    return {
      start: Math.max(
        0,
        month.findIndex((_, index) => hourOfLeapYear(hourAt(index)) === 0),
      ),
      lack: undefined,
    };
  const hasLeapDay = month.some((each, index) => each === 2 && day[index] === 29);
  const missing = (hasLeapDay ? leapYearHours : yearHours) - month.length;
  return {
    start: 0,
    lack: `the hours run from ${dateText(first)} to ${dateText(last)}; ${missing === 1 ? "1 hour of a whole year is" : `${missing} hours of a whole year are`} missing`,
  };
}

const turned = <T>(series: readonly T[], start: number): readonly T[] =>
  start === 0 ? series : [...series.slice(start), ...series.slice(0, start)];

/** Rotates every series to begin at a position. */
export function turnedHours(hours: WeatherHours, start: number): WeatherHours {
  return Object.fromEntries(Object.entries(hours).map(([name, series]) => [name, turned(series, start)])) as unknown as WeatherHours;
}

/**
 * The 8760 hours of a common year from 1 January on: a year that begins on another date is rotated, and 29 February is left out.
 *
 * @param hours a year of hours, such as those of `parseEpw`
 * @returns the same series with 8760 hours
 * @throws {OutOfRangeError} when the hours are not consecutive or not a whole year (the reason names the dates), or a value is out of the format's bounds
 * @source mathematics
 * @example
 * ```ts
 * import { commonYear, parseEpw } from "@org/hvac-core/weather";
 * const hour = (i: number) => `${new Date(Date.UTC(2021, 6, 1, i)).toISOString().slice(0, 10).replaceAll("-", ",")},${(i % 24) + 1}`;
 * const data = Array.from({ length: 8760 }, (_, i) => `${hour(i)},0,?,15,10,72,101325,0,0,300,0,0,0,0,0,0,0,180,3,5`);
 * const { hours } = parseEpw(["LOCATION,Town,-,GBR,AMY,0,51,0,0,20", ...data].join("\n")); // from 1 July on
 * commonYear(hours).month[0]; // 1
 * commonYear(hours).dryBulb.length; // 8760
 * ```
 */
export function commonYear(hours: WeatherHours): WeatherHours {
  const refuse = (reason: string): never => {
    throw new OutOfRangeError({ parameter: "hours", value: Number.NaN, min: yearHours, max: leapYearHours, unit: "h", reason });
  };
  const { length } = requireCalendar(hours);
  requireColumns(hours);
  const follows = calendarCheck();
  for (let index = 0; index < length; index++) {
    const problem = follows({ month: hours.month[index]!, day: hours.day[index]!, hour: hours.hour[index]! });
    if (problem !== undefined) refuse(problem);
  }
  const { lack } = spanOf(hours);
  if (lack !== undefined) refuse(lack);
  const isCommon = (index: number): boolean => hours.month[index] !== 2 || hours.day[index] !== 29;
  const common = Object.fromEntries(
    Object.entries(hours).map(([name, series]) => [name, (series as readonly unknown[]).filter((_, index) => isCommon(index))]),
  ) as unknown as WeatherHours;
  return turnedHours(common, spanOf(common).start);
}

/** Checks that all dates exist, and that there is one for each hour; returns them. */
function requireCalendar(hours: Pick<WeatherHours, "month" | "day" | "hour">): readonly number[] {
  const { length } = hours.month;
  requireInRange("hours", length, 1, 1e6, "h");
  for (const name of ["day", "hour"] as const) requireInRange(`${name}.length`, hours[name].length, length, length, "");
  hours.month.forEach((month, index) => {
    requireInRange(`month[${index}]`, month, 1, 12, "");
    requireInRange(`day[${index}]`, hours.day[index]!, 1, longestMonths[Math.ceil(month) - 1]!, "");
    requireInRange(`hour[${index}]`, hours.hour[index]!, 1, 24, "");
  });
  return hours.month;
}

/**
 * Refuses hours that are more than one year: shares, sums and counts of two years, or of a month that occurs twice, are not those of a year.
 *
 * @param month 1…12 of each hour
 */
export function requireOneYear(month: readonly number[]): void {
  const counts = Array.from({ length: 12 }, () => 0);
  for (const each of month) counts[Math.ceil(requireInRange("month", each, 1, 12, "")) - 1]! += 1;
  counts.forEach((count, index) => requireInRange(`hours of ${monthNames[index]!}`, count, 0, 24 * longestMonths[index]!, "h"));
}
