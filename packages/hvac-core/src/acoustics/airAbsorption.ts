import { requireInRange } from "../refusals/errors.ts";
import { eachBand, type OctaveSpectrum } from "./bands.ts";
import { icePoint, standardPressure } from "../psychrometrics/internal.ts";

/* Reference conditions of the standard, in addition to the standard atmosphere: air temperature and triple point of water, K. */
const referenceTemperature = 293.15;
const triplePoint = 273.16;

/* Exact midband frequencies of the octave bands are powers of 10^0.3 about 1 kHz. */
const exactFrequency = (band: number): number => 1000 * 10 ** (0.3 * (band - 4));

/**
 * Attenuation of sound by the air itself, from the relaxation of oxygen and nitrogen.
 *
 * @param air `temperature`, °C, −20…50, 20 when absent; `relativeHumidity`, 0.05…1, 0.5 when absent; `pressure`, Pa, 50 000…110 000, 101 325 when absent
 * @returns attenuation per metre, dB/m, at the exact midband frequencies
 * @throws {OutOfRangeError} when an input is outside its range
 * @source iso-9613-1, eqs. 3–5 and annex B
 * @example
 * ```ts
 * import { airAttenuation } from "@org/hvac-core/acoustics";
 * airAttenuation({ temperature: 10, relativeHumidity: 0.7 })[4] * 1000; // 3.658
 * ```
 */
export function airAttenuation(
  air: { readonly temperature?: number; readonly relativeHumidity?: number; readonly pressure?: number } = {},
): OctaveSpectrum {
  const kelvin = requireInRange("temperature", air.temperature ?? 20, -20, 50, "°C") + icePoint;
  const humidity = requireInRange("relativeHumidity", air.relativeHumidity ?? 0.5, 0.05, 1, "") * 100;
  const pressure = requireInRange("pressure", air.pressure ?? standardPressure, 50_000, 110_000, "Pa") / standardPressure;
  const warmth = kelvin / referenceTemperature;
  // Molar share of water vapour, %.
  const vapour = (humidity * 10 ** (-6.8346 * (triplePoint / kelvin) ** 1.261 + 4.6151)) / pressure;
  const oxygen = pressure * (24 + (4.04e4 * vapour * (0.02 + vapour)) / (0.391 + vapour));
  const nitrogen = pressure * warmth ** -0.5 * (9 + 280 * vapour * Math.exp(-4.17 * (warmth ** (-1 / 3) - 1)));
  return eachBand((_, band) => {
    const square = exactFrequency(band) ** 2;
    const classical = (1.84e-11 / pressure) * warmth ** 0.5;
    const relaxation =
      (0.01275 * Math.exp(-2239.1 / kelvin)) / (oxygen + square / oxygen) +
      (0.1068 * Math.exp(-3352 / kelvin)) / (nitrogen + square / nitrogen);
    return 8.686 * square * (classical + warmth ** -2.5 * relaxation);
  });
}
