import type { Axis } from "@org/hvac-core/kernel";
import { plural } from "../numbers/plural.ts";

/** A flag in words, as cells show and take it. */
export const flagText = (value: unknown): string => (value === true ? "yes" : "no");

/** Kind of an axis's positions. */
export const axisNames: Readonly<Record<Axis, string>> = { hours: "Hour", months: "Month", octaveBands: "Band, Hz" };

export const texts = {
  derived: "auto",
  from: (choice: string): string => `from ${choice.toLowerCase()}`,
  rows: (count: number, rowLabel: string): string => `${count === 0 ? "no" : count} ${count === 1 ? rowLabel : plural(rowLabel)}`,
  unreadable: (count: number, total: number): string => `${count} of ${total} values could not be read and stay as they were.`,
  beyond: (count: number): string =>
    count === 1 ? "1 value lies beyond the last cell and was left out." : `${count} values lie beyond the last cell and were left out.`,
} as const;
