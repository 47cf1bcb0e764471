import {
  convert,
  defaultUnit,
  formatQuantity,
  siUnit,
  toSI,
  withoutRoundoff,
  type DecimalMark,
  type QuantityKind,
  type UnitSystem,
} from "../quantity/index.ts";
import type { QuantityField, PerQuantity } from "./fields.ts";
import type { TypedQuantity } from "./inputs.ts";
import { joinPath } from "./path.ts";
import { bareUnit, displayedQuantity, isTypedQuantity, typedQuantity, typedText } from "./quantities.ts";
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

/** A number as it was entered; `undefined` for a default. */
export function enteredQuantity({ level, name }: Place, field: QuantityField, unitSystem: UnitSystem): TypedQuantity | undefined {
  const entered = level.entered[name];
  if (isTypedQuantity(entered)) return entered;
  return typeof entered === "number" ? typedQuantity(entered, field.quantity, unitSystem) : undefined;
}

/** The step of an input: its number as it was typed, or its default. */
export function inputStep(
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
    substitution: typedText(typed, decimalMark),
    unit,
  };
  return typed.value !== null && typed.unit === unit ? { step, typed: { value: typed.value, unit } } : { step };
}

/** The step of an input as it was entered per another: 7 W/m². */
export function enteredPerStep({ label }: QuantityField, per: PerQuantity, entered: TypedQuantity, decimalMark: DecimalMark): InputStep {
  const value = toSI(entered.value, entered.unit);
  const { unit } = displayedQuantity(entered);
  const step: Step = {
    kind: "input",
    symbol: per.symbol,
    name: `${label} per ${per.label}`,
    value,
    quantity: per.quantity,
    expression: literal(value),
    substitution: typedText(entered, decimalMark),
    unit,
  };
  return entered.unit === unit ? { step, typed: { value: entered.value, unit } } : { step };
}

/** Unit system and decimal mark of a sheet. */
interface Writing {
  readonly unitSystem: UnitSystem;
  readonly decimalMark: DecimalMark;
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
export function columnTexts(values: readonly number[], quantity: QuantityKind, { unitSystem, decimalMark }: Writing) {
  const format = { ...tableFormat, decimalMark };
  return { unit: defaultUnit(quantity, unitSystem), texts: values.map((value) => formatQuantity(value, quantity, unitSystem, format)) };
}
