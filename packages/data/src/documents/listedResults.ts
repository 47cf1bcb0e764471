import type { FileData, PlainRecord } from "./fileData.ts";
import { listedNames } from "./listedNames.ts";
import { limits } from "./limits.ts";
import { rowsOfResult } from "./resultColumns.ts";

/** Texts of rows that people search for; the others are choices, which most files share. */
const searchedTexts: ReadonlySet<string> = new Set(["name", "description", "tag", "serves", "location", "manufacturer", "model"]);
/** Results of rows that are sizes. */
const sizeNames = ["nominalSize", "size"];
/** Number of sizes that a list shows. */
const maxSizes = 4;
/** Maximum length of the words of a file, some 1,000 words: a bill of 2,000 lines has about as many different ones, most files have few. */
const maxContents = 8000;

/** What lists show and search of a file besides its headline results: the sizes of its rows, the number of its rooms, and the words of its rows. */
export function listedResults({ input, results }: FileData): PlainRecord {
  const tables = Object.entries(results).flatMap(([name, result]) => {
    const rows = rowsOfResult(result);
    return rows ? [[name, [...rows.values()]] as const] : [];
  });
  const sizes = [...new Set(tables.flatMap(([, rows]) => rows.flatMap((row) => sizeOf(row) ?? [])))];
  const rooms = numberOfRooms(input, rowsOfResult(results["roomResults"]));
  const contents = wordsOf(input);
  return {
    ...(sizes.length > 0 && { [listedNames.sizes]: { value: sizesText(sizes), quantity: "text" } }),
    ...(rooms > 0 && { [listedNames.rooms]: { value: rooms, quantity: "count" } }),
    ...(contents !== "" && { [listedNames.contents]: contents }),
  };
}

/** The number of rooms with results, identical ones included. */
function numberOfRooms({ rooms }: PlainRecord, results: ReadonlyMap<string, unknown> | undefined): number {
  if (!results) return 0;
  const counts = new Map((Array.isArray(rooms) ? rooms : []).map((row) => identicalRooms(row)));
  return [...results.keys()].reduce((sum, id) => sum + (counts.get(id) ?? 1), 0);
}

function identicalRooms(row: unknown): readonly [id: unknown, count: number] {
  const { id, multiplier } = (row ?? {}) as { readonly id?: unknown; readonly multiplier?: unknown };
  const { value = multiplier } = (typeof multiplier === "object" && multiplier !== null ? multiplier : {}) as { readonly value?: unknown };
  return [id, typeof value === "number" ? value : 1];
}

function sizeOf(row: Readonly<Record<string, unknown>>): string | undefined {
  for (const name of sizeNames) {
    const { value } = (row[name] ?? {}) as { readonly value?: unknown };
    if (typeof value === "string" && value !== "") return value;
  }
  return undefined;
}

function sizesText(sizes: readonly string[]): string {
  const shown = sizes
    .slice(0, maxSizes)
    .join(", ")
    .slice(0, limits.nameLength - 2);
  return sizes.length > maxSizes ? `${shown} …` : shown;
}

/**
 * The different words in the rows of an input. Where there are too many, each row loses its last ones, so that no part of a long bill is missing.
 */
function wordsOf(input: PlainRecord): string {
  const rows = Object.values(input).flatMap((table) => (Array.isArray(table) ? table.map(wordsOfRow) : []));
  const longest = rows.reduce((length, words) => Math.max(length, words.length), 0);
  const words = new Map<string, string>();
  let length = 0;
  for (let position = 0; position < longest; position += 1) {
    for (const row of rows) {
      const word = row[position] ?? "";
      const key = word.toLowerCase();
      if (word.length < 2 || words.has(key) || length + word.length >= maxContents) continue;
      length += word.length + 1;
      words.set(key, word);
    }
  }
  return [...words.values()].join(" ");
}

function wordsOfRow(row: unknown): readonly string[] {
  return textsOfRow(row).flatMap((text) => text.split(/[\s,;:()"“”]+/));
}

function textsOfRow(row: unknown): readonly string[] {
  if (typeof row !== "object" || row === null || Array.isArray(row)) return [];
  return Object.entries(row).flatMap(([name, value]) => (searchedTexts.has(name) && typeof value === "string" ? [value] : []));
}
