import type { QuantityKind } from "../quantity/index.ts";
import type { Axis, Condition } from "./fields.ts";
import { recordsOf } from "./records.ts";
import type { ResultField, ResultFields, ResultValues, RowsResultField } from "./results.ts";

/** A result in one statement: what it is called, and its value from what a calculation found. */
export interface NumberLine<F extends ResultField = ResultField, State = never, V = unknown> {
  readonly field: F;
  readonly value: (state: State) => V;
}

/** Lines by the name of the result, in the order in which they are shown. */
export type NumberLines = Readonly<Record<string, { readonly field: object; readonly value: (state: never) => unknown }>>;

/** Options of a line in addition to its name, symbol, kind and value. */
type LineOptions = Partial<Pick<ResultField, "group" | "help" | "table"> & { readonly exact: true }>;
type RowsOptions = Partial<Pick<RowsResultField, "group" | "help" | "table" | "compares" | "adds" | "noTotals">>;

/** `null` is the symbol of a number that no formula uses, or that formulas call differently from place to place. */
type Symbolic<S> = S extends string ? { readonly symbol: S } : unknown;

type FieldsOf<Lines> = { readonly [K in keyof Lines]: Lines[K] extends { readonly field: infer F extends ResultField } ? F : never };
type StateOf<Lines> = Lines[keyof Lines] extends { readonly value: (state: infer State) => unknown } ? State : never;

type LinesFrom<State> = Readonly<Record<string, { readonly field: object; readonly value: (state: State) => unknown }>>;
type ConditionalLines<Lines, State, When> = {
  readonly [K in keyof Lines]: Lines[K] extends { readonly field: infer F extends ResultField; readonly value: (state: never) => infer V }
    ? NumberLine<F & { readonly when: When }, State, V | undefined>
    : never;
};

/** Results of a calculator: their fields, and how their values follow from its state. */
export interface Numbers<F extends ResultFields, State> {
  readonly fields: F;
  /** The results of a calculation; what is absent is `undefined`. */
  readonly valuesOf: (state: State) => ResultValues<F>;
  /** The calculation together with its results: the return value of `calculate`. */
  readonly answer: <S extends State>(state: S) => S & { readonly results: ResultValues<F> };
}

const line =
  (also: unknown) =>
  <State, V>(field: object, value: (state: State) => V) =>
    ({ field: { ...field, ...(also as object) }, value }) as never;

/** Builders of lines that take their values from `State`; those of `Also` are there for some inputs only. */
function builders<State, Absent, const Also>(also: Also) {
  const make = line(also);
  return {
    /** A number: `number("Velocity", "V", "velocity", (duct) => duct.velocity)`. */
    number: <const L extends string, const S extends string | null, const K extends QuantityKind, const O extends LineOptions = object>(
      label: L,
      symbol: S,
      quantity: K,
      value: (state: State) => number | Absent,
      options?: O,
    ): NumberLine<{ readonly label: L; readonly quantity: K } & Symbolic<S> & O & Also, State, number | Absent> =>
      make({ label, ...(symbol !== null && { symbol }), quantity, ...options }, value),
    /** Words, such as the name of a size. */
    text: <const L extends string, const O extends LineOptions = object>(
      label: L,
      value: (state: State) => string | Absent,
      options?: O,
    ): NumberLine<{ readonly label: L; readonly quantity: "text" } & O & Also, State, string | Absent> =>
      make({ label, quantity: "text", ...options }, value),
    /** A number for each place of an axis. */
    series: <
      const L extends string,
      const S extends string,
      const A extends Axis,
      const K extends QuantityKind,
      const O extends LineOptions = object,
    >(
      label: L,
      symbol: S,
      axis: A,
      quantity: K,
      value: (state: State) => readonly number[] | Absent,
      options?: O,
    ): NumberLine<
      { readonly type: "series"; readonly label: L; readonly symbol: S; readonly axis: A; readonly quantity: K } & O & Also,
      State,
      readonly number[] | Absent
    > => make({ type: "series", label, symbol, axis, quantity, ...options }, value),
    /** Results by row: of each state that `rowsOf` gives, its lines. */
    rows: <const L extends string, const Lines extends NumberLines, const O extends RowsOptions = object>(
      label: L,
      rowsOf: (state: State) => readonly (StateOf<Lines> & { readonly id: string })[] | Absent,
      lines: Lines,
      options?: O,
    ): NumberLine<{ readonly type: "rows"; readonly label: L; readonly row: FieldsOf<Lines> } & O & Also, State> => {
      const valuesOfRow = valuesOf({ id: { field: {}, value: ({ id }: { readonly id: string }) => id }, ...lines });
      return make({ type: "rows", label, row: fieldsOf(lines), ...options }, (state: State) =>
        (rowsOf(state) as readonly unknown[] | undefined)?.map((row) => valuesOfRow(row)),
      );
    },
  };
}

/**
 * Builders of the results of a calculator: each result is written once, with its name, symbol, kind of quantity and value; the sheet, the tables and
 * the warnings take them from there.
 *
 * @typeParam State what the calculation gives: a record of values in SI
 * @returns `number`, `text`, `series` and `rows`; in `optional` the same for results that are there for some inputs only
 * @example
 * ```ts
 * import { defineNumbers, numbersOf } from "@org/hvac-core";
 * const { number, optional } = numbersOf<{ width: number; height?: number }>();
 * const numbers = defineNumbers({
 *   area: number("Area", "A", "area", ({ width }) => width ** 2),
 *   volume: optional.number("Volume", "V", "volume", ({ width, height }) => height && width ** 2 * height),
 * });
 * numbers.valuesOf({ width: 3 }); // { area: 9 }
 * numbers.fields.volume.label; // "Volume"
 * ```
 */
