import { ashrae62Edition2019, type Citation } from "../sources/index.ts";
import { rowOf, type ReferenceRow } from "./row.ts";

const exhaustTable: Citation = { source: ashrae62Edition2019, locator: "Table 6-2, minimum exhaust rates, SI column" };

/** Minimum exhaust of one kind of room: by area, or by fixture or room. */
export interface ExhaustRate extends ReferenceRow {
  /** m³/s per m² of floor. */
  readonly areaRate?: number;
  /** m³/s per unit: continuous operation, or normal use. */
  readonly perUnitLow?: number;
  /** m³/s per unit: intermittent operation, or heavy use. */
  readonly perUnitHigh?: number;
  /** What a unit is. */
  readonly unit?: string;
  /** Air class 1…4 of the exhaust. */
  readonly airClass: 1 | 2 | 3 | 4;
}

function byUnit(id: string, label: string, [perUnitLow, perUnitHigh]: readonly [number, number], unit: string): ExhaustRate {
  return { id, label, perUnitLow, perUnitHigh, unit, airClass: 2, source: exhaustTable };
}

/** By floor area, L/s per m² as printed. */
function byArea(id: string, label: string, litresPerM2: number, airClass: ExhaustRate["airClass"], note?: string): ExhaustRate {
  return { id, label, areaRate: litresPerM2 / 1000, airClass, source: exhaustTable, ...(note === undefined ? {} : { note }) };
}

/** Not confirmed by a second copy of the table. */
function toVerify(rate: ExhaustRate): ExhaustRate {
  return { ...rate, verify: true };
}

function rates(): ExhaustRate[] {
  return [
    byUnit("toilet-public", "Public toilet", [0.025, 0.035], "water closet or urinal"),
    byUnit("toilet-private", "Private toilet", [0.0125, 0.025], "room"),
    byUnit("shower", "Shower room", [0.01, 0.025], "shower head"),
    toVerify(byUnit("kitchen-residential", "Residential kitchen", [0.025, 0.05], "room")),
    byArea("kitchen-commercial", "Commercial kitchen", 3.5, 2),
    byArea("kitchenette", "Kitchenette", 1.5, 2),
    byArea("janitor", "Janitor, trash or recycling room", 5, 3),
    byArea("copy-room", "Copy or print room", 2.5, 2),
    byArea("locker-room", "Locker room, athletic, industrial or health care", 2.5, 2),
    byArea("locker-room-other", "Other locker room", 1.25, 2),
    byArea("parking-garage", "Parking garage", 3.7, 2, "Not required where two sides are at least half open."),
    byArea("soiled-laundry", "Store for soiled laundry", 5, 3),
    byArea("chemical-store", "Store for chemicals", 7.5, 4),
    byArea("science-laboratory", "Science laboratory of a school", 5, 2),
    byArea("art-classroom", "Art classroom", 3.5, 2),
    byArea("school-workshop", "Woodwork shop or classroom", 2.5, 2),
    byArea("barber", "Barber shop", 2.5, 2),
    byArea("beauty-salon", "Beauty or nail salon", 3, 2),
    byArea("pet-shop", "Animal area of a pet shop", 4.5, 2),
    byArea("auto-repair", "Automobile repair room", 7.5, 2, "Running engines need exhaust at the tail pipe."),
    byArea("darkroom", "Darkroom", 5, 2),
    toVerify(byArea("arena", "Arena", 2.5, 1, "More where combustion equipment runs on the playing surface.")),
    toVerify(byArea("cell-with-toilet", "Prison cell with toilet", 5, 2)),
    toVerify(byArea("animal-surgery", "Animal operating room", 15, 3)),
    toVerify(byArea("animal-procedure", "Animal procedure room", 11.3, 3)),
    toVerify(byArea("animal-preparation", "Animal preparation room or surgery scrub", 7.5, 3)),
    toVerify(byArea("animal-recovery", "Animal recovery room", 7.5, 3)),
    toVerify(byArea("animal-imaging", "Animal imaging", 4.5, 3)),
    toVerify(byArea("animal-holding", "Large-animal holding room", 11.3, 3)),
    toVerify(byArea("cages-static", "Small animals in static cages", 11.3, 3)),
    toVerify(byArea("cages-ventilated", "Small animals in ventilated cages", 7.5, 3)),
    toVerify(byArea("necropsy", "Necropsy room", 11.3, 3)),
  ];
}

/**
 * Minimum exhaust rates of ASHRAE 62.1: verify against the adopted code. Spray booths and refrigerating machinery rooms follow codes of their own.
 *
 * @source ashrae-62.1-2019, Table 6-2
 * @example
 * ```ts
 * import { exhaustRates } from "@org/hvac-core/reference";
 * exhaustRates.find(({ id }) => id === "toilet-public")?.perUnitHigh; // 0.035
 * ```
 */
export const exhaustRates: readonly ExhaustRate[] = rates();

/**
 * The minimum exhaust of one kind of room, by its name.
 *
 * @param room `id` of a row of {@link exhaustRates}
 * @returns the row; m³/s per m² or per unit
 * @throws {UnknownNameError} when there is no such row; the error names the nearest one
 * @source ashrae-62.1-2019, Table 6-2
 * @example
 * ```ts
 * import { exhaustRate } from "@org/hvac-core/reference";
 * exhaustRate("toilet-public").perUnitHigh; // 0.035
 * ```
 */
export function exhaustRate(room: string): ExhaustRate {
  return rowOf("room", room, exhaustRates);
}
