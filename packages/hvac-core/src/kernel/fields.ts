import type { QuantityKind, UnitSystem } from "../quantity/index.ts";
import type { Citation } from "../sources/index.ts";
import type { SitePart } from "./sitePart.ts";

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

/** A part of the site that a field takes under conditions, or not as it is. */
export interface SiteSource {
  readonly part: SitePart;
  /** All must hold: the design temperature for heating is that of a heating load. */
  readonly when?: readonly Condition[];
  /** The choice whose month selects one value of a part by month; any other option stands for the summer of the hemisphere. */
  readonly month?: string;
  /** The option that a choice gets if the site has the part. */
  readonly option?: string;
}

/** A default that an option gives, with its publication. */
export interface OptionDefault<T> {
  /** Numbers in SI; `null` where an empty field is calculated, or names no row. */
  readonly default: T;
  readonly source: Citation;
  /** Name of the row of the publication; that of a schedule is the meaning of an empty reference. */
  readonly label?: string;
}

/** Defaults by the options of choices, such as the type of a space. They take the place of all others; an option without a value leaves those. */
export interface DefaultsByOption<T> {
  /** Names of the choices, each looked up as a condition's field is; the first one gives the default its name. */
  readonly choices: readonly string[];
  /** Defaults by the options of the choices, with a space between two. */
  readonly values: Readonly<Record<string, OptionDefault<T>>>;
  /** The defaults are per the quantity that the field may be entered per. */
  readonly isPer?: true;
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
  /**
   * The part of the project's site that the field takes. Of several the first applies whose conditions hold and that the site has. Not for fields of
   * lists.
   */
  readonly site?: SitePart | readonly SiteSource[];
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
  readonly defaultBy?: DefaultsByOption<BySystem<number | null>>;
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
  /** Name of the text next to it that says what it was taken from: a number with such a text was measured, and has digits that nobody typed. */
  readonly takenFrom?: string;
  /** A direction in degrees clockwise from north, which people name by points of the compass: S, NE. */
  readonly compass?: true;
  /** The number may also be entered per another quantity of the input: `{ value: 7, unit: "W/m2" }` of floor area. Not for cells of series. */
  readonly per?: PerQuantity;
}

/** One of a set of options, each with its label. */
export interface ChoiceField<Option extends string = string> extends FieldBase {
  readonly type: "choice";
  readonly options: Readonly<Record<Option, string>>;
  readonly default: BySystem<Option>;
  readonly defaultWhen?: readonly ConditionalDefault<Option>[];
  readonly defaultBy?: DefaultsByOption<Option>;
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
  /** What an empty one means. */
  readonly defaultBy?: DefaultsByOption<null>;
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

/** One value for each place of an axis. Every place has the default of `cell` until it is entered, or the whole series that of an option. */
export interface SeriesField<Cell extends CellField = CellField> extends FieldBase {
  readonly type: "series";
  readonly axis: Axis;
  readonly defaultBy?: DefaultsByOption<readonly number[]>;
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

/** Columns of a table that belong together. */
export interface ColumnGroup {
  readonly title: string;
  /** Fields of the row that are shown at first, in the order of the table. */
  readonly columns: readonly string[];
  /** Fields of the row that are hidden until somebody shows them, or a row has them. */
  readonly more?: readonly string[];
}

/** Results in the rows of a table: a last group of columns. */
export interface TableResults {
  /** The results by row; if absent, those with the name of the list. */
  readonly from?: string;
  /** Results that are shown at first; the others are hidden until somebody shows them. */
  readonly columns: readonly string[];
  /** The result that says most about a row: the last column, which stays in view. */
  readonly main?: string;
  /** Results that stay in view with it, where there is room for them, in their order. */
  readonly inView?: readonly string[];
  /** Numbers that add up over the rows. */
  readonly totals?: readonly string[];
  /** Each number is of all identical rows that its row stands for, so that totals are not multiplied again. */
  readonly areMultiplied?: true;
}

/** The layout of a list whose rows are the job: its table is the page. Changes no number. */
export interface TableLayout {
  /** All fields of the row, except packed texts, in groups. */
  readonly groups: readonly ColumnGroup[];
  /** Inputs that add up over the rows. */
  readonly totals?: readonly string[];
  /** Field with the number of identical rows that a row stands for: totals are multiplied by it. */
  readonly times?: string;
  /** Text of the row by which rows that have it are grouped when the table opens, with a total of each group. */
  readonly groupBy?: string;
  readonly results?: TableResults;
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
  /** The table of the rows is the page, where there is room for it. */
  readonly table?: TableLayout;
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
