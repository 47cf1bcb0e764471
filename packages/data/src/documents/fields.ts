import * as z from "zod/mini";
import { characterCount } from "./characters.ts";
import { isWholeText } from "./storable.ts";

/** The part of Firestore's Timestamp that is read. */
export interface StoredTimestamp {
  readonly seconds: number;
  readonly nanoseconds: number;
  toDate(): Date;
}

/** Whether a value is a Firestore timestamp. */
export function isTimestamp(value: unknown): value is StoredTimestamp {
  if (typeof value !== "object" || value === null) return false;
  const { seconds, nanoseconds, toDate } = value as Partial<StoredTimestamp>;
  return typeof seconds === "number" && typeof nanoseconds === "number" && typeof toDate === "function";
}

/** A timestamp as stored; read as a Date. */
export const storedTime = z.pipe(
  z.custom<StoredTimestamp>(isTimestamp, { error: "must be a time" }),
  z.transform((timestamp) => timestamp.toDate()),
);

/** Text of at most so many characters (code points). */
export function shortText(maxLength: number): z.ZodMiniString {
  return z.string({ error: "must be text" }).check(
    z.refine((text) => characterCount(text) <= maxLength, { error: `is longer than ${maxLength} characters` }),
    z.refine(isWholeText, { error: "holds a broken character" }),
  );
}

/** A name: some text that is not only blanks. */
export function nameText(maxLength: number): z.ZodMiniString {
  return shortText(maxLength).check(z.refine((text) => text.trim() !== "", { error: "is blank" }));
}
