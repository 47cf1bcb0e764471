import { strFromU8, strToU8, zipSync } from "fflate";
import { unpacked } from "./archive.ts";
import { fileLimits, UnreadableFileError } from "@org/form/importing";
import { texts } from "./texts.ts";

/** Parts of a workbook that hold tables: nothing else is unpacked. */
const readParts =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/;
const sheetPart = /^xl\/worksheets\//;
const { damaged } = texts;

/** A note on a part that is not unpacked: cells keep the values that they had from it when the file was saved. */
function noteOf(name: string): string | undefined {
  if (/vbaProject|\/macrosheets\//i.test(name)) return texts.macros;
  if (/^xl\/externalLinks\//i.test(name)) return texts.otherFiles;
  return undefined;
}

/** Unpacks the parts that hold tables. */
function inflate(bytes: Uint8Array): { readonly parts: ReadonlyMap<string, Uint8Array>; readonly notes: readonly string[] } {
  const { files, names } = unpacked(bytes, {
    isWanted: (name) => readParts.test(name),
    maxFiles: fileLimits.parts,
    maxBytes: fileLimits.inflatedBytes,
    damaged,
    tooManyFiles: texts.tooManyParts(fileLimits.parts),
    tooLarge: texts.tooLargeUnpacked(Math.round(fileLimits.inflatedBytes / 1e6)),
  });
  return { parts: files, notes: [...new Set(names.flatMap((name) => noteOf(name) ?? []))] };
}

/** Column number from its letters, counted from 1. */
function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}

/** Marks the text of a cell with a signal for the reader: no program writes this character of the private use area. */
const signal = "\uE000";

/** The signal in a cell of a guarded workbook: a share in percent, an error, a formula that was never calculated. */
export function signalledCell(text: string): { readonly share: number } | { readonly error: string } | "no value" | undefined {
  if (!text.startsWith(signal)) return undefined;
  const rest = text.slice(2);
  if (text[1] === "%") return { share: Number(rest) };
  return text[1] === "#" ? { error: rest } : "no value";
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const textCell = (address: string, text: string): string =>
  `<c r="${address}" t="inlineStr"><is><t>${signal}${text.replaceAll(/[&<>]/g, (sign) => escapes[sign]!)}</t></is></c>`;

/*
 * Patterns for tags stop at the next "<". A pattern that goes past it starts again at each unclosed tag, and its time grows with the square of the text.
 */
const tagInTag = /<(?!!\[CDATA\[)[^<>]*</;
const relationship = /<(?:\w+:)?Relationship\b([^<>]*)\/>/gi;
const outside = /\/(?:externalLink|vbaProject)"/i;

/** Position of the first element with a name, from its opening tag to the next closing tag; `undefined` if there is no such element. */
function elementIn(xml: string, name: string, from = 0): { readonly start: number; readonly end: number } | undefined {
  const opens = new RegExp(`<(?:\\w+:)?${name}\\b`, "g");
  const closes = new RegExp(`</(?:\\w+:)?${name}>`, "g");
  opens.lastIndex = from;
  const opened = opens.exec(xml);
  if (!opened) return undefined;
  closes.lastIndex = opened.index;
  return closes.exec(xml) ? { start: opened.index, end: closes.lastIndex } : undefined;
}

/** XML without the elements of a name. */
function withoutElements(xml: string, name: string): string {
  const rest: string[] = [];
  let from = 0;
  for (let element = elementIn(xml, name); element; element = elementIn(xml, name, from)) {
    rest.push(xml.slice(from, element.start));
    from = element.end;
  }
  return rest.join("") + xml.slice(from);
}

/** Indices of the cell formats that show numbers in percent. */
export function percentFormats(styles: string): ReadonlySet<number> {
  // Formats 9 and 10 are built in (ECMA-376, 18.8.30). A code may hold ">", as in [>1]0%. A percent sign in quotes or after a backslash is text.
  const isPercent = (code: string): boolean => code.replaceAll(/&quot;.*?&quot;|"[^"]*"|\\./g, "").includes("%");
  const custom = new Map(
    [...styles.matchAll(/<(?:\w+:)?numFmt\b((?:[^<>"]|"[^<"]*")*)>/g)].map(([, attributes = ""]) => [
      /\bnumFmtId="(\d+)"/.exec(attributes)?.[1],
      isPercent(/\bformatCode="([^"]*)"/.exec(attributes)?.[1] ?? ""),
    ]),
  );
  const element = elementIn(styles, "cellXfs");
  const formats = element ? styles.slice(element.start, element.end) : "";
  const ids = [...formats.matchAll(/<(?:\w+:)?xf\b([^<>]*)>/g)].map(([, attributes = ""]) => /\bnumFmtId="(\d+)"/.exec(attributes)?.[1]);
  return new Set(ids.flatMap((id, index) => (id === "9" || id === "10" || custom.get(id) === true ? [index] : [])));
}

interface OpenCell {
  readonly start: number;
  readonly address: string;
  readonly attributes: string;
  /** Start of its value; 0 without a value. */
  valueAt: number;
  hasText: boolean;
  hasFormula: boolean;
}

const letterOf = (column: number): string => {
  let letters = "";
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
};

/** A cell for the reader, with a signal where the reader would find no value or another number. `undefined` for a cell without a value. */
function readableCell(xml: string, cell: OpenCell, end: number, percent: ReadonlySet<number>): string | undefined {
  const { start, address, attributes, valueAt, hasText, hasFormula } = cell;
  const type = /\bt="(\w+)"/.exec(attributes)?.[1] ?? "n";
  const value = valueAt === 0 ? "" : xml.slice(valueAt, xml.indexOf("<", valueAt));
  if (value === "" && !hasText) return hasFormula && (type !== "str" || valueAt === 0) ? textCell(address, "f") : undefined;
  if (type === "e") return textCell(address, `#${value}`);
  const style = Number(/\bs="(\d+)"/.exec(attributes)?.[1] ?? -1);
  if (type === "n" && !hasText && percent.has(style) && Number.isFinite(Number(value))) return textCell(address, `%${value}`);
  const cellXml = xml.slice(start, end);
  // Another reader could find an uncounted tag where this one finds none.
  if (tagInTag.test(cellXml)) throw new UnreadableFileError(damaged);
  return cellXml;
}

/**
 * Reduces a sheet to cells with values and merged ranges: tables need no drawings, validations or conditional formats. Rows and cells with only a
 * format are left out, and the rest is counted before a table is built.
 *
 * @returns the sheet, and the number of its cells
 */
function cellsAlone(xml: string, percent: ReadonlySet<number>): { readonly xml: string; readonly cells: number } {
  const root = /<(?:\w+:)?worksheet\b[^<>]*>/.exec(xml)?.[0];
  if (root === undefined) return { xml, cells: 0 };
  const rows: string[] = [];
  const merges: string[] = [];
  let rowCells: string[] = [];
  let [rowTag, row, column, cells] = ["", 0, 0, 0];
  let cell: OpenCell | undefined;
  for (const tag of xml.matchAll(/<(\/?)(?:\w+:)?(row|c|v|f|is|mergeCell)\b([^<>]*?)(\/?)>/g)) {
    const [all, closes, name, attributes = "", isEmpty] = tag;
    const after = tag.index + all.length;
    if (name === "mergeCell") {
      const reference = /\bref="([A-Z]{1,3}\d{1,7}:[A-Z]{1,3}\d{1,7})"/.exec(attributes)?.[1];
      if (reference !== undefined && merges.length < fileLimits.rows) merges.push(`<mergeCell ref="${reference}"/>`);
    } else if (name === "row" && closes === "") {
      row = Number(/\br="(\d{1,9})"/.exec(attributes)?.[1] ?? row + 1);
      column = 0;
      rowCells = [];
      rowTag = `<row r="${row}"${/\bhidden="(?:1|true)"/.test(attributes) ? ' hidden="1"' : ""}>`;
    } else if (name === "row") {
      if (rowCells.length === 0) continue;
      if (row > fileLimits.rows) throw new UnreadableFileError(texts.tooLong(row, fileLimits.rows));
      rows.push(`${rowTag}${rowCells.join("")}</row>`);
    } else if (name === "c" && closes === "") {
      const letters = /\br="([A-Z]{1,4})\d/.exec(attributes)?.[1];
      column = letters === undefined ? column + 1 : columnNumber(letters);
      const address = `${letters ?? letterOf(column)}${row}`;
      cell = isEmpty === "" ? { start: tag.index, address, attributes, valueAt: 0, hasText: false, hasFormula: false } : undefined;
    } else if (name === "c" && cell) {
      const readable = readableCell(xml, cell, after, percent);
      cell = undefined;
      if (readable === undefined) continue;
      cells += 1;
      rowCells.push(readable);
      if (column > fileLimits.columns) throw new UnreadableFileError(texts.tooWide(letterOf(column), fileLimits.columns));
    } else if (cell && closes === "") {
      if (name === "v" && isEmpty === "") cell.valueAt = after;
      if (name === "is") cell.hasText = true;
      if (name === "f") cell.hasFormula = true;
    }
  }
  // The body gets the prefix of the sheet's elements, if any.
  const prefix = /^<(\w+:)?/.exec(root)?.[1] ?? "";
  const merged = merges.length > 0 ? `<mergeCells>${merges.join("")}</mergeCells>` : "";
  const body = `<sheetData>${rows.join("")}</sheetData>${merged}`;
  return { xml: `${root}${prefix === "" ? body : prefixed(body, prefix)}</${prefix}worksheet>`, cells };
}

/** Adds the prefix to the elements that are written here; copied cells have theirs already. */
const prefixed = (xml: string, prefix: string): string =>
  xml.replaceAll(/<(\/?)(?=(?:sheetData|row|c|is|t|mergeCells?)\b)/g, `<$1${prefix}`);

export interface GuardedWorkbook {
  readonly bytes: Uint8Array;
  /** Notes on parts of the workbook other than tables. */
  readonly notes: readonly string[];
}

/**
 * Makes a selected workbook safe to read: writes a new archive of the parts that hold tables, each unpacked, measured and checked here. Its reader
 * gets only counted parts: no macros, and no links to other files.
 *
 * @throws {UnreadableFileError} when it is too large, too wide or too long, defines entities, or is damaged
 */
export function guardedWorkbook(bytes: Uint8Array): GuardedWorkbook {
  const { parts, notes } = inflate(bytes);
  if (!parts.has("xl/workbook.xml")) throw new UnreadableFileError(damaged);
  const xmlOf = new Map([...parts].map(([name, part]) => [name, strFromU8(part)]));
  for (const xml of xmlOf.values()) {
    if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new UnreadableFileError(texts.entities);
  }
  const percent = percentFormats(xmlOf.get("xl/styles.xml") ?? "");
  let count = 0;
  const safeParts: Record<string, Uint8Array> = {};
  for (const [name, part] of parts) {
    if (!sheetPart.test(name)) {
      safeParts[name] = part;
      continue;
    }
    const { xml, cells } = cellsAlone(xmlOf.get(name)!, percent);
    count += cells;
    if (count > fileLimits.cells) throw new UnreadableFileError(texts.tooManyCells(fileLimits.cells));
    safeParts[name] = strToU8(xml);
  }
  // The main parts of the workbook have links to other files as well.
  const relations = "xl/_rels/workbook.xml.rels";
  if (xmlOf.has(relations))
    safeParts[relations] = strToU8(
      xmlOf.get(relations)!.replaceAll(relationship, (tag, attributes: string) => (outside.test(attributes) ? "" : tag)),
    );
  safeParts["xl/workbook.xml"] = strToU8(withoutElements(xmlOf.get("xl/workbook.xml")!, "externalReferences"));
  return { bytes: zipSync(safeParts, { level: 0 }), notes };
}
