import { defineNumbers, inGroup, numbersOf, type ResultValues } from "../../kernel/index.ts";
import { enthalpyChange, hasRatio, type ProcessCalculation, type PsychrometricChartState } from "./calculate.ts";
import type { HeatFlows } from "./processes.ts";
import { standardDensity, type Air } from "./states.ts";

const { number, rows } = numbersOf<PsychrometricChartState>();
const air = numbersOf<Air>();
const process = numbersOf<ProcessCalculation>();

/** Properties of a state, and of the air that leaves a process. */
const airProperties = {
  dryBulb: air.number("Dry bulb", "t", "temperature", (state) => state.air.dryBulb),
  wetBulb: air.number("Wet bulb", "t_wb", "temperature", (state) => state.air.wetBulb),
  dewPoint: air.number("Dew point", "t_dp", "temperature", (state) => state.air.dewPoint, {
    help: "Lower dew points are shown as −100 °C (−148 °F).",
  }),
  relativeHumidity: air.number("Relative humidity", "φ", "ratio", (state) => state.air.relativeHumidity),
  humidityRatio: air.number("Humidity ratio", "W", "humidityRatio", (state) => state.air.humidityRatio),
  enthalpy: air.number("Enthalpy", "h", "moistAirEnthalpy", (state) => state.air.enthalpy, { help: "Air and vapour, without fog." }),
  specificVolume: air.number("Specific volume", "v", "specificVolume", (state) => state.air.specificVolume, {
    help: "Per mass of dry air.",
  }),
  density: air.number("Density", "ρ", "density", (state) => state.air.density, { help: "Moist air." }),
  vaporPressure: air.number("Vapour pressure", "p_w", "vaporPressure", (state) => state.air.vaporPressure),
};

const airflows = {
  dryAirFlow: air.optional.number("Dry-air mass flow", "m_a", "massFlow", ({ dryAirFlow }) => dryAirFlow),
  airflow: air.optional.number(
    "Airflow",
    "Q",
    "airFlow",
    (state) => (state.dryAirFlow === undefined ? undefined : state.dryAirFlow * state.air.specificVolume),
    { help: "At the condition of this air." },
  ),
  standardAirflow: air.optional.number(
    "Standard airflow",
    "Q_s",
    "airFlow",
    ({ dryAirFlow }) => (dryAirFlow === undefined ? undefined : dryAirFlow / standardDensity),
    { help: "Dry air at 1.2 kg/m³." },
  ),
};

/** Heat of a process whose air flows. */
function heatOf({ dryAirFlow, outcome: { heat } }: ProcessCalculation): HeatFlows | undefined {
  return dryAirFlow === undefined ? undefined : heat;
}

function sensibleHeatRatio(row: ProcessCalculation): number | undefined {
  const heat = heatOf(row);
  return heat && hasRatio(row) ? heat.sensible / heat.total : undefined;
}

/** Total of the rows of some kinds; rows without an airflow are left out. */
function totalOf(
  { processes }: PsychrometricChartState,
  kinds: readonly ProcessCalculation["kind"][],
  part: (row: ProcessCalculation, heat: number, water: number) => number,
): number {
  let total = 0;
  for (const row of processes)
    if (row.dryAirFlow !== undefined && kinds.includes(row.kind)) total += part(row, row.outcome.heat?.total ?? 0, row.outcome.water ?? 0);
  return total;
}

