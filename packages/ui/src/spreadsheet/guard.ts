import { strFromU8, strToU8, Unzip, UnzipInflate, zipSync } from "fflate";
import { fileLimits, UnreadableFileError } from "./table.ts";

/** Parts of a workbook that tables are read from: nothing else is unpacked. */
const readParts =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/;
const sheetPart = /^xl\/worksheets\//;
const damaged = "The file is damaged, or is no workbook. Open it in a spreadsheet program and save it as .xlsx again.";
const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

/** Parts whose mere presence says that the workbook is more than tables. */
function refuseByName(name: string): void {
  if (/vbaProject|\/macrosheets\//i.test(name))
    throw new UnreadableFileError("The workbook has macros, which are not read. Save it as .xlsx, without macros.");
  if (/^xl\/externalLinks\//i.test(name))
    throw new UnreadableFileError("The workbook takes values from other files. Replace these links by their values, and save it again.");
}

/** Unpacks the parts that are read, and stops at the byte that is too many: what an archive says of its sizes is not believed. */
function inflate(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const chunks = new Map<string, Uint8Array[]>();
  let total = 0;
  let parts = 0;
  const unzip = new Unzip((file) => {
    parts += 1;
    if (parts > fileLimits.parts) throw new UnreadableFileError(`The workbook consists of more than ${fileLimits.parts} files.`);
    refuseByName(file.name);
    if (!readParts.test(file.name)) return;
    if (chunks.has(file.name)) throw new UnreadableFileError(damaged);
    const own: Uint8Array[] = [];
    chunks.set(file.name, own);
    file.ondata = (error, chunk) => {
      // What is refused here comes back as an error of the unpacking.
      if (error) throw error instanceof UnreadableFileError ? error : new UnreadableFileError(damaged);
      total += chunk.length;
      if (total > fileLimits.inflatedBytes)
        throw new UnreadableFileError(
          `Unpacked, the workbook is larger than ${megabytes(fileLimits.inflatedBytes)}. Copy the table that you need into a workbook of its own.`,
        );
      own.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  // In small pieces: of a bomb no more than a few megabytes are unpacked before it is noticed.
  const step = 16_384;
  try {
    for (let at = 0; at < bytes.length; at += step) unzip.push(bytes.subarray(at, at + step), at + step >= bytes.length);
  } catch (error) {
    throw error instanceof UnreadableFileError ? error : new UnreadableFileError(damaged, { cause: error });
  }
  return new Map([...chunks].map(([name, own]) => [name, joined(own)]));
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** The number of a column by its letters, counted from 1. */
function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}

/** Counts rows and cells of a sheet, and looks how far it reaches, before anything makes a table of it. @returns the number of cells */
function measureSheet(xml: string): number {
  let cells = 0;
  let rows = 0;
  for (const [, tag, letters = "", digits = "0"] of xml.matchAll(/<(?:\w+:)?(row|c)\b(?:[^>]*?\sr="([A-Z]{0,4})(\d{1,9})")?/g)) {
    if (tag === "c") cells += 1;
    else rows += 1;
    if (Math.max(Number(digits), rows) > fileLimits.rows)
      throw new UnreadableFileError(
        `A sheet reaches down to row ${Math.max(Number(digits), rows)}; at most ${fileLimits.rows} rows are read. Delete the empty rows below the table, or copy it into a workbook of its own.`,
      );
    if (columnNumber(letters) > fileLimits.columns)
      throw new UnreadableFileError(
        `A sheet reaches to column ${letters}; at most ${fileLimits.columns} columns are read. Delete the empty columns beside the table, or copy it into a workbook of its own.`,
      );
  }
  return cells;
}

/** A sheet with its cells alone: drawings, merged cells, validations and conditional formats are not for reading tables. */
function cellsAlone(xml: string): string {
  const root = /<worksheet\b[^>]*>/.exec(xml)?.[0];
  const data = /<sheetData\b[\s\S]*<\/sheetData>|<sheetData\s*\/>/.exec(xml)?.[0];
  return root === undefined || data === undefined ? xml : `${root}${data}</worksheet>`;
}

/**
 * Brings a workbook that somebody chose into a form that can be read without danger: a new archive of the parts that tables stand in, each
 * unpacked, measured and checked here. Who reads it sees nothing that was not counted.
 *
 * @throws {UnreadableFileError} when it is too large, too wide or too long, holds macros, links to other files or entities, or is damaged
 */
export function guardedWorkbook(bytes: Uint8Array): Uint8Array {
  const parts = inflate(bytes);
  if (!parts.has("xl/workbook.xml")) throw new UnreadableFileError(damaged);
  let cells = 0;
  const kept: Record<string, Uint8Array> = {};
  for (const [name, part] of parts) {
    const xml = strFromU8(part);
    if (/<!(?:DOCTYPE|ENTITY)/i.test(xml))
      throw new UnreadableFileError("The workbook defines entities, which no spreadsheet program writes. It is not read.");
    const isSheet = sheetPart.test(name);
    if (isSheet) cells += measureSheet(xml);
    if (cells > fileLimits.cells)
      throw new UnreadableFileError(
        `The workbook has more than ${fileLimits.cells} cells. Copy the table that you need into a workbook of its own.`,
      );
    kept[name] = isSheet ? strToU8(cellsAlone(xml)) : part;
  }
  return zipSync(kept, { level: 0 });
}
