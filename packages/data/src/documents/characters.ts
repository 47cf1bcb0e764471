/** Characters as the security rules count them: code points, so that an emoji is one. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}
