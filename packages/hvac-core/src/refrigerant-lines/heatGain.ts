import { requireInRange } from "../refusals/errors.ts";

/** A tube with its insulation. */
export interface InsulatedTube {
  /** Outside diameter of the tube, m. */
  readonly outsideDiameter: number;
  /** m; 0 for a bare tube. */
  readonly insulationThickness: number;
  /** Conductivity of the insulation, W/(m K). */
  readonly conductivity: number;
  /** Surface coefficient to the surroundings, by convection and radiation, W/(m² K). */
  readonly surfaceCoefficient: number;
}

/**
 * Heat transmission of a metre of insulated tube per kelvin between its fluid and the surroundings. Wall and inside film are neglected: in an
 * insulated refrigerant tube they are less than 2 % of the resistance.
 *
 * @param tube outside diameter 0.001…2 m, insulation 0…0.5 m of 0.005…2 W/(m K), surface 0.5…500 W/(m² K)
 * @returns W/(m K)
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source iso-12241, linear thermal resistance of hollow cylinders
 * @example
 * ```ts
 * import { tubeConductance } from "@org/hvac-core/refrigerant-lines";
 * tubeConductance({ outsideDiameter: 0.028, insulationThickness: 0.019, conductivity: 0.036, surfaceCoefficient: 9 }); // 0.2311
 * ```
 */
export function tubeConductance({ outsideDiameter, insulationThickness, conductivity, surfaceCoefficient }: InsulatedTube): number {
  requireInRange("outsideDiameter", outsideDiameter, 0.001, 2, "m");
  requireInRange("insulationThickness", insulationThickness, 0, 0.5, "m");
  requireInRange("conductivity", conductivity, 0.005, 2, "W/(m K)");
  requireInRange("surfaceCoefficient", surfaceCoefficient, 0.5, 500, "W/(m² K)");
  const outside = outsideDiameter + 2 * insulationThickness;
  return 1 / (Math.log(outside / outsideDiameter) / (2 * Math.PI * conductivity) + 1 / (Math.PI * outside * surfaceCoefficient));
}

/** Gas flowing through surroundings of another temperature. */
export interface WarmedGas {
  /** Conductance of its tube or tubes, W/(m K). */
  readonly conductance: number;
  /** m. */
  readonly length: number;
  /** kg/s. */
  readonly massFlow: number;
  /** At constant pressure, J/(kg K). */
  readonly specificHeat: number;
  /** Entering temperature, °C. */
  readonly temperature: number;
  /** °C. */
  readonly surroundings: number;
}

/**
 * Temperature rise of gas along a line: it approaches that of the surroundings exponentially.
 *
 * @param gas conductance 0…1000 W/(m K), length 0…1e5 m, mass flow 1e-7…1000 kg/s, specific heat 100…1e5 J/(kg K), temperatures −200…500 °C
 * @returns K; negative where the surroundings are colder
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source iso-12241, temperature drop along a pipe
 * @see {@link tubeConductance}
 * @example
 * ```ts
 * import { gasWarming } from "@org/hvac-core/refrigerant-lines";
 * gasWarming({ conductance: 0.21, length: 20, massFlow: 0.17, specificHeat: 950, temperature: 10, surroundings: 30 }); // 0.5134
 * ```
 */
export function gasWarming({ conductance, length, massFlow, specificHeat, temperature, surroundings }: WarmedGas): number {
  requireInRange("conductance", conductance, 0, 1000, "W/(m K)");
  requireInRange("length", length, 0, 1e5, "m");
  requireInRange("massFlow", massFlow, 1e-7, 1000, "kg/s");
  requireInRange("specificHeat", specificHeat, 100, 1e5, "J/(kg K)");
  requireInRange("temperature", temperature, -200, 500, "°C");
  requireInRange("surroundings", surroundings, -200, 500, "°C");
  return (surroundings - temperature) * (1 - Math.exp((-conductance * length) / (massFlow * specificHeat)));
}
