import type { Warning } from "../../kernel/index.ts";
import { ahri550, iso13790, nistHandbook135, systemAdvisorModel, utilityRateDatabase } from "../../energy/sources.ts";
import { monthsOfSeparateTiers, usesBillingDemand } from "../../energy/internal.ts";
import { formatNumber, formatQuantity, type QuantityKind } from "../../quantity/index.ts";
import { fundamentals2017 } from "../../sources/index.ts";
import type { EnergyCalculation } from "./results.ts";
import { fuelFields } from "./costs.ts";
import { tariffRecord } from "./electricityTariff.ts";
import type { EnergyCase } from "./evaluate.ts";
import { weatherOf } from "./roomHours.ts";
import { sumOf } from "./loads.ts";
import type { EnergyValues } from "./schema.ts";

type SayQuantity = (value: number, kind: QuantityKind) => string;

/** Of the hours of a year by which bins may miss it. */
const hoursTolerance = 0.01;
/** Between published degree days and the building's own balance temperature, K. */
const baseTolerance = 1;
/** Difference of life-cycle costs that a study like this can tell apart. */
const indistinct = 0.03;
const percent = (share: number): string => `${formatNumber(100 * share, { digits: 2, trimZeros: true })}\u202f%`;

/** What a senior engineer would remark about the study. */
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
  const found: Warning[] = [];
  if (values.loadMethod === "bins") {
    const hours = sumOf(values.bins.map((bin) => (values.binsBy === "months" ? sumOf(bin.monthHours) : bin.hours))) / 3600;
    if (Math.abs(hours - 8760) > hoursTolerance * 8760)
      found.push({
        code: "bin-hours",
        severity: "caution",
        message: `The bins hold ${formatNumber(hours, { digits: 5, trimZeros: true })} h, and a year has 8760: energy is missing or counted twice.`,
        field: "bins",
        source: { source: fundamentals2017, locator: "ch. 19" },
      });
    if (values.binsBy === "year")
      found.push({
        code: "bins-of-the-year",
        severity: "info",
        message:
          "Bins of the year do not say when: every month has the same bins, so the seasons of a tariff and the demand of a month are not known. Enter the hours of each month.",
        field: "binsBy",
      });
  }
  if (values.loadMethod !== "statedDegreeDays") return found;
  const [base] = cases;
  const balance = sumOf(base!.year.loads.heatingBalance) / 12;
  if (
    base!.year.building.heatingCoefficient > 0 &&
    Math.abs(balance - values.heatingBase) > baseTolerance &&
    sumOf(values.heatingDegreeDays) > 0
  )
    found.push({
      code: "balance-temperature",
      severity: "caution",
      message: `The degree days count from ${say(values.heatingBase, "temperature")}, but with its gains the building balances at ${say(balance, "temperature")}. Take degree days to that base, or the variable base.`,
      field: "heatingBase",
      source: { source: fundamentals2017, locator: "ch. 19, balance point" },
    });
  const cooled = values.cases.some(({ cooling }) => cooling !== "none");
  const coolingBalance = sumOf(base!.year.loads.coolingBalance) / 12;
  if (cooled && Math.abs(coolingBalance - values.coolingBase) > baseTolerance && sumOf(values.coolingDegreeDays) > 0)
    found.push({
      code: "cooling-balance-temperature",
      severity: "caution",
      message: `The cooling degree days count from ${say(values.coolingBase, "temperature")}, but with its gains the building balances at ${say(coolingBalance, "temperature")}.`,
      field: "coolingBase",
      source: { source: fundamentals2017, locator: "ch. 19, balance point" },
    });
  return found;
}

/** Hours a year in which a room may miss its set points: a few days of the coldest and the hottest weather. */
const tolerableHours = 300;

