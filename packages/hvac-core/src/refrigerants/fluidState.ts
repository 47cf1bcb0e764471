import type { HelmholtzModel } from "./helmholtz.ts";
import { icePoint } from "../psychrometrics/internal.ts";
import type { TransportModel, TransportPoint } from "./transport/point.ts";
import type { FluidState, Phase } from "./types.ts";

export interface TransportModels {
  readonly viscosity?: TransportModel | undefined;
  readonly conductivity?: TransportModel | undefined;
}

/** A single-phase point of an equation of state: temperature in K, pressure in Pa, density in mol/m³. */
export interface StatePoint {
  readonly temperature: number;
  readonly pressure: number;
  readonly density: number;
  readonly phase: Phase;
}

/** A correlation asked outside its own range may have no positive value; then there is none to report. */
function transportValue(
  model: HelmholtzModel,
  transport: TransportModels,
  property: keyof TransportModels,
  state: FluidState,
): number | undefined {
  const kelvin = state.temperature + icePoint;
  const molarDensity = state.density / model.molarMass;
  const point: TransportPoint = {
    model: model.setPoint(kelvin, molarDensity),
    temperature: kelvin,
    density: molarDensity,
    viscosity: () => transport.viscosity?.(point) ?? Number.NaN,
  };
  const value = transport[property]!(point);
  return value > 0 && Number.isFinite(value) ? value : undefined;
}

/**
 * How the states of one fluid are made: plain objects in mass units, every property their own and enumerable, so that a spread, JSON and
 * `structuredClone` copy all of them.
 *
 * Viscosity and conductivity cost up to ten times all the others together, and most states are made for their enthalpy (`bench/refrigerants.bench.ts`: a
 * saturation state within 2 µs). So they are properties that are worked out when read or copied, from the temperature and density beside
 * them; where no correlation is published there is no property.
 *
 * Each fluid has a constructor of its own, whose objects are plain all the same: engines share the layout of objects that begin alike, and
 * fall back to a dictionary (another 0.8 µs a state) where one name then stands for the getters of two fluids.
 */
export function stateMaker(model: HelmholtzModel, transport: TransportModels): (point: StatePoint) => FluidState {
  const { molarMass } = model;
  const whenRead = (property: keyof TransportModels): PropertyDescriptor | undefined =>
    transport[property] && {
      enumerable: true,
      get(this: FluidState) {
        return transportValue(model, transport, property, this);
      },
    };
  const viscosity = whenRead("viscosity");
  const conductivity = whenRead("conductivity");
  function State(
    this: { -readonly [Key in keyof FluidState]: FluidState[Key] },
    { temperature, pressure, density, phase }: StatePoint,
  ): void {
    model.setPoint(temperature, density);
    this.phase = phase;
    this.temperature = temperature - icePoint;
    this.pressure = pressure;
    this.density = density * molarMass;
    this.enthalpy = model.enthalpy / molarMass;
    this.entropy = model.entropy / molarMass;
    this.specificHeat = model.isobaricHeat / molarMass;
    this.specificHeatConstantVolume = model.isochoricHeat / molarMass;
    this.soundSpeed = model.soundSpeed;
    if (viscosity) Object.defineProperty(this, "viscosity", viscosity);
    if (conductivity) Object.defineProperty(this, "conductivity", conductivity);
  }
  State.prototype = Object.prototype;
  const Constructor = State as unknown as new (point: StatePoint) => FluidState;
  return (point) => new Constructor(point);
}
