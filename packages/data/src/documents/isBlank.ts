/**
 * Whether a text that a user enters shows nothing: white space, control characters (which the rules trim) and format characters alone, such as
 * a zero-width space.
 */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cc}\p{Cf}]/u.test(text);
}
