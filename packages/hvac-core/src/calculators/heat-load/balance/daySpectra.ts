import type { Window } from "../../../loads/index.ts";
import { solarDriveOf, type ResponseStore } from "../../../loads/internal.ts";
import { constantOf, spectrumOf, type Spectrum } from "../../../zones/internal.ts";

/** Surface as its sol-air temperature sees it. */
export interface SunnySurface {
  readonly tilt: number;
  readonly azimuth: number;
  readonly absorptanceRatio: number;
  readonly longwaveCorrection: number;
}

/** Sunlight through 1 m² of glass with an SHGC of 1. */
export interface SunSpectra {
  readonly beam: Spectrum;
  readonly diffuse: Spectrum;
}

/** Convolution of a day with a series of 24 shares. */
function delayed(series: readonly number[], values: ArrayLike<number>, from: number): Float64Array {
  return Float64Array.from({ length: 24 }, (_, hour) => {
    let sum = 0;
    for (let lag = 0; lag < 24; lag++) sum += series[lag]! * values[from + ((hour - lag + 24) % 24)]!;
    return sum;
  });
}

/** Amplitudes of the design days of one kind, by month, which rooms share: temperatures outside, and sun. */
export class DaySpectra {
  readonly #store: ResponseStore;
  readonly #known = new Map<string, Spectrum>();
  readonly #schedules = new WeakMap<readonly number[], Spectrum>();
  readonly #sun = new Map<string, readonly SunSpectra[]>();
  readonly #ofWindow = new WeakMap<Window, readonly SunSpectra[]>();

  constructor(store: ResponseStore) {
    this.#store = store;
  }

  #spectrum(key: string, compute: () => Spectrum): Spectrum {
    let spectrum = this.#known.get(key);
    if (!spectrum) this.#known.set(key, (spectrum = compute()));
    return spectrum;
  }

  /** Outdoor air, °C. */
  dryBulb(month: number): Spectrum {
    return this.#spectrum(`air ${month}`, () => spectrumOf(this.#store.days.dryBulb, 24 * month));
  }

  /** Sol-air temperature of a surface, °C, as it is or as a conduction time series delays it. */
  solAir(month: number, surface: SunnySurface, factors?: readonly number[]): Spectrum {
    const { tilt, azimuth, absorptanceRatio, longwaveCorrection } = surface;
    const series = factors && this.#store.series("factors", factors);
    return this.#spectrum(`sol-air ${month} ${tilt} ${azimuth} ${absorptanceRatio} ${longwaveCorrection} ${series}`, () => {
      const { temperatures } = this.#store.solAir(surface);
      return factors ? spectrumOf(delayed(factors, temperatures, 24 * month)) : spectrumOf(temperatures, 24 * month);
    });
  }

  /** Sensible heat of 1 m³/s of outdoor air in a room at a temperature, W. */
  outdoorAir(month: number, dryBulb: number): Spectrum {
    return this.#spectrum(`outdoor air ${month} ${dryBulb}`, () =>
      spectrumOf(this.#store.outdoorAir({ dryBulb, humidityRatio: 0 }).sensible, 24 * month),
    );
  }

  /** Share of a gain by its schedule; always 1 without one. */
  schedule(schedule: readonly number[] | undefined): Spectrum {
    if (!schedule) return always;
    let spectrum = this.#schedules.get(schedule);
    if (!spectrum) this.#schedules.set(schedule, (spectrum = spectrumOf(schedule)));
    return spectrum;
  }

  sunlight(month: number, window: Window): SunSpectra {
    let year = this.#ofWindow.get(window);
    if (!year) this.#ofWindow.set(window, (year = this.#sunOf(window)));
    return year[month]!;
  }

  /** Sunlight of all months; windows that differ by their area share it. */
  #sunOf(window: Window): readonly SunSpectra[] {
    const drive = solarDriveOf(window);
    const key = JSON.stringify(drive);
    let year = this.#sun.get(key);
    if (year) return year;
    const { beam, diffuse } = this.#store.sunlight(drive);
    year = Array.from({ length: 12 }, (_, month) => ({ beam: spectrumOf(beam, 24 * month), diffuse: spectrumOf(diffuse, 24 * month) }));
    this.#sun.set(key, year);
    return year;
  }
}

const always = constantOf(1);

const spectra = new WeakMap<ResponseStore, DaySpectra>();

export function spectraOf(store: ResponseStore): DaySpectra {
  let known = spectra.get(store);
  if (!known) spectra.set(store, (known = new DaySpectra(store)));
  return known;
}
