import type { Box, Point } from "./polylines.ts";

/** A text of a figure with its position. `angle` in degrees, around the position. */
export interface PlacedText extends Point {
  readonly text: string;
  readonly anchor: "start" | "middle" | "end";
  readonly angle: number;
  /** Captions are larger and bold. */
  readonly isCaption?: true;
}

/** Mean width of a character of 12 px Inter; wide enough that real texts stay within the estimate. */
const characterWidth = 6.6;
/** Width of a text at 13 px, bold, relative to its normal width. */
const captionWidth = 1.18;
const lineHeight = 14;

export function textWidth(text: string): number {
  return text.length * characterWidth;
}

/** Bounding box of a text whose baseline is at its position. */
export function roomOf({ x, y, text, anchor, angle, isCaption }: PlacedText): Box {
  const width = textWidth(text) * (isCaption ? captionWidth : 1);
  const start = { start: 0, middle: -width / 2, end: -width }[anchor];
  const turn = (angle * Math.PI) / 180;
  const corners = [start, start + width].flatMap((along) =>
    [-lineHeight + 3, 3].map((across) => ({
      x: x + along * Math.cos(turn) - across * Math.sin(turn),
      y: y + along * Math.sin(turn) + across * Math.cos(turn),
    })),
  );
  return {
    left: Math.min(...corners.map((corner) => corner.x)),
    right: Math.max(...corners.map((corner) => corner.x)),
    top: Math.min(...corners.map((corner) => corner.y)),
    bottom: Math.max(...corners.map((corner) => corner.y)),
  };
}

/** Minimum gap that separates neighbouring texts, px. */
const minGap = 5;

/** Whether two texts overlap, or are so close that one reads as the end of the other. */
export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right + minGap && b.left < a.right + minGap && a.top < b.bottom && b.top < a.bottom;
}

/** A text in at most `lines` lines of about `width` px; an ellipsis replaces the rest. */
export function wrap(text: string, width: number, lines = 2): string[] {
  const maxLength = Math.max(4, Math.floor(width / characterWidth));
  const wrapped: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (longer.length <= maxLength) {
      line = longer;
      continue;
    }
    if (line !== "") wrapped.push(line);
    line = word;
  }
  wrapped.push(line);
  const shownLines = wrapped.slice(0, lines);
  if (wrapped.length > lines) shownLines[lines - 1] = `${shownLines[lines - 1]!} …`;
  return shownLines.map((each) => (each.length > maxLength ? `${each.slice(0, maxLength - 1).trimEnd()}…` : each));
}

/** Point of a line after `distance` from its start, with the direction there; `undefined` if the line is too short. */
export function placeAlong(piece: readonly Point[], distance: number): { readonly point: Point; readonly angle: number } | undefined {
  let left = distance;
  for (const [index, to] of piece.entries()) {
    const from = piece[index - 1];
    if (!from) continue;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length >= left && length > 0) {
      const share = left / length;
      return {
        point: { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) },
        angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
      };
    }
    left -= length;
  }
  return undefined;
}
