import { OutOfRangeError, requireInRange } from "../kernel/errors.ts";
import { SATURATION_END } from "./chebyshev.ts";
import { type Branch, type Core, ICE_POINT, type Saturation } from "./core.ts";
import type { Limits, RefrigerantFacts, SafetyGroup } from "./data.ts";
import { StatePoint, type TransportModels } from "./fluidState.ts";
import { type Caloric, type IsobarPoint, pointOnIsobar } from "./isobar.ts";
import type { MixingCurves } from "./mixing.ts";
import type {
  FluidState,
  Phase,
  PressureEnthalpy,
  PressureEntropy,
  Refrigerant,
  SaturationAtPressure,
  SaturationAtTemperature,
  TemperaturePressure,
  TwoPhaseState,
  ValidityRange,
} from "./types.ts";

/** What a kind of refrigerant (pure, pseudo-pure, blend) hands to the common interface. */
export interface Definition {
  readonly facts: RefrigerantFacts;
  readonly kind: Refrigerant["kind"];
  readonly molarMass: number;
  readonly composition: Readonly<Record<string, number>>;
  readonly limits: Limits;
  readonly transport: TransportModels;
  /**
   * How temperature, enthalpy, entropy and specific volume run over the quality, from the position and distance of the bubble temperature
   * and both saturation temperatures in K. Absent where both phases keep the composition, or are taken to: then all run straight.
   */
  readonly mixing?: (position: number, distance: number, bubble: number, dew: number) => MixingCurves;
  readonly referenceState: string;
  readonly core: () => Core;
}

/** Relative width of the saturation line within which temperature and pressure do not decide the phase. */
const LINE = 1e-9;
/** Beyond this the tables alone, good to 1e-6, tell the phase. */
const CLEAR = 2e-5;

/** The equations extrapolate soundly in temperature (discharge gas is often hotter than the data); this share of the fitted range is the end. */
const EXTRAPOLATION = 1.5;

const NEAR_CRITICAL = `near-critical: saturation states end at ${SATURATION_END} of the critical temperature, and states beside the critical point are refused`;

export class EquationRefrigerant implements Refrigerant {
  readonly name: string;
  readonly designation: string;
  readonly kind: Refrigerant["kind"];
  readonly molarMass: number;
  readonly composition: Readonly<Record<string, number>>;
  readonly critical: Refrigerant["critical"];
  readonly range: ValidityRange;
  readonly safetyGroup: SafetyGroup;
  readonly gwp100: number;
  readonly gwp100Ar5: number | undefined;
  readonly editions = {
    safetyGroup: "ANSI/ASHRAE 34-2022",
    gwp100: "IPCC AR4 (2007); HFO and hydrocarbons as in Regulation (EU) 517/2014",
    gwp100Ar5: "IPCC AR5 (2013), without climate-carbon feedback",
  };
  readonly viscosityBasis: Refrigerant["viscosityBasis"];
  readonly source: string;
  readonly referenceState: string;
  readonly #definition: Definition;
  #core: Core | undefined;

  constructor(definition: Definition) {
    const { facts, molarMass, limits } = definition;
    this.#definition = definition;
    this.name = facts.name;
    this.designation = facts.designation;
    this.kind = definition.kind;
    this.molarMass = molarMass;
    this.composition = definition.composition;
    this.critical = { temperature: facts.critical[0] - ICE_POINT, pressure: facts.critical[1], density: facts.critical[2] * molarMass };
    this.range = {
      minimumTemperature: limits[0] - ICE_POINT,
      maximumTemperature: limits[1] - ICE_POINT,
      extrapolatedTemperature: EXTRAPOLATION * limits[1] - ICE_POINT,
      maximumPressure: limits[2],
      maximumSaturationTemperature: SATURATION_END * facts.critical[0] - ICE_POINT,
    };
    this.safetyGroup = facts.safetyGroup;
    [this.gwp100, this.gwp100Ar5] = facts.gwp;
    this.viscosityBasis = definition.kind === "mixture" ? "estimate" : "correlation";
    this.source = facts.source;
    this.referenceState = definition.referenceState;
  }

  saturationAtTemperature(temperature: number): SaturationAtTemperature {
    const { minimumTemperature, maximumSaturationTemperature: max } = this.range;
    const kelvin = this.#kelvin(temperature, SATURATION_END * this.#definition.facts.critical[0] * (1 + 1e-5), () =>
      temperature < this.critical.temperature
        ? NEAR_CRITICAL
        : `above the critical temperature ${this.critical.temperature} °C; saturation lies between ${minimumTemperature} and ${max} °C`,
    );
    const saturation = this.#equation.saturationAtTemperature(kelvin);
    return { temperature, pressureBubble: saturation.pressureBubble, pressureDew: saturation.pressureDew, ...this.#phases(saturation) };
  }

