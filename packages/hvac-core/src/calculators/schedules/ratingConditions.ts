import type { UnitSystem } from "../../quantity/index.ts";
import type { ListName } from "./lists.ts";

/** Rating temperatures of a type of equipment, in the unit of the system, by the names of its columns. */
export interface RatingConditions {
  /** Rating standard. */
  readonly standard: string;
  readonly temperatures: Readonly<Record<string, number>>;
}

const tower = {
  Imperial: { enteringWater: 95, leavingWater: 85, outdoorWetBulb: 78 },
  Metric: { enteringWater: 35, leavingWater: 29.4, outdoorWetBulb: 25.6 },
};

/** Standard rating conditions in both unit systems: those of AHRI and CTI in Imperial units, those of EN in Metric units. */
export const ratingConditions: Readonly<Partial<Record<ListName, Readonly<Record<UnitSystem, RatingConditions>>>>> = {
  chillers: {
    Imperial: {
      standard: "AHRI 550/590",
      temperatures: { enteringWater: 54, leavingWater: 44, condenserEnteringWater: 85, condenserLeavingWater: 94.3, outdoorDryBulb: 95 },
    },
    Metric: {
      standard: "EN 14511",
      temperatures: { enteringWater: 12, leavingWater: 7, condenserEnteringWater: 30, condenserLeavingWater: 35, outdoorDryBulb: 35 },
    },
  },
  rooftopUnits: {
    Imperial: { standard: "AHRI 340/360", temperatures: { enteringDryBulb: 80, enteringWetBulb: 67, outdoorDryBulb: 95 } },
    Metric: { standard: "EN 14511", temperatures: { enteringDryBulb: 27, enteringWetBulb: 19, outdoorDryBulb: 35 } },
  },
  splitSystems: {
    Imperial: { standard: "AHRI 210/240", temperatures: { outdoorDryBulb: 95 } },
    Metric: { standard: "EN 14511", temperatures: { outdoorDryBulb: 35 } },
  },
  coolingTowers: {
    Imperial: { standard: "CTI STD-201", temperatures: tower.Imperial },
    Metric: { standard: "CTI STD-201", temperatures: tower.Metric },
  },
};
