import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import { icePoint, standardPressure } from "../psychrometrics/internal.ts";
import { region1 } from "./region1.ts";
import { saturationPressureOf } from "./saturation.ts";
import { conductivityOf, viscosityOf } from "./waterTransport.ts";

/** Properties of a liquid that a hydraulic or thermal calculation needs. */
export interface LiquidProperties {
  /** kg/m³ */
  readonly density: number;
  /** Dynamic viscosity, Pa s */
  readonly viscosity: number;
  /** At constant pressure, J/(kg K) */
  readonly specificHeat: number;
  /** Thermal conductivity, W/(m K) */
  readonly conductivity: number;
}

export interface WaterProperties extends LiquidProperties {
  /** Vapour pressure at the temperature, Pa */
  readonly saturationPressure: number;
  /** J/kg; 0 for the liquid at the triple point */
  readonly enthalpy: number;
  /** m/s */
  readonly soundSpeed: number;
  /** Pressure at which the properties hold, Pa */
  readonly pressure: number;
}

/**
 * Properties of liquid water.
 *
 * Against IAPWS-95 (0 to 120 °C, 1 to 10 bar): density 0.0015 %, specific heat 0.07 %, viscosity and conductivity 0.003 %. The
 * formulations' own uncertainties: density 0.001 to 0.003 %, specific heat 0.1 to 0.2 %, viscosity 1 %, conductivity 0.7 to 1.5 %.
 *
 * @param input `temperature` in °C, 0…200; `pressure` in Pa absolute, from the vapour pressure to 100 000 000; when left out, 101 325 up to
 * the boiling point and the vapour pressure above it (a system under just enough pressure)
 * @returns see {@link WaterProperties}
 * @throws {OutOfRangeError} outside the range, or when the water would boil
 * @source iapws-if97, region 1 (density, specific heat) and region 4 (vapour pressure)
 * @source iapws-r12, eqs. 10 to 12
 * @source iapws-r15, eqs. 16 to 24
 * @example
 * ```ts
 * import { water } from "@org/hvac-core/fluids";
 * const chilled = water({ temperature: 7 });
 * chilled.density; // 999.90
 * chilled.viscosity; // 0.001427
 * chilled.specificHeat; // 4201
 * chilled.conductivity; // 0.5723
 * ```
 */
export function water(input: { readonly temperature: number; readonly pressure?: number }): WaterProperties {
  const temperature = requireInRange("temperature", input.temperature, 0, 200, "°C");
  const saturationPressure = saturationPressureOf(temperature);
  const pressure = input.pressure ?? Math.max(standardPressure, saturationPressure);
  if (!(pressure >= saturationPressure && pressure <= 1e8)) {
    throw new OutOfRangeError({ parameter: "pressure", value: pressure, min: saturationPressure, max: 1e8, unit: "Pa" });
  }
  const T = temperature + icePoint;
  const liquid = region1(T, pressure);
  const { density, specificHeat, enthalpy, soundSpeed } = liquid;
  const viscosity = viscosityOf(T, density);
  return {
    density,
    viscosity,
    specificHeat,
    conductivity: conductivityOf(T, liquid, viscosity),
    saturationPressure,
    enthalpy,
    soundSpeed,
    pressure,
  };
}
