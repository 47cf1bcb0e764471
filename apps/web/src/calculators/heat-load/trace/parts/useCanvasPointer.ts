import type { DrawnStorey } from "@org/hvac-core/building/drawing";
import { useEffect, useRef, type Dispatch, type PointerEvent, type RefObject } from "react";
import { targetAt } from "../edit/targets.ts";
import type { Aim, Selection, TraceEvent, TraceState } from "../state/traceState.ts";
import { noGesture, pressed, pulled, released, type Gesture } from "../view/pointers.ts";
import { panned, toModel, zoomed, type Viewport, type XY } from "../view/viewport.ts";

export interface CanvasPointerOptions {
  readonly canvas: RefObject<HTMLDivElement | null>;
  readonly state: TraceState;
  readonly storey: DrawnStorey;
  readonly view: Viewport;
  readonly setView: (change: (view: Viewport) => Viewport) => void;
  /** Snaps a point of the drawing to what is within a reach, px, and shows it. */
  readonly aim: (point: XY, isAngled: boolean, reach: number) => Aim;
  readonly dispatch: Dispatch<TraceEvent>;
}

/** Reach of a click, px. */
export const reach = { mouse: 10, touch: 24 } as const;

const reachOf = ({ pointerType }: PointerEvent): number => (pointerType === "touch" ? reach.touch : reach.mouse);

/** The selection after a click: with Shift a room is added, or taken out again. */
export function selectionAfter(before: Selection | undefined, target: Selection | undefined, adds: boolean): Selection | undefined {
  if (!adds || target?.kind !== "rooms" || before?.kind !== "rooms") return target;
  const [id] = target.ids;
  const ids = before.ids.includes(id!) ? before.ids.filter((each) => each !== id) : [...before.ids, id!];
  return ids.length === 0 ? undefined : { kind: "rooms", ids };
}

/** Zooms by the wheel, and by two fingers on a touchpad. React's listeners could not stop the page from zooming too. */
function useWheel(canvas: RefObject<HTMLDivElement | null>, setView: CanvasPointerOptions["setView"]): void {
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const { deltaX, deltaY, shiftKey } = event;
      if (shiftKey) setView((view) => panned(view, [-deltaX || -deltaY, 0]));
      else setView((view) => zoomed(view, [event.clientX - left, event.clientY - top], Math.min(1.5, Math.max(1 / 1.5, 1 - deltaY / 400))));
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [canvas, setView]);
}

/** Clicks, drags and pinches on the drawing. */
export function useCanvasPointer({ canvas, state, storey, view, setView, aim, dispatch }: CanvasPointerOptions) {
  const gesture = useRef<Gesture>(noGesture);
  useWheel(canvas, setView);
  const placeOf = (event: PointerEvent): XY => {
    const { left, top } = canvas.current!.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };
  const pointOf = (event: PointerEvent): XY => toModel(view, placeOf(event));
  const isSelecting = state.tool === "select";
  const aimAt = (place: XY, event: PointerEvent): Aim => aim(place, event.shiftKey, reachOf(event));

  const grabOrPan = (start: XY, event: PointerEvent): void => {
    const point = toModel(view, start);
    const target = targetAt(storey, point, reachOf(event) / view.scale);
    const { selection } = state;
    const isSelectedRoom = target?.kind === "rooms" && selection?.kind === "rooms" && selection.ids.includes(target.ids[0]!);
    const held = isSelectedRoom ? selection : target;
    // An unselected room is not moved by accident: a drag on it moves the view.
    if (held && (held.kind !== "rooms" || isSelectedRoom))
      dispatch({ type: "grab", selection: held, point: held.kind === "corner" ? held.point : point });
    else gesture.current = { kind: "pan", id: event.pointerId, last: start };
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.focus({ preventScroll: true });
      const pans = event.button === 1;
      gesture.current = pressed(gesture.current, { id: event.pointerId, place: placeOf(event) }, pans);
      if (gesture.current.kind === "pinch" && state.grab) dispatch({ type: "cancel" });
      if (gesture.current.kind === "press" && !isSelecting) aimAt(pointOf(event), event);
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const before = gesture.current;
      const pointer = { id: event.pointerId, place: placeOf(event) };
      const { gesture: next } = pulled(before, pointer, view);
      gesture.current = next;
      // From the view as it is by then: both fingers of a pinch may move before the next rendering.
      if (next.kind === "pan" || next.kind === "pinch") return setView((latest) => pulled(before, pointer, latest).view);
      if (next.kind === "rest") return;
      if (state.grab) return dispatch({ type: "drag", point: aimAt(pointOf(event), event).point });
      if (next.kind === "press" && next.isMoved && isSelecting) return grabOrPan(next.start, event);
      aimAt(pointOf(event), event);
    },
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
      const before = gesture.current;
      gesture.current = released(before, event.pointerId);
      if (state.grab) return dispatch({ type: "drop" });
      if (before.kind !== "press") return;
      if (isSelecting) {
        const target = targetAt(storey, pointOf(event), reachOf(event) / view.scale);
        return dispatch({ type: "select", selection: selectionAfter(state.selection, target, event.shiftKey || state.addsRooms) });
      }
      // A drag gives both points of a rectangle, of a distance or of a direction.
      const isTwoPoints = state.tool !== "polygon" && state.tool !== "opening" && state.tool !== "origin" && state.tool !== "split";
      if (before.isMoved && isTwoPoints && state.points.length === 0)
        dispatch({ type: "place", point: aim(toModel(view, before.start), false, reachOf(event)).point });
      dispatch({ type: "place", point: aimAt(pointOf(event), event).point });
    },
    onPointerCancel: (event: PointerEvent<HTMLDivElement>) => {
      gesture.current = released(gesture.current, event.pointerId);
      if (state.grab) dispatch({ type: "cancel" });
    },
  };
}
