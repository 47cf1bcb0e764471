/** An exact quotient of two integers; the denominator is positive. */
export type Rational = readonly [numerator: bigint, denominator: bigint];

export function multiply([a, b]: Rational, [c, d]: Rational): Rational {
  return [a * c, b * d];
}

export function add([a, b]: Rational, [c, d]: Rational): Rational {
  return [a * d + c * b, b * d];
}

export function subtract([a, b]: Rational, [c, d]: Rational): Rational {
  return [a * d - c * b, b * d];
}

export function divide([a, b]: Rational, [c, d]: Rational): Rational {
  return c < 0n ? [-a * d, b * -c] : [a * d, b * c];
}

/** The exact value of a decimal such as `"-0.3048"`. */
export function fromDecimal(text: string): Rational {
  const [whole = "", fraction = ""] = text.split(".");
  return [BigInt(whole + fraction), 10n ** BigInt(fraction.length)];
}

/** The exact value of a finite double. */
export function fromDouble(value: number): Rational {
  let mantissa = value;
  let shift = 0;
  while (!Number.isInteger(mantissa)) {
    mantissa *= 2;
    shift += 1;
  }
  return [BigInt(mantissa), 1n << BigInt(shift)];
}

/** The double nearest to a rational, ties to even. `Number(bigint)` rounds that way; the sticky last bit carries what the quotient dropped. */
export function toDouble([numerator, denominator]: Rational): number {
  const size = (n: bigint): number => (n < 0n ? -n : n).toString(16).length * 4;
  const shift = 70 + size(denominator) - size(numerator);
  const top = shift > 0 ? numerator << BigInt(shift) : numerator;
  const bottom = shift > 0 ? denominator : denominator << BigInt(-shift);
  const sticky = top % bottom === 0n ? 0n : 1n;
  const quotient = top / bottom;
  const half = Math.trunc(shift / 2);
  return Number(quotient < 0n ? -(-quotient | sticky) : quotient | sticky) / 2 ** half / 2 ** (shift - half);
}
