import { requireInRange } from "../refusals/errors.ts";

/**
 * Share of gains (heating) or losses (cooling) that a building of some inertia can use.
 *
 * (1 − γ^a)/(1 − γ^(a+1)) with the ratio γ of what comes in to what is needed; a/(a + 1) at γ = 1, and 1 for γ ≤ 0.
 * For heating γ = gains/losses, for cooling losses/gains.
 *
 * @param ratio γ, −1e6…1e6
 * @param inertia exponent a, 0.1…100: 1 + τ/15 h for monthly calculation, τ the time constant in h
 * @returns utilisation factor, 0…1
 * @throws {OutOfRangeError} when an input is outside its range
 * @source iso-13790, 12.2.1
 * @source iso-52016-1, monthly method
 * @example
 * ```ts
 * import { utilisationFactor } from "@org/hvac-core/energy";
 * utilisationFactor(1, 3); // 0.75
 * ```
 */
export function utilisationFactor(ratio: number, inertia: number): number {
  const gamma = requireInRange("ratio", ratio, -1e6, 1e6, "");
  const a = requireInRange("inertia", inertia, 0.1, 100, "");
  if (gamma <= 0) return 1;
  if (gamma === 1) return a / (a + 1);
  // 1 − γ^a through expm1 keeps all digits near γ = 1; for γ > 1 both are divided by γ^(a+1), which would overflow.
  const x = Math.log(gamma);
  return x < 0 ? Math.expm1(a * x) / Math.expm1((a + 1) * x) : (Math.exp(-x) * Math.expm1(-a * x)) / Math.expm1(-(a + 1) * x);
}

/** A zone in one month. */
export interface MonthlyZone {
  /** Heat-transfer coefficient of transmission and ventilation, W/K, 0.1…1e7. */
  readonly lossCoefficient: number;
  /** Mean internal and solar gains of the month, W, 0…1e9. */
  readonly gains: number;
  /** Mean outdoor temperature of the month, °C, −60…50. */
  readonly outdoor: number;
  /** Set points, °C. */
  readonly heatingSetPoint: number;
  readonly coolingSetPoint: number;
  /** Effective heat capacity, J/K, 1e3…1e13 (80 to 370 kJ/K per m² of floor from very light to very heavy). */
  readonly heatCapacity: number;
  /** Days of the month, 1…31. */
  readonly days: number;
}

/** Needs of a zone in one month, J, and the utilisation factors behind them. */
export interface MonthlyNeed {
  readonly heating: number;
  readonly cooling: number;
  readonly gainUtilisation: number;
  readonly lossUtilisation: number;
  /** Time constant of the zone, h. */
  readonly timeConstant: number;
}

/**
 * Heating and cooling need of a zone in one month by the quasi-steady method.
 *
 * Q_H = Q_loss − η_H·Q_gain and Q_C = Q_gain − η_C·Q_loss, losses to the respective set point, a = 1 + τ/15 h, τ = C/K.
 * A month so warm that the losses to the heating set point are negative needs no heating; their heat is a gain in cooling.
 *
 * @param zone building and weather of the month
 * @returns needs, J, 0 or more, utilisation factors and time constant, h
 * @throws {OutOfRangeError} when an input is outside its range, or the cooling set point lies below the heating one
 * @source iso-13790, 7.2 and 12.2.1
 * @source iso-52016-1, monthly method
 * @example
 * ```ts
 * import { monthlyNeed } from "@org/hvac-core/energy";
 * const zone = { lossCoefficient: 200, gains: 0, outdoor: 0, heatingSetPoint: 20, coolingSetPoint: 26, heatCapacity: 2e7, days: 31 };
 * monthlyNeed(zone).heating / 3.6e6; // 2976
 * ```
 */
export function monthlyNeed(zone: MonthlyZone): MonthlyNeed {
  const coefficient = requireInRange("lossCoefficient", zone.lossCoefficient, 0.1, 1e7, "W/K");
  const outdoor = requireInRange("outdoor", zone.outdoor, -60, 50, "°C");
  const heatingSetPoint = requireInRange("heatingSetPoint", zone.heatingSetPoint, 0, 40, "°C");
  const coolingSetPoint = requireInRange("coolingSetPoint", zone.coolingSetPoint, heatingSetPoint, 50, "°C");
  const seconds = requireInRange("days", zone.days, 1, 31, "d") * 86_400;
  const gains = requireInRange("gains", zone.gains, 0, 1e9, "W") * seconds;
  const timeConstant = requireInRange("heatCapacity", zone.heatCapacity, 1e3, 1e13, "J/K") / coefficient / 3600;
  const inertia = Math.min(1 + timeConstant / 15, 100);
  const heatingLoss = coefficient * (heatingSetPoint - outdoor) * seconds;
  const coolingLoss = coefficient * (coolingSetPoint - outdoor) * seconds;
  const gainUtilisation = heatingLoss > 0 ? utilisationFactor(Math.min(gains / heatingLoss, 1e6), inertia) : 0;
  const lossUtilisation =
    gains > 0 ? utilisationFactor(Math.max(-1e6, Math.min(coolingLoss / gains, 1e6)), inertia) : coolingLoss > 0 ? 0 : 1;
  return {
    heating: heatingLoss > 0 ? Math.max(0, heatingLoss - gainUtilisation * gains) : 0,
    cooling: Math.max(0, gains - lossUtilisation * coolingLoss),
    gainUtilisation,
    lossUtilisation,
    timeConstant,
  };
}
