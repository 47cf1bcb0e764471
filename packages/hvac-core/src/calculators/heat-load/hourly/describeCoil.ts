import type { SheetBuilder } from "../../../kernel/index.ts";
import { outdoorAirCitation, type AirflowBasis } from "../../../loads/index.ts";
import { saturationPressure } from "../../../psychrometrics/index.ts";
import { enthalpy, specificHeat, specificVolume } from "../../../psychrometrics/internal.ts";
import type { QuantityKind } from "../../../quantity/index.ts";
import { fundamentals2017, mathematics, type Citation } from "../../../sources/index.ts";
import type { SystemLoads } from "./calculate.ts";
import type { SystemValues } from "./rooms.ts";

const sum: Citation = { source: mathematics };
export const coilCitation: Citation = { source: fundamentals2017, locator: "ch. 1, adiabatic mixing and cooling" };
const moistAir = (locator: string): Citation => ({ source: fundamentals2017, locator: `ch. 1, ${locator}` });

interface DescribedCoil {
  readonly system: SystemLoads;
  readonly stated: SystemValues;
  readonly airflowBasis: AirflowBasis;
  /** Pa. */
  readonly pressure: number;
}

/** A step of the coil by its result. */
type Formula = (
  symbol: string,
  name: string,
  step: { readonly expression: string; readonly value: number; readonly quantity: QuantityKind; readonly source?: Citation },
  result?: string,
) => void;

/** States the coil of a system at its own peak: outdoor air behind the heat recovery, supply air, mixing, and what the coil takes out. */
export function describeCoil(described: DescribedCoil, sheet: SheetBuilder): void {
  const formula: Formula = (symbol, name, step, result) =>
    sheet.formula({ source: coilCitation, ...step, symbol, name, ...(result !== undefined && { result }) });
  const { own } = described.system;
  if (own.coil) {
    describeOutdoorStream(described, formula);
    describeSupplyAir(described, formula, sheet);
    describeMixing(described, formula, sheet);
  } else describeIdleCoil(described, sheet);
  const load = (symbol: string, name: string, expression: string, value: number, result: string): void =>
    formula(symbol, name, { expression, value, quantity: "power" }, result);
  const cools = own.coilTotal > 0;
  const taken = "m_s * (c_a * (t_m - t_l) + W_m * (h_w + c_w * t_m) - W_l * (h_w + c_w * t_l))";
  load("q_c", "Load of the coil", `max(0, ${taken})`, own.coilTotal, "coilLoad");
  load("q_cs", "Sensible part", cools ? "m_s * (c_a + c_w * W_l) * (t_m - t_l)" : "0 * q_c", own.coilSensible, "coilSensible");
  load("q_cl", "Latent part", "q_c - q_cs", own.coilTotal - own.coilSensible, "coilLatent");
}

function describeIdleCoil({ system: { room } }: DescribedCoil, sheet: SheetBuilder): void {
  const state = (symbol: string, name: string, value: number, quantity: QuantityKind, result?: string): void =>
    sheet.lookup({ symbol, name, value, quantity, source: coilCitation, ...(result !== undefined && { result }) });
  state("m_s", "Supply air, dry: nothing is to be cooled", 0, "massFlow");
  state("t_m", "Air of the rooms", room.dryBulb, "temperature", "enteringDryBulb");
  state("W_m", "Its humidity ratio", room.humidityRatio, "humidityRatio", "enteringHumidityRatio");
  sheet.formula({
    symbol: "t_l",
    name: "Air is not cooled",
    expression: "t_m",
    value: room.dryBulb,
    quantity: "temperature",
    source: sum,
    result: "leavingDryBulb",
  });
  sheet.formula({
    symbol: "W_l",
    name: "Nor dried",
    expression: "W_m",
    value: room.humidityRatio,
    quantity: "humidityRatio",
    source: sum,
    result: "leavingHumidityRatio",
  });
}

