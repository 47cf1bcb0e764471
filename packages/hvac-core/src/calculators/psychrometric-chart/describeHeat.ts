import { moist, step } from "./describeAir.ts";
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

const power = { quantity: "power", source: moist("eq. 30") } as const;

function describeDryHeat({ process, sheet }: ProcessSheet): void {
  const { total, sensible, latent } = process.outcome.heat!;
  step(sheet, "q", "Heat", "m_1 * Δh", { ...power, value: total, result: "totalHeat" });
  const isClear = process.entering.fogRatio === 0;
  step(sheet, "q_s", "Sensible heat", isClear ? "q" : "m_1 * (1006 + 1860 * min(W_1, W)) * (t - t_1)", {
    ...power,
    value: sensible,
    result: "sensibleHeat",
  });
  step(sheet, "q_l", "Latent heat", "q - q_s", { ...power, value: latent, result: "latentHeat" });
}

function describeMoistHeat(context: ProcessSheet): void {
  const { process, sheet } = context;
  const { total, sensible, latent } = process.outcome.heat!;
  step(sheet, "q", "Heat", "m_1 * Δh", { ...power, value: total, result: "totalHeat" });
  step(sheet, "q_s", "Sensible heat, at the humidity ratio of the drier air", "m_1 * (1006 + 1860 * min(W_1, W)) * (t - t_1)", {
    ...power,
    value: sensible,
    result: "sensibleHeat",
  });
  step(sheet, "q_l", "Latent heat", "q - q_s", { ...power, value: latent, result: "latentHeat" });
  describeWater(context);
}

/** Water that the air gains, from what it carries before and after. */
function describeWater({ process, sheet, water }: ProcessSheet): void {
  step(sheet, "m_w", "Water to the air", `m_1 * (W + w - ${water})`, {
    value: process.outcome.water!,
    quantity: "massFlow",
    source: moist("conservation of water"),
    result: "waterFlow",
  });
}

/** Heat of a coil: the condensate, which drains off at the leaving dry bulb, carries its own heat. */
function describeCoilHeat({ process, sheet, water }: ProcessSheet): void {
  const { heat, water: drained } = process.outcome;
  const { total, sensible, latent } = heat!;
  const isClear = process.entering.fogRatio === 0 && process.fogRatio === 0;
  step(sheet, "m_w", "Water to the air; condensate is negative", `min(0, m_1 * (W + w - ${water}))`, {
    value: drained!,
    quantity: "massFlow",
    source: moist("conservation of water"),
    result: "waterFlow",
  });
  step(sheet, "q_s", "Sensible heat", "m_1 * (1006 + 1860 * W) * (t - t_1)", { ...power, value: sensible, result: "sensibleHeat" });
  const fog = process.entering.fogRatio > 0 ? "w_1 * t_1 - w * t" : "0 - w * t";
  const vapor = "(W_1 - W) * (2501000 + 1860 * t_1)";
  step(sheet, "q_l", "Latent heat", `-(m_1 * (${isClear ? vapor : `${vapor} + 4186 * (${fog})`})) - m_w * waterEnthalpy(t)`, {
    ...power,
    source: moist("moist air cooling and dehumidification"),
    value: latent,
    result: "latentHeat",
  });
  step(sheet, "q", "Heat", "q_s + q_l", { ...power, value: total, result: "totalHeat" });
}

/** What the process adds to the totals. */
function describeShares({ process, sheet }: ProcessSheet): void {
  const { heat, water } = process.outcome;
  const { total, sensible } = heat!;
  switch (process.kind) {
    case "coolingCoil":
      step(sheet, "q_ci", "Cooling", "-q", { value: -total, quantity: "coolingCapacity" });
      step(sheet, "q_csi", "Cooling, sensible", "-q_s", { value: -sensible, quantity: "coolingCapacity" });
      step(sheet, "m_ci", "Condensate", "-m_w", { value: -water!, quantity: "massFlow" });
      break;
    case "heating":
      step(sheet, "q_hi", "Heating", "q", { value: total, quantity: "heatingCapacity" });
      break;
    case "steamHumidifying":
      step(sheet, "q_mi", "Humidification", "q", { value: total, quantity: "heatingCapacity" });
      step(sheet, "m_mi", "Water for humidification", "m_w", { value: water!, quantity: "massFlow" });
      break;
    case "adiabaticHumidifying":
      step(sheet, "m_mi", "Water for humidification", "m_w", { value: water!, quantity: "massFlow" });
      break;
    case "heatRecovery":
    case "enthalpyRecovery":
      step(sheet, "q_ri", "Recovered", "abs(q)", { value: Math.abs(total), quantity: "power" });
      break;
    case "fanHeat":
      step(sheet, "q_fi", "Fan heat", "q", { value: total, quantity: "power" });
      break;
  }
}
