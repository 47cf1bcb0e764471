import { roomLoads, type RoomLoads } from "@org/hvac-core/exchange/rooms";
import type { ImportableFiles } from "../imports/importableFiles.ts";
import { texts } from "./dialogTexts.ts";

/** Heat loads, whose rooms and airflows other files import. */
export const heatLoadFiles: ImportableFiles<RoomLoads> = {
  collection: "calculations",
  name: texts.heatLoad,
  none: texts.none,
  read: roomLoads,
};
