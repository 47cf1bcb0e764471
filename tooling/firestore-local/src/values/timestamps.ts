import { invalidArgument } from "../status.ts";
import type { Json } from "./json.ts";
import { isObject } from "./json.ts";
import type { Micros } from "./value.ts";

const pattern = /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(?:[Zz]|([+-])(\d\d):(\d\d))$/;

/** 0001-01-01T00:00:00Z and 9999-12-31T23:59:59.999999Z: the range of a protobuf timestamp. */
export const earliest: Micros = -62_135_596_800_000_000n;
export const latest: Micros = 253_402_300_799_999_999n;

export function parseTimestamp(text: string): Micros {
  const parts = pattern.exec(text);
  if (parts === null) throw invalidArgument(`"${text}" is not an RFC 3339 timestamp.`);
  const [, year, month, day, hour, minute, second, fraction = "", sign, offsetHour = "0", offsetMinute = "0"] = parts;
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  // Date.parse accepts 30 February and moves it to March; a calendar date that does not come back was never one.
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) throw invalidArgument(`"${text}" is not a calendar date.`);
  const offset = (sign === "-" ? -1n : 1n) * BigInt(Number(offsetHour) * 60 + Number(offsetMinute)) * 60_000_000n;
  return inRange(BigInt(date.getTime()) * 1000n + BigInt(fraction.padEnd(9, "0").slice(0, 6)) - (sign === undefined ? 0n : offset));
}

/** ProtoJSON's text, or the `{seconds, nanos}` form that some clients send. */
export function decodeTimestamp(json: Json | undefined): Micros {
  if (typeof json === "string") return parseTimestamp(json);
  if (isObject(json)) {
    const seconds = wholeNumber(json["seconds"] ?? 0);
    const nanos = wholeNumber(json["nanos"] ?? 0);
    if (nanos < 0n || nanos > 999_999_999n) throw invalidArgument("The nanos of a timestamp lie between 0 and 999999999.");
    return inRange(seconds * 1_000_000n + nanos / 1000n);
  }
  throw invalidArgument("A timestamp is RFC 3339 text.");
}

export function formatTimestamp(micros: Micros): string {
  const fraction = ((micros % 1_000_000n) + 1_000_000n) % 1_000_000n;
  const seconds = (micros - fraction) / 1_000_000n;
  const date = new Date(Number(seconds) * 1000).toISOString().slice(0, 19);
  return fraction === 0n ? `${date}Z` : `${date}.${fraction.toString().padStart(6, "0")}Z`;
}

function inRange(micros: Micros): Micros {
  if (micros < earliest || micros > latest) throw invalidArgument("A timestamp lies between the years 1 and 9999.");
  return micros;
}

function wholeNumber(json: Json): bigint {
  if ((typeof json === "number" && Number.isSafeInteger(json)) || (typeof json === "string" && /^-?\d+$/.test(json))) return BigInt(json);
  throw invalidArgument("The parts of a timestamp are whole numbers.");
}
