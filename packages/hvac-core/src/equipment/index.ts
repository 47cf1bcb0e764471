// Minimum efficiencies
export { efficiencyStandards, minimumEfficiency, minimumHeatingEfficiency } from "./minimumEfficiencies.ts";
export type { EfficiencyKind, EfficiencyStandard } from "./minimumEfficiencies.ts";
export { towerRequirement } from "./coolingTowers.ts";
export type { TowerKind, TowerRequirement } from "./coolingTowers.ts";

// Fans
export { fanEnergyIndex, fanRequirement, noFanRequirement, referenceFan } from "./fanEnergyIndex.ts";
export type { FanControl, FanDuty, FanRequirement, ReferenceFan } from "./fanEnergyIndex.ts";

// Pumps
export { noPumpRequirement, pumpRequirement } from "./pumpIndices.ts";
export type { PumpKind, PumpRequirement } from "./pumpIndices.ts";

// Electrical circuits
export { largestCurrent, motorCircuit, motorDevices, packagedCircuit } from "./circuits.ts";
export type { Circuit, MotorDevice, MotorLoads, PackagedLoads } from "./circuits.ts";
export { ratingAtLeast, ratingAtMost } from "./standardRatings.ts";

// Schedules and tags
export { nextTag, repeatedTags, tagOf } from "./tags.ts";
export { marginOf } from "./margins.ts";
