import type { SheetBuilder } from "../../kernel/index.ts";
import { performanceRatingManual } from "../../energy/sources.ts";
import { ashrae90, mathematics, type Citation } from "../../sources/index.ts";
import { inputOutputReference } from "../../weather/sources.ts";
import { energyOf } from "./calculate.ts";
import type { EnergyCase } from "./evaluate.ts";
import type { CaseValues } from "./schema.ts";

const fanPoints = ["fanPowerThreeQuarter", "fanPowerHalf", "fanPowerQuarter"] as const;
const pumpPoints = ["pumpPowerThreeQuarter", "pumpPowerHalf", "pumpPowerQuarter"] as const;

const fanCoefficients: Citation = { source: inputOutputReference, locator: "Group Fans, fan coefficient values" };
const fanSources: Readonly<Record<CaseValues["fanControl"], Citation>> = {
  constant: { source: mathematics, locator: "constant flow" },
  "variable-speed": fanCoefficients,
  "fixed-pressure": { source: ashrae90, locator: "Table G3.1.3.15, method 2" },
  "pressure-reset": { source: performanceRatingManual, locator: "part-load curves of fans" },
  "inlet-vanes": fanCoefficients,
  "discharge-damper": fanCoefficients,
  points: { source: mathematics, locator: "between the points entered" },
};

const pumpSource = ({ pumpControl }: CaseValues): Citation =>
  pumpControl === "points"
    ? { source: mathematics, locator: "between the points entered" }
    : { source: performanceRatingManual, locator: "part-load curves of pumps" };

/** Fans, pumps and other electricity where the building is calculated as a whole. */
export function describeAuxiliaries({ year }: EnergyCase, row: CaseValues, sheet: SheetBuilder): void {
  sheet.part("Fans, pumps and other electricity");
  for (const field of [
    "fanPower",
    "fanHours",
    "pumpPower",
    "pumpHours",
    "pumpControl",
    "pumpPowerShare",
    row.customOtherElectricity === null ? "otherElectricity" : "customOtherElectricity",
  ])
    sheet.given(field);
  if (energyOf(year, "fans") > 0) {
    sheet.given("fanControl");
    sheet.lookup("x_q", "Fan power while running, of design", "ratio", year.fanRatio, fanSources[row.fanControl], {
      by: row.fanControl === "constant" ? [] : ["fanFlowShare", ...fanPoints],
    });
    sheet.result("fansEnergy", "P_f * x_q * τ_f");
  }
  if (energyOf(year, "pumps") > 0) {
    const isConstant = row.pumpControl === "constant";
    if (!isConstant)
      sheet.lookup("x_r", "Pump power while running, of design", "ratio", year.pumpRatio, pumpSource(row), {
        by: ["pumpFlowShare", ...pumpPoints],
      });
    sheet.result("pumpsEnergy", isConstant ? "P_p * x_p * τ_p" : "P_p * x_r * τ_p");
  }
  if (energyOf(year, "other") > 0) sheet.result("otherEnergy", row.customOtherElectricity === null ? "E_o" : "E_w");
}

/** Fans, pumps and other electricity by the hour. */
export function describeHourlyAuxiliaries(row: CaseValues, sheet: SheetBuilder): void {
  sheet.part("Fans, pumps and other electricity");
  for (const field of [
    "lightingShare",
    "infiltrationShare",
    "fanPower",
    "pumpPower",
    "pumpControl",
    "pumpPowerShare",
    row.customOtherElectricity === null ? "otherElectricity" : "customOtherElectricity",
  ])
    sheet.given(field);
  const hours: Citation = { source: mathematics, locator: "sum of 8760 h" };
  sheet.resultLookup("fansEnergy", hours, {
    detail: "with outdoor air or a load",
    by: ["fanPower", "fanControl", "minimumFlow", ...fanPoints, "freeCooling", "freeCoolingFans"],
  });
  sheet.resultLookup("pumpsEnergy", hours, {
    detail: "with a load",
    by: ["pumpPower", "pumpControl", "pumpPowerShare", "minimumWaterFlow", ...pumpPoints],
  });
  sheet.resultLookup("otherEnergy", hours, { detail: "including lighting and equipment", by: ["lightingShare"] });
}
