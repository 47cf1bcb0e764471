/** Offsets of the tables of an OpenType font, by their tags (OpenType, "Table directory"). */
function tablesOf(font: DataView): ReadonlyMap<string, number> {
  const tag = (start: number): string => String.fromCharCode(...[0, 1, 2, 3].map((index) => font.getUint8(start + index)));
  const records = Array.from({ length: font.getUint16(4) }, (_, index) => 12 + 16 * index);
  return new Map(records.map((start) => [tag(start), font.getUint32(start + 8)]));
}

/** Glyphs by code point, of table `cmap` in format 12, which holds all characters. */
function glyphsOf(font: DataView, cmap: number): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>();
  for (let index = 0; index < font.getUint16(cmap + 2); index++) {
    const table = cmap + font.getUint32(cmap + 8 + 8 * index);
    if (font.getUint16(table) !== 12) continue;
    for (let group = 0; group < font.getUint32(table + 12); group++) {
      const start = table + 16 + 12 * group;
      const [first, last, glyph] = [font.getUint32(start), font.getUint32(start + 4), font.getUint32(start + 8)];
      for (let code = first; code <= last; code++) glyphs.set(code, glyph + code - first);
    }
  }
  return glyphs;
}

/** Advance widths of the characters of an OpenType font, thousandths of an em (tables `head`, `hhea` and `hmtx`). */
export function advancesOf(file: Buffer): ReadonlyMap<string, number> {
  const font = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tables = tablesOf(font);
  const unitsPerEm = font.getUint16(tables.get("head")! + 18);
  const count = font.getUint16(tables.get("hhea")! + 34);
  const hmtx = tables.get("hmtx")!;
  const advance = (glyph: number): number => font.getUint16(hmtx + 4 * Math.min(glyph, count - 1));
  return new Map(
    [...glyphsOf(font, tables.get("cmap")!)].map(([code, glyph]) => [
      String.fromCodePoint(code),
      Math.round((1000 * advance(glyph)) / unitsPerEm),
    ]),
  );
}
