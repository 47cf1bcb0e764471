const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/**
 * Every character that a formula may have. Single letters are set in italics, which have separate code points (h is at U+210E, away from the
 * others).
 */
export const mathCharacters: string = [
  range(0x20, 0x7e),
  // Greek, and both signs for micro and delta.
  range(0x391, 0x3a1),
  range(0x3a3, 0x3a9),
  range(0x3b1, 0x3c9),
  "ϑϕϱϵ∂∇µ",
  // Italic Latin and Greek.
  range(0x1d434, 0x1d454),
  "ℎ",
  range(0x1d456, 0x1d467),
  range(0x1d6e2, 0x1d71b),
  "ıȷ𝚤𝚥",
  // Operators, brackets and characters of units.
  "−×·⋅÷±√∑∞≤≥≈≠…′″°¤€£%|‖¹²³⁴⁵⁶⁷⁸⁹⁰⁻₀₁₂₃₄₅₆₇₈₉–",
  // Spaces of numbers and units.
  "\u00a0\u2009\u202f",
].join("");
