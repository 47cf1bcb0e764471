/**
 * Order of text by Unicode code points, which is the order of its UTF-8 bytes. JavaScript's own order is by
 * UTF-16 units and puts U+1F600 before U+FF01.
 */
export function compareText(left: string, right: string): number {
  const common = Math.min(left.length, right.length);
  for (let index = 0; index < common; index += 1) {
    const leftUnit = left.charCodeAt(index);
    const rightUnit = right.charCodeAt(index);
    if (leftUnit === rightUnit) continue;
    const leftIsSurrogate = isSurrogate(leftUnit);
    const rightIsSurrogate = isSurrogate(rightUnit);
    if (leftIsSurrogate !== rightIsSurrogate) return leftIsSurrogate ? 1 : -1;
    return leftUnit < rightUnit ? -1 : 1;
  }
  return Math.sign(left.length - right.length);
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}

/** Whether the text can be written as UTF-8: it has no half of a surrogate pair. */
export function isUnicode(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
