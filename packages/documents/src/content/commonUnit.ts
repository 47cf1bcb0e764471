/** Number and unit of a value: `12 345 W` has its unit behind the last narrow space. */
function unitOf(text: string): string | undefined {
  const at = text.lastIndexOf("\u202f");
  const unit = text.slice(at + 1);
  return at > 0 && !/^[\d.,]+$/.test(unit) ? unit : undefined;
}

/** Values without their unit where all of them have the same; "–" has none, and is left as it is. */
export function withCommonUnit(texts: readonly string[]): { readonly unit?: string; readonly texts: readonly string[] } {
  const [unit, ...others] = new Set(texts.filter((text) => text !== "–").map(unitOf));
  if (unit === undefined || others.length > 0) return { texts };
  return { unit, texts: texts.map((text) => (text === "–" ? text : text.slice(0, text.lastIndexOf("\u202f")))) };
}