  saturationAtPressure(pressure: number): SaturationAtPressure {
    const saturation = this.#saturationAtPressure(pressure);
    return {
      pressure,
      temperatureBubble: saturation.temperatureBubble - ICE_POINT,
      temperatureDew: saturation.temperatureDew - ICE_POINT,
      ...this.#phases(saturation),
    };
  }

  state(input: TemperaturePressure): FluidState;
  state(input: PressureEnthalpy | PressureEntropy): FluidState | TwoPhaseState;
  state(input: TemperaturePressure | PressureEnthalpy | PressureEntropy): FluidState | TwoPhaseState {
    requireInRange("pressure", input.pressure, 1e-6, this.range.maximumPressure, "Pa");
    if ("temperature" in input) return this.#atTemperature(input);
    return "enthalpy" in input ? this.#onIsobar(input.pressure, "enthalpy", input.enthalpy) : this.#onIsobar(input.pressure, "entropy", input.entropy);
  }

  get #equation(): Core {
    return (this.#core ??= this.#definition.core());
  }

  #kelvin(temperature: number, maximum: number, above: () => string): number {
    const kelvin = temperature + ICE_POINT;
    const { minimumTemperature } = this.range;
    if (kelvin > maximum && kelvin < Infinity) {
      throw new OutOfRangeError({ parameter: "temperature", value: temperature, min: minimumTemperature, max: maximum - ICE_POINT, unit: "°C", reason: above() });
    }
    // 0.01 °C + 273.15 K is a hair below 273.16 K in floating point.
    requireInRange("temperature", temperature, minimumTemperature - 1e-9, maximum - ICE_POINT + 1e-9, "°C");
    return Math.max(kelvin, this.#definition.limits[0]);
  }

