/** The root of a rising function between `low` and `high`: secant on logarithms, kept inside a shrinking bracket (Illinois rule). */
export function solveRising(residual: (x: number) => number, low: number, high: number): number {
  let a = Math.log(low);
  let b = Math.log(high);
  let fa = residual(low);
  let fb = residual(high);
  let side = 0;
  for (let step = 0; step < 100; step++) {
    const c = (a * fb - b * fa) / (fb - fa);
    // The exponential's rounding must not step outside the bracket.
    const x = Math.min(Math.max(Math.exp(c), low), high);
    const fc = residual(x);
    if (Math.abs(fc) < 1e-13 || b - a < 1e-14) return x;
    if (fc < 0) {
      a = c;
      fa = fc;
      if (side < 0) fb /= 2;
      side = -1;
    } else {
      b = c;
      fb = fc;
      if (side > 0) fa /= 2;
      side = 1;
    }
  }
  return Math.exp((a + b) / 2);
}
