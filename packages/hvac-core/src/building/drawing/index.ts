// Drawings
export {
  drawnPositions,
  type Drawing,
  type DrawnOpening,
  type DrawnPosition,
  type DrawnRoom,
  type DrawnStorey,
  type OpeningType,
  type PlanPoint,
  type PlanPolygon,
  type PositionConstructions,
} from "./model.ts";
export { emptyDrawing } from "./emptyDrawing.ts";
export { drawingLimits } from "./limits.ts";

// Buildings
export { drawnBuilding, type DrawnBuilding } from "./drawnBuilding.ts";
export type { DrawingFinding } from "./findings.ts";

// Snapping
export { snapPoint, snapTargets, type Snap, type SnapOptions, type SnapTargets } from "./editing/snapping.ts";

// Corners and walls
export { withInsertedCorner, withMovedCorner, withMovedWall, withoutCorner } from "./editing/corners.ts";
export { nearestWall, type NearestWall, type RoomEdge } from "./editing/anchors.ts";

// Rooms and storeys
export { withDividedRoom, withJoinedRooms, withoutOverlaps, type RoomDivision } from "./editing/rooms.ts";
export { withCopiedStorey, withStorey } from "./editing/storeys.ts";
export { uncoveredParts, unionOf } from "./combine.ts";