  #phases({ temperatureBubble, temperatureDew, pressureBubble, pressureDew, liquid, vapor }: Saturation): { liquid: FluidState; vapor: FluidState } {
    return {
      liquid: this.#point(temperatureBubble, pressureBubble, liquid, "liquid"),
      vapor: this.#point(temperatureDew, pressureDew, vapor, "vapor"),
    };
  }

  #point(temperature: number, pressure: number, density: number, phase: Phase): FluidState {
    return new StatePoint(this.#equation, this.#definition.transport, temperature, pressure, density, phase);
  }

  #saturationAtPressure(pressure: number): Saturation {
    const core = this.#equation;
    const low = core.bubblePressure(core.minimumTemperature);
    const high = core.dewPressure(core.endTemperature) * (1 + 1e-4);
    if (pressure > high && pressure < Infinity) {
      const reason =
        pressure < core.criticalPressure ? NEAR_CRITICAL : `above the critical pressure ${core.criticalPressure} Pa; saturation lies between ${low} and ${high} Pa`;
      throw new OutOfRangeError({ parameter: "pressure", value: pressure, min: low, max: high, unit: "Pa", reason });
    }
    requireInRange("pressure", pressure, low * (1 - CLEAR), high, "Pa");
    return core.saturationAtPressure(pressure);
  }

  #atTemperature({ temperature, pressure, phase }: TemperaturePressure): FluidState {
    const core = this.#equation;
    const kelvin = this.#kelvin(
      temperature,
      EXTRAPOLATION * core.maximumTemperature,
      () => `it must be at most ${this.range.extrapolatedTemperature} °C, the limit of the equation`,
    );
    if (kelvin > core.endTemperature) {
      if (kelvin < core.freeTemperature && pressure > core.endDew && pressure < core.freePressure) {
        throw new OutOfRangeError({ parameter: "pressure", value: pressure, min: core.endDew, max: core.freePressure, unit: "Pa", reason: NEAR_CRITICAL });
      }
      return this.#single(kelvin, pressure, "dense");
    }
    const bubble = core.bubblePressure(kelvin);
    const dew = core.dewPressure(kelvin);
    if (pressure > bubble * (1 + CLEAR)) return this.#single(kelvin, pressure, "liquid");
    if (pressure < dew * (1 - CLEAR)) return this.#single(kelvin, pressure, "vapor");
    const saturation = core.saturationAtTemperature(kelvin);
    const { pressureBubble, pressureDew } = saturation;
    const onBubble = Math.abs(pressure / pressureBubble - 1) <= LINE;
    const onDew = Math.abs(pressure / pressureDew - 1) <= LINE;
    if (pressure > pressureBubble && (!onBubble || phase === "liquid")) return this.#single(kelvin, pressure, "liquid");
    if (pressure < pressureDew && (!onDew || phase === "vapor")) return this.#single(kelvin, pressure, "vapor");
    if (onBubble && phase === "liquid") return this.#point(kelvin, pressure, saturation.liquid, "liquid");
    if (onDew && phase === "vapor") return this.#point(kelvin, pressure, saturation.vapor, "vapor");
    throw new OutOfRangeError({
      parameter: "pressure",
      value: pressure,
      min: pressureDew,
      max: pressureBubble,
      unit: "Pa",
      reason:
        `saturated or two-phase at ${temperature} °C (dew ${pressureDew} Pa, bubble ${pressureBubble} Pa); ` +
        "ask by enthalpy or entropy, take saturationAtPressure, or name the phase on the line",
    });
  }

  #single(kelvin: number, pressure: number, branch: Branch): FluidState {
    const core = this.#equation;
    const dense = pressure >= core.criticalPressure;
    const cold = branch === "liquid" || (branch === "dense" && dense) ? "liquid" : "vapor";
    const phase = kelvin < core.criticalTemperature ? cold : dense ? "supercritical" : "vapor";
    return this.#point(kelvin, pressure, core.density(kelvin, pressure, branch), phase);
  }

  #onIsobar(pressure: number, caloric: Caloric, value: number): FluidState | TwoPhaseState {
    requireInRange(caloric, value, -1e8, 1e8, caloric === "enthalpy" ? "J/kg" : "J/(kg K)");
    const core = this.#equation;
    const { minimumTemperature: cold, endTemperature, freeTemperature, freePressure } = core;
    const hot = EXTRAPOLATION * core.maximumTemperature;
    const molar = value * this.molarMass;
    const find = (branch: Branch, low: number, high: number, start: number) => pointOnIsobar(core, pressure, caloric, molar, branch, low, high, start);
    const refuse = (side: "below" | "above" | "critical"): never => {
      const reason =
        side === "critical" ? NEAR_CRITICAL : side === "below" ? `the state is colder than ${this.range.minimumTemperature} °C` : `the state is hotter than ${this.range.extrapolatedTemperature} °C`;
      const unit = caloric === "enthalpy" ? "J/kg" : "J/(kg K)";
      throw new OutOfRangeError({ parameter: caloric, value, min: -Infinity, max: Infinity, unit, reason: `at ${pressure} Pa, ${reason}` });
    };
    const accept = (found: IsobarPoint | "below" | "above", phase: "liquid" | "vapor"): FluidState => {
      if (typeof found === "string") return refuse(found);
      const hotPhase = pressure >= core.criticalPressure ? "supercritical" : "vapor";
      return this.#point(found.temperature, pressure, found.density, found.temperature >= core.criticalTemperature ? hotPhase : phase);
    };
    if (pressure >= freePressure) return accept(find("dense", cold, hot, core.criticalTemperature), "liquid");
    if (pressure > core.endDew) {
      const bubble = pressure < core.endBubble ? core.bubbleTemperature(pressure) : endTemperature;
      const liquid = find("liquid", cold, bubble, bubble);
      if (liquid !== "above") return accept(liquid, "liquid");
      const vapor = find("dense", freeTemperature, hot, freeTemperature);
      return vapor === "below" ? refuse("critical") : accept(vapor, "vapor");
    }
    if (pressure < core.bubblePressure(cold)) {
      const dew = pressure < core.dewPressure(cold) ? cold : core.dewTemperature(pressure);
      return accept(find("vapor", dew, hot, dew), "vapor");
    }
    const saturation = this.#saturationAtPressure(pressure);
    const { liquid, vapor } = this.#phases(saturation);
    if (value <= liquid[caloric]) return accept(find("liquid", cold, saturation.temperatureBubble, saturation.temperatureBubble), "liquid");
    if (value >= vapor[caloric]) return accept(find("vapor", saturation.temperatureDew, hot, saturation.temperatureDew), "vapor");
    return this.#twoPhase(pressure, caloric, (value - liquid[caloric]) / (vapor[caloric] - liquid[caloric]), liquid, vapor);
  }

  #twoPhase(pressure: number, caloric: Caloric, share: number, liquid: FluidState, vapor: FluidState): TwoPhaseState {
    const core = this.#equation;
    const bubble = liquid.temperature + ICE_POINT;
    const distance = Math.sqrt(1 - bubble / core.criticalTemperature);
    const curves = this.#definition.mixing?.(core.tablePosition(bubble), distance, bubble, vapor.temperature + ICE_POINT);
    const quality = curves?.[caloric === "enthalpy" ? 1 : 2].invert(share) ?? share;
    const between = (a: number, b: number, property: 0 | 1 | 2 | 3) => a + (curves?.[property].at(quality) ?? quality) * (b - a);
    return {
      phase: "two-phase",
      quality,
      temperature: between(liquid.temperature, vapor.temperature, 0),
      pressure,
      density: 1 / between(1 / liquid.density, 1 / vapor.density, 3),
      enthalpy: between(liquid.enthalpy, vapor.enthalpy, 1),
      entropy: between(liquid.entropy, vapor.entropy, 2),
      liquid,
      vapor,
    };
  }
}
