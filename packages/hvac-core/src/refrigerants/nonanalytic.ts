import type { CouplingTerms } from "./terms.ts";

/** Columns n, a, b, β, A, B, C, D of the critical-region terms of Span & Wagner (1996) and of IAPWS-95. */
export type NonanalyticTerms = readonly (readonly number[])[];

type Eight = [number, number, number, number, number, number, number, number];

/**
 * The non-analytic critical-region terms n δ Δ^b ψ of the reference equations for carbon dioxide and water:
 * Δ = θ² + B ((δ-1)²)^a, θ = (1-τ) + A ((δ-1)²)^(1/(2β)), ψ = exp(-C (δ-1)² - D (τ-1)²).
 *
 * @source span-wagner-1996, eq. 6.1; derivatives by the product rule
 */
export function nonanalytic(rows: NonanalyticTerms): CouplingTerms {
  const terms = rows[0]!.map((_, i) => rows.map((row) => row[i]!));
  return (tau, delta, into) => {
    const u = tau - 1;
    // The derivatives are singular at δ = 1, where the terms have finite limits; slightly away from it they are exact to round-off.
    const x = Math.abs(delta - 1) < 2e-15 ? 2e-15 : delta - 1;
    const square = x * x;
    for (const [n, a, b, beta, bigA, bigB, c, d] of terms as Eight[]) {
      const root = bigA * square ** (1 / (2 * beta));
      const theta = -u + root;
      const wall = bigB * square ** a;
      const distance = theta * theta + wall;
      const rootD = root / beta / x;
      const rootDD = (rootD * (1 / beta - 1)) / x;
      const distanceD = 2 * theta * rootD + (2 * a * wall) / x;
      const distanceDD = 2 * rootD * rootD + 2 * theta * rootDD + (2 * a * (2 * a - 1) * wall) / square;
      const power = distance ** b;
      const powerD = (b * power * distanceD) / distance;
      const powerDD = (b * power * (distanceDD + ((b - 1) * distanceD * distanceD) / distance)) / distance;
      const powerT = (-2 * b * theta * power) / distance;
      const powerTT = (2 * b * power * (1 + (2 * (b - 1) * theta * theta) / distance)) / distance;
      const powerDT = (-2 * b * power * (rootD + ((b - 1) * theta * distanceD) / distance)) / distance;
      const psi = Math.exp(-c * square - d * u * u);
      const psiD = -2 * c * x * psi;
      const psiDD = 2 * c * (2 * c * square - 1) * psi;
      const psiT = -2 * d * u * psi;
      const psiTT = 2 * d * (2 * d * u * u - 1) * psi;
      const product = power * psi;
      const productD = powerD * psi + power * psiD;
      into.a += n * delta * product;
      into.d += n * delta * (product + delta * productD);
      into.dd += n * delta * delta * (2 * productD + delta * (powerDD * psi + 2 * powerD * psiD + power * psiDD));
      into.t += n * delta * tau * (powerT * psi + power * psiT);
      into.tt += n * delta * tau * tau * (powerTT * psi + 2 * powerT * psiT + power * psiTT);
      into.dt +=
        n *
        delta *
        tau *
        (powerT * psi + power * psiT + delta * (powerDT * psi + powerD * psiT + powerT * psiD + 4 * c * d * x * u * product));
    }
  };
}
