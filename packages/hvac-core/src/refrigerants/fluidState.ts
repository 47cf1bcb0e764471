import { type Core, ICE_POINT } from "./core.ts";
import type { TransportModel, TransportPoint } from "./transport/point.ts";
import type { FluidState, Phase } from "./types.ts";

export interface TransportModels {
  readonly viscosity?: TransportModel | undefined;
  readonly conductivity?: TransportModel | undefined;
}

/** One point of an equation of state, converted to mass units. Transport properties cost more than all others together, so they wait until read. */
export class StatePoint implements FluidState {
  readonly phase: Phase;
  readonly temperature: number;
  readonly pressure: number;
  readonly density: number;
  readonly enthalpy: number;
  readonly entropy: number;
  readonly specificHeat: number;
  readonly specificHeatConstantVolume: number;
  readonly soundSpeed: number;
  readonly #core: Core;
  readonly #transport: TransportModels;
  readonly #temperature: number;
  readonly #density: number;

  /** @param temperature K; @param pressure Pa; @param density mol/m³ */
  constructor(core: Core, transport: TransportModels, temperature: number, pressure: number, density: number, phase: Phase) {
    const model = core.model.setPoint(temperature, density);
    const { molarMass } = model;
    this.phase = phase;
    this.temperature = temperature - ICE_POINT;
    this.pressure = pressure;
    this.density = density * molarMass;
    this.enthalpy = model.enthalpy / molarMass;
    this.entropy = model.entropy / molarMass;
    this.specificHeat = model.isobaricHeat / molarMass;
    this.specificHeatConstantVolume = model.isochoricHeat / molarMass;
    this.soundSpeed = model.soundSpeed;
    this.#core = core;
    this.#transport = transport;
    this.#temperature = temperature;
    this.#density = density;
  }

  get viscosity(): number | undefined {
    return this.#evaluate(this.#transport.viscosity);
  }

  get conductivity(): number | undefined {
    return this.#evaluate(this.#transport.conductivity);
  }

  /** A correlation asked outside its own range may have no positive value; then there is none to report. */
  #evaluate(model: TransportModel | undefined): number | undefined {
    if (!model) return undefined;
    const point: TransportPoint = {
      model: this.#core.model.setPoint(this.#temperature, this.#density),
      temperature: this.#temperature,
      density: this.#density,
      viscosity: () => this.#transport.viscosity?.(point) ?? Number.NaN,
    };
    const value = model(point);
    return value > 0 && Number.isFinite(value) ? value : undefined;
  }
}
