export { largestCurrent, motorCircuit, motorDevices, packagedCircuit } from "./circuits.ts";
export type { Circuit, MotorDevice, MotorLoads, PackagedLoads } from "./circuits.ts";
export { marginOf } from "./margins.ts";
export { efficiencyStandards, minimumEfficiency } from "./minimumEfficiencies.ts";
export type { EfficiencyKind, EfficiencyStandard } from "./minimumEfficiencies.ts";
export { ratingAtLeast, ratingAtMost } from "./standardRatings.ts";
export { nextTag, repeatedTags, tagOf } from "./tags.ts";
