import type { QuantityKind } from "../quantity/index.ts";
import type { ResultField, ResultFields } from "./fields.ts";
import type { Step } from "./sheet.ts";
import type { Citation } from "./sources.ts";

export type Severity = "info" | "caution" | "limit";

/** What a senior engineer would remark: what, why, and what to do about it. */
export interface Warning {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  /** The field it concerns. */
  readonly field?: string;
  /** The result it concerns. */
  readonly result?: string;
  readonly source?: Citation;
}

/** Why an input was refused. `field` is a path: `"airflow"` or `"fittings.2.angle"`. */
export interface FieldError {
  readonly field: string;
  readonly code: "type" | "required" | "range" | "impossible";
  readonly message: string;
}

export type Result<R extends ResultField> = R["quantity"] extends "text"
  ? { readonly value: string; readonly quantity: "text" }
  : { readonly value: number; readonly quantity: R["quantity"] };

/** Numbers are in the SI unit of their quantity kind. A result that has no meaning for the input (the diameter of a rectangular duct) is absent. */
export type Results<R extends ResultFields> = { readonly [K in keyof R]?: Result<R[K]> };

/** A small table beside the results: sizes to choose from, a breakdown. Cells are SI numbers or text. */
export interface Table {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly { readonly key: string; readonly label: string; readonly quantity: QuantityKind | "text" }[];
  readonly rows: readonly Readonly<Record<string, number | string | null>>[];
  /** Index of the row that the results use. */
  readonly chosen?: number;
  readonly source?: Citation;
}

/** What an input comes to. */
export interface Answer<R extends ResultFields, Calculation> {
  readonly ok: true;
  readonly results: Results<R>;
  readonly warnings: readonly Warning[];
  /** Built on first access. */
  readonly tables: readonly Table[];
  /** The calculation with its intermediate values in SI, for figures. */
  readonly calculation: Calculation;
}

/** What an input comes to, and how. */
export interface Success<R extends ResultFields, Calculation> extends Answer<R, Calculation> {
  /** Every step from the inputs to the results; built on first access. */
  readonly sheet: readonly Step[];
}

export interface Refusal {
  readonly ok: false;
  readonly errors: readonly FieldError[];
}

export type Outcome<R extends ResultFields = ResultFields, Calculation = unknown> = Success<R, Calculation> | Refusal;
