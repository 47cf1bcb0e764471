import type { SheetBuilder } from "../../kernel/index.ts";
import { ahri210, en14825, energyCodeOfCanada, iso13790, thom1954 } from "../../energy/sources.ts";
import { fundamentals2017, mathematics, type Citation } from "../../sources/index.ts";
import { walton1983 } from "../../zones/sources.ts";
import { energyOf } from "./calculate.ts";
import { describeAuxiliaries, describeHourlyAuxiliaries } from "./describeAuxiliaries.ts";
import type { EnergyCase } from "./evaluate.ts";
import { sumOf } from "./loads.ts";
import type { CaseValues, EnergyValues } from "./schema.ts";

/** Loads of a system and energy by end use. */
export function describeUses(each: EnergyCase, row: CaseValues, values: EnergyValues, sheet: SheetBuilder): void {
  for (const choice of ["heating", "cooling"]) sheet.given(choice);
  if (values.loadMethod !== "hours") describeCoefficients(each, row, sheet);
  if (row.heating !== "none") describeHeating(each, row, values, sheet);
  if (row.cooling !== "none") describeCooling(each, row, values, sheet);
  if (values.loadMethod === "hours") describeHourlyAuxiliaries(row, sheet);
  else describeAuxiliaries(each, row, sheet);
}

function describeCoefficients({ year: { building } }: EnergyCase, row: CaseValues, sheet: SheetBuilder): void {
  sheet.part("Building");
  const envelope = row.customLossCoefficient === null ? "K_e" : "K_o";
  if (row.heating !== "none")
    sheet.formula(
      "K_h",
      "Loss coefficient during heating",
      "heatLossCoefficient",
      `${envelope} + c_a * V_o * (1 - η_r)`,
      building.heatingCoefficient,
    );
  if (row.cooling !== "none")
    sheet.formula("K_c", "Loss coefficient during cooling", "heatLossCoefficient", `${envelope} + c_a * V_o`, building.coolingCoefficient);
}

/** Fields of machines that are calculated at each outdoor temperature. */
const heatingMachine = [
  "boilerFuel",
  "boilerEfficiency",
  "boilerPartLoad",
  "boilerEfficiencyLow",
  "boilerCapacity",
  "heatingCop",
  "heatingCopCold",
  "heatingCapacity",
  "heatingCapacityCold",
  "heatingPartLoad",
  "heatingCopThreeQuarter",
  "heatingCopHalf",
  "heatingCopQuarter",
  "cyclingLoss",
] as const;
const coolingMachine = [
  "coolingCop",
  "coolingCopMild",
  "coolingCapacity",
  "coolingPartLoad",
  "coolingCopThreeQuarter",
  "coolingCopHalf",
  "coolingCopQuarter",
  "coolingCurve",
  "cyclingLoss",
] as const;

/** Source of COP or efficiency at each outdoor temperature and load. */
function machineSource(partLoad: string, withoutLoad: string): Citation {
  if (partLoad === "cycling") return { source: ahri210, locator: withoutLoad };
  const isByPoints = partLoad === "points" || partLoad === "rated";
  return isByPoints
    ? { source: en14825, locator: `${withoutLoad} and load, between the points entered` }
    : { source: energyCodeOfCanada, locator: `8.4.5, curve of the load; ${withoutLoad}` };
}

