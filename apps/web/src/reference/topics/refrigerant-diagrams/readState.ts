import { OutOfRangeError } from "@org/hvac-core/kernel";
import { stateAtEntropy, type FluidState, type Refrigerant, type TwoPhaseState } from "@org/hvac-core/refrigerants";
import { formatNumber } from "@org/form/numbers";
import type { ChartPlace } from "@org/ui/figures";
import type { readings } from "./diagramContent.ts";
import type { DiagramKind } from "./diagramLines.ts";
import { texts } from "./texts.ts";

type State = FluidState | TwoPhaseState;

function stateOrNone(state: () => State): State | undefined {
  try {
    return state();
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    return undefined;
  }
}

/** State at a point of a diagram, in SI; `undefined` where the equation has no solution. */
export function stateAt(refrigerant: Refrigerant, kind: DiagramKind, { x, y }: ChartPlace): State | undefined {
  return stateOrNone(() =>
    kind === "ph" ? refrigerant.state({ pressure: y, enthalpy: x }) : stateAtEntropy(refrigerant, { temperature: y, entropy: x }),
  );
}

/** All properties of a state, as a text. */
export function stateWords(state: State | undefined, read: ReturnType<typeof readings>): string {
  if (!state) return texts.noState;
  const { phase, quality, temperature, pressure, enthalpy, entropy, density } = state;
  const { volume } = read;
  return [
    read.temperature.text(temperature),
    read.pressure.text(pressure),
    read.enthalpy.text(enthalpy),
    read.entropy.text(entropy),
    volume.text(1 / density),
    texts.phase(texts.phases[phase], quality === undefined ? undefined : formatNumber(100 * quality, { digits: 3 })),
  ].join(", ");
}
