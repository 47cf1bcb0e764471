import type { QuantityKind } from "../quantity/index.ts";
import type { Given, Known, Rest } from "./builderTypes.ts";
import type { BlankMeaning, BySystem, ChoiceField, DateField, FlagField, QuantityField, ReferenceField, TextField } from "./fields.ts";

/*
 * One function for each type of field: what every field of the type has is an argument, the rest is named in the last one. All keep literal
 * types, so that an input is checked by its options and units. A bundler drops the fields that nobody imports.
 */

/** How a number begins: `required` and the two meanings of an empty one, or a default in the unit of a bare number. */
type Initial = "required" | BlankMeaning | BySystem<number>;
type DefaultOf<I> = I extends string ? null : I;
type OptionalOf<I> = I extends BlankMeaning ? { readonly optional: I } : unknown;
type SymbolOf<S> = S extends string ? { readonly symbol: S } : unknown;
type DefaultTextOf<R> = R extends { readonly default: infer Default } ? Default : "";
type InformationalOf<R> = R extends { readonly informational: false } ? unknown : { readonly informational: true };

type QuantityRest = Rest<QuantityField, "symbol" | "quantity" | "default" | "min" | "max" | "optional">;
type ChoiceRest = Rest<ChoiceField, "options" | "default">;
type TextRest = Omit<Rest<TextField, "maxLength">, "informational"> & { readonly informational?: boolean };
type FlagRest = Rest<FlagField, "default">;
type DateRest = Rest<DateField, "default">;
type ReferenceRest = Rest<ReferenceField, "to" | "default">;

/**
 * A field for a number with a unit.
 *
 * @param label name of the field
 * @param symbol its symbol in the sheet; `null` where no formula uses it
 * @param kind quantity kind, which gives the units
 * @param initial default, in the unit of a bare number; `"required"`: a number must be entered; `"derived"`: an empty field follows from other
 *   inputs, as `help` says; `"absent"`: an empty field means that there is no such number
 * @param limits minimum and maximum in the SI unit of the kind; values outside are refused
 * @param rest what else it has: `help`, `usual`, `integer`, `per`, `when`, …
 * @returns the field
 * @example
 * ```ts
 * import { quantity } from "@org/hvac-core";
 * const length = quantity("Duct length", "L", "length", "required", [0, 1000], { help: "Straight duct." });
 * length.max; // 1000
 * ```
 */
/* @__NO_SIDE_EFFECTS__ */
export function quantity<
  const L extends string,
  const S extends string | null,
  const K extends QuantityKind,
  const I extends Initial,
  const Min extends number,
  const Max extends number,
  const R extends QuantityRest = {},
>(
  label: L,
  symbol: S,
  kind: K,
  initial: I,
  limits: readonly [Min, Max],
  rest?: R & Known<R, QuantityRest>,
): SymbolOf<S> & {
  readonly type: "quantity";
  readonly label: L;
  readonly quantity: K;
  readonly default: DefaultOf<I>;
  readonly min: Min;
  readonly max: Max;
} & OptionalOf<I> &
  Given<R> {
  const [min, max] = limits;
  const isEmpty = initial === "absent" || initial === "derived";
  return {
    type: "quantity",
    label,
    ...(symbol !== null && { symbol }),
    quantity: kind,
    default: typeof initial === "string" ? null : initial,
    min,
    max,
    ...(isEmpty && { optional: initial }),
    ...rest,
  } as never;
}

/**
 * A field for one of a set of options.
 *
 * @param label name of the field
 * @param options label of each option, by its key
 * @param initial key of the default option; one for each unit system where practice differs
 * @param rest what else it has: `help`, `defaultWhen`, `custom`, `when`, …
 * @returns the field
 * @example
 * ```ts
 * import { choice } from "@org/hvac-core";
 * const shape = choice("Shape", { round: "Round", rectangular: "Rectangular" }, "round");
 * shape.options.round; // "Round"
 * ```
 */
/* @__NO_SIDE_EFFECTS__ */
export function choice<
  const L extends string,
  const O extends Readonly<Record<string, string>>,
  const D extends BySystem<keyof O & string>,
  const R extends ChoiceRest = {},
>(
  label: L,
  options: O,
  initial: D,
  rest?: R & Known<R, ChoiceRest>,
): { readonly type: "choice"; readonly label: L; readonly options: O; readonly default: D } & Given<R> {
  return { type: "choice", label, options, default: initial, ...rest } as never;
}

/**
 * A field for words. It is informational: a name or a remark. With `informational: false` the words move results.
 *
 * @param label name of the field
 * @param maxLength maximum number of characters
 * @param rest what else it has: `default` (else it is empty), `help`, `packed`, `when`, …
 * @returns the field
 * @example
 * ```ts
 * import { text } from "@org/hvac-core";
 * text("Name", 80).default; // ""
 * ```
 */
/* @__NO_SIDE_EFFECTS__ */
export function text<const L extends string, const N extends number, const R extends TextRest = {}>(
  label: L,
  maxLength: N,
  rest?: R & Known<R, TextRest>,
): { readonly type: "text"; readonly label: L; readonly default: DefaultTextOf<R>; readonly maxLength: N } & InformationalOf<R> &
  Given<{ readonly [Name in Exclude<keyof R, "default" | "informational">]: R[Name] }> {
  const { informational = true, ...others } = rest ?? ({} as TextRest);
  return { type: "text", label, default: "", maxLength, ...(informational && { informational }), ...others } as never;
}

/**
 * A field for yes or no.
 *
 * @param label name of the field
 * @param initial default
 * @param rest what else it has: `help`, `when`, …
 * @returns the field
 * @example
 * ```ts
 * import { flag } from "@org/hvac-core";
 * flag("Reheat", false).default; // false
 * ```
 */
/* @__NO_SIDE_EFFECTS__ */
export function flag<const L extends string, const D extends boolean, const R extends FlagRest = {}>(
  label: L,
  initial: D,
  rest?: R & Known<R, FlagRest>,
): { readonly type: "flag"; readonly label: L; readonly default: D } & Given<R> {
  return { type: "flag", label, default: initial, ...rest } as never;
}

/**
 * A field for a day of the calendar, without one at first.
 *
 * @param label name of the field
 * @param rest what else it has: `help`, `when`, …
 * @returns the field
 * @example
 * ```ts
 * import { date } from "@org/hvac-core";
 * date("Prices of", { informational: true }).default; // null
 * ```
 */
/* @__NO_SIDE_EFFECTS__ */
export function date<const L extends string, const R extends DateRest = {}>(
  label: L,
  rest?: R & Known<R, DateRest>,
): { readonly type: "date"; readonly label: L; readonly default: null } & Given<R> {
  return { type: "date", label, default: null, ...rest } as never;
}

/**
 * A field for a row of a list of the same input, without one at first.
 *
 * @param label name of the field
 * @param to the list, or the lists, whose rows it may name
 * @param rest what else it has: `optional` (may name none), `earlier` (only rows before its own), `help`, …
 * @returns the field
 * @example
 * ```ts
 * import { reference } from "@org/hvac-core";
 * reference("Transfer air from", "zones", { optional: true }).to; // "zones"
 * ```
 */
/* @__NO_SIDE_EFFECTS__ */
export function reference<const L extends string, const T extends string | readonly string[], const R extends ReferenceRest = {}>(
  label: L,
  to: T,
  rest?: R & Known<R, ReferenceRest>,
): { readonly type: "reference"; readonly label: L; readonly to: T; readonly default: null } & Given<R> {
  return { type: "reference", label, to, default: null, ...rest } as never;
}
