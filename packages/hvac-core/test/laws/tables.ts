import { tableTexts, type Calculator, type Success, type Table } from "../../src/kernel/index.ts";
import { formatQuantity, siUnit, convert, defaultUnit, unitsOf, type QuantityKind } from "../../src/quantity/index.ts";
import { fail } from "./difference.ts";

const unitSystems = ["Imperial", "Metric"] as const;

/** A number as it is shown, read again; an empty cell is nothing. */
function shownNumber(text: string): number {
  const plain = text.replace(
    /×10(.+)$/,
    (_, power: string) => `e${power.replaceAll(/./g, (digit) => "-0123456789"["⁻⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(digit)]!)}`,
  );
  return text === "–" ? 0 : Number(plain.replaceAll("\u202f", "").replace("−", "-"));
}

/** Whether numbers read off a screen make a sum read off the same screen: to the last digit, which decimal fractions in doubles keep to a hair. */
function addsUp(parts: readonly number[], sum: number): boolean {
  const total = parts.reduce((all, each) => all + each, 0);
  return Math.abs(total - sum) <= 1e-9 * Math.max(1, ...parts.map(Math.abs));
}

/** Missing values of a row are `null`, which each reader formats; a dash as a text is a value, and its column is never empty. */
export function holdTableToItsValues({ id, columns, rows }: Table): void {
  for (const { key } of columns)
    for (const row of rows) if (row[key] === "–" || row[key] === "-") fail(`${id}.${key}: a dash is written where there is no value`);
}

/** The bottom line of a table is what its rows add up to, as numbers and as they are shown, in every unit that they may be read in. */
export function holdTableToItsSum(table: Table): void {
  const { sum } = table;
  if (!sum) return;
  for (const { key, quantity, sumOf, exact } of table.columns) {
    const total = sum[key];
    if (quantity === "text" || typeof total !== "number") continue;
    const numbers = table.rows.map((row) => (typeof row[key] === "number" ? row[key] : 0));
    const size = Math.max(1, ...numbers.map(Math.abs));
    const added = numbers.reduce((all, each) => all + each, 0);
    if (!(Math.abs(added - total) < 1e-9 * size)) fail(`${table.id}.${key}: the rows make ${added}, the bottom line says ${total}`);
    for (const unitSystem of unitSystems)
      for (const unit of unitsOf(quantity, unitSystem)) {
        // What is next to nothing is written with a power of ten.
        if (total !== 0 && Math.abs(convert(total, siUnit(quantity), unit)) < 1e-5) continue;
        const texts = tableTexts(table, { unitSystem, formatOf: (kind) => (kind === quantity ? { unit } : {}) });
        const shown = texts.rows.map((row) => shownNumber(row[key]!));
        if (!addsUp(shown, shownNumber(texts.sum![key]!)))
          fail(
            `${table.id}.${key} in ${unit}: the rows show ${texts.rows.map((row) => row[key]).join(" + ")}, the bottom line ${texts.sum![key]}`,
          );
        for (const [index, row] of [...texts.rows, texts.sum!].entries()) {
          const parts = (sumOf ?? []).map((name) => row[name]!);
          const isWhole = index === texts.rows.length && table.rows.some((each) => sumOf?.every((name) => each[name] === null));
          if (parts.some((part) => part !== "–") && !isWhole && !addsUp(parts.map(shownNumber), shownNumber(row[key]!)))
            fail(`${table.id}.${key} in ${unit}: ${parts.join(" + ")} is shown as ${row[key]}`);
        }
        if (table.columns.some((column) => column.sumOf?.includes(key))) continue;
        const alone = formatQuantity(total, quantity, unitSystem, { unit, withUnit: false, ...(exact && { exact }) });
        if (shownNumber(texts.sum![key]!) !== shownNumber(alone))
          fail(`${table.id}.${key} in ${unit}: the bottom line shows ${texts.sum![key]}, but its number formatted alone ${alone}`);
      }
  }
}

/** A result that refers to a table is in that table: one of its cells, or the sum of some of its rows. */
export function holdResultsToTheirTables(definition: Calculator, outcome: Success, tables: readonly Table[]): void {
  for (const [name, field] of Object.entries(definition.results)) {
    const result = outcome.results[name];
    if (field.table === undefined || result === undefined) continue;
    const table = tables.find(({ id }) => id === field.table);
    if (!table) fail(`${name} is shown by the table ${field.table}, which is not there`);
    if (!("value" in result) || typeof result.value !== "number" || result.value === 0) continue;
    const { value } = result;
    const kind = result.quantity as QuantityKind;
    const ofKind = table.columns.filter(({ quantity }) => quantity === kind).map(({ key }) => key);
    const near = (number: number, size: number): boolean => Math.abs(number - value) <= 1e-9 * Math.max(1, size);
    const columns = ofKind.map((key) => table.rows.map((row) => (typeof row[key] === "number" ? row[key] : 0)));
    const size = Math.max(...columns.flat().map(Math.abs));
    const cells = [...columns.flat(), ...ofKind.map((key) => table.sum?.[key]).filter((cell) => typeof cell === "number")];
    const runs = columns.flatMap((column) =>
      column.flatMap((_, from) => [2, 3].map((count) => column.slice(from, from + count).reduce((sum, each) => sum + each, 0))),
    );
    const label = `${name}, ${formatQuantity(value, kind, "Metric")} (${convert(value, siUnit(kind), defaultUnit(kind, "Metric"))})`;
    if (![...cells, ...runs].some((cell) => near(cell, size))) fail(`${label}, is not read in the table ${field.table}`);
  }
}
