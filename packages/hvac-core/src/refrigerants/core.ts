import { OutOfRangeError } from "../refusals/errors.ts";
import { readLogarithm, readSlope, SATURATION_END, tablePosition, tableSpan } from "./chebyshev.ts";
import type { ChebyshevTable, Limits, RefrigerantFacts } from "./data.ts";
import { densityByNewton, densityInBracket } from "./density.ts";
import { coexistenceAtPressure, coexistenceAtTemperature } from "./equilibrium.ts";
import type { HelmholtzModel } from "./helmholtz.ts";

/** Saturation of a fluid: temperatures in K, pressures in Pa, densities in mol/m³. */
export interface Saturation {
  readonly temperatureBubble: number;
  readonly temperatureDew: number;
  readonly pressureBubble: number;
  readonly pressureDew: number;
  readonly liquid: number;
  readonly vapor: number;
}

/** Single-phase root of the equation; `dense` is every state that is not bounded by the saturation line. */
export type Branch = "liquid" | "vapor" | "dense";

/**
 * Multiple of the critical temperature and pressure from which only one phase exists. The saturation line of a pure fluid is practically closed there;
 * a blend's two-phase region extends beyond its critical point.
 */
const FREE = { pure: 1.0005, "pseudo-pure": 1.0005, mixture: 1.02 } as const;

/** Tolerance by which a density of Newton's method may be on the wrong side of the saturated one, from a table accurate to 1e-6, before the bracket decides. */
const BRANCH_MARGIN = 0.01;
/** First upper bound in the search for a density: multiple of the saturated density for a liquid, of the critical density for a dense fluid. */
const FIRST_CEILING = { liquid: 1.05, dense: 2.5 };
/** Minimum density of a dense fluid near the critical temperature, as a share of the critical density. */
const MIN_DENSE = 0.5;
/** Relative step in 1/T at which the secant has converged: the last step more than doubles its digits. */
const SETTLED = 1e-8;
/** Extension of the tables beyond the end of saturation, relative to the temperature. */
const BEYOND_END = 1e-5;

/** The vapour-liquid behaviour of one equation of state, in K, Pa and mol/m³. */
export class Core {
  readonly model: HelmholtzModel;
  readonly minimumTemperature: number;
  readonly maximumTemperature: number;
  readonly maximumPressure: number;
  readonly criticalTemperature: number;
  readonly criticalPressure: number;
  /** End of the saturation states in K. */
  readonly endTemperature: number;
  /** Bubble and dew pressure at that end in Pa. */
  readonly endBubble: number;
  readonly endDew: number;
  /** Temperature (K) and pressure (Pa) from which only one phase exists. A blend's two-phase region extends beyond its critical point. */
  readonly freeTemperature: number;
  readonly freePressure: number;
  private readonly facts: RefrigerantFacts;
  private readonly maxwell: boolean;
  /** Range of √(1 - T/T_c) in the tables. */
  readonly span: readonly [low: number, high: number];

  constructor(model: HelmholtzModel, facts: RefrigerantFacts, limits: Limits, kind: "pure" | "pseudo-pure" | "mixture") {
    this.model = model;
    this.facts = facts;
    this.maxwell = kind === "pure";
    [this.minimumTemperature, this.maximumTemperature, this.maximumPressure] = limits;
    [this.criticalTemperature, this.criticalPressure] = facts.critical;
    this.span = tableSpan(this.minimumTemperature, this.criticalTemperature);
    this.endTemperature = SATURATION_END * this.criticalTemperature;
    this.endBubble = this.bubblePressure(this.endTemperature);
    this.endDew = this.dewPressure(this.endTemperature);
    this.freeTemperature = FREE[kind] * this.criticalTemperature;
    this.freePressure = FREE[kind] * this.criticalPressure;
  }

  /** Bubble pressure in Pa from the table; for a pure fluid the start of Newton's method. */
  bubblePressure(temperature: number): number {
    return this.read(this.facts.bubble, this.criticalPressure, temperature);
  }

  dewPressure(temperature: number): number {
    return this.read(this.facts.dew ?? this.facts.bubble, this.criticalPressure, temperature);
  }

  /** Position of a temperature in the span of the saturation tables, -1…1. */
  tablePosition(temperature: number): number {
    return tablePosition(this, temperature);
  }

  /** Bubble temperature in K from the table. */
  bubbleTemperature(pressure: number): number {
    return this.invert(this.facts.bubble, pressure);
  }

  /** Dew temperature in K from the table. */
  dewTemperature(pressure: number): number {
    return this.invert(this.facts.dew ?? this.facts.bubble, pressure);
  }

  saturationAtTemperature(temperature: number): Saturation {
    const liquidStart = this.liquidStart(temperature);
    const vaporStart = this.vaporStart(temperature);
    if (this.maxwell) {
      const { pressure, liquid, vapor } = coexistenceAtTemperature(this.model, { temperature, liquid: liquidStart, vapor: vaporStart });
      return {
        temperatureBubble: temperature,
        temperatureDew: temperature,
        pressureBubble: pressure,
        pressureDew: pressure,
        liquid,
        vapor,
      };
    }
    const pressureBubble = this.bubblePressure(temperature);
    const pressureDew = this.dewPressure(temperature);
    const liquid = this.density(temperature, pressureBubble, "liquid");
    const vapor = this.density(temperature, pressureDew, "vapor", vaporStart);
    return { temperatureBubble: temperature, temperatureDew: temperature, pressureBubble, pressureDew, liquid, vapor };
  }

