import type { SheetBuilder } from "../../kernel/index.ts";
import { standardAirCitation, standardAirDensity } from "../../loads/index.ts";
import { saturationPressure } from "../../psychrometrics/index.ts";
import type { AirLoad, AirLoads } from "./quick/calculate.ts";
import type { HeatLoadValues } from "./schema.ts";
import { fundamentals2017, type Citation } from "../../sources/index.ts";
import { dryAirSpecificHeat, evaporationHeat, vaporSpecificHeat } from "../../psychrometrics/internal.ts";

const air: Citation = { source: fundamentals2017, locator: "ch. 1" };

/** States the moist-air states at the site, and what ventilation and infiltration bring or take. */
export function describeOutdoorAir(loads: AirLoads, values: HeatLoadValues, sheet: SheetBuilder): void {
  const { outdoor, indoor } = loads;
  sheet.part("Moist air at the site");
  sheet.given("outdoorHumidityBy");
  sheet.formula({
    symbol: "p",
    name: "Atmospheric pressure",
    expression: "pressureAtAltitude(z)",
    value: loads.pressure,
    quantity: "atmosphericPressure",
    source: { source: fundamentals2017, locator: "ch. 1, eq. 3" },
  });
  if (values.outdoorHumidityBy === "wetBulb") {
    sheet.formula({
      symbol: "W_o",
      name: "Outdoor humidity ratio",
      expression: "humidityRatioFromWetBulb(t_o, tw_o, p)",
      value: outdoor.humidityRatio,
      quantity: "humidityRatio",
      source: { source: fundamentals2017, locator: "ch. 1, eqs. 33 and 35" },
    });
  } else {
    describeHumidity("o", "Outdoor", values.outdoorTemp, outdoor, sheet);
  }
  describeHumidity("i", "Indoor", values.indoorTemp, indoor, sheet);
  describeHeatOfAir(sheet);
  sheet.formula({
    symbol: "v_o",
    name: "Specific volume of outdoor air",
    expression: "287.042 * (t_o + 273.15) * (1 + 1.607858 * W_o) / p",
    value: outdoor.specificVolume,
    quantity: "specificVolume",
    source: { source: fundamentals2017, locator: "ch. 1, eq. 26" },
  });

  sheet.part("Ventilation");
  sheet.given("airflowBasis");
  sheet.given("humidified");
  if (values.airflowBasis === "standard") {
    describeStandardAir(sheet);
    describeLoad("v", "Ventilation", "ρ_std * Q_v", loads.ventilation, values, "ventilation", sheet);
  } else describeLoad("v", "Ventilation", "Q_v / v_o", loads.ventilation, values, "ventilation", sheet);

  sheet.part("Infiltration");
  sheet.formula({
    symbol: "Q_inf",
    name: "Infiltration airflow",
    expression: values.infiltrationAirChanges === 0 ? "n * 0" : "n * A_floor * H",
    value: loads.infiltration.volumeFlow,
    quantity: "airFlow",
    source: { source: fundamentals2017, locator: "ch. 16" },
  });
  describeLoad("inf", "Infiltration", "Q_inf / v_o", loads.infiltration, values, "infiltration", sheet);
}

/** What a volume of standard air holds: ρ_std. */
export function describeStandardAir(sheet: SheetBuilder): void {
  sheet.constant({
    symbol: "ρ_std",
    name: "Dry air in standard air",
    value: standardAirDensity,
    quantity: "density",
    source: standardAirCitation,
  });
}

/** What the enthalpy of moist air is made of: c_a, c_w and h_w. */
function describeHeatOfAir(sheet: SheetBuilder): void {
  const source: Citation = { source: fundamentals2017, locator: "ch. 1, eq. 30" };
  sheet.constant({ symbol: "c_a", name: "Specific heat of dry air", value: dryAirSpecificHeat, quantity: "specificHeat", source });
  sheet.constant({ symbol: "c_w", name: "Specific heat of water vapour", value: vaporSpecificHeat, quantity: "specificHeat", source });
  sheet.constant({ symbol: "h_w", name: "Enthalpy of water vapour at 0 °C", value: evaporationHeat, quantity: "enthalpy", source });
}

function describeHumidity(
  index: string,
  where: string,
  temperature: number,
  { vaporPressure, humidityRatio }: { readonly vaporPressure: number; readonly humidityRatio: number },
  sheet: SheetBuilder,
): void {
  const saturation = saturationPressure(temperature);
  sheet.formula({
    symbol: `ps_${index}`,
    name: `${where} saturation pressure of water vapour`,
    expression: `saturationPressure(t_${index})`,
    value: saturation,
    quantity: "vaporPressure",
    source: { source: fundamentals2017, locator: "ch. 1, eqs. 5 and 6" },
  });
  sheet.formula({
    symbol: `pv_${index}`,
    name: `${where} vapour pressure`,
    expression: `RH_${index} * ps_${index}`,
    value: vaporPressure,
    quantity: "vaporPressure",
    source: { source: fundamentals2017, locator: "ch. 1, eq. 22" },
  });
  sheet.formula({
    symbol: `W_${index}`,
    name: `${where} humidity ratio`,
    expression: `0.621945 * pv_${index} / (p - pv_${index})`,
    value: humidityRatio,
    quantity: "humidityRatio",
    source: { source: fundamentals2017, locator: "ch. 1, eq. 20" },
  });
}

function describeLoad(
  index: "v" | "inf",
  label: string,
  massFlow: string,
  load: AirLoad,
  values: HeatLoadValues,
  result: "ventilation" | "infiltration",
  sheet: SheetBuilder,
): void {
  const cooling = values.calculationMode === "Cooling";
  sheet.formula({
    symbol: `m_${index}`,
    name: `${label}, dry air`,
    expression: massFlow,
    value: load.massFlow,
    quantity: "massFlow",
    source: air,
  });
  sheet.formula({
    symbol: `q_${index}s`,
    name: `${label}, sensible`,
    expression: `m_${index} * (c_a + c_w * W_o) * Δt`,
    value: load.sensible,
    quantity: "power",
    source: { source: fundamentals2017, locator: "ch. 1, eq. 30" },
    result: `${result}SensibleLoad`,
  });
  const moisture = cooling ? "W_o - W_i" : "W_i - W_o";
  sheet.formula({
    symbol: `q_${index}l`,
    name: cooling || values.humidified ? `${label}, latent` : `${label}, latent: the room is not humidified`,
    expression: cooling || values.humidified ? `max(0, m_${index} * (h_w + c_w * t_i) * (${moisture}))` : "0",
    value: load.latent,
    quantity: "power",
    source: { source: fundamentals2017, locator: "ch. 1, eq. 30" },
    result: `${result}LatentLoad`,
  });
  sheet.formula({
    symbol: `q_${index}`,
    name: label,
    expression: `q_${index}s + q_${index}l`,
    value: load.sensible + load.latent,
    quantity: "power",
    source: air,
    result: `${result}Load`,
  });
}
