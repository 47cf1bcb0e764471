export type { ReferenceRow } from "./row.ts";
export { airChanges, airChangesOf } from "./airChanges.ts";
export type { AirChangeRecommendation } from "./airChanges.ts";
export { airDistribution, airDistributionOf } from "./airDistribution.ts";
export type { AirDistribution } from "./airDistribution.ts";
export { applianceGain, applianceGains } from "./applianceGains.ts";
export type { ApplianceGain } from "./applianceGains.ts";
export { buildingLightingDensities, buildingLightingDensity } from "./buildingLighting.ts";
export type { BuildingLightingDensity } from "./buildingLighting.ts";
export { conditionOfUse, conditionsOfUse } from "./conditionsOfUse.ts";
export type { UseCondition } from "./conditionsOfUse.ts";
export { construction, constructionLayers, constructions } from "./constructions.ts";
export type { Construction, ConstructionLayer } from "./commonConstructions.ts";
export { dataCentreClass, dataCentreClasses, dataCentreMaxDryBulb } from "./dataCentreClasses.ts";
export type { DataCentreClass } from "./dataCentreClasses.ts";
export { energyBenchmark, energyBenchmarks, energyUseIntensities, energyUseIntensity } from "./energyBenchmarks.ts";
export type { EnergyBenchmark, EnergyUseIntensity } from "./energyBenchmarks.ts";
export { envelopeLimit, envelopeLimits } from "./envelopeLimits.ts";
export type { ByClimateZone, EnvelopeLimit } from "./envelopeLimits.ts";
export { equipmentEfficiencies, equipmentEfficiency } from "./equipmentEfficiencies.ts";
export type { EquipmentEfficiency } from "./equipmentEfficiencies.ts";
export { exhaustRate, exhaustRates } from "./exhaustRates.ts";
export type { ExhaustRate } from "./exhaustRates.ts";
export { fuel, fuels } from "./fuels.ts";
export type { Fuel } from "./fuels.ts";
export { glazing, glazings } from "./glazings.ts";
export type { Glazing } from "./glazings.ts";
export { gridCarbon, gridCarbonOf } from "./gridCarbon.ts";
export type { GridCarbon } from "./gridCarbon.ts";
export { material, materials } from "./materials.ts";
export type { BuildingMaterial, MaterialGroup } from "./commonMaterials.ts";
export { monthlyClimate, monthlyClimates } from "./monthlyClimates.ts";
export type { MonthlyClimate } from "./monthlyClimates.ts";
export { minimumMotorEfficiency } from "./motorEfficiencies.ts";
export type { Motor } from "./motorEfficiencies.ts";
export {
  occupantGain,
  occupantGainByTemperature,
  occupantGains,
  occupantGainsByTemperature,
  occupantGainTemperatures,
} from "./occupantGains.ts";
export type { OccupantGain, OccupantGainByTemperature } from "./occupantGains.ts";
export { officeLoadClass, officeLoadClasses } from "./officeLoads.ts";
export type { OfficeLoadClass } from "./officeLoads.ts";
export { powerDensities, powerDensity } from "./powerDensities.ts";
export type { PowerDensity } from "./powerDensities.ts";
export { refrigerantLimits, refrigerantLimitsOf } from "./refrigerantLimits.ts";
export type { RefrigerantLimits } from "./refrigerantLimits.ts";
export { scheduleOfUse, schedulesOfUse } from "./schedulesOfUse.ts";
export type { UseSchedule, WeekSchedule } from "./schedulesOfUse.ts";
export { soundCriteria, soundCriterion } from "./soundCriteria.ts";
export type { SoundCriterion } from "./soundCriteria.ts";
export { surfaceAbsorption, surfaceAbsorptions } from "./surfaceAbsorptions.ts";
export type { SurfaceAbsorption } from "./surfaceAbsorptions.ts";
export { surfaceResistance, surfaceResistances } from "./surfaceResistances.ts";
export type { SurfaceResistance } from "./surfaceResistances.ts";
export { typicalEnvelope, typicalEnvelopes } from "./typicalEnvelopes.ts";
export type { TypicalEnvelope } from "./typicalEnvelopes.ts";
export { ventilationCategories, ventilationCategory } from "./ventilationCategories.ts";
export type { VentilationCategory } from "./ventilationCategories.ts";
export { materialEquivalentThickness, materialVaporResistance } from "./materialVapor.ts";
export { vaporResistance, vaporResistances, vaporTightThickness } from "./vaporResistances.ts";
export type { VaporResistance } from "./vaporResistances.ts";
export { recommendedVelocity, velocities } from "./velocities.ts";
export type { RecommendedVelocity } from "./velocities.ts";
export { windowAssembly, windows } from "./windows.ts";
export type { WindowAssembly } from "./windows.ts";
