import type { ReferenceRow } from "./row.ts";

/** What a published number is: a ratio of output to input, Btu/(W·h), or kW per ton. */
export type EfficiencyMetric =
  | "COP"
  | "EER"
  | "IEER"
  | "SEER2"
  | "HSPF2"
  | "SCOP"
  | "SEER"
  | "kW/ton"
  | "thermal efficiency"
  | "combustion efficiency"
  | "seasonal efficiency"
  | "AFUE"
  | "net sensible COP"
  | "enthalpy recovery ratio";

/** The least efficiency that a standard or a regulation asks of equipment of a kind and size. */
export interface EquipmentMinimum extends ReferenceRow {
  readonly group:
    | "chiller"
    | "absorption-chiller"
    | "air-conditioner"
    | "heat-pump"
    | "variable-refrigerant-flow"
    | "computer-room"
    | "boiler"
    | "furnace"
    | "heat-recovery";
  readonly mode: "cooling" | "heating" | "recovery";
  /** Standard or regulation with its year, as it is chosen by. */
  readonly standard: string;
  /** What the limits of size are: rated output when absent. Boilers of ASHRAE 90.1 are classed by their rated input. */
  readonly sizedBy?: "input";
  /** Size from which on it applies, W. */
  readonly capacityMin: number;
  /** Size below which it applies, W; absent where there is no limit. */
  readonly capacityMax?: number;
  /** Whether it applies at {@link capacityMax} too, so that the next row begins above it. */
  readonly includesMax?: true;
  /** What {@link published} is. */
  readonly metric: EfficiencyMetric;
  /** The number as printed, in its metric; shares as 0…1. */
  readonly published: number;
  /** The same as ratio of useful output to input; of efficiencies on gross calorific value. */
  readonly ratio: number;
  /** Integrated part-load value as a ratio, where the standard requires it in addition, and its name. */
  readonly partLoad?: number;
  readonly partLoadMetric?: "IPLV" | "IEER";
}
