import { areaVectorOf } from "../geometry/polygon.ts";
import { distance, dot } from "../geometry/vector.ts";
import type { Polygon } from "../model/building.ts";

/** One polygon of a loop and its holes, which are joined by lines without width; its area vector is that of all of them. */
export function withHoles(outer: Polygon, holes: readonly Polygon[]): Polygon {
  return holes.reduce((loop, hole) => {
    const [first] = loop;
    if (hole.length < 3 || first === undefined) return loop;
    const opposite = dot(areaVectorOf(outer), areaVectorOf(hole)) > 0 ? hole.toReversed() : hole;
    // The nearest corner of the loop to that of the hole.
    const [start] = opposite as readonly [Polygon[number]];
    const nearest = loop.reduce((best, point, index) => (distance(point, start) < distance(loop[best]!, start) ? index : best), 0);
    return [...loop.slice(0, nearest + 1), ...opposite, start, ...loop.slice(nearest)];
  }, outer);
}
