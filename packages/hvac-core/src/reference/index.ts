// Rows and how they were read
export { referenceRow, type ReferenceRow } from "./row.ts";
export { singleTranscriptions, verifications, type Verification, type VerifiedTable } from "./verification.ts";

// Climate
export { monthlyClimates, type MonthlyClimate } from "./monthlyClimates.ts";

// Building envelope
export { constructionLayers, constructions } from "./constructions.ts";
export type { Construction, ConstructionLayer } from "./commonConstructions.ts";
export { materials } from "./materials.ts";
export type { BuildingMaterial } from "./commonMaterials.ts";
export type { MaterialGroup } from "./materialRowsCommon.ts";
export { materialEquivalentThickness, materialVaporResistance } from "./materialVapor.ts";
export { elementLayer, type ElementLayer, type LayerInput } from "./elementLayer.ts";
export { vaporResistances, type VaporResistance } from "./vaporResistances.ts";
export { surfaceResistances, type SurfaceResistance } from "./surfaceResistances.ts";
export { typicalEnvelopes, type TypicalEnvelope } from "./typicalEnvelopes.ts";
export { envelopeLimits, type ByClimateZone, type EnvelopeLimit } from "./envelopeLimits.ts";
export { windows, type WindowAssembly } from "./windows.ts";
export { glazings, type Glazing } from "./glazings.ts";

// People, lights and appliances
export { occupantGains, type OccupantGain } from "./occupantGains.ts";
export { occupantGainsByTemperature, occupantGainTemperatures, type OccupantGainByTemperature } from "./occupantGainsByTemperature.ts";
export { officeLoadClasses, type OfficeLoadClass } from "./officeLoads.ts";
export { applianceGains, type ApplianceGain } from "./applianceGains.ts";
export { powerDensities, type PowerDensity } from "./powerDensities.ts";
export { buildingLightingDensities, type BuildingLightingDensity } from "./buildingLighting.ts";
export { conditionsOfUse, type UseCondition } from "./conditionsOfUse.ts";
export { schedulesOfUse, type UseSchedule, type WeekSchedule } from "./schedulesOfUse.ts";

export {
  spaceType,
  type SpaceOutdoorAir,
  type SpaceSchedules,
  type SpaceStandard,
  type SpaceType,
  type SpaceUse,
  type SpaceValue,
} from "./spaceTypes/spaceTypes.ts";
export { suggestSpaceTypes, type NamedSpace } from "./spaceTypes/suggestSpaceTypes.ts";

// Ventilation
export { airChanges } from "./airChanges.ts";
export type { AirChangeRecommendation } from "./airChangeRecommendation.ts";
export { exhaustRates, type ExhaustRate } from "./exhaustRates.ts";
export { ventilationCategories, type VentilationCategory } from "./ventilationCategories.ts";
export { airDistribution, type AirDistribution } from "./airDistribution.ts";

// Ducts and pipes
export { ductFrictionRates, type DuctFrictionRate } from "./ductFrictionRates.ts";
export { ductInsulations, type DuctInsulation } from "./ductInsulations.ts";
export { velocities, type RecommendedVelocity } from "./velocities.ts";
export { pressureDrops, type PressureDrop } from "./pressureDrops.ts";
export { pipeExpansions, type PipeExpansion } from "./pipeExpansions.ts";
export { pipeSupports, type PipeSupport } from "./pipeSupports.ts";

// Equipment and refrigerants
export { equipmentEfficiencies, type EquipmentEfficiency } from "./equipmentEfficiencies.ts";
export { equipmentMinima } from "./equipmentMinima.ts";
export type { EfficiencyMetric, EquipmentMinimum } from "./equipmentMinimum.ts";
export { minimumMotorEfficiency, type Motor } from "./motorEfficiencies.ts";
export { refrigerantLimits, type RefrigerantLimits } from "./refrigerantLimits.ts";
export { dataCentreClasses, dataCentreMaxDryBulb, type DataCentreClass } from "./dataCentreClasses.ts";

// Sound
export { noiseRatingCitation, soundCriteria, type SoundCriterion } from "./soundCriteria.ts";
export { equipmentLevels, type EquipmentLevel } from "./equipmentLevels.ts";
export { insertionLosses, type InsertionLoss } from "./insertionLosses.ts";
export { partitionLosses, type PartitionLoss } from "./partitionLosses.ts";
export { surfaceAbsorptions, type SurfaceAbsorption } from "./surfaceAbsorptions.ts";

// Energy and fuels
export { energyBenchmarks, energyUseIntensities, type EnergyBenchmark, type EnergyUseIntensity } from "./energyBenchmarks.ts";
export { fuels, type Fuel } from "./fuels.ts";
export { gridCarbon, type GridCarbon } from "./gridCarbon.ts";
