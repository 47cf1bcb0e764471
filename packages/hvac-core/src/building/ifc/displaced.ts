import type { Finding } from "../model/findings.ts";
import type { Patch } from "./boundaries.ts";
import { distanceFrom, type Elements } from "./elements.ts";
import { isOpening } from "./openings.ts";

/** Distance from the element that is usual, m: a boundary is at its side, or at that of a finish; a window is anywhere within its wall. */
const [usualDistance, usualRecess] = [0.1, 0.6];

/** Distance of a patch from the box of its element, or of its room where the element has no shape that can be read, m. */
function displacement({ boundary: { element, space }, face }: Patch, elements: Elements): number {
  const ofElement = element === undefined ? undefined : elements.boxOf(element.id);
  const box = ofElement ?? elements.boxOf(space);
  return box === undefined ? 0 : distanceFrom(box, face.inside);
}

/** Rooms with boundaries that are not where their elements are. */
export class Displacements {
  readonly #elements: Elements;
  readonly #byRoom = new Map<string, { count: number; area: number; distance: number }>();

  constructor(elements: Elements) {
    this.#elements = elements;
  }

  add(patch: Patch): void {
    const distance = displacement(patch, this.#elements);
    if (distance <= (isOpening(patch) ? usualRecess : usualDistance)) return;
    const { id } = patch.room.space;
    const sum = this.#byRoom.get(id) ?? { count: 0, area: 0, distance: 0 };
    this.#byRoom.set(id, { count: sum.count + 1, area: sum.area + patch.face.area, distance: Math.max(sum.distance, distance) });
  }

  findings(): Finding[] {
    return [...this.#byRoom].map(([spaceId, sum]) => ({ kind: "boundaries-displaced", spaceId, ...sum }));
  }
}
