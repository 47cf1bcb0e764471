import type { QuantityKind, UnitId } from "../quantity/index.ts";
import type { Citation } from "../sources/index.ts";
import type { Path } from "./path.ts";
import type { ConversionFactor } from "./formulaInUnits.ts";

/**
 * One step of a calculation sheet. `expression` and the `substitution` of formulas are in the grammar of `parseExpression`, whatever the decimal
 * mark: for typesetting. The `substitution` of an input, a constant or a lookup is text for reading. `value` is in the SI unit
 * of `quantity`, and so are all symbols. Evaluating `expression` with the values of the steps before it gives `value`.
 *
 * The `substitution` of a formula has the numbers in the reader's units, as far as the formula allows, with the factors that these need;
 * evaluating it as it stands gives the value in `unit`. Where a function of physics is called, its arguments are quantities: `frictionFactor(52100, 0.0003 [ft] / 12 [in])`.
 */
export interface Step {
  /** `input`: as the user gave it. `constant`, `lookup`: taken from `source`. `formula`: computed from the steps before. */
  readonly kind: "input" | "constant" | "lookup" | "formula";
  readonly symbol: string;
  readonly name: string;
  readonly expression: string;
  readonly substitution: string;
  readonly value: number;
  readonly quantity: QuantityKind;
  /** The unit of the value next to the formula: the reader's, or that of SI. */
  readonly unit: UnitId;
  /** Factors in `substitution` that the formula itself does not have. */
  readonly factors?: readonly ConversionFactor[];
  /** The formula holds in SI units only, and its numbers are put in so. */
  readonly inSI?: true;
  readonly source?: Citation;
  /** The result that this step gives. */
  readonly result?: Path;
  /** The input field that this step restates. */
  readonly field?: Path;
  /** The field whose number this is where it is entered, and the formula where it is not: a spreadsheet has both. */
  readonly entered?: { readonly field: Path; readonly otherwise: string };
  /** Heading under which the step stands. */
  readonly part?: string;
}

/** An input that is no number and decides what is calculated: a material, a shape, a mode. */
export interface ChoiceEntry {
  readonly kind: "choice";
  readonly name: string;
  readonly text: string;
  readonly field: Path;
  /** Publication of its default. */
  readonly source?: Citation;
  readonly part?: string;
}

/** The same steps once for each row of a list, with separate symbols. A formula after it may sum or compare them: `sum(q_i)`. */
export interface RowsBlock {
  readonly kind: "rows";
  readonly title: string;
  /** Symbols that formulas after it may take together. */
  readonly symbols: readonly string[];
  readonly rows: readonly SheetRow[];
  readonly part?: string;
}

/** A column of a {@link SheetTable}: one number for each place of its axis. */
export interface SheetColumn {
  readonly symbol: string;
  readonly name: string;
  readonly quantity: QuantityKind;
  /** The reader's unit, in which the texts are. */
  readonly unit: UnitId;
  /** In SI. */
  readonly values: readonly number[];
  /** Numbers without their unit, for reading. */
  readonly texts: readonly string[];
}

/** Numbers along an axis, such as the hours of a day, that steps after it go by. */
export interface SheetTable {
  readonly kind: "table";
  readonly title: string;
  /** Axis of the first column, and its positions. */
  readonly axis: { readonly label: string; readonly places: readonly string[] };
  readonly columns: readonly SheetColumn[];
  /** How the columns follow from one another. */
  readonly note?: string;
  readonly source?: Citation;
  readonly part?: string;
}

/** A row of a list on a sheet. */
export interface SheetRow {
  readonly id: string;
  readonly title: string;
  /** Values of the symbols that formulas outside may take together, in SI. */
  readonly values: Readonly<Record<string, number>>;
  /** The row's own entries; built when asked for. */
  readonly entries: () => readonly SheetEntry[];
}

/** An entry of a sheet; `kind` discriminates. */
export type SheetEntry = Step | ChoiceEntry | SheetTable | RowsBlock;

/** A calculation sheet: entries in the order in which a reader follows them. */
export type Sheet = readonly SheetEntry[];

/**
 * Every entry of a sheet with the entries of all rows, in order: for checks and for printing everything.
 *
 * @param sheet the entries of an explanation
 * @returns the entries, each block of rows followed by the entries of its rows
 * @example
 * ```ts
 * import { allEntries } from "@org/hvac-core";
 * const area = { kind: "lookup", symbol: "A", name: "Area", expression: "12", substitution: "12 m²", value: 12, quantity: "area" } as const;
 * const rows = [{ id: "west", title: "West wall", values: { A: 12 }, entries: () => [area] }];
 * const sheet = [{ kind: "rows", title: "Surfaces", symbols: ["A"], rows }] as const;
 * allEntries(sheet).map(({ kind }) => kind); // ["rows", "lookup"]
 * ```
 */
export function allEntries(sheet: Sheet): SheetEntry[] {
  return sheet.flatMap((entry) => (entry.kind === "rows" ? [entry, ...entry.rows.flatMap((row) => allEntries(row.entries()))] : [entry]));
}

/**
 * Every step of a sheet, those of rows among them.
 *
 * @param sheet the entries of an explanation
 * @returns its inputs, constants, lookups and formulas in order
 * @example
 * ```ts
 * import { allSteps } from "@org/hvac-core";
 * const area = { kind: "lookup", symbol: "A", name: "Area", expression: "12", substitution: "12 m²", value: 12, quantity: "area" } as const;
 * const rows = [{ id: "west", title: "West wall", values: { A: 12 }, entries: () => [area] }];
 * const sheet = [{ kind: "rows", title: "Surfaces", symbols: ["A"], rows }] as const;
 * allSteps(sheet).map(({ symbol }) => symbol); // ["A"]
 * ```
 */
export function allSteps(sheet: Sheet): Step[] {
  return allEntries(sheet).filter(isStep);
}

/**
 * Whether an entry of a sheet is a step: an input, a constant, a lookup or a formula.
 *
 * @param entry entry of a sheet
 * @returns false for choices, tables and blocks of rows
 * @example
 * ```ts
 * import { isStep } from "@org/hvac-core";
 * isStep({ kind: "choice", name: "Shape", text: "round", field: "shape" }); // false
 * ```
 */
export function isStep(entry: SheetEntry): entry is Step {
  return entry.kind !== "rows" && entry.kind !== "choice" && entry.kind !== "table";
}
