import { HelmholtzModel } from "../../src/refrigerants/helmholtz.ts";
import { fluidModel } from "../../src/refrigerants/pureFluid.ts";
import { dataOf, residualTerms } from "./equation.ts";
import { type BlendSource, type FluidSource, type MixtureSource, type PairSource, readJson } from "./source.ts";

interface Pair extends PairSource {
  readonly i: number;
  readonly j: number;
  readonly model: HelmholtzModel | undefined;
}

/** A phase of given composition at a temperature and density. */
export interface PhasePoint {
  readonly pressure: number;
  /** (∂p/∂ρ)_T */
  readonly slope: number;
  /** ln of the fugacity of every component, in Pa */
  readonly logFugacities: readonly number[];
  /** Residual and ideal parts summed: J/mol, J/(mol K), with the components' own reference states */
  readonly enthalpy: number;
  readonly entropy: number;
}

/** Composition-dependent multi-fluid model: what the tables of a blend are made with. Mole fractions inside. */
export class Mixture {
  readonly gasConstant: number;
  readonly names: readonly string[];
  readonly fluids: readonly FluidSource[];
  readonly pairs: readonly Pair[];
  readonly molarMasses: readonly number[];
  private readonly models: readonly HelmholtzModel[];

  constructor(folder: string, names: readonly string[]) {
    const mixtures = readJson<MixtureSource>(folder, "mixtures");
    this.gasConstant = mixtures.gasConstant_J_per_molK;
    this.names = names;
    this.fluids = names.map((name) => readJson<FluidSource>(folder, name));
    this.models = this.fluids.map((fluid) => fluidModel(dataOf(fluid)));
    this.molarMasses = this.fluids.map((fluid) => fluid.molarMass_kg_per_mol);
    this.pairs = mixtures.pairs
      .filter(({ first, second }) => names.includes(first) && names.includes(second))
      .map((pair) => {
        const departure = pair.departure === null ? undefined : residualTerms(mixtures.departureFunctions[pair.departure]!.terms);
        const constants = { gasConstant: this.gasConstant, molarMass: 1, reducingTemperature: 1, reducingDensity: 1 };
        const ideal = { logDelta: 0, constant: 0, linear: 0, log: 0, powers: [[], []], planck: [[], []] } as const;
        const model = departure && new HelmholtzModel(constants, [{ weight: 1, terms: departure }], ideal);
        return { ...pair, i: names.indexOf(pair.first), j: names.indexOf(pair.second), model };
      });
    if (this.pairs.length !== (names.length * (names.length - 1)) / 2) throw new Error(`a pair of ${names.join("/")} is missing`);
  }

  /** Reducing temperature in K and molar volume in m³/mol with their derivatives by mole numbers at fixed total, nd(Y)_i. */
  reducing(x: readonly number[]): { temperature: number; volume: number; byTemperature: number[]; byVolume: number[] } {
    const reducingPoints = this.fluids.map(({ reducing }) => ({ t: reducing.T_K, v: 1 / reducing.rho_mol_per_m3 }));
    const byTemperature = reducingPoints.map(({ t }, i) => 2 * x[i]! * t);
    const byVolume = reducingPoints.map(({ v }, i) => 2 * x[i]! * v);
    let temperature = reducingPoints.reduce((sum, { t }, i) => sum + x[i]! ** 2 * t, 0);
    let volume = reducingPoints.reduce((sum, { v }, i) => sum + x[i]! ** 2 * v, 0);
    const add = (i: number, j: number, beta: number, strength: number, derivatives: number[]): number => {
      const d = beta * beta * x[i]! + x[j]!;
      const share = (x[i]! + x[j]!) / d;
      const product = (x[i]! * x[j]!) / d;
      derivatives[i]! += strength * (x[j]! * share + product * (1 - beta * beta * share));
      derivatives[j]! += strength * (x[i]! * share + product * (1 - share));
      return strength * x[i]! * x[j]! * share;
    };
    for (const { i, j, betaT, gammaT, betaV, gammaV } of this.pairs) {
      const cubic = (Math.cbrt(reducingPoints[i]!.v) + Math.cbrt(reducingPoints[j]!.v)) ** 3 / 8;
      temperature += add(i, j, betaT, 2 * betaT * gammaT * Math.sqrt(reducingPoints[i]!.t * reducingPoints[j]!.t), byTemperature);
      volume += add(i, j, betaV, 2 * betaV * gammaV * cubic, byVolume);
    }
    const centred = (values: number[]) => {
      const mean = values.reduce((sum, value, k) => sum + x[k]! * value, 0);
      return values.map((value) => value - mean);
    };
    return { temperature, volume, byTemperature: centred(byTemperature), byVolume: centred(byVolume) };
  }

  /** Every property of a phase that equilibrium needs; temperature in K, density in mol/m³. */
  evaluate(temperature: number, density: number, x: readonly number[]): PhasePoint {
    const { temperature: reducing, volume, byTemperature, byVolume } = this.reducing(x);
    const tau = reducing / temperature;
    const delta = density * volume;
    const total = { a: 0, d: 0, dd: 0, t: 0 };
    const q = this.models.map(() => 0);
    let idealEnthalpy = 0;
    let idealEntropy = 0;
    this.models.forEach((model, i) => {
      const share = (x[i]! * model.gasConstant) / this.gasConstant;
      model.setPoint(temperature, density);
      idealEnthalpy += share * (model.enthalpy / (model.gasConstant * temperature) - 1 - model.t - model.d);
      idealEntropy += share * (model.entropy / model.gasConstant - model.t + model.a - Math.log(x[i]!));
      model.setPoint(model.reducingTemperature / tau, model.reducingDensity * delta);
      total.a += x[i]! * model.a;
      total.d += x[i]! * model.d;
      total.dd += x[i]! * model.dd;
      total.t += x[i]! * model.t;
      q[i]! += model.a;
    });
    for (const { i, j, F, model } of this.pairs) {
      if (!model) continue;
      model.setPoint(1 / tau, delta);
      const weight = x[i]! * x[j]! * F;
      total.a += weight * model.a;
      total.d += weight * model.d;
      total.dd += weight * model.dd;
      total.t += weight * model.t;
      q[i]! += x[j]! * F * model.a;
      q[j]! += x[i]! * F * model.a;
    }
    const mean = q.reduce((sum, value, k) => sum + x[k]! * value, 0);
    const thermal = this.gasConstant * temperature;
    return {
      pressure: density * thermal * (1 + total.d),
      slope: thermal * (1 + 2 * total.d + total.dd),
      logFugacities: q.map(
        (value, i) =>
          Math.log(x[i]! * density * thermal) +
          total.a +
          total.d * (1 + byVolume[i]! / volume) +
          (total.t * byTemperature[i]!) / reducing +
          value -
          mean,
      ),
      enthalpy: thermal * (1 + idealEnthalpy + total.t + total.d),
      entropy: this.gasConstant * (idealEntropy + total.t - total.a),
    };
  }
}

/** Mole fractions of a blend that is given by mass. */
export function moleFractions({ massFractions }: BlendSource, molarMasses: readonly number[]): number[] {
  const moles = massFractions.map((mass, i) => mass / molarMasses[i]!);
  const total = moles.reduce((sum, amount) => sum + amount, 0);
  return moles.map((amount) => amount / total);
}
