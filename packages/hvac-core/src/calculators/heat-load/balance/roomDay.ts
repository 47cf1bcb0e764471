import {
  addProduct,
  addScaled,
  emptySpectrum,
  harmonics,
  hoursOf,
  intermittentLoad,
  spectrumOf,
  zoneTransfer,
  type OffHours,
  type PeriodicFace,
  type Spectrum,
  type ZoneTransfer,
} from "../../../zones/internal.ts";
import type { DaySpectra } from "./daySpectra.ts";

/** Amplitudes of what drives a room on a month's day; its month, 0…11. */
type Drive = (spectra: DaySpectra, month: number) => Spectrum;

const schedules = new WeakMap<readonly number[], Spectrum>();

/** Amplitudes of a schedule, which rooms share. */
function spectrumOfSchedule(schedule: readonly number[]): Spectrum {
  let spectrum = schedules.get(schedule);
  if (!spectrum) schedules.set(schedule, (spectrum = spectrumOf(schedule)));
  return spectrum;
}

/** Load of a room as a sum: of each drive the amplitudes times what they add. Rooms share the drives of a place; only the sum is made for each day. */
export class RoomDay {
  readonly #faces: readonly PeriodicFace[];
  readonly #transfer: ZoneTransfer;
  /** The same on all days. */
  readonly #daily = emptySpectrum();
  readonly #drives: { readonly drive: Drive; readonly transfer: Spectrum }[] = [];

  constructor(faces: readonly PeriodicFace[]) {
    this.#faces = faces;
    this.#transfer = zoneTransfer(faces);
  }

  /** Load of a gain of some watts for each unit of its drive. */
  gain(watts: number, radiantFraction: number): Spectrum {
    const transfer = emptySpectrum().fill(watts * (1 - radiantFraction), 0, harmonics);
    addScaled(transfer, this.#transfer.radiant, watts * radiantFraction);
    return transfer;
  }

  /** Load of 1 W that a face absorbs. */
  absorbed(face: number): Spectrum {
    const transfer = emptySpectrum();
    addScaled(transfer, this.#transfer.faces[face]!, 1 / this.#faces[face]!.area);
    return transfer;
  }

  /** Load of 1 K beyond a face, W/K. */
  beyond(face: number): Spectrum {
    const transfer = emptySpectrum();
    addProduct(transfer, this.#transfer.faces[face]!, this.#faces[face]!.response.through);
    return transfer;
  }

  /** Adds a drive, which no one changes. */
  add(drive: Drive, transfer: Spectrum): void {
    this.#drives.push({ drive, transfer });
  }

  /** Adds a drive that is constant over the day and the year. */
  addSteady(transfer: Spectrum, value: number): void {
    this.#daily[0] = this.#daily[0]! + value * transfer[0]!;
  }

  /** Adds a drive of the hours of every day; always 1 without a schedule. */
  addScheduled(schedule: readonly number[] | undefined, transfer: Spectrum): void {
    if (schedule) addProduct(this.#daily, spectrumOfSchedule(schedule), transfer);
    else this.addSteady(transfer, 1);
  }

  /** Sensible load of the hours of a month's day, W; its month, 0…11. */
  load(spectra: DaySpectra, month: number): number[] {
    const load = this.#daily.slice();
    for (const { drive, transfer } of this.#drives) addProduct(load, drive(spectra, month), transfer);
    return hoursOf(load);
  }

  /** The same with cooling that is off in some hours. */
  intermittentLoad(load: readonly number[], off: OffHours): number[] {
    return intermittentLoad(load, off, this.#transfer, this.#faces);
  }
}
