import { defaultLevel, hasBill, hasSchedules, levelsOf, partsOfLevel, type LevelParts, type ReportLevel } from "@org/documents/content";
import type { CalculatorState } from "@org/form/state";
import { lastLevel } from "./lastLevel.ts";

/** The report's levels of detail, except repeated rows as tables: a printed sheet has every step of every row. */
export const printLevels = (state: CalculatorState): readonly ReportLevel[] =>
  levelsOf({ hasBill: hasBill(state), hasSchedules: hasSchedules(state) }).filter((level) => level !== "tables");

/** The level that was last selected on this device, by default the one of a report. */
export function printLevel(state: CalculatorState): ReportLevel {
  const last = lastLevel();
  return printLevels(state).find((level) => level === last) ?? defaultLevel;
}

/** Parts of the page that are printed. */
export const printedParts = (state: CalculatorState): LevelParts => partsOfLevel(printLevel(state));
