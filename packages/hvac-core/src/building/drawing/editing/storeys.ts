import type { Drawing, DrawnStorey } from "../model.ts";
import { tolerance } from "../network.ts";

const topOf = ({ level, height, count }: DrawnStorey): number => level + height * count;

/**
 * A drawing with a storey changed. Storeys above it move by as much as its top does.
 *
 * @param drawing a drawing
 * @param storey the changed storey, whose identifier names the one that it replaces
 * @returns the drawing with the storey
 * @example
 * ```ts
 * import { emptyDrawing, withStorey } from "@org/hvac-core/building/drawing";
 * const low = { id: "a", name: "A", level: 0, height: 3, count: 1, rooms: [], openings: [] };
 * const drawing = { ...emptyDrawing, storeys: [low, { ...low, id: "b", level: 3 }] };
 * withStorey(drawing, { ...low, height: 4 }).storeys[1]?.level; // 4
 * ```
 */
export function withStorey(drawing: Drawing, storey: DrawnStorey): Drawing {
  const before = drawing.storeys.find(({ id }) => id === storey.id);
  if (before === undefined) return drawing;
  const lift = topOf(storey) - topOf(before);
  const isAbove = ({ level }: DrawnStorey): boolean => level > topOf(before) - tolerance;
  const lifted = (other: DrawnStorey): DrawnStorey => (lift !== 0 && isAbove(other) ? { ...other, level: other.level + lift } : other);
  return { ...drawing, storeys: drawing.storeys.map((other) => (other === before ? storey : lifted(other))) };
}

/**
 * A drawing with a copy of a storey on top of it. Storeys above move up by its height.
 *
 * @param drawing a drawing
 * @param storeyId identifier of the storey
 * @param copy identifiers of the copy, its rooms and openings, and its name
 * @returns the drawing with the copy
 * @example
 * ```ts
 * import { emptyDrawing, withCopiedStorey } from "@org/hvac-core/building/drawing";
 * const storey = { id: "a", name: "A", level: 0, height: 3, count: 1, rooms: [], openings: [] };
 * withCopiedStorey({ ...emptyDrawing, storeys: [storey] }, "a", { name: "B", newId: () => "b" }).storeys[1]?.level; // 3
 * ```
 */
export function withCopiedStorey(
  drawing: Drawing,
  storeyId: string,
  copy: { readonly name: string; readonly newId: () => string },
): Drawing {
  const index = drawing.storeys.findIndex(({ id }) => id === storeyId);
  const storey = drawing.storeys[index];
  if (storey === undefined) return drawing;
  const { name, newId } = copy;
  const top = topOf(storey);
  const copied: DrawnStorey = {
    ...storey,
    id: newId(),
    name,
    level: top,
    count: 1,
    rooms: storey.rooms.map((room) => ({ ...room, id: newId() })),
    openings: storey.openings.map((opening) => ({ ...opening, id: newId() })),
  };
  const lifted = drawing.storeys.map((other) => (other.level > top - tolerance ? { ...other, level: other.level + storey.height } : other));
  return { ...drawing, storeys: lifted.toSpliced(index + 1, 0, copied) };
}
