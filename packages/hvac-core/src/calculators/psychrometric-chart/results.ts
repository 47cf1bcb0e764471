import { defineNumbers, inGroup, numbersOf, type ResultValues } from "../../kernel/index.ts";
import { enthalpyChange, hasRatio, type ProcessCalculation, type PsychrometricChartState } from "./calculate.ts";
import type { HeatFlows } from "./processes.ts";
import { standardDensity, type Air } from "./states.ts";

const { number, rows } = numbersOf<PsychrometricChartState>();
const air = numbersOf<Air>();
const process = numbersOf<ProcessCalculation>();

/** Properties of a state, and of the air that leaves a process. */
const airProperties = {
  dryBulb: air.number("Dry bulb", "t", "temperature", (of) => of.air.dryBulb),
  wetBulb: air.number("Wet bulb", "t_wb", "temperature", (of) => of.air.wetBulb),
  dewPoint: air.number("Dew point", "t_dp", "temperature", (of) => of.air.dewPoint, {
    help: "Dew points below −100 °C (−148 °F) are shown as that.",
  }),
  relativeHumidity: air.number("Relative humidity", "φ", "ratio", (of) => of.air.relativeHumidity),
  humidityRatio: air.number("Humidity ratio", "W", "humidityRatio", (of) => of.air.humidityRatio),
  enthalpy: air.number("Enthalpy", "h", "moistAirEnthalpy", (of) => of.air.enthalpy, { help: "Of air and vapour, without fog." }),
  specificVolume: air.number("Specific volume", "v", "specificVolume", (of) => of.air.specificVolume, { help: "Per mass of dry air." }),
  density: air.number("Density", "ρ", "density", (of) => of.air.density, { help: "Of the moist air." }),
  vaporPressure: air.number("Vapour pressure", "p_w", "vaporPressure", (of) => of.air.vaporPressure),
};

const airflows = {
  dryAirFlow: air.optional.number("Dry-air mass flow", "m_a", "massFlow", ({ dryAirFlow }) => dryAirFlow),
  airflow: air.optional.number(
    "Airflow",
    "Q",
    "airFlow",
    (of) => (of.dryAirFlow === undefined ? undefined : of.dryAirFlow * of.air.specificVolume),
    { help: "At this air's condition." },
  ),
  standardAirflow: air.optional.number(
    "Standard airflow",
    "Q_s",
    "airFlow",
    ({ dryAirFlow }) => (dryAirFlow === undefined ? undefined : dryAirFlow / standardDensity),
    { help: "The dry air at 1.2 kg/m³." },
  ),
};

/** Heat of a process whose air flows. */
function heatOf({ dryAirFlow, outcome: { heat } }: ProcessCalculation): HeatFlows | undefined {
  return dryAirFlow === undefined ? undefined : heat;
}

function sensibleHeatRatio(of: ProcessCalculation): number | undefined {
  const heat = heatOf(of);
  return heat && hasRatio(of) ? heat.sensible / heat.total : undefined;
}

/** What the rows of some kinds add to a total; rows without an airflow nothing. */
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
    totalCooling: number("Cooling", "q_C", "coolingCapacity", (of) => totalOf(of, ["coolingCoil"], (_row, heat) => -heat), {
      help: "Of all cooling coils.",
    }),
    totalHeating: number("Heating", "q_H", "heatingCapacity", (of) => totalOf(of, ["heating"], (_row, heat) => heat), {
      help: "Of all heating, including reheat.",
    }),
    sensibleCooling: number("Cooling, sensible", "q_CS", "coolingCapacity", (of) =>
      totalOf(of, ["coolingCoil"], ({ outcome }) => -outcome.heat!.sensible),
    ),
    condensate: number("Condensate", "m_C", "massFlow", (of) => totalOf(of, ["coolingCoil"], (_row, _heat, water) => -water), {
      help: "Drained from the cooling coils.",
    }),
    humidificationHeat: number(
      "Humidification",
      "q_M",
      "heatingCapacity",
      (of) => totalOf(of, ["steamHumidifying"], (_row, heat) => heat),
      { help: "Heat that steam brings, counted from liquid water at the freezing point." },
    ),
    humidificationWater: number(
      "Water for humidification",
      "m_M",
      "massFlow",
      (of) => totalOf(of, ["steamHumidifying", "adiabaticHumidifying"], (_row, _heat, water) => water),
      { help: "Steam and water that evaporates; without bleed-off." },
    ),
    recoveredHeat: number(
      "Recovered heat",
      "q_R",
      "power",
      (of) => totalOf(of, ["heatRecovery", "enthalpyRecovery"], (_row, heat) => Math.abs(heat)),
      { help: "Heating or cooling that the recoveries save, heat and moisture together." },
    ),
    fanHeat: number("Fan heat", "q_F", "power", (of) => totalOf(of, ["fanHeat"], (_row, heat) => heat)),
  }),
  ...inGroup("Site", { pressure: number("Air pressure", "p", "atmosphericPressure", ({ pressure }) => pressure) }),
  stateResults: rows("Air of the states", ({ states }) => states, { ...airProperties, ...airflows }),
  processResults: rows("Air after the processes", ({ processes }) => processes, {
    ...airProperties,
    fogRatio: process.number("Fog", "w", "humidityRatio", ({ fogRatio }) => fogRatio, {
      help: "Droplets that the leaving air carries, per mass of dry air.",
    }),
    ...airflows,
    enthalpyChange: process.number("Change of enthalpy", "Δh", "enthalpy", enthalpyChange, {
      help: "Per mass of dry air, fog included. Of a room from the supply air to the room.",
    }),
    totalHeat: process.optional.number("Heat", "q", "power", (of) => heatOf(of)?.total, {
      help: "To the air positive, from it negative. Of a room the load that it gives to the air.",
    }),
    sensibleHeat: process.optional.number("Sensible heat", "q_s", "power", (of) => heatOf(of)?.sensible),
    latentHeat: process.optional.number("Latent heat", "q_l", "power", (of) => heatOf(of)?.latent),
    sensibleHeatRatio: process.optional.number("Sensible heat ratio", "SHR", "sensibleHeatRatio", sensibleHeatRatio),
    waterFlow: process.optional.number(
      "Water",
      "m_w",
      "massFlow",
      ({ dryAirFlow, outcome }) => (dryAirFlow === undefined ? undefined : outcome.water),
      { help: "To the air positive, from it negative: steam, evaporation, condensate." },
    ),
    apparatusDewPoint: process.optional.number("Apparatus dew point", "t_adp", "temperature", ({ outcome }) => outcome.apparatusDewPoint),
    bypassFactor: process.optional.number("Bypass factor", "BF", "ratio", ({ outcome }) => outcome.bypassFactor),
    otherDryBulb: process.optional.number(
      "Other air, leaving dry bulb",
      "t_y",
      "temperature",
      ({ outcome }) => outcome.other?.air.dryBulb,
      { help: "Of the exhaust air after a recovery." },
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
