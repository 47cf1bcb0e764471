import { OutOfRangeError, requireInRange, requireKnown } from "../refusals/errors.ts";
import { horsepower } from "../constants/inchPound.ts";

/**
 * Lower end of a range of rated power, hp, and the lowest full-load efficiency in percent with 2, 4, 6 and 8 poles: open motors, enclosed
 * motors. Shorter lists end where the standard has no motor.
 */
type Row = readonly [from: number, open: readonly number[], enclosed: readonly number[]];

const rows: readonly Row[] = [
  [1, [77, 85.5, 82.5, 75.5], [77, 85.5, 82.5, 75.5]],
  [1.5, [84, 86.5, 86.5, 77], [84, 86.5, 87.5, 78.5]],
  [2, [85.5, 86.5, 87.5, 86.5], [85.5, 86.5, 88.5, 84]],
  [3, [85.5, 89.5, 88.5, 87.5], [86.5, 89.5, 89.5, 85.5]],
  [5, [86.5, 89.5, 89.5, 88.5], [88.5, 89.5, 89.5, 86.5]],
  [7.5, [88.5, 91, 90.2, 89.5], [89.5, 91.7, 91, 86.5]],
  [10, [89.5, 91.7, 91.7, 90.2], [90.2, 91.7, 91, 89.5]],
  [15, [90.2, 93, 91.7, 90.2], [91, 92.4, 91.7, 89.5]],
  [20, [91, 93, 92.4, 91], [91, 93, 91.7, 90.2]],
  [25, [91.7, 93.6, 93, 91], [91.7, 93.6, 93, 90.2]],
  [30, [91.7, 94.1, 93.6, 91.7], [91.7, 93.6, 93, 91.7]],
  [40, [92.4, 94.1, 94.1, 91.7], [92.4, 94.1, 94.1, 91.7]],
  [50, [93, 94.5, 94.1, 92.4], [93, 94.5, 94.1, 92.4]],
  [60, [93.6, 95, 94.5, 93], [93.6, 95, 94.5, 92.4]],
  [75, [93.6, 95, 94.5, 94.1], [93.6, 95.4, 94.5, 93.6]],
  [100, [93.6, 95.4, 95, 94.1], [94.1, 95.4, 95, 93.6]],
  [125, [94.1, 95.4, 95, 94.1], [95, 95.4, 95, 94.1]],
  [150, [94.1, 95.8, 95.4, 94.1], [95, 95.8, 95.8, 94.1]],
  [200, [95, 95.8, 95.4, 94.1], [95.4, 96.2, 95.8, 94.5]],
  [250, [95, 95.8, 95.8, 95], [95.8, 96.2, 95.8, 95]],
  [300, [95.4, 95.8, 95.8], [95.8, 96.2, 95.8]],
  [350, [95.4, 95.8, 95.8], [95.8, 96.2, 95.8]],
  [400, [95.8, 95.8], [95.8, 96.2]],
  [450, [96.2, 96.2], [95.8, 96.2]],
  [500, [96.2, 96.2], [95.8, 96.2]],
];

const polesInOrder = [2, 4, 6, 8] as const;

/** A motor by its rated output and kind. */
export interface Motor {
  /** Rated output, 745…373000 W. */
  readonly power: number;
  /** Number of poles: 3600, 1800, 1200 or 900 rpm synchronous at 60 Hz. */
  readonly poles: 2 | 4 | 6 | 8;
  readonly enclosure: "open" | "enclosed";
}

/**
 * Minimum full-load efficiency of a general-purpose motor for 60 Hz by the standard.
 *
 * @param motor rated output in W, number of poles, enclosure
 * @returns the efficiency, 0…1
 * @throws {OutOfRangeError} when the power lies outside 745…373000 W, or the standard has no motor of that power and number of poles
 * @throws {UnknownNameError} when the enclosure is unknown
 * @source ashrae-90.1, §10.4, minimum motor efficiencies
 * @example
 * ```ts
 * import { minimumMotorEfficiency } from "@org/hvac-core/reference";
 * minimumMotorEfficiency({ power: 7500, poles: 4, enclosure: "enclosed" }); // 0.917
 * ```
 */
export function minimumMotorEfficiency({ power, poles, enclosure }: Motor): number {
  requireInRange("power", power, 745, 373000, "W");
  requireKnown("enclosure", enclosure, ["open", "enclosed"]);
  const column = polesInOrder.indexOf(poles);
  if (column < 0)
    throw new OutOfRangeError({ parameter: "poles", value: poles, min: 2, max: 8, unit: "", reason: "it must be 2, 4, 6 or 8" });
  // A thousandth of tolerance: motors are rated in round numbers of kW.
  const row = rows.findLast(([from]) => power >= from * horsepower * 0.999)!;
  const percent = row[enclosure === "open" ? 1 : 2][column];
  if (percent === undefined) {
    const last = rows.findLast((each) => each[enclosure === "open" ? 1 : 2][column] !== undefined)!;
    const reason = `no motor of ${poles} poles is listed`;
    throw new OutOfRangeError({ parameter: "power", value: power, min: 745, max: last[0] * horsepower, unit: "W", reason });
  }
  return percent / 100;
}
