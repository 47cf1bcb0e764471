/**
 * Residual terms as columns: factors n, density exponents d, temperature exponents τ^t, then optionally
 * l (e^-δ^l), η, ε (e^-η(δ-ε)²), β, γ (e^-β(τ-γ)²), m (e^-τ^m), b (turns the last Gaussian into e^(1/(β(τ-γ)²+b))).
 */
export type ResidualTerms = ReadonlyArray<ReadonlyArray<readonly number[]>>;

/** A residual contribution that is not a product of a density and a temperature function; adds its derivatives to `into`. */
export type CouplingTerms = (tau: number, delta: number, into: ResidualDerivatives) => void;

/** Residual Helmholtz energy α^r and its reduced derivatives: δα_δ, δ²α_δδ, τα_τ, τ²α_ττ, δτα_δτ. */
export interface ResidualDerivatives {
  a: number;
  d: number;
  dd: number;
  t: number;
  tt: number;
  dt: number;
}

/** One product term n δ^d τ^t e^(u(δ)+v(τ)); what it lacks is 0. */
export interface Term {
  n: number;
  d: number;
  t: number;
  l: number;
  eta: number;
  epsilon: number;
  beta: number;
  gamma: number;
  m: number;
  b: number;
}

/** One set of residual terms and the factor it enters with: 1 for a pure fluid, x_i or x_i x_j F_ij in a mixture. */
export interface WeightedTerms {
  readonly weight: number;
  readonly terms: ResidualTerms;
}

/** All product terms of an equation, one by one. */
export function listTerms(parts: readonly WeightedTerms[]): Term[] {
  return parts.flatMap(({ weight, terms }) =>
    terms.flatMap((row) => {
      const [n, d, t, l = [], eta = [], epsilon = [], beta = [], gamma = [], m = [], b = []] = row;
      return n!.map((factor, i) => ({
        n: weight * factor,
        d: d![i]!,
        t: t![i]!,
        l: l[i] ?? 0,
        eta: eta[i] ?? 0,
        epsilon: epsilon[i] ?? 0,
        beta: beta[i] ?? 0,
        gamma: gamma[i] ?? 0,
        m: m[i] ?? 0,
        b: b[i] ?? 0,
      }));
    }),
  );
}
