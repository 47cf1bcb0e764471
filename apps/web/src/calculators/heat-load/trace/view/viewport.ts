/** A position in the drawing, m: x to the right, y upwards; or on the screen, px: y downwards. */
export type XY = readonly [x: number, y: number];

/** Window on the drawing: position of its origin on the screen, px, and px per metre. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Bounds {
  readonly low: XY;
  readonly high: XY;
}

const [minimumScale, maximumScale] = [0.2, 4000];

export const toModel = ({ x, y, scale }: Viewport, [left, top]: XY): XY => [(left - x) / scale, (y - top) / scale];
export const toScreen = ({ x, y, scale }: Viewport, [east, north]: XY): XY => [x + east * scale, y - north * scale];

/** Transform of a group that is drawn in m. */
export const transformOfView = ({ x, y, scale }: Viewport): string => `translate(${x} ${y}) scale(${scale} ${-scale})`;

export const panned = (view: Viewport, [right, down]: XY): Viewport => ({ ...view, x: view.x + right, y: view.y + down });

/** The view larger by a factor; what is under a point of the screen stays there. */
export function zoomed(view: Viewport, [left, top]: XY, factor: number): Viewport {
  const scale = Math.min(maximumScale, Math.max(minimumScale, view.scale * factor));
  const ratio = scale / view.scale;
  return { scale, x: left - (left - view.x) * ratio, y: top - (top - view.y) * ratio };
}

/** The view after two fingers moved: what was under each finger stays under it. */
export function pinched(view: Viewport, before: readonly [XY, XY], after: readonly [XY, XY]): Viewport {
  const distance = ([[ax, ay], [bx, by]]: readonly [XY, XY]): number => Math.hypot(ax - bx, ay - by);
  const middle = ([[ax, ay], [bx, by]]: readonly [XY, XY]): XY => [(ax + bx) / 2, (ay + by) / 2];
  const [from, to] = [middle(before), middle(after)];
  const moved = panned(view, [to[0] - from[0], to[1] - from[1]]);
  return zoomed(moved, to, distance(after) / Math.max(1, distance(before)));
}

/** The view in which bounds fill a window of a size, with a margin. */
export function fitted({ low, high }: Bounds, [width, height]: XY, margin = 32): Viewport {
  const size: XY = [Math.max(1, high[0] - low[0]), Math.max(1, high[1] - low[1])];
  const free: XY = [Math.max(40, width - 2 * margin), Math.max(40, height - 2 * margin)];
  const scale = Math.min(maximumScale, Math.max(minimumScale, Math.min(free[0] / size[0], free[1] / size[1])));
  return { scale, x: width / 2 - ((low[0] + high[0]) / 2) * scale, y: height / 2 + ((low[1] + high[1]) / 2) * scale };
}

/** The view moved as far as needed to show a point, with a margin. */
export function revealing(view: Viewport, point: XY, [width, height]: XY, margin = 40): Viewport {
  const [left, top] = toScreen(view, point);
  const shift = (place: number, size: number): number =>
    place < margin ? margin - place : place > size - margin ? size - margin - place : 0;
  return panned(view, [shift(left, width), shift(top, height)]);
}

export function boundsOf(points: readonly XY[]): Bounds | undefined {
  if (points.length === 0) return undefined;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const extreme = (values: readonly number[], pick: (a: number, b: number) => number): number => values.reduce(pick);
  return {
    low: [extreme(xs, (a, b) => Math.min(a, b)), extreme(ys, (a, b) => Math.min(a, b))],
    high: [extreme(xs, (a, b) => Math.max(a, b)), extreme(ys, (a, b) => Math.max(a, b))],
  };
}
