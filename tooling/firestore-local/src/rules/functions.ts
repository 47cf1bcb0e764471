import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import type { Callable, CallableTable } from "./arguments.ts";
import { callables, checkedInt, expectKind, expectNumber, expectString, intFromFloat } from "./arguments.ts";
import { EvaluationError } from "./errors.ts";
import { durationFunctions, timestampFunctions } from "./methods/times.ts";
import { latlngFunctions } from "./methods/others.ts";
import type { RuleValue } from "./ruleValue.ts";
import { ruleBool, ruleFloat, ruleNull, ruleString } from "./ruleValue.ts";
import { toText } from "./toText.ts";

const float =
  (calculate: (value: number) => number): Callable =>
  (value) =>
    ruleFloat(calculate(Number(expectNumber(value))));

/** Source: Firebase, Security Rules reference, rules.math. */
const math = /*#__PURE__*/ callables({
  abs: [1, (value) => absolute(value)],
  ceil: [1, float(Math.ceil)],
  floor: [1, float(Math.floor)],
  round: [1, (value) => (value?.kind === "int" ? value : intFromFloat(Math.round(Number(expectNumber(value)))))],
  sqrt: [1, float(Math.sqrt)],
  pow: [2, (base, exponent) => ruleFloat(Number(expectNumber(base)) ** Number(expectNumber(exponent)))],
  isNaN: [1, (value) => ruleBool(Number.isNaN(Number(expectNumber(value))))],
});

function absolute(value: RuleValue | undefined): RuleValue {
  const number = expectNumber(value);
  if (typeof number === "bigint") return checkedInt(number < 0n ? -number : number);
  return ruleFloat(Math.abs(number));
}

const hash =
  (digest: (bytes: Uint8Array) => Buffer): Callable =>
  (value) => ({ kind: "bytes", bytes: new Uint8Array(digest(hashable(value))) });

/** Source: Firebase, Security Rules reference, rules.hashing. */
const hashing = /*#__PURE__*/ callables({
  md5: [1, hash((bytes) => createHash("md5").update(bytes).digest())],
  sha256: [1, hash((bytes) => createHash("sha256").update(bytes).digest())],
  crc32: [1, hash((bytes) => littleEndian(crc32(bytes)))],
  crc32c: [1, hash((bytes) => littleEndian(castagnoli(bytes)))],
});

function hashable(value: RuleValue | undefined): Uint8Array {
  return value?.kind === "string" ? Buffer.from(value.string) : expectKind(value, "bytes").bytes;
}

function littleEndian(checksum: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(checksum);
  return bytes;
}

/** CRC-32C, RFC 3720 appendix B.4, bit by bit over the reversed polynomial. */
function castagnoli(bytes: Uint8Array): number {
  let register = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    register ^= byte;
    for (let bit = 0; bit < 8; bit += 1) register = (register >>> 1) ^ (register & 1 ? 0x82_f6_3b_78 : 0);
  }
  return (register ^ 0xff_ff_ff_ff) >>> 0;
}

/** `math.floor(…)` and the like: functions that are reached through a name that is no variable. */
export const namespaces: ReadonlyMap<string, CallableTable> = /*#__PURE__*/ new Map([
  ["math", math],
  ["hashing", hashing],
  ["duration", durationFunctions],
  ["timestamp", timestampFunctions],
  ["latlng", latlngFunctions],
]);

/** Conversions, and `debug`, which prints a value and returns it. */
export const globalFunctions = /*#__PURE__*/ callables({
  debug: [
    1,
    (value) => {
      console.error("debug:", value);
      return value ?? ruleNull;
    },
  ],
  int: [1, (value) => toInt(value)],
  float: [1, (value) => toFloat(value)],
  string: [1, (value) => ruleString(toText(value))],
  path: [1, (value) => toPath(expectString(value))],
});

function toInt(value: RuleValue | undefined): RuleValue {
  if (value?.kind === "string") {
    if (!/^[+-]?\d+$/.test(value.string)) throw new EvaluationError(`"${value.string}" is not an integer.`);
    return checkedInt(BigInt(value.string));
  }
  const number = expectNumber(value);
  return typeof number === "bigint" ? checkedInt(number) : intFromFloat(Math.trunc(number));
}

function toFloat(value: RuleValue | undefined): RuleValue {
  return ruleFloat(value?.kind === "string" ? numberFrom(value.string) : Number(expectNumber(value)));
}

function numberFrom(text: string): number {
  if (!/^[+-]?\d+(?:\.\d*)?(?:[eE][+-]?\d+)?$/.test(text)) throw new EvaluationError(`"${text}" is not a number.`);
  return Number(text);
}

function toPath(text: string): RuleValue {
  const segments = text.replace(/^\//, "").split("/");
  if (segments.includes("")) throw new EvaluationError(`"${text}" has an empty segment.`);
  return { kind: "path", segments };
}
