import { currencyFields } from "../../costing/index.ts";
import { choice, fieldIs, inSection, matrix, onlyWhen, quantity, text } from "../../kernel/index.ts";
import { designPractice, greenhouseGasReporting } from "../../reference/sources.ts";
import { asAWhole } from "./methodConditions.ts";

const simple = fieldIs("electricityBy", "simple");

/** Prices of energy. */
export const tariffFields = inSection("tariffs", {
  currency: { ...currencyFields.currency, informational: true },
  currencySign: currencyFields.currencySign,
  currencyDecimals: { ...currencyFields.currencyDecimals, informational: true },
  electricityBy: choice("Electricity tariff", { simple: "Single price", full: "Full tariff" }, "simple", {
    help: "A full tariff has periods, tiers, demand charges, ratchet, minimum and taxes. It can be imported from the Utility Rate Database.",
  }),
  ...onlyWhen(simple, {
    electricityPrice: quantity("Electricity price", "c_e", "energyPrice", "required", [0, 1e-5], {
      help: "Including all charges per unit of energy.",
    }),
    demandPrice: quantity("Monthly demand charge", "c_d", "demandCharge", 0, [0, 1], {
      help: "Per unit of the peak demand of each month.",
    }),
  }),
  electricityFixed: quantity("Monthly fixed charge, electricity", "F_e", "money", 0, [0, 1e7]),
  peakFactor: quantity("Peak/mean demand ratio", "f_d", "number", 2, [1, 10], {
    usual: [1.3, 4],
    help: "Reciprocal of the load factor on bills. With monthly bins the plant power is calculated; the rest of the demand is estimated with this ratio.",
    source: { source: designPractice, locator: "load factors of bills" },
    when: [asAWhole],
  }),
  gasPrice: quantity("Gas price", "c_g", "energyPrice", "absent", [0, 1e-5], {
    help: "Per unit of gross (higher) calorific value, as gas is billed.",
  }),
  gasFixed: quantity("Monthly fixed charge, gas", "F_g", "money", 0, [0, 1e7], { help: "For systems that use gas." }),
  oilPrice: quantity("Oil price", "c_o", "energyPrice", "absent", [0, 1e-5], {
    help: "Per unit of gross calorific value: 10.6 kWh to the litre, 138.5 kBtu to the gallon.",
  }),
  districtHeatPrice: quantity("District heat price", "c_h", "energyPrice", "absent", [0, 1e-5]),
  districtHeatFixed: quantity("Monthly fixed charge, district heat", "F_h", "money", 0, [0, 1e7], {
    help: "Capacity and meter, for systems that use district heat.",
  }),
  districtCoolingPrice: quantity("District cooling price", "c_k", "energyPrice", "absent", [0, 1e-5]),
  districtCoolingFixed: quantity("Monthly fixed charge, district cooling", "F_k", "money", 0, [0, 1e7], {
    help: "Capacity and meter, for systems that use district cooling.",
  }),
});

/** Emission factors of energy, and the price of emissions. */
export const emissionFields = inSection("emissions", {
  emissionBy: choice("Electricity emission factor", { year: "Annual mean", hours: "By month and hour of the day" }, "year", {
    help: "By hour where the generation mix of the grid is known over the day.",
  }),
  hourlyEmissions: matrix(
    "Emissions of electricity by month and hour",
    ["months", "hours"],
    quantity("Emissions", null, "emissionFactor", "required", [0, 3 / 3.6e6]),
    { when: [fieldIs("emissionBy", "hours")] },
  ),
  electricityEmission: quantity("Emissions of electricity", "β_e", "emissionFactor", "absent", [0, 3 / 3.6e6], {
    help: "Grid factor of one year: averages by country are in the library. If empty, emissions of systems with electricity are not calculated.",
    when: [fieldIs("emissionBy", "year")],
  }),
  gasEmission: quantity("Emissions of gas", "β_g", "emissionFactor", { Imperial: 0.181, Metric: 0.181 }, [0, 3 / 3.6e6], {
    help: "Direct, on the gross calorific value; about a fifth more with upstream losses.",
    source: { source: greenhouseGasReporting, locator: "Table C-1" },
  }),
  oilEmission: quantity("Emissions of oil", "β_o", "emissionFactor", { Imperial: 0.2524, Metric: 0.2524 }, [0, 3 / 3.6e6], {
    help: "Direct, on the gross calorific value.",
    source: { source: greenhouseGasReporting, locator: "Table C-1" },
  }),
  districtHeatEmission: quantity("Emissions of district heat", "β_h", "emissionFactor", "absent", [0, 3 / 3.6e6]),
  districtCoolingEmission: quantity("Emissions of district cooling", "β_k", "emissionFactor", "absent", [0, 3 / 3.6e6]),
  emissionYear: quantity("Year of the emission factors", null, "year", "absent", [1990, 2100], { integer: true, informational: true }),
  emissionSource: text("Source of the emission factors", 200),
  emissionPrice: quantity("Price of emissions", "c_m", "emissionPrice", 0, [0, 10], {
    help: "A tax, or the cost of damage in a study. It is part of the annual cost where emissions are known.",
  }),
});
