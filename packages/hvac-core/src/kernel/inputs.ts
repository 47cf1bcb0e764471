import type { Acceptance } from "./acceptance.ts";
import type { kinds, QuantityKind, UnitSystem } from "../quantity/index.ts";
import type { BlankMeaning, CellField, CustomOption, Field, Fields } from "./fields.ts";
import type { Path } from "./path.ts";

/** Unit ids in which a kind of quantity is offered. */
export type UnitOf<K extends QuantityKind> = K extends QuantityKind
  ? Extract<keyof (typeof kinds)[K]["imperial"] | keyof (typeof kinds)[K]["metric"], string>
  : never;

/** A result of another file of the project that a number is linked to. The number itself is kept as it was when it was linked. */
export interface ResultLink {
  readonly collection: string;
  readonly fileId: string;
  /**
   * Path of the result. After `inputs.` it is the path of one of its inputs, and paths with `*` between them are multiplied: `links` reads both.
   */
  readonly result: Path;
}

/**
 * The rows of another file that are imported to a list. A record of the input: merged, copied and stored with it. It is written by an import alone,
 * and has no effect on results.
 */
export interface ImportRecord {
  /** The same for each import of this file to this list. */
  readonly id: string;
  /** List that the rows are imported to. */
  readonly list: string;
  /** The other file, and the list of its rows. */
  readonly link: ResultLink;
  /**
   * By id of a row of the other file: the options that it had at the last import (`spaceType=open-office`), and what the user left as it was: `-` the
   * whole row, `-people` one cell. Rows of which nothing is known have no text.
   */
  readonly rows: Readonly<Record<string, string>>;
}

/** A text in a number field that could not be read. The field holds the number that was there before. */
export interface UnreadText {
  /** Path of the field. */
  readonly id: Path;
  readonly text: string;
}

/** A number and its unit, which are one value: whatever copies, merges or migrates one takes the other along. */
export interface TypedQuantity<K extends QuantityKind = QuantityKind> {
  readonly value: number;
  readonly unit: UnitOf<K>;
  /** The unit that it is shown in, where that is another: the number stays as it was typed, whatever unit people look at it in. */
  readonly displayUnit?: UnitOf<K>;
  /** The result that the number comes from, if it is linked. */
  readonly link?: ResultLink;
}

/** Values along an axis, with their one unit where they have one. */
export interface TypedSeries<V, Unit extends string = string> {
  readonly values: readonly V[];
  readonly unit?: Unit;
  /** The unit that they are shown in, where that is another. */
  readonly displayUnit?: Unit;
}

type Blank<F> = F extends { readonly optional: true | BlankMeaning } ? null : never;

/** Value of a field inside a calculation: numbers in SI, rows with their ids. */
export type FieldValue<F extends Field> = F extends { readonly type: "quantity" }
  ? number | Blank<F>
  : F extends { readonly type: "choice"; readonly options: infer O }
    ? F extends { readonly custom: CustomOption }
      ? string
      : Extract<keyof O, string>
    : F extends { readonly type: "text" }
      ? string
      : F extends { readonly type: "flag" }
        ? boolean
        : F extends { readonly type: "date" }
          ? string | null
          : F extends { readonly type: "reference" }
            ? string | Blank<F>
            : F extends { readonly type: "series"; readonly cell: infer Cell extends CellField }
              ? readonly FieldValue<Cell>[]
              : F extends { readonly type: "matrix"; readonly cell: infer Cell extends CellField }
                ? readonly (readonly FieldValue<Cell>[])[]
                : F extends { readonly type: "group"; readonly fields: infer Own extends Fields }
                  ? Values<Own>
                  : F extends { readonly type: "list"; readonly row: infer Row extends Fields }
                    ? readonly RowValues<Row>[]
                    : never;

/** Values by field name; of an unknown calculator, values by any name. */
export type Values<F extends Fields> = string extends keyof F
  ? Readonly<Record<string, unknown>>
  : { readonly [K in keyof F]: FieldValue<F[K]> };

/** Values of a row: its fields and its id. */
export type RowValues<Row extends Fields> = Values<Row> & { readonly id: string };

/** All values of an input in SI units: what `calculate` works on. */
export type SIValues<F extends Fields> = Values<F> & { readonly unitSystem: UnitSystem };

/** Allowed entry of a field. A bare number is in the default unit of the input's unit system; a bare ratio is a share 0…1. */
export type Entry<F extends Field> = F extends { readonly type: "quantity"; readonly quantity: infer K extends QuantityKind }
  ? number | TypedQuantity<K> | TypedPer<F> | Blank<F>
  : F extends { readonly type: "series"; readonly cell: infer Cell extends CellField }
    ? readonly BareCell<Cell>[] | TypedSeries<BareCell<Cell>, CellUnit<Cell>>
    : F extends { readonly type: "matrix"; readonly cell: infer Cell extends CellField }
      ? readonly (readonly BareCell<Cell>[])[] | TypedSeries<BareCell<Cell>, CellUnit<Cell>>
      : F extends { readonly type: "group"; readonly fields: infer Own extends Fields }
        ? Entries<Own>
        : F extends { readonly type: "list"; readonly row: infer Row extends Fields }
          ? readonly RowEntries<Row>[]
          : FieldValue<F>;

type TypedPer<F> = F extends { readonly per: { readonly quantity: infer K extends QuantityKind } } ? TypedQuantity<K> : never;
type BareCell<Cell extends CellField> = Cell extends { readonly type: "quantity" } ? number | Blank<Cell> : FieldValue<Cell>;
type CellUnit<Cell extends CellField> = Cell extends { readonly type: "quantity"; readonly quantity: infer K extends QuantityKind }
  ? UnitOf<K>
  : never;

/** Allowed entries of a set of fields, any of which may have its default. */
export type Entries<F extends Fields> = string extends keyof F
  ? Readonly<Record<string, unknown>>
  : { readonly [K in keyof F]?: Entry<F[K]> | undefined };

/** A row as entered. Without an id it is known by its number, counted from 1. */
export type RowEntries<Row extends Fields> = Entries<Row> & { readonly id?: string };

/**
 * An input as people and programs enter it and as files store it: it contains only what was entered, the rest is default. A number with an
 * entered unit is `{ value, unit }`.
 */
export type CalculatorInput<F extends Fields> = Entries<F> & {
  readonly unitSystem?: UnitSystem | undefined;
  /** Warnings that are accepted, with the reason. */
  readonly accepted?: readonly Acceptance[] | undefined;
  /** Rows of other files that are imported to its lists. */
  readonly imports?: readonly ImportRecord[] | undefined;
  /** Texts that could not be read as numbers: their fields are in error, whatever they hold. */
  readonly unread?: readonly UnreadText[] | undefined;
};
