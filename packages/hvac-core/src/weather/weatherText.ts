/**
 * Text of a weather file in any of its encodings: UTF-8, UTF-16 with a byte order mark, or else Western European (code page 1252, which
 * includes Latin-1), as files with São Tomé or 36° often are.
 *
 * @param bytes the whole file
 * @returns its text, without a byte order mark
 * @source mathematics, the Unicode standard: text that is not well-formed UTF-8 is not UTF-8
 * @example
 * ```ts
 * import { weatherText } from "@org/hvac-core/weather";
 * weatherText(Uint8Array.of(0x54, 0x6f, 0x6d, 0xe9)); // "Tomé"
 * ```
 */
export function weatherText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
