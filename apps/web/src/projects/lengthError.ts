import { textLength } from "@org/data";
import { texts } from "./texts.ts";

/** What is wrong with the length of a text, or `undefined`: a field that cuts off what is pasted into it loses it without a word. */
export function lengthError(text: string, maxLength: number): string | undefined {
  const count = textLength(text.trim());
  return count > maxLength ? texts.tooLong(maxLength, count) : undefined;
}