  /** Slopes of bubble and dew pressure over temperature in Pa/K: Clausius and Clapeyron for a pure fluid, else the derivatives of the tables. */
  saturationSlope(temperature: number): { readonly bubble: number; readonly dew: number } {
    if (!this.maxwell) {
      const slope = (table: ChebyshevTable) => readSlope(table, this, temperature);
      return {
        bubble: this.bubblePressure(temperature) * slope(this.facts.bubble),
        dew: this.dewPressure(temperature) * slope(this.facts.dew ?? this.facts.bubble),
      };
    }
    const { liquid, vapor } = this.saturationAtTemperature(temperature);
    const { model } = this;
    const vaporEntropy = model.setPoint(temperature, vapor).reducedEntropy;
    const evaporation = model.gasConstant * (vaporEntropy - model.setPoint(temperature, liquid).reducedEntropy);
    const slope = evaporation / (1 / vapor - 1 / liquid);
    return { bubble: slope, dew: slope };
  }

  saturationAtPressure(pressure: number): Saturation {
    const temperatureBubble = this.bubbleTemperature(pressure);
    if (this.maxwell) {
      const { temperature, liquid, vapor } = coexistenceAtPressure(this.model, pressure, {
        temperature: temperatureBubble,
        liquid: this.liquidStart(temperatureBubble),
        vapor: this.vaporStart(temperatureBubble),
      });
      return {
        temperatureBubble: temperature,
        temperatureDew: temperature,
        pressureBubble: pressure,
        pressureDew: pressure,
        liquid,
        vapor,
      };
    }
    const temperatureDew = this.dewTemperature(pressure);
    const vapor = this.density(temperatureDew, pressure, "vapor", this.vaporStart(temperatureDew));
    const liquid = this.density(temperatureBubble, pressure, "liquid");
    return { temperatureBubble, temperatureDew, pressureBubble: pressure, pressureDew: pressure, liquid, vapor };
  }

  /**
   * Density in mol/m³ of one branch.
   * @param near a density close to the root, from a neighbouring state
   */
  density(temperature: number, pressure: number, branch: Branch, near?: number): number {
    const { model } = this;
    model.setTemperature(temperature);
    const ideal = pressure / (model.gasConstant * temperature);
    const below = temperature <= this.endTemperature;
    if (below && (branch === "liquid" || (branch === "dense" && pressure > this.endBubble))) {
      const saturated = this.liquidStart(temperature);
      const density = densityByNewton(model, pressure, near && near > saturated ? near : saturated);
      const low = (1 - BRANCH_MARGIN) * saturated;
      return density !== undefined && density > low
        ? density
        : densityInBracket(model, { pressure, low, high: FIRST_CEILING.liquid * saturated });
    }
    if (below) {
      const saturated = this.vaporStart(temperature);
      const density = densityByNewton(model, pressure, near && near <= saturated ? near : Math.min(ideal, saturated));
      return density !== undefined && density < (1 + BRANCH_MARGIN) * saturated
        ? density
        : densityInBracket(model, { pressure, low: 0, high: saturated });
    }
    const [, , criticalDensity] = this.facts.critical;
    if (temperature < this.freeTemperature && pressure < this.freePressure) {
      return densityByNewton(model, pressure, ideal) ?? densityInBracket(model, { pressure, low: 0, high: criticalDensity, start: ideal });
    }
    const density = near === undefined ? undefined : densityByNewton(model, pressure, near);
    if (density !== undefined) return density;
    if (pressure < this.criticalPressure) return densityInBracket(model, { pressure, low: 0, high: criticalDensity, start: ideal });
    const low = temperature < this.freeTemperature ? MIN_DENSE * criticalDensity : 0;
    return densityInBracket(model, { pressure, low, high: FIRST_CEILING.dense * criticalDensity, start: ideal });
  }

  private liquidStart(temperature: number): number {
    return this.read(this.facts.liquid, this.facts.critical[2], temperature);
  }

  private vaporStart(temperature: number): number {
    return this.read(this.facts.vapor, this.facts.critical[2], temperature);
  }

  private read(table: ChebyshevTable, criticalValue: number, temperature: number): number {
    return criticalValue * Math.exp(readLogarithm(table, this, temperature));
  }

  /** Temperature at which a pressure table reads `pressure`: ln p is nearly linear in 1/T, so the secant converges in four or five steps. */
  private invert(table: ChebyshevTable, pressure: number): number {
    const target = Math.log(pressure / this.criticalPressure);
    const cold = 1 / this.minimumTemperature;
    const hot = 1 / (this.endTemperature * (1 + BEYOND_END));
    const miss = (inverse: number) => readLogarithm(table, this, 1 / inverse) - target;
    let a = cold;
    let missA = miss(a);
    let b = hot;
    let missB = miss(b);
    for (let i = 0; i < 50; i++) {
      const next = missB === missA ? b : Math.min(cold, Math.max(hot, b - (missB * (b - a)) / (missB - missA)));
      const step = Math.abs(next - b);
      if (step < SETTLED * b && (i > 0 || step === 0)) return 1 / next;
      a = b;
      missA = missB;
      b = next;
      missB = miss(b);
    }
    throw new OutOfRangeError({
      parameter: "pressure",
      value: pressure,
      min: 0,
      max: this.endBubble,
      unit: "Pa",
      reason: "the saturation temperature did not converge",
    });
  }
}
