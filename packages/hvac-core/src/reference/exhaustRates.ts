import { ashrae62Edition2019, type Citation } from "../sources/index.ts";
import type { ReferenceRow } from "./row.ts";

const exhaustTable: Citation = { source: ashrae62Edition2019, locator: "Table 6-2, minimum exhaust rates" };

/**
 * Minimum exhaust of a kind of room: by area, or by fixture or room.
 *
 * The standard prints an SI and an inch-pound column that are rounded separately (0.75 cfm/ft² for 3.7 L/s per m², which is
 * 0.728 cfm/ft²), so both are given.
 */
export interface ExhaustRate extends ReferenceRow {
  /** SI column, m³/s per m² of floor. */
  readonly areaRate?: number;
  /** As printed in the inch-pound column, cfm per ft² of floor. */
  readonly areaRateCfmPerFt2?: number;
  /** SI column, m³/s per unit: continuous operation, or normal use. */
  readonly perUnitLow?: number;
  /** As printed in the inch-pound column, cfm per unit. */
  readonly perUnitLowCfm?: number;
  /** SI column, m³/s per unit: intermittent operation, or heavy use. */
  readonly perUnitHigh?: number;
  /** As printed in the inch-pound column, cfm per unit. */
  readonly perUnitHighCfm?: number;
  /** Unit of the rate, such as a fixture. */
  readonly unit?: string;
  /** Air class 1…4 of the exhaust. */
  readonly airClass: 1 | 2 | 3 | 4;
}

/** Rates of the SI column by those of the inch-pound column: L/s by cfm per unit, and L/s per m² by cfm per ft². */
const perUnitSI: Readonly<Record<number, number>> = { 20: 10, 25: 12.5, 50: 25, 70: 35, 100: 50 };
const perAreaSI: Readonly<Record<number, number>> = {
  0.25: 1.25,
  0.3: 1.5,
  0.5: 2.5,
  0.6: 3,
  0.7: 3.5,
  0.75: 3.7,
  0.9: 4.5,
  1: 5,
  1.5: 7.5,
  2.25: 11.3,
  3: 15,
};

/** By fixture or room, cfm as printed. */
function byUnit(id: string, label: string, [low, high]: readonly [number, number], unit: string): ExhaustRate {
  const [perUnitLow, perUnitHigh] = [perUnitSI[low]! / 1000, perUnitSI[high]! / 1000];
  return { id, label, perUnitLow, perUnitLowCfm: low, perUnitHigh, perUnitHighCfm: high, unit, airClass: 2, source: exhaustTable };
}

/** By floor area, cfm per ft² as printed. */
function byArea(id: string, label: string, cfmPerFt2: number, airClass: ExhaustRate["airClass"], note?: string): ExhaustRate {
  const areaRate = perAreaSI[cfmPerFt2]! / 1000;
  return { id, label, areaRate, areaRateCfmPerFt2: cfmPerFt2, airClass, source: exhaustTable, ...(note === undefined ? {} : { note }) };
}

/** Rows that are not confirmed by a second copy of the table. */
function toVerify(rate: ExhaustRate): ExhaustRate {
  return { ...rate, verify: true };
}

function rates(): ExhaustRate[] {
  return [
    byUnit("toilet-public", "Public toilet", [50, 70], "water closet or urinal"),
    byUnit("toilet-private", "Private toilet", [25, 50], "room"),
    byUnit("shower", "Shower room", [20, 50], "shower head"),
    toVerify(byUnit("kitchen-residential", "Residential kitchen", [50, 100], "room")),
    byArea("kitchen-commercial", "Commercial kitchen", 0.7, 2),
    byArea("kitchenette", "Kitchenette", 0.3, 2),
    byArea("janitor", "Janitor, trash or recycling room", 1, 3),
    byArea("copy-room", "Copy or print room", 0.5, 2),
    byArea("locker-room", "Locker room, athletic, industrial or health care", 0.5, 2),
    byArea("locker-room-other", "Other locker room", 0.25, 2),
    byArea("parking-garage", "Parking garage", 0.75, 2, "Not required where two sides are at least half open."),
    byArea("soiled-laundry", "Store for soiled laundry", 1, 3),
    byArea("chemical-store", "Store for chemicals", 1.5, 4),
    byArea("science-laboratory", "Science laboratory of a school", 1, 2),
    byArea("art-classroom", "Art classroom", 0.7, 2),
    byArea("school-workshop", "Woodwork shop or classroom", 0.5, 2),
    byArea("barber", "Barber shop", 0.5, 2),
    byArea("beauty-salon", "Beauty or nail salon", 0.6, 2),
    byArea("pet-shop", "Animal area of a pet shop", 0.9, 2),
    byArea("auto-repair", "Automobile repair room", 1.5, 2, "Running engines need exhaust at the tail pipe."),
    byArea("darkroom", "Darkroom", 1, 2),
    toVerify(byArea("arena", "Arena", 0.5, 1, "More where combustion equipment runs on the playing surface.")),
    toVerify(byArea("cell-with-toilet", "Prison cell with toilet", 1, 2)),
    toVerify(byArea("animal-surgery", "Animal operating room", 3, 3)),
    toVerify(byArea("animal-procedure", "Animal procedure room", 2.25, 3)),
    toVerify(byArea("animal-preparation", "Animal preparation room or surgery scrub", 1.5, 3)),
    toVerify(byArea("animal-recovery", "Animal recovery room", 1.5, 3)),
    toVerify(byArea("animal-imaging", "Animal imaging", 0.9, 3)),
    toVerify(byArea("animal-holding", "Large-animal holding room", 2.25, 3)),
    toVerify(byArea("cages-static", "Small animals in static cages", 2.25, 3)),
    toVerify(byArea("cages-ventilated", "Small animals in ventilated cages", 1.5, 3)),
    toVerify(byArea("necropsy", "Necropsy room", 2.25, 3)),
  ];
}

/**
 * Minimum exhaust rates of ASHRAE 62.1: verify against the adopted code. Spray booths and refrigerating machinery rooms follow separate codes.
 *
 * @source ashrae-62.1-2019, Table 6-2
 * @example
 * ```ts
 * import { exhaustRates } from "@org/hvac-core/reference";
 * exhaustRates.find(({ id }) => id === "toilet-public")?.perUnitHigh; // 0.035
 * ```
 */
export const exhaustRates: readonly ExhaustRate[] = rates();
