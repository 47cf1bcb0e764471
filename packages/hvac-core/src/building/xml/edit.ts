import { BuildingFileError } from "../errors.ts";
import type { XmlEncoding } from "./decode.ts";
import type { XmlElement } from "./element.ts";

/** Text in ASCII that is put in the place of a range of the text of a file; the range is empty where it is added. */
export interface XmlEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

const openingTag = /<(?:[^"'<>]|"[^"]*"|'[^']*')*>/y;

/** Range between the tags of an element; `undefined` where it has one tag alone. */
export function contentOf(text: string, { start, end }: XmlElement): Range | undefined {
  if (text.startsWith("/>", end - 2)) return undefined;
  openingTag.lastIndex = start;
  openingTag.test(text);
  return { start: openingTag.lastIndex, end: text.lastIndexOf("</", end - 1) };
}

/** Range of the text of an element without the spaces around it; `undefined` where it contains other things, or nothing. */
export function valueRange(text: string, element: XmlElement): Range | undefined {
  const content = contentOf(text, element);
  const inside = content && text.slice(content.start, content.end);
  if (inside === undefined || inside.includes("<")) return undefined;
  const start = content!.start + (inside.length - inside.trimStart().length);
  return { start, end: start + inside.trim().length };
}

/** Prefix of the name of an element, with its colon. */
export const prefixOf = (text: string, { start }: XmlElement): string => /^<([^\s:/>]+:)?/.exec(text.slice(start, start + 200))![1] ?? "";

/** Line break and indentation in front of a position; empty where something else is on its line. */
export const indentationAt = (text: string, position: number): string =>
  /(?:\r\n|\n|\r)[ \t]*$/.exec(text.slice(Math.max(0, position - 400), position))?.[0] ?? "";

/** Bytes of a part of the text of a file. */
function byteLength(text: string, { start, end }: Range, { name }: XmlEncoding): number {
  if (name === "windows-1252") return end - start;
  if (name !== "utf-8") return 2 * (end - start);
  let bytes = end - start;
  for (let index = start; index < end; index++) {
    const code = text.charCodeAt(index);
    // The two halves of a pair have two bytes each.
    const isHalf = code >= 0xd800 && code < 0xe000;
    if (code >= 0x80) bytes += code < 0x800 || isHalf ? 1 : 2;
  }
  return bytes;
}

function asciiBytes(text: string, { name }: XmlEncoding): Uint8Array {
  if (name === "utf-8" || name === "windows-1252") return new TextEncoder().encode(text);
  const high = name === "utf-16be" ? 1 : 0;
  const bytes = new Uint8Array(2 * text.length);
  for (let index = 0; index < text.length; index++) bytes[2 * index + high] = text.charCodeAt(index);
  return bytes;
}

/**
 * Bytes of a file with edits of its text. Bytes outside of the edited ranges are copied, not decoded and written again.
 *
 * @throws {BuildingFileError} where the bytes are not those of the text
 */
export function editBytes(bytes: Uint8Array, text: string, edits: readonly XmlEdit[], encoding: XmlEncoding): Uint8Array {
  const parts: Uint8Array[] = [];
  let [position, byte] = [0, encoding.markLength];
  let copied = 0;
  const advance = (to: number): void => {
    byte += byteLength(text, { start: position, end: to }, encoding);
    position = to;
  };
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    advance(edit.start);
    parts.push(bytes.subarray(copied, byte), asciiBytes(edit.text, encoding));
    advance(edit.end);
    copied = byte;
  }
  advance(text.length);
  if (byte !== bytes.length && encoding.name === "utf-8")
    throw new BuildingFileError("encoding", "the file contains bytes that are no characters of UTF-8");
  parts.push(bytes.subarray(copied));
  const result = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of parts) {
    result.set(part, end);
    end += part.length;
  }
  return result;
}
