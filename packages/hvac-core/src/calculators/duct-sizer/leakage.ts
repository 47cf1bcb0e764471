import { ductLeakage, smacnaLeakageCoefficient } from "../../flow/index.ts";
import { specificHeat as specificHeatOfMoistAir } from "../../psychrometrics/quantities/index.ts";
import type { DuctAir } from "./air.ts";
import type { DuctValues } from "./schema.ts";

/** Heat through the walls of a duct. */
export interface DuctHeat {
  /** Of the moist air, J/(kg·K). */
  readonly specificHeat: number;
  /** °C. */
  readonly leavingTemperature: number;
  /** Into the air, W. */
  readonly gain: number;
}

/** Air that leaks through the walls of the straight duct, m³/s. */
export function leakageOf({ leakageClass, staticPressure }: DuctValues, surface: number): number {
  return ductLeakage(smacnaLeakageCoefficient(leakageClass), staticPressure, surface);
}

/** Temperature of the air at the duct's end: it nears that of the surroundings exponentially. */
export function ductHeat(
  { heatExchange, surroundingTemperature, ductUValue, airflow, airTemperature }: DuctValues,
  air: DuctAir,
  surface: number,
): DuctHeat | undefined {
  if (!heatExchange) return undefined;
  const massFlow = air.density * airflow;
  const specificHeat = specificHeatOfMoistAir(air.humidityRatio) / (1 + air.humidityRatio);
  const left = Math.exp((-ductUValue * surface) / (massFlow * specificHeat));
  const leavingTemperature = surroundingTemperature + (airTemperature - surroundingTemperature) * left;
  return { specificHeat, leavingTemperature, gain: massFlow * specificHeat * (leavingTemperature - airTemperature) };
}
