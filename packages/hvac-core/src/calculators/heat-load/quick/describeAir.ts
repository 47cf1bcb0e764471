import type { SheetBuilder } from "../../../kernel/index.ts";
import type { MoistAir } from "../../../psychrometrics/index.ts";
import { fundamentals2017 } from "../../../sources/index.ts";
import {
  describeEnthalpyConstants,
  describeOutdoorVolume,
  describePressure,
  describeSaturation,
  describeStandardAir,
  moistAir,
} from "../describeMoistAir.ts";
import type { HeatLoadValues } from "../schema.ts";
import { describeTypeOutdoorAir, quickRoom } from "../spaceUse.ts";
import type { AirLoad, AirLoads } from "./calculate.ts";

/** States the moist air at the site, and the loads of ventilation and infiltration. */
export function describeOutdoorAir(air: AirLoads, values: HeatLoadValues, sheet: SheetBuilder): void {
  const { outdoor, indoor, infiltration } = air;
  sheet.part("Moist air at the site");
  sheet.given("outdoorHumidityBy");
  describePressure(air.pressure, sheet);
  if (values.outdoorHumidityBy === "wetBulb") {
    const expression = "humidityRatioFromWetBulb(t_o, tw_o, p)";
    sheet.formula("W_o", "Outdoor humidity ratio", "humidityRatio", expression, outdoor.humidityRatio, moistAir("eqs. 33 and 35"));
  } else describeHumidity("o", "Outdoor", outdoor, sheet);
  describeHumidity("i", "Indoor", indoor, sheet);
  describeEnthalpyConstants(sheet);
  describeOutdoorVolume(outdoor.specificVolume, sheet);

  sheet.part("Ventilation");
  sheet.given("airflowBasis");
  sheet.given("humidified");
  const isStandardAir = values.airflowBasis === "standard";
  if (isStandardAir) describeStandardAir(sheet);
  describeTypeOutdoorAir(quickRoom(values), values, sheet);
  describeLoad("ventilation", isStandardAir ? "ρ_std * Q_v" : "Q_v / v_o", air, values, sheet);

  sheet.part("Infiltration");
  const flow = values.infiltrationAirChanges === 0 ? "n * 0" : "n * A_floor * H";
  sheet.formula("Q_inf", "Infiltration airflow", "airFlow", flow, infiltration.volumeFlow, { source: fundamentals2017, locator: "ch. 16" });
  describeLoad("infiltration", "Q_inf / v_o", air, values, sheet);
}

function describeHumidity(index: "o" | "i", where: string, { dryBulb, vaporPressure, humidityRatio }: MoistAir, sheet: SheetBuilder): void {
  describeSaturation(`ps_${index}`, `${where} saturation pressure of water vapour`, `t_${index}`, dryBulb, sheet);
  sheet.formula(`pv_${index}`, `${where} vapour pressure`, "vaporPressure", `RH_${index} * ps_${index}`, vaporPressure, moistAir("eq. 22"));
  const expression = `0.621945 * pv_${index} / (p - pv_${index})`;
  sheet.formula(`W_${index}`, `${where} humidity ratio`, "humidityRatio", expression, humidityRatio, moistAir("eq. 20"));
}

const symbols = { ventilation: "v", infiltration: "inf" } as const;

function describeLoad(part: keyof typeof symbols, massFlow: string, air: AirLoads, values: HeatLoadValues, sheet: SheetBuilder): void {
  const index = symbols[part];
  const load: AirLoad = air[part];
  const cooling = values.calculationMode === "Cooling";
  const hasLatent = cooling || values.humidified;
  const name = part === "ventilation" ? "Ventilation, dry air" : "Infiltration, dry air";
  sheet.formula(`m_${index}`, name, "massFlow", massFlow, load.massFlow, { source: fundamentals2017, locator: "ch. 1" });
  sheet.result(`${part}SensibleLoad`, `m_${index} * (c_a + c_w * W_o) * Δt`, moistAir("eq. 30"));
  const latent = `max(0, m_${index} * (h_w + c_w * t_i) * (${cooling ? "W_o - W_i" : "W_i - W_o"}))`;
  const dry = hasLatent ? {} : { detail: "the room is not humidified" };
  sheet.result(`${part}LatentLoad`, hasLatent ? latent : "0", moistAir("eq. 30"), dry);
  sheet.result(`${part}Load`, `q_${index}s + q_${index}l`, { source: fundamentals2017, locator: "ch. 1" });
}
