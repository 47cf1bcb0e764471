import type { CurrencyFormat, QuantityKind } from "@org/hvac-core/quantity";
import { numbersRead, type NumberMarks } from "../numbers/decimalMarks.ts";
import { decimalMark as pageMark, formatNumber } from "../numbers/numbers.ts";
import type { ReadCell, UnparsedCell } from "./fileTable.ts";
import { currencySign } from "../rows/currencySign.ts";
import type { FileColumn } from "./fileColumns.ts";
import type { Head } from "./fileHeads.ts";

/** A table of a file, and what its columns are taken for. */
export interface ImportedTable {
  /** Without its head. */
  readonly rows: readonly (readonly ReadCell[])[];
  readonly heads: readonly Head[];
  /** Texts that begin like formulas have an apostrophe before them. */
  readonly isMarked: boolean;
  /** How its texts write numbers. */
  readonly marks: NumberMarks;
}

/** A cell that the file itself has no value for. */
export const isUnparsed = (cell: ReadCell): cell is UnparsedCell => typeof cell === "object";

/** The text of a cell as it is shown. */
export const cellText = (cell: ReadCell): string => (isUnparsed(cell) ? cell.text : String(cell ?? ""));

export const isBlank = (cell: ReadCell): boolean => cell === undefined || (typeof cell === "string" && cell.trim() === "");

/** Two numbers with a dash between them: where nobody typed it this is a range, and no difference. */
const range = /^[^\d]{0,4}\d[\d.,'’]*\s*(?:[^\d\s.,'’+*/\-–—]{0,8}\s*)?(?:-|−|–|—|\.{2,}|…|to|bis)\s*\d/iu;
/** What has a dash within one number: `1e-3`, `1-1/2`, `10'-6"`. */
const dashedNumber =
  /^\s*[-+−]?(?:[\d.,]+e[-+−]?\d+|\d+\s*[-–]\s*\d+\s*\/\s*\d+|\d+\s*(?:ft|feet|foot|'|′|’)\s*[-–]?\s*\d[\d\s./]*(?:in|inch|inches|"|″|”|''|′′)?\.?\s*$)/i;

/** A day: nobody measures in it, and `12/05/2026` would be a quotient. */
const date = /^(?:\d{4}-\d{1,2}-\d{1,2}(?:[T ].*)?|\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2}))$/;
/** As accounts write what is taken off: `(1,200.00)`. */
const inBrackets = /^\(\s*[^()]*\d[^()+*/]*\)$/;
/** A size: `600x400`, `24" × 12"`. Powers of ten are none. */
const size = /\d[^\d+*/]{0,8}?[x×]\s*(?!10\s*(?:\^|[⁰¹²³⁴-⁹⁻]))\d/i;
const fraction = /([\d.,]+)\s*\/\s*(\d[\d.,]*)(\s*\/\s*\d)?/g;
/** Halves to sixty-fourths. */
const maxDenominator = 64;

/** Whether every stroke between numbers makes a fraction of the trade: `1/2`, `2 3/8`, and not `80/67` or `460/3/60`. */
const hasOnlyFractions = (text: string): boolean =>
  [...text.matchAll(fraction)].every(
    ([, above = "", below = "", more]) =>
      more === undefined &&
      /^[1-9]\d*$/.test(above) &&
      /^[1-9]\d*$/.test(below) &&
      Number(above) < Number(below) &&
      Number(below) <= maxDenominator,
  );

/** From one fraction to another: `1/4-1/2`. */
const fractionRange = /\d\s*\/\s*\d+[^\d+*/]*(?:-|−|–|—|to)\s*\d/i;

/** What a number in a file says, or why nothing can be made of it. */
export type NumberText = { readonly text: string } | { readonly why: string };

const productKinds: ReadonlySet<QuantityKind> = new Set(["area", "volume"]);

/** Characters of a number that are looked at: those that the parser reads. */
const maxNumberLength = 500;

