import type { DrawnStorey, PlanPoint, PlanPolygon } from "@org/hvac-core/building/drawing";
import { movedPoints } from "../edit/moves.ts";
import { wallNear, withOpenings } from "../edit/openings.ts";
import { distance, isSame, minus } from "../edit/plane.ts";
import { roomAt, withRoom } from "../edit/rooms.ts";
import { splitAlong } from "../edit/split.ts";
import { roomNames } from "../edit/storeys.ts";
import { moved, scaledAbout, scaling, shift, type Similarity } from "../view/placement.ts";
import { storeyOf, withDrawing, withPlan, withStorey, type Plan, type TraceDocument } from "./document.ts";
import type { TraceProblem } from "./names.ts";
import { withResult, type TraceState } from "./traceState.ts";

/** How far a click may be from a wall that gets an opening, m. */
const wallReach = 0.5;
/** Distance up to which a point is on a wall, m. */
const onWall = 0.01;

const storeyIn = (state: TraceState): DrawnStorey => storeyOf(state.history.document, state.storeyId);

/** The state after a step that completes what is being drawn; a refused one keeps its points. */
function completed(state: TraceState, result: TraceDocument | TraceProblem): TraceState {
  const next = withResult(state, result);
  return typeof result === "string" ? next : { ...next, points: [] };
}

function withStoreyResult(state: TraceState, result: DrawnStorey | TraceProblem): TraceState {
  return completed(state, typeof result === "string" ? result : withStorey(state.history.document, result));
}

function withNewRoom(state: TraceState, polygon: PlanPolygon): TraceState {
  const result = withRoom(storeyIn(state), polygon, state.newRoom, roomNames(state.history.document.drawing));
  const next = withStoreyResult(state, result);
  return typeof result === "string" ? next : { ...next, selection: { kind: "rooms", ids: [result.rooms.at(-1)!.id] } };
}

function rectangle([x, y]: PlanPoint, [right, top]: PlanPoint): PlanPolygon {
  return [
    [x, y],
    [right, y],
    [right, top],
    [x, top],
  ];
}

/** The document with the plan and the rooms on it moved in the same way. */
function transformed(document: TraceDocument, storeyId: string, plan: (plan: Plan) => Plan, rooms: Similarity): TraceDocument {
  const { [storeyId]: before } = document.plans;
  const drawn = before?.roomsStay ? document : withStorey(document, movedPoints(storeyOf(document, storeyId), rooms));
  return before ? withPlan(drawn, storeyId, plan(before)) : drawn;
}

/** The document with the plan and the rooms on it larger by a factor, about a point. */
export function withScaledPlan(document: TraceDocument, storeyId: string, centre: PlanPoint, factor: number): TraceDocument {
  const plan = (each: Plan): Plan => ({ ...each, ...scaledAbout(each, centre, factor), isScaled: true });
  return transformed(document, storeyId, plan, scaling(centre, factor));
}

/** A point of the plan becomes the origin, in which all storeys agree. */
function withOrigin(state: TraceState, point: PlanPoint): TraceState {
  const drag = minus([0, 0], point);
  const { document } = state.history;
  return {
    ...completed(
      state,
      transformed(document, state.storeyId, (plan) => ({ ...plan, ...moved(plan, drag) }), shift(drag)),
    ),
    tool: "select",
  };
}

/** The plan moves and the rooms stay. */
function withMovedPlan(state: TraceState, [from, to]: readonly PlanPoint[]): TraceState {
  const { document } = state.history;
  const plan = document.plans[state.storeyId];
  if (!plan || !from || !to) return { ...state, points: [] };
  return { ...completed(state, withPlan(document, state.storeyId, { ...plan, ...moved(plan, minus(to, from)) })), tool: "select" };
}

/** North is from the first point to the second. */
function withNorth(state: TraceState, [from, to]: readonly PlanPoint[]): TraceState {
  const [x, y] = minus(to!, from!);
  const { document } = state.history;
  const clockwise = (Math.atan2(x, y) * 180) / Math.PI;
  const modelAzimuth = (((-clockwise % 360) + 360) % 360) + 0;
  const place = { ...document.drawing.place, modelAzimuth: Number(modelAzimuth.toFixed(4)) % 360 };
  return { ...completed(state, withDrawing(document, { place })), tool: "select" };
}

/** Two points of the plan get a distance: the plan and the rooms on it are scaled about the first. */
function withScale(state: TraceState, entered: number): TraceState {
  const [from, to] = state.points;
  if (!from || !to || entered <= 0) return state;
  const factor = entered / distance(from, to);
  return { ...completed(state, withScaledPlan(state.history.document, state.storeyId, from, factor)), tool: "rectangle" };
}

function withNewOpenings(state: TraceState, point: PlanPoint): TraceState {
  const { newOpening, history } = state;
  const storey = storeyIn(state);
  const { openingTypes } = history.document.drawing;
  const type = openingTypes.find(({ id }) => id === newOpening.typeId);
  const near = wallNear(storey, point, wallReach);
  if (!type || !near) return { ...state, problem: "noWall" };
  return withStoreyResult(state, withOpenings(storey, type, { ...near, spacing: newOpening.spacing, types: openingTypes }));
}

/** Whether a point is in a room, and on no wall. */
const isWithinRoom = (storey: DrawnStorey, point: PlanPoint): boolean =>
  roomAt(storey, point) !== undefined && wallNear(storey, point, onWall) === undefined;

const withSplit = (state: TraceState, points: readonly PlanPoint[]): TraceState =>
  withStoreyResult(state, splitAlong(storeyIn(state), points, roomNames(state.history.document.drawing)));

/** The state after a point was placed with the tool. */
export function placed(state: TraceState, point: PlanPoint): TraceState {
  const { tool, points } = state;
  const last = points.at(-1);
  if (tool === "select") return state;
  if (tool === "opening") return withNewOpenings(state, point);
  if (tool === "origin") return withOrigin(state, point);
  if (tool === "polygon" && points.length > 2 && isSame(point, points[0]!)) return withNewRoom(state, points);
  if (last && isSame(last, point)) return { ...state, problem: "samePoint" };
  if (tool === "scale" && points.length === 2) return { ...state, points: [point] };
  const next = { ...state, points: [...points, point] };
  if (points.length === 0 || tool === "polygon" || tool === "scale") return next;
  switch (tool) {
    case "rectangle":
      return withNewRoom(state, rectangle(last!, point));
    case "movePlan":
      return withMovedPlan(state, next.points);
    case "north":
      return withNorth(state, next.points);
    case "split":
      // Within a room the line goes on.
      return isWithinRoom(storeyIn(state), point) ? next : withSplit(state, next.points);
  }
}

/** The state after Enter: what is being drawn is complete. */
export function finished(state: TraceState, entered?: number): TraceState {
  const { tool, points } = state;
  if (tool === "scale" && entered !== undefined) return withScale(state, entered);
  if (tool === "polygon" && points.length > 2) return withNewRoom(state, points);
  if (tool === "split" && points.length > 1) return withSplit(state, points);
  return state;
}
