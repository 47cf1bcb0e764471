import { liquidCitation, liquidFormula } from "../../../fluids/internal.ts";
import { expansionTankCitation, expansionVesselCitation } from "../../../flow/index.ts";
import { systemsEquipment } from "../../../flow/sources.ts";
import type { SheetBuilder } from "../../../kernel/index.ts";
import { fundamentals2021 } from "../../../sources/index.ts";
import type { PipeValues } from "../schema.ts";
import type { PipeCalculation } from "../calculate.ts";
import { statingOn } from "../stating.ts";
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
  const { formula, lookup } = statingOn(sheet);
  const source = liquidCitation(values.fluid);
  sheet.given("fluidTemperature");
  if (values.lowestTemperature === null) lookup("t_1", "Lowest temperature, taken", tank.lowest, "temperature");
  else formula("t_1", "Lowest temperature", "t_l", tank.lowest, "temperature");
  if (values.highestTemperature === null) lookup("t_2", "Highest temperature, taken", tank.highest, "temperature");
  else formula("t_2", "Highest temperature", "t_h", tank.highest, "temperature");
  formula("ρ_1", "Density of the coldest water", liquidFormula(values.fluid, "Density", "t_1"), tank.coldDensity, "density", { source });
  formula("ρ_2", "Density of the hottest water", liquidFormula(values.fluid, "Density", "t_2"), tank.hotDensity, "density", { source });
  formula("V_s", "Water in the system", "V_p + V_q", tank.systemVolume, "liquidVolume", { result: "systemVolume" });
}

function describePressures(tank: SystemTank, { tankMethod }: PipeValues, sheet: SheetBuilder): void {
  const { formula } = statingOn(sheet);
  const isVessel = tankMethod === "vessel";
  formula(
    isVessel ? "p_v" : "p_f",
    isVessel ? "Pressure of the gas in the empty vessel, gauge" : "Fill pressure at the tank, gauge",
    "ρ_1 * g * H_s + p_o",
    tank.leastPressure,
    "gaugePressure",
    { result: isVessel ? "prechargePressure" : "fillPressure" },
  );
  formula(
    "p_m",
    "Highest pressure at the tank, gauge",
    isVessel ? "p_s - max(50000, p_s / 10)" : "0.9 * p_s",
    tank.maxPressure,
    "gaugePressure",
    {
      result: "maxPressure",
      source: isVessel ? expansionVesselCitation : { source: systemsEquipment, locator: "ch. 13" },
    },
  );
  formula("p_a", "Atmospheric pressure", "pressureAtAltitude(z_a)", tank.atmosphericPressure, "atmosphericPressure", {
    source: { source: fundamentals2021, locator: "ch. 1, eq. 3" },
  });
}

function describeSize(tank: SystemTank, { tankMethod }: PipeValues, sheet: SheetBuilder): void {
  const { formula, lookup } = statingOn(sheet);
  const isVessel = tankMethod === "vessel";
  const source = isVessel ? expansionVesselCitation : expansionTankCitation;
  if (!isVessel) lookup("α", "Growth of the pipes, 1/K", tank.expansionOfPipes, "number", { source, by: ["pipeMaterial"] });
  const growth = isVessel ? "ρ_1 / ρ_2 - 1" : "ρ_1 / ρ_2 - 1 - 3 * α * (t_2 - t_1)";
  formula("V_e", "Expansion of the water", `V_s * max(0, ${growth})`, tank.expansion, "liquidVolume", {
    result: "expansionVolume",
    source,
  });
  const part =
    tankMethod === "airCushion" ? "p_a / (p_f + p_a) - p_a / (p_m + p_a)" : `1 - (${isVessel ? "p_v" : "p_f"} + p_a) / (p_m + p_a)`;
  formula("η_t", "Share of the tank that takes up water", part, shareOf(tank, tankMethod === "airCushion"), "number", { source });
  if (!isVessel) {
    formula("V_t", "Minimum expansion tank volume", "V_e / η_t", tank.volume, "liquidVolume", { result: "tankVolume", source });
    return;
  }
  const small = Math.abs(tank.reserve! - 0.2 * tank.volume) < 1e-12 && tank.volume <= 0.015;
  if (small) {
    formula("V_t", "Expansion vessel of up to 15 L, at least", "V_e / (η_t - 0.2)", tank.volume, "liquidVolume", {
      result: "tankVolume",
      source,
    });
    formula("V_w", "Reserve, a fifth of the vessel", "0.2 * V_t", tank.reserve!, "liquidVolume", { result: "reserveVolume", source });
    describeFill("0.8", tank, sheet);
    return;
  }
  formula("V_w", "Reserve, 3 L at least", "max(0.003, 0.005 * V_s)", tank.reserve!, "liquidVolume", { result: "reserveVolume", source });
  formula("V_t", "Expansion vessel, at least", "(V_e + V_w) / η_t", tank.volume, "liquidVolume", { result: "tankVolume", source });
  describeFill("(1 - V_w / V_t)", tank, sheet);
}

/** The reserve presses the gas together while the cold system is filled. */
function describeFill(gas: string, { fillPressure }: SystemTank, sheet: SheetBuilder): void {
  statingOn(sheet).formula("p_f", "Fill pressure at the vessel, gauge", `(p_v + p_a) / ${gas} - p_a`, fillPressure, "gaugePressure", {
    result: "fillPressure",
    source: expansionVesselCitation,
  });
}

function shareOf({ leastPressure, maxPressure, atmosphericPressure: air }: SystemTank, isCushion: boolean): number {
  const [low, high] = [leastPressure + air, maxPressure + air];
  return isCushion ? air / low - air / high : 1 - low / high;
}
