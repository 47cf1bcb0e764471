/**
 * A value that lies outside what a function can compute.
 *
 * Thrown by every physics function instead of returning `NaN`, `Infinity` or a silently clamped value.
 * Calculators catch it and return it as an error at the field.
 *
 * @example
 * ```ts
 * import { OutOfRangeError } from "@org/hvac-core";
 * const error = new OutOfRangeError({ parameter: "dryBulb", value: 250, min: -100, max: 200, unit: "°C" });
 * error.message; // "dryBulb is 250 °C; it must lie between -100 and 200 °C"
 * ```
 */
export class OutOfRangeError extends RangeError {
  declare readonly parameter: string;
  declare readonly value: number;
  declare readonly min: number;
  declare readonly max: number;
  declare readonly unit: string;
  /** Why, where the limits alone do not say it. */
  declare readonly reason: string | undefined;

  constructor(detail: { parameter: string; value: number; min: number; max: number; unit: string; reason?: string }) {
    const { parameter, value, min, max, unit, reason } = detail;
    const u = unit && ` ${unit}`;
    // What is no number at all, such as an unknown key, is not worth repeating as NaN.
    super(
      (reason && Number.isNaN(value) ? `${parameter}: ` : `${parameter} is ${value}${u}; `) +
        (reason ?? `it must ${min === max ? `be ${min}` : max === Infinity ? `be at least ${min}` : min === -Infinity ? `be at most ${max}` : `lie between ${min} and ${max}`}${u}`),
    );
    Object.assign(this, { name: "OutOfRangeError", ...detail });
  }
}

/**
 * Returns `value` unchanged when it is a finite number within `min`…`max` (both inclusive), and throws otherwise.
 *
 * @param parameter name of the argument, as the caller spells it
 * @param value the value to check, in `unit`
 * @param min smallest accepted value, in `unit`
 * @param max largest accepted value, in `unit`
 * @param unit unit symbol for the message; empty for a ratio
 * @returns `value`, in `unit`
 * @throws {OutOfRangeError} when `value` is not finite or lies outside the range
 * @example
 * ```ts
 * import { requireInRange } from "@org/hvac-core";
 * requireInRange("relativeHumidity", 0.5, 0, 1, ""); // 0.5
 * ```
 */
export function requireInRange(parameter: string, value: number, min: number, max: number, unit: string): number {
  if (!(value >= min && value <= max && Number.isFinite(value))) throw new OutOfRangeError({ parameter, value, min, max, unit });
  return value;
}
