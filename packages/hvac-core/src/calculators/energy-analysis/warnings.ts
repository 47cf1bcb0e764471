import type { Warning } from "../../kernel/index.ts";
import { ahri550, iso13790, nistHandbook135, systemAdvisorModel, utilityRateDatabase } from "../../energy/sources.ts";
import { monthsOfSeparateTiers, usesBillingDemand } from "../../energy/internal.ts";
import { formatNumber, formatQuantity, type QuantityKind } from "../../quantity/index.ts";
import { ashrae90, fundamentals2017 } from "../../sources/index.ts";
import type { EnergyCalculation } from "./results.ts";
import { fuelFields } from "./costs.ts";
import { tariffRecord } from "./electricityTariff.ts";
import type { EnergyCase } from "./evaluate.ts";
import { weatherOf } from "./roomHours.ts";
import { sumOf } from "./loads.ts";
import type { EnergyValues } from "./schema.ts";

type SayQuantity = (value: number, kind: QuantityKind) => string;

/** Tolerance of the sum of bin hours, as a share of the hours of a year. */
const hoursTolerance = 0.01;
/** Tolerance between the base of published degree days and the balance temperature of the building, K. */
const baseTolerance = 1;
/** Relative difference of life-cycle costs below which the ranking is uncertain. */
const uncertainDifference = 0.03;
const percent = (share: number): string => `${formatNumber(100 * share, { digits: 2, trimZeros: true })}\u202f%`;

/** Warnings about the study. */
export function warnings(calculation: EnergyCalculation, values: EnergyValues): Warning[] {
  const say: SayQuantity = (value, kind) => formatQuantity(value, kind, values.unitSystem);
  return [
    ...climateWarnings(calculation, values, say),
    ...hourWarnings(calculation, values),
    ...demandWarnings(values),
    ...tariffWarnings(values),
    ...plantWarnings(calculation, values, say),
    ...fuelWarnings(calculation),
    ...comparisonWarnings(calculation, values),
  ];
}

function climateWarnings({ cases }: EnergyCalculation, values: EnergyValues, say: SayQuantity): Warning[] {
  const list: Warning[] = [];
  if (values.loadMethod === "bins") {
    const hours = sumOf(values.bins.map((bin) => (values.binsBy === "months" ? sumOf(bin.monthHours) : bin.hours))) / 3600;
    if (Math.abs(hours - 8760) > hoursTolerance * 8760)
      list.push({
        code: "bin-hours",
        severity: "caution",
        message: `The bins have ${formatNumber(hours, { digits: 5, trimZeros: true })} h instead of the 8760 h of a year: energy is missing or counted twice.`,
        field: "bins",
        source: { source: fundamentals2017, locator: "ch. 19" },
      });
    if (values.binsBy === "year")
      list.push({
        code: "bins-of-the-year",
        severity: "info",
        message:
          "Annual bins do not say when their hours occur: seasons of the tariff and monthly demand are not represented. Enter bin hours by month.",
        field: "binsBy",
      });
  }
  if (values.loadMethod !== "publishedDegreeDays") return list;
  const [base] = cases;
  const balance = sumOf(base!.year.loads.heatingBalance) / 12;
  if (
    base!.year.building.heatingCoefficient > 0 &&
    Math.abs(balance - values.heatingBase) > baseTolerance &&
    sumOf(values.heatingDegreeDays) > 0
  )
    list.push({
      code: "balance-temperature",
      severity: "caution",
      message: `The base of the heating degree days is ${say(values.heatingBase, "temperature")}, but the balance temperature of the building with its gains is ${say(balance, "temperature")}. Enter degree days to that base, or select the variable base.`,
      field: "heatingBase",
      source: { source: fundamentals2017, locator: "ch. 19, balance point" },
    });
  const isCooled = values.cases.some(({ cooling }) => cooling !== "none");
  const coolingBalance = sumOf(base!.year.loads.coolingBalance) / 12;
  if (isCooled && Math.abs(coolingBalance - values.coolingBase) > baseTolerance && sumOf(values.coolingDegreeDays) > 0)
    list.push({
      code: "cooling-balance-temperature",
      severity: "caution",
      message: `The base of the cooling degree days is ${say(values.coolingBase, "temperature")}, but the balance temperature of the building with its gains is ${say(coolingBalance, "temperature")}. Enter degree days to that base, or select the variable base.`,
      field: "coolingBase",
      source: { source: fundamentals2017, locator: "ch. 19, balance point" },
    });
  return list;
}

/** Hours per year in which a room may miss its set points. */
const tolerableHours = 300;

