import { requireInRange } from "../refusals/errors.ts";
import {
  dryAirSpecificHeat,
  evaporationHeat,
  fusionHeat,
  iceSpecificHeat,
  massRatio,
  vaporSpecificHeat,
  waterSpecificHeat,
  icePoint,
} from "./constants.ts";
import { enthalpyOf, humidityRatioOf, vaporPressureOf } from "./equations.ts";
import { highestSaturable, requireSaturable } from "./limits.ts";
import { logSlope, lowestTemperature, saturationPressureUnchecked } from "./saturation.ts";

/** Saturation pressure at 0 °C by the ice curve, which holds up to the triple point, Pa. */
const pressureAtZero = 611.15357;

export interface WetBulbLine {
  readonly a: number;
  readonly b: number;
}

/**
 * The states of one wet bulb at one pressure lie on W = (a - 1006 t) / (b + 1860 t). Solving eqs. 33 (liquid) and 35 (ice) for this form
 * leaves the enthalpy of the added water, and the wet bulb's saturated state, in the two numbers. b is the heat of evaporation at 0 °C
 * less the water's own heat, J/kg; the handbook's 2.326 and 0.24 kJ/(kg K) are the differences 4.186 - 1.86 and 2.1 - 1.86.
 */
export function wetBulbLine(wetBulb: number, pressure: number): WetBulbLine {
  const b = wetBulb < 0 ? evaporationHeat + fusionHeat - iceSpecificHeat * wetBulb : evaporationHeat - waterSpecificHeat * wetBulb;
  return {
    a: (b + vaporSpecificHeat * wetBulb) * humidityRatioOf(saturationPressureUnchecked(wetBulb), pressure) + dryAirSpecificHeat * wetBulb,
    b,
  };
}

/** Wet bulb of dry air, the lowest at a dry bulb, °C. */
function lowestWetBulb(dryBulb: number, pressure: number): number {
  return wetBulbOf({ dryBulb, humidityRatio: 0, pressure, dewPoint: lowestTemperature, saturation: saturationPressureUnchecked(dryBulb) });
}

/**
 * Humidity ratio at a wet bulb; dry bulb and pressure must have been checked.
 *
 * @throws {OutOfRangeError} when the wet bulb is above the dry bulb, boils, or is lower than dry air allows
 */
export function humidityRatioAtWetBulb(dryBulb: number, wetBulb: number, pressure: number): number {
  const { a, b } = wetBulbLine(requireSaturable("wetBulb", wetBulb, dryBulb, pressure, lowestWetBulb), pressure);
  const humidityRatio = (a - dryAirSpecificHeat * dryBulb) / (b + vaporSpecificHeat * dryBulb);
  // A wet bulb of dry air that comes back from rounding gives a humidity ratio within 1e-12 of zero.
  if (humidityRatio < -1e-12)
    requireInRange("wetBulb", wetBulb, lowestWetBulb(dryBulb, pressure), highestSaturable(dryBulb, pressure), "°C");
  return Math.max(0, humidityRatio);
}

/** State for the balance of the wet bulb. */
interface WetBulbState {
  /** °C */
  readonly dryBulb: number;
  /** kg of water per kg of dry air */
  readonly humidityRatio: number;
  /** Pa */
  readonly pressure: number;
  /** °C */
  readonly dewPoint: number;
  /** Saturation pressure at the dry bulb, Pa */
  readonly saturation: number;
}

/**
 * Wet bulb of a checked state with its dew point and the saturation pressure at its dry bulb: the root lies between dew point and dry bulb.
 *
 * The same balance gives the temperature of fog, when the dew point of the total water is above the dry bulb that it would have as vapour;
 * droplets are taken as liquid, also below 0 °C.
 */
export function wetBulbOf({ dryBulb, humidityRatio, pressure, dewPoint, saturation }: WetBulbState): number {
  const fog = dewPoint > dryBulb;
  let low = Math.min(dryBulb, dewPoint);
  let high = Math.max(dryBulb, dewPoint);
  let ice = high < 0 && !fog;
  let need = enthalpyOf(dryBulb, humidityRatio);
  // Cold air is closer to its dry bulb, warm air to its dew point; at both the vapour pressure is known, so the first step is free.
  let t = ice || fog ? high : low;
  let vapor = ice ? saturation : vaporPressureOf(humidityRatio, pressure);
  if (dewPoint < 0 && high >= 0) {
    ice = evaporationHeat * massRatio * pressureAtZero > need * (pressure - pressureAtZero);
    if (ice) {
      t = high = 0;
      vapor = pressureAtZero;
    } else {
      low = 0;
      // The middle of the range of such air, with its saturation pressure.
      t = 7;
      vapor = 1002;
    }
  }
  if (ice) need += fusionHeat * humidityRatio;
  const waterHeat = ice ? iceSpecificHeat : waterSpecificHeat;
  const needSlope = -dryAirSpecificHeat - humidityRatio * waterHeat;
  const sumSlope = massRatio * (vaporSpecificHeat - waterHeat) + needSlope;
  const sumAtZero = massRatio * (ice ? evaporationHeat + fusionHeat : evaporationHeat) + need;
  for (;;) {
    // Halley's method on the balance times (p - p_ws), which has no pole and rises with t:
    // f = 0.622 latent(t) p_ws - needed(t) (p - p_ws), both linear in t; sum = 0.622 latent + needed.
    const slope = logSlope(t);
    const sum = sumAtZero + sumSlope * t;
    const f = sum * vapor - (need + needSlope * t) * pressure;
    const f1 = (sum * slope + sumSlope) * vapor - needSlope * pressure;
    const f2 = slope * (sum * (slope - (ice ? 2 : 2.27) * (1 / (t + icePoint))) + 2 * sumSlope) * vapor;
    if (f > 0) high = t;
    else low = t;
    const step = (2 * f * f1) / (2 * f1 * f1 - f * f2);
    t -= step;
    // The error after a step is below 1e-4 of its square (see logSlope), so 1e-8 K here; the kink at the triple point needs care, and a
    // root in the gap of 8e-8 K between its curves is met by the bracket alone.
    if (!(Math.abs(step) > (Math.abs(t - 0.01) < 0.01 ? 1e-11 : 0.01)) || high - low < 1e-9) break;
    if (!(t > low && t < high)) t = (low + high) / 2;
    vapor = saturationPressureUnchecked(t);
  }
  return fog ? t : Math.min(Math.max(t, dewPoint), dryBulb);
}
