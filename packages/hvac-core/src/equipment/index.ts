// Minimum efficiencies
export { efficiencyStandards, minimumEfficiency, minimumHeatingEfficiency } from "./minimumEfficiencies.ts";
export { usualEdition } from "../reference/internal.ts";
export type { EfficiencyStandard } from "../reference/internal.ts";
export type { BoilerPlantRule, EfficiencyKind, HeatingKind, TowerKind } from "../reference/internal.ts";
export { boilerPlantRequirement } from "./boilerPlants.ts";
export { noTowerRequirement, towerRequirement } from "./coolingTowers.ts";
export type { TowerRequirement } from "./coolingTowers.ts";
export type { EquipmentSize } from "./minimumEfficiencies.ts";

// Fans
export { fanEnergyIndex, fanRequirement, noFanRequirement, referenceFan } from "./fanEnergyIndex.ts";
export type { FanDuty, FanRequirement, ReferenceFan } from "./fanEnergyIndex.ts";
export type { FanControl } from "../reference/internal.ts";

// Pumps
export { noPumpRequirement, pumpRequirement } from "./pumpIndices.ts";
export type { PumpKind, PumpRequirement } from "../reference/internal.ts";

// Electrical circuits
export { largestCurrent, motorCircuit, motorDevices, packagedCircuit } from "./circuits.ts";
export type { Circuit, MotorDevice, MotorLoads, PackagedLoads } from "./circuits.ts";
export { ratingAtLeast, ratingAtMost } from "./standardRatings.ts";

// Schedules and tags
export { nextTag, repeatedTags, tagOf } from "./tags.ts";
export { marginOf } from "./margins.ts";