function hourWarnings({ cases }: EnergyCalculation, values: EnergyValues): Warning[] {
  if (values.loadMethod !== "hours") return [];
  const found: Warning[] = [];
  if (weatherOf(values).isMeanDays)
    found.push({
      code: "mean-days",
      severity: "info",
      message:
        "The weather is the mean day of each month: it gives energy, but no peak. Read a file with all hours for demand and capacities.",
      field: "weather",
    });
  for (const { id, name, year } of cases)
    if ((year.unmetHours ?? 0) > tolerableHours)
      found.push({
        code: "unmet-hours",
        severity: "caution",
        message: `${name}: a room misses its set points in ${formatNumber(year.unmetHours!, { digits: 4, trimZeros: true })} h of the year, for its greatest heating or cooling is too small, or a set point changes faster than it can follow.`,
        field: `cases.${id}`,
      });
  for (const { id, name, cooling, freeCooling, freeCoolingFans } of values.cases)
    if (cooling !== "none" && freeCooling > 1 && freeCoolingFans === null)
      found.push({
        code: "free-cooling-fans",
        severity: "info",
        message: `${name}: the power of fans for the additional outdoor air of free cooling is not included. Enter it, 0 for mixed-air units.`,
        field: `cases.${id}.freeCoolingFans`,
      });
  if (values.cases.some(({ cooling }) => cooling !== "none"))
    found.push({
      code: "sensible-only",
      severity: "info",
      message:
        "Cooling is sensible: what it takes to dry outdoor air is not in it. In humid climates that is a quarter of the cooling or more.",
      field: "loadMethod",
      source: { source: fundamentals2017, locator: "ch. 18" },
    });
  return found;
}

function demandWarnings(values: EnergyValues): Warning[] {
  if (values.loadMethod === "hours") return [];
  if (values.electricityBy === "simple" ? values.demandPrice === 0 : values.demandPeriods.length + values.demandSeasons.length === 0)
    return [];
  return [
    {
      code: "estimated-demand",
      severity: "info",
      message:
        "The demand is estimated from the energy of the months, not calculated hour by hour. Take its factor from bills of the building.",
      field: "peakFactor",
    },
  ];
}

function tariffWarnings(values: EnergyValues): Warning[] {
  if (values.electricityBy === "simple") return [];
  const found: Warning[] = [];
  if (!values.energyPeriods.some(({ tiers }) => tiers.some(({ price }) => price > 0)))
    found.push({
      code: "no-energy-price",
      severity: "caution",
      message: "The tariff has no price of energy: electricity costs its demand and fixed charges alone. Add the energy periods.",
      field: "energyPeriods",
    });
  const tariff = tariffRecord(values);
  if (values.ratchet > 0 && values.ratchetBy === "selected" && !values.ratchetSelected.some(Boolean))
    found.push({
      code: "ratchet-without-months",
      severity: "caution",
      message: "The ratchet changes nothing: none of the months that set it is selected.",
      field: "ratchetSelected",
      source: { source: utilityRateDatabase, locator: "lookback" },
    });
  if ((values.ratchet > 0 || values.contractDemand > 0) && !usesBillingDemand(tariff)) {
    const isRatchet = values.ratchet > 0;
    found.push({
      code: "minimum-demand-unused",
      severity: "caution",
      message: `The ${isRatchet ? "ratchet" : "contract demand"} changes nothing: the tariff has no demand season with a price and no tier by hours of the billing demand. Demand periods are billed for their own demand of the month.`,
      field: isRatchet ? "ratchet" : "contractDemand",
      source: { source: utilityRateDatabase, locator: "lookback" },
    });
  }
  const months = monthsOfSeparateTiers(tariff);
  if (months !== undefined)
    found.push({
      code: "separate-tiers",
      severity: "info",
      message: `Periods of one month have tiers with different limits (${months}): each counts its own energy, or that of the periods with its limits. A tariff usually gives a month one set of limits; check its document.`,
      field: "energyPeriods",
      source: { source: systemAdvisorModel, locator: "tiers within a month" },
    });
  return found;
}

