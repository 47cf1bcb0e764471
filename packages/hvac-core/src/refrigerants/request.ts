import { UnknownNameError } from "../refusals/errors.ts";
import type { PressureEnthalpy, PressureEntropy, PressureQuality, TemperaturePressure, TemperatureQuality } from "./types.ts";

export type StateRequest = TemperaturePressure | TemperatureQuality | PressureQuality | PressureEnthalpy | PressureEntropy;

/** The pairs of properties that fix a state. */
const PAIRS = ["temperature, pressure", "temperature, quality", "pressure, quality", "pressure, enthalpy", "pressure, entropy"];

/** What may stand in a request, in the order in which the pairs name it. */
const PROPERTIES = ["temperature", "pressure", "quality", "enthalpy", "entropy"];

const PHASES = ["liquid", "vapor"];

/** Refuses anything but one of the known pairs, and with temperature and pressure a phase that is none. */
export function requirePair(input: StateRequest): void {
  if (typeof input !== "object" || input === null) return refuse(String(input));
  // Every pair with the pressure is known, and one without it. Counted before it is named: each state passes here.
  const count = PROPERTIES.reduce((sum, property) => (property in input ? sum + 1 : sum), 0);
  if (count !== 2 || !("pressure" in input || ("temperature" in input && "quality" in input))) {
    refuse(PROPERTIES.filter((property) => property in input).join(", "));
  }
  const { phase } = input as TemperaturePressure;
  if (phase !== undefined && !PHASES.includes(phase)) throw new UnknownNameError({ parameter: "phase", name: phase, known: PHASES });
}

function refuse(given: string): never {
  throw new UnknownNameError({ parameter: "what is given of the state", name: given, known: PAIRS });
}
