// Degree days and bins
export { balanceTemperature, degreeDayEnergy, degreeDays, degreeDaysFromMonthlyMean } from "./degreeDays.ts";
export type { DegreeDays } from "./degreeDays.ts";
export { binEnergy, temperatureBins } from "./binMethod.ts";
export type { BinEnergy, BinInput, BinResult, TemperatureBin } from "./binMethod.ts";

// Monthly method
export { monthlyNeed, utilisationFactor } from "./monthlyMethod.ts";
export type { MonthlyNeed, MonthlyZone } from "./monthlyMethod.ts";

// Part load of plant
export { cyclingFactor, minimumPlantLoad, partLoadFactor, valueAtPartLoad } from "./plantCurves.ts";
export type { PartLoadPoint, PlantKind } from "./plantCurves.ts";
export { integratedEnergyEfficiency, integratedPartLoadValue, machineState, seasonalRatings2023 } from "./partLoad.ts";
export type { MachineState, PerformanceCurves, RatedPerformance, SeasonalRatings, UnitaryKind } from "./partLoad.ts";

// Fans and pumps at part flow
export { affinityPowerRatio, fanPowerRatio, pumpPowerRatio } from "./flowControl.ts";
export type { FanControl, PumpControl } from "./flowControl.ts";

// Loads over the year
export { dailyDemand, demandHeatMap, loadDuration, peakLoads } from "./loadStatistics.ts";
export type { DemandHeatMap, LoadDuration, PeakLoad } from "./loadStatistics.ts";
export { monthDays, usageByPeriod } from "./usage.ts";
export type { HourlyLoad, MonthlyUsage } from "./usage.ts";

// Electricity tariffs and bills
export { requireTariff, TariffError } from "./tariff.ts";
export type { Tariff, TariffTier } from "./tariffShape.ts";
export { tariffOf } from "./simpleTariff.ts";
export type { BlockEnergy, DayNightEnergy, FlatEnergy, SeasonalEnergy, SimpleTariff } from "./simpleTariff.ts";
export { annualBill } from "./bill.ts";
export type { AnnualBill, BillingTerms, MonthlyBill } from "./bill.ts";
export type { BillItem } from "./charges.ts";
export type { Metering } from "./metering.ts";

// Tariffs of the OpenEI rate database
export { exportUrdb, importUrdb } from "./urdb.ts";
export type { ImportedTariff } from "./urdb.ts";
export { urdbRecords } from "./urdbNames.ts";
export type { TariffIdentity, TariffRemark } from "./urdbRemarks.ts";

// Fuel
export { fuelBill, heatPerUnit } from "./fuelBill.ts";
export type { AnnualFuelBill, FuelTariff, FuelUnit, MonthlyFuelBill, UnitHeat } from "./fuelBill.ts";

// Carbon
export { operationalCarbon, totalEquivalentWarmingImpact } from "./carbon.ts";
export type { CarbonItem, WarmingImpact } from "./carbon.ts";

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
} from "./economics.ts";
export type { AnnualCost, Comparison, LifeCycle, LifeCycleCost } from "./economics.ts";
