/**
 * Root of a function between two points of opposite sign, by Ridders' method (exact for exponentials, which saturation curves nearly
 * are; the bracket at least halves in each round). Undefined when the signs do not differ.
 */
export function rootBetween(f: (x: number) => number, from: number, to: number): number | undefined {
  let a = from;
  let b = to;
  let fa = f(a);
  let fb = f(b);
  if (fa === 0) return a;
  if (fb === 0) return b;
  if (fa > 0 === fb > 0) return undefined;
  let x = a;
  for (;;) {
    const middle = (a + b) / 2;
    const fm = f(middle);
    const before = x;
    x = middle + ((middle - a) * Math.sign(fa - fb) * fm) / Math.sqrt(fm * fm - fa * fb);
    const fx = f(x);
    if (fx === 0 || Math.abs(x - before) < 1e-11 || Math.abs(b - a) < 1e-11) return x;
    if (fm > 0 !== fx > 0) {
      a = middle;
      fa = fm;
      b = x;
      fb = fx;
    } else if (fa > 0 !== fx > 0) {
      b = x;
      fb = fx;
    } else {
      a = x;
      fa = fx;
    }
  }
}
