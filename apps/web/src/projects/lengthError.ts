import { isBlank, limits, textLength } from "@org/data";
import { texts } from "./texts.ts";

/** Error of a text that is too long, or `undefined`: a field with a maximum length would silently truncate a pasted text. */
export function lengthError(text: string, maxLength: number): string | undefined {
  const count = textLength(text.trim());
  return count > maxLength ? texts.tooLong(maxLength, count) : undefined;
}

/** Error of a name that is missing or too long, or `undefined`. */
export function nameError(name: string, missing: string = texts.nameRequired): string | undefined {
  return isBlank(name) ? missing : lengthError(name, limits.nameLength);
}
