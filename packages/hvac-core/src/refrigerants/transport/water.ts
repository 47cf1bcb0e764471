import type { TransportModel, TransportPoint } from "./point.ts";

const T_STAR = 647.096;
const RHO_STAR = 322;
const P_STAR = 22.064e6;
const REFERENCE = 1.5;
/** Amplitudes of correlation length (nm) and susceptibility, and their critical exponents. */
const XI_0 = 0.13;
const GAMMA_0 = 0.06;
const NU = 0.63;
const GAMMA = 1.239;

/** Correlation length in nm, from the excess of the reduced compressibility over that at 1.5 T*. */
function correlationLength({ model, temperature, density }: TransportPoint): number {
  const reduced = (density * model.molarMass) / RHO_STAR;
  const zeta = (slope: number): number => (P_STAR / RHO_STAR) * (model.molarMass / slope);
  const far = (zeta(model.atTemperature(REFERENCE * T_STAR, density).pressureByDensity) * REFERENCE * T_STAR) / temperature;
  const excess = Math.max(0, reduced * (zeta(model.pressureByDensity) - far));
  return XI_0 * (excess / GAMMA_0) ** (NU / GAMMA);
}

/** Rows i, j, H_ij of the finite-density factor. */
const H: readonly (readonly [number, number, number])[] = [
  [0, 0, 0.520094],
  [1, 0, 0.0850895],
  [2, 0, -1.08374],
  [3, 0, -0.289555],
  [0, 1, 0.222531],
  [1, 1, 0.999115],
  [2, 1, 1.88797],
  [3, 1, 1.26613],
  [5, 1, 0.120573],
  [0, 2, -0.281378],
  [1, 2, -0.906851],
  [2, 2, -0.772479],
  [3, 2, -0.489837],
  [4, 2, -0.25704],
  [0, 3, 0.161913],
  [1, 3, 0.257399],
  [0, 4, -0.0325372],
  [3, 4, 0.0698452],
  [4, 5, 0.00872102],
  [3, 6, -0.00435673],
  [5, 6, -0.000593264],
];

function criticalExponent(correlation: number): number {
  const c = correlation / 1.9;
  const e = correlation / 1.1;
  if (correlation <= 0.3817016416) return 0.2 * c * e ** 5 * (1 - c + c * c - (765 / 504) * e * e);
  const angle = Math.acos(1 / Math.sqrt(1 + e * e));
  const w = Math.sqrt(Math.abs((c - 1) / (c + 1))) * Math.tan(angle / 2);
  const logarithm = c > 1 ? Math.log((1 + w) / (1 - w)) : 2 * Math.atan(Math.abs(w));
  return (
    Math.sin(3 * angle) / 12 -
    Math.sin(2 * angle) / (4 * c) +
    ((1 - 1.25 * c * c) * Math.sin(angle)) / (c * c) -
    ((1 - 1.5 * c * c) * angle - Math.abs(c * c - 1) ** 1.5 * logarithm) / c ** 3
  );
}

/**
 * Viscosity of water in Pa s.
 *
 * @source huber-et-al-2009, which is IAPWS R12-08
 */
export function waterViscosity(): TransportModel {
  return (point) => {
    const t = point.temperature / T_STAR;
    const r = (point.density * point.model.molarMass) / RHO_STAR;
    const dilute = (100 * Math.sqrt(t)) / (1.67752 + (2.20462 + (0.6366564 - 0.241605 / t) / t) / t);
    const finite = H.reduce((sum, [i, j, h]) => sum + h * (1 / t - 1) ** i * (r - 1) ** j, 0);
    return 1e-6 * dilute * Math.exp(r * finite + 0.068 * criticalExponent(correlationLength(point)));
  };
}

/** L_ij, one row per power of 1/T̄ - 1. */
const L: readonly (readonly number[])[] = [
  [1.60397357, -0.646013523, 0.111443906, 0.102997357, -0.0504123634, 0.00609859258],
  [2.33771842, -2.78843778, 1.53616167, -0.463045512, 0.0832827019, -0.00719201245],
  [2.19650529, -4.54580785, 3.55777244, -1.40944978, 0.275418278, -0.0205938816],
  [-1.21051378, 1.60812989, -0.621178141, 0.0716373224],
  [-2.720337, 4.57586331, -3.18369245, 1.1168348, -0.19268305, 0.012913842],
];

/**
 * Conductivity of water in W/(m K).
 *
 * @source huber-et-al-2012, which is IAPWS R15-11
 */
export function waterConductivity(): TransportModel {
  return (point) => {
    const { model } = point;
    const t = point.temperature / T_STAR;
    const r = (point.density * model.molarMass) / RHO_STAR;
    const dilute = Math.sqrt(t) / (0.002443221 + (0.01323095 + (0.006770357 + (-0.003454586 + 0.0004096266 / t) / t) / t) / t);
    const finite = L.reduce((sum, row, i) => sum + (1 / t - 1) ** i * row.reduce((inner, l, j) => inner + l * (r - 1) ** j, 0), 0);
    const y = 2.5 * correlationLength(point);
    let critical = 0;
    if (y >= 1.2e-7) {
      const heat = model.isobaricHeat;
      const ratio = heat / model.isochoricHeat;
      const z = (2 / (Math.PI * y)) * ((1 - 1 / ratio) * Math.atan(y) + y / ratio - (1 - Math.exp(-1 / (1 / y + (y * y) / (3 * r * r)))));
      critical = (177.8514 * r * (heat / (461.51805 * model.molarMass)) * t * 1e-6 * z) / point.viscosity();
    }
    return 1e-3 * (dilute * Math.exp(r * finite) + critical);
  };
}
