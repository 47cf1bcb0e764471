import type { WorkedExample } from "../../kernel/index.ts";
import { nistHandbook135 } from "../../energy/sources.ts";
import { mathematics } from "../../sources/index.ts";
import type { results } from "./results.ts";
import type { EnergyInput } from "./schema.ts";

const none = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const exact = "sums and products of the input values; rounding only";

export const cases: readonly WorkedExample<EnergyInput, typeof results>[] = [
  {
    id: "present-value-table",
    title: "1000 a year over 20 years at 3 % is worth 14,877; 1000 in the 10th year 744",
    source: { source: nistHandbook135, locator: "Annual Supplement, tables A-1 and A-2" },
    input: {
      unitSystem: "Imperial",
      loadMethod: "publishedDegreeDays",
      floorArea: 1000,
      lossCoefficient: 100,
      heatingDegreeDays: none,
      electricityPrice: 0.1,
      gasPrice: 0.1,
      discountRate: 0.03,
      cases: [
        { id: "a", name: "Maintained", maintenance: 1000 },
        { id: "b", name: "Replaced", life: 10, investment: 0, replacementCost: 1000, residualValue: 0 },
      ],
    },
    expected: {
      "cases.a.lifeCycleCost": { value: 14_877, within: 0.6, because: "the factor is printed as 14.877" },
      "cases.b.lifeCycleCost": { value: 744, within: 0.5, because: "the factor is printed as 0.744" },
    },
  },
  {
    id: "present-value-factors",
    title: "Two air-conditioning systems over 20 years at 3 % by the factors 0.701, 0.554 and 14.88",
    source: {
      source: nistHandbook135,
      locator: "Annual Supplement: 103,000 + 12,000 · 0.701 − 3500 · 0.554 + 27,000 · 14.88, and likewise the other system",
    },
    evidence: "own",
    input: {
      unitSystem: "Imperial",
      loadMethod: "publishedDegreeDays",
      floorArea: 10_000,
      lossCoefficient: 1000,
      heatingDegreeDays: none,
      electricityPrice: 0.08,
      electricityEscalation: 0,
      otherElectricity: 250_000,
      discountRate: 0.03,
      cases: [
        {
          id: "base",
          name: "Conventional",
          heating: "none",
          investment: 103_000,
          life: 12,
          replacementCost: 12_000,
          residualValue: 3500,
          maintenance: 7000,
        },
        {
          id: "saving",
          name: "Energy-saving",
          heating: "none",
          customOtherElectricity: 162_500,
          investment: 110_000,
          life: 12,
          replacementCost: 12_500,
          residualValue: 3700,
          maintenance: 8000,
        },
      ],
    },
    expected: {
      "cases.base.lifeCycleCost": { value: 511_233, within: 150, because: "the factors are printed with three and four digits" },
      "cases.saving.lifeCycleCost": { value: 429_193, within: 120, because: "the factors are printed with three and four digits" },
      netSavings: { value: 82_040, within: 40, because: "the factors are printed with three and four digits" },
    },
  },
  {
    id: "degree-days-detroit",
    title: "52,000 Btu/h at 73 °F of difference, 6232 degree days, a furnace of 92 %: 1158 therms",
    source: { source: mathematics, locator: "6232 · 24 · 52,000 / 73 / 0.92" },
    input: {
      unitSystem: "Imperial",
      loadMethod: "publishedDegreeDays",
      floorArea: 2000,
      lossCoefficient: 52_000 / 73,
      heatingDegreeDays: [1232, 1080, 925, 500, 210, 30, 5, 10, 120, 440, 700, 980],
      electricityPrice: 0.1,
      gasPrice: { value: 1, unit: "money/therm" },
      cases: [{ id: "furnace", boilerEfficiency: 0.92 }],
    },
    expected: {
      "cases.furnace.heatingLoad": { value: 106.5417, unit: "MMBtu", within: 0.001, because: exact },
      "cases.furnace.gas": {
        value: 1158.062,
        unit: "therm",
        within: 0.1,
        because: "therms of the table of 1959 and Btu of the table agree to five digits",
      },
      annualCost: { value: 1158.062, within: 0.1, because: exact },
    },
  },
  {
    id: "bins-by-hand",
    title: "A heat pump in two bins: 2000 h at −8.3 °C beyond its capacity, 6760 h at the balance temperature",
    source: { source: mathematics, locator: "200 W/K · 25 K = 5 kW, of which 4 kW at a COP of 2 and 1 kW of resistance" },
    input: {
      unitSystem: "Metric",
      loadMethod: "bins",
      floorArea: 100,
      lossCoefficient: 200,
      heatingSetPoint: 50 / 3,
      bins: [
        { id: "cold", temperature: -25 / 3, hours: 2000 },
        { id: "mild", temperature: 50 / 3, hours: 6760 },
      ],
      electricityPrice: 0.2,
      cases: [{ id: "pump", heating: "heatPump", heatingCop: 4, heatingCopCold: 2, heatingCapacity: 8, heatingCapacityCold: 4 }],
    },
    expected: {
      "cases.pump.heatingLoad": { value: 10_000, unit: "kWh", within: 1e-6, because: exact },
      "cases.pump.heatingEnergy": { value: 4000, unit: "kWh", within: 1e-6, because: exact },
      "cases.pump.backupEnergy": { value: 2000, unit: "kWh", within: 1e-6, because: exact },
      annualCost: { value: 1200, within: 1e-6, because: exact },
    },
  },
  {
    id: "part-load-by-hand",
    title: "A chiller rated at four loads in bins of 100, 62.5 and 12.5 % of its 8 kW, with a boiler of 0.88 and 0.96",
    source: {
      source: mathematics,
      locator:
        "8 kW / 3; 5 kW / ((4 + 5) / 2); 1 kW / (6 · (1 − 0.2 / 2)); boiler of 10 kW: 10 / 0.88, 6.5 / 0.92, 1 / (0.96 · (1 − 0.2 · 2/3))",
    },
    input: {
      unitSystem: "Metric",
      loadMethod: "bins",
      floorArea: 100,
      lossCoefficient: 500,
      internalGains: 0,
      heatingSetPoint: 20,
      coolingSetPoint: 24,
      bins: [
        { id: "cold", temperature: 0, hours: 100 },
        { id: "cool", temperature: 7, hours: 1000 },
        { id: "mild", temperature: 18, hours: 1000 },
        { id: "none", temperature: 22, hours: 4660 },
        { id: "warm", temperature: 26, hours: 1000 },
        { id: "hot", temperature: 34, hours: 900 },
        { id: "hottest", temperature: 40, hours: 100 },
      ],
      electricityPrice: 0.2,
      gasPrice: 0.1,
      cases: [
        {
          id: "plant",
          boilerEfficiency: 0.88,
          boilerPartLoad: "points",
          boilerEfficiencyLow: 0.96,
          boilerCapacity: 10,
          cooling: "chiller",
          coolingCop: 3,
          coolingPartLoad: "rated",
          coolingCopThreeQuarter: 4,
          coolingCopHalf: 5,
          coolingCopQuarter: 6,
          cyclingLoss: 0.2,
        },
      ],
    },
    expected: {
      "cases.plant.coolingEnergy": {
        value: (100 * 8) / 3 + (900 * 5) / 4.5 + (1000 * 1) / (6 * 0.9),
        unit: "kWh",
        within: 1e-6,
        because: exact,
      },
      "cases.plant.heatingEnergy": {
        value: (100 * 10) / 0.88 + (1000 * 6.5) / 0.92 + (1000 * 1) / (0.96 * (1 - (0.2 * 2) / 3)),
        unit: "kWh",
        within: 1e-6,
        because: exact,
      },
    },
  },
];
