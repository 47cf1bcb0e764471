import type { SheetBuilder } from "../../../kernel/index.ts";
import { outdoorAirCitation, type AirflowBasis, type CoolingCoil } from "../../../loads/index.ts";
import { enthalpy, specificHeat, specificVolume } from "../../../psychrometrics/internal.ts";
import { describeOutdoorVolume, describeSaturation, moistAir } from "../describeMoistAir.ts";
import type { SystemLoads } from "./calculate.ts";
import { coilCitation } from "./citations.ts";
import type { SystemValues } from "./rooms.ts";

interface DescribedCoil {
  readonly system: SystemLoads;
  readonly row: SystemValues;
  readonly airflowBasis: AirflowBasis;
  /** Pa. */
  readonly pressure: number;
}

/** States the coil of a system at its own peak: outdoor air after heat recovery, supply air, mixing, and the load. */
export function describeCoil(described: DescribedCoil, sheet: SheetBuilder): void {
  const { atPeak } = described.system;
  if (atPeak.coil) {
    describeOutdoorStream(described, sheet);
    describeSupplyAir(described.system, atPeak.coil, sheet);
    describeMixing(described.system, atPeak.coil, sheet);
  } else describeIdleCoil(sheet);
  const load = "m_s * (c_a * (t_m - t_l) + W_m * (h_w + c_w * t_m) - W_l * (h_w + c_w * t_l))";
  sheet.result("coilLoad", `max(0, ${load})`, coilCitation);
  sheet.result("coilSensible", atPeak.coilTotal > 0 ? "m_s * (c_a + c_w * W_l) * (t_m - t_l)" : "0 * q_c", coilCitation);
  sheet.result("coilLatent", "q_c - q_cs", coilCitation);
}

function describeIdleCoil(sheet: SheetBuilder): void {
  sheet.lookup("m_s", "Supply air, dry: no cooling load", "massFlow", 0, coilCitation);
  sheet.resultLookup("enteringDryBulb", coilCitation, { detail: "that of the rooms" });
  sheet.resultLookup("enteringHumidityRatio", coilCitation, { detail: "that of the rooms" });
  sheet.result("leavingDryBulb", "t_m", undefined, { detail: "not cooled" });
  sheet.result("leavingHumidityRatio", "W_m", undefined, { detail: "not dehumidified" });
}

const isBypassed = ({ atPeak, room }: SystemLoads, { latentRecovery }: SystemValues): boolean => {
  const { outdoor } = atPeak.air;
  return latentRecovery > 0 && enthalpy(outdoor.dryBulb, outdoor.humidityRatio) <= enthalpy(room.dryBulb, room.humidityRatio);
};

/** Symbols m_o, and t_x and W_x after heat recovery. */
function describeOutdoorStream({ system, row, airflowBasis, pressure }: DescribedCoil, sheet: SheetBuilder): void {
  const { outdoor, recovered, outdoorMassFlow } = system.atPeak.air;
  describeOutdoorVolume(specificVolume(outdoor.dryBulb, outdoor.humidityRatio, pressure), sheet);
  const flow = airflowBasis === "standard" ? "ρ_std * Q_o" : "Q_o / v_o";
  sheet.formula("m_o", "Outdoor air, dry", "massFlow", flow, outdoorMassFlow, outdoorAirCitation);
  const bypassed = isBypassed(system, row);
  if (!bypassed && (row.sensibleRecovery > 0 || row.latentRecovery > 0)) {
    const dryBulb = "t_o - ε_s * max(0, t_o - t_r)";
    sheet.formula("t_x", "Outdoor air after heat recovery", "temperature", dryBulb, recovered.dryBulb, coilCitation);
    describeSaturation("ps_x", "Saturation pressure of water vapour after heat recovery", "t_x", recovered.dryBulb, sheet);
    const name = "Humidity ratio after heat recovery, at most that of saturated air";
    const humidity = "min(W_o - ε_l * max(0, W_o - W_r), 0.621945 * ps_x / (p - ps_x))";
    sheet.formula("W_x", name, "humidityRatio", humidity, recovered.humidityRatio, coilCitation);
    return;
  }
  const reason = bypassed ? "bypassing heat recovery, as its enthalpy is below that of the rooms" : "without heat recovery";
  sheet.formula("t_x", `Outdoor air ${reason}`, "temperature", "t_o", recovered.dryBulb, coilCitation);
  sheet.formula("W_x", "Humidity ratio of that air", "humidityRatio", "W_o", recovered.humidityRatio, coilCitation);
}

const heat = "(q_ss + q_rh)";
const vapour = "(h_w + c_w * t_r)";
const cooledBy = "(t_r - t_s)";

