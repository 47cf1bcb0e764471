import { dryAirSpecificHeat, evaporationHeat, gasConstant, icePoint, massRatio, vaporSpecificHeat, volumeRatio } from "./constants.ts";
import { saturationPressureUnchecked, saturationTemperatureOf } from "./saturation.ts";

/** Humidity ratio at a vapour pressure. */
export function humidityRatioOf(vaporPressure: number, pressure: number): number {
  return (massRatio * vaporPressure) / (pressure - vaporPressure);
}

/** Partial pressure of the vapour at a humidity ratio, Pa. */
export function vaporPressureOf(humidityRatio: number, pressure: number): number {
  return (pressure * humidityRatio) / (massRatio + humidityRatio);
}

/** Humidity ratio of saturated air; Infinity from the boiling point on, where no amount of vapour saturates the air. */
export function saturatedHumidityRatioOf(t: number, pressure: number): number {
  const vaporPressure = saturationPressureUnchecked(t);
  return vaporPressure < pressure ? humidityRatioOf(vaporPressure, pressure) : Infinity;
}

/** Dew point at the logarithm of a vapour pressure; -100 °C, the end of the formulation, for air that is drier still. */
export function dewPointOf(logVaporPressure: number): number {
  return Math.max(-100, saturationTemperatureOf(Math.max(logVaporPressure, -7)));
}

/** Enthalpy of water vapour, J/kg. */
export function vaporEnthalpy(t: number): number {
  return evaporationHeat + vaporSpecificHeat * t;
}

/** Enthalpy of moist air, J per kg of dry air. */
export function enthalpyOf(t: number, humidityRatio: number): number {
  return dryAirSpecificHeat * t + humidityRatio * vaporEnthalpy(t);
}

/** Dry bulb of air with this enthalpy and humidity ratio, °C; {@link enthalpyOf} solved for it. */
export function dryBulbAt(enthalpy: number, humidityRatio: number): number {
  return (enthalpy - evaporationHeat * humidityRatio) / specificHeatOf(humidityRatio);
}

/** Volume of moist air, m³ per kg of dry air. */
export function specificVolumeOf(t: number, humidityRatio: number, pressure: number): number {
  return (gasConstant * (t + icePoint) * (1 + volumeRatio * humidityRatio)) / pressure;
}

/** Specific heat of moist air, J/K per kg of dry air. */
export function specificHeatOf(humidityRatio: number): number {
  return dryAirSpecificHeat + vaporSpecificHeat * humidityRatio;
}
