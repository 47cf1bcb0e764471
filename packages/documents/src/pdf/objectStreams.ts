import { zlibSync } from "fflate";

/** Objects in one compressed stream: a reader that wants one of them reads all. */
const perStream = 400;
/** Bytes of an entry of the cross-reference stream: its type, a place in the file or a stream, a place in that stream. */
const entryWidths = [1, 4, 2] as const;
const entryLength = 7;
/** Level of deflate: higher ones take three times as long for a twentieth. */
const level = 6;

const ascii = new TextDecoder("latin1");
const encoder = new TextEncoder();

/** All parts behind each other. */
export function joined(parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const part of parts) {
    bytes.set(part, place);
    place += part.length;
  }
  return bytes;
}

/** Where an object is: from a place of the file on, or as one of those of a stream. */
type Entry = readonly [type: 0 | 1, place: number, generation: number] | readonly [type: 2, stream: number, index: number];

/** What ends an object, and one that is a stream. */
const [objectEnd, streamEnd] = ["\nendobj\n", "endstream"];

interface FoundObject {
  readonly id: number;
  /** With its number and its end. */
  readonly whole: Uint8Array<ArrayBuffer>;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly isStream: boolean;
}

/** The objects of a file as PDFKit ends it, in the order of the file, by its cross-reference table. */
function objectsOf(file: Uint8Array<ArrayBuffer>): {
  readonly objects: readonly FoundObject[];
  readonly begin: number;
  readonly trailer: string;
} {
  const end = ascii.decode(file.subarray(-40));
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(end)![1]);
  const [entries = "", trailer = ""] = ascii.decode(file.subarray(table)).split("\ntrailer\n");
  const places = [...entries.matchAll(/^(\d{10}) 00000 n /gm)].map(([, place], index) => ({ id: index + 1, from: Number(place) }));
  places.sort((a, b) => a.from - b.from);
  return {
    objects: places.map(({ id, from }, index) => {
      const whole = file.subarray(from, places[index + 1]?.from ?? table);
      const body = whole.subarray(`${id} 0 obj\n`.length, -objectEnd.length);
      return { id, whole, body, isStream: ascii.decode(body.subarray(-streamEnd.length)) === streamEnd };
    }),
    begin: places[0]!.from,
    trailer: trailer.slice(trailer.indexOf("<<") + 2, trailer.lastIndexOf(">>")).replace(/\/Size \d+/, ""),
  };
}

/** Collects the parts of a file, and where they are in it. */
class FileWriter {
  readonly #parts: Uint8Array<ArrayBuffer>[] = [];
  length = 0;

  write(...parts: readonly Uint8Array<ArrayBuffer>[]): void {
    for (const part of parts) this.length += part.length;
    this.#parts.push(...parts);
  }

  stream(id: number, dictionary: string, content: Uint8Array<ArrayBuffer>): void {
    const packed = zlibSync(content, { level });
    const head = `${id} 0 obj\n<< ${dictionary} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
    this.write(encoder.encode(head), packed, encoder.encode(`\n${streamEnd}${objectEnd}`));
  }

  bytes(): Uint8Array<ArrayBuffer> {
    return joined(this.#parts);
  }
}

/** The entries as differences from the ones above them: most are then alike. */
function differences(entries: readonly Entry[]): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array(entries.length * (entryLength + 1));
  let above = new Uint8Array(entryLength);
  entries.forEach((entry, row) => {
    const numbers = new Uint8Array(entryLength);
    let column = 0;
    entry.forEach((value, index) => {
      for (let byte = entryWidths[index]! - 1; byte >= 0; byte--) numbers[column++] = Math.floor(value / 256 ** byte) % 256;
    });
    const from = row * (entryLength + 1);
    rows[from] = 2;
    numbers.forEach((number, index) => (rows[from + 1 + index] = number - above[index]!));
    above = numbers;
  });
  return rows;
}

/**
 * A file of PDFKit's with all objects that are no streams in compressed ones, as PDF has it from version 1.5 on: a tagged document has an object for each
 * cell of a table.
 */
export function withObjectStreams(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const { objects, begin, trailer } = objectsOf(file);
  // The first entry is that of no object.
  const entries: Entry[] = [[0, 0, 0xffff]];
  const writer = new FileWriter();
  writer.write(file.subarray(0, begin));
  for (const { id, whole } of objects.filter(({ isStream }) => isStream)) {
    entries[id] = [1, writer.length, 0];
    writer.write(whole);
  }
  const others = objects.filter(({ isStream }) => !isStream);
  let id = objects.length + 1;
  for (let first = 0; first < others.length; first += perStream) {
    const own = others.slice(first, first + perStream);
    let place = 0;
    const places = own.map((object, index) => {
      entries[object.id] = [2, id, index];
      const entry = `${object.id} ${place}`;
      place += object.body.length + 1;
      return entry;
    });
    const head = `${places.join(" ")}\n`;
    const content = joined([encoder.encode(head), ...own.flatMap(({ body }) => [body, encoder.encode("\n")])]);
    entries[id] = [1, writer.length, 0];
    writer.stream(id, `/Type /ObjStm /N ${own.length} /First ${head.length}`, content);
    id++;
  }
  const table = writer.length;
  entries[id] = [1, table, 0];
  const form = `/W [${entryWidths.join(" ")}] /DecodeParms << /Predictor 12 /Columns ${entryLength} >>`;
  writer.stream(id, `/Type /XRef /Size ${id + 1} ${form}${trailer}`, differences(entries));
  writer.write(encoder.encode(`startxref\n${table}\n%%EOF\n`));
  return writer.bytes();
}
