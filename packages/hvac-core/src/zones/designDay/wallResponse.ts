import type { Layer } from "../../envelope/index.ts";
import { chainMatrix } from "../../loads/internal.ts";
import { emptySpectrum, harmonics, type Spectrum } from "./fourier.ts";

/** Heat from a surface into a room, W/m²: `through` times the temperature outside less `inward` times that of the inner face, for each harmonic. */
export interface WallResponse {
  readonly through: Spectrum;
  readonly inward: Spectrum;
}

const day = 86_400;

type Complex = readonly [real: number, imaginary: number];
const times = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];
const over = (first: Complex, [c, d]: Complex): Complex => times(first, [c / (c * c + d * d), -d / (c * c + d * d)]);
const plus = ([a, b]: Complex, [c, d]: Complex): Complex => [a + c, b + d];

/** What is beyond the outermost layer: a temperature, or no heat flow, as in the middle of a wall between identical rooms. */
export type FarSide = "temperature" | "adiabatic";

/**
 * Response of a wall over a day that repeats, exact for its layers.
 *
 * @param layers from outside to inside; the outer film is the first, the inner film is not one
 * @source iso-13786, heat transfer matrices
 */
export function wallResponse(layers: readonly Layer[], farSide: FarSide): WallResponse {
  const [through, inward] = [emptySpectrum(), emptySpectrum()];
  const reversed = layers.toReversed();
  for (let n = 0; n < harmonics; n++) {
    const omega = (2 * Math.PI * n) / day;
    const { a12, a22, resistance } = chainMatrix(layers, omega);
    const a11 = chainMatrix(reversed, omega).a22;
    let [across, back]: [Complex, Complex] = [
      [0, 0],
      [0, 0],
    ];
    if (farSide === "temperature") {
      across = n === 0 ? [1 / resistance, 0] : over([1, 0], a12);
      back = n === 0 ? across : over(a11, a12);
    } else if (n > 0) back = over(plus(times(a11, a22), [-1, 0]), times(a12, a22));
    [through[n], through[harmonics + n]] = across;
    [inward[n], inward[harmonics + n]] = back;
  }
  return { through, inward };
}
