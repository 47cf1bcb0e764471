// Rows and how they were read
export { referenceRow } from "./row.ts";
export type { ReferenceRow } from "./row.ts";
export { singleTranscriptions, verifications } from "./verification.ts";
export type { Verification, VerifiedTable } from "./verification.ts";

// Climate
export { monthlyClimates } from "./monthlyClimates.ts";
export type { MonthlyClimate } from "./monthlyClimates.ts";

// Building envelope
export { constructionLayers, constructions } from "./constructions.ts";
export type { Construction, ConstructionLayer } from "./commonConstructions.ts";
export { materials } from "./materials.ts";
export type { BuildingMaterial } from "./commonMaterials.ts";
export type { MaterialGroup } from "./materialRowsCommon.ts";
export { materialEquivalentThickness, materialVaporResistance } from "./materialVapor.ts";
export { vaporResistances } from "./vaporResistances.ts";
export type { VaporResistance } from "./vaporResistances.ts";
export { surfaceResistances } from "./surfaceResistances.ts";
export type { SurfaceResistance } from "./surfaceResistances.ts";
export { typicalEnvelopes } from "./typicalEnvelopes.ts";
export type { TypicalEnvelope } from "./typicalEnvelopes.ts";
export { envelopeLimits } from "./envelopeLimits.ts";
export type { ByClimateZone, EnvelopeLimit } from "./envelopeLimits.ts";
export { windows } from "./windows.ts";
export type { WindowAssembly } from "./windows.ts";
export { glazings } from "./glazings.ts";
export type { Glazing } from "./glazings.ts";

// People, lights and appliances
export { occupantGains } from "./occupantGains.ts";
export type { OccupantGain } from "./occupantGains.ts";
export { occupantGainsByTemperature, occupantGainTemperatures } from "./occupantGainsByTemperature.ts";
export type { OccupantGainByTemperature } from "./occupantGainsByTemperature.ts";
export { officeLoadClasses } from "./officeLoads.ts";
export type { OfficeLoadClass } from "./officeLoads.ts";
export { applianceGains } from "./applianceGains.ts";
export type { ApplianceGain } from "./applianceGains.ts";
export { powerDensities } from "./powerDensities.ts";
export type { PowerDensity } from "./powerDensities.ts";
export { buildingLightingDensities } from "./buildingLighting.ts";
export type { BuildingLightingDensity } from "./buildingLighting.ts";
export { conditionsOfUse } from "./conditionsOfUse.ts";
export type { UseCondition } from "./conditionsOfUse.ts";
export { schedulesOfUse } from "./schedulesOfUse.ts";
export type { UseSchedule, WeekSchedule } from "./schedulesOfUse.ts";

// Ventilation
export { airChanges } from "./airChanges.ts";
export type { AirChangeRecommendation } from "./airChangeRecommendation.ts";
export { exhaustRates } from "./exhaustRates.ts";
export type { ExhaustRate } from "./exhaustRates.ts";
export { ventilationCategories } from "./ventilationCategories.ts";
export type { VentilationCategory } from "./ventilationCategories.ts";
export { airDistribution } from "./airDistribution.ts";
export type { AirDistribution } from "./airDistribution.ts";

// Ducts and pipes
export { ductFrictionRates } from "./ductFrictionRates.ts";
export type { DuctFrictionRate } from "./ductFrictionRates.ts";
export { ductInsulations } from "./ductInsulations.ts";
export type { DuctInsulation } from "./ductInsulations.ts";
export { velocities } from "./velocities.ts";
export type { RecommendedVelocity } from "./velocities.ts";
export { pressureDrops } from "./pressureDrops.ts";
export type { PressureDrop } from "./pressureDrops.ts";
export { pipeExpansions } from "./pipeExpansions.ts";
export type { PipeExpansion } from "./pipeExpansions.ts";
export { pipeSupports } from "./pipeSupports.ts";
export type { PipeSupport } from "./pipeSupports.ts";

// Equipment and refrigerants
export { equipmentEfficiencies } from "./equipmentEfficiencies.ts";
export type { EquipmentEfficiency } from "./equipmentEfficiencies.ts";
export { equipmentMinima } from "./equipmentMinima.ts";
export type { EfficiencyMetric, EquipmentMinimum } from "./equipmentMinimum.ts";
export { minimumMotorEfficiency } from "./motorEfficiencies.ts";
export type { Motor } from "./motorEfficiencies.ts";
export { refrigerantLimits } from "./refrigerantLimits.ts";
export type { RefrigerantLimits } from "./refrigerantLimits.ts";
export { dataCentreClasses, dataCentreMaxDryBulb } from "./dataCentreClasses.ts";
export type { DataCentreClass } from "./dataCentreClasses.ts";

// Sound
export { noiseRatingCitation, soundCriteria } from "./soundCriteria.ts";
export type { SoundCriterion } from "./soundCriteria.ts";
export { equipmentLevels } from "./equipmentLevels.ts";
export type { EquipmentLevel } from "./equipmentLevels.ts";
export { insertionLosses } from "./insertionLosses.ts";
export type { InsertionLoss } from "./insertionLosses.ts";
export { partitionLosses } from "./partitionLosses.ts";
export type { PartitionLoss } from "./partitionLosses.ts";
export { surfaceAbsorptions } from "./surfaceAbsorptions.ts";
export type { SurfaceAbsorption } from "./surfaceAbsorptions.ts";

// Energy and fuels
export { energyBenchmarks, energyUseIntensities } from "./energyBenchmarks.ts";
export type { EnergyBenchmark, EnergyUseIntensity } from "./energyBenchmarks.ts";
export { fuels } from "./fuels.ts";
export type { Fuel } from "./fuels.ts";
export { gridCarbon } from "./gridCarbon.ts";
export type { GridCarbon } from "./gridCarbon.ts";
