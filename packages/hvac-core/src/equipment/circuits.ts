import { requireInRange } from "../refusals/errors.ts";
import { ratingAtLeast, ratingAtMost } from "./standardRatings.ts";

/** Minimum ampacity of a branch circuit, and its maximum protection. */
export interface Circuit {
  /** Minimum circuit ampacity, A. */
  readonly ampacity: number;
  /** Maximum rating of the overcurrent protection, A: a standard rating. */
  readonly protection: number;
}

/** Maximum current of a load, A. */
export const largestCurrent = 2000;

/** Currents of a packaged unit, A. */
export interface PackagedLoads {
  /** Rated-load current of the largest compressor, or its branch-circuit selection current where that is greater. */
  readonly compressor?: number;
  /** Rated-load current of all other compressors, A. */
  readonly otherCompressors?: number;
  /** Full-load current of the largest other motor. */
  readonly motor?: number;
  /** Current of all other motors and loads, A. */
  readonly otherMotors?: number;
  /** Current of electric heaters, A. */
  readonly heater?: number;
  /** Whether the heaters may run together with the compressors, as in heat pumps. */
  readonly heatsWithCompressors?: boolean;
}

const current = (parameter: string, value = 0): number => requireInRange(parameter, value, 0, largestCurrent, "A");

/**
 * Circuit of a packaged unit with one supply: 125 % of the largest motor or compressor plus all others; with heaters, 125 % of all loads that
 * run together with them. Protected by 225 % of the largest plus all others, rounded down to a standard rating, and never below the ampacity.
 *
 * @param loads currents, A, 0…2000 each
 * @returns ampacity and protection, A
 * @throws {OutOfRangeError} when a current is out of range, or no standard rating is as large
 * @source nfpa-70, 440.33 and 440.22(B), 424.4(B)
 * @source trane-rt-prc031, electrical service sizing, sets 1 and 2
 * @example
 * ```ts
 * import { packagedCircuit } from "@org/hvac-core/equipment";
 * packagedCircuit({ compressor: 20, motor: 2.5 }).ampacity; // 27.5
 * packagedCircuit({ compressor: 20, motor: 2.5 }).protection; // 45
 * ```
 */
export function packagedCircuit(loads: PackagedLoads): Circuit {
  const compressor = current("compressor", loads.compressor);
  const otherCompressors = current("otherCompressors", loads.otherCompressors);
  const motor = current("motor", loads.motor);
  const otherMotors = current("otherMotors", loads.otherMotors);
  const heater = current("heater", loads.heater);
  const largest = Math.max(compressor, motor);
  const others = compressor + otherCompressors + motor + otherMotors - largest;
  const cooling = { ampacity: 1.25 * largest + others, device: 2.25 * largest + others };
  if (heater === 0) return { ampacity: cooling.ampacity, protection: protectionOf(cooling.ampacity, cooling.device) };
  const [largestWithHeater, othersWithHeater] = loads.heatsWithCompressors ? [largest, others] : [motor, otherMotors];
  const ampacity = Math.max(cooling.ampacity, 1.25 * (largestWithHeater + othersWithHeater + heater));
  return { ampacity, protection: protectionOf(ampacity, Math.max(cooling.device, 2.25 * largestWithHeater + othersWithHeater + heater)) };
}

const protectionOf = (ampacity: number, device: number): number => Math.max(ratingAtMost(device), ratingAtLeast(ampacity));

/** Devices that protect the circuit of a motor, and their maximum rating over its full-load current. */
export const motorDevices = { breaker: 2.5, dualElementFuse: 1.75, fuse: 3 } as const;

/** A device that protects the circuit of a motor. */
export type MotorDevice = keyof typeof motorDevices;

/** Currents of motors on one circuit, A. */
export interface MotorLoads {
  /** Full-load current of the largest motor. */
  readonly motor: number;
  /** Full-load current of all other motors, A. */
  readonly otherMotors?: number;
  readonly device: MotorDevice;
}

/**
 * Circuit of motors: 125 % of the largest plus all others. The device of a single motor is rounded up to a standard rating; that of several is
 * the largest motor's plus all others, rounded down, and never below the ampacity.
 *
 * @param loads currents, A, 0…2000 each, and the device
 * @returns ampacity and protection, A
 * @throws {OutOfRangeError} when a current is out of range, or no standard rating is as large
 * @source nfpa-70, 430.22 and 430.24, 430.52(C)(1) and 430.53(C)(4)
 * @example
 * ```ts
 * import { motorCircuit } from "@org/hvac-core/equipment";
 * motorCircuit({ motor: 34, device: "fuse" }).ampacity; // 42.5
 * motorCircuit({ motor: 34, device: "fuse" }).protection; // 110
 * ```
 */
export function motorCircuit(loads: MotorLoads): Circuit {
  const motor = current("motor", loads.motor);
  const otherMotors = current("otherMotors", loads.otherMotors);
  const ampacity = 1.25 * motor + otherMotors;
  const single = ratingAtLeast(motorDevices[loads.device] * motor);
  return { ampacity, protection: otherMotors === 0 ? single : protectionOf(ampacity, single + otherMotors) };
}
