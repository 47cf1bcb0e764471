import type { SheetBuilder } from "../../../kernel/index.ts";
import { monthNames } from "../../../quantity/index.ts";
import { methodCitation } from "./citations.ts";

/**
 * States the month and hour of a peak.
 *
 * @param month 1…12
 * @param dayKinds number of kinds of design days
 */
export function describePeak(month: number, dayKinds: number, sheet: SheetBuilder): void {
  const detail = `${monthNames[month - 1]!}: the highest of ${288 * dayKinds} hours`;
  sheet.resultLookup("peakMonth", methodCitation, { detail });
  sheet.resultLookup("peakHour", methodCitation);
}
