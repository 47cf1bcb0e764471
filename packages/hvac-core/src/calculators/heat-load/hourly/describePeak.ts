import type { SheetBuilder } from "../../../kernel/index.ts";
import { monthNames } from "../../../quantity/index.ts";
import { methodCitation } from "./citations.ts";

/**
 * States the month and hour of a peak.
 *
 * @param month 1…12
 * @param dayKinds number of kinds of design days
 * @param peak start of the names of both results
 */
export function describePeak(month: number, dayKinds: number, sheet: SheetBuilder, peak: "peak" | "blockPeak" = "peak"): void {
  const detail = `${monthNames[month - 1]!}: the highest of ${288 * dayKinds} hours`;
  sheet.resultLookup(`${peak}Month`, methodCitation, { detail });
  sheet.resultLookup(`${peak}Hour`, methodCitation);
}
