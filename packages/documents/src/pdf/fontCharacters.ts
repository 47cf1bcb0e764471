/**
 * The characters that a TrueType font draws (OpenType, table `cmap`, format 12 or, where it has none, 4).
 *
 * @param file the font, not compressed
 */
export function fontCharacters(file: ArrayBuffer): ReadonlySet<number> {
  const font = new DataView(file);
  const characters = new Set<number>();
  const cmap = tableAt(font, "cmap");
  if (cmap === undefined) return characters;
  for (let index = 0; index < font.getUint16(cmap + 2); index++) {
    const offset = cmap + font.getUint32(cmap + 8 + 8 * index);
    const ranges = font.getUint16(offset) === 12 ? rangesIn12(font, offset) : font.getUint16(offset) === 4 ? rangesIn4(font, offset) : [];
    for (const [first, last] of ranges) for (let code = first; code <= last; code++) characters.add(code);
  }
  return characters;
}

function tableAt(font: DataView, wanted: string): number | undefined {
  for (let index = 0; index < font.getUint16(4); index++) {
    const record = 12 + 16 * index;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((letter) => font.getUint8(record + letter)));
    if (tag === wanted) return font.getUint32(record + 8);
  }
  return undefined;
}

type Range = readonly [first: number, last: number];

const rangesIn12 = (font: DataView, offset: number): readonly Range[] =>
  Array.from({ length: font.getUint32(offset + 12) }, (_, group) => [
    font.getUint32(offset + 16 + 12 * group),
    font.getUint32(offset + 20 + 12 * group),
  ]);

function rangesIn4(font: DataView, offset: number): readonly Range[] {
  const count = font.getUint16(offset + 6) / 2;
  return Array.from({ length: count }, (_, segment): Range => [
    font.getUint16(offset + 16 + 2 * count + 2 * segment),
    font.getUint16(offset + 14 + 2 * segment),
  ]).filter(([first]) => first !== 0xffff);
}
