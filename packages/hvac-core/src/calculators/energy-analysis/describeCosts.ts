import { rowName, type SheetBuilder } from "../../kernel/index.ts";
import { ghgProtocol, utilityRateDatabase } from "../../energy/sources.ts";
import { mathematics, type Citation } from "../../sources/index.ts";
import { fuels } from "./costs.ts";
import type { EnergyCase } from "./evaluate.ts";
import { sumOf } from "./loads.ts";
import { carriers, type Carrier } from "./machines.ts";
import { endUses } from "./plant.ts";
import { fields, type EnergyValues } from "./schema.ts";

/** Symbols of energy, price, fixed charge and emission factor of each carrier. */
const carrierSymbols: Readonly<Record<Carrier, readonly [energy: string, price: string, fixed: string | undefined, emission: string]>> = {
  electricity: ["E_e", "c_e", "F_e", "β_e"],
  gas: ["E_g", "c_g", "F_g", "β_g"],
  oil: ["E_l", "c_o", undefined, "β_o"],
  districtHeat: ["E_d", "c_h", "F_h", "β_h"],
  districtCooling: ["E_k", "c_k", "F_k", "β_k"],
};
const useSymbols = { heating: "E_h", backup: "E_x", cooling: "E_c", fans: "E_f", pumps: "E_p", other: "E_q" } as const;

/** Energy of each carrier, bills and emissions of a system. */
export function describeCosts(each: EnergyCase, values: EnergyValues, sheet: SheetBuilder): void {
  const used = describeCarriers(each, sheet);
  describeGeneration(each, values, sheet);
  describeElectricity(each, values, sheet);
  const { costs } = each;
  const bought = fuels.filter((fuel) => used.includes(fuel));
  sheet.result(
    "fuelCost",
    bought
      .map((fuel) => {
        const [energy, price, fixed] = carrierSymbols[fuel];
        return `${energy} * ${price}${fixed === undefined ? "" : ` + 12 * ${fixed}`}`;
      })
      .join(" + ") || "0",
  );
  if (costs.emissions !== undefined) {
    if (values.emissionBy === "hours" && used.includes("electricity"))
      sheet.lookup("β_e", "Emissions of electricity, weighted by hourly use", "emissionFactor", costs.electricityFactor!, {
        source: ghgProtocol,
        locator: "factors by month and hour, above",
      });
    sheet.result(
      "emissions",
      used
        .map((carrier) => {
          const [energy, , , factor] = carrierSymbols[carrier];
          return `${carrier === "electricity" && costs.onSite ? "E_b" : energy} * ${factor}`;
        })
        .join(" + ") || "0",
      { source: ghgProtocol },
    );
    sheet.result("emissionCost", "m_c * c_m");
  }
  sheet.result("annualCost", `C_e + C_f + M${costs.emissions === undefined ? "" : " + C_m"}`);
}

/** Energy of the carriers; returns those that are used. */
function describeCarriers({ year, costs }: EnergyCase, sheet: SheetBuilder): readonly Carrier[] {
  sheet.part("Annual energy and cost");
  const used = carriers.filter((carrier) => sumOf(costs.energy[carrier]) > 0);
  for (const carrier of carriers) {
    if (carrier !== "electricity" && !used.includes(carrier)) continue;
    const uses = endUses.filter((endUse) => year.uses.some((use) => use.endUse === endUse && use.carrier === carrier));
    sheet.result(carrier, uses.map((endUse) => useSymbols[endUse]).join(" + ") || "0");
  }
  sheet.result("energy", used.map((carrier) => carrierSymbols[carrier][0]).join(" + ") || "0");
  sheet.result("intensity", "E_t / A_f");
  return used;
}

function describeElectricity({ year, costs }: EnergyCase, values: EnergyValues, sheet: SheetBuilder): void {
  const estimate: Citation = {
    source: mathematics,
    locator: values.loadMethod === "hours" ? "highest of all hours" : "mean power of the month times the peak/mean ratio",
  };
  sheet.resultLookup("peakDemand", estimate, { by: values.loadMethod === "hours" ? [] : ["peakFactor"] });
  sheet.lookup("P_y", "Sum of the monthly peak demands", "electricPower", sumOf(year.demand), estimate);
  if (costs.onSite)
    sheet.resultLookup(
      "electricityCost",
      { source: utilityRateDatabase, locator: "bought electricity by the tariff, less the export credit, month by month" },
      {
        by: [
          "metering",
          "electricityFixed",
          ...(values.electricityBy === "simple" ? (["electricityPrice", "demandPrice", "exportPrice"] as const) : tariffFieldNames),
        ],
      },
    );
  else if (values.electricityBy === "simple") sheet.result("electricityCost", "E_e * c_e + P_y * c_d + 12 * F_e");
  else
    sheet.resultLookup(
      "electricityCost",
      { source: utilityRateDatabase, locator: "the tariff above, line by line in the table of the bill" },
      { by: ["electricityFixed", ...tariffFieldNames.filter((field) => values.loadMethod !== "hours" || !profileFieldNames.has(field))] },
    );
}

/** On-site generation of a system, and its exchange with the grid. */
function describeGeneration({ costs: { onSite } }: EnergyCase, values: EnergyValues, sheet: SheetBuilder): void {
  if (!onSite) {
    sheet.lookup("E_a", "On-site generation", "energy", 0, undefined, { by: ["generation"] });
    return;
  }
  const hours: Citation = { source: mathematics, locator: "hour by hour: the building uses generation first" };
  const by = [
    "generationProfile",
    ...(values.electricityBy === "simple" ? [] : (["useProfile", "weekendShare", "firstWeekday"] as const)),
  ] as const;
  sheet.resultLookup("generated", undefined, { by: ["generation"] });
  sheet.resultLookup("bought", hours, { by });
  sheet.resultLookup("exported", hours, { by });
  sheet.resultLookup(
    "exportCredit",
    { source: utilityRateDatabase, locator: "exports at the price of their period" },
    { by: ["metering"] },
  );
}

/** Fields of a full tariff apart from its lists. */
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

/** Fields that spread energy over the hours where loads are not hourly. */
const profileFieldNames: ReadonlySet<string> = new Set(["firstWeekday", "useProfile", "weekendShare"]);

/** Periods and tiers of a full tariff. */
export function describeTariff(values: EnergyValues, sheet: SheetBuilder): void {
  if (values.electricityBy === "simple") return;
  sheet.part("Electricity tariff");
  for (const [list, title, tierFields] of [
    ["energyPeriods", "Energy periods", ["limitBy", "energyLimit", "hoursLimit", "price", "adjustment"]],
    ["demandPeriods", "Demand periods", ["demandLimit", "price"]],
    ["demandSeasons", "Demand seasons", ["demandLimit", "price"]],
  ] as const)
    sheet.rows<EnergyValues["energyPeriods"][number] | EnergyValues["demandPeriods"][number]>({
      list,
      title,
      rows: values[list],
      rowTitle: (row, index) => rowName(fields[list], row, index),
      describe: (row, block) => {
        if ("sellPrice" in row && row.sellPrice !== null) block.given("sellPrice");
        block.rows<{ readonly id: string }>({
          list: "tiers",
          title: "Tiers",
          rows: row.tiers,
          rowTitle: (_tier, index) => `Tier ${index + 1}`,
          describe: (_tier, inner) => {
            for (const field of tierFields) inner.given(field);
          },
        });
      },
    });
}
