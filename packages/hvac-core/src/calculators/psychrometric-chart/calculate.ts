import { atPath, OutOfRangeError } from "../../kernel/index.ts";
import { pressureAtAltitude } from "../../psychrometrics/index.ts";
import { contentOf } from "../../psychrometrics/internal.ts";
import { processes, type ProcessOutcome } from "./processes.ts";
import { refusalOf } from "./refusals.ts";
import type { UnitSystem } from "../../quantity/index.ts";
import type { ProcessKind, ProcessValues, PsychrometricChartValues } from "./schema.ts";
import { stateOf, type Air, type StateCalculation } from "./states.ts";

/** A process as calculated: the air before and after it, and what it took. */
export interface ProcessCalculation extends Air {
  readonly id: string;
  readonly name: string;
  readonly kind: ProcessKind;
  readonly entering: Air;
  /** Second stream of mixing, or exhaust air entering a heat recovery. */
  readonly other?: Air;
  readonly outcome: ProcessOutcome;
}

/** States and processes as calculated: what the results are taken from. */
export interface PsychrometricChartState {
  /** Pa. */
  readonly pressure: number;
  readonly states: readonly StateCalculation[];
  readonly processes: readonly ProcessCalculation[];
}

/** Whether a process requires an airflow. */
function needsFlow(values: ProcessValues): boolean {
  switch (values.kind) {
    case "mixing":
    case "heatRecovery":
    case "enthalpyRecovery":
      return true;
    case "heating":
      return values.heatingBy === "capacity";
    case "coolingCoil":
      return values.coilBy === "capacityAndBypass" || values.coilBy === "capacityAndSensible";
    case "steamHumidifying":
      return values.steamTo === "waterFlow";
    case "roomLine":
      return values.roomBy === "toRoom";
    default:
      return false;
  }
}

/** Calculates a process; errors are reported at its fields. */
function outcomeOf(values: ProcessValues, entering: Air, other: Air | undefined, unitSystem: UnitSystem): ProcessOutcome {
  const stream = { air: entering.air, fogRatio: entering.fogRatio, dryAirFlow: entering.dryAirFlow ?? 1 };
  const second = other && { air: other.air, fogRatio: other.fogRatio, dryAirFlow: other.dryAirFlow ?? 1 };
  try {
    return processes[values.kind](values, stream, second ?? stream);
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    throw refusalOf(error, values, unitSystem);
  }
}

function processOf(values: ProcessValues, airById: ReadonlyMap<string, Air>, unitSystem: UnitSystem): ProcessCalculation {
  const { id, name, kind } = values;
  const entering = airById.get(values.inlet)!;
  const isTwo = kind === "mixing" || kind === "heatRecovery" || kind === "enthalpyRecovery";
  const other = isTwo ? airById.get(values.second) : undefined;
  return atPath(`processes.${id}`, () => {
    for (const [parameter, air] of [
      ["inlet", entering],
      ["second", other],
    ] as const)
      if (air && air.dryAirFlow === undefined && needsFlow(values))
        throw new OutOfRangeError({ parameter, value: 0, min: 0, max: 0, unit: "", reason: "no airflow is set where it comes from" });
    const outcome = outcomeOf(values, entering, other, unitSystem);
    const { leaving, givesFlow } = outcome;
    const hasFlow = givesFlow ?? entering.dryAirFlow !== undefined;
    return {
      id,
      name,
      kind,
      entering,
      ...(other && { other }),
      outcome,
      air: leaving.air,
      fogRatio: leaving.fogRatio,
      dryAirFlow: hasFlow ? leaving.dryAirFlow : undefined,
    };
  });
}

/** Enthalpy of air with its fog, J per kg of dry air. */
export function heatContent({ air, fogRatio }: Air): number {
  return contentOf({ air, fogRatio, dryAirFlow: 1 }).heat;
}

/** Enthalpy change of the air with its fog, J per kg of dry air; for a room, always from the supply air to the room. */
export function enthalpyChange(process: ProcessCalculation): number {
  const change = heatContent(process) - heatContent(process.entering);
  return process.outcome.givesFlow ? -change : change;
}

/** Whether a process has a sensible heat ratio: coils and rooms whose sensible and latent heat have the same sign. */
export function hasRatio({ kind, outcome: { heat } }: ProcessCalculation): boolean {
  return (kind === "coolingCoil" || kind === "roomLine") && heat !== undefined && heat.total !== 0 && heat.sensible / heat.total >= 0;
}

/** States, and the leaving air, heat and water of each process in order. */
export function calculate(values: PsychrometricChartValues): PsychrometricChartState {
  const pressure = values.pressureBy === "altitude" ? pressureAtAltitude(values.altitude) : values.pressure;
  const airById = new Map<string, Air>();
  const states = values.states.map((row) => stateOf(row, pressure));
  for (const state of states) airById.set(state.id, state);
  const rows: ProcessCalculation[] = [];
  for (const row of values.processes) {
    const process = processOf(row, airById, values.unitSystem);
    rows.push(process);
    // References to an id that a state and a process share are refused when the input is read.
    if (!airById.has(row.id)) airById.set(row.id, process);
  }
  return { pressure, states, processes: rows };
}
