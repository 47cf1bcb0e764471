import { choice, defineFields, inSection, list, text, type CalculatorInput, type Section, type SIValues } from "../../kernel/index.ts";
import { buildingFields, climateFields } from "./buildingFields.ts";
import { economicFields } from "./economicFields.ts";
import { electricityFields } from "./electricityFields.ts";
import { exportFields } from "./generationFields.ts";
import { roomFields } from "./roomFields.ts";
import { caseRow } from "./systemFields.ts";
import { emissionFields, tariffFields } from "./tariffFields.ts";

export const sections: readonly Section[] = [
  {
    id: "building",
    title: "Building",
    first: ["loadMethod", "floorArea", "lossCoefficient", "internalGains"],
    summary: [
      "outdoor air {ventilationFlow}",
      "altitude {altitude}",
      "heated to {heatingSetPoint}",
      "cooled to {coolingSetPoint}",
      "mass: {massClass}",
      "other electricity {otherElectricity}",
    ],
  },
  { id: "rooms", title: "Rooms", first: ["rooms", "constructions", "profiles"], summary: [] },
  {
    id: "climate",
    title: "Climate",
    first: ["weather", "outdoorMeans", "heatingDegreeDays", "coolingDegreeDays", "bins"],
    summary: [
      "hours of bins: {binsBy}",
      "bases {heatingBase} and {coolingBase}",
      "1 January: {yearBegins}",
      "ground {groundTemperature}",
      "it reflects {groundReflectance}",
    ],
  },
  { id: "cases", title: "Systems", first: ["cases"], summary: [] },
  {
    id: "tariffs",
    title: "Prices",
    first: ["electricityBy", "electricityPrice", "energyPeriods", "energyWeekday", "energyWeekend", "gasPrice"],
    summary: [
      "demand {demandPrice} a month",
      "fixed {electricityFixed} a month",
      "highest demand {peakFactor} times the mean",
      "ratchet {ratchet}",
      "by {ratchetBy}",
      "over {ratchetMonths} months",
      "contract {contractDemand}",
      "minimum bill {minimumBill} a month",
      "{annualMinimum} a year",
      "taxes {electricityTax}",
      "billed in {demandUnit}",
      "power factor {powerFactor}",
      "1 January: {firstWeekday}",
      "weekends {weekendShare} of weekdays",
      "exports {exportPrice}, paid {metering}",
      "gas fixed {gasFixed} a month",
      "oil {oilPrice}",
      "district heat {districtHeatPrice}",
      "district heat fixed {districtHeatFixed} a month",
      "district cooling {districtCoolingPrice}",
      "district cooling fixed {districtCoolingFixed} a month",
    ],
  },
  {
    id: "emissions",
    title: "Emissions",
    first: ["hourlyEmissions"],
    summary: [
      "electricity by {emissionBy}",
      "{electricityEmission}",
      "gas {gasEmission}",
      "oil {oilEmission}",
      "district heat {districtHeatEmission}",
      "district cooling {districtCoolingEmission}",
      "priced {emissionPrice}",
    ],
  },
  {
    id: "economics",
    title: "Economics",
    first: ["discountRate", "studyYears"],
    summary: [
      "rates: {rateBasis}",
      "inflation {inflation}",
      "electricity rises {electricityEscalation} a year",
      "fuel by {fuelEscalation}",
      "maintenance by {maintenanceEscalation}",
      "emissions by {emissionEscalation}",
    ],
  },
];

export const fields = defineFields({
  ...inSection("building", {
    calculationName: text("Name", 120, { default: "Energy cost" }),
    loadMethod: choice(
      "Loads by",
      {
        degreeDays: "Degree days, variable base",
        statedDegreeDays: "Degree days as published",
        bins: "Temperature bins",
        monthly: "Monthly balance (ISO 13790)",
        hours: "Hours, room by room",
      },
      "degreeDays",
      {
        help: "Degree days for efficiencies of the season; bins where COP and capacity follow the weather and the load; the monthly balance where gains and mass matter; hours where demand and tariffs by the hour do.",
      },
    ),
  }),
  ...buildingFields,
  ...roomFields,
  ...climateFields,
  cases: list("Systems", "system", 12, caseRow, { help: "The first is the base case; each other is compared with it.", section: "cases" }),
  ...tariffFields,
  ...electricityFields,
  ...exportFields,
  ...emissionFields,
  ...economicFields,
});

/** What a new study asks of its answer first. */
const firstSensitivity = [
  { id: "electricity", parameter: "electricityPrice" },
  { id: "fuel", parameter: "fuelPrice" },
  { id: "investment", parameter: "investment" },
  { id: "rate", parameter: "discountRate" },
] as const;

/** An office, its boiler and chiller against a heat pump. */
export const start = {
  Imperial: {
    unitSystem: "Imperial",
    floorArea: 10_000,
    lossCoefficient: 4000,
    internalGains: 60_000,
    outdoorMeans: [26, 29, 38, 50, 60, 70, 76, 74, 66, 54, 43, 31],
    cases: [
      { id: "base", name: "Gas boiler", heating: "boiler", cooling: "directExpansion", coolingCop: 3 },
      { id: "pump", name: "Heat pump", heating: "heatPump", cooling: "directExpansion", coolingCop: 3.5, investment: 40_000 },
    ],
    electricityPrice: 0.13,
    gasPrice: { value: 1.1, unit: "money/therm" },
    sensitivity: firstSensitivity,
  },
  Metric: {
    unitSystem: "Metric",
    floorArea: 1000,
    lossCoefficient: 2000,
    internalGains: 18_000,
    outdoorMeans: [0, 1, 5, 9, 14, 17, 19, 19, 15, 10, 5, 1],
    cases: [
      { id: "base", name: "Gas boiler", heating: "boiler", cooling: "directExpansion", coolingCop: 3 },
      { id: "pump", name: "Heat pump", heating: "heatPump", cooling: "directExpansion", coolingCop: 3.5, investment: 40_000 },
    ],
    electricityPrice: 0.25,
    gasPrice: 0.11,
    sensitivity: firstSensitivity,
  },
} as const;

/** An input as stated: any field may be left to its default. */
export type EnergyInput = CalculatorInput<typeof fields>;
/** An input as calculated: every field, numbers in SI. */
export type EnergyValues = SIValues<typeof fields>;
export type CaseValues = EnergyValues["cases"][number];
