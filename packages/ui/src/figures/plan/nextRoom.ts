import type { Point } from "../polylines.ts";

interface PlacedRoom {
  readonly id: string;
  readonly position: Point;
}

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Weight of the distance across the direction of the key: a room straight ahead is nearer than one at an angle. */
const across = 2;

/**
 * The room that a key leads to from another: the nearest in the direction of an arrow within 45°, or else any on that side; Page Down and
 * Page Up the next and the previous in the order of the list, so that each room is within reach; Home and End the first and the last. `undefined`
 * without such a room.
 */
export function nextRoom(rooms: readonly PlacedRoom[], from: string | undefined, key: string): string | undefined {
  if (key === "Home") return rooms[0]?.id;
  if (key === "End") return rooms.at(-1)?.id;
  const step = key === "PageDown" ? 1 : key === "PageUp" ? -1 : 0;
  if (step !== 0) return rooms[rooms.findIndex(({ id }) => id === from) + step]?.id;
  const direction = directions[key];
  const start = rooms.find(({ id }) => id === from);
  if (!direction || !start) return undefined;
  let best: { readonly id: string; readonly cost: number } | undefined;
  for (const { id, position } of rooms) {
    const [dx, dy] = [position.x - start.position.x, position.y - start.position.y];
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y - dy * direction.x);
    if (id === from || ahead <= 1e-6) continue;
    // Beyond 45° a room counts after all others.
    const cost = aside <= ahead ? ahead + across * aside : 1e9 + ahead + across * aside;
    if (!best || cost < best.cost) best = { id, cost };
  }
  return best?.id;
}
