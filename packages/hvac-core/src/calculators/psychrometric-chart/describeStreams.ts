import { specificHeat } from "../../psychrometrics/quantities/index.ts";
import { dryBulbOf } from "../../psychrometrics/stream.ts";
import { ahri1060 } from "../../psychrometrics/sources.ts";
import type { Citation } from "../../sources/index.ts";
import { heatContent } from "./calculate.ts";
import { moist, step } from "./describeAir.ts";
import { describeAir, describeContent, describeDryBulb, describeHumidityRatio, type Ending, type ProcessSheet } from "./processSheet.ts";

const balance: Citation = moist("heat and moisture balance of a space");
const effectiveness: Citation = { source: ahri1060 };

/** States the mixture of two streams. */
export function describeMixing(context: ProcessSheet): Ending {
  const { process, sheet, water } = context;
  const other = process.other!;
  describeAir(other, "x", "Other air,", "second", sheet);
  step(sheet, "m_a", "Dry-air mass flow", "m_1 + m_x", { value: process.dryAirFlow!, quantity: "massFlow", result: "dryAirFlow" });
  const otherWater = other.fogRatio > 0 ? "X_x" : "W_x";
  return describeContent(
    context,
    "(m_1 * H_1 + m_x * H_x) / m_a",
    `(m_1 * ${water} + m_x * ${otherWater}) / m_a`,
    moist("adiabatic mixing of two moist airstreams"),
  );
}

/** States a recovery: what passes to the first stream, and how the other leaves. */
export function describeRecovery(context: ProcessSheet): Ending {
  const { process, values, sheet, water } = context;
  const { entering, outcome } = process;
  const other = process.other!;
  const heat = outcome.heat!;
  const isMoist = values.kind === "enthalpyRecovery";
  describeAir(other, "x", "Other air,", "second", sheet);
  const smaller = Math.min(entering.dryAirFlow!, other.dryAirFlow!) / entering.dryAirFlow!;
  const warmed = entering.air.dryBulb + values.sensibleEffectiveness * smaller * (other.air.dryBulb - entering.air.dryBulb);
  const gained = isMoist ? values.latentEffectiveness * smaller * (other.air.humidityRatio - entering.air.humidityRatio) : 0;
  step(sheet, "r", "Smaller airflow, as a share of the entering one", "min(m_1, m_x) / m_1", {
    value: smaller,
    quantity: "number",
    source: effectiveness,
  });
  step(sheet, "t_r", "Dry bulb after the exchanger, without condensation", "t_1 + ε_s * r * (t_x - t_1)", {
    value: warmed,
    quantity: "temperature",
    source: effectiveness,
  });
  if (isMoist)
    step(sheet, "ΔW", "Moisture gained", "ε_l * r * (W_x - W_1)", { value: gained, quantity: "humidityRatio", source: effectiveness });
  const power = { quantity: "power", source: moist("eq. 30") } as const;
  step(sheet, "q_s", "Sensible heat", "m_1 * (1006 + 1860 * W_1) * (t_r - t_1)", {
    ...power,
    value: heat.sensible,
    result: "sensibleHeat",
  });
  step(sheet, "q_l", "Latent heat", isMoist ? "m_1 * ΔW * (2501000 + 1860 * t_r)" : "0 * q_s", {
    ...power,
    value: heat.latent,
    result: "latentHeat",
  });
  step(sheet, "q", "Heat", "q_s + q_l", { ...power, value: heat.total, result: "totalHeat" });
  describeOther(context, isMoist);
  return describeContent(context, "H_1 + q / m_1", isMoist ? `${water} + ΔW` : water);
}

