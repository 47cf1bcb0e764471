import type { CurrencyFormat, QuantityKind } from "@org/hvac-core/quantity";
import { normalizeNumbers, type NumberMarks } from "../numbers/decimalMarks.ts";
import { decimalMark as pageMark, formatNumber } from "../numbers/numbers.ts";
import type { ReadCell, UnparsedCell } from "./fileTable.ts";
import { currencySign } from "../rows/currencySign.ts";
import type { FileColumn } from "./fileColumns.ts";
import type { Head } from "./fileHeads.ts";
import { texts } from "./texts.ts";

/** A table of a file, with the meanings of its columns. */
export interface ImportedTable {
  /** Rows without the head. */
  readonly rows: readonly (readonly ReadCell[])[];
  readonly heads: readonly Head[];
  /** Texts that begin like formulas are preceded by an apostrophe. */
  readonly isMarked: boolean;
  /** Number format of the texts. */
  readonly marks: NumberMarks;
}

/** Whether the file has no value for a cell. */
export const isUnparsed = (cell: ReadCell): cell is UnparsedCell => typeof cell === "object";

/** Text of a cell for display. */
export const cellText = (cell: ReadCell): string => (isUnparsed(cell) ? cell.text : String(cell ?? ""));

export const isBlank = (cell: ReadCell): boolean => cell === undefined || (typeof cell === "string" && cell.trim() === "");

/** Two numbers with a dash between them: in a file this is a range, not a subtraction. */
const range = /^[^\d]{0,4}\d[\d.,'’]*\s*(?:[^\d\s.,'’+*/\-–—]{0,8}\s*)?(?:-|−|–|—|\.{2,}|…|to|bis)\s*\d/iu;
/** A single number that contains a dash: `1e-3`, `1-1/2`, `10'-6"`. */
const dashedNumber =
  /^\s*[-+−]?(?:[\d.,]+e[-+−]?\d+|\d+\s*[-–]\s*\d+\s*\/\s*\d+|\d+\s*(?:ft|feet|foot|'|′|’)\s*[-–]?\s*\d[\d\s./]*(?:in|inch|inches|"|″|”|''|′′)?\.?\s*$)/i;

/** A date, which would otherwise be calculated: `12/05/2026` as a quotient. */
const date = /^(?:\d{4}-\d{1,2}-\d{1,2}(?:[T ].*)?|\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2}))$/;
/** A deduction in accounting notation: `(1,200.00)`. */
const inBrackets = /^\(\s*[^()]*\d[^()+*/]*\)$/;
/** A size: `600x400`, `24" × 12"`. Powers of ten are not sizes. */
const size = /\d[^\d+*/]{0,8}?[x×]\s*(?!10\s*(?:\^|[⁰¹²³⁴-⁹⁻]))\d/i;
const fraction = /([\d.,]+)\s*\/\s*(\d[\d.,]*)(\s*\/\s*\d)?/g;
/** Maximum denominator: fractions go from halves to sixty-fourths. */
const maxDenominator = 64;

/** Whether every slash between numbers forms a common fraction: `1/2`, `2 3/8`, but not `80/67` or `460/3/60`. */
const hasOnlyFractions = (text: string): boolean =>
  [...text.matchAll(fraction)].every(
    ([, above = "", below = "", more]) =>
      more === undefined &&
      /^[1-9]\d*$/.test(above) &&
      /^[1-9]\d*$/.test(below) &&
      Number(above) < Number(below) &&
      Number(below) <= maxDenominator,
  );

/** A range between fractions: `1/4-1/2`. */
const fractionRange = /\d\s*\/\s*\d+[^\d+*/]*(?:-|−|–|—|to)\s*\d/i;

/** Text of a number from a file, or the reason why it cannot be read. */
export type NumberText = { readonly text: string } | { readonly why: string };

const productKinds: ReadonlySet<QuantityKind> = new Set(["area", "volume"]);

/** Maximum length of a number that the parser reads, characters. */
const maxNumberLength = 500;

/** Reason why a text from a file is not a number, although it could be calculated. */
function noNumber(text: string, kind: QuantityKind | undefined): string | undefined {
  // The parser rejects longer texts in any case.
  if (text.length > maxNumberLength) return undefined;
  if (date.test(text)) return texts.date(text);
  if ((range.test(text) && !dashedNumber.test(text)) || fractionRange.test(text)) return texts.range(text);
  if (inBrackets.test(text))
    return texts.inBrackets(
      text,
      text
        .slice(1, -1)
        .replace(/^\s*[-+−]/, "")
        .trim(),
    );
  if (!hasOnlyFractions(text)) return texts.twoValues(text);
  // Two lengths are an area.
  if (size.test(text) && !(kind && productKinds.has(kind))) return texts.size(text);
  return undefined;
}

