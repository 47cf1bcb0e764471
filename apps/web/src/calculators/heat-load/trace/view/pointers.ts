import { pinched, panned, type Viewport, type XY } from "./viewport.ts";

/** What the pressed pointers do: nothing, press a point, move the view, or pinch it. */
export type Gesture =
  | { readonly kind: "none" }
  | { readonly kind: "press"; readonly id: number; readonly start: XY; readonly isMoved: boolean }
  | { readonly kind: "pan"; readonly id: number; readonly last: XY }
  | { readonly kind: "pinch"; readonly ids: readonly [number, number]; readonly points: readonly [XY, XY] }
  /** After a pinch, until all fingers are off. */
  | { readonly kind: "rest"; readonly ids: readonly number[] };

export const noGesture: Gesture = { kind: "none" };

/** How far a pointer moves before a press is a drag, px. */
const slop = 5;

export interface PointerAt {
  readonly id: number;
  readonly place: XY;
}

/** A pointer goes down. @param pans with it the view moves */
export function pressed(gesture: Gesture, { id, place }: PointerAt, pans: boolean): Gesture {
  if (gesture.kind === "press" || gesture.kind === "pan")
    return { kind: "pinch", ids: [gesture.id, id], points: [gesture.kind === "press" ? gesture.start : gesture.last, place] };
  if (gesture.kind !== "none") return gesture;
  return pans ? { kind: "pan", id, last: place } : { kind: "press", id, start: place, isMoved: false };
}

/** A pressed pointer moves, and with it the view where the gesture is one of the view. */
export function pulled(gesture: Gesture, { id, place }: PointerAt, view: Viewport): { readonly gesture: Gesture; readonly view: Viewport } {
  switch (gesture.kind) {
    case "press": {
      const isMoved = gesture.isMoved || Math.hypot(place[0] - gesture.start[0], place[1] - gesture.start[1]) > slop;
      return { gesture: isMoved === gesture.isMoved ? gesture : { ...gesture, isMoved }, view };
    }
    case "pan":
      if (gesture.id !== id) return { gesture, view };
      return { gesture: { ...gesture, last: place }, view: panned(view, [place[0] - gesture.last[0], place[1] - gesture.last[1]]) };
    case "pinch": {
      const index = gesture.ids.indexOf(id);
      if (index === -1) return { gesture, view };
      const points: readonly [XY, XY] = index === 0 ? [place, gesture.points[1]] : [gesture.points[0], place];
      return { gesture: { ...gesture, points }, view: pinched(view, gesture.points, points) };
    }
    default:
      return { gesture, view };
  }
}

/** A pointer goes up. */
export function released(gesture: Gesture, id: number): Gesture {
  switch (gesture.kind) {
    case "pinch":
      return { kind: "rest", ids: gesture.ids.filter((each) => each !== id) };
    case "rest": {
      const ids = gesture.ids.filter((each) => each !== id);
      return ids.length === 0 ? noGesture : { ...gesture, ids };
    }
    default:
      return noGesture;
  }
}
