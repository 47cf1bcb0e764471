/**
 * The characters that a TrueType font draws (OpenType, table `cmap`, format 12 or, where it has none, 4).
 *
 * @param file the font, not compressed
 */
export function fontCharacters(file: ArrayBuffer): ReadonlySet<number> {
  const font = new DataView(file);
  const found = new Set<number>();
  const cmap = tableAt(font, "cmap");
  if (cmap === undefined) return found;
  for (let index = 0; index < font.getUint16(cmap + 2); index++) {
    const at = cmap + font.getUint32(cmap + 8 + 8 * index);
    const ranges = font.getUint16(at) === 12 ? rangesIn12(font, at) : font.getUint16(at) === 4 ? rangesIn4(font, at) : [];
    for (const [first, last] of ranges) for (let code = first; code <= last; code++) found.add(code);
  }
  return found;
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

const rangesIn12 = (font: DataView, at: number): readonly Range[] =>
  Array.from({ length: font.getUint32(at + 12) }, (_, group) => [
    font.getUint32(at + 16 + 12 * group),
    font.getUint32(at + 20 + 12 * group),
  ]);

function rangesIn4(font: DataView, at: number): readonly Range[] {
  const count = font.getUint16(at + 6) / 2;
  return Array.from({ length: count }, (_, segment): Range => [
    font.getUint16(at + 16 + 2 * count + 2 * segment),
    font.getUint16(at + 14 + 2 * segment),
  ]).filter(([first]) => first !== 0xffff);
}
