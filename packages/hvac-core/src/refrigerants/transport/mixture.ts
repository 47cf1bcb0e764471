import type { FluidData } from "../data.ts";
import type { HelmholtzModel } from "../helmholtz.ts";
import { fluidModel } from "../pureFluid.ts";
import type { TransportModel, TransportPoint } from "./point.ts";

/** A component and its mole fraction. */
export interface Component {
  readonly fluid: FluidData;
  readonly x: number;
}

/**
 * Viscosity of a blend in Pa s, estimated: no correlation is published for these. Corresponding states of the components'
 * own correlations, η/F = Π (η_i/F_i)^x_i with F = √(M T_r) ρ_r^(2/3), every component at the blend's reduced temperature
 * and density. The scale F is that of corresponding states; the logarithmic mixing is our choice, compared with the
 * correlations of Geller (2000) for R-410A, R-404A and R-407C: within 8 % from 0 to 60 °C.
 */
export function estimatedViscosity(
  components: readonly Component[],
  molarMass: number,
  [temperature, density]: readonly [number, number],
): TransportModel {
  const scale = (mass: number, t: number, r: number) => Math.log(mass * t) / 2 + (Math.log(r) * 2) / 3;
  let models: HelmholtzModel[] | undefined;
  return (point) => {
    models ??= components.map(({ fluid }) => fluidModel(fluid));
    let logarithm = scale(molarMass, temperature, density);
    components.forEach(({ fluid, x }, i) => {
      const [reducingTemperature, reducingDensity] = fluid.reducing;
      const t = (point.temperature * reducingTemperature) / temperature;
      const r = (point.density * reducingDensity) / density;
      const componentPoint: TransportPoint = { model: models![i]!.setPoint(t, r), temperature: t, density: r, viscosity: point.viscosity };
      logarithm += x * (Math.log(fluid.viscosity!(componentPoint)) - scale(fluid.molarMass, reducingTemperature, reducingDensity));
    });
    return Math.exp(logarithm);
  };
}