function hourWarnings({ cases }: EnergyCalculation, values: EnergyValues): Warning[] {
  if (values.loadMethod !== "hours") return [];
  const list: Warning[] = [];
  if (weatherOf(values).isMeanDays)
    list.push({
      code: "mean-days",
      severity: "info",
      message:
        "The weather data have one mean day for each month: they give energy, but no peaks. Import a file with all hours for demand and capacities.",
      field: "weather",
    });
  for (const { id, name, year } of cases)
    if ((year.unmetHours ?? 0) > tolerableHours)
      list.push({
        code: "unmet-hours",
        severity: "caution",
        message: `${name}: a room misses its set points in ${formatNumber(year.unmetHours!, { digits: 4, trimZeros: true })} h per year: its maximum heating or cooling is too small, or a set point changes faster than the room can follow.`,
        field: `cases.${id}`,
        source: { source: ashrae90, locator: "Appendix G, section G3.1.2.3" },
      });
  for (const { id, name, cooling, freeCooling, freeCoolingFans } of values.cases)
    if (cooling !== "none" && freeCooling > 1 && freeCoolingFans === null)
      list.push({
        code: "free-cooling-fans",
        severity: "info",
        message: `${name}: the fan power of free cooling is not included. Enter it, or 0 for mixed-air units.`,
        field: `cases.${id}.freeCoolingFans`,
      });
  if (values.cases.some(({ cooling }) => cooling !== "none"))
    list.push({
      code: "sensible-only",
      severity: "info",
      message:
        "Cooling loads are sensible: dehumidification of outdoor air is not included. In humid climates it is a quarter of the cooling load or more.",
      field: "loadMethod",
      source: { source: fundamentals2017, locator: "ch. 18" },
    });
  return list;
}

function demandWarnings(values: EnergyValues): Warning[] {
  if (values.loadMethod === "hours") return [];
  if (values.electricityBy === "simple" ? values.demandPrice === 0 : values.demandPeriods.length + values.demandSeasons.length === 0)
    return [];
  return [
    {
      code: "estimated-demand",
      severity: "info",
      message: "Demand is estimated from monthly energy, not calculated hour by hour. Take the peak/mean ratio from bills of the building.",
      field: "peakFactor",
    },
  ];
}

function tariffWarnings(values: EnergyValues): Warning[] {
  if (values.electricityBy === "simple") return [];
  const list: Warning[] = [];
  if (!values.energyPeriods.some(({ tiers }) => tiers.some(({ price }) => price > 0)))
    list.push({
      code: "no-energy-price",
      severity: "caution",
      message: "The tariff has no energy price: only demand and fixed charges are billed. Add energy periods.",
      field: "energyPeriods",
    });
  const tariff = tariffRecord(values);
  if (values.ratchet > 0 && values.ratchetBy === "selected" && !values.ratchetSelected.some(Boolean))
    list.push({
      code: "ratchet-without-months",
      severity: "caution",
      message: "The ratchet has no effect: no month that sets it is selected.",
      field: "ratchetSelected",
      source: { source: utilityRateDatabase, locator: "lookback" },
    });
  if ((values.ratchet > 0 || values.contractDemand > 0) && !usesBillingDemand(tariff)) {
    const isRatchet = values.ratchet > 0;
    list.push({
      code: "minimum-demand-unused",
      severity: "caution",
      message: `The ${isRatchet ? "ratchet" : "contract demand"} has no effect: the tariff has no demand season with a price and no tier by hours of the billing demand. Demand periods are billed for the demand of the month.`,
      field: isRatchet ? "ratchet" : "contractDemand",
      source: { source: utilityRateDatabase, locator: "lookback" },
    });
  }
  const months = monthsOfSeparateTiers(tariff);
  if (months !== undefined)
    list.push({
      code: "separate-tiers",
      severity: "info",
      message: `Periods of the same month have tiers with different limits (${months}) and are tiered separately. A tariff usually has one set of limits for a month: check its document.`,
      field: "energyPeriods",
      source: { source: systemAdvisorModel, locator: "tiers within a month" },
    });
  return list;
}

