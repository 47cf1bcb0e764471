import { asciiIn } from "./bytes.ts";

/** Escapes of ISO 10303-21, doubled quotes and ends of lines within a text. */
const escape =
  /''|\\\\|\\X2\\((?:[0-9A-F]{4})*)\\X0\\|\\X4\\((?:[0-9A-F]{8})*)\\X0\\|\\X\\([0-9A-F]{2})|\\S\\([\s\S])|\\P([A-I])\\|[\r\n]/giu;

const unicode = new TextDecoder("utf-8", { fatal: true });
const western = new TextDecoder("windows-1252");

function isAscii(bytes: Uint8Array): boolean {
  for (let index = 0; index < bytes.length; index++) if (bytes[index]! >= 0x80) return false;
  return true;
}

/** Length up to which texts are made of their characters, which is faster than decoding. */
const shortText = 12;

/** Characters of bytes: UTF-8 where they can be, or else of code page 1252. */
export function charactersOf(bytes: Uint8Array): string {
  if (bytes.length <= shortText && isAscii(bytes)) return asciiIn(bytes, 0, bytes.length);
  try {
    return unicode.decode(bytes);
  } catch {
    return western.decode(bytes);
  }
}

function charactersInHex(digits: string, length: number): string {
  let text = "";
  for (let index = 0; index < digits.length; index += length) {
    const code = Number.parseInt(digits.slice(index, index + length), 16);
    text += length === 4 ? String.fromCharCode(code) : code > 0x10ffff ? "\uFFFD" : String.fromCodePoint(code);
  }
  return text;
}

/** Character in the upper half of a part of ISO 8859: A is part 1. */
function upperCharacter(character: string, page: string): string {
  const code = (character.charCodeAt(0) & 0x7f) | 0x80;
  if (page === "A") return String.fromCharCode(code);
  return new TextDecoder(`iso-8859-${page.charCodeAt(0) - 64}`).decode(Uint8Array.of(code));
}

/** Text between quotes, without escapes. */
export function unescaped(text: string): string {
  if (!/[\\'\r\n]/.test(text)) return text;
  let page = "A";
  return text.replace(escape, (match, two?: string, four?: string, byte?: string, upper?: string, part?: string) => {
    if (two !== undefined) return charactersInHex(two, 4);
    if (four !== undefined) return charactersInHex(four, 8);
    if (byte !== undefined) return String.fromCharCode(Number.parseInt(byte, 16));
    if (upper !== undefined) return upperCharacter(upper, page);
    if (part !== undefined) {
      page = part.toUpperCase();
      return "";
    }
    return match === "''" ? "'" : match === "\\\\" ? "\\" : "";
  });
}
