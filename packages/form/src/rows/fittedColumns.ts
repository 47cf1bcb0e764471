import { isAssumed, joinPath } from "@org/hvac-core/kernel";
import { unitSymbol } from "@org/hvac-core/quantity";
import { prose } from "../numbers/numbers.ts";
import { computedRows } from "./resultRows.ts";
import { computedText, computedValue, inputCell } from "./cells.ts";
import { columnUnit, isNumber, valueIn, type Column, type ComputedColumn, type InputColumn } from "./columns.ts";
import type { ListSource } from "./source.ts";
import { totalText } from "./totals.ts";
import { stepOf, treeLines } from "./treeLines.ts";

/** Room around the text of a cell, pixels. */
const space = 18;
/** Letters of heads are smaller than those of cells, and have no room around them but that of the button. */
const head = 12 / 13;
const headSpace = 17;
/** Totals are bold. */
const bold = 1.06;
const limits = { number: [56, Infinity], text: [60, 260], first: [96, 300], sentence: [240, 420] } as const;
/** Number of rows whose texts are measured. */
const maxMeasured = 200;

/** Width of a text in a cell, pixels: digits have one width, and other characters are counted by their kind. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text)
    width +=
      letter >= "0" && letter <= "9"
        ? 8.2
        : ".,:;' \u202f\u00a0’|ijl".includes(letter)
          ? 4
          : "MWmw@%—".includes(letter)
            ? 12
            : letter === letter.toUpperCase()
              ? 9
              : 7.1;
  return width;
}

/** Whether a text is longer than a name. */
const isSentence = (column: Column): boolean => column.kind === "input" && column.field.type === "text" && column.field.maxLength > 200;

/** Width of the longer line of a head that is broken into two, with its unit at the end, pixels. */
export function headWidth(label: string, symbol: string): number {
  const words = [...prose(label).split(/\s+/), ...(symbol ? [symbol] : [])];
  const lines = words.map((_, count) => Math.max(textWidth(words.slice(0, count).join(" ")), textWidth(words.slice(count).join(" "))));
  return Math.min(...lines) * head;
}

/**
 * Widens the last column of each group whose name is longer than its columns are wide.
 *
 * @param columns the columns that are shown
 * @param widths their widths, pixels
 */
export function withGroupNames(columns: readonly { readonly group?: string | undefined }[], widths: readonly number[]): readonly number[] {
  let before = 0;
  return columns.map(({ group }, index) => {
    const width = widths[index]!;
    before = index > 0 && columns[index - 1]!.group === group ? before + width : width;
    if (group === undefined || columns[index + 1]?.group === group) return width;
    return width + Math.max(0, Math.ceil(textWidth(group) + space) - before);
  });
}

/** The results of a column that may have the longest texts: the largest of each order of magnitude and sign, and all texts. */
function longestResults(column: ComputedColumn, source: ListSource): readonly (number | string)[] {
  const computed = computedRows(source);
  const byMagnitude = new Map<number, number>();
  const texts = new Set<string>();
  for (const row of source.rows) {
    const value = computedValue(column, computed, row);
    if (typeof value === "string") texts.add(value);
    if (typeof value !== "number" || !Number.isFinite(value)) continue;
    const magnitude = value === 0 ? 0 : (Math.floor(Math.log10(Math.abs(value))) + 400) * Math.sign(value);
    if (Math.abs(value) >= Math.abs(byMagnitude.get(magnitude) ?? 0)) byMagnitude.set(magnitude, value);
  }
  return [...byMagnitude.values(), ...texts];
}

function textsOf(column: Column, source: ListSource): readonly string[] {
  const unit = columnUnit(column, source);
  if (column.kind === "computed") return longestResults(column, source).map((value) => computedText(column, value, unit, source));
  return source.rows.slice(0, maxMeasured).map((_, index) => inputCell(column, index, unit, source).text);
}

const widest = (texts: readonly string[]): number => texts.reduce((most, text) => Math.max(most, textWidth(text)), 0);

/** Width of names in a tree, each after the lines of its depth. */
function widestInTree(texts: readonly string[], source: ListSource): number {
  const lines = treeLines(source.list, source.rows) ?? [];
  const deepest = Math.max(0, ...lines.map(({ depth }) => depth));
  const step = stepOf(limits.first[1], deepest);
  return texts.reduce((most, text, index) => Math.max(most, textWidth(text) + step * ((lines[index]?.depth ?? 0) + 1)), 0);
}

/** Widths at which the heads, texts and totals of columns fit, by their keys, pixels. */
export function fittedWidths(columns: readonly Column[], source: ListSource): ReadonlyMap<string, number> {
  const all = source.rows.map((_, index) => index);
  return new Map(
    columns.map((column, index) => {
      const texts = textsOf(column, source);
      const isTree = index === 0 && source.list.outline !== undefined;
      const cells = isTree ? widestInTree(texts, source) : widest(texts);
      const total = column.isSummed ? textWidth(totalText(column, all, source)) * bold : 0;
      const title = headWidth(column.label, unitSymbol(columnUnit(column, source) || "unitless"));
      const [minimum, maximum] = limits[index === 0 ? (isSentence(column) ? "sentence" : "first") : isNumber(column) ? "number" : "text"];
      return [column.key, Math.ceil(Math.min(maximum, Math.max(minimum, Math.max(cells + space, total + space, title + headSpace))))];
    }),
  );
}

/** Whether a row has an entry in a column that is not its default. */
function hasEntry(column: InputColumn, index: number, source: ListSource): boolean {
  const { field, names } = column;
  const value = valueIn(source.inputRows[index], names);
  if (value === undefined || value === null || value === "" || isAssumed(source.inputRows[index], joinPath(...names))) return false;
  if (Array.isArray(value)) return value.length > 0;
  if (field.type === "choice" || field.type === "flag") return value !== field.default;
  return !inputCell(column, index, "", source).isUnused;
}

/** Keys of the columns that are hidden at first, and in which a row has an entry. */
export function columnsWithEntries(columns: readonly Column[], source: ListSource): ReadonlySet<string> {
  const hidden = columns.filter(
    (column): column is InputColumn => column.kind === "input" && column.isExtra === true && column.isHiddenWithEntries !== true,
  );
  const shown = hidden.filter((column) => source.rows.some((_, index) => hasEntry(column, index, source)));
  return new Set(shown.map(({ key }) => key));
}
