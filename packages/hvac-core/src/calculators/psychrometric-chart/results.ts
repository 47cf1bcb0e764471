import { defineResults } from "../../kernel/index.ts";

/** Properties of a state, and of the air that leaves a process. */
const airProperties = defineResults({
  dryBulb: { label: "Dry bulb", symbol: "t", quantity: "temperature" },
  wetBulb: { label: "Wet bulb", symbol: "t_wb", quantity: "temperature" },
  dewPoint: { label: "Dew point", symbol: "t_dp", quantity: "temperature", help: "Dew points below −100 °C (−148 °F) are shown as that." },
  relativeHumidity: { label: "Relative humidity", symbol: "φ", quantity: "ratio" },
  humidityRatio: { label: "Humidity ratio", symbol: "W", quantity: "humidityRatio" },
  enthalpy: { label: "Enthalpy", symbol: "h", quantity: "moistAirEnthalpy", help: "Of air and vapour, without fog." },
  specificVolume: { label: "Specific volume", symbol: "v", quantity: "specificVolume", help: "Per mass of dry air." },
  density: { label: "Density", symbol: "ρ", quantity: "density", help: "Of the moist air." },
  vaporPressure: { label: "Vapour pressure", symbol: "p_w", quantity: "vaporPressure" },
});

const airflows = defineResults({
  dryAirFlow: { label: "Dry-air mass flow", symbol: "m_a", quantity: "massFlow", optional: true },
  airflow: { label: "Airflow", symbol: "Q", quantity: "airFlow", optional: true, help: "At this air's condition." },
  standardAirflow: { label: "Standard airflow", symbol: "Q_s", quantity: "airFlow", optional: true, help: "The dry air at 1.2 kg/m³." },
});

const totals = "Totals";

export const results = defineResults({
  totalCooling: { label: "Cooling", symbol: "q_C", quantity: "coolingCapacity", group: totals, help: "Of all cooling coils." },
  totalHeating: { label: "Heating", symbol: "q_H", quantity: "heatingCapacity", group: totals, help: "Of all heating, including reheat." },
  sensibleCooling: { label: "Cooling, sensible", symbol: "q_CS", quantity: "coolingCapacity", group: totals },
  condensate: { label: "Condensate", symbol: "m_C", quantity: "massFlow", group: totals, help: "Drained from the cooling coils." },
  humidificationHeat: {
    label: "Humidification",
    symbol: "q_M",
    quantity: "heatingCapacity",
    group: totals,
    help: "Heat that steam brings, counted from liquid water at the freezing point.",
  },
  humidificationWater: {
    label: "Water for humidification",
    symbol: "m_M",
    quantity: "massFlow",
    group: totals,
    help: "Steam and water that evaporates; without bleed-off.",
  },
  recoveredHeat: {
    label: "Recovered",
    symbol: "q_R",
    quantity: "power",
    group: totals,
    help: "Heating or cooling that the recoveries save, heat and moisture together.",
  },
  fanHeat: { label: "Fan heat", symbol: "q_F", quantity: "power", group: totals },
  pressure: { label: "Air pressure", symbol: "p", quantity: "atmosphericPressure", group: "Site" },
  stateResults: { type: "rows", label: "Air of the states", row: { ...airProperties, ...airflows } },
  processResults: {
    type: "rows",
    label: "Air after the processes",
    row: {
      ...airProperties,
      fogRatio: {
        label: "Fog",
        symbol: "w",
        quantity: "humidityRatio",
        help: "Droplets that the leaving air carries, per mass of dry air.",
      },
      ...airflows,
      enthalpyChange: {
        label: "Change of enthalpy",
        symbol: "Δh",
        quantity: "enthalpy",
        help: "Per mass of dry air, fog included. Of a room from the supply air to the room.",
      },
      totalHeat: {
        label: "Heat",
        symbol: "q",
        quantity: "power",
        optional: true,
        help: "To the air positive, from it negative. Of a room the load that it gives to the air.",
      },
      sensibleHeat: { label: "Sensible heat", symbol: "q_s", quantity: "power", optional: true },
      latentHeat: { label: "Latent heat", symbol: "q_l", quantity: "power", optional: true },
      sensibleHeatRatio: { label: "Sensible heat ratio", symbol: "SHR", quantity: "sensibleHeatRatio", optional: true },
      waterFlow: {
        label: "Water",
        symbol: "m_w",
        quantity: "massFlow",
        optional: true,
        help: "To the air positive, from it negative: steam, evaporation, condensate.",
      },
      apparatusDewPoint: { label: "Apparatus dew point", symbol: "t_adp", quantity: "temperature", optional: true },
      bypassFactor: { label: "Bypass factor", symbol: "BF", quantity: "ratio", optional: true },
      otherDryBulb: {
        label: "Other air, leaving dry bulb",
        symbol: "t_y",
        quantity: "temperature",
        optional: true,
        help: "Of the exhaust air after a recovery.",
      },
      otherHumidityRatio: { label: "Other air, leaving humidity ratio", symbol: "W_y", quantity: "humidityRatio", optional: true },
      otherFogRatio: { label: "Other air, condensate", symbol: "w_y", quantity: "humidityRatio", optional: true },
    },
  },
});