/** Symbols m_o, and t_x and W_x behind the heat recovery. */
function describeOutdoorStream({ system: { own, room }, stated, airflowBasis, pressure }: DescribedCoil, formula: Formula): void {
  const { outdoor, recovered, outdoorMassFlow } = own.air;
  formula("v_o", "Specific volume of outdoor air", {
    expression: "287.042 * (t_o + 273.15) * (1 + 1.607858 * W_o) / p",
    value: specificVolume(outdoor.dryBulb, outdoor.humidityRatio, pressure),
    quantity: "specificVolume",
    source: moistAir("eq. 26"),
  });
  formula("m_o", "Outdoor air, dry", {
    expression: airflowBasis === "standard" ? "ρ_std * Q_o" : "Q_o / v_o",
    value: outdoorMassFlow,
    quantity: "massFlow",
    source: outdoorAirCitation,
  });
  const { sensibleRecovery, latentRecovery } = stated;
  const isBypassed = latentRecovery > 0 && enthalpy(outdoor.dryBulb, outdoor.humidityRatio) <= enthalpy(room.dryBulb, room.humidityRatio);
  const recovers = !isBypassed && (sensibleRecovery > 0 || latentRecovery > 0);
  const behind = recovers
    ? "behind the heat recovery"
    : isBypassed
      ? "past the heat recovery, as its enthalpy is below that of the rooms"
      : "as it is outdoors";
  formula("t_x", `Outdoor air ${behind}`, {
    expression: recovers ? "t_o - ε_s * max(0, t_o - t_r)" : "t_o",
    value: recovered.dryBulb,
    quantity: "temperature",
  });
  if (recovers)
    formula("ps_x", "Its saturation pressure of water vapour", {
      expression: "saturationPressure(t_x)",
      value: saturationPressure(recovered.dryBulb),
      quantity: "vaporPressure",
      source: moistAir("eqs. 5 and 6"),
    });
  formula("W_x", recovers ? "Its humidity ratio, at most that of saturated air" : "Its humidity ratio", {
    expression: recovers ? "min(W_o - ε_l * max(0, W_o - W_r), 0.621945 * ps_x / (p - ps_x))" : "W_o",
    value: recovered.humidityRatio,
    quantity: "humidityRatio",
  });
}

const heat = "(q_ss + q_rh)";
const vapour = "(h_w + c_w * t_r)";
const cooledBy = "(t_r - t_s)";

/** Formulas of the humidity ratio behind a coil whose airflow follows from the sensible load: moisture and airflow depend on one another. */
const humidityByLoad = {
  wet: `(W_r * ${heat} * ${vapour} - q_m * c_a * ${cooledBy}) / (${heat} * ${vapour} + q_m * c_w * ${cooledBy})`,
  dry: `(W_x * ${heat} * ${vapour} + q_m * ${heat} / m_o - q_m * c_a * ${cooledBy}) / (${heat} * ${vapour} + q_m * c_w * ${cooledBy})`,
} as const;

const humidityNames = {
  wet: "Its humidity ratio, which holds that of the rooms",
  saturated: "Its humidity ratio: it leaves saturated, and the rooms are drier",
  dry: "Its humidity ratio: nothing condenses, and the rooms become as humid as the mixture makes them",
} as const;

/** Symbols m_s, t_l and W_l. */
function describeSupplyAir({ system: { own } }: DescribedCoil, formula: Formula, sheet: SheetBuilder): void {
  const { supplyMassFlow, flowSetBy, supplyDryBulb, leaving, regime } = own.coil!;
  const carried = Math.max(0, own.latent + own.uncredited.latent);
  if (own.uncredited.latent === 0)
    formula("q_m", "Moisture that the supply air takes up", { expression: "max(0, q_sl)", value: carried, quantity: "power" });
  else
    sheet.lookup({
      symbol: "q_m",
      name: "Moisture that even dry supply air can take up",
      value: carried,
      quantity: "power",
      source: coilCitation,
    });
  const dryBulb = (): void =>
    formula(
      "t_l",
      "Leaving the coil",
      { expression: `${isByLoad ? "t_s" : "t_su"} - (Δt_fan + Δt_duct)`, value: leaving.dryBulb, quantity: "temperature", source: sum },
      "leavingDryBulb",
    );
  const humidity = (expression: string): void =>
    formula("W_l", humidityNames[regime], { expression, value: leaving.humidityRatio, quantity: "humidityRatio" }, "leavingHumidityRatio");
  const massFlow = { value: supplyMassFlow, quantity: "massFlow" } as const;
  const isByLoad = flowSetBy === "load";
  if (isByLoad) {
    dryBulb();
    if (regime === "saturated") {
      describeSaturation(leaving.dryBulb, formula);
      humidity("0.621945 * ps_l / (p - ps_l)");
    } else humidity(humidityByLoad[regime]);
    formula("m_s", "Supply air, dry", { expression: `${heat} / ((c_a + c_w * W_l) * ${cooledBy})`, ...massFlow });
    return;
  }
  formula("m_s", "Supply air, dry: all of it is outdoor air, which is more than the cooling moves", { expression: "m_o", ...massFlow });
  if (regime === "saturated")
    sheet.lookup({
      symbol: "W_l",
      name: `${humidityNames.saturated}; at the temperature below, which depends on it`,
      value: leaving.humidityRatio,
      quantity: "humidityRatio",
      source: coilCitation,
      result: "leavingHumidityRatio",
    });
  else humidity(regime === "wet" ? `W_r - q_m / (m_s * ${vapour})` : "W_x");
  formula("t_su", "Supply air, warmer than at full load", {
    expression: `t_r - ${heat} / (m_s * (c_a + c_w * W_l))`,
    value: supplyDryBulb,
    quantity: "temperature",
  });
  dryBulb();
}

