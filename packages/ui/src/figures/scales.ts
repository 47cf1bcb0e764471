/** A tick of an axis; `labelled` if its number has room. */
export interface Tick {
  readonly value: number;
  readonly position: number;
  readonly labelled: boolean;
}

/** Positions of values on an axis, px. */
export interface Scale {
  readonly positionOf: (value: number) => number;
  /** The value at a position: the inverse of `positionOf`. */
  readonly valueAt: (position: number) => number;
  readonly ticks: readonly Tick[];
}

export type Span = readonly [from: number, to: number];

const lengthOf = ([from, to]: Span): number => Math.abs(to - from);

/** Tolerance for rounding of doubles, which must not push a bound to the next number: 0.1 + 0.2 is still 0.3. */
const slack = 1e-9;

/** The next of 1, 2, 5, 10, 20 … (or 0.5, 0.2 …) at or beyond a positive value. */
export function roundNumber(value: number, way: "down" | "up"): number {
  const power = Math.floor(Math.log10(value));
  // Not `10 ** power`, which is zero for a subnormal value.
  const mantissa = value / Number(`1e${power}`);
  const digit =
    way === "up" ? [1, 2, 5].find((step) => step >= mantissa * (1 - slack)) : [5, 2, 1].find((step) => step <= mantissa * (1 + slack));
  return Number(`${digit ?? (way === "up" ? 10 : 1)}e${power}`);
}

/** Bounds of a logarithmic axis around positive values: a factor `reach` beyond the lowest and the highest, to round numbers. */
export function logDomain(values: readonly number[], reach: number): Span {
  return [roundNumber(Math.min(...values) / reach, "down"), roundNumber(Math.max(...values) * reach, "up")];
}

/** Round numbers from `low` to `high`: those of each decade that begin with the given digits. */
export function easyNumbers(low: number, high: number, digits: readonly number[] = [1, 1.5, 2, 3, 4, 5, 6, 8]): number[] {
  const powers = Array.from(
    { length: Math.max(0, Math.floor(Math.log10(high)) - Math.floor(Math.log10(low)) + 1) },
    (_, index) => Math.floor(Math.log10(low)) + index,
  );
  return powers.flatMap((power) => digits.map((digit) => Number(`${digit}e${power}`))).filter((value) => value >= low && value <= high);
}

/** Bounds of a linear axis, at round numbers. Identical values get an axis too. */
export function linearDomain(values: readonly number[], steps = 5): Span {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const step = roundNumber((highest - lowest || Math.abs(highest) || 1) / steps, "up");
  const from = Math.floor(lowest / step + slack) * step;
  const to = Math.ceil(highest / step - slack) * step;
  return [from, to > from ? to : from + step * steps];
}

const digitSets = [[1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 2, 3, 5], [1, 2, 5], [1, 3], [1]].map((digits) => ({
  digits,
  /** The smallest distance between neighbours, in decades. */
  smallestGap: Math.min(...digits.map((digit, index) => Math.log10((digits[index + 1] ?? 10) / digit))),
}));

/** The most leading digits whose ticks are still `gap` apart; none if even whole decades are closer. */
function digitsApart(perDecade: number, gap: number): readonly number[] {
  return digitSets.find(({ smallestGap }) => smallestGap * perDecade >= gap)?.digits ?? [];
}

/**
 * A logarithmic axis.
 * @param domain positive values at the ends of `range`
 * @param labelGap minimum distance of labelled ticks, px
 */
export function logScale(domain: Span, range: Span, labelGap: number): Scale {
  const [low, high] = [Math.log10(domain[0]), Math.log10(domain[1])];
  const perDecade = lengthOf(range) / (high - low);
  const positionOf = (value: number): number => range[0] + ((Math.log10(value) - low) / (high - low)) * (range[1] - range[0]);
  const [drawn, labelled] = [digitsApart(perDecade, 5), digitsApart(perDecade, labelGap)];
  const everyDecades = Math.max(1, Math.ceil(labelGap / perDecade));
  const ticks: Tick[] = [];
  for (let power = Math.floor(low); power <= Math.ceil(high); power++) {
    for (const digit of drawn.length > 0 ? drawn : [1]) {
      const value = Number(`${digit}e${power}`);
      if (value < domain[0] * (1 - slack) || value > domain[1] * (1 + slack)) continue;
      const whole = digit === 1 && power % everyDecades === 0;
      if (drawn.length > 0 || whole)
        ticks.push({ value, position: positionOf(value), labelled: labelled.length > 0 ? labelled.includes(digit) : whole });
    }
  }
  return { positionOf, valueAt: (place) => 10 ** (low + ((place - range[0]) / (range[1] - range[0])) * (high - low)), ticks };
}

/**
 * A linear axis with ticks at 1, 2 or 5 times a power of ten.
 * @param labelGap minimum distance of ticks, px
 */
export function linearScale(domain: Span, range: Span, labelGap: number): Scale {
  const [low, high] = domain;
  const positionOf = (value: number): number => range[0] + ((value - low) / (high - low)) * (range[1] - range[0]);
  const maxTicks = Math.max(1, Math.floor(lengthOf(range) / labelGap));
  const step = roundNumber((high - low) / maxTicks, "up");
  const first = Math.ceil(low / step - slack);
  const last = Math.floor(high / step + slack);
  const ticks = Array.from({ length: Math.max(0, last - first) + 1 }, (_, index): Tick => {
    const value = (first + index) * step;
    return { value, position: positionOf(value), labelled: true };
  });
  return { positionOf, valueAt: (place) => low + ((place - range[0]) / (range[1] - range[0])) * (high - low), ticks };
}
