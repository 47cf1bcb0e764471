import { rowName, type SheetBuilder } from "../../kernel/index.ts";
import { ghgProtocol, utilityRateDatabase } from "../../energy/sources.ts";
import { mathematics, type Citation } from "../../sources/index.ts";
import { fuels } from "./costs.ts";
import type { EnergyCase } from "./evaluate.ts";
import { floorAreaOf, sumOf } from "./loads.ts";
import { carriers, type Carrier } from "./machines.ts";
import { endUses } from "./plant.ts";
import { fields, type EnergyValues } from "./schema.ts";

const algebra: Citation = { source: mathematics };

/** Symbols of the energy, the price, the fixed charge and the emissions of a carrier, and of the energy of each use. */
const carrierSymbols: Readonly<Record<Carrier, readonly [energy: string, price: string, fixed: string | undefined, emission: string]>> = {
  electricity: ["E_e", "c_e", "F_e", "β_e"],
  gas: ["E_g", "c_g", "F_g", "β_g"],
  oil: ["E_l", "c_o", undefined, "β_o"],
  districtHeat: ["E_d", "c_h", "F_h", "β_h"],
  districtCooling: ["E_k", "c_k", "F_k", "β_k"],
};
const carrierNames: Readonly<Record<Carrier, string>> = {
  electricity: "Electricity",
  gas: "Gas",
  oil: "Oil",
  districtHeat: "District heat",
  districtCooling: "District cooling",
};
const useSymbols = { heating: "E_h", backup: "E_x", cooling: "E_c", fans: "E_f", pumps: "E_p", other: "E_q" } as const;

/** States the energy of each carrier, the bills and the emissions of a system. */
export function describeCosts(each: EnergyCase, values: EnergyValues, sheet: SheetBuilder): void {
  const used = describeCarriers(each, values, sheet);
  describeGeneration(each, values, sheet);
  describeElectricity(each, values, sheet);
  const { costs, annualCost } = each;
  const bought = fuels.filter((fuel) => used.includes(fuel));
  sheet.formula({
    symbol: "C_f",
    name: "Cost of fuel and district energy",
    expression:
      bought
        .map((fuel) => {
          const [energy, price, fixed] = carrierSymbols[fuel];
          return `${energy} * ${price}${fixed === undefined ? "" : ` + 12 * ${fixed}`}`;
        })
        .join(" + ") || "0",
    value: costs.fuelCost,
    quantity: "money",
    source: algebra,
    result: "fuelCost",
  });
  if (costs.emissions !== undefined) {
    if (values.emissionBy === "hours" && used.includes("electricity"))
      sheet.lookup({
        symbol: "β_e",
        name: "Emissions of electricity, mean of the hours in which it is taken",
        value: costs.electricityFactor!,
        quantity: "emissionFactor",
        source: { source: ghgProtocol, locator: "factors by month and hour, above" },
      });
    sheet.formula({
      symbol: "m_c",
      name: "Emissions",
      expression:
        used
          .map((carrier) => {
            const [energy, , , factor] = carrierSymbols[carrier];
            return `${carrier === "electricity" && costs.own ? "E_b" : energy} * ${factor}`;
          })
          .join(" + ") || "0",
      value: costs.emissions,
      quantity: "mass",
      source: { source: ghgProtocol },
      result: "emissions",
    });
    sheet.formula({
      symbol: "C_m",
      name: "Price of emissions",
      expression: "m_c * c_m",
      value: costs.emissionCost,
      quantity: "money",
      source: algebra,
      result: "emissionCost",
    });
  }
  sheet.formula({
    symbol: "C_a",
    name: "Cost of the first year",
    expression: `C_e + C_f + M${costs.emissions === undefined ? "" : " + C_m"}`,
    value: annualCost,
    quantity: "money",
    source: algebra,
    result: "annualCost",
  });
}

/** Energy of the carriers; gives those that are used. */
function describeCarriers({ year, costs }: EnergyCase, values: EnergyValues, sheet: SheetBuilder): readonly Carrier[] {
  sheet.part("Energy and cost of the year");
  const energy = { quantity: "energy", source: algebra } as const;
  const used = carriers.filter((carrier) => sumOf(costs.energy[carrier]) > 0);
  for (const carrier of carriers) {
    if (carrier !== "electricity" && !used.includes(carrier)) continue;
    const uses = endUses.filter((endUse) => year.uses.some((use) => use.endUse === endUse && use.carrier === carrier));
    sheet.formula({
      ...energy,
      symbol: carrierSymbols[carrier][0],
      name: carrierNames[carrier],
      expression: uses.map((endUse) => useSymbols[endUse]).join(" + ") || "0",
      value: sumOf(costs.energy[carrier]),
      result: carrier,
    });
  }
  const total = sumOf(carriers.map((carrier) => sumOf(costs.energy[carrier])));
  sheet.formula({
    ...energy,
    symbol: "E_t",
    name: "Energy of all carriers",
    expression: used.map((carrier) => carrierSymbols[carrier][0]).join(" + ") || "0",
    value: total,
    result: "energy",
  });
  sheet.formula({
    symbol: "I_e",
    name: "Energy per floor area",
    expression: "E_t / A_f",
    value: total / floorAreaOf(values),
    quantity: "energyPerArea",
    source: algebra,
    result: "intensity",
  });
  return used;
}

