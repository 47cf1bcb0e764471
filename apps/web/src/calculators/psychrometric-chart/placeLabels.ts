import { overlap, roomOf, type PlacedText } from "@org/ui/figures";

/** A text beside a point. */
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
  readonly at: Place;
}

/** Where a text may stand beside its point, the best place first, px. */
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

/** A longer name is cut: the whole stands in the table. */
const longest = 26;
const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text);

/** A name over another can be read less than one over as many places of a line. */
const nameCost = 20;

type Box = ReturnType<typeof roomOf>;
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

type Line = readonly [from: Place, to: Place];

/** Places along a line, near enough that no letter stands between them, px. */
const between = 9;

function roomsAlong([from, to]: Line): readonly Box[] {
  const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / between);
  return Array.from({ length: count + 1 }, (_, index) => {
    const [x, y] = [from.x + ((to.x - from.x) * index) / count, from.y + ((to.y - from.y) * index) / count];
    return { left: x, right: x, top: y - 1, bottom: y + 1 };
  });
}

/**
 * Texts beside points, none over another, over a point or over a line. One that finds no room stands where it covers least: a state without its name says less
 * than one that is written close to another.
 *
 * @param width of the drawing, px
 */
export function placeLabels(points: readonly Labelled[], lines: readonly Line[], width: number): readonly PointLabel[] {
  const taken: Box[] = [
    ...points.map(({ at: { x, y } }) => ({ left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 })),
    ...lines.flatMap(roomsAlong),
  ];
  const named: Box[] = [];
  return points.map(({ id, text, at }) => {
    const choices = places.map(([right, down, anchor]) => {
      const label: PointLabel = { id, text: cut(text), x: at.x + right, y: at.y + down, anchor, angle: 0, isCaption: true };
      return { label, room: roomOf(label) };
    });
    const inside = choices.filter(({ room }) => room.left >= 0 && room.right <= width);
    const covered = ({ room }: (typeof choices)[number]): number => sumOf(taken.map((other) => (overlap(room, other) ? 1 : 0)));
    const names = ({ room }: (typeof choices)[number]): number => sumOf(named.map((other) => (overlap(room, other) ? 1 : 0)));
    const found = (inside.length > 0 ? inside : choices)
      .map((choice) => ({ ...choice, cost: nameCost * names(choice) + covered(choice) }))
      .reduce((best, choice) => (choice.cost < best.cost ? choice : best));
    taken.push(found.room);
    named.push(found.room);
    return found.label;
  });
}
