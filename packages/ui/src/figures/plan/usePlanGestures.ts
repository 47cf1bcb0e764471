import { useEffect, useRef, useState, type PointerEvent, type RefObject } from "react";
import type { Box, Point } from "../polylines.ts";
import { fit, withinBounds, zoomAt, type PlanView, type Size } from "./planView.ts";

/** Distance from which a press is a drag, px. */
const dragStart = 5;
/** Factor of a button or a key. */
export const zoomStep = 1.5;
/** Shift of the plan by a key, px. */
const panStep = 80;

const shifts: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: panStep, y: 0 },
  ArrowRight: { x: -panStep, y: 0 },
  ArrowUp: { x: 0, y: panStep },
  ArrowDown: { x: 0, y: -panStep },
};

/** Position of a pointer within the drawing, px. */
function positionOf(drawing: Element, { clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
  const { left, top } = drawing.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

interface Pair {
  readonly middle: Point;
  readonly distance: number;
}

/** Middle and distance of two fingers; of one finger its position. */
function pairOf(points: readonly Point[]): Pair {
  const [a, b = a] = points as readonly [Point, ...Point[]];
  return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, distance: Math.hypot(a.x - b.x, a.y - b.y) };
}

export interface PlanGestures {
  readonly view: PlanView;
  /** Whether the view shows the whole plan. */
  readonly isFit: boolean;
  /** Changes the view; `undefined` shows the whole plan. */
  readonly change: (next: (view: PlanView) => PlanView | undefined) => void;
  /** Enlarges around a point of the plan; the middle of the frame without one. */
  readonly zoom: (factor: number, around?: Point) => void;
  /** Moves the plan by the key of an arrow. */
  readonly pan: (key: string) => boolean;
  /** Whether the press that ends now was a drag, which selects nothing. */
  readonly wasDragged: () => boolean;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: (event: PointerEvent) => void;
  };
}

const viewOf = (moved: PlanView | undefined, bounds: Box, size: Size): PlanView =>
  moved ? withinBounds(moved, bounds, size) : fit(bounds, size);

/** A view after a change. One that fits and stays where it is fits a frame of another size too. */
function changed(before: PlanView | undefined, now: PlanView, next: (view: PlanView) => PlanView | undefined): PlanView | undefined {
  const after = next(now);
  return after === now ? before : after;
}

/** The view of a plan, moved by drags and keys and enlarged by wheel, fingers and keys. A new size of the frame keeps a plan that fits. */
export function usePlanGestures(drawing: RefObject<Element | null>, bounds: Box, size: Size): PlanGestures {
  const [moved, setMoved] = useState<PlanView>();
  const view = viewOf(moved, bounds, size);
  const change = (next: (view: PlanView) => PlanView | undefined): void =>
    setMoved((before) => changed(before, viewOf(before, bounds, size), next));
  const pointers = useRef({ points: new Map<number, Point>(), start: { x: 0, y: 0 }, isDrag: false });

  const enlarge = (factor: number, pixel: Point): void => change((before) => zoomAt(before, factor, pixel, bounds, size));
  const latest = useRef({ enlarge, isFit: moved === undefined });
  useEffect(() => {
    const smallest = fit(bounds, size).scale;
    latest.current = { enlarge, isFit: view.scale <= smallest };
  });
  useEffect(() => {
    const element = drawing.current;
    if (!element) return;
    const onWheel = (event: Event): void => {
      const { deltaY, deltaMode } = event as WheelEvent;
      // A whole plan cannot become smaller: the page scrolls.
      if (deltaY === 0 || (deltaY > 0 && latest.current.isFit)) return;
      event.preventDefault();
      const pixels = deltaMode === 0 ? deltaY : deltaY * 33;
      latest.current.enlarge(2 ** (-Math.max(-200, Math.min(200, pixels)) / 250), positionOf(element, event as WheelEvent));
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [drawing]);

  const onPointerMove = (event: PointerEvent): void => {
    const { points, start, isDrag } = pointers.current;
    if (!points.has(event.pointerId)) return;
    const pixel = positionOf(event.currentTarget, event);
    const before = pairOf([...points.values()]);
    points.set(event.pointerId, pixel);
    if (!isDrag) {
      if (points.size === 1 && Math.hypot(pixel.x - start.x, pixel.y - start.y) < dragStart) return;
      pointers.current.isDrag = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    const after = pairOf([...points.values()]);
    const factor = before.distance > 0 && after.distance > 0 ? after.distance / before.distance : 1;
    change((old) => {
      const shifted = { ...old, x: old.x + after.middle.x - before.middle.x, y: old.y + after.middle.y - before.middle.y };
      return factor === 1 ? withinBounds(shifted, bounds, size) : zoomAt(shifted, factor, after.middle, bounds, size);
    });
  };
  const onPointerEnd = ({ pointerId }: PointerEvent): void => {
    pointers.current.points.delete(pointerId);
  };
  return {
    view,
    isFit: view.scale <= fit(bounds, size).scale,
    change,
    zoom: (factor, around) =>
      enlarge(
        factor,
        around ? { x: view.x + view.scale * around.x, y: view.y + view.scale * around.y } : { x: size.width / 2, y: size.height / 2 },
      ),
    pan: (key) => {
      const shift = shifts[key];
      if (shift) change((before) => withinBounds({ ...before, x: before.x + shift.x, y: before.y + shift.y }, bounds, size));
      return shift !== undefined;
    },
    wasDragged: () => pointers.current.isDrag,
    handlers: {
      onPointerDown: (event) => {
        const { points } = pointers.current;
        if (event.button !== 0) return;
        const pixel = positionOf(event.currentTarget, event);
        if (points.size === 0) pointers.current = { points, start: pixel, isDrag: false };
        points.set(event.pointerId, pixel);
      },
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
    },
  };
}
