import type { Severity } from "@org/hvac-core/kernel";

/**
 * What a report says of one calculation: texts as the screen has them, and formulas in the grammar of sheets. Plain data, so that it can be posted to
 * a worker and kept: what was issued once can be printed again, whatever the engine has become since.
 */
export interface ReportContent {
  /** The file, or what the input calls itself. */
  readonly title: string;
  readonly calculator: { readonly id: string; readonly title: string; readonly version: number };
  readonly engineVersion: string;
  readonly unitSystem: string;
  /** Sign of the currency that the input states, where there is money. */
  readonly currency?: string;
  /** Where the calculation can be opened. */
  readonly link?: string;
  /** The answer in a sentence; with a refused input why there is none. */
  readonly answer: string;
  readonly headlines: readonly ReportLine[];
  /** Limits first, then cautions, then notes. */
  readonly warnings: readonly ReportWarning[];
  /** Lists that stand as one table each with their results, such as the items of a bill; neither results nor inputs have them again. */
  readonly lists: readonly ReportList[];
  readonly results: readonly ReportBlock[];
  readonly inputs: readonly ReportBlock[];
  readonly sheet: readonly SheetBlock[];
  /** Room sheet, duct schedule and the like, where the calculation has one. */
  readonly schedules?: readonly ReportSchedule[];
  /** What the formulas of the sheet call. */
  readonly functions: readonly ReportFunction[];
  /** Publications in the order of their numbers, which begin with 1. */
  readonly sources: readonly string[];
}

/** A value with what it is. */
export interface ReportLine {
  readonly label: string;
  readonly symbol?: string;
  readonly text: string;
  /** It was not stated, and counts by its default. */
  readonly isAssumed?: true;
  /** The worst that is remarked on it. */
  readonly severity?: string;
}

export interface ReportWarning {
  readonly severity: Severity;
  /** In a word: how much it matters. */
  readonly word: string;
  readonly message: string;
  /** The field that it concerns, where it is one. */
  readonly about?: string;
  /** The names of all places, where they are more than one. */
  readonly places?: string;
  readonly source?: string;
}

/** A cell of a table. */
export type ReportCell = string | { readonly text: string; readonly isAssumed: true };

export interface ReportColumn {
  readonly label: string;
  readonly symbol?: string;
  readonly unit?: string;
  readonly isText?: boolean;
  /** Calculated of what is stated beside it. */
  readonly isResult?: boolean;
}

export interface ReportRow {
  readonly cells: readonly ReportCell[];
  /** Stands below what the row is called. */
  readonly note?: string;
  /** What the rows above it come to. */
  readonly isSum?: true;
  /** What several rows in a row belong to; it stands above the first of them. */
  readonly owner?: string;
  /** The row that the results use. */
  readonly isChosen?: true;
}

export interface ReportTable {
  readonly kind: "table";
  readonly title: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  readonly sum?: readonly ReportCell[];
  readonly note?: string;
}

/** Part of the inputs or the results. */
export type ReportBlock = { readonly kind: "lines"; readonly title: string; readonly lines: readonly ReportLine[] } | ReportTable;

/** A list with its results, and of a bill what its rates are made of and where its quantities are from. */
export interface ReportList {
  readonly table: ReportTable;
  readonly parts?: ReportTable;
  readonly origins?: ReportTable;
}

export type ScheduleKind = "rooms" | "coils" | "ducts" | "pipes" | "pumps";

/** What of a calculation is bought and built: a line for each room, duct or machine. */
export interface ReportSchedule {
  readonly kind: ScheduleKind;
  readonly table: ReportTable;
}

/** A step of a calculation sheet: `symbol = expression = substitution = value`. */
export interface ReportStep {
  readonly kind: "step";
  readonly name: string;
  /** In the grammar of sheets, as the expression and the substitution are. */
  readonly symbol: string;
  readonly expression?: string;
  readonly substitution?: string;
  readonly value: string;
  /** The value as results show it, where the formula has it otherwise. */
  readonly shown?: string;
  readonly remarks: readonly string[];
  /** Number of its publication and the place in it. */
  readonly source?: { readonly number: number; readonly locator: string };
}

/** Part of a calculation sheet. */
export type SheetBlock =
  | { readonly kind: "part"; readonly title: string }
  | { readonly kind: "given"; readonly lines: readonly ReportLine[] }
  | ReportStep
  | (ReportTable & { readonly source?: ReportStep["source"] })
  | {
      readonly kind: "rows";
      readonly title: string;
      readonly rows: readonly { readonly title: string; readonly blocks: readonly SheetBlock[] }[];
    };

export interface ReportEquation {
  readonly symbol: string;
  readonly expression: string;
}

/** A function that formulas call: text and equations in their order. */
export interface ReportFunction {
  readonly name: string;
  /** What it gives, in which units. */
  readonly words: string;
  readonly parts: readonly (string | ReportEquation)[];
  readonly source?: { readonly number: number; readonly locator: string };
}
