import { at, OutOfRangeError } from "../../kernel/index.ts";
import { moistAirFromPair, type MoistAir, type PairQuantity } from "../../psychrometrics/index.ts";
import type { StateValues } from "./schema.ts";
import { pairs, stateRow } from "./stateFields.ts";

/** Density of standard air, kg of dry air per m³ (0.075 lb/ft³). */
export const standardDensity = 1.2;

/** Air that a process may take: a state, or what leaves another process. */
export interface Air {
  readonly air: MoistAir;
  /** Droplets that it carries, kg per kg of dry air. */
  readonly fogRatio: number;
  /** Dry air, kg/s; undefined where no airflow is stated. */
  readonly dryAirFlow: number | undefined;
}

/** A state as calculated. */
export interface StateCalculation extends Air {
  readonly id: string;
  readonly name: string;
  /** The two properties that it is given by. */
  readonly given: readonly [PairQuantity, PairQuantity];
  readonly flowBasis: StateValues["flowBasis"];
}

/** A word of a sentence: "dry bulb". */
function inSentence(quantity: PairQuantity): string {
  return stateRow[quantity].label.toLowerCase();
}

/** The state of the two properties that are given; what they cannot be together is blamed on the one that physics names, or on the second. */
function airOf(values: StateValues, [one, other]: readonly [PairQuantity, PairQuantity], pressure: number): MoistAir {
  try {
    return moistAirFromPair({ pressure, [one]: values[one], [other]: values[other] });
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    const { parameter, value, min, max, unit } = error;
    if ((parameter === one || parameter === other) && error.reason === undefined) throw error;
    const reason = `no moist air has this ${inSentence(one)} together with this ${inSentence(other)} at the pressure of the site`;
    throw new OutOfRangeError({ parameter: other, value: Number.isNaN(value) ? 0 : value, min, max, unit, reason });
  }
}

/** A state with all its properties and its airflow. @throws {OutOfRangeError} when no moist air has both properties */
export function stateOf(values: StateValues, pressure: number): StateCalculation {
  const given = pairs[values.given];
  const air = at(`states.${values.id}`, () => airOf(values, given, pressure));
  const flows = {
    none: undefined,
    actual: values.actualAirflow / air.specificVolume,
    standard: values.standardAirflow * standardDensity,
    dryAir: values.dryAirFlow,
  };
  return { id: values.id, name: values.name, given, air, fogRatio: 0, flowBasis: values.flowBasis, dryAirFlow: flows[values.flowBasis] };
}
