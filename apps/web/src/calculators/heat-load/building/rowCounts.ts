import type { BuildingRows } from "@org/hvac-core/exchange/building";

/** Number of rows that are imported; surfaces and windows of all rooms together. Identical windows of a wall are one row. */
export function rowCounts({ rooms, zones, constructions, windowTypes, schedules }: BuildingRows): Readonly<Record<string, number>> {
  const within = (list: "surfaces" | "windows"): number => rooms.reduce((sum, room) => sum + (room[list]?.length ?? 0), 0);
  return {
    rooms: rooms.length,
    surfaces: within("surfaces"),
    windows: rooms.reduce(
      (sum, { windows = [] }) => windows.reduce((count, row) => count + (typeof row.count === "number" ? row.count : 1), sum),
      0,
    ),
    windowRows: within("windows"),
    zones: zones.length,
    constructions: constructions.length,
    windowTypes: windowTypes.length,
    schedules: schedules.length,
  };
}
