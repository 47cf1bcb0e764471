import { addProduct, emptySpectrum, harmonics, hours, hoursOf } from "./fourier.ts";
import type { PeriodicFace, ZoneTransfer } from "./zoneTransfer.ts";

/** Cooling that is off in some hours, in which the air floats. */
export interface OffHours {
  /** 24 hours. */
  readonly isOff: readonly boolean[];
  /** Heat flow of outdoor air per kelvin, W/K. */
  readonly airConductance: number;
  /** Heat capacity of the air and of what follows it at once, J/K. */
  readonly airCapacity: number;
}

const hour = 3600;

/** Change of the load in each hour after a kelvin of the air in the first one, W/K: surfaces, outdoor air, and the air itself within an hour. */
function airResponse(
  { airConductance, airCapacity }: OffHours,
  { faces: transfers }: ZoneTransfer,
  faces: readonly PeriodicFace[],
): number[] {
  const response = emptySpectrum();
  // To a kelvin more of the air a face is one that takes heat from the room.
  for (const [f, transfer] of transfers.entries()) addProduct(response, transfer, faces[f]!.response.inward, -1);
  for (let n = 0; n < harmonics; n++) {
    const angle = (2 * Math.PI * n) / hours;
    const share = n === 0 || n === hours / 2 ? 1 / hours : 2 / hours;
    response[n] = share * (response[n]! - airConductance - (airCapacity / hour) * (1 - Math.cos(angle)));
    response[harmonics + n] = share * (response[harmonics + n]! - (airCapacity / hour) * Math.sin(angle));
  }
  return hoursOf(response);
}

/** Solution of linear equations, whose rows have their right sides behind, by elimination with pivots. */
function solved(rows: number[][]): number[] {
  const count = rows.length;
  for (let k = 0; k < count; k++) {
    let pivot = k;
    for (let i = k + 1; i < count; i++) if (Math.abs(rows[i]![k]!) > Math.abs(rows[pivot]![k]!)) pivot = i;
    [rows[k], rows[pivot]] = [rows[pivot]!, rows[k]!];
    for (let i = k + 1; i < count; i++) {
      const factor = rows[i]![k]! / rows[k]![k]!;
      for (let j = k; j <= count; j++) rows[i]![j] = rows[i]![j]! - factor * rows[k]![j]!;
    }
  }
  const solution = rows.map(() => 0);
  for (let i = count - 1; i >= 0; i--) {
    let sum = rows[i]![count]!;
    for (let j = i + 1; j < count; j++) sum -= rows[i]![j]! * solution[j]!;
    solution[i] = sum / rows[i]![i]!;
  }
  return solution;
}

/**
 * Sensible cooling load of a room over a day that repeats, with cooling that is off in some hours and brings the air back within the hour before it is on.
 *
 * @param load of cooling all day, W, 24 hours
 * @returns hourly loads, W; zero in hours in which it is off
 * @source mathematics, superposition of the responses to the air's temperature of each hour
 */
export function intermittentLoad(load: readonly number[], off: OffHours, transfer: ZoneTransfer, faces: readonly PeriodicFace[]): number[] {
  const offHours = off.isOff.flatMap((isOff, index) => (isOff ? index : []));
  if (offHours.length === 0) return [...load];
  const response = airResponse(off, transfer, faces);
  const between = (later: number, earlier: number): number => response[(later - earlier + hours) % hours]!;
  const rows = offHours.map((later) => [...offHours.map((earlier) => between(later, earlier)), -load[later]!]);
  const air = solved(rows);
  return load.map((held, index) =>
    off.isOff[index] ? 0 : offHours.reduce((sum, earlier, place) => sum + between(index, earlier) * air[place]!, held),
  );
}
