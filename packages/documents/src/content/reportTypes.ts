import type { Severity } from "@org/hvac-core/kernel";

/**
 * Content of a report on one calculation: the texts of the screen, and formulas in the grammar of sheets. It is plain data that can be posted to a
 * worker and stored: an issued report prints the same after the engine has changed.
 */
export interface ReportContent {
  /** File name, or the title within the input. */
  readonly title: string;
  readonly calculator: { readonly id: string; readonly title: string; readonly version: number };
  readonly engineVersion: string;
  readonly unitSystem: string;
  /** Currency sign of the input, where there is money. */
  readonly currency?: string;
  /** Address that opens the calculation. */
  readonly link?: string;
  /** The answer in a sentence; for an invalid input, the error. */
  readonly answer: string;
  readonly headlines: readonly ReportLine[];
  /** Limits first, then cautions, then notes. */
  readonly warnings: readonly ReportWarning[];
  /** Number of differences from other files of the project: linked inputs, and lines of a bill. */
  readonly outOfDate: number;
  /** Lists that print as one table with their results, such as the items of a bill; results and inputs do not repeat them. */
  readonly lists: readonly ReportList[];
  readonly results: readonly ReportBlock[];
  readonly inputs: readonly ReportBlock[];
  readonly sheet: readonly SheetBlock[];
  /** Room sheet, duct schedule and the like, where the calculation has one. */
  readonly schedules?: readonly ReportSchedule[];
  /** The functions that the formulas of the sheet call. */
  readonly functions: readonly ReportFunction[];
  /** Publications in the order of their numbers, from 1. */
  readonly sources: readonly string[];
}

/** A value with its label. */
export interface ReportLine {
  readonly label: string;
  readonly symbol?: string;
  readonly text: string;
  /** Not entered: the default is used. */
  readonly isAssumed?: true;
  /** In place of “assumed”: the choice that gives the default, “from space type”, with its source. */
  readonly origin?: string;
  /** Publication of a given value. */
  readonly source?: { readonly number: number; readonly locator: string };
  /** Its highest severity of warning. */
  readonly severity?: string;
}

export interface ReportWarning {
  readonly severity: Severity;
  /** The severity in a word. */
  readonly word: string;
  readonly message: string;
  /** The field concerned, where it is a single one. */
  readonly about?: string;
  /** Names of all places, where there are several. */
  readonly places?: string;
  readonly source?: string;
  /** An engineer accepted it; its message has the reason. */
  readonly isAccepted?: true;
  /** The inputs have the same text: a level of detail that prints them does not repeat it among the warnings. */
  readonly isInInputs?: true;
}

/** A cell of a table. */
export type ReportCell = string | { readonly text: string; readonly isAssumed: true; readonly origin?: string };

export interface ReportColumn {
  readonly label: string;
  readonly symbol?: string;
  readonly unit?: string;
  readonly isText?: boolean;
  /** A column calculated from the entered ones. */
  readonly isResult?: boolean;
}

export interface ReportRow {
  readonly cells: readonly ReportCell[];
  /** Note below the name of the row. */
  readonly note?: string;
  /** Total of the rows above. */
  readonly isSum?: true;
  /** Owner of several successive rows, printed above the first of them. */
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

/** A list with its results; a bill also has the build-up of its rates and the origins of its quantities. */
export interface ReportList {
  readonly table: ReportTable;
  readonly parts?: ReportTable;
  readonly origins?: ReportTable;
}

export type ScheduleKind = "rooms" | "coils" | "ducts" | "pipes" | "pumps";

/** Equipment and materials to buy and build: a line for each room, duct or machine. */
export interface ReportSchedule {
  readonly kind: ScheduleKind;
  readonly table: ReportTable;
}

/** A step of a calculation sheet: `symbol = expression = substitution = value`. */
export interface ReportStep {
  readonly kind: "step";
  readonly name: string;
  /** In the grammar of sheets, like the expression and the substitution. */
  readonly symbol: string;
  readonly expression?: string;
  readonly substitution?: string;
  readonly value: string;
  /** The value in the unit of the results, where the formula has another unit. */
  readonly shown?: string;
  readonly remarks: readonly string[];
  /** Number of its publication, and the locator in it. */
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
  /** Its result and units. */
  readonly words: string;
  readonly parts: readonly (string | ReportEquation)[];
  readonly source?: { readonly number: number; readonly locator: string };
}
