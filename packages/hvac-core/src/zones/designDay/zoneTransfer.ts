import { emptySpectrum, harmonics, type Spectrum } from "./fourier.ts";
import type { WallResponse } from "./wallResponse.ts";

/** A face of a room on a day that repeats. */
export interface PeriodicFace {
  /** m². */
  readonly area: number;
  /** Films to the air and to the middle of the room's radiation, W/(m²·K), constant over the day. */
  readonly convection: number;
  readonly radiation: number;
  readonly response: WallResponse;
}

/** Cooling load of what drives a room whose air is held at one temperature, by harmonic: the load of all is the sum of their products. */
export interface ZoneTransfer {
  /** Load of radiant heat, W/W. */
  readonly radiant: Spectrum;
  /** Load of the heat that a face absorbs, W/(W/m²). */
  readonly faces: readonly Spectrum[];
}

/**
 * Heat balance of a room's surfaces and its air over a day that repeats, with constant films: each harmonic of the day is one linear equation of the room's
 * radiation, so nothing is warmed up or iterated, and what drives the room may be added later.
 *
 * @source ashrae-hof-2021, ch. 18, heat balance method
 * @source carroll-1980
 */
export function zoneTransfer(faces: readonly PeriodicFace[]): ZoneTransfer {
  const radiant = emptySpectrum();
  const transfers = faces.map(emptySpectrum);
  for (let n = 0; n < harmonics; n++) {
    const imaginary = harmonics + n;
    // A face has 1/total of what it absorbs as its temperature above the air, in which the radiation has a balance with all faces.
    let [balance, balanceImaginary, drive, driveImaginary] = [0, 0, 0, 0];
    for (let f = 0; f < faces.length; f++) {
      const { area, convection, radiation, response } = faces[f]!;
      const total = response.inward[n]! + convection + radiation;
      const totalImaginary = response.inward[imaginary]!;
      const size = total * total + totalImaginary * totalImaginary;
      const [real, other] = [total / size, -totalImaginary / size];
      const exchange = area * radiation;
      balance += exchange * (1 - radiation * real);
      balanceImaginary -= exchange * radiation * other;
      drive += exchange * convection * real;
      driveImaginary += exchange * convection * other;
      transfers[f]![n] = real;
      transfers[f]![imaginary] = other;
    }
    const size = balance * balance + balanceImaginary * balanceImaginary;
    const share = size > 0 ? (drive * balance + driveImaginary * balanceImaginary) / size : 0;
    const shareImaginary = size > 0 ? (driveImaginary * balance - drive * balanceImaginary) / size : 0;
    radiant[n] = share;
    radiant[imaginary] = shareImaginary;
    for (let f = 0; f < faces.length; f++) {
      const { area, convection, radiation } = faces[f]!;
      const [real, other] = [transfers[f]![n]!, transfers[f]![imaginary]!];
      const [film, filmImaginary] = [area * (convection + radiation * share), area * radiation * shareImaginary];
      transfers[f]![n] = film * real - filmImaginary * other;
      transfers[f]![imaginary] = film * other + filmImaginary * real;
    }
  }
  return { radiant, faces: transfers };
}
