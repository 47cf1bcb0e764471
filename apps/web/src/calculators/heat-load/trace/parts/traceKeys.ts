import { withInsertedCorner, type DrawnStorey, type PlanPoint } from "@org/hvac-core/building/drawing";
import type { Dispatch, KeyboardEvent } from "react";
import { joinedRooms } from "../edit/rooms.ts";
import { edgesOf, isSame, nearestOn, type Segment } from "../edit/plane.ts";
import { targetAt } from "../edit/targets.ts";
import { storeyOf, withStorey } from "../state/document.ts";
import { tools } from "../state/names.ts";
import type { Aim, Selection, TraceEvent, TraceState } from "../state/traceState.ts";
import { texts } from "../texts.ts";
import { selectionAfter } from "./useCanvasPointer.ts";

export interface TraceKeyOptions {
  readonly state: TraceState;
  readonly dispatch: Dispatch<TraceEvent>;
  /** Cursor of the keyboard, or where the pointer was last. */
  readonly aim: Aim | undefined;
  /** Step of the arrow keys, m. */
  readonly step: number;
  /** Reach of a selection at the cursor, m. */
  readonly reach: number;
  /** Moves the cursor, and the view to it. */
  readonly moveCursor: (point: PlanPoint, isAngled: boolean) => Aim;
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
  readonly showKeys: () => void;
  /** Begins to type in the status line. */
  readonly type: (text: string) => void;
}

const arrows: Readonly<Record<string, PlanPoint>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

const toolOfKey = new Map(tools.map((tool) => [texts.tools[tool].key.toLowerCase(), tool]));

/** The room before or after the selected one. */
export function nextRoom({ rooms }: DrawnStorey, selection: Selection | undefined, step: 1 | -1): Selection | undefined {
  if (rooms.length === 0) return undefined;
  const index = rooms.findIndex(({ id }) => selection?.kind === "rooms" && id === selection.ids.at(-1));
  const next = index === -1 ? (step === 1 ? 0 : rooms.length - 1) : (index + step + rooms.length) % rooms.length;
  return { kind: "rooms", ids: [rooms[next]!.id] };
}

/** The first wall of the selected room, or the wall after the selected one. */
export function nextWall({ rooms }: DrawnStorey, selection: Selection | undefined): Selection | undefined {
  const isSelected = ([a, b]: Segment): boolean =>
    selection?.kind === "wall" && isSame(a, selection.ends[0]) && isSame(b, selection.ends[1]);
  const room = rooms.find(({ id, polygon }) =>
    selection?.kind === "rooms" ? selection.ids.includes(id) : edgesOf(polygon).some(isSelected),
  );
  if (!room) return selection;
  const walls = edgesOf(room.polygon);
  return { kind: "wall", ends: walls[(walls.findIndex(isSelected) + 1) % walls.length]! };
}

/** The storey with a corner on the selected wall, where it is nearest to a point. */
export function cornerEdit({ selection, storeyId }: TraceState, near: PlanPoint | undefined): TraceEvent | undefined {
  if (selection?.kind !== "wall" || !near) return undefined;
  const point = nearestOn(selection.ends, near);
  return { type: "edit", edit: (document) => withStorey(document, withInsertedCorner(storeyOf(document, storeyId), point)) };
}

/** The edit that joins the selected rooms. */
export function joinEdit({ selection, storeyId }: TraceState): TraceEvent | undefined {
  if (selection?.kind !== "rooms") return undefined;
  const { ids } = selection;
  return {
    type: "edit",
    edit: (document) => {
      const joined = joinedRooms(storeyOf(document, storeyId), ids);
      return typeof joined === "string" ? joined : withStorey(document, joined);
    },
  };
}

/** The storey above or below. */
export function otherStorey({ history, storeyId }: TraceState, step: 1 | -1): TraceEvent | undefined {
  const ordered = history.document.drawing.storeys.toSorted((a, b) => a.level - b.level);
  const next = ordered[ordered.findIndex(({ id }) => id === storeyId) + step];
  return next && { type: "storey", id: next.id };
}

/** Point from which what is selected is moved. */
function handleOf(selection: Selection, storey: DrawnStorey, aim: Aim | undefined): PlanPoint {
  if (selection.kind === "corner") return selection.point;
  if (selection.kind === "opening") return storey.openings.find(({ id }) => id === selection.id)?.point ?? [0, 0];
  return aim?.point ?? (selection.kind === "wall" ? selection.ends[0] : [0, 0]);
}

/** What Space does at the cursor. */
function eventAtCursor({ state, aim, reach }: TraceKeyOptions, storey: DrawnStorey, adds: boolean): TraceEvent | undefined {
  if (state.grab) return { type: "drop" };
  if (!aim) return undefined;
  if (state.tool !== "select") return { type: "place", point: aim.point };
  return { type: "select", selection: selectionAfter(state.selection, targetAt(storey, aim.point, reach), adds) };
}

/** What a key does that changes the drawing; `undefined` for other keys. */
function eventOfKey(options: TraceKeyOptions, event: KeyboardEvent, storey: DrawnStorey): TraceEvent | undefined {
  const { state, aim } = options;
  const { key, shiftKey } = event;
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case " ":
      return eventAtCursor(options, storey, shiftKey);
    case "Enter":
      return state.grab ? { type: "drop" } : { type: "finish" };
    case "Backspace":
      return state.points.length > 0 ? { type: "back" } : { type: "delete" };
    case "Delete":
      return { type: "delete" };
    case "[":
      return { type: "select", selection: nextRoom(storey, state.selection, -1) };
    case "]":
      return { type: "select", selection: nextRoom(storey, state.selection, 1) };
    case "e":
      return { type: "select", selection: nextWall(storey, state.selection) };
    case "m":
      return state.selection && { type: "grab", selection: state.selection, point: handleOf(state.selection, storey, aim) };
    case "c":
      return cornerEdit(state, aim?.point);
    case "j":
      return joinEdit(state);
    case "PageUp":
      return otherStorey(state, 1);
    case "PageDown":
      return otherStorey(state, -1);
    default: {
      const tool = toolOfKey.get(key.toLowerCase());
      return tool && { type: "tool", tool };
    }
  }
}

/** Keys that show something else, or begin to type. @returns whether it was one */
function viewKey({ zoom, fit, showKeys, type }: TraceKeyOptions, key: string): boolean {
  if (key === "+" || key === "=") zoom(1.25);
  else if (key === "-" || key === "−") zoom(0.8);
  else if (key.toLowerCase() === "f") fit();
  else if (key === "?") showKeys();
  else if (/^[\d@.,]$/.test(key)) type(key);
  else return false;
  return true;
}

/** The keys of the drawing. */
export function traceKeys(options: TraceKeyOptions): (event: KeyboardEvent) => void {
  const { state, dispatch, aim, step, moveCursor } = options;
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const storey = storeyOf(state.history.document, state.storeyId);
    const arrow = arrows[event.key];
    if (arrow) {
      event.preventDefault();
      const [x, y] = aim?.point ?? state.points.at(-1) ?? [0, 0];
      const size = step * (event.shiftKey ? 10 : 1);
      const { point } = moveCursor([x + arrow[0] * size, y + arrow[1] * size], false);
      if (state.grab) dispatch({ type: "drag", point });
      return;
    }
    if (viewKey(options, event.key)) return event.preventDefault();
    const change = eventOfKey(options, event, storey);
    if (!change) return;
    event.preventDefault();
    // What is moved follows the cursor, which goes to it.
    if (change.type === "grab") moveCursor(change.point, false);
    dispatch(change);
  };
}
