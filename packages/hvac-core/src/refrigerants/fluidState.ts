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

/** Value of a correlation; outside its range it may not be positive, and is then left out. */
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
 * Function that makes the states of a fluid: plain objects in mass units, whose properties are all enumerable, so that a spread, JSON and
 * `structuredClone` copy them.
 *
 * Viscosity and conductivity cost up to ten times all the others, and most states are made for their enthalpy (budget in
 * `bench/refrigerants.bench.ts`: 2 µs for a saturation state). So they are getters, computed from the state's temperature and density when read or
 * copied; where no correlation is published there is no property.
 *
 * Each fluid has its own constructor, whose objects are plain nevertheless: engines share the layout of objects with the same first properties, and
 * fall back to a dictionary (0.8 µs more for a state) where one name would have the getters of two fluids.
 */
export function stateFactory(model: HelmholtzModel, transport: TransportModels): (point: StatePoint) => FluidState {
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
