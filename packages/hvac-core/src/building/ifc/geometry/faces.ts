import { plus } from "../../geometry/vector.ts";
import type { Point, Polygon } from "../../model/building.ts";
import type { Instance } from "../step/value.ts";

/** A flat part of a surface or of a body. */
export interface ShapeFace {
  readonly outer: Polygon;
  readonly holes: readonly Polygon[];
}

/** Strips that rise from the sides of a line or a loop. */
export function stripsOver(corners: Polygon, up: Point, isClosed: boolean): ShapeFace[] {
  const starts = isClosed ? corners : corners.slice(0, -1);
  return starts.map((corner, index): ShapeFace => {
    const next = corners[(index + 1) % corners.length]!;
    return { outer: [corner, next, plus(next, up), plus(corner, up)], holes: [] };
  });
}

/** Faces of an IfcBoundingBox. */
export function boxFaces(corner: Point = [0, 0, 0], instance: Instance): ShapeFace[] {
  const [x = 0, y = 0, z = 0] = [1, 2, 3].map((index) => instance.number(index));
  const outer: Polygon = [corner, plus(corner, [x, 0, 0]), plus(corner, [x, y, 0]), plus(corner, [0, y, 0])];
  const top = outer.map((point) => plus(point, [0, 0, z]));
  return [{ outer, holes: [] }, { outer: top, holes: [] }, ...stripsOver(outer, [0, 0, z], true)];
}
