import type { Citation } from "../../sources/index.ts";
import type { EquipmentMinimum } from "../equipmentMinimum.ts";

/* What one edition of a standard, or the regulations of one year, require of equipment. The compiler asks a new edition for all of it. */

/** Where a range of sizes begins, and what holds from there: the published number, and that of part load. */
type Size = readonly [from: number, published: number, partLoad?: number];

/** Minimum efficiencies of one kind of equipment over its sizes. */
export interface MinimumSeries extends Pick<
  EquipmentMinimum,
  "label" | "group" | "mode" | "metric" | "note" | "verify" | "sizedBy" | "includesMax"
> {
  /** kBtu/h when left out. */
  readonly sizeUnit?: "tons" | "kBtu/h" | "kW";
  readonly sizes: readonly Size[];
  /** Where the largest size ends; absent where it does not. */
  readonly upTo?: number;
  /** Whether its first size begins above its limit, which another series includes. */
  readonly isAbove?: true;
  /** Place in the edition, where it is not that of the edition's other minima. */
  readonly locator?: string;
  /** The regulation that it is from, where the edition consists of several. */
  readonly regulation?: { readonly standard: string; readonly source: Citation };
}

/** Kinds of equipment that are heated by as well as cooled by. */
export type HeatingKind = "packagedHeatPump" | "splitHeatPump" | "vrf" | "vrfRecovery";

/** Kinds of equipment of which some standard requires a minimum efficiency. */
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

/** How a fan's air is controlled. */
export type FanControl = "constant" | "variable";

/** Minimum fan energy index of fans from an electric input on. */
export interface FanRule {
  readonly index: Readonly<Record<FanControl, number>>;
  /** Electric input from which on it applies, W. */
  readonly inputPower: number;
  readonly source: Citation;
}

/** A pump by what its efficiency is rated as. */
export type PumpKind = "waterPump" | "circulator";

/** What a standard requires of the index of a pump. */
export interface PumpRequirement {
  /** PEI and EEI compare powers, and are at most this; MEI compares efficiencies, and is at least this. */
  readonly metric: "PEI" | "MEI" | "EEI";
  readonly index: number;
  readonly isMost: boolean;
  readonly source: Citation;
}

/** A cooling tower by its circuit and its fans. */
export type TowerKind = "openAxialTower" | "openCentrifugalTower" | "closedAxialTower" | "closedCentrifugalTower";

/** Minimum water per motor power of the fans of cooling towers. */
export interface TowerRule {
  /** gpm/hp. */
  readonly minimumFlows: Readonly<Record<TowerKind, number>>;
  readonly source: Citation;
  /** Flow, gpm, from which on open towers with centrifugal fans have to be as good as those with axial fans. */
  readonly large: { readonly flow: number; readonly source: Citation };
}

/** Minimum efficiency of the gas hot-water boilers of a new building together, whatever each may have. */
export interface BoilerPlantRule {
  /** A ratio. */
  readonly efficiency: number;
  /** Input of the plant to which it applies, and of the smallest boiler that is part of it, W. */
  readonly input: { readonly min: number; readonly max: number; readonly smallest: number };
  readonly source: Citation;
}

/** A rule, or why there is none: words that follow the name of the standard. */
type RuleOr<Rule> = Rule | string;

/** What an edition states. */
export interface Edition<Series extends string = string> {
  /** As schedules name it. */
  readonly name: string;
  /** Source of its minimum efficiencies, unless a series has another one. */
  readonly source: Citation;
  /** Its minimum efficiencies, by the first part of the ids of their rows. */
  readonly minima: Readonly<Record<Series, MinimumSeries>>;
  /** Those of another edition that are the same in this one. */
  readonly shared: Readonly<Record<string, MinimumSeries>>;
  /** Which series apply to a kind of equipment; none where nothing is required, or nothing that is known here. */
  readonly kinds: Readonly<Record<EfficiencyKind, readonly Series[]>>;
  /** The same for heating. */
  readonly heating: Readonly<Record<HeatingKind, readonly Series[]>>;
  readonly fans: RuleOr<FanRule>;
  readonly pumps: Readonly<Record<PumpKind, RuleOr<PumpRequirement>>>;
  readonly towers: RuleOr<TowerRule>;
  readonly boilerPlants: RuleOr<BoilerPlantRule>;
}

/** States an edition: the series that its kinds name are among its own or the shared ones. */
export const defineEdition = <Own extends string, Shared extends string>(
  edition: Omit<Edition, "minima" | "shared" | "kinds" | "heating"> & {
    readonly minima: Readonly<Record<Own, MinimumSeries>>;
    readonly shared: Readonly<Record<Shared, MinimumSeries>>;
    readonly kinds: Readonly<Record<EfficiencyKind, readonly NoInfer<Own | Shared>[]>>;
    readonly heating: Readonly<Record<HeatingKind, readonly NoInfer<Own | Shared>[]>>;
  },
): Edition => edition;
