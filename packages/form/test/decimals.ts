/** A decimal number: `digits` × 10^−`places`. */
export interface TextDecimal {
  readonly digits: bigint;
  readonly places: number;
}

/** Reads a number as it is printed: with thin spaces between its groups, a true minus, and the sign of a currency before it. */
export function decimalIn(text: string): TextDecimal {
  const [, minus = "", whole = "", part = ""] = /^(−|-)?[^\d−-]*([\d\u202f]+)(?:[.,](\d+))?/.exec(text) ?? [];
  if (whole === "") throw new Error(`“${text}” is no number.`);
  return { digits: BigInt(`${minus === "" ? "" : "-"}${whole.replaceAll("\u202f", "")}${part}`), places: part.length };
}

const scaled = ({ digits, places }: TextDecimal, to: number): bigint => digits * 10n ** BigInt(to - places);

export const product = (a: TextDecimal, b: TextDecimal): TextDecimal => ({ digits: a.digits * b.digits, places: a.places + b.places });

export function sumOf(all: readonly TextDecimal[]): TextDecimal {
  const places = Math.max(0, ...all.map((each) => each.places));
  return { digits: all.reduce((sum, each) => sum + scaled(each, places), 0n), places };
}

export const negative = ({ digits, places }: TextDecimal): TextDecimal => ({ digits: -digits, places });

/** The nearest multiple of a step; of two equally near the one farther from zero. */
export function nearest(value: TextDecimal, step: TextDecimal): TextDecimal {
  const places = Math.max(value.places, step.places);
  const [size, unit] = [scaled(value, places), scaled(step, places)];
  const isNegative = size < 0n;
  const doubled = 2n * (isNegative ? -size : size) + unit;
  const steps = (doubled - (doubled % (2n * unit))) / (2n * unit);
  return { digits: (isNegative ? -steps : steps) * unit, places };
}

/** One text for each number: 1.50 and 1.5 are the same. */
export function plainDecimal({ digits, places }: TextDecimal): string {
  const size = (digits < 0n ? -digits : digits).toString().padStart(places + 1, "0");
  const [whole, part] = [size.slice(0, size.length - places), size.slice(size.length - places).replace(/0+$/, "")];
  const text = part === "" ? whole : `${whole}.${part}`;
  return digits < 0n && text !== "0" ? `-${text}` : text;
}
