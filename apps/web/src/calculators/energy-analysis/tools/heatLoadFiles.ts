import { buildingLoads, energyRooms, type BuildingLoads, type EnergyRooms } from "@org/hvac-core/exchange/energy";
import type { ImportableFiles } from "../../imports/importableFiles.ts";
import { texts } from "./dialogTexts.ts";

/** Heat loads, whose building an energy calculation imports. */
export const buildingFiles: ImportableFiles<BuildingLoads> = {
  collection: "calculations",
  name: texts.heatLoad,
  none: texts.building.none,
  read: buildingLoads,
};

/** Heat loads by the hourly method, whose rooms an energy calculation imports. */
export const roomFiles: ImportableFiles<EnergyRooms> = {
  collection: "calculations",
  name: texts.heatLoad,
  none: texts.rooms.none,
  read: energyRooms,
};
