import type { QuantityKind, UnitSystem } from "../quantity/index.ts";
import type { Citation } from "../sources/index.ts";

/**
 * Holds when a choice or flag has one of these values, or a reference names a row (`true`) or none (`false`). The field is looked up next to the one with the condition, then in the rows and
 * groups around it, out to the input itself; there it must come before.
 */
export interface Condition {
  readonly field: string;
  readonly is: readonly (string | boolean)[];
  /** Asks for the field of this name around the row, where the row has one of the same name. */
  readonly around?: true;
}

/** One value, or one for each unit system where practice differs. */
export type BySystem<T> = T | Readonly<Record<UnitSystem, T>>;

/** A default that takes the place of the usual one when all conditions hold. */
export interface ConditionalDefault<T> {
  readonly when: readonly Condition[];
  readonly default: BySystem<T>;
}

interface FieldBase {
  readonly label: string;
  /** The symbol of this field in the sheet, in the sheet's grammar: `U_w`. */
  readonly symbol?: string;
  /** Meaning and usual practice, in a sentence or two. */
  readonly help?: string;
  readonly source?: Citation;
  /** Id of the section of the form that the field belongs to; of fields of the input itself only. */
  readonly section?: string;
  /** All must hold for the field to be shown, checked and used. */
  readonly when?: readonly Condition[];
  /** Changes no number: a name, a remark. */
  readonly informational?: true;
}

/**
 * Meaning of an empty number. `derived`: it follows from other inputs, or is the usual value, as `help` says. `absent`: there is no such number,
 * and what would need it is left out.
 */
export type BlankMeaning = "derived" | "absent";

/** Another quantity that a number may be entered per, such as watts per floor area. */
export interface PerQuantity {
  /** The field it is entered per: a quantity of the same fields, or of those around them, that is used whenever this one is. */
  readonly field: string;
  /** Name of that quantity within a sentence: "floor area". */
  readonly label: string;
  /** Kind of the number per that quantity: its SI unit times that of the other field is that of the number itself. */
  readonly quantity: QuantityKind;
  /** Symbol of the number per that quantity. */
  readonly symbol: string;
}

/**
 * A number with a unit. Limits are in the SI unit of its quantity kind; defaults in the unit that a bare number has (`bareUnit`): the default unit
 * of the unit system, and for ratios a share 0…1.
 */
export interface QuantityField extends FieldBase {
  readonly type: "quantity";
  readonly quantity: QuantityKind;
  /** `null`: the number is required, or with `optional` may stay empty. */
  readonly default: BySystem<number | null>;
  readonly defaultWhen?: readonly ConditionalDefault<number | null>[];
  /** Minimum and maximum: values outside are refused. */
  readonly min: number;
  readonly max: number;
  /** The usual range: a value outside it gets a warning. */
  readonly usual?: readonly [number, number];
  /** The meaning of an empty field, where it may stay empty. */
  readonly optional?: BlankMeaning;
  readonly integer?: true;
  /** Name of the choice that is its unit: 168 of `m2`. */
  readonly countedIn?: string;
  /** The number may also be entered per another quantity of the input: `{ value: 7, unit: "W/m2" }` of floor area. Not for cells of series. */
  readonly per?: PerQuantity;
}

/** One of a set of options, each with its label. */
export interface ChoiceField<Option extends string = string> extends FieldBase {
  readonly type: "choice";
  readonly options: Readonly<Record<Option, string>>;
  readonly default: BySystem<Option>;
  readonly defaultWhen?: readonly ConditionalDefault<Option>[];
  /** Any other text may be entered too: a unit that is not among the options. */
  readonly custom?: CustomOption<Option>;
}

/** Custom text in place of an option. */
export interface CustomOption<Option extends string = string> {
  /** Number of characters. */
  readonly maxLength: number;
  /** Other spellings of an option, in lower case, without points and spaces. */
  readonly spellings: Readonly<Record<string, Option>>;
}

/** Words: a name, a remark. */
export interface TextField extends FieldBase {
  readonly type: "text";
  readonly default: string;
  /** Number of characters. */
  readonly maxLength: number;
  /** Data that a program packed into one line, `kind|title|…`: people see the title, and type nothing. */
  readonly packed?: true;
}

/** Yes or no. */
export interface FlagField extends FieldBase {
  readonly type: "flag";
  readonly default: boolean;
}

/** A day of the calendar, `2026-11-22`; `null` is no day. */
export interface DateField extends FieldBase {
  readonly type: "date";
  readonly default: string | null;
}

/** The id of a row of a list of the same input: a duct's parent, a process's inlet. `null` names no row. */
export interface ReferenceField extends FieldBase {
  readonly type: "reference";
  /** The list or lists, each looked for as a condition's field is. Of several lists, an id must be in one only. */
  readonly to: string | readonly string[];
  readonly default: null;
  /** In its own list only earlier rows: no chain of references closes on itself. */
  readonly earlier?: true;
  /** May be none. */
  readonly optional?: true;
}

/** A field that a cell of a series or matrix may have. */
export type CellField = QuantityField | ChoiceField | FlagField | ReferenceField;

/** Axes along which series run, with the name of each place. */
export const axes = {
  hours: Array.from({ length: 24 }, (_, index) => String(index + 1)),
  months: Array.from({ length: 12 }, (_, index) => String(index + 1)),
  octaveBands: ["63", "125", "250", "500", "1000", "2000", "4000", "8000"],
} as const satisfies Record<string, readonly string[]>;

/** Hours 1…24 (1 is the hour that ends at 01:00), months 1…12, octave bands of 63 Hz…8 kHz. */
export type Axis = keyof typeof axes;

/** One value for each place of an axis. Every place has the default of `cell` until it is entered. */
export interface SeriesField<Cell extends CellField = CellField> extends FieldBase {
  readonly type: "series";
  readonly axis: Axis;
  readonly cell: Cell;
}

/** A value for each pair of places: 12 months × 24 hours. */
export interface MatrixField<Cell extends CellField = CellField> extends FieldBase {
  readonly type: "matrix";
  readonly rows: Axis;
  readonly columns: Axis;
  readonly cell: Cell;
}

/** Fields that belong together: a zone's thermostat, a site. */
export interface GroupField<Own extends Fields = Fields> extends FieldBase {
  readonly type: "group";
  readonly fields: Own;
}

/** Rows, each with the same fields, lists among them. Every row has an id that never changes. */
export interface ListField<Row extends Fields = Fields> extends FieldBase {
  readonly type: "list";
  readonly row: Row;
  /** Name of one row: "fitting". */
  readonly rowLabel: string;
  /** Number of rows. */
  readonly maxRows: number;
  /** The rows are a tree: the field by which each names its parent, an earlier row of this list, or none. */
  readonly outline?: string;
}

/** A field of a form. */
export type Field =
  | QuantityField
  | ChoiceField
  | TextField
  | FlagField
  | DateField
  | ReferenceField
  | SeriesField
  | MatrixField
  | GroupField
  | ListField;
/** Fields by name, in the order of the form. */
export interface Fields {
  readonly [name: string]: Field;
}

/**
 * Fields of a form with their literal types, whether builders made them or they are written as literals.
 *
 * @param fields the fields by name, in the order of the form
 * @returns the same fields
 * @example
 * ```ts
 * import { defineFields, quantity } from "@org/hvac-core";
 * const fields = defineFields({ width: quantity("Width", "b", "length", "required", [0.1, 100]) });
 * fields.width.quantity; // "length"
 * ```
 */
export function defineFields<const F extends Fields>(fields: F): F {
  return fields;
}
