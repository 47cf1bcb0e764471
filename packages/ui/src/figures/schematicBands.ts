import { schematicWidth, type SchematicPart } from "./schematicLayout.ts";

/** A break in the drawing: one part is interrupted and continues elsewhere. */
export interface Break {
  /** Number at both ends of the break. */
  readonly mark: number;
  /** Name of the interrupted part. */
  readonly name: string;
}

interface Named extends SchematicPart {
  readonly name: string;
}

/** A part of a drawing in bands; the first part of a band has no parent. */
export type BandedPart<Part> = Part & {
  /** At the first part of a band: the break that it continues. */
  readonly from?: Break;
  /** At the last part of a band: the number of the break. */
  readonly onward?: number;
};

/** Number of layers that stay legible when the drawing is scaled to the page. */
const maxLayers = 8;

/**
 * Breaks trees that are too long for a page into bands below each other that need no scaling. Each band begins a new tree, with the number
 * of the break that it continues.
 *
 * @param parts parents before their children
 * @param width pixels of the page
 * @returns the same parts if they are legible in one piece
 */
export function inBands<Part extends Named>(parts: readonly Part[], width: number): readonly BandedPart<Part>[] {
  const indices = new Map(parts.map(({ id }, index) => [id, index]));
  const parents = parts.map(({ parent }) => indices.get(parent ?? "") ?? -1);
  const layers: number[] = [];
  for (const [index, parent] of parents.entries()) layers[index] = parent === -1 ? 0 : layers[parent]! + 1;
  if (layers.every((layer) => layer < maxLayers)) return parts;
  let band = 1;
  while (schematicWidth(band + 1) <= width) band += 1;
  const isBroken = (index: number): boolean => parents[index] !== -1 && layers[index]! % band === 0;
  const broken = [...new Set([...parts.keys()].filter(isBroken).map((index) => parents[index]!))];
  const marks = new Map(broken.toSorted((a, b) => a - b).map((index, order) => [index, order + 1]));
  return parts.map((part, index): BandedPart<Part> => {
    const onward = marks.get(index);
    const parent = parents[index]!;
    return {
      ...part,
      ...(onward !== undefined && { onward }),
      ...(isBroken(index) && { parent: undefined, from: { mark: marks.get(parent)!, name: parts[parent]!.name } }),
    };
  });
}
