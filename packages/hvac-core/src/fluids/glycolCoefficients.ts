/** Coefficients of one property: rows over (t - t_m)^i, columns over (x - x_m)^j; x as mass fraction. */
export type Coefficients = readonly (readonly number[])[];

export interface GlycolFit {
  /** Temperature about which the fits are centred, °C */
  readonly temperature: number;
  /** Mass fraction about which the fits are centred */
  readonly massFraction: number;
  /** Freezing point, °C, over (x - x_m)^j */
  readonly freezingPoint: readonly number[];
  readonly density: Coefficients;
  readonly specificHeat: Coefficients;
  readonly conductivity: Coefficients;
  /** Coefficients of the natural logarithm of the viscosity in mPa s */
  readonly logViscosity: Coefficients;
  /** Density of the pure glycol at 20 °C, kg/m³ (CRC Handbook of Chemistry and Physics) */
  readonly pureDensity: number;
}

/**
 * Å. Melinder, Properties of Secondary Working Fluids (Secondary Refrigerants or Coolants, Heat Transfer Fluids) for Indirect Systems, 2nd ed.,
 * International Institute of Refrigeration 2010: coefficients for aqueous ethylene glycol. Melinder's fraction is in percent;
 * the powers of 100 are included here. The freezing point's constant is CoolProp's 257.9 K less 273.15.
 */
export const ethylene: GlycolFit = {
  temperature: 31.728,
  massFraction: 0.308462,
  freezingPoint: [-15.25, -80.8, -133.4, -72.93, 100.6, 11.4],
  density: [
    [1034, 131.1, 0.749, -106.2, -96.23, 489.1],
    [-0.4781, -0.6876, 0.7855, 1.229, -7.211],
    [-2.692e-3, 4.805e-3, -3.995e-3, -1.153e-2],
    [4.725e-6, 1.69e-6, 4.982e-5],
  ],
  specificHeat: [
    [3737, -1799, -993.3, 2610, 1537, -16180],
    [2.93, 10.46, 3.516, -1.189, -42.72],
    [-4.675e-3, -4.147e-2, 5.109e-2, -0.1643],
    [-1.389e-5, 1.847e-5, -7.138e-4],
  ],
  conductivity: [
    [0.472, -0.4286, 0.1747, 3.017e-2, -0.1322, 0.2678],
    [8.903e-4, -1.473e-3, 6.814e-4, -2.412e-3, 2.555e-3],
    [-1.058e-6, 1.059e-5, -3.612e-5, 4.004e-5],
    [-2.789e-9, -1.142e-8, 2.365e-8],
  ],
  logViscosity: [
    [0.4705, 2.471, 3.328e-2, 1.659, 3.089, -18.65],
    [-2.55e-2, -1.171e-2, 1.086e-2, 3.157e-3, 1.831e-2],
    [1.782e-4, 1.052e-4, 1.051e-4, 4.063e-4],
    [-7.669e-7, -1.634e-6, -6.475e-6],
  ],
  pureDensity: 1113.5,
};

/** The same source for aqueous propylene glycol. */
export const propylene: GlycolFit = {
  temperature: 32.7083,
  massFraction: 0.307031,
  freezingPoint: [-13.25, -66.31, -109.4, -228.3, -340.9, 146.5],
  density: [
    [1018, 76.04, -24.98, -155, -113.1, 234.2],
    [-0.5406, -0.945, 0.27, 2.829, -2.221],
    [-2.666e-3, 5.541e-3, -4.018e-3, -7.175e-3],
    [1.347e-5, -1.343e-5, 3.376e-5],
  ],
  specificHeat: [
    [3882, -1304, -1598, 353.9, 5000, -4959],
    [2.699, 5.07, 0.9534, 31.02, -71.35],
    [-1.659e-3, -4.752e-3, 0.1167, -0.295],
    [-1.032e-5, 1.522e-4, -4.87e-4],
  ],
  conductivity: [
    [0.4513, -0.4795, 0.2076, -9.083e-2, -5.952e-2, 0.2104],
    [7.955e-4, -1.678e-3, 1.563e-3, -2.518e-3, -3.605e-3],
    [3.482e-8, 8.941e-6, -4.615e-5, 6.543e-5],
    [-5.966e-9, 1.493e-8, 9.897e-8],
  ],
  logViscosity: [
    [0.6837, 3.328, 0.5453, -3.9, -1.587, 35.64],
    [-3.045e-2, -3.984e-2, -8.6e-4, 0.1054, 4.475e-2],
    [2.525e-4, 4.332e-4, -1.593e-4, -1.589e-3],
    [-1.399e-6, -1.86e-6, -4.465e-7],
  ],
  pureDensity: 1036.1,
};