/** States how the exhaust air of a recovery leaves. */
function describeOther({ process, sheet }: ProcessSheet, isMoist: boolean): void {
  const { air, fogRatio, dryAirFlow } = process.outcome.other!;
  const isFog = fogRatio > 0;
  const total = process.other!.fogRatio > 0 ? "X_x" : "W_x";
  step(sheet, "H_y", "Other air, leaving enthalpy", "H_x - q / m_x", {
    value: heatContent({ air, fogRatio, dryAirFlow }),
    quantity: "moistAirEnthalpy",
  });
  step(sheet, "X_y", "Other air, leaving water", isMoist ? `${total} - m_1 * ΔW / m_x` : total, {
    value: air.humidityRatio + fogRatio,
    quantity: "humidityRatio",
  });
  step(sheet, "t_y", "Other air, leaving dry bulb", isFog ? "fogTemperature(H_y, X_y, p)" : "(H_y - 2501000 * X_y) / (1006 + 1860 * X_y)", {
    value: air.dryBulb,
    quantity: "temperature",
    source: moist("eq. 30"),
    result: "otherDryBulb",
  });
  step(
    sheet,
    "W_y",
    "Other air, leaving humidity ratio",
    isFog ? "min(X_y, 0.621945 * saturationPressure(t_y) / (p - saturationPressure(t_y)))" : "X_y",
    { value: air.humidityRatio, quantity: "humidityRatio", source: moist("eq. 21"), result: "otherHumidityRatio" },
  );
  step(sheet, "w_y", "Other air, condensing", "X_y - W_y", { value: fogRatio, quantity: "humidityRatio", result: "otherFogRatio" });
}

/** States the line of a room: from the supply air to the room, or from the room to the supply air that it needs. */
export function describeRoom(context: ProcessSheet): Ending {
  const { process, values, sheet } = context;
  const { sensible, latent, total } = process.outcome.heat!;
  sheet.given("roomBy");
  sheet.given("roomLoadBy");
  const isByParts = values.roomLoadBy === "sensibleAndLatent";
  const power = { quantity: "power", source: balance } as const;
  step(sheet, "q_s", "Sensible heat", isByParts ? "q_rs0" : "q_r0 * SHR_r", { ...power, value: sensible, result: "sensibleHeat" });
  step(sheet, "q_l", "Latent heat", isByParts ? "q_rl0" : "q_r0 - q_s", { ...power, value: latent, result: "latentHeat" });
  step(sheet, "q", "Heat", "q_s + q_l", { ...power, value: total, result: "totalHeat" });
  return values.roomBy === "toRoom" ? describeToRoom(context) : describeToSupply(context);
}

function describeToRoom(context: ProcessSheet): Ending {
  const { process, sheet, water } = context;
  const { entering, outcome } = process;
  const content = entering.air.humidityRatio + entering.fogRatio;
  const warmed = dryBulbOf(heatContent(entering), content) + outcome.heat!.sensible / (entering.dryAirFlow! * specificHeat(content));
  step(
    sheet,
    "t_r",
    "Dry bulb of the room, without fog",
    `(H_1 - 2501000 * ${water}) / (1006 + 1860 * ${water}) + q_s / (m_1 * (1006 + 1860 * ${water}))`,
    { value: warmed, quantity: "temperature", source: balance },
  );
  return describeContent(context, "H_1 + q / m_1", `${water} + q_l / (m_1 * (2501000 + 1860 * t_r))`, balance);
}

function describeToSupply({ process, sheet }: ProcessSheet): Ending {
  const { outcome } = process;
  describeDryBulb(process, "t_sup", sheet, balance);
  step(sheet, "m_w", "Moisture of the room", "q_l / (2501000 + 1860 * t_1)", {
    value: outcome.water!,
    quantity: "massFlow",
    source: balance,
    result: "waterFlow",
  });
  step(sheet, "m_a", "Dry-air mass flow", "(q_s + m_w * 1860 * (t_1 - t)) / ((t_1 - t) * (1006 + 1860 * W_1))", {
    value: process.dryAirFlow!,
    quantity: "massFlow",
    source: balance,
    result: "dryAirFlow",
  });
  describeHumidityRatio(process, "W_1 - m_w / m_a", sheet, balance);
  if (outcome.apparatusDewPoint !== undefined)
    step(sheet, "t_adp", "Apparatus dew point of the room's line", "apparatusDewPoint(t_1, W_1, t, W, p)", {
      value: outcome.apparatusDewPoint,
      quantity: "temperature",
      source: balance,
      result: "apparatusDewPoint",
    });
  return "state";
}
