import { buildingLoads, energyRooms, type BuildingLoads, type EnergyRooms } from "@org/hvac-core/exchange/energy";
import type { ImportableFiles } from "../../imports/importableFiles.ts";

/** Heat loads, whose building an energy calculation imports. */
export const buildingFiles: ImportableFiles<BuildingLoads> = {
  collection: "calculations",
  name: "heat load",
  none: "This project has no heat load yet. Save one to the project, then import its building.",
  read: buildingLoads,
};

/** Heat loads by the hourly method, whose rooms an energy calculation imports. */
export const roomFiles: ImportableFiles<EnergyRooms> = {
  collection: "calculations",
  name: "heat load",
  none: "This project has no heat load yet. Save one by the hourly method to the project, then import its rooms.",
  read: energyRooms,
};
