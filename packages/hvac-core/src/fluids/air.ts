import { requireInRange } from "../refusals/errors.ts";
import { gasConstant, icePoint, standardPressure, vaporSpecificHeat, volumeRatio } from "../psychrometrics/internal.ts";
import { vaporConductivity, vaporViscosity, waterCritical } from "./waterTransport.ts";

export interface AirProperties {
  /** kg of moist air per m³ */
  readonly density: number;
  /** Dynamic viscosity, Pa s */
  readonly viscosity: number;
  /** At constant pressure, J/K per kg of moist air */
  readonly specificHeat: number;
  /** Thermal conductivity, W/(m K) */
  readonly conductivity: number;
}

/** Molar mass, kg/mol. */
const airMolarMass = 0.02896546;
const waterMolarMass = 0.018015268;

/** Reducing temperature and molar density of the equations for air (maxcondentherm), K and mol/m³. */
const airTemperature = 132.6312;
const airDensity = 10447.7;

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
}

/** Viscosity of dry air as dilute gas, Pa s: Lemmon and Jacobsen (2004), eqs. 1 to 2 and Table 2. */
function diluteViscosity(T: number): number {
  const collision = Math.exp(polynomial([0.431, -0.4623, 0.08406, 0.005341, -0.00331], Math.log(T / 103.3)));
  return (2.66958e-8 * Math.sqrt(28.9586 * T)) / (0.36 * 0.36 * collision);
}

/** Excess viscosity and conductivity of dry air at the reduced density, to first order: other terms are below 1e-6 at building pressures. */
const excessViscosity = (tau: number, delta: number): number => delta * (1.072e-5 * tau ** 0.2 - 8.876e-6 * tau ** 0.6 * Math.exp(-delta));

function dryConductivity(tau: number, delta: number, viscosity: number): number {
  const dilute = 1.308e-3 * (viscosity / 1e-6) + 1.405e-3 * tau ** -1.1 - 1.036e-3 * tau ** -0.3;
  return dilute + delta * 8.743e-3 * tau ** 0.1 + delta * delta * (1.476e-2 - 1.662e-2 * tau ** 0.5 * Math.exp(-delta));
}

/** Specific heat of dry air as ideal gas, J/(kg K): Lemmon et al. (2000), eq. 8 in reduced form. */
function drySpecificHeat(tau: number): number {
  const einstein = (n: number, theta: number): number => {
    const u = theta * tau;
    return (n * u * u * Math.exp(-u)) / (1 - Math.exp(-u)) ** 2;
  };
  const power = 7.2686328e-7 * tau ** -3 - 1.261648614e-4 * tau ** -2 - 3.17721432e-4 / tau - 1.4652257e-4 * tau ** 1.5;
  return (8.31451 / airMolarMass) * (3.490888032 - power + einstein(0.791309509, 25.36365) + einstein(0.212236768, 16.90741));
}

/**
 * Properties of dry or moist air.
 *
 * Dry air against the reference equation of state, -40 to 90 °C at 80 to 101 kPa: density 0.13 %, specific heat 0.3 %, viscosity and
 * conductivity 0.002 %. Moist air mixes dry air and vapour by Wilke's rule: viscosity within 1 % and conductivity within 1.5 % of the real mixture
 * up to 40 °C.
 *
 * @param input `temperature` in °C, -100…200; `pressure` in Pa, 1000…1 000 000, 101 325 by default; `humidityRatio` in kg per kg of dry
 * air, 0…10, dry by default
 * @returns see {@link AirProperties}
 * @throws {OutOfRangeError} outside the range
 * @source ashrae-hof-2017, ch. 1, eq. 26 (density)
 * @source lemmon-2000, eq. 8 (specific heat as ideal gas)
 * @source lemmon-jacobsen-2004, eqs. 1 to 9 (transport)
 * @source wilke-1950, mixing of viscosities
 * @source mason-saxena-1958, mixing of conductivities
 * @example
 * ```ts
 * import { air } from "@org/hvac-core/fluids";
 * const room = air({ temperature: 20 });
 * room.density; // 1.2042
 * room.viscosity; // 0.00001821
 * room.conductivity; // 0.02587
 * ```
 */
export function air(input: { readonly temperature: number; readonly pressure?: number; readonly humidityRatio?: number }): AirProperties {
  const T = requireInRange("temperature", input.temperature, -100, 200, "°C") + icePoint;
  const pressure = requireInRange("pressure", input.pressure ?? standardPressure, 1e3, 1e6, "Pa");
  const ratio = requireInRange("humidityRatio", input.humidityRatio ?? 0, 0, 10, "kg/kg");
  const density = (pressure * (1 + ratio)) / (gasConstant * T * (1 + volumeRatio * ratio));
  const tau = airTemperature / T;
  const delta = pressure / (8.31451 * T) / airDensity;
  const dilute = diluteViscosity(T);
  const viscosity = dilute + excessViscosity(tau, delta);
  const conductivity = dryConductivity(tau, delta, dilute);
  const specificHeat = (drySpecificHeat(tau) + vaporSpecificHeat * ratio) / (1 + ratio);
  if (ratio === 0) return { density, viscosity, specificHeat, conductivity };

  const t = T / waterCritical.temperature;
  const ofVapor = vaporViscosity(t);
  const masses = waterMolarMass / airMolarMass;
  const moles = ratio / masses;
  const interaction = (viscosities: number, m: number): number => (1 + Math.sqrt(viscosities) * m ** -0.25) ** 2 / Math.sqrt(8 * (1 + m));
  const inAir = 1 + moles * interaction(viscosity / ofVapor, 1 / masses);
  const inVapor = moles + interaction(ofVapor / viscosity, masses);
  return {
    density,
    viscosity: viscosity / inAir + (moles * ofVapor) / inVapor,
    specificHeat,
    conductivity: conductivity / inAir + (moles * vaporConductivity(t)) / inVapor,
  };
}
