import * as z from "zod/mini";
import { limits } from "./limits.ts";

/** Whatever JSON can hold. Firestore holds the same, save lists within lists. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** A map of such values. */
export type PlainRecord = Readonly<Record<string, Plain>>;

/** Beyond this depth nothing is looked at: a file of brackets only must not exhaust the stack. Firestore holds 20. */
const mostLevels = 100;

/** Whether a value can be held by JSON and by Firestore. A hand-written check: a project may hold thousands of files, read at once. */
function isPlain(value: unknown, isInList = false, level = 0): value is Plain {
  if (typeof value === "string" || typeof value === "boolean" || value === null) return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (level > mostLevels) return false;
  if (Array.isArray(value)) return !isInList && value.every((element) => isPlain(element, true, level + 1));
  if (typeof value !== "object") return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (
    (prototype === Object.prototype || prototype === null) && Object.values(value).every((member) => isPlain(member, false, level + 1))
  );
}

/** A map with at most so many fields. */
export function fieldMap(most: number): z.ZodMiniType<PlainRecord> {
  return z
    .custom<PlainRecord>((value) => typeof value === "object" && value !== null && !Array.isArray(value) && isPlain(value), {
      error: "holds something other than text, numbers, flags and lists of them",
    })
    .check(z.refine((fields) => Object.keys(fields).length <= most, { error: `has more than ${most} fields` }));
}

/** Input as typed, and the results at the time of saving in the engine's form: `{totalLoad: {value, quantity}}`, numbers in SI. */
export const fileData = z.object({ input: fieldMap(limits.inputFields), results: fieldMap(limits.resultFields) });

/** Input and results of a file. */
export type FileData = z.infer<typeof fileData>;
