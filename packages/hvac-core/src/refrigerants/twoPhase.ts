import { OutOfRangeError } from "../refusals/errors.ts";
import type { Core } from "./core.ts";
import type { Caloric } from "./isobar.ts";
import type { MixingCurves, MixingPlace } from "./mixing.ts";
import { icePoint } from "../psychrometrics/internal.ts";
import type { FluidState, TwoPhaseState } from "./types.ts";

/** The part of an isobar between bubble and dew point. */
export interface WetIsobar {
  readonly pressure: number;
  readonly liquid: FluidState;
  readonly vapor: FluidState;
}

/**
 * Curves of a blend's properties over the quality, of all or of the temperature alone; absent where both phases have the same composition, or
 * approximately so. Given by the blend, so that pure fluids do not load the code.
 */
export type Mixing =
  | { readonly curves: (place: MixingPlace) => MixingCurves; readonly temperature: (place: MixingPlace) => MixingCurves["temperature"] }
  | undefined;

/** The isobar between a bubble and a dew temperature in K. */
function placeOf(core: Core, bubble: number, dew: number): MixingPlace {
  return { position: core.tablePosition(bubble), distance: Math.sqrt(1 - bubble / core.criticalTemperature), bubble, dew };
}

/** The mixing curves of an isobar; without curves every property is linear in the quality. */
function curvesOf(core: Core, mixing: Mixing, { liquid, vapor }: WetIsobar): MixingCurves | undefined {
  return mixing?.curves(placeOf(core, liquid.temperature + icePoint, vapor.temperature + icePoint));
}

function mixed({ pressure, liquid, vapor }: WetIsobar, curves: MixingCurves | undefined, quality: number): TwoPhaseState {
  const between = (property: keyof MixingCurves, from: number, to: number): number =>
    from + (curves ? curves[property].value(quality) : quality) * (to - from);
  return {
    phase: "two-phase",
    quality,
    temperature: between("temperature", liquid.temperature, vapor.temperature),
    pressure,
    density: 1 / between("volume", 1 / liquid.density, 1 / vapor.density),
    enthalpy: between("enthalpy", liquid.enthalpy, vapor.enthalpy),
    entropy: between("entropy", liquid.entropy, vapor.entropy),
    liquid,
    vapor,
  };
}

/** Two-phase state of a quality, 0…1. */
export function stateAtQuality(core: Core, mixing: Mixing, isobar: WetIsobar & { readonly quality: number }): TwoPhaseState {
  return mixed(isobar, curvesOf(core, mixing, isobar), isobar.quality);
}

/** Two-phase state with an enthalpy in J/kg or entropy in J/(kg K) between those of the bubble and the dew point. */
export function stateAtCaloric(
  core: Core,
  mixing: Mixing,
  isobar: WetIsobar & { readonly caloric: Caloric; readonly value: number },
): TwoPhaseState {
  const { liquid, vapor, caloric, value } = isobar;
  const curves = curvesOf(core, mixing, isobar);
  const share = (value - liquid[caloric]) / (vapor[caloric] - liquid[caloric]);
  return mixed(isobar, curves, curves ? curves[caloric].invert(share) : share);
}

const SETTLED = 1e-12;

/**
 * Pressure in Pa at which a fluid with glide has a temperature and a quality: the two-phase temperature of an isobar rises with its pressure,
 * from the temperature of the dew point on the isobar of the dew pressure to that of the bubble point on that of the bubble pressure.
 * Regula falsi over ln p, in the form of Illinois, within these two.
 *
 * @param temperature K
 * @param quality 0…1
 */
export function pressureAtQuality(
  core: Core,
  mixing: Mixing,
  { temperature, quality }: { readonly temperature: number; readonly quality: number },
): number {
  const miss = (logarithm: number): number => {
    const pressure = Math.exp(logarithm);
    const bubble = core.bubbleTemperature(pressure);
    const dew = core.dewTemperature(pressure);
    const share = mixing?.temperature(placeOf(core, bubble, dew)).value(quality) ?? quality;
    return bubble + share * (dew - bubble) - temperature;
  };
  let [low, high] = [Math.log(core.dewPressure(temperature)), Math.log(core.bubblePressure(temperature))];
  if (quality === 1 || high - low < SETTLED) return Math.exp(low);
  if (quality === 0) return Math.exp(high);
  let [missLow, missHigh] = [miss(low), miss(high)];
  let before = 0;
  for (let i = 0; i < 60; i++) {
    const next = high - (missHigh * (high - low)) / (missHigh - missLow);
    const missNext = miss(next);
    if (Math.abs(missNext) < SETTLED * temperature || high - low < SETTLED) return Math.exp(next);
    if (missNext > 0) {
      [high, missHigh] = [next, missNext];
      if (before > 0) missLow /= 2;
    } else {
      [low, missLow] = [next, missNext];
      if (before < 0) missHigh /= 2;
    }
    before = missNext;
  }
  throw new OutOfRangeError({
    parameter: "temperature",
    value: temperature - icePoint,
    min: -Infinity,
    max: Infinity,
    unit: "°C",
    reason: "the pressure of the two-phase state did not converge",
  });
}
