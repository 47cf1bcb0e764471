import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import { type CaloricRequest, stateOnIsobar } from "./caloricState.ts";
import { SATURATION_END } from "./chebyshev.ts";
import type { Branch, Core, Saturation } from "./core.ts";
import type { Limits, RefrigerantFacts, SafetyGroup } from "./data.ts";
import { stateFactory, type StatePoint, type TransportModels } from "./fluidState.ts";
import { requirePair, type StateRequest } from "./request.ts";
import { icePoint } from "../psychrometrics/internal.ts";
import { type Mixing, pressureAtQuality, stateAtQuality, type WetIsobar } from "./twoPhase.ts";
import type {
  FluidState,
  PressureEnthalpy,
  PressureEntropy,
  PressureQuality,
  Refrigerant,
  SaturationAtPressure,
  SaturationAtTemperature,
  SaturationSlope,
  TemperaturePressure,
  TemperatureQuality,
  TwoPhaseState,
  ValidityRange,
} from "./types.ts";

/** Data that a kind of refrigerant (pure, pseudo-pure, blend) gives to the common interface. */
export interface Definition {
  readonly facts: RefrigerantFacts;
  readonly kind: Refrigerant["kind"];
  readonly molarMass: number;
  readonly composition: Readonly<Record<string, number>>;
  readonly limits: Limits;
  readonly transport: TransportModels;
  readonly mixing?: Mixing;
  readonly referenceState: string;
  readonly core: () => Core;
}

/** Relative width of the saturation line within which temperature and pressure do not decide the phase. */
const LINE_WIDTH = 1e-9;
/** Relative distance from the saturation line beyond which the tables alone, accurate to 1e-6, decide the phase. */
const CLEAR_OF_LINE = 2e-5;
/** Round-off of 0.01 °C + 273.15 K against 273.16 K, in K. */
const CELSIUS_ROUNDOFF = 1e-9;
/** Tolerance beyond the end of saturation within which a request is taken as the end: 1e-5 in temperature, ten times that in pressure. */
const END_MARGIN = { temperature: 1e-5, pressure: 1e-4 };
/** Lowest pressure that is computed, Pa: that of a vacuum chamber. */
const LOWEST_PRESSURE = 1e-6;

/** End of the extrapolation in temperature, as a multiple of the fitted range; discharge gas is often hotter than the data. */
const EXTRAPOLATION = 1.5;

const NEAR_CRITICAL = `near-critical: saturation states end at ${SATURATION_END} of the critical temperature, and states near the critical point are refused`;

