import { overlap, roomOf, type PlacedText } from "@org/ui/figures";

/** Label next to a point. */
export interface PointLabel extends PlacedText {
  readonly id: string;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

interface Labelled {
  readonly id: string;
  readonly text: string;
  readonly point: Place;
}

/** Offsets of a label from its point in order of preference, px. */
const places = [
  [9, -7, "start"],
  [-9, -7, "end"],
  [9, 17, "start"],
  [-9, 17, "end"],
  [0, -13, "middle"],
  [0, 24, "middle"],
  [14, 5, "start"],
  [-14, 5, "end"],
  [9, -20, "start"],
  [-9, -20, "end"],
  [9, 30, "start"],
  [-9, 30, "end"],
  [0, 37, "middle"],
  [0, -26, "middle"],
] as const;

/** Maximum length of a label; longer names are cut, and the table has the full name. */
const longest = 26;
const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text);

/** Weight of an overlap with another label: it is harder to read than an overlap with a line. */
const nameCost = 20;

type Box = ReturnType<typeof roomOf>;
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

type Line = readonly [from: Place, to: Place];

/** Points along a line, so close that no letter fits between them, px. */
const between = 9;

function roomsAlong([from, to]: Line): readonly Box[] {
  const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / between);
  return Array.from({ length: count + 1 }, (_, index) => {
    const [x, y] = [from.x + ((to.x - from.x) * index) / count, from.y + ((to.y - from.y) * index) / count];
    return { left: x, right: x, top: y - 1, bottom: y + 1 };
  });
}

/**
 * Labels next to points, clear of each other, of points and of lines. A label without a clear place goes where it overlaps as little as possible:
 * a crowded label is better than a missing one.
 *
 * @param width width of the drawing, px
 */
export function placeLabels(points: readonly Labelled[], lines: readonly Line[], width: number): readonly PointLabel[] {
  const taken: Box[] = [
    ...points.map(({ point: { x, y } }) => ({ left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 })),
    ...lines.flatMap(roomsAlong),
  ];
  const named: Box[] = [];
  return points.map(({ id, text, point }) => {
    const choices = places.map(([right, down, anchor]) => {
      const label: PointLabel = { id, text: cut(text), x: point.x + right, y: point.y + down, anchor, angle: 0, isCaption: true };
      return { label, room: roomOf(label) };
    });
    const inside = choices.filter(({ room }) => room.left >= 0 && room.right <= width);
    const covered = ({ room }: (typeof choices)[number]): number => sumOf(taken.map((other) => (overlap(room, other) ? 1 : 0)));
    const names = ({ room }: (typeof choices)[number]): number => sumOf(named.map((other) => (overlap(room, other) ? 1 : 0)));
    const best = (inside.length > 0 ? inside : choices)
      .map((choice) => ({ ...choice, cost: nameCost * names(choice) + covered(choice) }))
      .reduce((best, choice) => (choice.cost < best.cost ? choice : best));
    taken.push(best.room);
    named.push(best.room);
    return best.label;
  });
}
