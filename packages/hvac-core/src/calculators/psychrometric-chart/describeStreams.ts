import { specificHeat } from "../../psychrometrics/quantities/index.ts";
import { dryBulbOf } from "../../psychrometrics/internal.ts";
import { ahri1060 } from "../../psychrometrics/sources.ts";
import type { Citation } from "../../sources/index.ts";
import { heatContent } from "./calculate.ts";
import { moist } from "./describeAir.ts";
import { describeAir, describeContent, describeDryBulb, describeHumidityRatio, type Ending, type ProcessSheet } from "./processSheet.ts";

const balance: Citation = moist("heat and moisture balance of a space");
const effectiveness: Citation = { source: ahri1060 };

/** States the mixture of two streams. */
export function describeMixing(context: ProcessSheet): Ending {
  const { process, sheet, water } = context;
  const other = process.other!;
  describeAir(other, "x", "Other air,", "second", sheet);
  sheet.result("dryAirFlow", "m_1 + m_x");
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
  const { entering } = process;
  const other = process.other!;
  const isMoist = values.kind === "enthalpyRecovery";
  describeAir(other, "x", "Other air,", "second", sheet);
  const smaller = Math.min(entering.dryAirFlow!, other.dryAirFlow!) / entering.dryAirFlow!;
  const warmed = entering.air.dryBulb + values.sensibleEffectiveness * smaller * (other.air.dryBulb - entering.air.dryBulb);
  const gained = isMoist ? values.latentEffectiveness * smaller * (other.air.humidityRatio - entering.air.humidityRatio) : 0;
  sheet.formula("r", "Smaller airflow, as a share of the entering one", "number", "min(m_1, m_x) / m_1", smaller, effectiveness);
  sheet.formula(
    "t_r",
    "Dry bulb after the exchanger, without condensation",
    "temperature",
    "t_1 + ε_s * r * (t_x - t_1)",
    warmed,
    effectiveness,
  );
  if (isMoist) sheet.formula("ΔW", "Moisture gained", "humidityRatio", "ε_l * r * (W_x - W_1)", gained, effectiveness);
  sheet.result("sensibleHeat", "m_1 * (1006 + 1860 * W_1) * (t_r - t_1)", moist("eq. 30"));
  sheet.result("latentHeat", isMoist ? "m_1 * ΔW * (2501000 + 1860 * t_r)" : "0 * q_s", moist("eq. 30"));
  sheet.result("totalHeat", "q_s + q_l", moist("eq. 30"));
  describeOther(context, isMoist);
  return describeContent(context, "H_1 + q / m_1", isMoist ? `${water} + ΔW` : water);
}

/** States how the exhaust air of a recovery leaves. */
function describeOther({ process, sheet }: ProcessSheet, isMoist: boolean): void {
  const { air, fogRatio, dryAirFlow } = process.outcome.other!;
  const isFog = fogRatio > 0;
  const total = process.other!.fogRatio > 0 ? "X_x" : "W_x";
  sheet.formula("H_y", "Other air, leaving enthalpy", "moistAirEnthalpy", "H_x - q / m_x", heatContent({ air, fogRatio, dryAirFlow }));
  sheet.formula(
    "X_y",
    "Other air, leaving water",
    "humidityRatio",
    isMoist ? `${total} - m_1 * ΔW / m_x` : total,
    air.humidityRatio + fogRatio,
  );
  sheet.result("otherDryBulb", isFog ? "fogTemperature(H_y, X_y, p)" : "(H_y - 2501000 * X_y) / (1006 + 1860 * X_y)", moist("eq. 30"));
  sheet.result(
    "otherHumidityRatio",
    isFog ? "min(X_y, 0.621945 * saturationPressure(t_y) / (p - saturationPressure(t_y)))" : "X_y",
    moist("eq. 21"),
  );
  sheet.result("otherFogRatio", "X_y - W_y");
}

/** States the line of a room: from the supply air to the room, or from the room to the supply air that it needs. */
export function describeRoom(context: ProcessSheet): Ending {
  const { values, sheet } = context;
  sheet.given("roomBy");
  sheet.given("roomLoadBy");
  const isByParts = values.roomLoadBy === "sensibleAndLatent";
  sheet.result("sensibleHeat", isByParts ? "q_rs0" : "q_r0 * SHR_r", balance);
  sheet.result("latentHeat", isByParts ? "q_rl0" : "q_r0 - q_s", balance);
  sheet.result("totalHeat", "q_s + q_l", balance);
  return values.roomBy === "toRoom" ? describeToRoom(context) : describeToSupply(context);
}

function describeToRoom(context: ProcessSheet): Ending {
  const { process, sheet, water } = context;
  const { entering, outcome } = process;
  const content = entering.air.humidityRatio + entering.fogRatio;
  const warmed = dryBulbOf(heatContent(entering), content) + outcome.heat!.sensible / (entering.dryAirFlow! * specificHeat(content));
  sheet.formula(
    "t_r",
    "Dry bulb of the room, without fog",
    "temperature",
    `(H_1 - 2501000 * ${water}) / (1006 + 1860 * ${water}) + q_s / (m_1 * (1006 + 1860 * ${water}))`,
    warmed,
    balance,
  );
  return describeContent(context, "H_1 + q / m_1", `${water} + q_l / (m_1 * (2501000 + 1860 * t_r))`, balance);
}

function describeToSupply({ process, sheet }: ProcessSheet): Ending {
  const { outcome } = process;
  describeDryBulb("t_sup", sheet, balance);
  sheet.result("waterFlow", "q_l / (2501000 + 1860 * t_1)", balance);
  sheet.result("dryAirFlow", "(q_s + m_w * 1860 * (t_1 - t)) / ((t_1 - t) * (1006 + 1860 * W_1))", balance);
  describeHumidityRatio("W_1 - m_w / m_a", sheet, balance);
  if (outcome.apparatusDewPoint !== undefined) sheet.result("apparatusDewPoint", "apparatusDewPoint(t_1, W_1, t, W, p)", balance);
  return "state";
}
