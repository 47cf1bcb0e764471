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
      "thermal mass: {massClass}",
      "other electricity {otherElectricity}",
    ],
  },
  { id: "rooms", title: "Rooms", first: ["rooms", "constructions", "profiles"], summary: [] },
  {
    id: "climate",
    title: "Climate",
    first: ["weather", "outdoorMeans", "heatingDegreeDays", "coolingDegreeDays", "bins"],
    summary: [
      "bin hours: {binsBy}",
      "degree-day bases {heatingBase} and {coolingBase}",
      "1 January: {yearBegins}",
      "ground {groundTemperature}",
      "ground reflectance {groundReflectance}",
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
      "peak demand {peakFactor} times the mean",
      "ratchet {ratchet}",
      "ratchet months: {ratchetBy}",
      "{ratchetMonths} preceding months",
      "contract {contractDemand}",
      "minimum bill {minimumBill} a month",
      "minimum bill {annualMinimum} a year",
      "taxes {electricityTax}",
      "demand in {demandUnit}",
      "power factor {powerFactor}",
      "1 January: {firstWeekday}",
      "weekends {weekendShare} of weekdays",
      "exports {exportPrice}, {metering}",
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
      "electricity: {emissionBy}",
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
      "Load method",
      {
        degreeDays: "Degree days, variable base",
        publishedDegreeDays: "Degree days as published",
        bins: "Temperature bins",
        monthly: "Monthly balance (ISO 13790)",
        hours: "Hourly, room by room",
      },
      "degreeDays",
      {
        help: "Degree days for seasonal efficiencies; bins where COP and capacity depend on weather and load; the monthly balance where gains and thermal mass matter; hours where demand and hourly tariffs matter.",
      },
    ),
  }),
  ...buildingFields,
  ...roomFields,
  ...climateFields,
  cases: list("Systems", "system", 12, caseRow, {
    help: "The first system is the base case; the others are compared with it.",
    section: "cases",
  }),
  ...tariffFields,
  ...electricityFields,
  ...exportFields,
  ...emissionFields,
  ...economicFields,
});

/** An input as entered: any field may be left to its default. */
export type EnergyInput = CalculatorInput<typeof fields>;
/** An input as calculated: every field, numbers in SI. */
export type EnergyValues = SIValues<typeof fields>;
export type CaseValues = EnergyValues["cases"][number];