export const numbers = defineNumbers({
  ...inGroup("Totals", {
    totalCooling: number("Cooling", "q_C", "coolingCapacity", (state) => totalOf(state, ["coolingCoil"], (_row, heat) => -heat), {
      help: "All cooling coils.",
    }),
    totalHeating: number("Heating", "q_H", "heatingCapacity", (state) => totalOf(state, ["heating"], (_row, heat) => heat), {
      help: "All heating, including reheat.",
    }),
    sensibleCooling: number("Sensible cooling", "q_CS", "coolingCapacity", (state) =>
      totalOf(state, ["coolingCoil"], ({ outcome }) => -outcome.heat!.sensible),
    ),
    condensate: number("Condensate", "m_C", "waterMassFlow", (state) => totalOf(state, ["coolingCoil"], (_row, _heat, water) => -water), {
      help: "Drained from the cooling coils.",
    }),
    humidificationHeat: number(
      "Humidification",
      "q_M",
      "heatingCapacity",
      (state) => totalOf(state, ["steamHumidifying"], (_row, heat) => heat),
      { help: "Heat of the steam, above liquid water at the freezing point." },
    ),
    humidificationWater: number(
      "Water for humidification",
      "m_M",
      "waterMassFlow",
      (state) => totalOf(state, ["steamHumidifying", "adiabaticHumidifying"], (_row, _heat, water) => water),
      { help: "Steam and evaporated water, without bleed-off." },
    ),
    recoveredHeat: number(
      "Recovered heat",
      "q_R",
      "heatingCapacity",
      (state) => totalOf(state, ["heatRecovery", "enthalpyRecovery"], (_row, heat) => Math.abs(heat)),
      { help: "Total heat that heat recovery transfers, sensible and latent." },
    ),
    fanHeat: number("Fan heat", "q_F", "power", (state) => totalOf(state, ["fanHeat"], (_row, heat) => heat)),
  }),
  ...inGroup("Site", { pressure: number("Air pressure", "p", "atmosphericPressure", ({ pressure }) => pressure) }),
  stateResults: rows("State points", ({ states }) => states, { ...airProperties, ...airflows }),
  processResults: rows("Leaving air", ({ processes }) => processes, {
    ...airProperties,
    fogRatio: process.number("Fog", "w", "humidityRatio", ({ fogRatio }) => fogRatio, {
      help: "Droplets in the leaving air, per mass of dry air.",
    }),
    ...airflows,
    enthalpyChange: process.number("Enthalpy change", "Δh", "enthalpy", enthalpyChange, {
      help: "Per mass of dry air, with fog. For a room, from the supply air to the room.",
    }),
    totalHeat: process.optional.number("Heat", "q", "power", (row) => heatOf(row)?.total, {
      help: "Positive to the air, negative from it. For a room, its load.",
    }),
    sensibleHeat: process.optional.number("Sensible heat", "q_s", "power", (row) => heatOf(row)?.sensible),
    latentHeat: process.optional.number("Latent heat", "q_l", "power", (row) => heatOf(row)?.latent),
    sensibleHeatRatio: process.optional.number("Sensible heat ratio", "SHR", "sensibleHeatRatio", sensibleHeatRatio),
    waterFlow: process.optional.number(
      "Water",
      "m_w",
      "waterMassFlow",
      ({ dryAirFlow, outcome }) => (dryAirFlow === undefined ? undefined : outcome.water),
      { help: "Positive to the air, negative from it: steam, evaporation, condensate." },
    ),
    apparatusDewPoint: process.optional.number("Apparatus dew point", "t_adp", "temperature", ({ outcome }) => outcome.apparatusDewPoint),
    bypassFactor: process.optional.number("Bypass factor", "BF", "ratio", ({ outcome }) => outcome.bypassFactor),
    otherDryBulb: process.optional.number(
      "Other air, leaving dry bulb",
      "t_y",
      "temperature",
      ({ outcome }) => outcome.other?.air.dryBulb,
      { help: "Exhaust air after heat recovery." },
    ),
    otherHumidityRatio: process.optional.number(
      "Other air, leaving humidity ratio",
      "W_y",
      "humidityRatio",
      ({ outcome }) => outcome.other?.air.humidityRatio,
    ),
    otherFogRatio: process.optional.number("Other air, condensate", "w_y", "humidityRatio", ({ outcome }) => outcome.other?.fogRatio),
  }),
});

export const results = numbers.fields;

/** States and processes as calculated, with the results. */
export type PsychrometricChartCalculation = PsychrometricChartState & { readonly results: ResultValues<typeof results> };
