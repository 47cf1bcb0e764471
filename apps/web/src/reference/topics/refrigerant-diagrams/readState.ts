import { OutOfRangeError } from "@org/hvac-core/kernel";
import type { FluidState, Refrigerant, TwoPhaseState } from "@org/hvac-core/refrigerants";
import { formatNumber } from "@org/form/numbers";
import type { ChartPlace } from "@org/ui/figures";
import type { readings } from "./diagramContent.ts";
import type { DiagramKind } from "./diagramLines.ts";
import type { DiagramRange } from "./places.ts";

type State = FluidState | TwoPhaseState;

/** Number of bisections of the pressure range, which give the temperature to one part in a million. */
const halvings = 48;

/** The state of a temperature and an entropy: along an isentrope the temperature rises with the pressure. */
function stateOfEntropy(refrigerant: Refrigerant, temperature: number, entropy: number, range: DiagramRange): State | undefined {
  let [low, high] = [Math.log(range.lowPressure / 20), Math.log(refrigerant.range.maximumPressure)];
  let result: State | undefined;
  for (let step = 0; step < halvings; step++) {
    const middle = (low + high) / 2;
    const state = stateOrNone(() => refrigerant.state({ pressure: Math.exp(middle), entropy }));
    // The equation fails where it is too cold, at low pressure, and where it is too hot or too dense, at high pressure.
    if (state ? state.temperature < temperature : middle < Math.log(refrigerant.critical.pressure)) low = middle;
    else high = middle;
    if (state && Math.abs(state.temperature - temperature) < 0.01) result = state;
  }
  return result;
}

function stateOrNone(state: () => State): State | undefined {
  try {
    return state();
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    return undefined;
  }
}

/** State at a point of a diagram, in SI; `undefined` where the equation has no solution. */
export function stateAt(refrigerant: Refrigerant, kind: DiagramKind, { x, y }: ChartPlace, range: DiagramRange): State | undefined {
  if (kind === "ph") return stateOrNone(() => refrigerant.state({ pressure: y, enthalpy: x }));
  return stateOfEntropy(refrigerant, y, x, range);
}

const phases: Readonly<Record<State["phase"], string>> = {
  liquid: "liquid",
  vapor: "vapour",
  supercritical: "supercritical",
  "two-phase": "wet",
};

/** All properties of a state, as a text. */
export function stateWords(state: State | undefined, read: ReturnType<typeof readings>): string {
  if (!state) return "No state is computed here: it is beyond the range of the equation, or too near to the critical point.";
  const { phase, quality, temperature, pressure, enthalpy, entropy, density } = state;
  const wet = quality === undefined ? "" : `, ${formatNumber(100 * quality, { digits: 3 })}\u202f% vapour`;
  const { volume } = read;
  return [
    read.temperature.text(temperature),
    read.pressure.text(pressure),
    read.enthalpy.text(enthalpy),
    read.entropy.text(entropy),
    `${volume.text(1 / density)}, ${phases[phase]}${wet}`,
  ].join(", ");
}
