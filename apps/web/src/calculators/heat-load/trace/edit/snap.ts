import {
  snapPoint,
  snapTargets,
  type DrawnRoom,
  type DrawnStorey,
  type PlanPoint,
  type SnapTargets,
} from "@org/hvac-core/building/drawing";
import type { Tool } from "../state/names.ts";
import type { Aim, Selection } from "../state/traceState.ts";
import { distance, isOn, isSame } from "./plane.ts";

/** What points snap to. */
export interface SnapContext {
  /** Corners and walls of the storeys. */
  readonly targets: SnapTargets;
  /** Points of what is being drawn; the last is where it goes on from. */
  readonly points: readonly PlanPoint[];
  /** m. */
  readonly tolerance: number;
  /** The point is one of the image: directions attract it only where they are asked for. */
  readonly isOfImage: boolean;
  /** Directions only in steps of 45°. */
  readonly isAngled: boolean;
}

/** Targets of storeys: one that is drawn on, and those that are seen under it. */
export const targetsOf = (storeys: readonly DrawnStorey[], grid: number): SnapTargets =>
  snapTargets(
    storeys.flatMap(({ rooms }) => rooms.map(({ polygon }) => polygon)),
    grid,
  );

/** Whether a corner of a storey moves with what is dragged. */
function isDragged(selection: Selection, corner: PlanPoint): boolean {
  if (selection.kind === "corner") return isSame(corner, selection.point);
  return selection.kind === "wall" && isOn(selection.ends, corner);
}

/** Targets while something is dragged, which does not attract itself: it would stay where it is. @param storeys that before the drag, and those under it */
export function targetsOfDrag([storey, ...below]: readonly DrawnStorey[], selection: Selection, grid: number): SnapTargets {
  const isLeft = ({ id }: DrawnRoom): boolean => selection.kind !== "rooms" || !selection.ids.includes(id);
  const { corners, edges } = targetsOf([{ ...storey!, rooms: storey!.rooms.filter(isLeft) }], grid);
  const others = targetsOf(below, grid);
  return {
    grid,
    corners: [...corners.filter((corner) => !isDragged(selection, corner)), ...others.corners],
    edges: [...edges.filter((ends) => !ends.some((end) => isDragged(selection, end))), ...others.edges],
  };
}

const nothing: SnapTargets = { corners: [], edges: [], grid: 0 };

/** Points of the image, which snap to nothing but directions that are asked for: the image is not on the grid. */
function isOfImage(tool: Tool, points: readonly PlanPoint[]): boolean {
  return tool === "scale" || tool === "origin" || tool === "north" || (tool === "movePlan" && points.length === 0);
}

/** What the next point of a tool snaps to. */
export function contextOf(
  tool: Tool,
  points: readonly PlanPoint[],
  targets: SnapTargets,
): Pick<SnapContext, "targets" | "points" | "isOfImage"> {
  const isImage = isOfImage(tool, points);
  return { targets: isImage ? nothing : targets, points, isOfImage: isImage };
}

/** Place of a point that snaps: to the first point of a line that can be closed, and else to the rooms and what is being drawn. */
export function aimAt({ targets, points, tolerance, isAngled, isOfImage: isImage }: SnapContext, point: PlanPoint): Aim {
  if (isImage && !isAngled) return { point, guides: [] };
  const [first] = points;
  if (first && points.length > 2 && distance(first, point) < tolerance) return { point: first, reason: "first", guides: [] };
  const origin = points.at(-1);
  const corners = points.length === 0 ? targets.corners : [...targets.corners, ...points.slice(0, -1)];
  const {
    point: place,
    kind,
    alignedWith,
  } = snapPoint(point, { ...targets, corners }, { tolerance, isConstrained: isAngled, ...(origin && { origin }) });
  return {
    point: place,
    ...(kind !== "none" && { reason: kind }),
    guides: kind === "direction" && origin ? [origin, ...alignedWith] : alignedWith,
  };
}
