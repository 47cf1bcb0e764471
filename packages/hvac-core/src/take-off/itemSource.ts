import { lineId } from "./describe.ts";
import type { ProposedLine, TakeOffSource } from "./lines.ts";

/** A line as it was taken into an item of a bill. */
export interface TakenLine {
  /** Id of the proposed line. */
  readonly id: string;
  /** As taken, in the unit as taken. */
  readonly quantity: number;
  readonly unit: string;
  /** Files that it came from: collection and id. */
  readonly files: readonly (readonly [collection: string, fileId: string])[];
  /** Marks of its elements, see `elementMark`: by these they are found again when the line is another one. */
  readonly elements: readonly string[];
}

/** Source of an item of a bill: the lines that make up its quantity, or a part of it. */
export type ItemSource = readonly TakenLine[];

/** A line that is not to be proposed again. */
export interface IgnoredLine {
  readonly id: string;
  readonly description: string;
}

/** Length of a mark. 48 bits: of ten thousand elements two have one mark once in five million projects. */
const markLength = 12;

/** The elements of an item that its text has room for: a bill stores up to 200 000 characters. Beyond, lines are known by their ids only. */
const maxElements = 15_000;

/**
 * Names an element across the files of a project.
 * @param source file and element
 * @returns a key unlike that of any other element
 */
export function elementKey({ collection, fileId, path, part }: Omit<TakeOffSource, "amount">): string {
  return `${collection}/${fileId}/${path}/${part}`;
}

/**
 * A short mark of an element, so that an item can keep the marks of thousands.
 * @param source file and element
 * @returns 12 hexadecimal digits, the same on every machine and in every version
 * @example
 * ```ts
 * import { elementMark } from "@org/hvac-core/take-off";
 * elementMark({ collection: "boqs", fileId: "a", path: "items.b", part: "pipe" }).length; // 12
 * ```
 */
export const elementMark = (source: Omit<TakeOffSource, "amount">): string => lineId(elementKey(source)).slice(0, markLength);

/** A proposed line as an item keeps it. */
export function takenLine({
  id,
  quantity,
  unit,
  sources,
}: Pick<ProposedLine, "id" | "quantity" | "sources"> & { readonly unit: string }): TakenLine {
  const files = new Map(sources.map(({ collection, fileId }) => [`${collection}/${fileId}`, [collection, fileId] as const]));
  return { id, quantity, unit, files: [...files.values()], elements: sources.map(elementMark) };
}

const kind = "takeOff";
const pack = (title: string, data: unknown): string => `${kind}|${encodeURIComponent(title)}|${JSON.stringify(data)}`;

function unpack(text: string): unknown {
  const [packedKind, title = ""] = text.split("|", 2);
  if (packedKind !== kind) return undefined;
  try {
    return JSON.parse(text.slice(kind.length + title.length + 2));
  } catch (error) {
    // A text in another format is not a source.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const marks = new RegExp(`.{${markLength}}`, "gu");

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((each) => typeof each === "string");

function readTaken(value: unknown): TakenLine[] {
  if (!Array.isArray(value)) return [];
  const [id, quantity, unit, files, elements] = value as unknown[];
  if (
    typeof id !== "string" ||
    typeof quantity !== "number" ||
    typeof unit !== "string" ||
    !Array.isArray(files) ||
    typeof elements !== "string"
  )
    return [];
  const pairs = files.flatMap((file: unknown) => (isTexts(file) && file.length === 2 ? [[file[0]!, file[1]!] as const] : []));
  return [{ id, quantity, unit, files: pairs, elements: elements.match(marks) ?? [] }];
}

/**
 * Packs where an item comes from into the text that its `source` stores.
 * @param source lines as taken; none gives an empty text
 * @returns a text of one line
 * @see {@link readSource}
 * @example
 * ```ts
 * import { packSource, readSource } from "@org/hvac-core/take-off";
 * const source = [{ id: "f3", quantity: 30, unit: "m", files: [["pipeCalculations", "a"]], elements: [] }] as const;
 * readSource(packSource(source))[0]?.quantity; // 30
 * readSource("typed by somebody").length; // 0
 * ```
 */
export function packSource(source: ItemSource): string {
  if (source.length === 0) return "";
  const files = new Set(source.flatMap((line) => line.files.map((file) => file.join("/")))).size;
  const title = `Taken off from ${files} ${files === 1 ? "file" : "files"} of the project`;
  const isLong = source.reduce((sum, { elements }) => sum + elements.length, 0) > maxElements;
  return pack(
    title,
    source.map(({ id, quantity, unit, files: from, elements }) => [id, quantity, unit, from, isLong ? "" : elements.join("")]),
  );
}

/**
 * Reads where an item comes from.
 * @param text text of the item's `source`
 * @returns lines as taken; none where the text is no packed source
 * @example
 * ```ts
 * import { readSource } from "@org/hvac-core/take-off";
 * readSource("").length; // 0
 * ```
 */
export function readSource(text: string): ItemSource {
  const data = unpack(text);
  return Array.isArray(data) ? data.flatMap(readTaken) : [];
}

/**
 * Packs the lines that are not to be proposed again into the text that a bill stores.
 * @param ignored lines; none gives an empty text
 * @returns a text of one line
 * @see {@link readIgnored}
 * @example
 * ```ts
 * import { packIgnored, readIgnored } from "@org/hvac-core/take-off";
 * readIgnored(packIgnored([{ id: "f3", description: "Wire screen" }]))[0]?.description; // "Wire screen"
 * ```
 */
export function packIgnored(ignored: readonly IgnoredLine[]): string {
  if (ignored.length === 0) return "";
  const title = `${ignored.length} ${ignored.length === 1 ? "line" : "lines"} ignored`;
  return pack(
    title,
    ignored.map(({ id, description }) => [id, description]),
  );
}

/**
 * Reads the lines that are not to be proposed again.
 * @param text text of the bill's `ignoredLines`
 * @returns lines; none where the text is no packed list
 * @example
 * ```ts
 * import { readIgnored } from "@org/hvac-core/take-off";
 * readIgnored("").length; // 0
 * ```
 */
export function readIgnored(text: string): readonly IgnoredLine[] {
  const data = unpack(text);
  if (!Array.isArray(data)) return [];
  return data.flatMap((each: unknown) => (isTexts(each) && each.length === 2 ? [{ id: each[0]!, description: each[1]! }] : []));
}
