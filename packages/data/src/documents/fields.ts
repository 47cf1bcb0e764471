import * as z from "zod/mini";
import { isBlank } from "./isBlank.ts";
import { isWholeText } from "./storable.ts";
import { textLength } from "./textLength.ts";
import { texts } from "./texts.ts";

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
  z.custom<StoredTimestamp>(isTimestamp, { error: texts.notTime }),
  z.transform((timestamp) => timestamp.toDate()),
);

function textWithin(maxLength: number, length: (text: string) => number): z.ZodMiniString {
  return z.string({ error: texts.notText }).check(
    z.refine((text) => length(text) <= maxLength, { error: texts.tooLong(maxLength) }),
    z.refine(isWholeText, { error: texts.brokenCharacter }),
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

/** A name that a user enters: text that is not only blanks. */
export function nameText(maxLength: number): z.ZodMiniString {
  return shortText(maxLength).check(z.refine((text) => !isBlank(text), { error: texts.blank }));
}

/** Stored text that is not only white space. Names of control or format characters were accepted before, and stay readable. */
export const storedNotBlank = z.refine<string>((text) => text.trim() !== "", { error: texts.blank });

/** A name that was stored before. */
export function storedName(maxLength: number): z.ZodMiniString {
  return storedText(maxLength).check(storedNotBlank);
}
