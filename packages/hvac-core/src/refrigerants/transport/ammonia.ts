import type { TransportModel } from "./point.ts";

/** Boltzmann constant of CODATA 2006, which the coefficients were digitized with, J/K. */
const BOLTZMANN = 1.3806504e-23;
/** Critical temperature in K and density in kg/m³ of the correlation. */
const CRITICAL_TEMPERATURE = 405.4;
const CRITICAL_DENSITY = 235;

/**
 * Critical enhancement of the conductivity of ammonia in W/(m K); singular on the critical isotherm 405.4 K itself.
 *
 * @source tufeu-et-al-1984
 */
export function ammoniaCriticalConductivity(): TransportModel {
  return ({ model, temperature, density }) => {
    const t = Math.abs(temperature - CRITICAL_TEMPERATURE) / CRITICAL_TEMPERATURE;
    const viscosity = (2.6 + 1.6 * t) * 1e-5;
    const slope = (2.18 - 0.12 * Math.exp(-17.8 * t)) * 1e5;
    const width = 0.61 * CRITICAL_DENSITY + 16.5 * Math.log(t);
    const amplitude =
      (1.2 * BOLTZMANN * temperature * temperature * slope * slope * 4.23e-9 * t ** -1.24 * (1 + Math.sqrt(t) / 0.7)) /
      (6 * Math.PI * viscosity * 1.34e-10 * t ** -0.63 * (1 + Math.sqrt(t)));
    const mass = density * model.molarMass;
    const from = Math.max(mass, 0.6 * CRITICAL_DENSITY);
    const peak = (amplitude * Math.exp(-36 * t * t) * width * width) / (width * width + (from - 0.96 * CRITICAL_DENSITY) ** 2);
    return peak * (mass / from) ** 2;
  };
}
