import { buildingLoads, energyRooms, type BuildingLoads, type EnergyRooms } from "@org/hvac-core/exchange/energy";
import type { ImportableFiles } from "../../imports/importableFiles.ts";
import { texts as importTexts } from "../../imports/texts.ts";
import { texts } from "./dialogTexts.ts";

/** Heat loads, whose building an energy calculation imports. */
export const buildingFiles: ImportableFiles<BuildingLoads> = {
  collection: "calculations",
  name: importTexts.heatLoad,
  none: texts.building.none,
  read: buildingLoads,
};

/** Heat loads by the hourly method, whose rooms an energy calculation imports. */
export const roomFiles: ImportableFiles<EnergyRooms> = {
  collection: "calculations",
  name: importTexts.heatLoad,
  none: texts.rooms.none,
  read: energyRooms,
};
