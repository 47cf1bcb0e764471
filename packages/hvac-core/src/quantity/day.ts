const aDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Whether a text is a day of the calendar.
 *
 * @param text anything
 * @returns whether it is a text such as `2026-11-22` that names a day
 * @example
 * ```ts
 * import { isDay } from "@org/hvac-core/internal";
 * isDay("2028-02-29"); // true
 * isDay("2026-02-29"); // false
 * ```
 */
export function isDay(text: unknown): text is string {
  if (typeof text !== "string" || !aDay.test(text)) return false;
  const [year, month, day] = text.split("-").map(Number) as [number, number, number];
  const length =
    month === 2 ? (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return month >= 1 && month <= 12 && day >= 1 && day <= length;
}
