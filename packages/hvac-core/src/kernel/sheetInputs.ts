import {
  convert,
  defaultUnit,
  formatQuantity,
  siUnit,
  toSI,
  withoutRoundoff,
  type DecimalMark,
  type Grouping,
  type QuantityKind,
  type UnitSystem,
} from "../quantity/index.ts";
import { assumedNames } from "./assumed.ts";
import { appliedOption } from "./conditions.ts";
import { defaultNumber } from "./defaultNumber.ts";
import type { OptionDefault, QuantityField, PerQuantity } from "./fields.ts";
import type { TypedQuantity } from "./inputs.ts";
import { joinPath } from "./path.ts";
import { bareUnit, displayedQuantity, enteredKind, isTypedQuantity, typedQuantity, typedText } from "./quantities.ts";
import type { Step } from "./sheetEntries.ts";
import type { Place } from "./sheetLevels.ts";
import type { StepStatement } from "./sheetStatements.ts";
import { carriedDigits, sheetFormat } from "./sheetUnits.ts";
import type { SymbolMeaning } from "./formulaInUnits.ts";

/** A step with what was typed for it, where formulas go on with that. */
export interface InputStep {
  readonly step: Step;
  readonly typed?: SymbolMeaning["typed"];
}

/** A number as an expression that evaluates to it exactly. */
export function literal(value: number): string {
  return String(value).replace("e+", "e");
}

/** A number as it was entered, or a default per another quantity; `undefined` for any other default. */
function enteredQuantity({ level, name }: Place, field: QuantityField, unitSystem: UnitSystem): TypedQuantity | undefined {
  const entered = level.entered[name];
  if (isTypedQuantity(entered)) return entered;
  if (typeof entered === "number") return typedQuantity(entered, field.quantity, unitSystem);
  const { typed, isOfOption } = defaultNumber(field, level.scope, unitSystem);
  return isOfOption ? (typed ?? undefined) : undefined;
}

/** The default that an option gives a field to which nothing was entered, or an empty field that follows from the option. */
export function defaultAt({ level, name }: Place): OptionDefault<unknown> | undefined {
  const { entered, fields, scope } = level;
  return appliedOption(fields, name, scope, entered[name] === undefined || assumedNames(entered).includes(name));
}

/** The step of an input: its number as it was typed, or its default. */
function inputStep(
  { level, name }: Place,
  field: QuantityField,
  symbol: string,
  unitSystem: UnitSystem,
  decimalMark: DecimalMark,
): InputStep {
  const value = level.scope.values[name] as number;
  // A default reads as one that is entered: a complete input states it.
  const typed =
    enteredQuantity({ level, name }, field, unitSystem) ??
    typedQuantity(
      withoutRoundoff(convert(value, siUnit(field.quantity), bareUnit(field.quantity, unitSystem))),
      field.quantity,
      unitSystem,
    );
  const { unit } = displayedQuantity(typed);
  const step: Step = {
    kind: "input",
    symbol,
    name: field.label,
    value,
    quantity: field.quantity,
    field: joinPath(level.prefix, name),
    expression: literal(value),
    substitution: typedText(typed, { decimalMark }),
    unit,
  };
  return typed.value !== null && typed.unit === unit ? { step, typed: { value: typed.value, unit } } : { step };
}

/** The step of an input as it was entered per another: 7 W/m². */
function enteredPerStep({ label }: QuantityField, per: PerQuantity, entered: TypedQuantity, decimalMark: DecimalMark): InputStep {
  const value = toSI(entered.value, entered.unit);
  const { unit } = displayedQuantity(entered);
  const step: Step = {
    kind: "input",
    symbol: per.symbol,
    name: `${label} per ${per.label}`,
    value,
    quantity: per.quantity,
    expression: literal(value),
    substitution: typedText(entered, { decimalMark }),
    unit,
  };
  return entered.unit === unit ? { step, typed: { value: entered.value, unit } } : { step };
}

/**
 * The step of an input, and the quantity that its number is per, if it is entered so.
 *
 * @param given the default that an option gives it, which cites its source
 */
export function inputOf(
  place: Place,
  field: QuantityField,
  symbol: string,
  given: OptionDefault<unknown> | undefined,
  { unitSystem, decimalMark }: Writing,
): { readonly input: InputStep; readonly per?: PerQuantity } {
  const { per } = field;
  const entered = enteredQuantity(place, field, unitSystem);
  const isPer = entered && per && enteredKind(field, entered.unit) === per.quantity;
  const { step, ...rest } = isPer
    ? enteredPerStep(field, per, entered, decimalMark)
    : inputStep(place, field, symbol, unitSystem, decimalMark);
  // Formulas after a default of a table insert it with their usual digits: nobody typed it.
  return { input: given ? { step: { ...step, source: given.source } } : { ...rest, step }, ...(isPer && { per }) };
}

/** Unit system and marks of a sheet. */
interface Writing {
  readonly unitSystem: UnitSystem;
  readonly decimalMark: DecimalMark;
  readonly grouping: Grouping;
}

/** Digits of a number as it is printed in a publication, or entered for a cell of a row. */
const publishedDigits = 9;

/**
 * The step of a number that is read or agreed, not computed by a formula on the sheet. What the calculator computed elsewhere, and what was
 * converted, has as many digits as later steps go on with.
 */
export function readStep<Kind extends "constant" | "lookup">(
  kind: Kind,
  step: StepStatement,
  { unitSystem, decimalMark }: Writing,
): StepStatement & Pick<Step, "expression" | "substitution" | "unit"> & { readonly kind: Kind } {
  const { value, quantity, field } = step;
  const unit = defaultUnit(quantity, unitSystem);
  const isAsWritten = (kind === "constant" || field !== undefined) && unit === siUnit(quantity);
  const digits = isAsWritten ? publishedDigits : carriedDigits;
  const format = { decimalMark, ...sheetFormat(convert(value, siUnit(quantity), unit), quantity, digits) };
  return { ...step, kind, expression: literal(value), substitution: formatQuantity(value, quantity, unitSystem, format), unit };
}

/** Digits of numbers in tables, where hundreds are below each other. */
const tableFormat = { digits: 5, decimals: 3, trimZeros: false, withUnit: false } as const;

/** The numbers of a column as they are read. */
export function columnTexts(values: readonly number[], quantity: QuantityKind, { unitSystem, decimalMark, grouping }: Writing) {
  const format = { ...tableFormat, decimalMark, grouping };
  return { unit: defaultUnit(quantity, unitSystem), texts: values.map((value) => formatQuantity(value, quantity, unitSystem, format)) };
}
