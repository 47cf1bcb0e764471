import * as z from "zod/mini";
import { limits } from "./limits.ts";
import { texts } from "./texts.ts";

/** A JSON value. Firestore stores the same, except lists within lists. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** A map of such values. */
export type PlainRecord = Readonly<Record<string, Plain>>;

/** Maximum depth that is checked: a file of nothing but brackets must not exhaust the stack. Firestore allows 20. */
const maxLevels = 100;

/** Rows that were found plain. They are never changed in place: of a list of thousands, those are new that were edited. */
const plainRows = new WeakSet<object>();

/** Whether JSON and Firestore can store a value. A hand-written check, because a project may have thousands of files that are read at once. */
function isPlain(value: unknown, isInList = false, level = 0): value is Plain {
  if (typeof value === "string" || typeof value === "boolean" || value === null) return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (level > maxLevels) return false;
  if (Array.isArray(value)) return !isInList && value.every((element) => isPlain(element, true, level + 1));
  if (typeof value !== "object") return false;
  if (plainRows.has(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  const isOfPlain =
    (prototype === Object.prototype || prototype === null) && Object.values(value).every((member) => isPlain(member, false, level + 1));
  if (isOfPlain && isInList) plainRows.add(value);
  return isOfPlain;
}

/** A map with a maximum number of fields. */
export function fieldMap(maxFields: number): z.ZodMiniType<PlainRecord> {
  return z
    .custom<PlainRecord>((value) => typeof value === "object" && value !== null && !Array.isArray(value) && isPlain(value), {
      error: texts.notPlain,
    })
    .check(z.refine((fields) => Object.keys(fields).length <= maxFields, { error: texts.manyFields(maxFields) }));
}

/** Input as typed, and the results at the time of saving in the engine's form: `{totalLoad: {value, quantity}}`, numbers in SI. */
export const fileData = z.object({ input: fieldMap(limits.inputFields), results: fieldMap(limits.resultFields) });

/** Input and results of a file. */
export type FileData = z.infer<typeof fileData>;
