import { textWidth } from "./labels.ts";
import type { Point } from "./polylines.ts";
import { centreOf, isWithin, outlinesOverlap, textOutline, type Outline } from "./roomGeometry.ts";
import type { DrawnPart, RoomLayout } from "./roomLayout.ts";

/** Labels for a part: the first one that fits is used, else the part's mark. */
export type LabelChoices = readonly (readonly string[])[];

export interface RoomLabel {
  readonly id: string;
  /** Lines on the part; none if only a mark fits. */
  readonly lines: readonly string[];
  readonly centre: Point;
  readonly slope: number;
  /** Outline of the label. */
  readonly outline: Outline;
  /** Line from a label next to its part to the part. */
  readonly leader: { readonly from: Point; readonly to: Point } | undefined;
}

export const labelLine = 15;
const markSize = 18;
const between = 3;

/** Positions on a part to try, the central ones first. */
function placesOn(outline: Outline): Point[] {
  const centre = centreOf(outline);
  const [p, q, , r] = outline as readonly [Point, Point, Point, Point];
  const shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.12, 0.88];
  const all = shares.flatMap((u) =>
    shares.map((v) => ({ x: p.x + u * (q.x - p.x) + v * (r.x - p.x), y: p.y + u * (q.y - p.y) + v * (r.y - p.y) })),
  );
  const distance = ({ x, y }: Point): number => Math.hypot(x - centre.x, y - centre.y);
  return all.toSorted((a, b) => distance(a) - distance(b));
}

/** Positions around a part, the near ones first. */
function placesAround(outline: Outline): Point[] {
  const centre = centreOf(outline);
  return Array.from({ length: 40 }, (_, ring) => 14 + 7 * ring).flatMap((radius) =>
    Array.from({ length: 16 }, (_, turn) => {
      const angle = (Math.PI / 2) * (1 + turn / 4);
      return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
    }),
  );
}

interface Wanted {
  readonly part: DrawnPart;
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

function wantedOf(part: DrawnPart, lines: readonly string[]): Wanted {
  return { part, lines, width: Math.max(...lines.map(textWidth)) + 2 * between, height: lines.length * labelLine + between };
}

function onPart({ part, lines, width, height }: Wanted, taken: readonly Outline[]): RoomLabel | undefined {
  for (const centre of placesOn(part.outline)) {
    const outline = textOutline(centre, width, height, part.slope);
    if (!outline.every((corner) => isWithin(part.outline, corner)) || taken.some((each) => outlinesOverlap(each, outline))) continue;
    return { id: part.id, lines, centre, slope: part.slope, outline, leader: undefined };
  }
  return undefined;
}

/** The point of an upright rectangle nearest to a target. */
function nearest(outline: Outline, { x, y }: Point): Point {
  const [xs, ys] = [outline.map((corner) => corner.x), outline.map((corner) => corner.y)];
  const within = (value: number, values: readonly number[]): number => Math.min(Math.max(value, Math.min(...values)), Math.max(...values));
  return { x: within(x, xs), y: within(y, ys) };
}

function beside({ part, lines, width, height }: Wanted, layout: RoomLayout, taken: readonly Outline[]): RoomLabel | undefined {
  const target = centreOf(part.outline);
  for (const centre of placesAround(part.outline)) {
    const outline = textOutline(centre, width, height, 0);
    const isOnPage = outline.every(({ x, y }) => x >= 0 && y >= 0 && x <= layout.width && y <= layout.height + markSize);
    if (isOnPage && !taken.some((each) => outlinesOverlap(each, outline)))
      return { id: part.id, lines, centre, slope: 0, outline, leader: { from: nearest(outline, target), to: target } };
  }
  return undefined;
}

/**
 * Places the labels of a sketch: on their parts, windows and doors first; if no label fits, a mark on the part or next to it with a
 * line to it. No label overlaps another or crosses the edge of its part.
 *
 * @returns the labels that fit; a part without a label here has no room even for a mark
 */
export function placeLabels(layout: RoomLayout, choicesOf: (id: string) => LabelChoices): RoomLabel[] {
  const labels: RoomLabel[] = [];
  // A part in several pieces, such as the edge of a slab, gets one label.
  const parts = layout.parts.filter(({ id }, index) => layout.parts.findIndex((each) => each.id === id) === index);
  for (const part of parts.toReversed()) {
    const taken = [
      ...labels.map(({ outline }) => outline),
      ...layout.parts.filter(({ host }) => host === part.id).map(({ outline }) => outline),
    ];
    const choices = choicesOf(part.id).map((lines) => wantedOf(part, lines));
    const mark: Wanted = { part, lines: [], width: markSize, height: markSize };
    const others = [...labels.map(({ outline }) => outline), ...layout.parts.map(({ outline }) => outline)];
    const placed =
      part.kind === "edge"
        ? choices.map((wanted) => beside(wanted, layout, others)).find((label) => label !== undefined)
        : [...choices, mark].map((wanted) => onPart(wanted, taken)).find((label) => label !== undefined);
    const label = placed ?? beside(mark, layout, others);
    if (label) labels.push(label);
  }
  return labels;
}
