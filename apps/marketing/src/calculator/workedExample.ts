import { tableTexts, type Calculator, type Success, type Table, type Warning } from "@org/hvac-core";
import { defaultUnit, formatQuantity, unitSymbol, type UnitSystem } from "@org/hvac-core/quantity";
import { amountText, currencyOf } from "./currency.ts";
import { enteredFields, type EnteredField } from "./enteredLines.ts";

/** A label with its computed value. */
export interface LabelledValue {
  readonly label: string;
  readonly text: string;
}

/** A table of results as it is read. */
export interface ReadTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly sum?: readonly string[];
  /** Share of each row in the sum, 0…1, where the table has shares. */
  readonly shares?: readonly number[];
}

/** One of the calculator's own examples, calculated now. */
export interface WorkedExample {
  readonly title: string;
  readonly given: readonly EnteredField[];
  readonly answer: string;
  readonly headline: readonly LabelledValue[];
  readonly tables: readonly ReadTable[];
  readonly warnings: readonly Warning[];
  /** Number of fields left to their defaults. */
  readonly assumed: number;
  readonly outcome: Success;
}

const dash = "–";

/** A table of an outcome as it is read. */
export function readTable(table: Table, unitSystem: UnitSystem, currency?: string): ReadTable {
  const { rows, sum, shares } = tableTexts(table, { unitSystem });
  const cells = (row: Readonly<Record<string, string>>): string[] => table.columns.map(({ key }) => row[key] ?? dash);
  const head = table.columns.map(({ label, quantity }) => {
    const unit = quantity === "text" ? "" : unitSymbol(defaultUnit(quantity, unitSystem));
    return unit === "" ? label : amountText(`${label}, ${unit}`, currency);
  });
  // Parts that are not there would only make the table long.
  const isThere = (_row: unknown, index: number): boolean =>
    sum === undefined || Object.values(table.rows[index]!).some((cell) => typeof cell === "number" && cell !== 0);
  return {
    title: table.title,
    head,
    rows: rows.filter(isThere).map(cells),
    ...(sum && { sum: cells(sum) }),
    ...(shares && { shares: shares.filter(isThere).map((share) => share / 100) }),
  };
}

/**
 * Calculates an example.
 *
 * @throws {Error} when there is no such example, or the engine refuses it
 */
export function workedExample(calculator: Calculator, id: string, system: UnitSystem): WorkedExample {
  const example = calculator.examples.find((each) => each.id === id);
  if (!example) throw new Error(`${calculator.id} has no example ${id}.`);
  const input = example.input[system];
  const outcome = calculator.calculate(input);
  if (!outcome.ok) throw new Error(`${calculator.id}, example ${id}: ${outcome.errors.map(({ message }) => message).join(" ")}`);
  const currency = currencyOf(calculator, input);
  const headline = calculator.headline.flatMap((name) => {
    const result = outcome.results[name];
    const field = calculator.results[name];
    if (result === undefined || !("value" in result) || !field || field.type !== undefined) return [];
    const text =
      typeof result.value === "string" || field.quantity === "text"
        ? String(result.value)
        : formatQuantity(result.value, field.quantity, system);
    return [{ label: field.label, text: amountText(text, currency) }];
  });
  return {
    title: example.title,
    given: enteredFields(calculator, input, system, currency),
    answer: amountText(calculator.answer(outcome), currency),
    headline,
    tables: calculator.tables(outcome).map((table) => readTable(table, system, currency)),
    warnings: outcome.warnings.map((warning) => ({ ...warning, message: amountText(warning.message, currency) })),
    assumed: outcome.assumed.length,
    outcome,
  };
}
