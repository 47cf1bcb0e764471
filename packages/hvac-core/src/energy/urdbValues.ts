import { isDay } from "../quantity/day.ts";
import { OutOfRangeError } from "../refusals/errors.ts";
import { TariffError } from "./tariff.ts";
import { tierUnit } from "./tiers.ts";
import { foldedNames, isRow } from "./urdbNames.ts";
import type { TariffTier } from "./tariffShape.ts";

/** Text of a record's value; empty ones are absent. Keys of the export are wrapped: `{ "$oid": … }`. */
export function textOf(value: unknown): string | undefined {
  const inner = unwrapped(value);
  return typeof inner === "string" && inner.trim() !== "" ? inner.trim() : undefined;
}

function unwrapped(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const [key, ...more] = Object.keys(value);
  return key?.startsWith("$") && more.length === 0 ? unwrapped((value as Record<string, unknown>)[key]) : value;
}

/** Number of a record's value, which may be a text; nothing is absent. */
export function numberOf(field: string, value: unknown): number | undefined {
  const inner = unwrapped(value);
  if (inner === undefined || inner === null || inner === "") return undefined;
  const number = typeof inner === "string" ? Number(inner) : inner;
  if (typeof number !== "number" || !Number.isFinite(number)) {
    throw new OutOfRangeError({
      parameter: field,
      value: inner as number,
      min: -Infinity,
      max: Infinity,
      unit: "",
      reason: "it must be a number",
    });
  }
  return number;
}

export function flagOf(value: unknown): boolean | undefined {
  if (typeof value === "boolean") return value;
  const text = textOf(value)?.toLowerCase();
  return text === "true" ? true : text === "false" ? false : undefined;
}

/** A day such as 2024-01-31 of seconds since 1970, of a date text, or of the export's wrapped milliseconds. */
export function dateOf(field: string, value: unknown): string | undefined {
  const inner = unwrapped(value);
  if (inner === undefined || inner === null || inner === "") return undefined;
  const numeric = typeof inner === "number" || (typeof inner === "string" && /^-?\d+(\.\d+)?$/.test(inner));
  // The export wraps milliseconds; the web service gives seconds.
  const day = numeric ? dayOfSeconds(Number(inner) / (inner === value ? 1 : 1000)) : typeof inner === "string" ? inner.slice(0, 10) : "";
  const seconds = secondsOfDay(day);
  if (seconds === undefined) throw new TariffError(field, "it must be seconds since 1970 or a date such as 2024-01-31");
  return day;
}

const secondsPerDay = 86_400;
/** Days from 1 March of the year 0 to 1 January 1970. */
const epochDay = 719_468;

/** Days since 1970 of a day of the Gregorian calendar, counted in years that begin in March. */
function daysSince1970(year: number, month: number, day: number): number {
  const shifted = month > 2 ? year : year - 1;
  const sinceMarch = Math.floor((153 * ((month + 9) % 12) + 2) / 5);
  return 365 * shifted + Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400) + sinceMarch + day - 1 - epochDay;
}

/** Seconds since 1970 at which a day such as 2024-01-31 begins in UTC; absent when there is no such day. */
export function secondsOfDay(day: string): number | undefined {
  if (!isDay(day)) return undefined;
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  return daysSince1970(year, month, date) * secondsPerDay;
}

/** The day of a time in seconds since 1970, in UTC; empty outside the years 1 to 9999. */
function dayOfSeconds(seconds: number): string {
  const days = Math.floor(seconds / secondsPerDay);
  let year = 1970 + Math.floor(days / 365.2425);
  if (!(year > 1 && year < 9999)) return "";
  while (daysSince1970(year, 1, 1) > days) year -= 1;
  while (daysSince1970(year + 1, 1, 1) <= days) year += 1;
  let month = 12;
  while (daysSince1970(year, month, 1) > days) month -= 1;
  const parts = [String(year).padStart(4, "0"), month, days - daysSince1970(year, month, 1) + 1];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** A list of numbers or flags; nothing and an empty list are absent. */
export function numbersOf(field: string, value: unknown): number[] | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  if (!Array.isArray(value)) throw new TariffError(field, "it must be a list");
  if (value.length === 0) return undefined;
  return value.map((entry: unknown) => (typeof entry === "boolean" ? Number(entry) : (numberOf(field, entry) ?? 0)));
}

/** A schedule of 12 months × 24 hours; nothing and an empty list are absent. */
export function scheduleOf(field: string, value: unknown): number[][] | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  if (!Array.isArray(value)) throw new TariffError(field, "it must be 12 lists of 24 periods");
  if (value.length === 0) return undefined;
  return value.map((row: unknown) => numbersOf(field, row) ?? []);
}

/**
 * Periods of tiers; the export wraps the tiers of a period in an object. Nothing, and periods without any tier, are absent.
 *
 * @param limits whether they have separate units, as those of energy do; demand has one unit for all
 */
export function structureOf(field: string, value: unknown, limits: { readonly haveUnits: boolean }): (readonly TariffTier[])[] | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  if (!Array.isArray(value)) throw new TariffError(field, "it must be a list of periods");
  const periods = value.map((period: unknown) => {
    const wrapped: unknown = typeof period === "object" && period !== null && !Array.isArray(period) ? Object.values(period)[0] : period;
    if (wrapped === undefined || wrapped === null) return [];
    if (!Array.isArray(wrapped)) throw new TariffError(field, "every period must be a list of tiers");
    return inOrder(
      wrapped.map((tier: unknown) => tierOf(field, tier)),
      limits.haveUnits,
    );
  });
  if (periods.every((tiers) => tiers.length === 0)) return undefined;
  // A period that no price is given for costs nothing.
  return periods.map((tiers) => (tiers.length === 0 ? [{ rate: 0 }] : tiers));
}

function tierOf(field: string, value: unknown): TariffTier {
  if (!isRow(value)) throw new TariffError(field, "every tier must be an object");
  const row = foldedNames(value);
  const max = numberOf(`${field}.max`, row.max);
  const tier = {
    rate: numberOf(`${field}.rate`, row.rate),
    adj: numberOf(`${field}.adj`, row.adj),
    // Zero, and the largest number of other programs, stand for no limit.
    max: max === undefined || max === 0 || max >= 1e37 ? undefined : max,
    unit: textOf(row.unit),
    sell: numberOf(`${field}.sell`, row.sell),
  };
  return Object.fromEntries(Object.entries(tier).filter(([, entry]) => entry !== undefined)) as TariffTier;
}

/**
 * Tiers by their limits, the open one last. Limits of two units compare only once the demand or the days of a month are known, and the order of the
 * record says which tier is a step of which: those stay as they are.
 */
function inOrder(tiers: readonly TariffTier[], haveUnits: boolean): readonly TariffTier[] {
  const units = new Set(tiers.filter(({ max }) => max !== undefined).map(tierUnit));
  return haveUnits && units.size > 1 ? tiers : tiers.toSorted((a, b) => (a.max ?? Infinity) - (b.max ?? Infinity) || 0);
}
