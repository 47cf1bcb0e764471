import type { Box, Point } from "../polylines.ts";

/** How the plan lies in its frame: pixels per metre, and the pixel of the point 0, 0. */
export interface PlanView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Margin around a plan that fits, px: for walls, the north arrow and the scale bar. */
const margin = 28;
/** Largest scale as a multiple of the one that fits, and in pixels per metre. */
const largest = { times: 40, scale: 400 };

const middleOf = ({ left, right, top, bottom }: Box): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** The view that shows all of the bounds. */
export function fit(bounds: Box, { width, height }: Size): PlanView {
  const [across, down] = [Math.max(1e-6, bounds.right - bounds.left), Math.max(1e-6, bounds.bottom - bounds.top)];
  const scale = Math.max(1e-6, Math.min((width - 2 * margin) / across, (height - 2 * margin) / down));
  const { x, y } = middleOf(bounds);
  return { scale, x: width / 2 - scale * x, y: height / 2 - scale * y };
}

/** The view moved so far back that the middle of the frame shows a point of the bounds. */
export function withinBounds({ scale, x, y }: PlanView, bounds: Box, { width, height }: Size): PlanView {
  const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));
  return {
    scale,
    x: between(width / 2 - scale * bounds.right, x, width / 2 - scale * bounds.left),
    y: between(height / 2 - scale * bounds.bottom, y, height / 2 - scale * bounds.top),
  };
}

/** The view enlarged around a pixel; it never shows less than what fits, nor more than the largest scale. */
export function zoomAt(view: PlanView, factor: number, pixel: Point, bounds: Box, size: Size): PlanView {
  const smallest = fit(bounds, size);
  const scale = Math.min(Math.max(smallest.scale, Math.min(largest.scale, smallest.scale * largest.times)), view.scale * factor);
  if (scale <= smallest.scale) return smallest;
  const times = scale / view.scale;
  return withinBounds({ scale, x: pixel.x - times * (pixel.x - view.x), y: pixel.y - times * (pixel.y - view.y) }, bounds, size);
}

/** The view moved so that a point of the plan is in the middle, if it is not in view. */
export function showing(view: PlanView, { x, y }: Point, bounds: Box, size: Size): PlanView {
  const pixel = { x: view.x + view.scale * x, y: view.y + view.scale * y };
  const isShown = pixel.x >= margin && pixel.y >= margin && pixel.x <= size.width - margin && pixel.y <= size.height - margin;
  if (isShown) return view;
  return withinBounds({ scale: view.scale, x: size.width / 2 - view.scale * x, y: size.height / 2 - view.scale * y }, bounds, size);
}

/** Steps in which a part moves with the frame: two for each frame. */
const partsOfFrame = 2;

/** Part of the plan that is in the frame or near it, m: the same for all views of a scale whose corner is in the same half of a frame. */
export function partNear({ scale, x, y }: PlanView, { width, height }: Size): Box {
  const [across, down] = [width / partsOfFrame / scale, height / partsOfFrame / scale];
  const [column, row] = [Math.floor(-x / scale / across), Math.floor(-y / scale / down)];
  const beyond = partsOfFrame + 2;
  return { left: (column - 1) * across, right: (column + beyond) * across, top: (row - 1) * down, bottom: (row + beyond) * down };
}
