/** Ideal-gas part: logDelta ln δ + constant + linear τ + log ln τ + Σ n τ^t + Σ n ln(1 - e^(-θτ)). */
export interface IdealTerms {
  readonly logDelta: number;
  readonly constant: number;
  readonly linear: number;
  readonly log: number;
  readonly powers: readonly [n: readonly number[], t: readonly number[]];
  readonly planck: readonly [n: readonly number[], theta: readonly number[]];
}

/** The ideal-gas part α⁰ of an equation without ln δ, and its reduced derivatives τα⁰_τ and τ²α⁰_ττ, at one temperature. */
export class IdealPart {
  a = 0;
  t = 0;
  tt = 0;
  private tau = 0;
  readonly terms: IdealTerms;

  constructor(terms: IdealTerms) {
    this.terms = terms;
  }

  setTau(tau: number): void {
    if (tau === this.tau) return;
    this.tau = tau;
    const logTau = Math.log(tau);
    const { constant, linear, log, powers, planck } = this.terms;
    let a = constant + linear * tau + log * logTau;
    let first = linear * tau + log;
    let second = -log;
    for (let i = 0; i < powers[0].length; i++) {
      const t = powers[1][i]!;
      const value = powers[0][i]! * Math.exp(t * logTau);
      a += value;
      first += t * value;
      second += t * (t - 1) * value;
    }
    for (let i = 0; i < planck[0].length; i++) {
      const n = planck[0][i]!;
      const x = planck[1][i]! * tau;
      const decay = Math.exp(-x);
      const occupied = x / (1 - decay);
      a += n * Math.log(1 - decay);
      first += n * occupied * decay;
      second -= n * occupied * occupied * decay;
    }
    this.a = a;
    this.t = first;
    this.tt = second;
  }
}
