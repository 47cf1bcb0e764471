import * as z from "zod/mini";
import { isWholeText } from "./storable.ts";
import { textLength } from "./textLength.ts";

/** The part of Firestore's Timestamp that is used. */
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

function textWithin(maxLength: number, length: (text: string) => number): z.ZodMiniString {
  return z.string({ error: "must be text" }).check(
    z.refine((text) => length(text) <= maxLength, { error: `is longer than ${maxLength} characters` }),
    z.refine(isWholeText, { error: "holds a broken character" }),
  );
}

/** Text that a user enters, of a maximum length by `textLength`. */
export function shortText(maxLength: number): z.ZodMiniString {
  return textWithin(maxLength, textLength);
}

/** Stored text: the security rules count code points, so a text of emoji may have twice the length that a user may enter. */
export function storedText(maxLength: number): z.ZodMiniString {
  return textWithin(maxLength, (text) => (text.length <= maxLength ? text.length : Array.from(text).length));
}

const notBlank = z.refine<string>((text) => text.trim() !== "", { error: "is blank" });

/** A name that a user enters: text that is not only blanks. */
export function nameText(maxLength: number): z.ZodMiniString {
  return shortText(maxLength).check(notBlank);
}

/** A name that was stored before. */
export function storedName(maxLength: number): z.ZodMiniString {
  return storedText(maxLength).check(notBlank);
}
