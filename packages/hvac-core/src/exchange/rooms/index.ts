// Rooms of a heat load
export { roomLoads } from "./roomLoads.ts";
export { calculatedRooms } from "./calculatedRooms.ts";
export type { CalculatedLoad, LoadAirflow, LoadRoom, RoomLoads } from "./calculatedRooms.ts";

// Rows of other calculations
export { linkedAirflow, roomLists, terminalRow, zoneRow } from "./roomRows.ts";
