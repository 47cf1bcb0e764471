/** A decimal number without rounding: `digits` × 10^−`scale`. */
export interface Decimal {
  readonly digits: bigint;
  /** Number of decimals, from 0 on. */
  readonly scale: number;
}

const powersOfTen = Array.from({ length: 16 }, (_, power) => 10 ** power);
const most = Number.MAX_SAFE_INTEGER;
const powerOfTen = (power: number): bigint => 10n ** BigInt(power);

/** The decimal that a number was typed as: the shortest that reads back as it. */
export function decimalOf(value: number): Decimal {
  // What people type has few decimals: it is a whole number over a power of ten.
  for (let scale = 0; scale <= 6; scale++) {
    const power = powersOfTen[scale]!;
    const digits = Math.round(value * power);
    if (Math.abs(digits) <= most && digits / power === value) return { digits: BigInt(digits), scale };
  }
  const [, sign, whole, part = "", exponent = "0"] = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value))!;
  const scale = part.length - Number(exponent);
  const digits = BigInt(`${sign}${whole}${part}`);
  return scale >= 0 ? { digits, scale } : { digits: digits * powerOfTen(-scale), scale: 0 };
}

/** a × b. */
export const times = (a: Decimal, b: Decimal): Decimal => ({ digits: a.digits * b.digits, scale: a.scale + b.scale });

/** a + b. */
export function plus(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { digits: a.digits * powerOfTen(scale - a.scale) + b.digits * powerOfTen(scale - b.scale), scale };
}

/** Number of whole steps in a number, rounded to the nearest, halves away from zero. */
export function stepsIn(value: Decimal, step: Decimal): bigint {
  const digits = value.digits * powerOfTen(step.scale);
  const divisor = step.digits * powerOfTen(value.scale);
  const isNegative = digits < 0n;
  const size = isNegative ? -digits : digits;
  const steps = (2n * size + divisor) / (2n * divisor);
  return isNegative ? -steps : steps;
}

/** The number that is nearest to a decimal. */
export function numberOf({ digits, scale }: Decimal): number {
  const whole = Number(digits);
  // Both are exact, and a division of exact numbers is rounded once.
  if (Number.isSafeInteger(whole) && scale < powersOfTen.length) return whole / powersOfTen[scale]!;
  return Number(`${digits}e-${scale}`);
}
