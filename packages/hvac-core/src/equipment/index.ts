// Minimum efficiencies
export { efficiencyStandards, minimumEfficiency, minimumHeatingEfficiency, type EquipmentSize } from "./minimumEfficiencies.ts";
export {
  usualEdition,
  type EfficiencyStandard,
  type BoilerPlantRule,
  type EfficiencyKind,
  type HeatingKind,
  type TowerKind,
  type FanControl,
  type PumpKind,
  type PumpRequirement,
} from "../reference/internal.ts";
export { boilerPlantRequirement } from "./boilerPlants.ts";
export { noTowerRequirement, towerRequirement, type TowerRequirement } from "./coolingTowers.ts";

// Fans
export {
  fanEnergyIndex,
  fanRequirement,
  noFanRequirement,
  referenceFan,
  type FanDuty,
  type FanRequirement,
  type ReferenceFan,
} from "./fanEnergyIndex.ts";

// Pumps
export { noPumpRequirement, pumpRequirement } from "./pumpIndices.ts";

// Electrical circuits
export {
  largestCurrent,
  motorCircuit,
  motorDevices,
  packagedCircuit,
  type Circuit,
  type MotorDevice,
  type MotorLoads,
  type PackagedLoads,
} from "./circuits.ts";
export { ratingAtLeast, ratingAtMost } from "./standardRatings.ts";

// Schedules and tags
export { nextTag, repeatedTags, tagOf } from "./tags.ts";
export { marginOf } from "./margins.ts";
