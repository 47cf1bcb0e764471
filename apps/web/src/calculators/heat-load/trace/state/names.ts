export const tools = ["select", "rectangle", "polygon", "split", "opening", "scale", "origin", "movePlan", "north"] as const;
/** What a click does. */
export type Tool = (typeof tools)[number];

/** Reason for which a point is where it is, not where the pointer is. */
export type SnapReason = "first" | "corner" | "edge" | "crossing" | "alignment" | "direction" | "grid";

/** Reason for which a step was not taken. */
export type TraceProblem = "small" | "crossing" | "noWall" | "noSplit" | "noJoin" | "samePoint" | "betweenRooms" | "taken";
