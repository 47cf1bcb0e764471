/** Bytes of characters with a meaning in ISO 10303-21. */
export const character = {
  quote: 0x27,
  doubleQuote: 0x22,
  open: 0x28,
  close: 0x29,
  star: 0x2a,
  plus: 0x2b,
  comma: 0x2c,
  minus: 0x2d,
  point: 0x2e,
  slash: 0x2f,
  semicolon: 0x3b,
  equals: 0x3d,
  hash: 0x23,
  dollar: 0x24,
  underscore: 0x5f,
  backslash: 0x5c,
} as const;

export const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39;

/** Whether a byte can be in a name: letters, digits, underscore, minus. */
export const isOfName = (byte: number): boolean =>
  (byte >= 0x41 && byte <= 0x5a) ||
  (byte >= 0x61 && byte <= 0x7a) ||
  isDigit(byte) ||
  byte === character.underscore ||
  byte === character.minus;

/** Characters of a part that is ASCII. */
export function asciiIn(bytes: Uint8Array, start: number, end: number): string {
  let text = "";
  for (let index = start; index < end; index++) text += String.fromCharCode(bytes[index]!);
  return text;
}

/** Position of the first byte from a start on that is no space and in no comment. */
export function afterSpace(bytes: Uint8Array, start: number): number {
  let position = start;
  for (;;) {
    const byte = bytes[position];
    if (byte === undefined) return bytes.length;
    if (byte <= 0x20 || byte === 0xa0) position++;
    else if (byte === character.slash && bytes[position + 1] === character.star) position = afterComment(bytes, position);
    else return position;
  }
}

/** Position after a comment; the end of the file where it does not end. */
export function afterComment(bytes: Uint8Array, start: number): number {
  let position = bytes.indexOf(character.star, start + 2);
  while (position >= 0 && bytes[position + 1] !== character.slash) position = bytes.indexOf(character.star, position + 1);
  return position < 0 ? bytes.length : position + 2;
}

/** Whether a quote is the character of the escape `\S\`, which is not doubled. */
function isEscaped(bytes: Uint8Array, quote: number, start: number): boolean {
  const { backslash } = character;
  if (quote - 3 < start || bytes[quote - 1] !== backslash || bytes[quote - 2] !== 0x53 || bytes[quote - 3] !== backslash) return false;
  return quote - 4 < start || bytes[quote - 4] !== backslash;
}

/** Position after the quote that ends a text, from its first character on; −1 where it does not end. */
export function afterText(bytes: Uint8Array, start: number): number {
  let quote = bytes.indexOf(character.quote, start);
  for (; quote >= 0; quote = bytes.indexOf(character.quote, quote + 1)) {
    if (isEscaped(bytes, quote, start)) continue;
    if (bytes[quote + 1] !== character.quote) return quote + 1;
    quote++;
  }
  return -1;
}
