import type { QuantityKind } from "../quantity/index.ts";
import type { Citation } from "../sources/index.ts";
import type { Fields } from "./fields.ts";
import type { CalculatorInput, SIValues } from "./inputs.ts";
import type { Path } from "./path.ts";
import type { ResultFields, Results } from "./results.ts";

/** Importance of a warning: `info` is good to know, a `caution` is to be acted on, a `limit` says that a rule or a physical limit is broken. */
export type Severity = "info" | "caution" | "limit";

/** One of the places that a warning concerns. */
export interface WarningPlace {
  /** Its row, or rows within rows, by name: "Riser, Elbow 2"; without rows the label of its field. */
  readonly name: string;
  /** Message about this place. */
  readonly message: string;
  readonly field?: Path;
  readonly result?: Path;
  readonly source?: Citation;
}

/** A remark of a senior engineer: fact, reason and remedy. An outcome has one of each code and severity. */
export interface Warning {
  readonly code: string;
  readonly severity: Severity;
  /** For several places their count, and the message of the one where it goes furthest. */
  readonly message: string;
  /** The field it concerns; of several places, where it goes furthest. */
  readonly field?: Path;
  /** The result it concerns; of several places, where it goes furthest. */
  readonly result?: Path;
  readonly source?: Citation;
  /** All places, where they are more than one; the one where it goes furthest first. */
  readonly places?: readonly WarningPlace[];
}

/** Why an input was refused, and where. `unknown`: there is no such field. */
export interface FieldError {
  readonly field: Path;
  readonly code: "type" | "required" | "range" | "impossible" | "unknown";
  readonly message: string;
}

/** Why a row is left out of a calculation. */
export interface LeftOut extends FieldError {
  /** The row: that of the field or one around it, `rooms.a7`. */
  readonly row: Path;
}

/**
 * Cells by the key of their column: SI numbers or text; `null` is an empty cell. A row may also have `id`, which tells it from others,
 * and `result`, the name of the result that it shows.
 */
export type TableRow = Readonly<Record<string, number | string | null>>;

/** A column of a table. */
export interface TableColumn {
  readonly key: string;
  readonly label: string;
  readonly quantity: QuantityKind | "text";
  /** Money that is right to its last digit, and is written whole. */
  readonly exact?: true;
  /** Keys of the columns before it whose cells make its own, row by row: sensible and latent make the total. */
  readonly sumOf?: readonly string[];
}

/** A small table next to the results: sizes to choose from, or the parts of a result. */
export interface Table {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  /** The bottom line, which the rows add up to. */
  readonly sum?: TableRow;
  /** Key of the column whose numbers are also shown as their share of the sum. */
  readonly shareOf?: string;
  /** The parts follow one another, as losses along a duct do: the bar of a share begins where the one above ends. */
  readonly stepped?: true;
  /** Its rows are groups of the rows of a list: rows whose text `by`, trimmed, is the `id` of the row here. `sum` is the result that adds up. */
  readonly groups?: { readonly list: string; readonly by: string; readonly sum: string };
  /** Symbols of the steps that give its numbers, by column; those of its rows have their number behind: `N_1`, `N_2`. */
  readonly steps?: Readonly<Record<string, string>>;
  /** Index of the row that the results use. */
  readonly chosen?: number;
  readonly source?: Citation;
}

/**
 * What an input comes to. Plain data: it can be stored as JSON and posted to a worker. Tables and the sheet are made of it when asked for
 * (`calculator.tables(outcome)`, `explanation.sheet(outcome)`).
 */
export interface Success<R extends ResultFields = ResultFields, Calculation = unknown, F extends Fields = Fields> {
  readonly ok: true;
  /** As it was entered, with the ids of units in place of other spellings: `deltaK` for the K of a temperature difference. */
  readonly input: CalculatorInput<F>;
  readonly results: Results<R>;
  readonly warnings: readonly Warning[];
  /**
   * Fields that were not entered, so that their defaults apply, zeros among them: somebody should know. A number that is left empty has no default,
   * and a flag that is off adds nothing. A complete input names them itself.
   */
  readonly assumed: readonly Path[];
  /** Fields that were entered and do not count with the choices made: a target velocity where the size follows from friction. */
  readonly unused: readonly Path[];
  /** Texts of the input with points in them, where decimals are written with commas: results and sheets show them as they were typed. */
  readonly asTyped?: readonly string[];
  /** Why rows are left out, where a calculation was asked for that goes on without them; see `CalculateOptions.partial`. */
  readonly leftOut?: readonly LeftOut[];
  /** The input in SI, complete. */
  readonly values: SIValues<F>;
  /** The calculation with its intermediate values in SI, for figures and the sheet. */
  readonly calculation: Calculation;
}

/** Why an input could not be calculated. */
export interface Refusal {
  readonly ok: false;
  readonly errors: readonly FieldError[];
}

/** The answer to an input, or its refusal; `ok` tells which. */
export type Outcome<R extends ResultFields = ResultFields, Calculation = unknown, F extends Fields = Fields> =
  | Success<R, Calculation, F>
  | Refusal;
