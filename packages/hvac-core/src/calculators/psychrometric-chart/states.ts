import { atPath, OutOfRangeError } from "../../kernel/index.ts";
import { moistAirFromPair, type MoistAir, type PairQuantity } from "../../psychrometrics/index.ts";
import type { StateValues } from "./schema.ts";
import { pairs, stateRow } from "./stateFields.ts";

/** Density of standard air, kg of dry air per m³ (0.075 lb/ft³). */
export const standardDensity = 1.2;

/** Air of a state, or leaving air of a process. */
export interface Air {
  readonly air: MoistAir;
  /** Droplets, kg per kg of dry air. */
  readonly fogRatio: number;
  /** Dry air, kg/s; `undefined` without an airflow. */
  readonly dryAirFlow: number | undefined;
}

/** A state as calculated. */
export interface StateCalculation extends Air {
  readonly id: string;
  readonly name: string;
  /** The two given properties. */
  readonly given: readonly [PairQuantity, PairQuantity];
  readonly flowBasis: StateValues["flowBasis"];
}

/** Name of a property within a sentence: "dry bulb". */
function inSentence(quantity: PairQuantity): string {
  return stateRow[quantity].label.toLowerCase();
}

/** State of two given properties; an error is reported at the property that it names, else at the second. */
function airOf(values: StateValues, [first, second]: readonly [PairQuantity, PairQuantity], pressure: number): MoistAir {
  try {
    return moistAirFromPair({ pressure, [first]: values[first], [second]: values[second] });
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    const { parameter, value, min, max, unit } = error;
    if ((parameter === first || parameter === second) && error.reason === undefined) throw error;
    const reason = `no moist air has this ${inSentence(first)} together with this ${inSentence(second)} at the pressure of the site`;
    throw new OutOfRangeError({ parameter: second, value: Number.isNaN(value) ? 0 : value, min, max, unit, reason });
  }
}

/** A state with all its properties and its airflow. @throws {OutOfRangeError} when no moist air has both properties */
export function stateOf(values: StateValues, pressure: number): StateCalculation {
  const given = pairs[values.given];
  const air = atPath(`states.${values.id}`, () => airOf(values, given, pressure));
  const flows = {
    none: undefined,
    actual: values.actualAirflow / air.specificVolume,
    standard: values.standardAirflow * standardDensity,
    dryAir: values.dryAirFlow,
  };
  return { id: values.id, name: values.name, given, air, fogRatio: 0, flowBasis: values.flowBasis, dryAirFlow: flows[values.flowBasis] };
}
