import { storeyOf } from "./document.ts";
import { changed, redone, undone } from "./history.ts";
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

/** A step back: the last point of what is being drawn, and else the last step. */
function stepBack(state: TraceState): TraceState {
  if (state.grab) return { ...state, history: { ...state.history, document: state.grab.before }, grab: undefined };
  if (state.points.length > 0) return { ...state, points: state.points.slice(0, -1), problem: undefined };
  return settled({ ...state, history: undone(state.history), problem: undefined });
}

export function changeTrace(state: TraceState, event: TraceEvent): TraceState {
  switch (event.type) {
    case "tool":
      return {
        ...state,
        tool: event.tool,
        points: [],
        selection: event.tool === "select" ? state.selection : undefined,
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
      return { ...state, selection: event.selection, problem: undefined };
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
    case "edit":
      return settled(withResult(state, event.edit(state.history.document), event.run));
    case "undo":
      return stepBack(state);
    case "redo":
      return settled({ ...state, history: redone(state.history), problem: undefined });
  }
}

/** The end of a drag: a single step from before it. */
function dropped(state: TraceState): TraceState {
  const { grab, history } = state;
  if (!grab) return state;
  return { ...state, grab: undefined, history: changed({ ...history, document: grab.before }, history.document) };
}
