import type { Rect } from "./roomGeometry.ts";

/** A surface of a room, as its sketch needs it. */
export interface RoomPart {
  readonly id: string;
  readonly kind: "wall" | "window" | "roof" | "door" | "floor";
  /** m²; for a wall or roof without its windows and doors. */
  readonly area: number;
  /** Orientation, degrees clockwise from north; none for surfaces without a direction. */
  readonly azimuth: number | undefined;
  /** Degrees: 0 faces up, 90 is upright. */
  readonly tilt: number;
}

/** Surfaces drawn as one face: walls and roofs side by side, windows and doors in them. */
export interface FaceParts {
  readonly hosts: readonly RoomPart[];
  readonly openings: readonly RoomPart[];
}

export const sides = ["north", "east", "south", "west"] as const;
export type Side = (typeof sides)[number];

/** The surfaces by the face on which they are drawn. */
export interface RoomFaces {
  /** Rotation of the box, degrees: a room whose walls face north-east and so on is drawn with a corner to the north. */
  readonly turn: 0 | -45;
  readonly sides: Readonly<Record<Side, FaceParts>>;
  readonly top: FaceParts;
  /** Drawn separately: floors, walls of other directions than the box has, walls without a direction. */
  readonly panels: readonly FaceParts[];
}

export const isEmpty = ({ hosts, openings }: FaceParts): boolean => hosts.length + openings.length === 0;

/** Area with windows and doors, m². */
export function grossArea({ hosts, openings }: FaceParts): number {
  return [...hosts, ...openings].reduce((sum, { area }) => sum + area, 0);
}

function faceOf(parts: readonly RoomPart[]): FaceParts {
  const isOpening = ({ kind }: RoomPart): boolean => kind === "window" || kind === "door";
  return { hosts: parts.filter((part) => !isOpening(part)), openings: parts.filter(isOpening) };
}

const totalOf = (parts: readonly RoomPart[]): number => parts.reduce((sum, { area }) => sum + area, 0);

/** Walls without a direction are placed around the room so that its sides have similar areas, each wall with some of the windows and doors. */
function spreadRound(parts: readonly RoomPart[]): Record<Side, RoomPart[]> {
  const { hosts, openings } = faceOf(parts);
  const spread: Record<Side, RoomPart[]> = { north: [], east: [], south: [], west: [] };
  const order: readonly Side[] = ["west", "south", "east", "north"];
  const sideWithMinimum = (from: readonly Side[], measure: (side: Side) => number): Side =>
    from.reduce((best, side) => (measure(side) < measure(best) - 1e-9 ? side : best));
  for (const wall of hosts.toSorted((a, b) => b.area - a.area)) spread[sideWithMinimum(order, (side) => totalOf(spread[side]))].push(wall);
  const walled = order.filter((side) => spread[side].length > 0);
  const openness = (side: Side): number => totalOf(faceOf(spread[side]).openings) / totalOf(faceOf(spread[side]).hosts);
  for (const opening of openings.toSorted((a, b) => b.area - a.area)) {
    spread[walled.length > 0 ? sideWithMinimum(walled, openness) : sideWithMinimum(order, (side) => totalOf(spread[side]))].push(opening);
  }
  return spread;
}

const turned = (azimuth: number, by: number): number => (((azimuth - by) % 360) + 360) % 360;

/**
 * Sorts the surfaces of a room by the faces of its sketch.
 *
 * @param parts surfaces; those without an area are ignored
 */
