/** Byte order marks, and the first character of XML in UTF-16 without one. */
const marks: readonly (readonly [start: readonly number[], encoding: XmlEncoding["name"], markLength: number])[] = [
  [[0xef, 0xbb, 0xbf], "utf-8", 3],
  [[0xff, 0xfe], "utf-16le", 2],
  [[0xfe, 0xff], "utf-16be", 2],
  [[0x3c, 0x00], "utf-16le", 0],
  [[0x00, 0x3c], "utf-16be", 0],
];

/** Encodings of Western Europe, which a declaration names; they differ from code page 1252 in control characters alone. */
const western = /encoding\s*=\s*["'](iso-?8859-1|latin-?1|windows-1252|cp1252|us-ascii)["']/i;

/** How the text of a file is in its bytes. */
export interface XmlEncoding {
  readonly name: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
  /** Bytes before the text. */
  readonly markLength: number;
}

/** Text of an XML file and its encoding. */
export interface DecodedXml {
  readonly text: string;
  readonly encoding: XmlEncoding;
}

/**
 * Text of an XML file. The bytes decide: a byte order mark, zeros of UTF-16, then the encoding that the declaration names if the bytes can be in it.
 * A file that is labelled UTF-16 and contains UTF-8 is read as UTF-8.
 */
export function decodeXml(bytes: Uint8Array): DecodedXml {
  const decoded = (name: XmlEncoding["name"], markLength = 0, fatal = false): DecodedXml => ({
    text: new TextDecoder(name, { fatal }).decode(bytes),
    encoding: { name, markLength },
  });
  const mark = marks.find(([start]) => start.every((byte, index) => bytes[index] === byte));
  if (mark) return decoded(mark[1], mark[2]);
  const declaration = String.fromCharCode(...bytes.subarray(0, 200)).split("?>")[0]!;
  if (western.test(declaration)) return decoded("windows-1252");
  try {
    return decoded("utf-8", 0, true);
  } catch {
    return decoded("windows-1252");
  }
}
