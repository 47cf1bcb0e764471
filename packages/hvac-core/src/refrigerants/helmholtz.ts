import { IdealPart, type IdealTerms } from "./ideal.ts";
import { type CouplingTerms, listTerms, type ResidualDerivatives, type Term, type WeightedTerms } from "./terms.ts";

/**
 * A Helmholtz-energy equation of state, evaluated in two steps. Every term (but the non-analytic ones) is
 * n δ^d τ^t e^(u(δ)+v(τ)), so at one temperature all terms with the same density function collapse into three sums;
 * both phases and all Newton steps of an isotherm then cost only a dozen short density functions each.
 *
 * The object has a current point: `setTemperature`, then `setDensity`, then read.
 */
export class HelmholtzModel implements ResidualDerivatives {
  readonly gasConstant: number;
  readonly molarMass: number;
  readonly reducingTemperature: number;
  readonly reducingDensity: number;
  /** Current temperature in K and density in mol/m³. */
  temperature = 0;
  density = 0;
  a = 0;
  d = 0;
  dd = 0;
  t = 0;
  tt = 0;
  dt = 0;
  private tau = 0;
  private readonly definition: ConstructorParameters<typeof HelmholtzModel>;
  private second: HelmholtzModel | undefined;
  private readonly idealPart: IdealPart;
  private readonly coupling: CouplingTerms | undefined;
  /** n and t of the terms that are plain powers of τ; all others are in `special`; `groupOf` has the group of each, first those in `plain`. */
  private readonly plain: Float64Array;
  private readonly special: readonly Term[];
  private readonly groupOf: Int32Array;
  private readonly groupD: Float64Array;
  private readonly groupL: Float64Array;
  private readonly groupEta: Float64Array;
  private readonly groupEpsilon: Float64Array;
  private readonly sums: Float64Array;
  private readonly powers: Float64Array;
  private readonly decays: Float64Array;

  constructor(
    constants: { gasConstant: number; molarMass: number; reducingTemperature: number; reducingDensity: number },
    parts: readonly WeightedTerms[],
    ideal: IdealTerms,
    coupling?: CouplingTerms,
  ) {
    this.definition = [constants, parts, ideal, coupling];
    this.gasConstant = constants.gasConstant;
    this.molarMass = constants.molarMass;
    this.reducingTemperature = constants.reducingTemperature;
    this.reducingDensity = constants.reducingDensity;
    this.idealPart = new IdealPart(ideal);
    this.coupling = coupling;
    const groups = new Map<string, number>();
    const shapes: Term[] = [];
    const isPlain = ({ beta, m }: Term) => beta === 0 && m === 0;
    const terms = listTerms(parts);
    const plain = terms.filter(isPlain);
    this.plain = Float64Array.from(plain.flatMap(({ n, t }) => [n, t]));
    this.special = terms.filter((term) => !isPlain(term));
    this.groupOf = Int32Array.from([...plain, ...this.special], (term) => {
      const key = `${term.d} ${term.l} ${term.eta} ${term.epsilon}`;
      const group = groups.get(key);
      if (group !== undefined) return group;
      groups.set(key, shapes.length);
      return shapes.push(term) - 1;
    });
    this.groupD = Float64Array.from(shapes, (shape) => shape.d);
    this.groupL = Float64Array.from(shapes, (shape) => shape.l);
    this.groupEta = Float64Array.from(shapes, (shape) => shape.eta);
    this.groupEpsilon = Float64Array.from(shapes, (shape) => shape.epsilon);
    this.sums = new Float64Array(3 * shapes.length);
    this.powers = new Float64Array(1 + Math.max(...this.groupD, ...this.groupL));
    this.decays = new Float64Array(1 + Math.max(...this.groupL));
  }

  /** Sets the temperature in K: the temperature functions of all terms are summed per density function. */
  setTemperature(temperature: number): void {
    if (temperature === this.temperature) return;
    this.temperature = temperature;
    const tau = this.reducingTemperature / temperature;
    this.tau = tau;
    const logTau = Math.log(tau);
    const sums = this.sums.fill(0);
    const { plain, groupOf, special } = this;
    const plainCount = groupOf.length - special.length;
    for (let i = 0; i < plainCount; i++) {
      const t = plain[2 * i + 1]!;
      const value = plain[2 * i]! * Math.exp(t * logTau);
      const group = 3 * groupOf[i]!;
      sums[group]! += value;
      sums[group + 1]! += value * t;
      sums[group + 2]! += value * t * (t - 1);
    }
    for (let i = 0; i < special.length; i++) {
      const { n, t, beta, gamma, m, b } = special[i]!;
      let exponent = t * logTau;
      let first = t;
      let second = 0;
      const x = tau - gamma;
      if (m !== 0) {
        const power = Math.exp(m * logTau);
        exponent -= power;
        first -= m * power;
        second = -m * m * power;
      } else if (b === 0) {
        exponent -= beta * x * x;
        first -= 2 * beta * tau * x;
        second = -2 * beta * tau * (x + tau);
      } else {
        const bell = 1 / (beta * x * x + b);
        const slope = -2 * beta * x * bell * bell;
        exponent += bell;
        first += tau * slope;
        second = tau * slope + tau * tau * ((2 * slope * slope) / bell - 2 * beta * bell * bell);
      }
      const value = n * Math.exp(exponent);
      const group = 3 * groupOf[plainCount + i]!;
      sums[group]! += value;
      sums[group + 1]! += value * first;
      sums[group + 2]! += value * (first * (first - 1) + second);
    }
  }

