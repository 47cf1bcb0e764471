import type { Window } from "../../../loads/index.ts";
import { solarDriveOf, type ResponseStore } from "../../../loads/internal.ts";
import { spectrumOf, type Spectrum } from "../../../zones/internal.ts";

/** Surface as its sol-air temperature sees it. */
export interface SunnySurface {
  readonly tilt: number;
  readonly azimuth: number;
  readonly absorptanceRatio: number;
  readonly longwaveCorrection: number;
}

/** Convolution of days with a series of 24 shares. */
function delayed(series: readonly number[], values: ArrayLike<number>): Float64Array {
  return Float64Array.from(values, (_, k) => {
    const hour = k % 24;
    let sum = 0;
    for (let lag = 0; lag < 24; lag++) sum += series[lag]! * values[k - hour + ((hour - lag + 24) % 24)]!;
    return sum;
  });
}

/** Amplitudes of the hours of twelve days, each calculated when it is needed. */
class YearSpectra {
  readonly #hours: ArrayLike<number>;
  readonly #months: (Spectrum | undefined)[] = [];

  constructor(hours: ArrayLike<number>) {
    this.#hours = hours;
  }

  month(month: number): Spectrum {
    return (this.#months[month] ??= spectrumOf(this.#hours, 24 * month));
  }
}

/** Sunlight of a window. */
interface SunYear {
  readonly beam: YearSpectra;
  readonly diffuse: YearSpectra;
}

/** Amplitudes of the design days of one kind, by month, which rooms share: temperatures outside, and sun. */
export class DaySpectra {
  readonly #store: ResponseStore;
  readonly #dryBulb: YearSpectra;
  readonly #outdoorAir = new Map<number, YearSpectra>();
  readonly #solAir = new Map<string, YearSpectra>();
  readonly #ofSurface = new WeakMap<SunnySurface, YearSpectra>();
  readonly #sun = new Map<string, SunYear>();
  readonly #ofWindow = new WeakMap<Window, SunYear>();

  constructor(store: ResponseStore) {
    this.#store = store;
    this.#dryBulb = new YearSpectra(store.days.dryBulb);
  }

  /** Outdoor air, °C. */
  dryBulb(month: number): Spectrum {
    return this.#dryBulb.month(month);
  }

  /** Sol-air temperature of a surface, °C, as it is or as a conduction time series delays it. */
  solAir(month: number, surface: SunnySurface, factors?: readonly number[]): Spectrum {
    let year = this.#ofSurface.get(surface);
    if (!year) this.#ofSurface.set(surface, (year = this.#solAirOf(surface, factors)));
    return year.month(month);
  }

  #solAirOf(surface: SunnySurface, factors: readonly number[] | undefined): YearSpectra {
    const { tilt, azimuth, absorptanceRatio, longwaveCorrection } = surface;
    const series = factors && this.#store.series("factors", factors);
    const key = `${tilt} ${azimuth} ${absorptanceRatio} ${longwaveCorrection} ${series}`;
    let year = this.#solAir.get(key);
    if (year) return year;
    const { temperatures } = this.#store.solAir(surface);
    year = new YearSpectra(factors ? delayed(factors, temperatures) : temperatures);
    this.#solAir.set(key, year);
    return year;
  }

  /** Sensible heat of 1 m³/s of outdoor air in a room at a temperature, W. */
  outdoorAir(month: number, dryBulb: number): Spectrum {
    let year = this.#outdoorAir.get(dryBulb);
    if (!year) {
      year = new YearSpectra(this.#store.outdoorAir({ dryBulb, humidityRatio: 0 }).sensible);
      this.#outdoorAir.set(dryBulb, year);
    }
    return year.month(month);
  }

  /** Beam or diffuse light through 1 m² of glass with an SHGC of 1, W/m². */
  sunlight(month: number, window: Window, part: keyof SunYear): Spectrum {
    let year = this.#ofWindow.get(window);
    if (!year) this.#ofWindow.set(window, (year = this.#sunOf(window)));
    return year[part].month(month);
  }

  /** Sunlight of a year; windows that differ by their area share it. */
  #sunOf(window: Window): SunYear {
    const drive = solarDriveOf(window);
    const key = JSON.stringify(drive);
    let year = this.#sun.get(key);
    if (year) return year;
    const { beam, diffuse } = this.#store.sunlight(drive);
    year = { beam: new YearSpectra(beam), diffuse: new YearSpectra(diffuse) };
    this.#sun.set(key, year);
    return year;
  }
}

const spectra = new WeakMap<ResponseStore, DaySpectra>();

export function spectraOf(store: ResponseStore): DaySpectra {
  let known = spectra.get(store);
  if (!known) spectra.set(store, (known = new DaySpectra(store)));
  return known;
}