function plantWarnings({ cases }: EnergyCalculation, values: EnergyValues, say: SayQuantity): Warning[] {
  return cases.flatMap((each, index): Warning[] => {
    const row = values.cases[index]!;
    const { remaining, loads } = each.year;
    const list: Warning[] = [];
    const heat = sumOf(loads.heating);
    if (heat > 0 && remaining.heating > 0.1 * heat)
      list.push({
        code: "backup-share",
        severity: "caution",
        message: `${each.name}: ${percent(remaining.heating / heat)} of the heating load is met by electric resistance. A larger heat pump, or a boiler in addition, may be economic.`,
        field: `cases.${each.id}.heatingCapacity`,
      });
    const cold = sumOf(loads.cooling);
    if (cold > 0 && remaining.cooling > 0.01 * cold)
      list.push({
        code: "unmet-cooling",
        severity: "caution",
        message: `${each.name}: ${say(remaining.cooling, "energy")} of the annual cooling load is beyond the cooling capacity and is not included in the costs.`,
        field: `cases.${each.id}.coolingCapacity`,
      });
    if (row.heating === "boiler" && row.boilerEfficiency > 0.98)
      list.push({
        code: "efficiency-basis",
        severity: "caution",
        message: `${each.name}: ${percent(row.boilerEfficiency)} is more than boilers reach on the gross calorific value. Divide an efficiency on the net value by 1.11 for gas, 1.06 for oil.`,
        field: `cases.${each.id}.boilerEfficiency`,
      });
    const { highestHeating } = each.year;
    if (
      row.heating === "boiler" &&
      row.boilerPartLoad !== "season" &&
      row.boilerCapacity !== null &&
      highestHeating !== undefined &&
      highestHeating > row.boilerCapacity
    )
      list.push({
        code: "boiler-too-small",
        severity: "caution",
        message: `${each.name}: the peak load of the year, ${say(highestHeating, "heatingCapacity")}, is beyond the boiler capacity; it is billed as if met at full load.`,
        field: `cases.${each.id}.boilerCapacity`,
      });
    if (
      row.cooling !== "none" &&
      row.cooling !== "district" &&
      row.coolingPartLoad === "rated" &&
      (values.loadMethod === "bins" || values.loadMethod === "hours")
    )
      list.push({
        code: "rated-part-load",
        severity: "info",
        message: `${each.name}: the COP as rated depends on the load alone. It is lower where part load occurs in hot weather, because of high gains or an oversized machine.`,
        field: `cases.${each.id}.coolingPartLoad`,
        source: { source: ahri550 },
      });
    if (values.loadMethod === "monthly" && each.year.building.coolingCoefficient > 0 && row.cooling !== "none" && cold > 0 && heat > 0)
      list.push({
        code: "monthly-cooling",
        severity: "info",
        message: `${each.name}: where a building is heated and cooled in the same month, monthly balances give its cooling load within about 20 %.`,
        source: { source: iso13790 },
      });
    return list;
  });
}

function fuelWarnings({ cases }: EnergyCalculation): Warning[] {
  const missing = [...new Set(cases.flatMap(({ costs }) => costs.withoutFactor))];
  return missing.map((carrier) => ({
    code: "no-emission-factor",
    severity: "info",
    message: `The emission factor of ${carrier === "electricity" ? "electricity" : fuelFields[carrier].word} is not entered: emissions of the systems that use it are not calculated.`,
    field: carrier === "electricity" ? "electricityEmission" : fuelFields[carrier].emission,
  }));
}

function comparisonWarnings({ cases, ranking }: EnergyCalculation, values: EnergyValues): Warning[] {
  const list: Warning[] = [];
  const serviceOf = (index: number): string => `${values.cases[index]!.heating !== "none"} ${values.cases[index]!.cooling !== "none"}`;
  const [base] = cases;
  for (const [index, each] of cases.entries()) {
    if (index === 0) continue;
    if (serviceOf(index) !== serviceOf(0))
      list.push({
        code: "unlike-service",
        severity: "caution",
        message: `${each.name} and ${base!.name} do not provide the same heating and cooling: their costs are not comparable.`,
        source: { source: nistHandbook135, locator: "section 1.1" },
        field: `cases.${each.id}.${(values.cases[index]!.heating !== "none") === (values.cases[0]!.heating !== "none") ? "cooling" : "heating"}`,
      });
    const { noRate } = each.comparison!;
    if (noRate !== undefined)
      list.push({
        code: "no-rate-of-return",
        severity: "info",
        message: `${each.name} has no internal rate of return: ${noRate}. Rank by net savings.`,
        field: `cases.${each.id}.investment`,
        source: { source: nistHandbook135, locator: "measures of economic performance" },
      });
  }
  if (isClose(cases, ranking))
    list.push({
      code: "close-ranking",
      severity: "info",
      message: `${cases[ranking[0]!]!.name} and ${cases[ranking[1]!]!.name} differ by less than ${percent(uncertainDifference)} in life-cycle cost: other criteria may decide.`,
      field: "cases",
    });
  return list;
}

function isClose(cases: readonly EnergyCase[], ranking: readonly number[]): boolean {
  const [first, second] = ranking.map((index) => cases[index]!.life.cost.total);
  return first !== undefined && second !== undefined && second - first < uncertainDifference * Math.abs(second);
}
