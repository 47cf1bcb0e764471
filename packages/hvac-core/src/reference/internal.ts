/* Used by other folders of the engine, and not published. */
export { commonConstructions, commonLayers } from "./commonConstructions.ts";
export { commonMaterials } from "./commonMaterials.ts";
export type {
  BoilerPlantRule,
  EfficiencyKind,
  FanControl,
  FanRule,
  HeatingKind,
  PumpKind,
  PumpRequirement,
  TowerKind,
  TowerRule,
} from "./editions/edition.ts";
export { editions, type EfficiencyStandard, usualEdition } from "./editions/editions.ts";
export { minimumRows } from "./equipmentMinima.ts";
export {
  noSpaceType,
  roomDefaults,
  rowsBySpaceType,
  spaceTypeField,
  spaceTypesByField,
  zoneDefaults,
  zoneTypesByField,
} from "./spaceTypes/spaceTypeFields.ts";
export { spaceTypeUse, type TypeUse } from "./spaceTypes/spaceTypeUse.ts";
