import { sumOf, type TransportModel } from "./point.ts";
import { initialDensity, vogel } from "./dilute.ts";

const TRIPLE_TEMPERATURE = 216.592;
const TRIPLE_DENSITY = 1178.53;
/** Vogel's coefficients, of which this paper rounds the fourth. */
const VIRIAL = vogel.with(3, 2471.0125);

/**
 * Viscosity of carbon dioxide in Pa s.
 *
 * @source laesecke-muzny-2017
 */
export function carbonDioxideViscosity(): TransportModel {
  const dilute: TransportModel = ({ temperature }) => {
    const sixth = temperature ** (1 / 6);
    const third = sixth * sixth;
    const integral =
      1749.35489318835 -
      369.069300007128 * sixth +
      5423856.34887691 * Math.exp(-2.21283852168356 * third) +
      (-269503.247933569 + 73145.021531826 * third) / Math.exp(third) +
      5.34368649509278 * Math.sqrt(temperature);
    return (0.0010055 * Math.sqrt(temperature)) / integral;
  };
  const residual: TransportModel = ({ model, temperature, density }) => {
    const t = temperature / TRIPLE_TEMPERATURE;
    const r = (density * model.molarMass) / TRIPLE_DENSITY;
    const scale =
      (TRIPLE_DENSITY ** (2 / 3) * Math.sqrt(model.gasConstant * TRIPLE_TEMPERATURE)) / (model.molarMass ** (1 / 6) * 84446887.43579945);
    return scale * (0.360603235428487 * t * r ** 3 + (r * r + r ** 8.06282737481277) / (t - 0.121550806591497));
  };
  return sumOf(dilute, initialDensity(dilute, [0.378421, 200.76], 6.02214129e23, VIRIAL), residual);
}

/**
 * Dilute-gas conductivity of carbon dioxide in W/(m K).
 *
 * @source huber-et-al-2016, eq. 3
 */
export function carbonDioxideDiluteConductivity(): TransportModel {
  return ({ temperature }) => {
    const tau = 304.1282 / temperature;
    return 1e-3 / (Math.sqrt(tau) * (0.0151874307 + tau * (0.028067404 + tau * (0.022856419 - tau * 0.0074162421))));
  };
}
