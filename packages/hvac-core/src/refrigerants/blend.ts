import { Core } from "./core.ts";
import type { FluidData, Limits, MixingSurfaces, RefrigerantFacts } from "./data.ts";
import { HelmholtzModel } from "./helmholtz.ts";
import { mixingCurves, temperatureCurve } from "./mixing.ts";
import { IIR } from "./pureFluid.ts";
import { EquationRefrigerant } from "./refrigerant.ts";
import { type Component, estimatedViscosity } from "./transport/mixture.ts";
import type { Refrigerant } from "./types.ts";
import type { ResidualTerms } from "./terms.ts";
import type { IdealTerms } from "./ideal.ts";

const GAS_CONSTANT = 8.31446261815324;

/** A blend of given composition in the multi-fluid model. Its saturation tables are made by the generator from the same model. */
export interface BlendData extends RefrigerantFacts {
  readonly limits: Limits;
  readonly components: readonly (readonly [fluid: FluidData, massFraction: number])[];
  /** Reducing temperature in K and density in mol/m³ of this composition. */
  readonly reducing: readonly [temperature: number, density: number];
  /** Departure functions of the pairs i, j of components, with F_ij. */
  readonly departures: readonly (readonly [i: number, j: number, factor: number, terms: ResidualTerms])[];
  /** Shift of the ideal part to the IIR reference state: added to the constant and to the factor of τ. */
  readonly shift: readonly [constant: number, linear: number];
  readonly mixing: MixingSurfaces;
}

/** Mole fractions from mass fractions. */
function byMole({ components }: BlendData): { molarMass: number; shares: Component[] } {
  const moles = components.reduce((sum, [fluid, mass]) => sum + mass / fluid.molarMass, 0);
  return { molarMass: 1 / moles, shares: components.map(([fluid, mass]) => ({ fluid, x: mass / fluid.molarMass / moles })) };
}

/**
 * The ideal part of the whole composition over the blend's own τ and δ. Every component enters at its own reducing point,
 * as its ideal gas is independent of the mixture.
 */
function idealOf(
  shares: readonly Component[],
  [temperature, density]: readonly [number, number],
  shift: readonly [number, number],
): IdealTerms {
  let logDelta = 0;
  let [constant, linear] = shift;
  let log = 0;
  const powers: [number[], number[]] = [[], []];
  const planck: [number[], number[]] = [[], []];
  for (const { fluid, x } of shares) {
    const weight = (x * fluid.gasConstant) / GAS_CONSTANT;
    const scale = fluid.reducing[0] / temperature;
    const [constantTerm, linearTerm, logTerm, planckN, theta, powerN = [], powerT = []] = fluid.ideal;
    logDelta += weight;
    constant += weight * (constantTerm + Math.log((x * density) / fluid.reducing[1]) + logTerm * Math.log(scale));
    linear += weight * linearTerm * scale;
    log += weight * logTerm;
    planckN.forEach((n, i) => {
      planck[0].push(weight * n);
      planck[1].push(theta[i]! * scale);
    });
    powerN.forEach((n, i) => {
      powers[0].push(weight * n * scale ** powerT[i]!);
      powers[1].push(powerT[i]!);
    });
  }
  return { logDelta, constant, linear, log, powers, planck };
}

/** Equation of a blend: at fixed composition the mixture model is one equation with all components' terms. */
export function blendModel(data: BlendData): HelmholtzModel {
  const { molarMass, shares } = byMole(data);
  const [reducingTemperature, reducingDensity] = data.reducing;
  return new HelmholtzModel(
    { gasConstant: GAS_CONSTANT, molarMass, reducingTemperature, reducingDensity },
    [
      ...shares.map(({ fluid, x }) => ({ weight: x, terms: fluid.residual })),
      ...data.departures.map(([i, j, factor, terms]) => ({ weight: shares[i]!.x * shares[j]!.x * factor, terms })),
    ],
    idealOf(shares, data.reducing, data.shift),
  );
}

/** A refrigerant blend with glide. */
export function blend(data: BlendData): Refrigerant {
  const { molarMass, shares } = byMole(data);
  return new EquationRefrigerant({
    facts: data,
    kind: "mixture",
    molarMass,
    composition: Object.fromEntries(data.components.map(([fluid, mass]) => [fluid.name, mass])),
    limits: data.limits,
    transport: { viscosity: estimatedViscosity(shares, molarMass, data.reducing) },
    mixing: { curves: (place) => mixingCurves(data.mixing, place), temperature: (place) => temperatureCurve(data.mixing, place) },
    referenceState: IIR,
    core: () => new Core(blendModel(data), data, data.limits, "mixture"),
  });
}
