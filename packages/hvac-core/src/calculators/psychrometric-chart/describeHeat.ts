import { moist } from "./describeAir.ts";
import type { ProcessSheet } from "./processSheet.ts";

/** States heat and water of a process that flows, as far as they do not stand yet, and its share of the totals. */
export function describeHeat(context: ProcessSheet): void {
  switch (context.process.kind) {
    case "mixing":
      return;
    case "heating":
    case "fanHeat":
      describeDryHeat(context);
      break;
    case "coolingCoil":
      describeCoilHeat(context);
      break;
    case "steamHumidifying":
    case "adiabaticHumidifying":
    case "desiccant":
      describeMoistHeat(context);
      break;
    case "enthalpyRecovery":
      describeWater(context);
      break;
    case "roomLine":
      if (!context.process.outcome.givesFlow) describeWater(context);
      break;
    case "heatRecovery":
      break;
  }
  describeShares(context);
}

function describeDryHeat({ process, sheet }: ProcessSheet): void {
  sheet.result("totalHeat", "m_1 * Δh", moist("eq. 30"));
  const isClear = process.entering.fogRatio === 0;
  sheet.result("sensibleHeat", isClear ? "q" : "m_1 * (1006 + 1860 * min(W_1, W)) * (t - t_1)", moist("eq. 30"));
  sheet.result("latentHeat", "q - q_s", moist("eq. 30"));
}

function describeMoistHeat(context: ProcessSheet): void {
  const { sheet } = context;
  sheet.result("totalHeat", "m_1 * Δh", moist("eq. 30"));
  sheet.result("sensibleHeat", "m_1 * (1006 + 1860 * min(W_1, W)) * (t - t_1)", moist("eq. 30"), {
    detail: "at the humidity ratio of the drier air",
  });
  sheet.result("latentHeat", "q - q_s", moist("eq. 30"));
  describeWater(context);
}

/** Water that the air gains, from what it carries before and after. */
function describeWater({ sheet, water }: ProcessSheet): void {
  sheet.result("waterFlow", `m_1 * (W + w - ${water})`, moist("conservation of water"));
}

/** Heat of a coil: the condensate, which drains off at the leaving dry bulb, carries its own heat. */
function describeCoilHeat({ process, sheet, water }: ProcessSheet): void {
  const isClear = process.entering.fogRatio === 0 && process.fogRatio === 0;
  sheet.result("waterFlow", `min(0, m_1 * (W + w - ${water}))`, moist("conservation of water"));
  sheet.result("sensibleHeat", "m_1 * (1006 + 1860 * W) * (t - t_1)", moist("eq. 30"));
  const fog = process.entering.fogRatio > 0 ? "w_1 * t_1 - w * t" : "0 - w * t";
  const vapor = "(W_1 - W) * (2501000 + 1860 * t_1)";
  sheet.result(
    "latentHeat",
    `-(m_1 * (${isClear ? vapor : `${vapor} + 4186 * (${fog})`})) - m_w * waterEnthalpy(t)`,
    moist("moist air cooling and dehumidification"),
  );
  sheet.result("totalHeat", "q_s + q_l", moist("eq. 30"));
}

/** Contribution of the process to the totals. */
function describeShares({ process, sheet }: ProcessSheet): void {
  const { heat, water } = process.outcome;
  const { total, sensible } = heat!;
  switch (process.kind) {
    case "coolingCoil":
      sheet.formula("q_ci", "Cooling", "coolingCapacity", "-q", -total);
      sheet.formula("q_csi", "Sensible cooling", "coolingCapacity", "-q_s", -sensible);
      sheet.formula("m_ci", "Condensate", "waterMassFlow", "-m_w", -water!);
      break;
    case "heating":
      sheet.formula("q_hi", "Heating", "heatingCapacity", "q", total);
      break;
    case "steamHumidifying":
      sheet.formula("q_mi", "Humidification", "heatingCapacity", "q", total);
      sheet.formula("m_mi", "Water for humidification", "waterMassFlow", "m_w", water!);
      break;
    case "adiabaticHumidifying":
      sheet.formula("m_mi", "Water for humidification", "waterMassFlow", "m_w", water!);
      break;
    case "heatRecovery":
    case "enthalpyRecovery":
      sheet.formula("q_ri", "Recovered", "heatingCapacity", "abs(q)", Math.abs(total));
      break;
    case "fanHeat":
      sheet.formula("q_fi", "Fan heat", "power", "q", total);
      break;
  }
}
