// Rooms of a heat load
export { roomLoads } from "./roomLoads.ts";
export type { LoadAirflow, LoadRoom, RoomLoads } from "./roomLoads.ts";

// Rows of other calculations
export { linkedAirflow, terminalRow, zoneRow } from "./roomRows.ts";
export type { RowContext } from "./roomRows.ts";
