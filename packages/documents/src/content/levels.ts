import type { ReportLevel } from "./report.ts";
import type { ReportCell, ReportTable, ReportWarning } from "./reportTypes.ts";

/** Optional levels of detail of a calculation. */
export interface OptionalLevels {
  readonly hasBill?: boolean;
  readonly hasSchedules?: boolean;
}

/** The levels of detail that can be selected. */
export const levelsOf = ({ hasBill = false, hasSchedules = false }: OptionalLevels): readonly ReportLevel[] => [
  "summary",
  "results",
  "inputs",
  "tables",
  "full",
  ...(hasSchedules ? (["schedules"] as const) : []),
  ...(hasBill ? (["priced", "unpriced"] as const) : []),
];

/** Level of a file that nobody has selected: as it is usually sent. */
export const defaultLevel: ReportLevel = "inputs";

/** Parts of a calculation that a level of detail has, in a PDF and on a printed page. */
export interface LevelParts {
  /** Warnings, figures and the address, which are not for others. */
  readonly internal: boolean;
  readonly summary: boolean;
  readonly schedules: boolean;
  readonly results: boolean;
  /** Lists that are documents themselves: a bill, an equipment schedule. */
  readonly lists: boolean;
  readonly inputs: boolean;
  readonly steps: boolean;
  readonly money: boolean;
}

export function partsOfLevel(level: ReportLevel): LevelParts {
  const isBill = level === "priced" || level === "unpriced";
  const order = (["summary", "results", "inputs", "tables", "full"] as const).findIndex((each) => each === level);
  return {
    internal: order >= 0,
    summary: order >= 0 || level === "priced",
    schedules: order >= 0 || level === "schedules",
    results: order >= 1 || isBill,
    lists: order >= 1 || isBill || level === "schedules",
    inputs: order >= 2,
    steps: order >= 3,
    money: level !== "unpriced",
  };
}

/**
 * Warnings that a level of detail prints: those whose text is among its inputs are not repeated. Schedules alone and bills for others have neither
 * inputs nor warnings, so that they do not say which numbers are out of date.
 */
export function warningsOfLevel(warnings: readonly ReportWarning[], level: ReportLevel): readonly ReportWarning[] {
  const { internal, inputs } = partsOfLevel(level);
  return internal ? warnings.filter(({ isInInputs = false }) => !(inputs && isInInputs)) : [];
}

/** A bill as it is sent out to be priced: with its measured quantities, and room for the rest. */
export function withoutResults(table: ReportTable): ReportTable {
  const isResult = table.columns.map((column) => column.isResult === true);
  const blank = (cells: readonly ReportCell[]): readonly ReportCell[] => cells.map((cell, index) => (isResult[index] ? "" : cell));
  const { sum, ...rest } = table;
  return { ...rest, rows: table.rows.map((row) => ({ ...row, cells: blank(row.cells) })), ...(sum && { sum: blank(sum) }) };
}
