import { groupBy } from "../groupBy.ts";
import type { Finding } from "../model/findings.ts";
import type { Patch } from "./boundaries.ts";
import { isOpening } from "./openings.ts";

/**
 * Ratio of the boundaries of a window to its size from which they are too large in a room, as openings include frames and trims (1.4 at doors of Revit),
 * and below which they are too small in all rooms: a triangle has a half.
 */
const [largest, smallest] = [1.5, 0.4];

const areaOf = (patches: readonly Patch[]): number => patches.reduce((sum, { face }) => sum + face.area, 0);

/**
 * Windows and doors whose boundaries are not of their size, as where a program writes the wall above as well, a boundary twice, or a height in another
 * unit than the width.
 */
export function openingSizeFindings(patches: readonly Patch[]): Finding[] {
  const byElement = groupBy(patches.filter(isOpening), ({ boundary }) => boundary.element);
  return [...byElement].flatMap(([element, ofElement]) => {
    const size = element?.size;
    if (element === undefined || size === undefined) return [];
    const isSmall = areaOf(ofElement) < smallest * size;
    return [...groupBy(ofElement, ({ room }) => room)].flatMap(([room, ofRoom]): Finding[] => {
      const area = areaOf(ofRoom);
      if (!isSmall && area <= largest * size) return [];
      const name = element.name ?? element.type;
      return [{ kind: "opening-size-differs", spaceId: room.space.id, name, count: ofRoom.length, area, size }];
    });
  });
}
