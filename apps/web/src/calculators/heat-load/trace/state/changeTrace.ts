import type { DrawnStorey } from "@org/hvac-core/building/drawing";
import { storeyOf, type TraceDocument } from "./document.ts";
import { changed, redone, undone, type History } from "./history.ts";
import { dragged, withoutSelected } from "./selected.ts";
import { finished, placed } from "./tools.ts";
import { withResult, type Selection, type TraceEvent, type TraceState } from "./traceState.ts";

/** Without a selection of what is no longer there; the storey that is shown is one of the drawing. */
function settled(state: TraceState): TraceState {
  const storey = storeyOf(state.history.document, state.storeyId);
  const isThere = (selection: Selection): boolean => {
    if (selection.kind === "rooms") return selection.ids.every((id) => storey.rooms.some((room) => room.id === id));
    return selection.kind !== "opening" || storey.openings.some(({ id }) => id === selection.id);
  };
  const selection = state.selection && isThere(state.selection) ? state.selection : undefined;
  return storey.id === state.storeyId && selection === state.selection ? state : { ...state, storeyId: storey.id, selection };
}

/** The storey that is shown after a step back or forth: the one that differs, so that the step is seen, or else the one below a storey that is gone. */
function storeyAfter(before: TraceState, document: TraceDocument): string {
  const { history, storeyId } = before;
  const { drawing, plans } = history.document;
  const differs = (storey: DrawnStorey): boolean => !drawing.storeys.includes(storey) || plans[storey.id] !== document.plans[storey.id];
  const { storeys } = document.drawing;
  const shown = storeys.find(({ id }) => id === storeyId);
  if (shown && differs(shown)) return storeyId;
  const { level } = storeyOf(history.document, storeyId);
  const below = storeys.filter((each) => each.level <= level).toSorted((a, b) => b.level - a.level)[0];
  return (storeys.find(differs) ?? shown ?? below ?? storeys[0]!).id;
}

const stepped = (state: TraceState, history: History): TraceState =>
  settled({ ...state, history, storeyId: storeyAfter(state, history.document), problem: undefined });

/** A step back: the last point of what is being drawn, and else the last step. */
function stepBack(state: TraceState): TraceState {
  if (state.grab) return { ...state, history: { ...state.history, document: state.grab.before }, grab: undefined };
  if (state.points.length > 0) return { ...state, points: state.points.slice(0, -1), problem: undefined };
  return stepped(state, undone(state.history));
}

function withUnread(state: TraceState, field: string, text: string | undefined): TraceState {
  if (state.unread[field] === text) return state;
  const { [field]: _before, ...others } = state.unread;
  return { ...state, unread: text === undefined ? others : { ...others, [field]: text } };
}

export function changeTrace(state: TraceState, event: TraceEvent): TraceState {
  switch (event.type) {
    case "tool":
      return {
        ...state,
        tool: event.tool,
        points: [],
        selection: event.tool === "select" ? state.selection : undefined,
        addsRooms: false,
        problem: undefined,
      };
    case "storey":
      return { ...state, storeyId: event.id, points: [], selection: undefined, problem: undefined };
    case "place":
      return placed({ ...state, problem: undefined }, event.point);
    case "distance":
    case "finish":
      return finished({ ...state, problem: undefined }, event.type === "distance" ? event.distance : undefined);
    case "back":
      return { ...state, points: state.points.slice(0, -1), problem: undefined };
    case "cancel":
      if (state.grab) return stepBack(state);
      if (state.points.length > 0) return { ...state, points: [], problem: undefined };
      return { ...state, selection: undefined, tool: "select", problem: undefined };
    case "select":
      return { ...state, selection: event.selection, addsRooms: state.addsRooms && event.selection !== undefined, problem: undefined };
    case "addsRooms":
      return { ...state, addsRooms: event.adds };
    case "grab":
      return {
        ...state,
        selection: event.selection,
        grab: { selection: event.selection, point: event.point, before: state.history.document },
        problem: undefined,
      };
    case "drag":
      return dragged(state, event.point);
    case "drop":
      return dropped(state);
    case "delete":
      return settled(withoutSelected(state));
    case "newRoom":
      return { ...state, newRoom: event.newRoom };
    case "newOpening":
      return { ...state, newOpening: event.newOpening };
    case "entry":
      return { ...state, entry: event.text };
    case "unread":
      return withUnread(state, event.field, event.text);
    case "edit":
      return settled(withResult(state, event.edit(state.history.document), event.run));
    case "undo":
      return stepBack(state);
    case "redo":
      return stepped(state, redone(state.history));
  }
}

/** The end of a drag: a single step from before it. */
function dropped(state: TraceState): TraceState {
  const { grab, history } = state;
  if (!grab) return state;
  return { ...state, grab: undefined, history: changed({ ...history, document: grab.before }, history.document) };
}
