import { emptySpectrum, harmonics, hoursOf, type Spectrum } from "./fourier.ts";
import type { WallResponse } from "./wallResponse.ts";

/** A surface of a room on a day that repeats. */
export interface PeriodicSurface {
  /** m². */
  readonly area: number;
  /** Films to the air and to the middle of the room's radiation, W/(m²·K), constant over the day. */
  readonly convection: number;
  readonly radiation: number;
  readonly response: WallResponse;
  /** Temperature beyond, °C; none beyond an identical room. */
  readonly beyond: Spectrum | undefined;
  /** Heat absorbed by the inner face, W/m². */
  readonly heat: Spectrum | undefined;
}

/** A room whose air is held at one temperature. */
export interface PeriodicZone {
  /** °C. */
  readonly temperature: number;
  readonly surfaces: readonly PeriodicSurface[];
  /** Heat to the air and to the radiation of the room, W. */
  readonly convective: Spectrum;
  readonly radiant: Spectrum;
}

/** Sum of the radiation of a room at one harmonic: its balance, and what drives it. */
class RadiationSum {
  balance = 0;
  balanceImaginary = 0;
  drive = 0;
  driveImaginary = 0;
}

/**
 * Sensible cooling load of a room by the heat balance of its surfaces and its air over a day that repeats, with constant films: each harmonic of the day is
 * one linear equation of the room's radiation, so nothing is warmed up or iterated.
 *
 * @returns hourly loads, W
 * @source ashrae-hof-2021, ch. 18, heat balance method
 * @source carroll-1980
 */
export function periodicLoad({ temperature, surfaces, convective, radiant }: PeriodicZone): Float64Array {
  const load = emptySpectrum();
  // Inner faces without the room's radiation, and what a kelvin of it adds to them: four numbers each.
  const faces = new Float64Array(4 * surfaces.length);
  for (let n = 0; n < harmonics; n++) {
    const sum = new RadiationSum();
    sum.drive = radiant[n]!;
    sum.driveImaginary = radiant[harmonics + n]!;
    for (let s = 0; s < surfaces.length; s++) addFace(surfaces[s]!, n, n === 0 ? temperature : 0, faces, 4 * s, sum);
    const size = sum.balance * sum.balance + sum.balanceImaginary * sum.balanceImaginary;
    const real = size > 0 ? (sum.drive * sum.balance + sum.driveImaginary * sum.balanceImaginary) / size : 0;
    const imaginary = size > 0 ? (sum.driveImaginary * sum.balance - sum.drive * sum.balanceImaginary) / size : 0;
    let [loadReal, loadImaginary] = [convective[n]!, convective[harmonics + n]!];
    for (let s = 0; s < surfaces.length; s++) {
      const film = surfaces[s]!.area * surfaces[s]!.convection;
      const [perReal, perImaginary] = [faces[4 * s + 2]!, faces[4 * s + 3]!];
      loadReal += film * (faces[4 * s]! + perReal * real - perImaginary * imaginary);
      loadImaginary += film * (faces[4 * s + 1]! + perReal * imaginary + perImaginary * real);
    }
    load[n] = loadReal;
    load[harmonics + n] = loadImaginary;
  }
  return hoursOf(load);
}

/**
 * Balance of one face, whose numbers begin at a place: its temperature above the air is (drive + radiation·radiant) / total.
 *
 * @param air of the room at this harmonic
 */
function addFace(surface: PeriodicSurface, n: number, air: number, faces: Float64Array, place: number, sum: RadiationSum): void {
  const { area, convection, radiation, response, beyond, heat } = surface;
  const imaginaryPart = harmonics + n;
  const total = response.inward[n]! + convection + radiation;
  const totalImaginary = response.inward[imaginaryPart]!;
  let drive = heat ? heat[n]! : 0;
  let driveImaginary = heat ? heat[imaginaryPart]! : 0;
  if (beyond) {
    const [a, b, c, d] = [response.through[n]!, response.through[imaginaryPart]!, beyond[n]! - air, beyond[imaginaryPart]!];
    drive += a * c - b * d;
    driveImaginary += a * d + b * c;
  }
  const size = total * total + totalImaginary * totalImaginary;
  const alone = (drive * total + driveImaginary * totalImaginary) / size;
  const aloneImaginary = (driveImaginary * total - drive * totalImaginary) / size;
  const perKelvin = (radiation * total) / size;
  const perKelvinImaginary = (-radiation * totalImaginary) / size;
  faces[place] = alone;
  faces[place + 1] = aloneImaginary;
  faces[place + 2] = perKelvin;
  faces[place + 3] = perKelvinImaginary;
  const exchange = area * radiation;
  sum.balance += exchange * (1 - perKelvin);
  sum.balanceImaginary -= exchange * perKelvinImaginary;
  sum.drive += exchange * alone;
  sum.driveImaginary += exchange * aloneImaginary;
}
