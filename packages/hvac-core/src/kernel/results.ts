import type { QuantityKind } from "../quantity/index.ts";
import type { Axis, Condition } from "./fields.ts";
import { recordsOf } from "./records.ts";

/** Result of `calculate`, in addition to the intermediate values for sheet and figure. All of it is plain data. */
export interface Calculated<R extends ResultFields> {
  readonly results: ResultValues<R>;
}

interface ResultBase {
  readonly label: string;
  readonly symbol?: string;
  readonly help?: string;
  /** Results of one group are shown together, those of results by row in a separate table. */
  readonly group?: string;
  /** Absent where it has no meaning for the input (the diameter of a rectangular duct). Without `optional` and `when` a result is always present. */
  readonly optional?: true;
  /** A choice of the input and its options with which the result is present; with others it is absent. Not for results of a row. */
  readonly when?: Condition;
  /** Id of the table that shows this result, in place of a separate row. */
  readonly table?: string;
}

/** A named number, or a text such as a size. */
export interface ScalarResultField extends ResultBase {
  readonly type?: undefined;
  readonly quantity: QuantityKind | "text";
  /** Money that is right to its last digit, and is always written so; estimates are written without hundredths. */
  readonly exact?: true;
}

/** A number for each place of an axis: a load for each hour. */
export interface SeriesResultField extends ResultBase {
  readonly type: "series";
  readonly axis: Axis;
  readonly quantity: QuantityKind;
}

/** Results by row: one for each surface, fitting or section, under the id of the row of the input. */
export interface RowsResultField<Row extends ResultFields = ResultFields> extends ResultBase {
  readonly type: "rows";
  readonly row: Row;
  /** The number by which rows are compared that are alternatives to one another, and so do not add up. */
  readonly compares?: string;
  /** The number that adds up over the rows, where its kind does not say so: money does, money per unit does not. */
  readonly adds?: string;
  /** Its numbers are of one unit each, or hold for all rows at once, and do not add up: the head of a pump. */
  readonly noTotals?: true;
}

/** A result that a calculator states. */
export type ResultField = ScalarResultField | SeriesResultField | RowsResultField;
/** Results by name, in the order in which they are shown. */
export interface ResultFields {
  readonly [name: string]: ResultField;
}

/** A result as an outcome states it: numbers in the SI unit of their quantity kind. */
export type Result<R extends ResultField> = R extends { readonly type: "rows"; readonly row: infer Row extends ResultFields }
  ? readonly (Results<Row> & { readonly id: string })[]
  : R extends { readonly type: "series"; readonly quantity: infer K }
    ? { readonly values: readonly number[]; readonly quantity: K }
    : R extends { readonly quantity: "text" }
      ? { readonly value: string; readonly quantity: "text" }
      : R extends { readonly quantity: infer K }
        ? { readonly value: number; readonly quantity: K }
        : never;

type OptionalKeys<R extends ResultFields> = {
  [K in keyof R]: R[K] extends { readonly optional: true } | { readonly when: Condition } ? K : never;
}[keyof R];

/** A result of an unknown calculator: a number or text, a series, or rows. */
export type AnyResult =
  | { readonly value: number | string; readonly quantity: QuantityKind | "text" }
  | { readonly values: readonly number[]; readonly quantity: QuantityKind }
  | readonly { readonly id: string }[];

/** Mapped over some of the keys of `R` as `Pick` does: a name keeps its documentation in editors. */
type Present<R extends ResultFields, Keys extends keyof R> = { readonly [K in Keys]: Result<R[K]> };

/** Results by name. */
export type Results<R extends ResultFields> = string extends keyof R
  ? Readonly<Record<string, AnyResult | undefined>>
  : Present<R, Exclude<keyof R, OptionalKeys<R>>> & Partial<Present<R, OptionalKeys<R>>>;

/** The number, text, series or rows that `calculate` gives for a result. */
export type ResultValue<R extends ResultField> = R extends { readonly type: "rows"; readonly row: infer Row extends ResultFields }
  ? readonly (ResultValues<Row> & { readonly id: string })[]
  : R extends { readonly type: "series" }
    ? readonly number[]
    : R extends { readonly quantity: "text" }
      ? string
      : number;

/** Results of `calculate` by name, in SI. */
export type ResultValues<R extends ResultFields> = string extends keyof R
  ? Readonly<Record<string, unknown>>
  : { readonly [K in Exclude<keyof R, OptionalKeys<R>>]: ResultValue<R[K]> } & {
      readonly [K in OptionalKeys<R>]?: ResultValue<R[K]> | undefined;
    };

/**
 * States the results of a calculator, keeping every literal type.
 *
 * @param results the results by name, in the order in which they are shown
 * @returns the same results
 * @example
 * ```ts
 * import { defineResults } from "@org/hvac-core";
 * const results = defineResults({ area: { label: "Area", quantity: "area" }, size: { label: "Size", quantity: "text", optional: true } });
 * results.area.quantity; // "area"
 * ```
 */
export function defineResults<const R extends ResultFields>(results: R): R {
  return results;
}

type Values = Readonly<Record<string, unknown>>;
type ResultRecord = Record<string, unknown>;

/** Which results are present, result by result, and what makes records of them. */
interface Presence {
  present?: Presence;
  absent?: Presence;
  newResults?: () => ResultRecord;
}

/** Makes a result of a value. */
function toResultOf(field: ResultField): (value: unknown) => unknown {
  if (field.type === "rows") {
    const resultsOfRow = compileResults(field.row, "id");
    return (rows) => (rows as readonly Values[]).map(resultsOfRow);
  }
  const { quantity } = field;
  if (field.type === "series") return (values) => ({ values, quantity });
  // There is one zero: JSON knows no other.
  return (value) => ({ value: value === 0 ? 0 : value, quantity });
}

/** Adds quantity kinds to the numbers of a calculation; a result without a value is absent. */
export function compileResults(fields: ResultFields, id?: "id"): (values: Values) => ResultRecord {
  const named = Object.entries(fields).map(([name, field]) => ({ name, toResult: toResultOf(field) }));
  const presences: Presence = {};
  const recordsWith = (values: Values): (() => ResultRecord) => {
    const names = named.map(({ name }) => name).filter((name) => values[name] !== undefined);
    return recordsOf(id ? [id, ...names] : names);
  };
  return (values) => {
    let presence = presences;
    for (const { name } of named) presence = values[name] === undefined ? (presence.absent ??= {}) : (presence.present ??= {});
    const results = (presence.newResults ??= recordsWith(values))();
    if (id) results[id] = values[id];
    for (const { name, toResult } of named) {
      const value = values[name];
      if (value !== undefined) results[name] = toResult(value);
    }
    return results;
  };
}
