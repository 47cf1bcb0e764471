import { OutOfRangeError } from "../kernel/errors.ts";
import { readLogarithm, readSlope, SATURATION_END, tablePosition, tableSpan } from "./chebyshev.ts";
import type { ChebyshevTable, Limits, RefrigerantFacts } from "./data.ts";
import { densityByNewton, densityInBracket } from "./density.ts";
import { coexistenceAtPressure, coexistenceAtTemperature } from "./equilibrium.ts";
import type { HelmholtzModel } from "./helmholtz.ts";

export const ICE_POINT = 273.15;

/** Saturation of a fluid: temperatures in K, pressures in Pa, densities in mol/m³. */
export interface Saturation {
  readonly temperatureBubble: number;
  readonly temperatureDew: number;
  readonly pressureBubble: number;
  readonly pressureDew: number;
  readonly liquid: number;
  readonly vapor: number;
}

/** Which single-phase root of the equation is meant; `dense` is everything that is not bounded by the saturation line. */
export type Branch = "liquid" | "vapor" | "dense";

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
  /** From here up one phase exists at any pressure (K), at any temperature (Pa). A blend's two-phase region reaches past its critical point. */
  readonly freeTemperature: number;
  readonly freePressure: number;
  private readonly facts: RefrigerantFacts;
  private readonly maxwell: boolean;
  private readonly span: readonly [number, number];

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
    const margin = kind === "mixture" ? 1.02 : 1.0005;
    this.freeTemperature = margin * this.criticalTemperature;
    this.freePressure = margin * this.criticalPressure;
  }

  /** Bubble pressure in Pa from the table; for a pure fluid the start of Newton's method. */
  bubblePressure(temperature: number): number {
    return this.read(this.facts.bubble, this.criticalPressure, temperature);
  }

  dewPressure(temperature: number): number {
    return this.read(this.facts.dew ?? this.facts.bubble, this.criticalPressure, temperature);
  }

  /** Where a temperature lies in the span of the saturation tables, -1…1. */
  tablePosition(temperature: number): number {
    return tablePosition(this.criticalTemperature, this.span, temperature);
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
      const { pressure, liquid, vapor } = coexistenceAtTemperature(this.model, temperature, liquidStart, vaporStart);
      return { temperatureBubble: temperature, temperatureDew: temperature, pressureBubble: pressure, pressureDew: pressure, liquid, vapor };
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
      const slope = (table: ChebyshevTable) => readSlope(table, this.criticalTemperature, this.span, temperature);
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
      const found = coexistenceAtPressure(this.model, pressure, {
        temperature: temperatureBubble,
        liquid: this.liquidStart(temperatureBubble),
        vapor: this.vaporStart(temperatureBubble),
      });
      const { temperature, liquid, vapor } = found;
      return { temperatureBubble: temperature, temperatureDew: temperature, pressureBubble: pressure, pressureDew: pressure, liquid, vapor };
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
      const found = densityByNewton(model, pressure, near && near > saturated ? near : saturated);
      return found !== undefined && found > 0.99 * saturated ? found : densityInBracket(model, pressure, 0.99 * saturated, 1.05 * saturated);
    }
    if (below) {
      const saturated = this.vaporStart(temperature);
      const found = densityByNewton(model, pressure, near && near <= saturated ? near : Math.min(ideal, saturated));
      return found !== undefined && found < 1.01 * saturated ? found : densityInBracket(model, pressure, 0, saturated);
    }
    const [, , criticalDensity] = this.facts.critical;
    if (temperature < this.freeTemperature && pressure < this.freePressure) {
      return densityByNewton(model, pressure, ideal) ?? densityInBracket(model, pressure, 0, criticalDensity, ideal);
    }
    const found = near === undefined ? undefined : densityByNewton(model, pressure, near);
    if (found !== undefined) return found;
    if (pressure < this.criticalPressure) return densityInBracket(model, pressure, 0, criticalDensity, ideal);
    return densityInBracket(model, pressure, temperature < this.freeTemperature ? 0.5 * criticalDensity : 0, 2.5 * criticalDensity, ideal);
  }

  private liquidStart(temperature: number): number {
    return this.read(this.facts.liquid, this.facts.critical[2], temperature);
  }

  private vaporStart(temperature: number): number {
    return this.read(this.facts.vapor, this.facts.critical[2], temperature);
  }

  private read(table: ChebyshevTable, criticalValue: number, temperature: number): number {
    return criticalValue * Math.exp(readLogarithm(table, this.criticalTemperature, this.span, temperature));
  }

  /** Temperature at which a pressure table reads `pressure`: ln p is nearly straight over 1/T, so the secant settles in four or five steps. */
  private invert(table: ChebyshevTable, pressure: number): number {
    const target = Math.log(pressure / this.criticalPressure);
    const cold = 1 / this.minimumTemperature;
    const hot = 1 / (this.endTemperature * (1 + 1e-5));
    const miss = (inverse: number) => readLogarithm(table, this.criticalTemperature, this.span, 1 / inverse) - target;
    let a = cold;
    let missA = miss(a);
    let b = hot;
    let missB = miss(b);
    for (let i = 0; i < 50; i++) {
      const next = missB === missA ? b : Math.min(cold, Math.max(hot, b - (missB * (b - a)) / (missB - missA)));
      const step = Math.abs(next - b);
      if (step < 1e-8 * b && (i > 0 || step === 0)) return 1 / next;
      a = b;
      missA = missB;
      b = next;
      missB = miss(b);
    }
    throw new OutOfRangeError({ parameter: "pressure", value: pressure, min: 0, max: this.endBubble, unit: "Pa", reason: "the saturation temperature did not converge" });
  }
}
