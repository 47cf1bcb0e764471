import { emptySpectrum, harmonics, hours, hoursOf } from "./fourier.ts";
import { periodicLoad, type PeriodicZone } from "./periodicZone.ts";

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
function airResponse({ surfaces }: PeriodicZone, { airConductance, airCapacity }: OffHours): Float64Array {
  const response = emptySpectrum();
  for (let n = 0; n < harmonics; n++) {
    // Middle of the radiation: balance · radiant = drive, both complex.
    let [balance, balanceImaginary, drive, driveImaginary] = [0, 0, 0, 0];
    const faces = surfaces.map((surface) => {
      const total = surface.response.inward[n]! + surface.convection + surface.radiation;
      const imaginary = surface.response.inward[harmonics + n]!;
      const size = total * total + imaginary * imaginary;
      const [real, other] = [total / size, -imaginary / size];
      const exchange = surface.area * surface.radiation;
      balance += exchange * (1 - surface.radiation * real);
      balanceImaginary -= exchange * surface.radiation * other;
      drive += exchange * surface.convection * real;
      driveImaginary += exchange * surface.convection * other;
      return [real, other] as const;
    });
    const size = balance * balance + balanceImaginary * balanceImaginary;
    const radiant = size > 0 ? (drive * balance + driveImaginary * balanceImaginary) / size : 0;
    const radiantImaginary = size > 0 ? (driveImaginary * balance - drive * balanceImaginary) / size : 0;
    const angle = (2 * Math.PI * n) / hours;
    let real = -airConductance - (airCapacity / hour) * (1 - Math.cos(angle));
    let imaginary = -(airCapacity / hour) * Math.sin(angle);
    surfaces.forEach(({ area, convection, radiation }, s) => {
      const [a, b] = faces[s]!;
      const [c, d] = [convection + radiation * radiant, radiation * radiantImaginary];
      real += area * convection * (a * c - b * d - 1);
      imaginary += area * convection * (a * d + b * c);
    });
    const share = n === 0 || n === hours / 2 ? 1 / hours : 2 / hours;
    response[n] = share * real;
    response[harmonics + n] = share * imaginary;
  }
  return hoursOf(response);
}

/** Solution of linear equations, whose rows have their right sides behind, by elimination with pivots. */
function solved(rows: Float64Array[]): Float64Array {
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
  const solution = new Float64Array(count);
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
 * @returns hourly loads, W; zero in hours in which it is off
 * @source mathematics, superposition of the responses to the air's temperature of each hour
 */
export function intermittentLoad(zone: PeriodicZone, off: OffHours): Float64Array {
  const load = periodicLoad(zone);
  const offHours = off.isOff.flatMap((isOff, index) => (isOff ? index : []));
  if (offHours.length === 0) return load;
  const response = airResponse(zone, off);
  const between = (later: number, earlier: number): number => response[(later - earlier + hours) % hours]!;
  const rows = offHours.map((later) => Float64Array.from([...offHours.map((earlier) => between(later, earlier)), -load[later]!]));
  const air = solved(rows);
  return load.map((held, index) =>
    off.isOff[index] ? 0 : offHours.reduce((sum, earlier, place) => sum + between(index, earlier) * air[place]!, held),
  );
}