function describeSaturation(dryBulb: number, formula: Formula): void {
  formula("ps_l", "Saturation pressure of water vapour behind the coil", {
    expression: "saturationPressure(t_l)",
    value: saturationPressure(dryBulb),
    quantity: "vaporPressure",
    source: moistAir("eqs. 5 and 6"),
  });
}

/** Symbols t_m and W_m: outdoor air and the air that returns from the rooms. */
function describeMixing({ system: { own, room } }: DescribedCoil, formula: Formula, sheet: SheetBuilder): void {
  const { entering, supplyMassFlow, roomHumidityRatio, roomRelativeHumidity } = own.coil!;
  const share = own.air.outdoorMassFlow / supplyMassFlow;
  const hasReturnAir = share < 1;
  formula("W_rr", "Humidity ratio of the rooms that results", {
    expression: `W_l + q_m / (m_s * ${vapour})`,
    value: roomHumidityRatio,
    quantity: "humidityRatio",
  });
  formula("ps_r", "Saturation pressure of water vapour in the rooms", {
    expression: "saturationPressure(t_r)",
    value: saturationPressure(room.dryBulb),
    quantity: "vaporPressure",
    source: moistAir("eqs. 5 and 6"),
  });
  formula(
    "RH_r",
    "Resulting room humidity",
    {
      expression: "p * W_rr / ((0.621945 + W_rr) * ps_r)",
      value: roomRelativeHumidity,
      quantity: "ratio",
      source: moistAir("eqs. 20 and 22"),
    },
    "roomRelativeHumidity",
  );
  formula("x_o", "Share of outdoor air in the supply air", { expression: "m_o / m_s", value: share, quantity: "ratio", source: sum });
  if (hasReturnAir) {
    const lights = own.returnAir.sensible + own.returnAir.latent;
    sheet.lookup({
      symbol: "q_lr",
      name: "Heat of lights that the return air takes up",
      value: lights,
      quantity: "power",
      source: coilCitation,
    });
    formula("t_ra", "Return air", {
      expression: "t_r + q_lr / ((m_s - m_o) * (c_a + c_w * W_rr))",
      value: room.dryBulb + lights / ((supplyMassFlow - own.air.outdoorMassFlow) * specificHeat(roomHumidityRatio)),
      quantity: "temperature",
    });
  }
  formula(
    "W_m",
    "Humidity ratio of the air that enters the coil",
    { expression: hasReturnAir ? "x_o * W_x + (1 - x_o) * W_rr" : "W_x", value: entering.humidityRatio, quantity: "humidityRatio" },
    "enteringHumidityRatio",
  );
  formula(
    "t_m",
    "Entering the coil: outdoor air and return air by their enthalpies",
    {
      expression: hasReturnAir
        ? // Enthalpies mix; those of the vapour at 0 °C cancel, since the humidity ratios mix too.
          "t_ra + x_o * (c_a + c_w * W_x) / (c_a + c_w * W_m) * (t_x - t_ra)"
        : "t_x",
      value: entering.dryBulb,
      quantity: "temperature",
    },
    "enteringDryBulb",
  );
}