export function numbersOf<State>() {
  return {
    ...builders<State, never, unknown>({}),
    optional: builders<State, undefined, { readonly optional: true }>({ optional: true }),
    /** Results that exist with some options of a choice, from the part of the state that exists with these options alone. */
    onlyWhen: <const When extends Condition, Part, const Lines extends NumberLines>(
      when: When,
      partOf: (state: State) => Part | undefined,
      lines: Lines & LinesFrom<Part>,
    ): ConditionalLines<Lines, State, When> => linesOfPart(partOf, lines, { when }) as never,
  };
}

/**
 * Lines that stand together under a heading.
 *
 * @param group the heading
 * @param lines the lines by the name of the result
 * @returns the same lines, in the group
 * @example
 * ```ts
 * import { defineNumbers, inGroup, numbersOf } from "@org/hvac-core";
 * const { number } = numbersOf<{ width: number }>();
 * const numbers = defineNumbers(inGroup("Size", { area: number("Area", "A", "area", ({ width }) => width ** 2) }));
 * numbers.fields.area.group; // "Size"
 * ```
 */
export function inGroup<const Group extends string, const Lines extends NumberLines>(
  group: Group,
  lines: Lines,
): {
  readonly [K in keyof Lines]: Lines[K] extends NumberLine<infer F, infer State, infer V>
    ? NumberLine<F & { readonly group: Group }, State, V>
    : never;
} {
  return mapLines(lines, ({ field, value }) => ({ field: { ...field, group }, value })) as never;
}

/** The same lines, with values of a part of the state: absent where there is no part. Lines after one another look for the part once. */
function linesOfPart<State, Part>(partOf: (state: State) => Part | undefined, lines: NumberLines, also: object): NumberLines {
  let last: State | undefined;
  let part: Part | undefined;
  return mapLines(lines, ({ field, value }) => ({
    field: { ...field, ...also },
    value: (state: State) => {
      if (state !== last) {
        part = partOf(state);
        last = state;
      }
      return part === undefined ? undefined : value(part as never);
    },
  }));
}

function mapLines(lines: NumberLines, change: (line: NumberLines[string]) => NumberLines[string]): NumberLines {
  return Object.fromEntries(Object.entries(lines).map(([name, each]) => [name, change(each)]));
}

/**
 * Lines of a part of the state that is there for some inputs only, and so are their results.
 *
 * @param partOf the part of a state, or `undefined` where it has none
 * @param lines the lines by the name of the result, with values from the part
 * @returns the same lines, with values from the state
 * @example
 * ```ts
 * import { defineNumbers, numbersOf, ofPart } from "@org/hvac-core";
 * const fan = numbersOf<{ power: number }>();
 * const numbers = defineNumbers(
 *   ofPart(({ fan }: { fan?: { power: number } }) => fan, { power: fan.number("Fan power", "P", "power", ({ power }) => power) }),
 * );
 * numbers.valuesOf({ fan: { power: 200 } }); // { power: 200 }
 * numbers.valuesOf({}); // {}
 * ```
 */
export function ofPart<State, const Lines extends NumberLines>(
  partOf: (state: State) => StateOf<Lines> | undefined,
  lines: Lines,
): {
  readonly [K in keyof Lines]: Lines[K] extends NumberLine<infer F, infer _Part, infer V>
    ? NumberLine<F & { readonly optional: true }, State, V | undefined>
    : never;
} {
  return linesOfPart(partOf, lines, { optional: true }) as never;
}

function fieldsOf<Lines extends NumberLines>(lines: Lines): FieldsOf<Lines> {
  return Object.fromEntries(Object.entries(lines).map(([name, { field }]) => [name, field])) as FieldsOf<Lines>;
}

/** How the values of lines follow from a state. */
function valuesOf(lines: NumberLines): (state: unknown) => Record<string, unknown> {
  const entries = Object.entries(lines as Readonly<Record<string, NumberLine<ResultField, unknown>>>);
  const newValues = recordsOf(entries.map(([name]) => name));
  return (state) => {
    const values = newValues();
    for (const [name, { value }] of entries) values[name] = value(state);
    return values;
  };
}

/**
 * The results of a calculator, of their lines.
 *
 * @param lines by the name of the result, in the order in which they are shown
 * @returns the fields for `defineCalculator` and `defineExplanation`, and `answer`, which adds the results to a calculation
 * @example
 * ```ts
 * import { defineNumbers, numbersOf } from "@org/hvac-core";
 * const { number } = numbersOf<{ width: number }>();
 * const numbers = defineNumbers({ area: number("Area", "A", "area", ({ width }) => width ** 2) });
 * numbers.answer({ width: 2 }); // { width: 2, results: { area: 4 } }
 * ```
 */
export function defineNumbers<const Lines extends NumberLines>(lines: Lines): Numbers<FieldsOf<Lines>, StateOf<Lines>> {
  const valuesOfState = valuesOf(lines) as (state: unknown) => ResultValues<FieldsOf<Lines>>;
  return {
    fields: fieldsOf(lines),
    valuesOf: valuesOfState,
    answer: (state) => ({ ...(state as object), results: valuesOfState(state) }) as never,
  };
}