/** Why a text is no number where nobody typed it, though it can be calculated. */
function noNumber(text: string, kind: QuantityKind | undefined): string | undefined {
  // What is longer is refused whatever it is.
  if (text.length > maxNumberLength) return undefined;
  if (date.test(text)) return `“${text}” is a date; enter a number.`;
  if ((range.test(text) && !dashedNumber.test(text)) || fractionRange.test(text)) return `“${text}” is a range; enter one number.`;
  if (inBrackets.test(text)) return `“${text}” may be ${text.slice(1, -1).trim()} or the same taken off; enter one number.`;
  if (!hasOnlyFractions(text)) return `“${text}” has two values; enter one number.`;
  // Two lengths are an area.
  if (size.test(text) && !(kind && productKinds.has(kind))) return `“${text}” is a size; enter one number.`;
  return undefined;
}

/**
 * A number of a cell that was not typed here, as it would be typed on this page: in the marks of this page, with no calculation that nobody meant.
 *
 * @param text the cell
 * @param kind what the number measures
 */
export function numberFromElsewhere(text: string, marks: NumberMarks, kind?: QuantityKind): NumberText {
  // As prices are closed in India and in East Africa: `4,500/-`, `4,500/=`.
  const trimmed = text.trim().replace(/(\d)\s*\/[-–=]$/, "$1");
  const why = noNumber(trimmed, kind);
  return why === undefined ? numbersRead(trimmed, marks, pageMark()) : { why };
}

/** A unit as the parser knows it: with the general sign in place of the currency of the list, and of no other. */
function unitText(unit: string, currency: CurrencyFormat | undefined): string {
  if (currency === undefined) return unit;
  if (/^[A-Z]{3}$/.test(unit) && Intl.supportedValuesOf("currency").includes(unit))
    return unit === currency.sign || currencySign(unit) === currency.sign ? "¤" : `[${unit}]`;
  const sign = /\p{Sc}/u.exec(unit)?.[0];
  const own = unit.replaceAll(currency.sign, "¤");
  return own === unit && sign !== undefined && sign !== "¤" ? `[${unit}]` : own;
}

/** Whether a number has a unit of its own. Signs of multiplication and of powers of ten are none. */
const hasUnit = (text: string): boolean => /[\p{L}%‰°'’"′″\p{Sc}]/u.test(text.replaceAll(/(?<=[\d.,)])\s*[eExX×](?=\s*[-+−(]?\s*\d)/g, ""));

/** A number or text of a cell as it would be typed on this page. */
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
  const read = numberFromElsewhere(currency === undefined ? text : text.replaceAll(currency.sign, "¤"), marks, kind);
  if ("why" in read) return read;
  const foreign = currency && text.match(/\p{Sc}/gu)?.find((sign) => sign !== "¤" && !currency.sign.endsWith(sign));
  if (foreign !== undefined) return { why: `${foreign} is not the currency of the list.` };
  return hasUnit(read.text) ? read : { text: `${read.text} ${ofHead}`.trim() };
}

/** The columns of a table that are fields of the list, with the columns of their units. */
export interface Field {
  readonly at: number;
  readonly column: FileColumn;
  readonly unitAt: number | undefined;
  readonly unit: string;
}

export function fieldsOf({ heads }: Pick<ImportedTable, "heads">, columns: readonly FileColumn[]): readonly Field[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const own = heads.flatMap(({ target, unit }, at): Field[] => {
    const column = target.type === "field" ? byKey.get(target.key) : undefined;
    if (!column) return [];
    const unitAt = heads.findIndex((head) => head.target.type === "unit" && head.target.column === at);
    return [{ at, column, unit, unitAt: unitAt === -1 ? undefined : unitAt }];
  });
  // All places of a series have the unit that one of them has.
  return own.map((field) => {
    if (field.unitAt !== undefined || field.column.place === undefined) return field;
    const unitAt = own.find(({ column, unitAt: at }) => column.column === field.column.column && at !== undefined)?.unitAt;
    return { ...field, unitAt };
  });
}

/** Rows of the table that state anything: a field, or at least which row they are. */
export function filledRows({ rows, heads }: ImportedTable, fields: readonly Field[]): readonly number[] {
  const idAt = heads.findIndex(({ target }) => target.type === "id");
  return rows.flatMap((row, index) => (fields.some(({ at }) => !isBlank(row[at])) || !isBlank(row[idAt]) ? [index] : []));
}

export const isReference = ({ cellField }: FileColumn): boolean => cellField.type === "reference";

export function unitOf({ unit, unitAt }: Field, row: readonly ReadCell[]): string {
  const stated = unitAt === undefined ? undefined : row[unitAt];
  return isBlank(stated) ? unit : cellText(stated).trim();
}
