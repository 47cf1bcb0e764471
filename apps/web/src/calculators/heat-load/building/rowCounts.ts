import type { BuildingRows } from "@org/hvac-core/exchange/building";

/** Number of rows that are imported; surfaces and windows of all rooms together. */
export function rowCounts({ rooms, zones, constructions, windowTypes, schedules }: BuildingRows): Readonly<Record<string, number>> {
  const within = (list: "surfaces" | "windows"): number => rooms.reduce((sum, room) => sum + (room[list]?.length ?? 0), 0);
  return {
    rooms: rooms.length,
    surfaces: within("surfaces"),
    windows: within("windows"),
    zones: zones.length,
    constructions: constructions.length,
    windowTypes: windowTypes.length,
    schedules: schedules.length,
  };
}
