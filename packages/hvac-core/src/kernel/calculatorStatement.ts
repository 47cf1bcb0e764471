import type { CurrencyFormat, UnitSystem } from "../quantity/index.ts";
import type { ExampleInBothSystems, InputInBothSystems } from "./bothSystems.ts";
import type { Card } from "./card.ts";
import type { Explanation } from "./explanation.ts";
import type { Fields } from "./fields.ts";
import type { CalculatorInput, SIValues } from "./inputs.ts";
import type { WarningStatement } from "./groupWarnings.ts";
import type { LeavingOut } from "./leavingOut.ts";
import type { MeasureQuantities } from "./measured.ts";
import type { Migrations } from "./open.ts";
import type { FieldError, Success, Table } from "./outcome.ts";
import type { PrintedRows } from "./printedRows.ts";
import type { Presentation } from "./prose.ts";
import type { Calculated, ResultFields } from "./results.ts";
import type { Say } from "./say.ts";

/** A section of a calculator's form. One with neither `first` nor `summary` shows all of its fields; one with a summary alone is folded whole. */
export interface Section {
  readonly id: string;
  readonly title: string;
  /** Names of the fields that are always shown. All others are in the section's fold, which is closed at the start. */
  readonly first?: readonly string[];
  /**
   * What the fold assumes: clauses such as `"altitude {altitude}"`, joined by commas into the fold's line. `{name}` stands for the value of a
   * field of the section in words and in the user's units: the label of an option, "yes" or "no", "3 surfaces" of a list; `{group.name}` for that
   * of a field of a group. A clause that names a field that is not active, or blank, is left out.
   */
  readonly summary?: readonly string[];
  /** The fold stands open while a list of the section has rows. */
  readonly opensWhenFilled?: true;
  /** Its fields stand open above a table that is the page: what is read together with the total. */
  readonly isOpenAboveTable?: true;
}

/** The name of a field, or of a field in the rows of a list with that of the list. */
type Blamed<F extends Fields> =
  | (keyof F & string)
  | { [Name in keyof F & string]: F[Name] extends { readonly row: infer Row } ? `${Name}.${keyof Row & string}` : never }[keyof F & string];

/** A typical input to start from: a room, a duct, a pipe. */
export interface Example<F extends Fields = Fields> {
  readonly id: string;
  readonly title: string;
  /** As typed in each system: round numbers in both, not one restated in the other's units. */
  readonly input: Readonly<Record<UnitSystem, CalculatorInput<F>>>;
}

/** Options of one calculation. */
export interface CalculateOptions extends Presentation {
  /**
   * Whether the input is one of this version (the default): a name that is no field is refused, and a value that can be no default is not assumed,
   * whatever `assumed` names. Otherwise both are left alone, as in files of other versions.
   */
  readonly strict?: boolean;
  /**
   * A row that cannot be read leaves itself out where the others do not depend on it, and so do rows that name it. The reasons are in `leftOut`,
   * and a caution says what lacks it. Without it the input is refused.
   */
  readonly partial?: boolean;
  /** Values that are unreadable before the input is read: texts in number fields. */
  readonly unparsed?: readonly FieldError[];
}

/** Parts of a calculation that take long, are done one at a time, and are remembered by their values: a calculation then takes their results. */
export interface LongParts<V> {
  /** What is not remembered yet. */
  readonly parts: (values: V) => readonly (() => void)[];
  /** What a calculation takes from them, so that it can be remembered elsewhere: in a page whose worker has calculated. */
  readonly memory: (values: V) => unknown;
  readonly remember: (memory: unknown) => void;
}

/** The parts of a calculator's definition; `defineCalculator` adds the rest. */
export interface CalculatorStatement<F extends Fields, R extends ResultFields, C extends Calculated<R>> {
  readonly card: Card;
  /** Version of the stored input; raise it with a migration when the meaning or a default of a field changes. */
  readonly version: number;
  /** Sections of the form, in their order. */
  readonly sections: readonly Section[];
  readonly fields: F;
  readonly results: R;
  /** Lists that print with their results as one table, by the name that list and results share. */
  readonly printed?: Readonly<Record<string, PrintedRows>>;
  /** The one or two results that are shown largest: of those named, the ones that an input has. */
  readonly headline: readonly (keyof R & string)[];
  /** The field that states the currency, where there is money. */
  readonly currency?: keyof F & string;
  /** Sign and decimals of the currency that an input states; without it its option is the sign, and amounts have two decimals. */
  readonly currencyFormat?: (input: Readonly<Record<string, unknown>>) => CurrencyFormat;
  /** Rows that may be left out where they cannot be read, see `CalculateOptions.partial`; made by `leavingOut`. */
  readonly leavingOut?: LeavingOut;
  /** Initial input of a new page: a usual case. */
  readonly start?: InputInBothSystems;
  /** Typical inputs, each a click away. */
  readonly examples?: readonly ExampleInBothSystems[];
  /** From SI values to results and intermediate values. Throws `OutOfRangeError` for what cannot be computed. */
  readonly calculate: (values: SIValues<F>) => C;
  /** Parts of `calculate` that take long. */
  readonly longParts?: LongParts<SIValues<F>>;
  /** Warnings by place; an outcome has one warning of each code and severity. */
  readonly warnings: (calculation: C, values: SIValues<F>) => readonly WarningStatement[];
  readonly tables?: (calculation: C, values: SIValues<F>) => readonly Table[];
  /**
   * The answer as a sentence for a report, without a full stop: numbers come from `say`, in the reader's units. Without it the
   * headline results follow one another.
   */
  readonly answer?: (outcome: Success<R, C, F>, say: Say) => string;
  /**
   * The field to blame when a parameter of a physics function is refused; of several the first that is shown. A parameter of a row is named with
   * its list: `"sources.bladePassFrequency": "sources.speed"` is the speed in that row, and `"sources"` the row as a whole.
   */
  readonly blame?: Readonly<Record<string, Blamed<F> | readonly Blamed<F>[]>>;
  /** By the name of a choice: the input in which an option of it is selected, with what was entered moved to the fields that it then asks for. */
  readonly onSelect?: Readonly<Partial<Record<keyof F & string, (input: CalculatorInput<F>, option: string) => CalculatorInput<F>>>>;
  readonly history?: Migrations;
  /** Loads what measures the work for a bill, where there is any: `() => import("./quantities.ts")`. */
  readonly quantities?: () => Promise<{ readonly quantities: MeasureQuantities<F, R, C> }>;
  /** Loads what explains the numbers: `() => import("./explanation.ts")`. Fields and results are inferred from `fields` and `results` alone. */
  readonly explanation: () => Promise<{ readonly explanation: Explanation<NoInfer<F>, NoInfer<R>> }>;
}
