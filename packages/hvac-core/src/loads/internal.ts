/* Used by other folders of the engine, and not published. */
export { chainMatrix } from "./construction.ts";
export { highestHour } from "./coolingLoad.ts";
export { designDayOfMonth, designYear } from "./designDate.ts";
export { computedRoom, type ComputedRoom, peakAt } from "./projectLoads.ts";
export { windowRadiantFraction } from "./radiantFractions.ts";
export type { AirResponse, ResponseStore } from "./responses.ts";
export { addPart, type LoadPart, solarDriveOf } from "./superposition.ts";
export { LoadResponses } from "./loadResponses.ts";
