import type { Citation } from "../../sources/index.ts";
import type { EquipmentMinimum } from "../equipmentMinimum.ts";

/* Requirements of an edition of a standard, or of the regulations of a year, for equipment. A new edition does not compile without all of them. */

/** Lower limit of a range of sizes, with its published number and that of part load. */
type Size = readonly [from: number, published: number, partLoad?: number];

/** Minimum efficiencies of one kind of equipment over its sizes. */
export interface MinimumSeries extends Pick<
  EquipmentMinimum,
  "label" | "group" | "mode" | "metric" | "note" | "verify" | "sizedBy" | "includesMax"
> {
  /** kBtu/h by default. */
  readonly sizeUnit?: "tons" | "kBtu/h" | "kW";
  readonly sizes: readonly Size[];
  /** Upper limit of the largest size; absent if there is no limit. */
  readonly upTo?: number;
  /** Whether its first size begins above its limit, which another series includes. */
  readonly isAbove?: true;
  /** Place in the edition, if different from that of the other minima. */
  readonly locator?: string;
  /** Its regulation, where the edition consists of several. */
  readonly regulation?: { readonly standard: string; readonly source: Citation };
}

/** Kinds of equipment for heating as well as cooling. */
export type HeatingKind = "packagedHeatPump" | "splitHeatPump" | "vrf" | "vrfRecovery";

/** Kinds of equipment for which a standard requires a minimum efficiency. */
export type EfficiencyKind =
  | "airCooledChillerA"
  | "airCooledChillerB"
  | "waterCooledChillerA"
  | "waterCooledChillerB"
  | "centrifugalChillerA"
  | "centrifugalChillerB"
  | "airCooledElectricHeat"
  | "airCooledOtherHeat"
  | "waterCooled"
  | "split"
  | HeatingKind
  | "gasHotWaterBoiler"
  | "oilHotWaterBoiler"
  | "gasSteamBoiler"
  | "oilSteamBoiler"
  | "runAroundRecovery"
  | "otherRecovery";

/** Control of a fan's airflow. */
export type FanControl = "constant" | "variable";

/** Minimum fan energy index of fans above an electric input. */
export interface FanRule {
  readonly index: Readonly<Record<FanControl, number>>;
  /** Electric input from which it applies, W. */
  readonly inputPower: number;
  readonly source: Citation;
}

/** Kind of pump, by its efficiency rating. */
export type PumpKind = "waterPump" | "circulator";

/** Requirement of a standard for the index of a pump. */
export interface PumpRequirement {
  /** PEI and EEI compare powers, and are at most this; MEI compares efficiencies, and is at least this. */
  readonly metric: "PEI" | "MEI" | "EEI";
  readonly index: number;
  readonly isMaximum: boolean;
  readonly source: Citation;
}

/** A cooling tower by its circuit and its fans. */
export type TowerKind = "openAxialTower" | "openCentrifugalTower" | "closedAxialTower" | "closedCentrifugalTower";

/** Minimum water per motor power of the fans of cooling towers. */
export interface TowerRule {
  /** gpm/hp. */
  readonly minimumFlows: Readonly<Record<TowerKind, number>>;
  readonly source: Citation;
  /** Flow, gpm, from which open towers with centrifugal fans must meet the requirement for axial fans. */
  readonly large: { readonly flow: number; readonly source: Citation };
}

/** Minimum efficiency of all gas hot-water boilers of a new building in total, whatever that of each. */
export interface BoilerPlantRule {
  /** A ratio. */
  readonly efficiency: number;
  /** Input of the plant to which it applies, and of the smallest boiler that is part of it, W. */
  readonly input: { readonly min: number; readonly max: number; readonly smallest: number };
  readonly source: Citation;
}

/** A rule, or the reason why there is no rule, which continues the name of the standard. */
type RuleOr<Rule> = Rule | string;

/** Requirements of an edition. */
export interface Edition<Series extends string = string> {
  /** Name in schedules. */
  readonly name: string;
  /** Source of its minimum efficiencies, unless a series has another. */
  readonly source: Citation;
  /** Minimum efficiencies, by the first part of the ids of their rows. */
  readonly minima: Readonly<Record<Series, MinimumSeries>>;
  /** Minimum efficiencies of another edition that are the same in this one. */
  readonly shared: Readonly<Record<string, MinimumSeries>>;
  /** Series that apply to a kind of equipment; none where there is no requirement, or no known one. */
  readonly kinds: Readonly<Record<EfficiencyKind, readonly Series[]>>;
  /** Series that apply to heating by a kind of equipment. */
  readonly heating: Readonly<Record<HeatingKind, readonly Series[]>>;
  readonly fans: RuleOr<FanRule>;
  readonly pumps: Readonly<Record<PumpKind, RuleOr<PumpRequirement>>>;
  readonly towers: RuleOr<TowerRule>;
  readonly boilerPlants: RuleOr<BoilerPlantRule>;
}

/** Defines an edition: the series of its kinds are in its minima or the shared ones. */
export const defineEdition = <Own extends string, Shared extends string>(
  edition: Omit<Edition, "minima" | "shared" | "kinds" | "heating"> & {
    readonly minima: Readonly<Record<Own, MinimumSeries>>;
    readonly shared: Readonly<Record<Shared, MinimumSeries>>;
    readonly kinds: Readonly<Record<EfficiencyKind, readonly NoInfer<Own | Shared>[]>>;
    readonly heating: Readonly<Record<HeatingKind, readonly NoInfer<Own | Shared>[]>>;
  },
): Edition => edition;
