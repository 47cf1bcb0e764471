import type { SchematicLayout } from "./schematicLayout.ts";

/** Part of a drawing that is printed on one page, pixels. */
export interface DrawingSlice {
  readonly top: number;
  readonly height: number;
}

/** Height up to which a drawing is reduced to one page, with letters of 6.5 pt; pixels. */
const onePage = 1150;
/** Height of what fits on a page next to the title of the drawing; pixels. */
const pageHeight = 880;
/** From a line to the end of the words above it, of a title, and below it; pixels, as in Schematic.tsx. */
const [above, titleAbove, below] = [22, 36, 25];

/**
 * Slices of a drawing, one for each page, cut between the words. A drawing that is a little higher than a page is one slice, which is printed smaller.
 *
 * @param layout the drawing
 * @param titled whether a part has a title above it, by the id of the part
 */
export function pagesOf({ height, parts }: SchematicLayout, titled: (id: string) => boolean): readonly DrawingSlice[] {
  const slices: DrawingSlice[] = [];
  const spans = parts.map(({ id, end }) => ({ from: end.y - (titled(id) ? titleAbove : above), to: end.y + below }));
  let top = 0;
  while (height - top > (top === 0 ? onePage : pageHeight)) {
    const cut = spans
      .map(({ to }) => to)
      .filter((y) => y > top && y <= top + pageHeight && spans.every(({ from, to }) => y <= from || y >= to))
      .reduce((last, y) => Math.max(last, y), 0);
    const end = cut || top + pageHeight;
    slices.push({ top, height: end - top });
    top = end;
  }
  return [...slices, { top, height: height - top }];
}
