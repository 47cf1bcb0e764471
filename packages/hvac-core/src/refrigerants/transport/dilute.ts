import { powerSum, type TransportModel } from "./point.ts";

/** Lennard-Jones collision diameter in nm and well depth ε/k in K. */
export type LennardJones = readonly [sigma: number, epsilonOverK: number];

/**
 * Dilute-gas viscosity in Pa s by kinetic theory with the collision integral of Neufeld, Janzen and Aziz.
 *
 * @source neufeld-janzen-aziz-1972
 * @param molarMass g/mol
 */
export function kineticTheory(molarMass: number, [sigma, epsilonOverK]: LennardJones): TransportModel {
  return ({ temperature }) => {
    const reduced = temperature / epsilonOverK;
    const integral = 1.16145 * reduced ** -0.14874 + 0.52487 * Math.exp(-0.7732 * reduced) + 2.16178 * Math.exp(-2.43787 * reduced);
    return (2.6692e-8 * Math.sqrt(molarMass * temperature)) / (sigma * sigma * integral);
  };
}

/** Dilute-gas viscosity in Pa s with a published collision integral, ln S = Σ a (ln T*)^t; molar mass in g/mol. */
export function collisionIntegral(
  factor: number,
  molarMass: number,
  [sigma, epsilonOverK]: LennardJones,
  a: readonly number[],
  t: readonly number[],
): TransportModel {
  return ({ temperature }) =>
    (factor * Math.sqrt(molarMass * temperature)) / (sigma * sigma * Math.exp(powerSum(a, t, Math.log(temperature / epsilonOverK))));
}

/** Σ A θ^n / Σ B θ^m with θ = T/T_reducing; the reducing temperature is in K. */
export function ratioOfPolynomials(
  reducing: number,
  a: readonly number[],
  n: readonly number[],
  b: readonly number[] = [1],
  m: readonly number[] = [0],
): TransportModel {
  return ({ temperature }) => powerSum(a, n, temperature / reducing) / powerSum(b, m, temperature / reducing);
}

/** Coefficients of the second viscosity virial coefficient by Vogel et al. */
export const vogel: readonly number[] = [
  -19.572881, 219.73999, -1015.3226, 2471.01251, -3375.1717, 2491.6597, -787.26086, 14.085455, -0.34664158,
];

/**
 * Initial-density viscosity η⁰ N_A σ³ ρ Σ b T*^t in Pa s: the second viscosity virial coefficient of Rainwater & Friend,
 * by default with the coefficients of Vogel et al.
 *
 * @source vogel-et-al-1998
 */
export function initialDensity(
  dilute: TransportModel,
  [sigma, epsilonOverK]: LennardJones,
  avogadro: number,
  b: readonly number[] = vogel,
  t: readonly number[] = [0, -0.25, -0.5, -0.75, -1, -1.25, -1.5, -2.5, -5.5],
): TransportModel {
  const volume = avogadro * (sigma * 1e-9) ** 3;
  return (point) => dilute(point) * volume * point.density * powerSum(b, t, point.temperature / epsilonOverK);
}
