import type { QuantityKind, UnitSystem } from "../quantity/index.ts";
import type { Citation } from "./sources.ts";

/** Shown and used only when another field of the same input holds one of these values. */
export interface Condition {
  readonly field: string;
  readonly is: readonly (string | boolean)[];
}

interface FieldBase {
  readonly label: string;
  /** The symbol of this field in the sheet, in the sheet's grammar: `U_w`. */
  readonly symbol?: string;
  /** Meaning and usual practice, in a sentence or two. */
  readonly help?: string;
  readonly source?: Citation;
  /** Id of the section of the form that the field belongs to. */
  readonly section?: string;
  /** All must hold for the field to be shown, checked and used. */
  readonly when?: readonly Condition[];
  /** Changes no number: a name, a remark. */
  readonly informational?: true;
}

/** A number with a unit. Limits are in the SI unit of its quantity kind. */
export interface QuantityField extends FieldBase {
  readonly type: "quantity";
  readonly quantity: QuantityKind;
  /** As typed, in the default unit of each unit system; `null` means "not given" and needs `optional`. */
  readonly default: { readonly Imperial: number | null; readonly Metric: number | null };
  /** Refused below and above these. */
  readonly min: number;
  readonly max: number;
  /** The usual range: outside it the value is allowed and remarked upon. */
  readonly usual?: readonly [number, number];
  /** May be left blank, which then means something that `help` states. */
  readonly optional?: true;
  readonly integer?: true;
}

export interface ChoiceField<Option extends string = string> extends FieldBase {
  readonly type: "choice";
  readonly options: Readonly<Record<Option, string>>;
  /** One option, or one for each unit system where practice differs. */
  readonly default: Option | Readonly<Record<UnitSystem, Option>>;
}

export interface TextField extends FieldBase {
  readonly type: "text";
  readonly default: string;
  readonly maxLength: number;
}

export interface FlagField extends FieldBase {
  readonly type: "flag";
  readonly default: boolean;
}

/** A table of rows, each with the same fields. */
export interface ListField<Row extends RowFields = RowFields> extends FieldBase {
  readonly type: "list";
  readonly row: Row;
  /** What one row is called: "fitting". */
  readonly rowLabel: string;
  readonly maxRows: number;
  /** Rows as typed. */
  readonly default: readonly Readonly<Record<string, unknown>>[];
}

export type RowField = QuantityField | ChoiceField | TextField | FlagField;
export type RowFields = Readonly<Record<string, RowField>>;
export type Field = RowField | ListField;
export type Fields = Readonly<Record<string, Field>>;

/** The value of a field: as typed by the user, or in SI inside the calculation; numbers have the same type in both. */
export type FieldValue<F extends Field> = F extends { readonly type: "quantity" }
  ? "optional" extends keyof F
    ? number | null
    : number
  : F extends { readonly type: "choice"; readonly options: infer O }
    ? Extract<keyof O, string>
    : F extends { readonly type: "text" }
      ? string
      : F extends { readonly type: "flag" }
        ? boolean
        : F extends { readonly type: "list"; readonly row: infer R extends RowFields }
          ? ReadonlyArray<{ readonly [K in keyof R]: FieldValue<R[K]> }>
          : never;

/** Values by field name; of an unknown calculator, values by any name. */
type ValuesOf<F extends Fields> = string extends keyof F ? Readonly<Record<string, unknown>> : { readonly [K in keyof F]: FieldValue<F[K]> };

/** All values of an input in SI units: what `calculate` works on. */
export type SIValues<F extends Fields> = ValuesOf<F> & { readonly unitSystem: UnitSystem };

/** The same as an input may hold it: rows of a list may leave cells out. */
type TypedValue<F extends Field> = F extends { readonly type: "list"; readonly row: infer R extends RowFields }
  ? ReadonlyArray<{ readonly [K in keyof R]?: FieldValue<R[K]> | undefined }>
  : FieldValue<F>;

type TypedValues<F extends Fields> = string extends keyof F ? Readonly<Record<string, unknown>> : { readonly [K in keyof F]?: TypedValue<F[K]> | undefined };

/**
 * An input as typed and as stored: numbers in the default unit of its unit system, or in the unit that `units` names for the field
 * (`"airflow"`, or `"fittings.length"` for a column of a list). Every field may be absent; its default then applies.
 */
export type CalculatorInput<F extends Fields> = TypedValues<F> & {
  readonly unitSystem?: UnitSystem | undefined;
  readonly units?: Readonly<Record<string, string>> | undefined;
};

/** A complete input as typed: nothing left to default. */
export type CompleteInput<F extends Fields> = ValuesOf<F> & {
  readonly unitSystem: UnitSystem;
  readonly units: Readonly<Record<string, string>>;
};

/** A named number of the outcome; `text` and `flag` results have no unit. */
export interface ResultField {
  readonly label: string;
  readonly symbol?: string;
  readonly quantity: QuantityKind | "text";
  readonly help?: string;
  /** Results of one group stand together. */
  readonly group?: string;
}
export type ResultFields = Readonly<Record<string, ResultField>>;

/** States the fields of a form, keeping every literal type. */
export function defineFields<const F extends Fields>(fields: F): F {
  return fields;
}

/** States the results of a calculator, keeping every literal type. */
export function defineResults<const R extends ResultFields>(results: R): R {
  return results;
}
