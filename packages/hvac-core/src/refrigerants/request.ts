import { UnknownNameError } from "../refusals/errors.ts";
import type { PressureEnthalpy, PressureEntropy, PressureQuality, TemperaturePressure, TemperatureQuality } from "./types.ts";

export type StateRequest = TemperaturePressure | TemperatureQuality | PressureQuality | PressureEnthalpy | PressureEntropy;

/** Pairs of properties that determine a state. */
const PAIRS = ["temperature, pressure", "temperature, quality", "pressure, quality", "pressure, enthalpy", "pressure, entropy"];

/** Properties of a request, in the order in which the pairs name them. */
const PROPERTIES = ["temperature", "pressure", "quality", "enthalpy", "entropy"];

const PHASES = ["liquid", "vapor"];

/** Refuses anything but one of the pairs, and an unknown phase with temperature and pressure. */
export function requirePair(input: StateRequest): void {
  if (typeof input !== "object" || input === null) return refuse(String(input));
  // Every pair with the pressure is valid, and one without it. Properties are named only for a refusal: this runs for every state.
  const count = PROPERTIES.reduce((sum, property) => (property in input ? sum + 1 : sum), 0);
  if (count !== 2 || !("pressure" in input || ("temperature" in input && "quality" in input))) {
    refuse(PROPERTIES.filter((property) => property in input).join(", "));
  }
  const { phase } = input as TemperaturePressure;
  if (phase !== undefined && !PHASES.includes(phase)) throw new UnknownNameError({ parameter: "phase", name: phase, known: PHASES });
}

function refuse(properties: string): never {
  throw new UnknownNameError({ parameter: "properties of the state", name: properties, known: PAIRS });
}
