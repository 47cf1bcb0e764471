import { requireInRange } from "../refusals/errors.ts";

/** Heat that one met is, W per m² of body surface. */
export const met = 58.15;

/** Thermal resistance that one clo is, m² K/W. */
export const clo = 0.155;

/** Thermal conditions of people in a room: air, surrounding surfaces, activity and clothing. */
export interface ThermalEnvironment {
  /** Air temperature, °C; -40…80 */
  readonly dryBulb: number;
  /** Mean radiant temperature, °C; -40…80; the dry bulb when left out */
  readonly meanRadiant?: number;
  /** Relative to the body, m/s; 0…5 */
  readonly airSpeed: number;
  /** Partial pressure of the vapour in the air, Pa; 0…20 000 */
  readonly vaporPressure: number;
  /** W per m² of body surface, see {@link met}; 40…500 */
  readonly metabolicRate: number;
  /** Thermal resistance of the clothing, m² K/W, see {@link clo}; 0…0.6 */
  readonly clothing: number;
  /** Mechanical work, W per m² of body surface; 0…metabolic rate; 0 when left out */
  readonly externalWork?: number;
}

export interface ThermalSensation {
  /** Predicted mean vote: -3 cold, 0 neutral, 3 hot */
  readonly vote: number;
  /** Predicted share of people who are dissatisfied, 0.05…1 */
  readonly dissatisfied: number;
  /** Temperature of the clothing's surface, °C */
  readonly clothingTemperature: number;
}

/** Heat that the clothed body gives off by radiation and by convection, W per m² of body surface. */
function dryHeat(surface: number, dryBulb: number, meanRadiant: number, airSpeed: number, areaRatio: number): number {
  const radiation = 3.96e-8 * areaRatio * ((surface + 273) ** 4 - (meanRadiant + 273) ** 4);
  const coefficient = Math.max(2.38 * Math.abs(surface - dryBulb) ** 0.25, 12.1 * Math.sqrt(airSpeed));
  return radiation + areaRatio * coefficient * (surface - dryBulb);
}

/**
 * Temperature of the clothing, where what reaches it from the skin leaves it again. The left side falls with it and the right side rises, so there
 * is one, and halving a bracket around it finds it to 1e-12 K.
 */
function clothingTemperatureOf(skinHeat: number, clothing: number, lossAt: (surface: number) => number): number {
  let low = -100;
  let high = 150;
  for (;;) {
    const middle = (low + high) / 2;
    if (high - low < 1e-12 || middle === low || middle === high) return middle;
    if (35.7 - 0.028 * skinHeat - clothing * lossAt(middle) > middle) low = middle;
    else high = middle;
  }
}

/**
 * Predicted mean vote and percentage of dissatisfied by Fanger's heat balance of the body.
 *
 * ISO 7730 states it for votes of -2 to 2, 46 to 232 W/m² (0.8 to 4 met), 0 to 0.31 m² K/W (0 to 2 clo), 10 to 30 °C of air, 10 to 40 °C of
 * radiation, up to 1 m/s and 2700 Pa; beyond these the number is an extrapolation. Above 0.2 m/s ASHRAE 55 rates moving air by the standard
 * effective temperature instead.
 *
 * @param environment see {@link ThermalEnvironment}: °C, m/s, Pa, W/m² and m² K/W
 * @returns vote, share of dissatisfied 0.05…1, temperature of the clothing in °C
 * @throws {OutOfRangeError} when an argument is out of range
 * @source iso-7730, eqs. 1 to 5
 * @example
 * ```ts
 * import { clo, met, predictedMeanVote } from "@org/hvac-core/comfort";
 * const sensation = predictedMeanVote({ dryBulb: 22, airSpeed: 0.1, vaporPressure: 1587, metabolicRate: 1.2 * met, clothing: 0.5 * clo });
 * sensation.vote; // -0.75
 * sensation.dissatisfied; // 0.17
 * ```
 */
export function predictedMeanVote(environment: ThermalEnvironment): ThermalSensation {
  const dryBulb = requireInRange("dryBulb", environment.dryBulb, -40, 80, "°C");
  const meanRadiant = requireInRange("meanRadiant", environment.meanRadiant ?? dryBulb, -40, 80, "°C");
  const airSpeed = requireInRange("airSpeed", environment.airSpeed, 0, 5, "m/s");
  const vaporPressure = requireInRange("vaporPressure", environment.vaporPressure, 0, 20_000, "Pa");
  const metabolicRate = requireInRange("metabolicRate", environment.metabolicRate, 40, 500, "W/m²");
  const clothing = requireInRange("clothing", environment.clothing, 0, 0.6, "m² K/W");
  const heat = metabolicRate - requireInRange("externalWork", environment.externalWork ?? 0, 0, metabolicRate, "W/m²");

  const areaRatio = clothing <= 0.078 ? 1 + 1.29 * clothing : 1.05 + 0.645 * clothing;
  const lossAt = (surface: number): number => dryHeat(surface, dryBulb, meanRadiant, airSpeed, areaRatio);
  const clothingTemperature = clothingTemperatureOf(heat, clothing, lossAt);
  const diffusion = 3.05e-3 * (5733 - 6.99 * heat - vaporPressure);
  const sweat = heat > 58.15 ? 0.42 * (heat - 58.15) : 0;
  const breathing = 1.7e-5 * metabolicRate * (5867 - vaporPressure) + 0.0014 * metabolicRate * (34 - dryBulb);
  const balance = heat - diffusion - sweat - breathing - lossAt(clothingTemperature);
  const vote = (0.303 * Math.exp(-0.036 * metabolicRate) + 0.028) * balance;
  return { vote, dissatisfied: dissatisfied(vote), clothingTemperature };
}

/**
 * Share of people who are dissatisfied at a mean vote.
 *
 * @param vote predicted mean vote; -10…10
 * @returns share 0.05…1
 * @throws {OutOfRangeError} when the vote is out of range
 * @source iso-7730, eq. 5
 * @example
 * ```ts
 * import { dissatisfiedAt } from "@org/hvac-core/comfort";
 * dissatisfiedAt(0.5); // 0.102
 * ```
 */
export function dissatisfiedAt(vote: number): number {
  return dissatisfied(requireInRange("vote", vote, -10, 10, ""));
}

function dissatisfied(vote: number): number {
  const squared = vote * vote;
  return 1 - 0.95 * Math.exp(-0.03353 * squared * squared - 0.2179 * squared);
}
