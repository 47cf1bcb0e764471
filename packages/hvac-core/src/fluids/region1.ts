/** Exponents I, J and coefficients n of IAPWS-IF97 region 1, liquid water (Table 2). */
const terms = [
  [0, -2, 0.14632971213167],
  [0, -1, -0.84548187169114],
  [0, 0, -3.756360367204],
  [0, 1, 3.3855169168385],
  [0, 2, -0.95791963387872],
  [0, 3, 0.15772038513228],
  [0, 4, -0.016616417199501],
  [0, 5, 8.1214629983568e-4],
  [1, -9, 2.8319080123804e-4],
  [1, -7, -6.0706301565874e-4],
  [1, -1, -0.018990068218419],
  [1, 0, -0.032529748770505],
  [1, 1, -0.021841717175414],
  [1, 3, -5.283835796993e-5],
  [2, -3, -4.7184321073267e-4],
  [2, 0, -3.0001780793026e-4],
  [2, 1, 4.7661393906987e-5],
  [2, 3, -4.4141845330846e-6],
  [2, 17, -7.2694996297594e-16],
  [3, -4, -3.1679644845054e-5],
  [3, 0, -2.8270797985312e-6],
  [3, 6, -8.5205128120103e-10],
  [4, -5, -2.2425281908e-6],
  [4, -2, -6.5171222895601e-7],
  [4, 10, -1.4341729937924e-13],
  [5, -8, -4.0516996860117e-7],
  [8, -11, -1.2734301741641e-9],
  [8, -6, -1.7424871230634e-10],
  [21, -29, -6.8762131295531e-19],
  [23, -31, 1.4478307828521e-20],
  [29, -38, 2.6335781662795e-23],
  [30, -39, -1.1947622640071e-23],
  [31, -40, 1.8228094581404e-24],
  [32, -41, -9.3537087292458e-26],
] as const;

const gasConstant = 461.526;

export interface LiquidState {
  /** kg/m³ */
  readonly density: number;
  /** At constant pressure, J/(kg K) */
  readonly specificHeat: number;
  /** At constant volume, J/(kg K) */
  readonly specificHeatAtVolume: number;
  /** J/kg; 0 for the liquid at the triple point */
  readonly enthalpy: number;
  /** Change of density with pressure at constant temperature, kg/(m³ Pa) */
  readonly compression: number;
  /** Speed of sound, m/s */
  readonly soundSpeed: number;
}

/** Liquid water by the Gibbs equation of region 1: temperature in K, pressure in Pa, without a range check. */
export function region1(T: number, pressure: number): LiquidState {
  const pi = pressure / 16.53e6;
  const tau = 1386 / T;
  const x = 7.1 - pi;
  const y = tau - 1.222;
  let gp = 0;
  let gpp = 0;
  let gt = 0;
  let gtt = 0;
  let gpt = 0;
  for (const [i, j, n] of terms) {
    const term = n * x ** i * y ** j;
    gp -= (term * i) / x;
    gpp += (term * i * (i - 1)) / (x * x);
    gt += (term * j) / y;
    gtt += (term * j * (j - 1)) / (y * y);
    gpt -= (term * i * j) / (x * y);
  }
  const mixed = gp - tau * gpt;
  const cp = -gasConstant * tau * tau * gtt;
  const volume = (gasConstant * T * gp) / 16.53e6;
  return {
    density: 1 / volume,
    specificHeat: cp,
    specificHeatAtVolume: cp + (gasConstant * mixed * mixed) / gpp,
    enthalpy: gasConstant * T * tau * gt,
    compression: -gpp / (gasConstant * T * gp * gp),
    soundSpeed: Math.sqrt((gasConstant * T * gp * gp) / ((mixed * mixed) / (tau * tau * gtt) - gpp)),
  };
}
