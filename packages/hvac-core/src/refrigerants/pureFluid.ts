import { Core } from "./core.ts";
import type { FluidData } from "./data.ts";
import { HelmholtzModel } from "./helmholtz.ts";
import { EquationRefrigerant } from "./refrigerant.ts";
import type { Refrigerant } from "./types.ts";

/** Equation of state of a fluid. */
export function fluidModel(data: FluidData): HelmholtzModel {
  const [constant, linear, log, planckN, planckTheta, powerN = [], powerT = []] = data.ideal;
  return new HelmholtzModel(
    { gasConstant: data.gasConstant, molarMass: data.molarMass, reducingTemperature: data.reducing[0], reducingDensity: data.reducing[1] },
    [{ weight: 1, terms: data.residual }],
    { logDelta: 1, constant, linear, log, powers: [powerN, powerT], planck: [planckN, planckTheta] },
    data.coupling,
  );
}

/**
 * A refrigerant with a separate equation of state: pure, or a blend fitted as if it were pure (then `data.dew` and
 * `composition` are given).
 */
export function pureFluid(data: FluidData, composition?: Readonly<Record<string, number>>, referenceState = IIR): Refrigerant {
  const kind = composition ? "pseudo-pure" : "pure";
  return new EquationRefrigerant({
    facts: data,
    kind,
    molarMass: data.molarMass,
    composition: composition ?? { [data.name]: 1 },
    limits: data.limits,
    transport: data,
    referenceState,
    core: () => new Core(fluidModel(data), data, data.limits, kind),
  });
}

export const IIR = "IIR: 200 kJ/kg and 1 kJ/(kg K) for saturated (bubble) liquid at 0 °C";