/** Fields and source of the loads by each method. */
function basisOf(values: EnergyValues, mode: "heating" | "cooling"): { readonly by: readonly string[]; readonly source: Citation } {
  const building = [
    "internalGains",
    "solarGains",
    ...(mode === "heating" ? ["heatingSetPoint", "heatingSetPointReduction"] : ["coolingSetPoint", "coolingSetPointIncrease"]),
  ];
  switch (values.loadMethod) {
    case "degreeDays":
      return {
        by: ["outdoorMeans", "dailyDeviations", ...building],
        source: { source: thom1954, locator: "to the balance temperature of each month" },
      };
    case "publishedDegreeDays":
      return {
        by: [mode === "heating" ? "heatingDegreeDays" : "coolingDegreeDays"],
        source: { source: mathematics, locator: "sum of the months" },
      };
    case "monthly":
      return {
        by: ["outdoorMeans", "massClass", "floorArea", ...building],
        source: { source: iso13790, locator: "12.2.1, sum of the months" },
      };
    case "hours":
      return {
        by: [
          "yearBegins",
          "groundTemperature",
          "groundReflectance",
          "heatRecovery",
          "addedInsulation",
          "newWindowUValue",
          "newWindowShgc",
          "infiltrationShare",
          "lightingShare",
          ...(mode === "heating"
            ? ["heatingSetPointReduction", "coolingSetPointIncrease"]
            : ["coolingSetPointIncrease", "heatingSetPointReduction", "freeCooling"]),
        ],
        source: { source: walton1983, locator: "sum of the rooms above over 8760 h" },
      };
    case "bins":
      return { by: ["binsBy", ...building], source: { source: fundamentals2017, locator: "ch. 19, sum of the bins" } };
  }
}

function describeHeating(each: EnergyCase, row: CaseValues, values: EnergyValues, sheet: SheetBuilder): void {
  const { loads } = each.year;
  const { by, source } = basisOf(values, "heating");
  sheet.part("Heating");
  if (values.loadMethod === "degreeDays" || values.loadMethod === "publishedDegreeDays") {
    sheet.lookup("D_h", "Heating degree days", "degreeDays", sumOf(loads.heatingDegreeDays), source, { by });
    sheet.result("heatingLoad", "86400 * K_h * D_h", { source: fundamentals2017, locator: "ch. 19" });
  } else sheet.resultLookup("heatingLoad", source, { by });
  if (values.loadMethod === "hours") for (const field of heatingMachine) sheet.given(field);
  if (energyOf(each.year, "heating") > 0) {
    const result = "heatingEnergy";
    if (row.heating === "boiler") {
      for (const field of ["boilerFuel", "boilerPartLoad"]) sheet.given(field);
      const byLoad = (values.loadMethod === "bins" || values.loadMethod === "hours") && row.boilerPartLoad !== "season";
      if (byLoad) sheet.resultLookup(result, machineSource(row.boilerPartLoad, "efficiency at each load"), { by: heatingMachine });
      else sheet.result(result, "Q_h / η_b");
    } else if (row.heating !== "heatPump") sheet.result(result, "Q_h");
    else if (values.loadMethod !== "bins" && values.loadMethod !== "hours") sheet.result(result, "Q_h / ε_h");
    else
      sheet.resultLookup(result, machineSource(row.heatingPartLoad, "COP and capacity at each outdoor temperature"), {
        by: heatingMachine,
      });
  }
  if (energyOf(each.year, "backup") > 0)
    sheet.resultLookup(
      "backupEnergy",
      { source: fundamentals2017, locator: "ch. 19, load beyond the capacity" },
      { by: ["heatingCapacity", "heatingCapacityCold"] },
    );
}

function describeCooling(each: EnergyCase, row: CaseValues, values: EnergyValues, sheet: SheetBuilder): void {
  const { loads } = each.year;
  const { by, source } = basisOf(values, "cooling");
  sheet.part("Cooling");
  if (values.loadMethod === "degreeDays" || values.loadMethod === "publishedDegreeDays") {
    sheet.lookup("D_c", "Cooling degree days", "degreeDays", sumOf(loads.coolingDegreeDays), source, { by });
    sheet.result("coolingLoad", "86400 * K_c * D_c", { source: fundamentals2017, locator: "ch. 19" });
  } else sheet.resultLookup("coolingLoad", source, { by });
  if (values.loadMethod === "hours") for (const field of coolingMachine) sheet.given(field);
  if (energyOf(each.year, "cooling") === 0) return;
  const result = "coolingEnergy";
  if (row.cooling === "district") sheet.result(result, "Q_c");
  else if (values.loadMethod !== "bins" && values.loadMethod !== "hours") sheet.result(result, "Q_c / ε_c");
  else sheet.resultLookup(result, machineSource(row.coolingPartLoad, "COP at each outdoor temperature"), { by: coolingMachine });
}
