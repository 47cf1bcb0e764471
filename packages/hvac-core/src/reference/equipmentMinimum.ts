import type { ReferenceRow } from "./row.ts";

/** Metric of a published number: a ratio of output to input, Btu/(W·h), or kW per ton. */
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

/** Minimum efficiency that a standard or a regulation requires of equipment of a kind and size. */
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
  /** Standard or regulation with its year, for selection. */
  readonly standard: string;
  /** Quantity of the limits of size, by default rated output. Boilers of ASHRAE 90.1 are classed by their rated input. */
  readonly sizedBy?: "input";
  /** Size from which it applies, W. */
  readonly capacityMin: number;
  /** Size below which it applies, W; absent without a limit. */
  readonly capacityMax?: number;
  /** Whether it also applies at {@link capacityMax}, so that the next row begins above it. */
  readonly includesMax?: true;
  /** Metric of {@link published}. */
  readonly metric: EfficiencyMetric;
  /** Number as printed, in its metric; shares as 0…1. */
  readonly published: number;
  /** Ratio of useful output to input, on gross calorific value for efficiencies. */
  readonly ratio: number;
  /** Integrated part-load value as a ratio, where the standard also requires it, and its name. */
  readonly partLoad?: number;
  readonly partLoadMetric?: "IPLV" | "IEER";
}
