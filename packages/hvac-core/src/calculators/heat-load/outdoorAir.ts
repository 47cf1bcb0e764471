import { moistAir, pressureAtAltitude, type MoistAir } from "../../psychrometrics/index.ts";
import type { HeatLoadValues } from "./schema.ts";

/** Dry air in a cubic metre of standard air, kg: 1.2 kg/m³ by ASHRAE 62.1, section 6.2.1.1. */
export const standardAirDensity = 1.2;

/** Load of bringing outdoor air to the room's state, W, and the flow that carries it. */
export interface AirLoad {
  /** Volume flow as stated, m³/s. */
  readonly volumeFlow: number;
  /** Dry air, kg/s. */
  readonly massFlow: number;
  readonly sensible: number;
  readonly latent: number;
}

export interface AirLoads {
  readonly pressure: number;
  readonly outdoor: MoistAir;
  readonly indoor: MoistAir;
  readonly ventilation: AirLoad;
  readonly infiltration: AirLoad;
}

/**
 * Load of bringing air from the outdoor to the indoor state. The enthalpy difference splits exactly:
 * h_o − h_i = (1006 + 1860 W_o)(t_o − t_i) + (2501000 + 1860 t_i)(W_o − W_i), in J per kg of dry air.
 *
 * @param sign +1 where heat and moisture gained are the load (cooling), −1 where those lost are (heating)
 * @param latentCounts false where nobody dries or humidifies; moisture differences that relieve the plant are no load either way
 */
function airLoad(volumeFlow: number, dryAirPerVolume: number, outdoor: MoistAir, indoor: MoistAir, sign: 1 | -1, latentCounts: boolean): AirLoad {
  const massFlow = volumeFlow * dryAirPerVolume;
  const moisture = massFlow * (2_501_000 + 1860 * indoor.dryBulb) * (outdoor.humidityRatio - indoor.humidityRatio);
  return {
    volumeFlow,
    massFlow,
    sensible: sign * massFlow * (1006 + 1860 * outdoor.humidityRatio) * (outdoor.dryBulb - indoor.dryBulb),
    latent: latentCounts ? Math.max(0, sign * moisture) : 0,
  };
}

/** Moist-air states at the site and the loads of ventilation and infiltration. Gains are positive in cooling, losses in heating. */
export function airLoads(values: HeatLoadValues): AirLoads {
  const pressure = pressureAtAltitude(values.altitude);
  const outdoor =
    values.outdoorHumidityBy === "wetBulb"
      ? moistAir({ dryBulb: values.outdoorTemp, wetBulb: values.outdoorWetBulb, pressure })
      : moistAir({ dryBulb: values.outdoorTemp, relativeHumidity: values.outdoorRelativeHumidity, pressure });
  const indoor = moistAir({ dryBulb: values.indoorTemp, relativeHumidity: values.indoorRelativeHumidity, pressure });
  const actual = 1 / outdoor.specificVolume;
  const ventilationDensity = values.airflowBasis === "standard" ? standardAirDensity : actual;
  const infiltrationFlow = values.infiltrationAirChanges * values.floorArea * values.ceilingHeight;
  const heating = values.calculationMode === "Heating";
  const load = (flow: number, density: number): AirLoad => airLoad(flow, density, outdoor, indoor, heating ? -1 : 1, !heating || values.humidified);
  return { pressure, outdoor, indoor, ventilation: load(values.ventilationRate, ventilationDensity), infiltration: load(infiltrationFlow, actual) };
}
