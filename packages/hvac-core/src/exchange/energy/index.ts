// Building of a heat load
export { buildingLoads, lossCoefficientOf } from "./buildingLoads.ts";
export type { BuildingLoads } from "./buildingLoads.ts";
export { outdoorAirAtSite } from "./outdoorAirAtSite.ts";

// Rooms of a heat load
export { compareEnergyRooms, importEnergyRooms } from "./compareEnergyRooms.ts";
export { energyRooms } from "./energyRooms.ts";
export type { EnergyRooms } from "./energyRooms.ts";
export type { EnergyRows } from "./roomWriter.ts";

// Weather of a file
export { climateValues } from "./climateValues.ts";
