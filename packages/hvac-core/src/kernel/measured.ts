import type { QuantityKind } from "../quantity/index.ts";
import type { Fields } from "./fields.ts";
import type { Success } from "./outcome.ts";
import type { Path } from "./path.ts";
import type { ResultFields, Calculated } from "./results.ts";

/** Kind of a measured element for the sections of a bill. */
export type WorkKind =
  | "ductwork"
  | "ductFittings"
  | "ductAccessories"
  | "silencers"
  | "ductInsulation"
  | "airTerminals"
  | "hoods"
  | "vavTerminals"
  | "fans"
  | "airHandlingUnits"
  | "heatRecoveryUnits"
  | "rooftopUnits"
  | "unitarySystems"
  | "chillers"
  | "coolingTowers"
  | "boilers"
  | "otherEquipment"
  | "pipework"
  | "pipeFittings"
  | "pipeValves"
  | "pipeInsulation"
  | "pumps"
  | "tanks"
  | "terminalUnits"
  | "fluid"
  | "refrigerantPipework"
  | "refrigerantFittings"
  | "refrigerantValves"
  | "refrigerantInsulation"
  | "refrigerant";

/** Lists of things that another file may know better: of which kinds of work these may be, `take-off/sharedThings.ts` says. */
export type VagueList =
  | "louvres"
  | "unitsOnPipes"
  | "circuitPipework"
  | "circuitFittings"
  | "circuitValves"
  | "pumpsOfCircuits"
  | "equipmentOnCircuits"
  | "fansOfDucts"
  | "terminalsOfDucts"
  | "exhaustTerminalsOfDucts"
  | "equipmentInDucts"
  | "endsOfDucts";

/** Quantity of an amount; in SI: a number, m, m², m³ or kg. */
export type AmountKind = "count" | "length" | "area" | "volume" | "mass";

/** Numbers within a description, in SI: a size such as 400 × 250 mm, or a duty. They are put in words in the units of the bill. */
export interface DescribedSize {
  readonly quantity: QuantityKind;
  readonly values: readonly number[];
}

/** Words, and the sizes between them. */
export type Description = readonly (string | DescribedSize)[];

/** One thing that a calculation knows the amount of. */
export interface MeasuredElement {
  /** The place in the input that it comes from: a row, or a field. */
  readonly path: Path;
  /** What of that place is measured. Path and part together are unlike those of any other element of the input. */
  readonly part: string;
  readonly work: WorkKind;
  /** Elements with one description are one line of a bill. */
  readonly description: Description;
  readonly kind: AmountKind;
  /** In SI, net as calculated. */
  readonly amount: number;
  /** If a thing can be measured by more than one of its amounts, its elements share a path, and each has its own kind here and as its part: a bill has one of them. */
  readonly alternative?: "length" | "area" | "mass";
  /** The list that it is in, where the calculation does not know what exactly it is. Left out, it is known by its work. */
  readonly list?: VagueList;
  /** Its name on drawings: a tag, or the name of its row. Elements of several files with one tag may be one thing. */
  readonly tag?: string;
}

/** Elements with known amounts in a calculation, and work without. */
export interface Measured {
  readonly elements: readonly MeasuredElement[];
  /** Parts of the same work without an amount, each as a sentence. */
  readonly notMeasured: readonly string[];
}

/** Measures what a calculation consists of. */
export type MeasureQuantities<F extends Fields, R extends ResultFields, C extends Calculated<R>> = (outcome: Success<R, C, F>) => Measured;
