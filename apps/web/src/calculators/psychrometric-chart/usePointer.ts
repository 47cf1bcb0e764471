import { airAt, newStateRow, snappedPoint, steppedPoint } from "@org/hvac-core/calculators/psychrometric-chart";
import { newRowId } from "@org/form/state";
import type { FigureContext } from "@org/ui/surface";
import type { ChartPlane, ChartState } from "@org/ui/figures";
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject } from "react";
import { addState } from "./addState.ts";
import type { ShownState } from "./chartModel.ts";
import type { Cursor } from "./cursor.ts";
import type { Moving } from "./useMoving.ts";
import { texts } from "./texts.ts";

interface PointerInput {
  readonly context: FigureContext;
  readonly plane: ChartPlane;
  readonly cursor: Cursor;
  readonly moving: Moving;
  readonly svg: RefObject<SVGSVGElement | null>;
  /** Whether states snap to round values; Shift does the opposite. */
  readonly doesSnap: boolean;
}

interface Drag {
  readonly state: ShownState;
  readonly run: string;
  readonly pointer: number;
  /** Offset from the pointer to the state, px. */
  readonly right: number;
  readonly down: number;
  x: number;
  y: number;
  frame?: number;
  hasMoved: boolean;
}

interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

/** Movement that is still a click, px. */
const slack = 4;
const arrows: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
let runs = 0;

/** Pointer and keyboard of the chart: reading values, dragging states, and adding a state by a click on an empty place. */
export function usePointer({ context, plane, cursor, moving, svg, doesSnap }: PointerInput) {
  const { state } = context;
  const [held, setHeld] = useState<string>();
  const drag = useRef<Drag>(undefined);
  const pressed = useRef<Place>(undefined);
  const isShift = useRef(false);
  const { move, drop, settle, cancel } = moving;
  useEffect(() => {
    const stop = (event: globalThis.KeyboardEvent): void => {
      isShift.current = event.shiftKey;
      if (event.key !== "Escape" || !drag.current) return;
      if (drag.current.frame !== undefined) cancelAnimationFrame(drag.current.frame);
      drag.current = undefined;
      setHeld(undefined);
      cancel();
    };
    window.addEventListener("keydown", stop);
    window.addEventListener("keyup", stop);
    return () => {
      window.removeEventListener("keydown", stop);
      window.removeEventListener("keyup", stop);
    };
  }, [cancel]);

  useEffect(() => {
    const drawing = svg.current;
    // A finger on a state drags it and does not move the page: parts of a drawing have no `touch-action`.
    const hold = (event: TouchEvent): void => {
      if ((event.target as Element).closest("[data-state]")) event.preventDefault();
    };
    drawing?.addEventListener("touchstart", hold, { passive: false });
    return () => drawing?.removeEventListener("touchstart", hold);
  }, [svg]);

  /** Converts a position on the page to one on the drawing, px. */
  const placeOf = ({ clientX, clientY }: Place): { readonly x: number; readonly y: number } => {
    const box = svg.current!.getBoundingClientRect();
    const scale = svg.current!.viewBox.baseVal.width / box.width;
    return { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale };
  };
  const stateAt = (position: Place): ChartState => plane.stateAt(placeOf(position));

  const onStateDown = (event: PointerEvent<SVGGElement>, pointed: ShownState): void => {
    if (event.button !== 0) return;
    // An earlier move by keys is final, even if the drag is cancelled.
    settle();
    const [from, handle] = [placeOf(event), plane.pointOf(pointed.air)];
    event.currentTarget.setPointerCapture(event.pointerId);
    runs += 1;
    drag.current = {
      state: pointed,
      run: `drag-${runs}`,
      pointer: event.pointerId,
      right: handle.x - from.x,
      down: handle.y - from.y,
      x: event.clientX,
      y: event.clientY,
      hasMoved: false,
    };
    setHeld(pointed.id);
  };
  const onPointerMove = (event: PointerEvent<SVGSVGElement>): void => {
    isShift.current = event.shiftKey;
    const now = drag.current;
    if (!now || now.pointer !== event.pointerId) {
      if (event.pointerType !== "touch") cursor.move(stateAt(event));
      return;
    }
    if (!now.hasMoved && Math.hypot(event.clientX - now.x, event.clientY - now.y) < slack) return;
    now.hasMoved = true;
    [now.x, now.y] = [event.clientX, event.clientY];
    // One change per frame, although the pointer may report more often.
    now.frame ??= requestAnimationFrame(() => {
      delete now.frame;
      const position = placeOf({ clientX: now.x, clientY: now.y });
      const to = plane.stateAt({ x: position.x + now.right, y: position.y + now.down });
      cursor.move(to);
      move(now.state, to, now.run, doesSnap !== isShift.current);
    });
  };
  const onPointerUp = (event: PointerEvent<SVGSVGElement>): void => {
    const now = drag.current;
    if (!now || now.pointer !== event.pointerId) return;
    drag.current = undefined;
    setHeld(undefined);
    if (now.frame !== undefined) {
      cancelAnimationFrame(now.frame);
      const position = placeOf({ clientX: now.x, clientY: now.y });
      move(now.state, plane.stateAt({ x: position.x + now.right, y: position.y + now.down }), now.run, doesSnap !== isShift.current);
    }
    if (now.hasMoved) drop();
  };
  const onPointerCancel = (): void => {
    if (!drag.current) return;
    drag.current = undefined;
    setHeld(undefined);
    cancel();
  };
  const onStateKey = (event: KeyboardEvent<SVGGElement>, focused: ShownState): void => {
    const arrow = arrows[event.key];
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const times = event.shiftKey ? 5 : 1;
    const { unitSystem } = state.complete;
    move(
      focused,
      steppedPoint(plane, focused.air, { right: arrow[0] * times, up: arrow[1] * times, unitSystem }),
      `keys-${focused.id}`,
      false,
    );
  };

  const onStateKeyUp = ({ key }: KeyboardEvent<SVGGElement>): void => {
    if (arrows[key]) drop();
  };

  const add = (pointed: ChartState): void => {
    const { unitSystem } = state.complete;
    const to = doesSnap !== isShift.current ? snappedPoint(plane, pointed, unitSystem) : pointed;
    addState(context, newStateRow(newRowId(), airAt(plane, to), unitSystem), texts.addedState.pressed);
  };
  const onBackgroundDown = (event: PointerEvent<SVGSVGElement>): void => {
    const isEmpty = event.button === 0 && !(event.target as Element).closest("[role=button]");
    pressed.current = isEmpty ? { clientX: event.clientX, clientY: event.clientY } : undefined;
  };
  const onClick = (event: MouseEvent<SVGSVGElement>): void => {
    const from = pressed.current;
    pressed.current = undefined;
    if (!from || Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > slack) return;
    const state = stateAt(event);
    if (plane.contains(state)) add(state);
  };
  return {
    held,
    onStateDown,
    onStateKey,
    onStateKeyUp,
    onPointerMove,
    onPointerUp,
    onPointerCancel,
    onPointerLeave: () => cursor.move(undefined),
    onBackgroundDown,
    onClick,
  };
}
