import { air } from "../../fluids/index.ts";
import type { Fluid } from "../../flow/index.ts";
import { moistAir, pressureAtAltitude } from "../../psychrometrics/index.ts";
import type { DuctValues } from "./schema.ts";

/** Air in a duct. */
export interface DuctAir extends Fluid {
  /** Pa. */
  readonly pressure: number;
  /** Pa. */
  readonly vaporPressure: number;
  /** Water over dry air, kg/kg. */
  readonly humidityRatio: number;
  /** W/(m K). */
  readonly conductivity: number;
}

/** Air in the duct. Its static pressure is taken as that of the atmosphere: 500 Pa more would make it 0.5 % denser. */
export function airOf({ airTemperature, altitude, relativeHumidity }: DuctValues): DuctAir {
  const pressure = pressureAtAltitude(altitude);
  const { vaporPressure, humidityRatio } = moistAir({ dryBulb: airTemperature, pressure, relativeHumidity });
  const { density, viscosity, conductivity } = air({ temperature: airTemperature, pressure, humidityRatio });
  return { pressure, vaporPressure, humidityRatio, density, viscosity, conductivity };
}
