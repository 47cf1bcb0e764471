import { withMovedCorner, withMovedWall, withoutCorner, type DrawnStorey, type PlanPoint } from "@org/hvac-core/building/drawing";
import { movedRooms } from "../edit/moves.ts";
import { wallNear } from "../edit/openings.ts";
import { minus, plus } from "../edit/plane.ts";
import { withUnchanged } from "../edit/unchanged.ts";
import { withoutRooms } from "../edit/rooms.ts";
import { storeyOf, withStorey } from "./document.ts";
import { withResult, type Selection, type TraceState } from "./traceState.ts";

/** A storey after its selection was moved from a point to another. */
function withMoved(storey: DrawnStorey, selection: Selection, from: PlanPoint, to: PlanPoint): DrawnStorey {
  const drag = minus(to, from);
  switch (selection.kind) {
    case "rooms":
      return movedRooms(storey, selection.ids, drag);
    case "corner":
      return withMovedCorner(storey, selection.point, to);
    case "wall":
      return withMovedWall(storey, selection.ends, plus(selection.ends[0], drag));
    case "opening": {
      const place = wallNear(storey, to, 1)?.point;
      return place
        ? { ...storey, openings: storey.openings.map((each) => (each.id === selection.id ? { ...each, point: place } : each)) }
        : storey;
    }
  }
}

/** The selection after its points were moved. */
function movedSelection(selection: Selection, from: PlanPoint, to: PlanPoint): Selection {
  if (selection.kind === "corner") return { ...selection, point: to };
  if (selection.kind !== "wall") return selection;
  const [a, b] = selection.ends;
  const along = minus(b, a);
  const square = along[0] * along[0] + along[1] * along[1];
  const drag = minus(to, from);
  const share = square === 0 ? 0 : (drag[0] * along[0] + drag[1] * along[1]) / square;
  const across = minus(drag, [along[0] * share, along[1] * share]);
  return { ...selection, ends: [plus(a, across), plus(b, across)] };
}

/** The state while what is grabbed follows the pointer. It becomes a step when it is dropped. */
export function dragged(state: TraceState, point: PlanPoint): TraceState {
  const { grab, storeyId, history } = state;
  if (!grab) return state;
  const moved = withMoved(storeyOf(grab.before, storeyId), grab.selection, grab.point, point);
  const document = withStorey(grab.before, withUnchanged(storeyOf(history.document, storeyId), moved));
  return { ...state, history: { ...history, document }, selection: movedSelection(grab.selection, grab.point, point) };
}

/** The state without what is selected. A corner is removed from the rooms that have more than three. */
export function withoutSelected(state: TraceState): TraceState {
  const { selection, storeyId, history } = state;
  if (!selection || selection.kind === "wall") return state;
  const storey = storeyOf(history.document, storeyId);
  const write = (next: DrawnStorey): TraceState => ({ ...withResult(state, withStorey(history.document, next)), selection: undefined });
  if (selection.kind === "rooms") return write(withoutRooms(storey, selection.ids));
  if (selection.kind === "opening") return write({ ...storey, openings: storey.openings.filter(({ id }) => id !== selection.id) });
  return write(withoutCorner(storey, selection.point));
}
