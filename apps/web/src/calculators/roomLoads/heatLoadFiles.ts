import { roomLoads, type RoomLoads } from "@org/hvac-core/exchange/rooms";
import type { ImportableFiles } from "../imports/importableFiles.ts";

/** Heat loads, whose rooms and airflows other files import. */
export const heatLoadFiles: ImportableFiles<RoomLoads> = {
  collection: "calculations",
  name: "heat load",
  none: "This project has no heat load yet. Save one to the project, then import its rooms.",
  read: roomLoads,
};
