/** A dense matrix, row by row. */
export interface Matrix {
  readonly rows: number;
  readonly columns: number;
  readonly values: Float64Array;
}

export function matrix(rows: number, columns: number): Matrix {
  return { rows, columns, values: new Float64Array(rows * columns) };
}

export function addTo(target: Matrix, row: number, column: number, value: number): void {
  const index = row * target.columns + column;
  target.values[index] = target.values[index]! + value;
}

export function identity(size: number): Matrix {
  const result = matrix(size, size);
  for (let i = 0; i < size; i++) result.values[i * size + i] = 1;
  return result;
}

export function times(a: Matrix, b: Matrix): Matrix {
  const result = matrix(a.rows, b.columns);
  for (let i = 0; i < a.rows; i++) {
    for (let k = 0; k < a.columns; k++) {
      const factor = a.values[i * a.columns + k]!;
      if (factor === 0) continue;
      for (let j = 0; j < b.columns; j++) addTo(result, i, j, factor * b.values[k * b.columns + j]!);
    }
  }
  return result;
}

/** a + factor·b. */
export function plus(a: Matrix, b: Matrix, factor = 1): Matrix {
  return { ...a, values: a.values.map((value, i) => value + factor * b.values[i]!) };
}

export function scaled(a: Matrix, factor: number): Matrix {
  return { ...a, values: a.values.map((value) => value * factor) };
}

/** Solution X of a·X = b, by elimination with pivots. Connected circuits have one. */
export function solve(a: Matrix, b: Matrix): Matrix {
  const size = a.rows;
  const left = a.values.slice();
  const right = b.values.slice();
  const width = b.columns;
  const swap = (values: Float64Array, columns: number, row: number, other: number) => {
    for (let j = 0; j < columns; j++)
      [values[row * columns + j], values[other * columns + j]] = [values[other * columns + j]!, values[row * columns + j]!];
  };
  for (let k = 0; k < size; k++) {
    let pivot = k;
    for (let i = k + 1; i < size; i++) if (Math.abs(left[i * size + k]!) > Math.abs(left[pivot * size + k]!)) pivot = i;
    if (pivot !== k) {
      swap(left, size, k, pivot);
      swap(right, width, k, pivot);
    }
    for (let i = 0; i < size; i++) {
      const factor = i === k ? 0 : left[i * size + k]! / left[k * size + k]!;
      if (factor === 0) continue;
      for (let j = k; j < size; j++) left[i * size + j] = left[i * size + j]! - factor * left[k * size + j]!;
      for (let j = 0; j < width; j++) right[i * width + j] = right[i * width + j]! - factor * right[k * width + j]!;
    }
  }
  for (let i = 0; i < size; i++) for (let j = 0; j < width; j++) right[i * width + j] = right[i * width + j]! / left[i * size + i]!;
  return { rows: size, columns: width, values: right };
}

/** Propagation of dx/dt = a·x + f over a time in which f is constant. */
export interface Propagation {
  /** e^{aΔ}: factor of the state. */
  readonly state: Matrix;
  /** ∫₀^Δ e^{as} ds: contribution of f to the state. */
  readonly once: Matrix;
  /** ∫₀^Δ∫₀^t e^{as} ds dt: contribution of f to the integral of the state. */
  readonly twice: Matrix;
}

/** Terms of the series at the smallest step: below 1e-16 for a norm of a half. */
const seriesTerms = 14;

/**
 * The exponential of a matrix and its two integrals, by their series over a step small enough and then by doubling the step:
 * E(2h) = E², Φ₁(2h) = Φ₁ + E·Φ₁, Φ₂(2h) = Φ₂ + h·Φ₁ + E·Φ₂.
 */
export function propagation(a: Matrix, duration: number): Propagation {
  const size = a.rows;
  let norm = 0;
  for (let i = 0; i < size; i++) {
    let sum = 0;
    for (let j = 0; j < size; j++) sum += Math.abs(a.values[i * size + j]!);
    norm = Math.max(norm, sum);
  }
  const doublings = Math.max(0, Math.ceil(Math.log2(norm * duration * 2 + 1e-300)));
  let step = duration / 2 ** doublings;
  const small = scaled(a, step);
  let term = identity(size);
  let state = identity(size);
  let once = identity(size);
  let twice = scaled(identity(size), 0.5);
  for (let k = 1; k <= seriesTerms; k++) {
    term = scaled(times(term, small), 1 / k);
    state = plus(state, term);
    once = plus(once, term, 1 / (k + 1));
    twice = plus(twice, term, 1 / ((k + 1) * (k + 2)));
  }
  once = scaled(once, step);
  twice = scaled(twice, step * step);
  for (let i = 0; i < doublings; i++) {
    twice = plus(plus(twice, once, step), times(state, twice));
    once = plus(once, times(state, once));
    state = times(state, state);
    step *= 2;
  }
  return { state, once, twice };
}
