export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const isPlace = ({ x, y }: Point): boolean => Number.isFinite(x) && Number.isFinite(y);

/** The part of a segment inside a box (Liang and Barsky 1984), as shares of its length; `undefined` outside. */
function sharesInside(from: Point, to: Point, box: Box): readonly [number, number] | undefined {
  let [start, end] = [0, 1];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  for (const [step, room] of [
    [-dx, from.x - box.left],
    [dx, box.right - from.x],
    [-dy, from.y - box.top],
    [dy, box.bottom - from.y],
  ] as const) {
    if (step === 0) {
      if (room < 0) return undefined;
    } else if (step < 0) start = Math.max(start, room / step);
    else end = Math.min(end, room / step);
  }
  return start < end ? [start, end] : undefined;
}

/** The pieces of a line inside a box. A point without coordinates (NaN, infinite) interrupts the line. */
export function clip(points: readonly Point[], box: Box): Point[][] {
  const pieces: Point[][] = [];
  let open: Point[] | undefined;
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from || !isPlace(from) || !isPlace(to)) {
      open = undefined;
      continue;
    }
    const shares = sharesInside(from, to, box);
    if (!shares) {
      open = undefined;
      continue;
    }
    const between = (share: number): Point => ({ x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) });
    const [start, end] = shares;
    if (!open || start > 0) {
      open = [start === 0 ? from : between(start)];
      pieces.push(open);
    }
    open.push(end === 1 ? to : between(end));
    if (end < 1) open = undefined;
  }
  return pieces;
}

/** Rounds to hundredths of a pixel: more digits are invisible and lengthen paths. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Pieces of a line as the `d` of an SVG path. */
export function pathOf(pieces: readonly (readonly Point[])[]): string {
  return pieces.map((piece) => `M${piece.map(({ x, y }) => `${hundredths(x)},${hundredths(y)}`).join("L")}`).join("");
}

export interface Slice {
  readonly x: number;
  readonly low: number;
  readonly high: number;
}

/** Slice in which the edges cross, between two slices. */
function crossing(from: Slice, to: Slice): Slice {
  const [before, after] = [from.high - from.low, to.high - to.low];
  const share = before / (before - after);
  const level = from.low + share * (to.low - from.low);
  return { x: from.x + share * (to.x - from.x), low: level, high: level };
}

/** The area from `low` up to `high` as the `d` of an SVG path; empty if `high` is below `low`, whatever the direction of the axis. */
export function areaPath(slices: readonly Slice[]): string {
  const areas: Slice[][] = [];
  let open: Slice[] | undefined;
  let last: Slice | undefined;
  for (const slice of slices) {
    if (![slice.x, slice.low, slice.high].every(Number.isFinite)) {
      [open, last] = [undefined, undefined];
      continue;
    }
    const isArea = slice.high > slice.low;
    if (isArea && !open) areas.push((open = last ? [crossing(last, slice)] : []));
    if (!isArea && open && last) open.push(crossing(last, slice));
    if (isArea) open!.push(slice);
    else open = undefined;
    last = slice;
  }
  return areas
    .filter((area) => area.length > 1)
    .map(
      (area) => `${pathOf([[...area.map(({ x, high }) => ({ x, y: high })), ...area.toReversed().map(({ x, low }) => ({ x, y: low }))]])}Z`,
    )
    .join("");
}