/** Equation and factory of its states, built at the first use. */
interface Engine {
  readonly core: Core;
  readonly make: (point: StatePoint) => FluidState;
}

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
  readonly sources: Refrigerant["sources"];
  readonly referenceState: string;
  readonly #definition: Definition;
  #built: Engine | undefined;

  constructor(definition: Definition) {
    const { facts, molarMass, limits } = definition;
    const [temperature, pressure, density] = facts.critical;
    const [minimum, maximum, maximumPressure] = limits;
    this.#definition = definition;
    this.name = facts.name;
    this.designation = facts.designation;
    this.kind = definition.kind;
    this.molarMass = molarMass;
    this.composition = definition.composition;
    this.critical = { temperature: temperature - icePoint, pressure, density: density * molarMass };
    this.range = {
      minimumTemperature: minimum - icePoint,
      maximumTemperature: maximum - icePoint,
      extrapolatedTemperature: EXTRAPOLATION * maximum - icePoint,
      maximumPressure,
      maximumSaturationTemperature: SATURATION_END * temperature - icePoint,
    };
    this.safetyGroup = facts.safetyGroup;
    [this.gwp100, this.gwp100Ar5] = facts.gwp;
    this.viscosityBasis = definition.kind === "mixture" ? "estimate" : "correlation";
    const { equation, viscosity, conductivity, surfaceTension } = facts.sources;
    this.sources = { equation, viscosity, conductivity, surfaceTension };
    const names = equation.map(({ publisher, edition }) => `${publisher} (${edition})`).join("; ");
    this.source = definition.kind === "mixture" ? `Multi-fluid model: ${names}` : names;
    this.referenceState = definition.referenceState;
  }

  saturationAtTemperature(temperature: number): SaturationAtTemperature {
    const saturation = this.#engine.core.saturationAtTemperature(this.#saturationKelvin(temperature));
    return { temperature, pressureBubble: saturation.pressureBubble, pressureDew: saturation.pressureDew, ...this.#phases(saturation) };
  }

  saturationAtPressure(pressure: number): SaturationAtPressure {
    const saturation = this.#saturationAtPressure(pressure);
    return {
      pressure,
      temperatureBubble: saturation.temperatureBubble - icePoint,
      temperatureDew: saturation.temperatureDew - icePoint,
      ...this.#phases(saturation),
    };
  }

  saturationSlope(temperature: number): SaturationSlope {
    return this.#engine.core.saturationSlope(this.#saturationKelvin(temperature));
  }

  surfaceTension(temperature: number): number | undefined {
    const kelvin = this.#saturationKelvin(temperature);
    const { surfaceTension } = this.#definition.facts;
    if (!surfaceTension) return undefined;
    const [end, factors, exponents] = surfaceTension;
    return factors.reduce((sum, factor, i) => sum + factor * (1 - kelvin / end) ** exponents[i]!, 0);
  }

  state(input: TemperaturePressure): FluidState;
  state(input: TemperatureQuality | PressureQuality): TwoPhaseState;
  state(input: PressureEnthalpy | PressureEntropy): FluidState | TwoPhaseState;
  state(input: StateRequest): FluidState | TwoPhaseState {
    requirePair(input);
    if ("quality" in input) {
      requireInRange("quality", input.quality, 0, 1, "");
      if ("temperature" in input) return this.#wetAtTemperature(input);
      return this.#mixed(this.#wetIsobar(input.pressure), input.quality);
    }
    requireInRange("pressure", input.pressure, LOWEST_PRESSURE, this.range.maximumPressure, "Pa");
    if ("temperature" in input) return this.#atTemperature(input);
    const { pressure } = input;
    if ("enthalpy" in input) return this.#onIsobar({ pressure, caloric: "enthalpy", value: input.enthalpy });
    return this.#onIsobar({ pressure, caloric: "entropy", value: input.entropy });
  }

  get #engine(): Engine {
    if (!this.#built) {
      const core = this.#definition.core();
      this.#built = { core, make: stateFactory(core.model, this.#definition.transport) };
    }
    return this.#built;
  }

  #kelvin(temperature: number, maximum: number, above: () => string): number {
    const kelvin = temperature + icePoint;
    const { minimumTemperature } = this.range;
    if (kelvin > maximum && kelvin < Infinity) {
      throw new OutOfRangeError({
        parameter: "temperature",
        value: temperature,
        min: minimumTemperature,
        max: maximum - icePoint,
        unit: "°C",
        reason: above(),
      });
    }
    requireInRange("temperature", temperature, minimumTemperature - CELSIUS_ROUNDOFF, maximum - icePoint + CELSIUS_ROUNDOFF, "°C");
    return Math.max(kelvin, this.#definition.limits[0]);
  }

  #saturationKelvin(temperature: number): number {
    const { minimumTemperature, maximumSaturationTemperature: max } = this.range;
    return this.#kelvin(temperature, (max + icePoint) * (1 + END_MARGIN.temperature), () =>
      temperature < this.critical.temperature
        ? NEAR_CRITICAL
        : `above the critical temperature ${this.critical.temperature} °C; saturation lies between ${minimumTemperature} and ${max} °C`,
    );
  }

  #phases({ temperatureBubble, temperatureDew, pressureBubble, pressureDew, liquid, vapor }: Saturation): {
    liquid: FluidState;
    vapor: FluidState;
  } {
    const { make } = this.#engine;
    return {
      liquid: make({ temperature: temperatureBubble, pressure: pressureBubble, density: liquid, phase: "liquid" }),
      vapor: make({ temperature: temperatureDew, pressure: pressureDew, density: vapor, phase: "vapor" }),
    };
  }

  /** The pressures in Pa between which isobars have both a bubble and a dew point. */
  get #saturationPressures(): { low: number; high: number } {
    const { core } = this.#engine;
    return { low: core.bubblePressure(core.minimumTemperature), high: core.dewPressure(core.endTemperature) * (1 + END_MARGIN.pressure) };
  }

  #saturationAtPressure(pressure: number): Saturation {
    const { core } = this.#engine;
    const { low, high } = this.#saturationPressures;
    if (pressure > high && pressure < Infinity) {
      const reason =
        pressure < core.criticalPressure
          ? NEAR_CRITICAL
          : `above the critical pressure ${core.criticalPressure} Pa; saturation lies between ${low} and ${high} Pa`;
      throw new OutOfRangeError({ parameter: "pressure", value: pressure, min: low, max: high, unit: "Pa", reason });
    }
    requireInRange("pressure", pressure, low * (1 - CLEAR_OF_LINE), high, "Pa");
    return core.saturationAtPressure(pressure);
  }

  #wetIsobar(pressure: number): WetIsobar {
    return { pressure, ...this.#phases(this.#saturationAtPressure(pressure)) };
  }

  #mixed(isobar: WetIsobar, quality: number): TwoPhaseState {
    return stateAtQuality(this.#engine.core, this.#definition.mixing, { ...isobar, quality });
  }

  #wetAtTemperature({ temperature, quality }: TemperatureQuality): TwoPhaseState {
    const kelvin = this.#saturationKelvin(temperature);
    const { core } = this.#engine;
    if (this.kind === "pure") {
      const saturation = core.saturationAtTemperature(kelvin);
      return this.#mixed({ pressure: saturation.pressureBubble, ...this.#phases(saturation) }, quality);
    }
    const pressure = pressureAtQuality(core, this.#definition.mixing, { temperature: kelvin, quality });
    const { low, high } = this.#saturationPressures;
    if (pressure < low * (1 - CLEAR_OF_LINE) || pressure > high) {
      const side = pressure > high ? NEAR_CRITICAL : `its bubble point is colder than ${this.range.minimumTemperature} °C`;
      const reason = `the isobar of quality ${quality} at ${temperature} °C (${pressure} Pa) leaves the saturation states: ${side}`;
      const [min, max] = [core.dewTemperature(low) - icePoint, core.bubbleTemperature(high) - icePoint];
      throw new OutOfRangeError({ parameter: "temperature", value: temperature, min, max, unit: "°C", reason });
    }
    return this.#mixed(this.#wetIsobar(pressure), quality);
  }

  #atTemperature({ temperature, pressure, phase }: TemperaturePressure): FluidState {
    const { core, make } = this.#engine;
    const hottest = EXTRAPOLATION * core.maximumTemperature;
    const kelvin = this.#kelvin(
      temperature,
      hottest,
      () => `it must be at most ${this.range.extrapolatedTemperature} °C, the limit of the equation`,
    );
    if (kelvin > core.endTemperature) {
      if (kelvin < core.freeTemperature && pressure > core.endDew && pressure < core.freePressure) {
        throw new OutOfRangeError({
          parameter: "pressure",
          value: pressure,
          min: core.endDew,
          max: core.freePressure,
          unit: "Pa",
          reason: NEAR_CRITICAL,
        });
      }
      return this.#single(kelvin, pressure, "dense");
    }
    if (pressure > core.bubblePressure(kelvin) * (1 + CLEAR_OF_LINE)) return this.#single(kelvin, pressure, "liquid");
    if (pressure < core.dewPressure(kelvin) * (1 - CLEAR_OF_LINE)) return this.#single(kelvin, pressure, "vapor");
    const saturation = core.saturationAtTemperature(kelvin);
    const { pressureBubble, pressureDew } = saturation;
    const onBubble = Math.abs(pressure / pressureBubble - 1) <= LINE_WIDTH;
    const onDew = Math.abs(pressure / pressureDew - 1) <= LINE_WIDTH;
    if (pressure > pressureBubble && (!onBubble || phase === "liquid")) return this.#single(kelvin, pressure, "liquid");
    if (pressure < pressureDew && (!onDew || phase === "vapor")) return this.#single(kelvin, pressure, "vapor");
    if (onBubble && phase === "liquid") return make({ temperature: kelvin, pressure, density: saturation.liquid, phase });
    if (onDew && phase === "vapor") return make({ temperature: kelvin, pressure, density: saturation.vapor, phase });
    const where = `saturated or two-phase at ${temperature} °C (dew ${pressureDew} Pa, bubble ${pressureBubble} Pa)`;
    const reason = `${where}; give quality, enthalpy or entropy, or the phase on the line`;
    throw new OutOfRangeError({ parameter: "pressure", value: pressure, min: pressureDew, max: pressureBubble, unit: "Pa", reason });
  }

  #single(temperature: number, pressure: number, branch: Branch): FluidState {
    const { core, make } = this.#engine;
    const dense = pressure >= core.criticalPressure;
    const cold = branch === "liquid" || (branch === "dense" && dense) ? "liquid" : "vapor";
    const phase = temperature < core.criticalTemperature ? cold : dense ? "supercritical" : "vapor";
    return make({ temperature, pressure, density: core.density(temperature, pressure, branch), phase });
  }

  #onIsobar(request: CaloricRequest): FluidState | TwoPhaseState {
    const { core, make } = this.#engine;
    const { mixing } = this.#definition;
    const hottest = EXTRAPOLATION * core.maximumTemperature;
    return stateOnIsobar(
      { core, make, mixing, hottest, nearCritical: NEAR_CRITICAL, wetIsobar: (pressure) => this.#wetIsobar(pressure) },
      request,
    );
  }
}
