/** Hours of a day that repeats, and harmonics that its hourly values have. */
export const hours = 24;
export const harmonics = 13;

const cosines = Float64Array.from({ length: hours }, (_, k) => Math.cos((2 * Math.PI * k) / hours));
const sines = Float64Array.from({ length: hours }, (_, k) => Math.sin((2 * Math.PI * k) / hours));

/** Amplitudes of e^{iωt} of a day, of which the hours are the real parts: the real parts of all harmonics, then the imaginary ones. */
export type Spectrum = Float64Array;

export const emptySpectrum = (): Spectrum => new Float64Array(2 * harmonics);

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
export function hoursOf(spectrum: Spectrum): Float64Array {
  const values = new Float64Array(hours);
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

/** Amplitudes of a constant. */
export function constantOf(value: number): Spectrum {
  const spectrum = emptySpectrum();
  spectrum[0] = value;
  return spectrum;
}

/** Adds amplitudes times a factor. */
export function addScaled(target: Spectrum, added: Spectrum, factor: number): void {
  for (let n = 0; n < target.length; n++) target[n] = target[n]! + factor * added[n]!;
}