export function sortFaces(parts: readonly RoomPart[]): RoomFaces {
  const drawn = parts.filter(({ area }) => area > 0);
  const floors = drawn.filter(({ kind, tilt }) => kind === "floor" || tilt > 120);
  const top = drawn.filter((part) => !floors.includes(part) && part.tilt <= 60);
  const upright = drawn.filter((part) => !floors.includes(part) && !top.includes(part));
  const directed = upright.filter(({ azimuth }) => azimuth !== undefined);
  const undirected = upright.filter(({ azimuth }) => azimuth === undefined);
  const isDiagonal = ({ azimuth }: RoomPart): boolean => Math.round(azimuth! / 45) % 2 !== 0;
  const diagonal = directed.filter(isDiagonal);
  const turn = totalOf(diagonal) > totalOf(directed) / 2 ? -45 : 0;
  const isOnBox = (part: RoomPart): boolean => isDiagonal(part) === (turn !== 0);
  const sideOf = ({ azimuth }: RoomPart): Side => sides[Math.round(turned(azimuth!, turn) / 90) % 4]!;
  const round = directed.length === 0;
  const bySide = round ? spreadRound(undirected) : undefined;
  const others = Map.groupBy(
    directed.filter((part) => !isOnBox(part)),
    ({ azimuth }) => azimuth,
  );
  const panels = [...others.values(), round ? [] : undirected, floors].filter((each) => each.length > 0);
  return {
    turn,
    sides: Object.fromEntries(
      sides.map((side) => [side, faceOf(bySide ? bySide[side] : directed.filter((part) => isOnBox(part) && sideOf(part) === side))]),
    ) as Record<Side, FaceParts>,
    top: faceOf(top),
    panels: panels.map(faceOf),
  };
}

/** Rectangles side by side along the longer side of a rectangle, in proportion to the areas of the parts. */
function slots(within: Rect, parts: readonly RoomPart[]): Rect[] {
  const total = totalOf(parts);
  const isWide = within.width >= within.height;
  let done = 0;
  return parts.map(({ area }) => {
    const [from, share] = [done / total, area / total];
    done += area;
    return isWide
      ? { ...within, x: within.x + from * within.width, width: share * within.width }
      : { ...within, y: within.y + from * within.height, height: share * within.height };
  });
}

/** Windows and doors in their share of a wall or roof: windows wide and high up, so that the wall has room for its label; doors on the ground. */
function placeOpenings(within: Rect, openings: readonly RoomPart[]): Map<string, Rect> {
  const filled = Math.min(1, totalOf(openings) / (within.width * within.height));
  const places = slots(within, openings).map((slot, index) => {
    const isDoor = openings[index]!.kind === "door";
    const [width, height] = [slot.width * filled ** (isDoor ? 0.6 : 0.4), slot.height * filled ** (isDoor ? 0.4 : 0.6)];
    return { width, height, x: slot.x + (slot.width - width) / 2, y: slot.y + (slot.height - height) * (isDoor ? 1 : 0.12) };
  });
  return new Map(places.map((place, index) => [openings[index]!.id, place]));
}

export interface PlacedPart {
  readonly part: RoomPart;
  readonly rect: Rect;
  /** The wall or roof of a window or door. */
  readonly host: string | undefined;
}

/**
 * Places surfaces on a face with the sum of their areas: all areas are true, and nothing overlaps except windows and doors on their walls.
 */
export function placeOnFace(face: FaceParts, width: number, height: number): PlacedPart[] {
  const whole: Rect = { x: 0, y: 0, width, height };
  const { hosts, openings } = face;
  if (hosts.length === 0) {
    const rects = slots(whole, openings);
    return openings.map((part, index) => ({ part, rect: rects[index]!, host: undefined }));
  }
  const holds = new Map(hosts.map(({ id }) => [id, [] as RoomPart[]]));
  const openness = (host: RoomPart): number => totalOf(holds.get(host.id)!) / host.area;
  for (const opening of openings.toSorted((a, b) => b.area - a.area)) {
    const most = hosts.reduce((best, host) => {
      const [hostShare, bestShare] = [(totalOf(holds.get(host.id)!) + opening.area) / host.area, openness(best) + opening.area / best.area];
      return hostShare < bestShare - 1e-9 ? host : best;
    });
    holds.get(most.id)!.push(opening);
  }
  const gross = hosts.map((host) => ({ ...host, area: host.area + totalOf(holds.get(host.id)!) }));
  const rects = slots(whole, gross);
  return hosts.flatMap((part, index) => {
    const rect = rects[index]!;
    const partOpenings = holds.get(part.id)!;
    const places = placeOpenings(rect, partOpenings);
    return [
      { part, rect, host: undefined },
      ...partOpenings.map((opening) => ({ part: opening, rect: places.get(opening.id)!, host: part.id })),
    ];
  });
}
