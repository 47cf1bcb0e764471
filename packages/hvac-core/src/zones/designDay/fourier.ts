/** Hours of a day that repeats, and harmonics that its hourly values have. */
export const hours = 24;
export const harmonics = 13;

const cosines = Float64Array.from({ length: hours }, (_, k) => Math.cos((2 * Math.PI * k) / hours));
const sines = Float64Array.from({ length: hours }, (_, k) => Math.sin((2 * Math.PI * k) / hours));

/** Amplitudes of e^{iωt} of a day, of which the hours are the real parts: the real parts of all harmonics, then the imaginary ones. */
export type Spectrum = number[];

const zeros: Spectrum = Array.from({ length: 2 * harmonics }, () => 0);

/** Zeros. A copy of a list takes a tenth of the time of a typed array of this size. */
export const emptySpectrum = (): Spectrum => zeros.slice();

/**
 * Amplitudes of a day of hourly values.
 *
 * @source mathematics, discrete Fourier transform
 */
export function spectrumOf(values: ArrayLike<number>, from = 0): Spectrum {
  const spectrum = emptySpectrum();
  for (let n = 0; n < harmonics; n++) {
    let [real, imaginary] = [0, 0];
    for (let hour = 0; hour < hours; hour++) {
      const value = values[from + hour]!;
      const angle = (n * hour) % hours;
      real += value * cosines[angle]!;
      imaginary -= value * sines[angle]!;
    }
    // The mean and the swing from hour to hour occur once in the transform, the others as two conjugates.
    const scale = n === 0 || n === hours / 2 ? 1 / hours : 2 / hours;
    spectrum[n] = real * scale;
    spectrum[harmonics + n] = imaginary * scale;
  }
  return spectrum;
}

/** Hourly values of amplitudes. */
export function hoursOf(spectrum: Spectrum): number[] {
  const values = zeros.slice(0, hours);
  for (let hour = 0; hour < hours; hour++) {
    let value = 0;
    for (let n = 0; n < harmonics; n++) {
      const angle = (n * hour) % hours;
      value += spectrum[n]! * cosines[angle]! - spectrum[harmonics + n]! * sines[angle]!;
    }
    values[hour] = value;
  }
  return values;
}

/** Adds amplitudes times a factor. */
export function addScaled(target: Spectrum, added: Spectrum, factor: number): void {
  for (let n = 0; n < target.length; n++) target[n] = target[n]! + factor * added[n]!;
}

/** Adds the product of amplitudes, harmonic by harmonic, times a factor. */
export function addProduct(target: Spectrum, first: Spectrum, second: Spectrum, factor = 1): void {
  for (let n = 0; n < harmonics; n++) {
    const imaginary = harmonics + n;
    const [a, b, c, d] = [first[n]!, first[imaginary]!, second[n]!, second[imaginary]!];
    target[n] = target[n]! + factor * (a * c - b * d);
    target[imaginary] = target[imaginary]! + factor * (a * d + b * c);
  }
}
