/** Eigenvalues of a symmetric tridiagonal matrix, with the first and the last component of each eigenvector. */
export interface TridiagonalModes {
  readonly values: Float64Array;
  readonly first: Float64Array;
  readonly last: Float64Array;
}

/** Steps of the QL method for one eigenvalue; it needs two or three. */
const maxSteps = 60;

/** Number of rows from `from` on that the off-diagonal does not split. */
function blockEnd(diagonal: Float64Array, beside: Float64Array, from: number): number {
  let end = from;
  while (end < diagonal.length - 1) {
    const size = Math.abs(diagonal[end]!) + Math.abs(diagonal[end + 1]!);
    if (Math.abs(beside[end]!) <= Number.EPSILON * size) break;
    end++;
  }
  return end;
}

/**
 * The QL method with implicit shifts; of the eigenvectors only the two rows that are asked for are turned along, as in quadratures of Golub and Welsch.
 *
 * @source mathematics, QL method for symmetric tridiagonal matrices
 */
export function tridiagonalModes(diagonal: Float64Array, offDiagonal: Float64Array): TridiagonalModes {
  const size = diagonal.length;
  const values = diagonal.slice();
  const beside = new Float64Array(size);
  beside.set(offDiagonal);
  const [first, last] = [new Float64Array(size), new Float64Array(size)];
  if (size > 0) [first[0], last[size - 1]] = [1, 1];
  for (let from = 0; from < size; from++) {
    for (let step = 0; step < maxSteps; step++) {
      const end = blockEnd(values, beside, from);
      if (end === from) break;
      let g = (values[from + 1]! - values[from]!) / (2 * beside[from]!);
      let r = Math.hypot(g, 1);
      g = values[end]! - values[from]! + beside[from]! / (g + (g >= 0 ? r : -r));
      let [sine, cosine, shift] = [1, 1, 0];
      for (let i = end - 1; i >= from; i--) {
        const f = sine * beside[i]!;
        const b = cosine * beside[i]!;
        r = Math.hypot(f, g);
        beside[i + 1] = r;
        [sine, cosine] = [f / r, g / r];
        g = values[i + 1]! - shift;
        r = (values[i]! - g) * sine + 2 * cosine * b;
        shift = sine * r;
        values[i + 1] = g + shift;
        g = cosine * r - b;
        for (const row of [first, last]) {
          const [here, next] = [row[i]!, row[i + 1]!];
          row[i + 1] = sine * here + cosine * next;
          row[i] = cosine * here - sine * next;
        }
      }
      values[from] = values[from]! - shift;
      beside[from] = g;
      beside[end] = 0;
    }
  }
  return { values, first, last };
}
