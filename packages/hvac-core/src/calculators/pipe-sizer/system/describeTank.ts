import { liquidCitation, liquidFormula } from "../../../fluids/internal.ts";
import { expansionTankCitation, expansionVesselCitation } from "../../../flow/index.ts";
import { systemsEquipment } from "../../../flow/sources.ts";
import type { SheetBuilder } from "../../../kernel/index.ts";
import { fundamentals2021 } from "../../../sources/index.ts";
import type { PipeValues } from "../schema.ts";
import type { PipeCalculation } from "../results.ts";

import type { SystemTank } from "./tank.ts";

/** States the expansion tank, where one is sized. */
export function describeTank({ tank }: PipeCalculation, values: PipeValues, sheet: SheetBuilder): void {
  sheet.part("Expansion tank");
  sheet.given("tankMethod");
  if (!tank) return;
  describeWater(tank, values, sheet);
  describePressures(tank, values, sheet);
  describeSize(tank, values, sheet);
}

function describeWater(tank: SystemTank, values: PipeValues, sheet: SheetBuilder): void {
  const source = liquidCitation(values.fluid);
  sheet.given("fluidTemperature");
  if (values.lowestTemperature === null) sheet.lookup("t_1", "Lowest temperature, assumed", "temperature", tank.lowest);
  else sheet.formula("t_1", "Lowest temperature", "temperature", "t_l", tank.lowest);
  if (values.highestTemperature === null) sheet.lookup("t_2", "Highest temperature, assumed", "temperature", tank.highest);
  else sheet.formula("t_2", "Highest temperature", "temperature", "t_h", tank.highest);
  sheet.formula("ρ_1", "Density of the coldest water", "density", liquidFormula(values.fluid, "Density", "t_1"), tank.coldDensity, source);
  sheet.formula("ρ_2", "Density of the hottest water", "density", liquidFormula(values.fluid, "Density", "t_2"), tank.hotDensity, source);
  sheet.result("systemVolume", "V_p + V_q");
}

function describePressures(tank: SystemTank, { tankMethod }: PipeValues, sheet: SheetBuilder): void {
  const isVessel = tankMethod === "vessel";
  sheet.result(isVessel ? "prechargePressure" : "fillPressure", "ρ_1 * g * H_s + p_o", undefined, { detail: "gauge" });
  sheet.result(
    "maxPressure",
    isVessel ? "p_s - max(50000, p_s / 10)" : "0.9 * p_s",
    isVessel ? expansionVesselCitation : { source: systemsEquipment, locator: "ch. 13" },
    { detail: "gauge" },
  );
  sheet.formula("p_a", "Atmospheric pressure", "atmosphericPressure", "pressureAtAltitude(z_a)", tank.atmosphericPressure, {
    source: fundamentals2021,
    locator: "ch. 1, eq. 3",
  });
}

function describeSize(tank: SystemTank, { tankMethod }: PipeValues, sheet: SheetBuilder): void {
  const isVessel = tankMethod === "vessel";
  const source = isVessel ? expansionVesselCitation : expansionTankCitation;
  if (!isVessel)
    sheet.lookup("α", "Linear expansion of the pipes", "linearExpansion", tank.expansionOfPipes, source, { by: ["pipeMaterial"] });
  const growth = isVessel ? "ρ_1 / ρ_2 - 1" : "ρ_1 / ρ_2 - 1 - 3 * α * (t_2 - t_1)";
  sheet.result("expansionVolume", `V_s * max(0, ${growth})`, source);
  const part =
    tankMethod === "airCushion" ? "p_a / (p_f + p_a) - p_a / (p_m + p_a)" : `1 - (${isVessel ? "p_v" : "p_f"} + p_a) / (p_m + p_a)`;
  sheet.formula("η_t", "Share of the tank that takes up water", "number", part, shareOf(tank, tankMethod === "airCushion"), source);
  if (!isVessel) {
    sheet.result("tankVolume", "V_e / η_t", source);
    return;
  }
  const small = Math.abs(tank.reserve! - 0.2 * tank.volume) < 1e-12 && tank.volume <= 0.015;
  if (small) {
    sheet.result("tankVolume", "V_e / (η_t - 0.2)", source);
    sheet.result("reserveVolume", "0.2 * V_t", source, { detail: "a fifth of the vessel" });
    describeFill("0.8", sheet);
    return;
  }
  sheet.result("reserveVolume", "max(0.003, 0.005 * V_s)", source, { detail: "a minimum of 3 L" });
  sheet.result("tankVolume", "(V_e + V_w) / η_t", source);
  describeFill("(1 - V_w / V_t)", sheet);
}

/** The reserve presses the gas together while the cold system is filled. */
function describeFill(gas: string, sheet: SheetBuilder): void {
  sheet.result("fillPressure", `(p_v + p_a) / ${gas} - p_a`, expansionVesselCitation);
}

function shareOf({ minimumPressure, maxPressure, atmosphericPressure: air }: SystemTank, isCushion: boolean): number {
  const [low, high] = [minimumPressure + air, maxPressure + air];
  return isCushion ? air / low - air / high : 1 - low / high;
}
