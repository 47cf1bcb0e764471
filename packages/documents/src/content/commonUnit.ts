/** The unit of a value such as `12 345 W`: the part after the last narrow space. */
function unitOf(text: string): string | undefined {
  const spaceIndex = text.lastIndexOf("\u202f");
  const unit = text.slice(spaceIndex + 1);
  return spaceIndex > 0 && !/^[\d.,]+$/.test(unit) ? unit : undefined;
}

/** Removes the unit from values that all have the same one; "–" has no unit and stays. */
export function withCommonUnit(texts: readonly string[]): { readonly unit?: string; readonly texts: readonly string[] } {
  const [unit, ...others] = new Set(texts.filter((text) => text !== "–").map(unitOf));
  if (unit === undefined || others.length > 0) return { texts };
  return { unit, texts: texts.map((text) => (text === "–" ? text : text.slice(0, text.lastIndexOf("\u202f")))) };
}