/**
 * Rewrites a number from a file or the clipboard as it would be typed on this page: with the decimal mark of the page, and without unintended
 * calculations.
 *
 * @param text text of the cell
 * @param kind quantity that the number measures
 */
export function importedNumber(text: string, marks: NumberMarks, kind?: QuantityKind): NumberText {
  // Prices in India and East Africa end with a dash: `4,500/-`, `4,500/=`.
  const trimmed = text.trim().replace(/(\d)\s*\/[-–=]$/, "$1");
  const why = noNumber(trimmed, kind);
  return why === undefined ? normalizeNumbers(trimmed, marks, pageMark()) : { why };
}

/** A unit for the parser: the general currency sign replaces the currency of the list, and no other currency. */
function unitText(unit: string, currency: CurrencyFormat | undefined): string {
  if (currency === undefined) return unit;
  if (/^[A-Z]{3}$/.test(unit) && Intl.supportedValuesOf("currency").includes(unit))
    return unit === currency.sign || currencySign(unit) === currency.sign ? "¤" : `[${unit}]`;
  const sign = /\p{Sc}/u.exec(unit)?.[0];
  const withSign = unit.replaceAll(currency.sign, "¤");
  return withSign === unit && sign !== undefined && sign !== "¤" ? `[${unit}]` : withSign;
}

/** Whether a number includes a unit. Signs of multiplication and of powers of ten are not units. */
const hasUnit = (text: string): boolean => /[\p{L}%‰°'’"′″\p{Sc}]/u.test(text.replaceAll(/(?<=[\d.,)])\s*[eExX×](?=\s*[-+−(]?\s*\d)/g, ""));

/** A number or text of a cell, as it would be typed on this page. */
export function typedText(
  cell: ReadCell,
  unit: string,
  { marks }: Pick<ImportedTable, "marks">,
  currency: CurrencyFormat | undefined,
  kind?: QuantityKind,
): NumberText {
  if (isUnparsed(cell)) return { why: cell.why };
  const ofHead = unitText(unit, currency);
  if (typeof cell === "number") return { text: `${formatNumber(cell, { digits: "full" })} ${ofHead}`.trim() };
  const text = (cell ?? "").trim();
  const read = importedNumber(currency === undefined ? text : text.replaceAll(currency.sign, "¤"), marks, kind);
  if ("why" in read) return read;
  const foreign = currency && text.match(/\p{Sc}/gu)?.find((sign) => sign !== "¤" && !currency.sign.endsWith(sign));
  if (foreign !== undefined) return { why: texts.otherCurrency(foreign) };
  return hasUnit(read.text) ? read : { text: `${read.text} ${ofHead}`.trim() };
}

/** A column of a table that is a field of the list, with the column of its units. */
export interface Field {
  readonly index: number;
  readonly column: FileColumn;
  readonly unitIndex: number | undefined;
  readonly unit: string;
}

export function fieldsOf({ heads }: Pick<ImportedTable, "heads">, columns: readonly FileColumn[]): readonly Field[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const fields = heads.flatMap(({ target, unit }, index): Field[] => {
    const column = target.type === "field" ? byKey.get(target.key) : undefined;
    if (!column) return [];
    const unitIndex = heads.findIndex((head) => head.target.type === "unit" && head.target.column === index);
    return [{ index, column, unit, unitIndex: unitIndex === -1 ? undefined : unitIndex }];
  });
  // All places of a series share one unit column.
  return fields.map((field) => {
    if (field.unitIndex !== undefined || field.column.place === undefined) return field;
    const unitIndex = fields.find(
      ({ column, unitIndex: index }) => column.column === field.column.column && index !== undefined,
    )?.unitIndex;
    return { ...field, unitIndex };
  });
}

/** Rows of the table with content: a field or a row id. */
export function filledRows({ rows, heads }: ImportedTable, fields: readonly Field[]): readonly number[] {
  const idAt = heads.findIndex(({ target }) => target.type === "id");
  return rows.flatMap((row, index) => (fields.some(({ index: column }) => !isBlank(row[column])) || !isBlank(row[idAt]) ? [index] : []));
}

export const isReference = ({ cellField }: FileColumn): boolean => cellField.type === "reference";

export function unitOf({ unit, unitIndex }: Field, row: readonly ReadCell[]): string {
  const unitCell = unitIndex === undefined ? undefined : row[unitIndex];
  return isBlank(unitCell) ? unit : cellText(unitCell).trim();
}