function plantWarnings({ cases }: EnergyCalculation, values: EnergyValues, say: SayQuantity): Warning[] {
  return cases.flatMap((each, index): Warning[] => {
    const row = values.cases[index]!;
    const { remaining, loads } = each.year;
    const found: Warning[] = [];
    const heat = sumOf(loads.heating);
    if (heat > 0 && remaining.heating > 0.1 * heat)
      found.push({
        code: "backup-share",
        severity: "caution",
        message: `${each.name}: ${percent(remaining.heating / heat)} of the heat comes from electric resistance. A larger heat pump, or a boiler beside it, may pay.`,
        field: `cases.${each.id}.heatingCapacity`,
      });
    const cold = sumOf(loads.cooling);
    if (cold > 0 && remaining.cooling > 0.01 * cold)
      found.push({
        code: "unmet-cooling",
        severity: "caution",
        message: `${each.name}: ${say(remaining.cooling, "energy")} of the cooling load of the year is beyond its capacity, and is in no cost.`,
        field: `cases.${each.id}.coolingCapacity`,
      });
    if (row.heating === "boiler" && row.boilerEfficiency > 0.98)
      found.push({
        code: "efficiency-basis",
        severity: "caution",
        message: `${each.name}: ${percent(row.boilerEfficiency)} is more than boilers reach on the gross calorific value. An efficiency on the net value is to be divided by 1.11 for gas, 1.06 for oil.`,
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
      found.push({
        code: "boiler-too-small",
        severity: "caution",
        message: `${each.name}: the highest load of the year, ${say(highestHeating, "heatingCapacity")}, is beyond the boiler's capacity; it is billed as if met at full load.`,
        field: `cases.${each.id}.boilerCapacity`,
      });
    if (
      row.cooling !== "none" &&
      row.cooling !== "district" &&
      row.coolingPartLoad === "rated" &&
      (values.loadMethod === "bins" || values.loadMethod === "hours")
    )
      found.push({
        code: "rated-part-load",
        severity: "info",
        message: `${each.name}: the COP as rated follows the load alone. Where the building is lightly loaded in hot weather, by its gains or a machine too large, the real one is lower.`,
        field: `cases.${each.id}.coolingPartLoad`,
        source: { source: ahri550 },
      });
    if (values.loadMethod === "monthly" && each.year.building.coolingCoefficient > 0 && row.cooling !== "none" && cold > 0 && heat > 0)
      found.push({
        code: "monthly-cooling",
        severity: "info",
        message: `${each.name}: monthly balances tell the cooling of buildings that are heated and cooled in one month within a fifth or so.`,
        source: { source: iso13790 },
      });
    return found;
  });
}

function fuelWarnings({ cases }: EnergyCalculation): Warning[] {
  const missing = [...new Set(cases.flatMap(({ costs }) => costs.withoutFactor))];
  return missing.map((carrier) => ({
    code: "no-emission-factor",
    severity: "info",
    message: `Without the emissions of ${carrier === "electricity" ? "electricity" : fuelFields[carrier].word}, those of the systems that use it stay open.`,
    field: carrier === "electricity" ? "electricityEmission" : fuelFields[carrier].emission,
  }));
}

function comparisonWarnings({ cases, ranking }: EnergyCalculation, values: EnergyValues): Warning[] {
  const found: Warning[] = [];
  const serves = (index: number): string => `${values.cases[index]!.heating !== "none"} ${values.cases[index]!.cooling !== "none"}`;
  const [base] = cases;
  for (const [index, each] of cases.entries()) {
    if (index === 0) continue;
    if (serves(index) !== serves(0))
      found.push({
        code: "unlike-service",
        severity: "caution",
        message: `${each.name} heats or cools what ${base!.name} does not: their costs are not those of the same comfort.`,
        field: `cases.${each.id}.${(values.cases[index]!.heating !== "none") === (values.cases[0]!.heating !== "none") ? "cooling" : "heating"}`,
      });
    const { noRate } = each.comparison!;
    if (noRate !== undefined)
      found.push({
        code: "no-rate-of-return",
        severity: "info",
        message: `${each.name} has no internal rate of return: ${noRate}. Rank by net savings.`,
        field: `cases.${each.id}.investment`,
        source: { source: nistHandbook135, locator: "measures of economic performance" },
      });
  }
  if (isClose(cases, ranking))
    found.push({
      code: "close-ranking",
      severity: "info",
      message: `${cases[ranking[0]!]!.name} and ${cases[ranking[1]!]!.name} differ by less than ${percent(indistinct)} of their life-cycle cost: other reasons may decide.`,
      field: "cases",
    });
  return found;
}

function isClose(cases: readonly EnergyCase[], ranking: readonly number[]): boolean {
  const [first, second] = ranking.map((index) => cases[index]!.life.cost.total);
  return first !== undefined && second !== undefined && second - first < indistinct * Math.abs(second);
}
