import { tableTexts, type Calculator, type Fields, type Success, type Table, type Warning } from "@org/hvac-core";
import { isTypedQuantity, typedQuantity } from "@org/hvac-core/kernel";
import { defaultUnit, formatQuantity, unitSymbol, type UnitSystem } from "@org/hvac-core/quantity";

/** A label with what was computed. */
export interface Said {
  readonly label: string;
  readonly text: string;
}

/** A field with what was typed into it: one line, or one for each row of a list. */
export interface Typed {
  readonly label: string;
  readonly lines: readonly string[];
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
  readonly given: readonly Typed[];
  readonly answer: string;
  readonly headline: readonly Said[];
  readonly tables: readonly ReadTable[];
  readonly warnings: readonly Warning[];
  /** How many fields were left to their defaults. */
  readonly assumed: number;
  readonly outcome: Success;
}

const dash = "–";

/** What was typed into a field, as the form shows it. */
function typedLines(fields: Fields, name: string, stated: unknown, system: UnitSystem): readonly string[] {
  const field = fields[name];
  if (field?.type === "group")
    return Object.entries(stated as Readonly<Record<string, unknown>>).map(
      ([own, each]) => `${field.fields[own]?.label ?? own}: ${typedText(field.fields, own, each, system)}`,
    );
  return field?.type === "list" && Array.isArray(stated)
    ? stated.map((row) => rowText(field.row, row as Readonly<Record<string, unknown>>, system))
    : [typedText(fields, name, stated, system)];
}

function typedText(fields: Fields, name: string, stated: unknown, system: UnitSystem): string {
  const field = fields[name];
  if (field?.type === "quantity" && (typeof stated === "number" || isTypedQuantity(stated))) {
    const { value, unit } = isTypedQuantity(stated) ? stated : typedQuantity(stated, field.quantity, system);
    return `${String(value).replaceAll("-", "−")}\u202f${unitSymbol(unit)}`.trim();
  }
  if (field?.type === "choice") return field.options[String(stated)] ?? String(stated);
  if (field?.type === "flag") return stated === true ? "Yes" : "No";
  // Groups, rows within a row, such as the points of a pump curve, and values along an axis.
  if (field?.type === "group" || (field?.type === "list" && Array.isArray(stated)))
    return typedLines(fields, name, stated, system).join("; ");
  if ((field?.type === "series" || field?.type === "matrix") && Array.isArray(stated))
    return stated.map((each) => typedText({ [name]: field.of }, name, each, system)).join(", ");
  return String(stated);
}

function rowText(fields: Fields, row: Readonly<Record<string, unknown>>, system: UnitSystem): string {
  const { id: _, quantity, ...rest } = row;
  const text = Object.entries(rest)
    .map(([name, stated]) => typedText(fields, name, stated, system))
    .join(", ");
  return typeof quantity === "number" ? `${quantity} × ${text}` : text;
}

export function readTable(table: Table, unitSystem: UnitSystem): ReadTable {
  const { rows, sum, shares } = tableTexts(table, { unitSystem });
  const cells = (row: Readonly<Record<string, string>>): string[] => table.columns.map(({ key }) => row[key] ?? dash);
  const head = table.columns.map(({ label, quantity }) => {
    const unit = quantity === "text" ? "" : unitSymbol(defaultUnit(quantity, unitSystem));
    return unit === "" ? label : `${label}, ${unit}`;
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
  const given = Object.entries(input)
    .filter(([name]) => calculator.fields[name] !== undefined && calculator.fields[name].type !== "text")
    .map(([name, stated]) => ({ label: calculator.fields[name]!.label, lines: typedLines(calculator.fields, name, stated, system) }));
  const headline = calculator.headline.flatMap((name) => {
    const result = outcome.results[name];
    const field = calculator.results[name];
    if (result === undefined || !("value" in result) || !field || field.type !== undefined) return [];
    const text =
      typeof result.value === "string" || field.quantity === "text"
        ? String(result.value)
        : formatQuantity(result.value, field.quantity, system);
    return [{ label: field.label, text }];
  });
  return {
    title: example.title,
    given,
    answer: calculator.answer(outcome),
    headline,
    tables: calculator.tables(outcome).map((table) => readTable(table, system)),
    warnings: outcome.warnings,
    assumed: outcome.assumed.length,
    outcome,
  };
}
