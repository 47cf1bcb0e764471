/**
 * The length of a text in UTF-16 code units, the unit of all limits of texts: an emoji has two or more. Google's emulator counts `size()` in the
 * rules so. Where production counted code points, a text within the limit here would be within it there as well.
 */
export function textLength(text: string): number {
  return text.length;
}

/** The longest beginning of a text within a limit, without a split character. */
export function cutText(text: string, maxLength: number): string {
  const isCutPair = /[\uD800-\uDBFF]/.test(text.charAt(maxLength - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(maxLength));
  return text.slice(0, isCutPair ? maxLength - 1 : maxLength);
}