function describeElectricity({ year, costs }: EnergyCase, values: EnergyValues, sheet: SheetBuilder): void {
  const estimate: Citation = {
    source: mathematics,
    locator: values.loadMethod === "hours" ? "the highest of its hours" : "mean power of the month times the factor",
  };
  sheet.lookup({
    symbol: "P_x",
    name: "Highest electric demand",
    value: Math.max(...year.demand),
    quantity: "electricPower",
    source: estimate,
    by: values.loadMethod === "hours" ? [] : ["peakFactor"],
    result: "peakDemand",
  });
  sheet.lookup({
    symbol: "P_y",
    name: "Sum of the highest demands of the months",
    value: sumOf(year.demand),
    quantity: "electricPower",
    source: estimate,
  });
  const cost = {
    symbol: "C_e",
    name: "Cost of electricity",
    value: costs.electricity.total,
    quantity: "money",
    result: "electricityCost",
  } as const;
  if (costs.own)
    sheet.lookup({
      ...cost,
      source: { source: utilityRateDatabase, locator: "what is bought by its tariff, less the credit for exports, month by month" },
      by: [
        "metering",
        "electricityFixed",
        ...(values.electricityBy === "simple" ? (["electricityPrice", "demandPrice", "exportPrice"] as const) : tariffFieldNames),
      ],
    });
  else if (values.electricityBy === "simple") sheet.formula({ ...cost, expression: "E_e * c_e + P_y * c_d + 12 * F_e", source: algebra });
  else
    sheet.lookup({
      ...cost,
      source: { source: utilityRateDatabase, locator: "the tariff above, line by line in the table of the bill" },
      by: ["electricityFixed", ...tariffFieldNames.filter((field) => values.loadMethod !== "hours" || !profileFieldNames.has(field))],
    });
}

/** What a system makes of electricity, and what it exchanges with the grid. */
function describeGeneration({ costs: { own, electricity } }: EnergyCase, values: EnergyValues, sheet: SheetBuilder): void {
  const made = { symbol: "E_a", name: "On-site generation", quantity: "energy", source: algebra, by: ["generation"] } as const;
  if (!own) {
    sheet.lookup({ ...made, value: 0 });
    return;
  }
  const hours: Citation = { source: mathematics, locator: "hour by hour: what the building uses is used first" };
  const energy = { quantity: "energy", source: hours } as const;
  const by = [
    "generationProfile",
    ...(values.electricityBy === "simple" ? [] : (["useProfile", "weekendShare", "firstWeekday"] as const)),
  ] as const;
  sheet.lookup({ ...made, value: sumOf(own.generated), result: "generated" });
  sheet.lookup({ ...energy, symbol: "E_b", name: "Electricity bought", value: sumOf(own.taken), by, result: "bought" });
  sheet.lookup({ ...energy, symbol: "E_v", name: "Electricity exported", value: sumOf(own.given), by, result: "exported" });
  sheet.lookup({
    symbol: "C_v",
    name: "Credit for exports",
    value: sumOf(electricity.months.map(({ exportCredit }) => exportCredit)),
    quantity: "money",
    source: { source: utilityRateDatabase, locator: "exports at the price of their period" },
    by: ["metering"],
    result: "exportCredit",
  });
}

/** What a bill of a full tariff rests on beside its lists. */
const tariffFieldNames = [
  "ratchet",
  "ratchetBy",
  "ratchetMonths",
  "ratchetSelected",
  "contractDemand",
  "fuelAdjustments",
  "minimumBill",
  "annualMinimum",
  "electricityTax",
  "demandUnit",
  "powerFactor",
  "firstWeekday",
  "useProfile",
  "weekendShare",
  "energyWeekday",
  "energyWeekend",
  "demandWeekday",
  "demandWeekend",
  "demandMonths",
] as const;

/** What spreads electricity over hours that are not known. */
const profileFieldNames: ReadonlySet<string> = new Set(["firstWeekday", "useProfile", "weekendShare"]);

/** The periods and tiers of a full tariff, which all systems share. */
export function describeTariff(values: EnergyValues, sheet: SheetBuilder): void {
  if (values.electricityBy === "simple") return;
  sheet.part("Tariff of electricity");
  for (const [list, title, of] of [
    ["energyPeriods", "Energy periods", ["limitBy", "energyLimit", "hoursLimit", "price", "adjustment"]],
    ["demandPeriods", "Demand periods", ["demandLimit", "price"]],
    ["demandSeasons", "Demand seasons", ["demandLimit", "price"]],
  ] as const)
    sheet.rows<EnergyValues["energyPeriods"][number] | EnergyValues["demandPeriods"][number]>({
      list,
      title,
      rows: values[list],
      rowTitle: (row, index) => rowName(fields[list], row, index),
      describe: (row, own) => {
        if ("sellPrice" in row && row.sellPrice !== null) own.given("sellPrice");
        own.rows<{ readonly id: string }>({
          list: "tiers",
          title: "Tiers",
          rows: row.tiers,
          rowTitle: (_tier, index) => `Tier ${index + 1}`,
          describe: (_tier, inner) => {
            for (const field of of) inner.given(field);
          },
        });
      },
    });
}
