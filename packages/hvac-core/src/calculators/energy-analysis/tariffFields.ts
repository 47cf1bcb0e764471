import { currencyFields } from "../../costing/index.ts";
import { choice, fieldIs, inSection, matrix, quantity, text } from "../../kernel/index.ts";
import { designPractice, greenhouseGasReporting } from "../../reference/sources.ts";
import { asAWhole } from "./methodConditions.ts";

const simple = fieldIs("electricityBy", "simple");
const price = { type: "quantity", quantity: "energyPrice", min: 0, max: 1e-5 } as const;
const factor = { type: "quantity", quantity: "emissionFactor", min: 0, max: 3 / 3.6e6 } as const;
const money = { type: "quantity", quantity: "money", default: 0, min: 0, max: 1e7 } as const;

/** What energy costs. */
export const tariffFields = {
  currency: { ...currencyFields.currency, informational: true, section: "tariffs" },
  currencySign: { ...currencyFields.currencySign, section: "tariffs" },
  currencyDecimals: { ...currencyFields.currencyDecimals, informational: true, section: "tariffs" },
  electricityBy: choice("Electricity by", { simple: "One price", full: "A full tariff" }, "simple", {
    help: "A full tariff has periods, tiers, demand charges, ratchet, minimum and taxes. It can be read from the Utility Rate Database.",
    section: "tariffs",
  }),
  electricityPrice: {
    ...price,
    label: "Electricity price",
    symbol: "c_e",
    default: null,
    help: "With all that is paid per unit of energy.",
    section: "tariffs",
    when: [simple],
  },
  demandPrice: quantity("Demand charge a month", "c_d", "demandCharge", 0, [0, 1], {
    help: "Per unit of the highest demand of each month.",
    section: "tariffs",
    when: [simple],
  }),
  electricityFixed: { ...money, label: "Fixed charge of electricity a month", symbol: "F_e", section: "tariffs" },
  peakFactor: quantity("Highest demand over the mean of the month", "f_d", "number", 2, [1, 10], {
    usual: [1.3, 4],
    help: "One over the load factor of the bills. Bins of each month tell the power of the plant themselves; all else of the demand is estimated by this.",
    source: { source: designPractice, locator: "load factors of bills" },
    section: "tariffs",
    when: [asAWhole],
  }),
  gasPrice: {
    ...price,
    default: null,
    optional: "absent",
    label: "Gas price",
    symbol: "c_g",
    help: "Per unit of gross (higher) calorific value, as gas is billed.",
    section: "tariffs",
  },
  gasFixed: { ...money, label: "Fixed charge of gas a month", symbol: "F_g", help: "Of cases that burn gas.", section: "tariffs" },
  oilPrice: {
    ...price,
    default: null,
    optional: "absent",
    label: "Oil price",
    symbol: "c_o",
    help: "Per unit of gross calorific value: 10.6 kWh to the litre, 138.5 kBtu to the gallon.",
    section: "tariffs",
  },
  districtHeatPrice: {
    ...price,
    default: null,
    optional: "absent",
    label: "District heat price",
    symbol: "c_h",
    section: "tariffs",
  },
  districtHeatFixed: {
    ...money,
    label: "Fixed charge of district heat a month",
    symbol: "F_h",
    help: "Capacity and meter, of cases that take district heat.",
    section: "tariffs",
  },
  districtCoolingPrice: {
    ...price,
    default: null,
    optional: "absent",
    label: "District cooling price",
    symbol: "c_k",
    section: "tariffs",
  },
  districtCoolingFixed: {
    ...money,
    label: "Fixed charge of district cooling a month",
    symbol: "F_k",
    help: "Capacity and meter, of cases that take district cooling.",
    section: "tariffs",
  },
} as const;

/** What energy emits. */
export const emissionFields = {
  ...inSection("emissions", {
    emissionBy: choice("Emissions of electricity by", { year: "One factor", hours: "Month and hour of the day" }, "year", {
      help: "By hours where what a grid burns at noon and at night is known.",
    }),
    hourlyEmissions: matrix(
      "Emissions of electricity by month and hour",
      ["months", "hours"],
      { ...factor, label: "Emissions", default: null },
      { when: [fieldIs("emissionBy", "hours")] },
    ),
  }),
  electricityEmission: {
    ...factor,
    label: "Emissions of electricity",
    symbol: "β_e",
    default: null,
    optional: "absent",
    help: "Of the grid, with its year: averages by country stand in the library. If empty: emissions of cases with electricity stay open.",
    section: "emissions",
    when: [fieldIs("emissionBy", "year")],
  },
  gasEmission: {
    ...factor,
    label: "Emissions of gas",
    symbol: "β_g",
    default: { Imperial: 0.181, Metric: 0.181 },
    help: "Direct, on the gross calorific value; with what is lost upstream about a fifth more.",
    source: { source: greenhouseGasReporting, locator: "Table C-1" },
    section: "emissions",
  },
  oilEmission: {
    ...factor,
    label: "Emissions of oil",
    symbol: "β_o",
    default: { Imperial: 0.2524, Metric: 0.2524 },
    help: "Direct, on the gross calorific value.",
    source: { source: greenhouseGasReporting, locator: "Table C-1" },
    section: "emissions",
  },
  districtHeatEmission: {
    ...factor,
    label: "Emissions of district heat",
    symbol: "β_h",
    default: null,
    optional: "absent",
    section: "emissions",
  },
  districtCoolingEmission: {
    ...factor,
    label: "Emissions of district cooling",
    symbol: "β_k",
    default: null,
    optional: "absent",
    section: "emissions",
  },
  ...inSection("emissions", {
    emissionYear: quantity("Year of the emission factors", null, "year", "absent", [1990, 2100], { integer: true, informational: true }),
    emissionSource: text("Source of the emission factors", 200),
    emissionPrice: quantity("Price of emissions", "c_m", "emissionPrice", 0, [0, 10], {
      help: "A tax, or what a study counts for the damage. It is part of the yearly cost where emissions are known.",
    }),
  }),
} as const;