  /** Sets the density in mol/m³ on the current isotherm and evaluates all residual derivatives. */
  setDensity(density: number): void {
    this.density = density;
    const { powers, decays, sums, groupD, groupL, groupEta, groupEpsilon } = this;
    const delta = density / this.reducingDensity;
    powers[0] = 1;
    for (let i = 1; i < powers.length; i++) powers[i] = powers[i - 1]! * delta;
    for (let i = 1; i < decays.length; i++) decays[i] = Math.exp(-powers[i]!);
    let a = 0;
    let d = 0;
    let dd = 0;
    let t = 0;
    let tt = 0;
    let dt = 0;
    for (let g = 0, k = 0; g < groupD.length; g++, k += 3) {
      const l = groupL[g]!;
      const eta = groupEta[g]!;
      let first = groupD[g]!;
      let value = powers[first]!;
      let second = 0;
      if (l !== 0) {
        value *= decays[l]!;
        const slope = -l * powers[l]!;
        first += slope;
        second = l * slope;
      } else if (eta !== 0) {
        const x = delta - groupEpsilon[g]!;
        value *= Math.exp(-eta * x * x);
        first -= 2 * eta * delta * x;
        second = -2 * eta * delta * (x + delta);
      }
      const f = value * sums[k]!;
      const ft = value * sums[k + 1]!;
      a += f;
      d += f * first;
      dd += f * (first * (first - 1) + second);
      t += ft;
      dt += ft * first;
      tt += value * sums[k + 2]!;
    }
    this.a = a;
    this.d = d;
    this.dd = dd;
    this.t = t;
    this.tt = tt;
    this.dt = dt;
    this.coupling?.(this.tau, delta, this);
  }

  /** Sets both; temperature in K, density in mol/m³. */
  setPoint(temperature: number, density: number): this {
    this.setTemperature(temperature);
    this.setDensity(density);
    return this;
  }

  /**
   * The same equation at another temperature in K and a density in mol/m³, in a second model that keeps its isotherm: correlations that compare
   * every point with one reference temperature leave this one unchanged.
   */
  atTemperature(temperature: number, density: number): HelmholtzModel {
    this.second ??= new HelmholtzModel(...this.definition);
    return this.second.setPoint(temperature, density);
  }

  /** Pressure in Pa. */
  get pressure(): number {
    return this.density * this.gasConstant * this.temperature * (1 + this.d);
  }

  /** (∂p/∂ρ)_T in Pa m³/mol. */
  get pressureByDensity(): number {
    return this.gasConstant * this.temperature * (1 + 2 * this.d + this.dd);
  }

  /** (∂p/∂T)_ρ in Pa/K. */
  get pressureByTemperature(): number {
    return this.gasConstant * this.density * (1 + this.d - this.dt);
  }

  /** Gibbs energy over RT, without the ideal part that depends on temperature alone. */
  get reducedGibbs(): number {
    return this.a + this.d + Math.log(this.density);
  }

  /** Entropy over R, without the ideal part that depends on temperature alone. */
  get reducedEntropy(): number {
    return this.t - this.a - Math.log(this.density);
  }

  /** Molar enthalpy in J/mol. */
  get enthalpy(): number {
    return this.gasConstant * this.temperature * (1 + this.ideal.t + this.t + this.d);
  }

  /** Molar entropy in J/(mol K). */
  get entropy(): number {
    const { a, t, terms } = this.ideal;
    return this.gasConstant * (t + this.t - a - terms.logDelta * Math.log(this.density / this.reducingDensity) - this.a);
  }

  /** Molar isochoric heat capacity in J/(mol K). */
  get isochoricHeat(): number {
    return -this.gasConstant * (this.ideal.tt + this.tt);
  }

  /** Molar isobaric heat capacity in J/(mol K). */
  get isobaricHeat(): number {
    const mixed = 1 + this.d - this.dt;
    return this.isochoricHeat + (this.gasConstant * mixed * mixed) / (1 + 2 * this.d + this.dd);
  }

  /** Molar isobaric heat capacity of the ideal gas in J/(mol K). */
  get idealGasHeat(): number {
    return this.gasConstant * (1 - this.ideal.tt);
  }

  /** Speed of sound in m/s. */
  get soundSpeed(): number {
    const mixed = 1 + this.d - this.dt;
    const stiffness = 1 + 2 * this.d + this.dd + (this.gasConstant * mixed * mixed) / this.isochoricHeat;
    return Math.sqrt((this.gasConstant * this.temperature * stiffness) / this.molarMass);
  }

  /** The ideal part, which only caloric properties need. */
  private get ideal(): IdealPart {
    this.idealPart.setTau(this.tau);
    return this.idealPart;
  }
}
