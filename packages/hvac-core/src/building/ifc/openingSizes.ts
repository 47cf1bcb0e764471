import { groupBy } from "../groupBy.ts";
import type { Finding } from "../model/findings.ts";
import type { Patch } from "./boundaries.ts";
import { isOpening } from "./openings.ts";

/** Ratio of the boundaries of a window in a room to its size from which they are too large: openings have a gap around the frame. */
const usualRatio = 1.25;

/** Windows and doors whose boundaries in a room are larger than they are, as where a program writes the wall above as well, or a boundary twice. */
export function largerOpenings(patches: readonly Patch[]): Finding[] {
  const byRoom = groupBy(patches.filter(isOpening), ({ room }) => room);
  return [...byRoom].flatMap(([room, ofRoom]) =>
    [...groupBy(ofRoom, ({ boundary }) => boundary.element)].flatMap(([element, ofElement]): Finding[] => {
      const area = ofElement.reduce((sum, { face }) => sum + face.area, 0);
      if (element?.size === undefined || area <= usualRatio * element.size) return [];
      const name = element.name ?? element.type;
      return [{ kind: "opening-larger", spaceId: room.space.id, name, count: ofElement.length, area, size: element.size }];
    }),
  );
}
