import { roomLoads, type RoomLoads } from "@org/hvac-core/exchange/rooms";
import type { ImportableFiles } from "../imports/importableFiles.ts";
import { texts as importTexts } from "../imports/texts.ts";
import { texts } from "./dialogTexts.ts";

/** Heat loads, whose rooms and airflows other files import. */
export const heatLoadFiles: ImportableFiles<RoomLoads> = {
  collection: "calculations",
  name: importTexts.heatLoad,
  none: texts.none,
  read: roomLoads,
};
