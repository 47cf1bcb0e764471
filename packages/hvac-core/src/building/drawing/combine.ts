import type { PlanPolygon } from "./model.ts";
import { outlinesOf } from "./outline.ts";
import { partition } from "./partition.ts";

/**
 * Parts of a polygon that others do not cover.
 *
 * @param polygon corners, m
 * @param others polygons that cover parts of it
 * @returns the parts, counterclockwise; a hole is reached by two edges in one place
 * @example
 * ```ts
 * import { uncoveredParts } from "@org/hvac-core/building/drawing";
 * const square = [[0, 0], [4, 0], [4, 4], [0, 4]] as const;
 * uncoveredParts(square, [[[1, -1], [5, -1], [5, 5], [1, 5]]]).length; // 1
 * ```
 */
export function uncoveredParts(polygon: PlanPolygon, others: readonly PlanPolygon[]): PlanPolygon[] {
  return outlinesOf(partition(polygon, others).flatMap((part) => (part.cover < 0 ? [part.polygon] : [])));
}

/**
 * Polygons as one where they overlap or have edges in common.
 *
 * @param polygons corners, m
 * @returns the outlines, counterclockwise; a hole is reached by two edges in one place
 * @example
 * ```ts
 * import { unionOf } from "@org/hvac-core/building/drawing";
 * const square = [[0, 0], [4, 0], [4, 4], [0, 4]] as const;
 * unionOf([square, [[4, 0], [6, 0], [6, 4], [4, 4]]]).length; // 1
 * ```
 */
export function unionOf(polygons: readonly PlanPolygon[]): PlanPolygon[] {
  const pieces: PlanPolygon[] = [];
  for (const polygon of polygons) pieces.push(...partition(polygon, pieces).flatMap((part) => (part.cover < 0 ? [part.polygon] : [])));
  return outlinesOf(pieces);
}
