// Degree days and bins
export { balanceTemperature, degreeDayEnergy, degreeDays, degreeDaysFromMonthlyMean, type DegreeDays } from "./degreeDays.ts";
export { binEnergy, temperatureBins, type BinEnergy, type BinInput, type BinResult, type TemperatureBin } from "./binMethod.ts";

// Monthly method
export { monthlyNeed, utilisationFactor, type MonthlyNeed, type MonthlyZone } from "./monthlyMethod.ts";

// Part load of plant
export { cyclingFactor, minimumPlantLoad, partLoadFactor, valueAtPartLoad, type PartLoadPoint, type PlantKind } from "./plantCurves.ts";
export {
  integratedEnergyEfficiency,
  integratedPartLoadValue,
  machineState,
  seasonalRatings2023,
  type MachineState,
  type PerformanceCurves,
  type RatedPerformance,
  type SeasonalRatings,
  type UnitaryKind,
} from "./partLoad.ts";

// Fans and pumps at part flow
export { affinityPowerRatio, fanPowerRatio, pumpPowerRatio, type FanControl, type PumpControl } from "./flowControl.ts";

// Loads over the year
export {
  dailyDemand,
  demandHeatMap,
  fullLoadHours,
  loadDuration,
  peakLoads,
  type DemandHeatMap,
  type LoadDuration,
  type PeakLoad,
} from "./loadStatistics.ts";
export { monthDays, usageByPeriod, type HourlyLoad, type MonthlyUsage } from "./usage.ts";

// Electricity tariffs and bills
export { requireTariff, TariffError } from "./tariff.ts";
export type { Tariff, TariffTier } from "./tariffShape.ts";
export {
  tariffOf,
  type BlockEnergy,
  type DayNightEnergy,
  type FlatEnergy,
  type SeasonalEnergy,
  type SimpleTariff,
} from "./simpleTariff.ts";
export { annualBill, type AnnualBill, type BillingTerms, type MonthlyBill } from "./bill.ts";
export type { BillItem } from "./charges.ts";
export type { Metering } from "./metering.ts";

// Tariffs of the OpenEI rate database
export { exportUrdb, importUrdb, type ImportedTariff } from "./urdb.ts";
export { urdbRecords } from "./urdbNames.ts";
export type { TariffIdentity, TariffRemark } from "./urdbRemarks.ts";

// Fuel
export {
  fuelBill,
  heatPerUnit,
  type AnnualFuelBill,
  type FuelTariff,
  type FuelUnit,
  type MonthlyFuelBill,
  type UnitHeat,
} from "./fuelBill.ts";

// Carbon
export { operationalCarbon, totalEquivalentWarmingImpact, type CarbonItem, type WarmingImpact } from "./carbon.ts";

// Life-cycle cost
export {
  compareLifeCycles,
  internalRateOfReturn,
  lifeCycleCost,
  netPresentValue,
  paybackPeriod,
  presentValue,
  realDiscountRate,
  uniformPresentValue,
  type AnnualCost,
  type Comparison,
  type LifeCycle,
  type LifeCycleCost,
} from "./economics.ts";