/** Formulas of the leaving humidity ratio where the airflow follows from the sensible load: moisture and airflow depend on one another. */
const humidityByLoad = {
  wet: `(W_r * ${heat} * ${vapour} - q_m * c_a * ${cooledBy}) / (${heat} * ${vapour} + q_m * c_w * ${cooledBy})`,
  dry: `(W_x * ${heat} * ${vapour} + q_m * ${heat} / m_o - q_m * c_a * ${cooledBy}) / (${heat} * ${vapour} + q_m * c_w * ${cooledBy})`,
} as const;

const humidityDetails = {
  wet: "which keeps the humidity of the rooms",
  saturated: "saturated, and the rooms are drier",
  dry: "nothing condenses: the humidity of the rooms follows from that of the mixed air",
} as const;

/** Symbols m_s, t_l and W_l. */
function describeSupplyAir(
  { atPeak }: SystemLoads,
  { supplyMassFlow, flowSetBy, supplyDryBulb, leaving, regime }: CoolingCoil,
  sheet: SheetBuilder,
): void {
  const moisture = Math.max(0, atPeak.latent + atPeak.uncredited.latent);
  if (atPeak.uncredited.latent === 0)
    sheet.formula("q_m", "Moisture taken up by the supply air", "power", "max(0, q_sl)", moisture, coilCitation);
  else sheet.lookup("q_m", "Moisture that even dry supply air can take up", "power", moisture, coilCitation);
  const detail = humidityDetails[regime];
  const humidity = (expression: string): void => sheet.result("leavingHumidityRatio", expression, coilCitation, { detail });
  if (flowSetBy === "load") {
    sheet.result("leavingDryBulb", "t_s - (Δt_fan + Δt_duct)");
    if (regime === "saturated") {
      describeSaturation("ps_l", "Saturation pressure of water vapour leaving the coil", "t_l", leaving.dryBulb, sheet);
      humidity("0.621945 * ps_l / (p - ps_l)");
    } else humidity(humidityByLoad[regime]);
    sheet.formula("m_s", "Supply air, dry", "massFlow", `${heat} / ((c_a + c_w * W_l) * ${cooledBy})`, supplyMassFlow, coilCitation);
    return;
  }
  sheet.formula(
    "m_s",
    "Supply air, dry: all of it is outdoor air, more than cooling needs",
    "massFlow",
    "m_o",
    supplyMassFlow,
    coilCitation,
  );
  if (regime === "saturated")
    sheet.resultLookup("leavingHumidityRatio", coilCitation, { detail: `${detail}; at the temperature below, which depends on it` });
  else humidity(regime === "wet" ? `W_r - q_m / (m_s * ${vapour})` : "W_x");
  const supply = `t_r - ${heat} / (m_s * (c_a + c_w * W_l))`;
  sheet.formula("t_su", "Supply air, warmer than at full load", "temperature", supply, supplyDryBulb, coilCitation);
  sheet.result("leavingDryBulb", "t_su - (Δt_fan + Δt_duct)");
}

/** Symbols t_m and W_m: outdoor air and the air that returns from the rooms. */
function describeMixing({ atPeak, room }: SystemLoads, { supplyMassFlow, roomHumidityRatio }: CoolingCoil, sheet: SheetBuilder): void {
  const { outdoorMassFlow } = atPeak.air;
  sheet.formula(
    "W_rr",
    "Resulting humidity ratio of the rooms",
    "humidityRatio",
    `W_l + q_m / (m_s * ${vapour})`,
    roomHumidityRatio,
    coilCitation,
  );
  describeSaturation("ps_r", "Saturation pressure of water vapour in the rooms", "t_r", room.dryBulb, sheet);
  sheet.result("roomRelativeHumidity", "p * W_rr / ((0.621945 + W_rr) * ps_r)", moistAir("eqs. 20 and 22"));
  sheet.formula("x_o", "Share of outdoor air in the supply air", "ratio", "m_o / m_s", outdoorMassFlow / supplyMassFlow);
  const hasReturnAir = outdoorMassFlow / supplyMassFlow < 1;
  if (hasReturnAir) {
    const lighting = atPeak.returnAir.sensible + atPeak.returnAir.latent;
    const returning = room.dryBulb + lighting / ((supplyMassFlow - outdoorMassFlow) * specificHeat(roomHumidityRatio));
    sheet.lookup("q_lr", "Lighting heat to return air", "power", lighting, coilCitation);
    sheet.formula("t_ra", "Return air", "temperature", "t_r + q_lr / ((m_s - m_o) * (c_a + c_w * W_rr))", returning, coilCitation);
  }
  sheet.result("enteringHumidityRatio", hasReturnAir ? "x_o * W_x + (1 - x_o) * W_rr" : "W_x", coilCitation);
  // Enthalpies mix; those of the vapour at 0 °C cancel, since the humidity ratios mix too.
  const dryBulb = hasReturnAir ? "t_ra + x_o * (c_a + c_w * W_x) / (c_a + c_w * W_m) * (t_x - t_ra)" : "t_x";
  sheet.result("enteringDryBulb", dryBulb, coilCitation, { detail: "outdoor air and return air mixed by their enthalpies" });
}
