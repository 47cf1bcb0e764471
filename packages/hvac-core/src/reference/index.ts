// Rows and how they were read
export type { ReferenceRow } from "./row.ts";
export { singleTranscriptions, verifications } from "./verification.ts";
export type { Verification, VerifiedTable } from "./verification.ts";

// Climate
export { monthlyClimate, monthlyClimates } from "./monthlyClimates.ts";
export type { MonthlyClimate } from "./monthlyClimates.ts";

// Building envelope
export { construction, constructionLayers, constructions } from "./constructions.ts";
export type { Construction, ConstructionLayer } from "./commonConstructions.ts";
export { material, materials } from "./materials.ts";
export type { BuildingMaterial } from "./commonMaterials.ts";
export type { MaterialGroup } from "./materialRowsCommon.ts";
export { materialEquivalentThickness, materialVaporResistance } from "./materialVapor.ts";
export { vaporResistance, vaporResistances, vaporTightThickness } from "./vaporResistances.ts";
export type { VaporResistance } from "./vaporResistances.ts";
export { surfaceResistance, surfaceResistances } from "./surfaceResistances.ts";
export type { SurfaceResistance } from "./surfaceResistances.ts";
export { typicalEnvelope, typicalEnvelopes } from "./typicalEnvelopes.ts";
export type { TypicalEnvelope } from "./typicalEnvelopes.ts";
export { envelopeLimit, envelopeLimits } from "./envelopeLimits.ts";
export type { ByClimateZone, EnvelopeLimit } from "./envelopeLimits.ts";
export { windowAssembly, windows } from "./windows.ts";
export type { WindowAssembly } from "./windows.ts";
export { glazing, glazings } from "./glazings.ts";
export type { Glazing } from "./glazings.ts";

// People, lights and appliances
export { occupantGain, occupantGains } from "./occupantGains.ts";
export type { OccupantGain } from "./occupantGains.ts";
export { occupantGainByTemperature, occupantGainsByTemperature, occupantGainTemperatures } from "./occupantGainsByTemperature.ts";
export type { OccupantGainByTemperature } from "./occupantGainsByTemperature.ts";
export { officeLoadClass, officeLoadClasses } from "./officeLoads.ts";
export type { OfficeLoadClass } from "./officeLoads.ts";
export { applianceGain, applianceGains } from "./applianceGains.ts";
export type { ApplianceGain } from "./applianceGains.ts";
export { powerDensities, powerDensity } from "./powerDensities.ts";
export type { PowerDensity } from "./powerDensities.ts";
export { buildingLightingDensities, buildingLightingDensity } from "./buildingLighting.ts";
export type { BuildingLightingDensity } from "./buildingLighting.ts";
export { conditionOfUse, conditionsOfUse } from "./conditionsOfUse.ts";
export type { UseCondition } from "./conditionsOfUse.ts";
export { scheduleOfUse, schedulesOfUse } from "./schedulesOfUse.ts";
export type { UseSchedule, WeekSchedule } from "./schedulesOfUse.ts";

// Ventilation
export { airChanges, airChangesOf } from "./airChanges.ts";
export type { AirChangeRecommendation } from "./airChangeRecommendation.ts";
export { exhaustRate, exhaustRates } from "./exhaustRates.ts";
export type { ExhaustRate } from "./exhaustRates.ts";
export { ventilationCategories, ventilationCategory } from "./ventilationCategories.ts";
export type { VentilationCategory } from "./ventilationCategories.ts";
export { airDistribution, airDistributionOf } from "./airDistribution.ts";
export type { AirDistribution } from "./airDistribution.ts";

// Ducts and pipes
export { ductFrictionRate, ductFrictionRates } from "./ductFrictionRates.ts";
export type { DuctFrictionRate } from "./ductFrictionRates.ts";
export { ductInsulation, ductInsulations } from "./ductInsulations.ts";
export type { DuctInsulation } from "./ductInsulations.ts";
export { recommendedVelocity, velocities } from "./velocities.ts";
export type { RecommendedVelocity } from "./velocities.ts";
export { pressureDrop, pressureDrops } from "./pressureDrops.ts";
export type { PressureDrop } from "./pressureDrops.ts";
export { pipeExpansion, pipeExpansions } from "./pipeExpansions.ts";
export type { PipeExpansion } from "./pipeExpansions.ts";
export { pipeSupport, pipeSupports } from "./pipeSupports.ts";
export type { PipeSupport } from "./pipeSupports.ts";

// Equipment and refrigerants
export { equipmentEfficiencies, equipmentEfficiency } from "./equipmentEfficiencies.ts";
export type { EquipmentEfficiency } from "./equipmentEfficiencies.ts";
export { equipmentMinima, equipmentMinimum } from "./equipmentMinima.ts";
export type { EfficiencyMetric, EquipmentMinimum } from "./equipmentMinimum.ts";
export { minimumMotorEfficiency } from "./motorEfficiencies.ts";
export type { Motor } from "./motorEfficiencies.ts";
export { refrigerantLimits, refrigerantLimitsOf } from "./refrigerantLimits.ts";
export type { RefrigerantLimits } from "./refrigerantLimits.ts";
export { dataCentreClass, dataCentreClasses, dataCentreMaxDryBulb } from "./dataCentreClasses.ts";
export type { DataCentreClass } from "./dataCentreClasses.ts";

// Sound
export { noiseRatingCitation, soundCriteria, soundCriterion } from "./soundCriteria.ts";
export type { SoundCriterion } from "./soundCriteria.ts";
export { equipmentLevel, equipmentLevels } from "./equipmentLevels.ts";
export type { EquipmentLevel } from "./equipmentLevels.ts";
export { insertionLoss, insertionLosses } from "./insertionLosses.ts";
export type { InsertionLoss } from "./insertionLosses.ts";
export { partitionLoss, partitionLosses } from "./partitionLosses.ts";
export type { PartitionLoss } from "./partitionLosses.ts";
export { surfaceAbsorption, surfaceAbsorptions } from "./surfaceAbsorptions.ts";
export type { SurfaceAbsorption } from "./surfaceAbsorptions.ts";

// Energy and fuels
export { energyBenchmark, energyBenchmarks, energyUseIntensities, energyUseIntensity } from "./energyBenchmarks.ts";
export type { EnergyBenchmark, EnergyUseIntensity } from "./energyBenchmarks.ts";
export { fuel, fuels } from "./fuels.ts";
export type { Fuel } from "./fuels.ts";
export { gridCarbon, gridCarbonOf } from "./gridCarbon.ts";
export type { GridCarbon } from "./gridCarbon.ts";
