import { callables, expectInt, expectKind, expectString } from "../arguments.ts";
import { EvaluationError } from "../errors.ts";
import type { RuleValue } from "../ruleValue.ts";
import { ruleInt } from "../ruleValue.ts";

const second = 1_000_000_000n;
const day = 86_400n * second;

/** Source: Firebase, Security Rules reference, rules.Timestamp. All parts are in UTC; Monday is day 1 of the week. */
export const timestampMethods = /*#__PURE__*/ callables({
  year: [0, (time) => ruleInt(calendar(time).getUTCFullYear())],
  month: [0, (time) => ruleInt(calendar(time).getUTCMonth() + 1)],
  day: [0, (time) => ruleInt(calendar(time).getUTCDate())],
  hours: [0, (time) => ruleInt(calendar(time).getUTCHours())],
  minutes: [0, (time) => ruleInt(calendar(time).getUTCMinutes())],
  seconds: [0, (time) => ruleInt(calendar(time).getUTCSeconds())],
  nanos: [0, (time) => ruleInt(floorModulo(nanosOf(time), second))],
  dayOfWeek: [0, (time) => ruleInt(calendar(time).getUTCDay() || 7)],
  dayOfYear: [0, (time) => ruleInt((startOfDay(nanosOf(time)) - startOfYear(time)) / day + 1n)],
  date: [0, (time) => ({ kind: "timestamp", nanos: startOfDay(nanosOf(time)) })],
  time: [0, (time) => ({ kind: "duration", nanos: floorModulo(nanosOf(time), day) })],
  toMillis: [0, (time) => ruleInt(floorDivide(nanosOf(time), 1_000_000n))],
});

/** Source: Firebase, Security Rules reference, rules.Duration. */
export const durationMethods = /*#__PURE__*/ callables({
  seconds: [0, (duration) => ruleInt(expectKind(duration, "duration").nanos / second)],
  nanos: [0, (duration) => ruleInt(expectKind(duration, "duration").nanos % second)],
});

const units: Readonly<Record<string, bigint>> = {
  w: 7n * day,
  d: day,
  h: 3600n * second,
  m: 60n * second,
  s: second,
  ms: 1_000_000n,
  ns: 1n,
};

export const durationFunctions = /*#__PURE__*/ callables({
  value: [2, (magnitude, unit) => durationOf(expectInt(magnitude) * unitOf(expectString(unit)))],
  time: [
    4,
    (hours, minutes, seconds, nanos) =>
      durationOf(((expectInt(hours) * 60n + expectInt(minutes)) * 60n + expectInt(seconds)) * second + expectInt(nanos)),
  ],
  abs: [
    1,
    (duration) => {
      const { nanos } = expectKind(duration, "duration");
      return durationOf(nanos < 0n ? -nanos : nanos);
    },
  ],
});

export const timestampFunctions = /*#__PURE__*/ callables({
  value: [1, (milliseconds) => timestampOf(expectInt(milliseconds) * 1_000_000n)],
  date: [3, (year, month, dayOfMonth) => dateOf(Number(expectInt(year)), Number(expectInt(month)), Number(expectInt(dayOfMonth)))],
});

/** 0001-01-01 to 9999-12-31, the range of a protobuf timestamp. */
export function timestampOf(nanos: bigint): RuleValue {
  if (nanos < -62_135_596_800n * second || nanos >= 253_402_300_800n * second)
    throw new EvaluationError("The timestamp lies outside the years 1 to 9999.");
  return { kind: "timestamp", nanos };
}

/** About ten thousand years in both directions, the range of a protobuf duration. */
export function durationOf(nanos: bigint): RuleValue {
  const most = 315_576_000_000n * second;
  if (nanos < -most || nanos > most) throw new EvaluationError("The duration is too long.");
  return { kind: "duration", nanos };
}

function dateOf(year: number, month: number, dayOfMonth: number): RuleValue {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, dayOfMonth);
  const isCalendarDate = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth;
  if (!isCalendarDate) throw new EvaluationError(`${year}-${month}-${dayOfMonth} is not a calendar date.`);
  return timestampOf(BigInt(date.getTime()) * 1_000_000n);
}

function unitOf(name: string): bigint {
  const unit = Object.hasOwn(units, name) ? units[name] : undefined;
  if (unit === undefined) throw new EvaluationError(`"${name}" is not a unit of time (${Object.keys(units).join(", ")}).`);
  return unit;
}

function nanosOf(time: RuleValue | undefined): bigint {
  return expectKind(time, "timestamp").nanos;
}

function calendar(time: RuleValue | undefined): Date {
  return new Date(Number(floorDivide(nanosOf(time), 1_000_000n)));
}

function startOfDay(nanos: bigint): bigint {
  return nanos - floorModulo(nanos, day);
}

function startOfYear(time: RuleValue | undefined): bigint {
  const date = new Date(0);
  date.setUTCFullYear(calendar(time).getUTCFullYear());
  return BigInt(date.getTime()) * 1_000_000n;
}

function floorModulo(value: bigint, divisor: bigint): bigint {
  return ((value % divisor) + divisor) % divisor;
}

function floorDivide(value: bigint, divisor: bigint): bigint {
  return (value - floorModulo(value, divisor)) / divisor;
}
