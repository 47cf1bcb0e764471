import { requireInRange } from "../refusals/errors.ts";
import { equipmentMinima } from "../reference/equipmentMinima.ts";
import { ashrae90, ashrae90Edition2013, type Source } from "../sources/index.ts";
import type { EquipmentMinimum } from "../reference/equipmentMinimum.ts";

/** Standards and regulations that ask for least efficiencies, as schedules name them. */
export const efficiencyStandards = {
  ashrae2022: "ASHRAE 90.1-2022",
  ashrae2013: "ASHRAE 90.1-2013",
  ecodesign: "EU Ecodesign (2021)",
} as const;

/** A standard that asks for least efficiencies. */
export type EfficiencyStandard = keyof typeof efficiencyStandards;

/** Edition of 90.1 that each names; the European regulations are cited row by row. */
export const editionsOf90: Readonly<Record<EfficiencyStandard, Source | undefined>> = {
  ashrae2022: ashrae90,
  ashrae2013: ashrae90Edition2013,
  ecodesign: undefined,
};

/** Ids of series of the reference tables by standard: none where it requires nothing, or nothing that is known here. */
type Series = Readonly<Record<EfficiencyStandard, readonly string[]>>;

const none: readonly string[] = [];
const series = (ashrae2022: readonly string[], ashrae2013: readonly string[], ecodesign: readonly string[]): Series => ({
  ashrae2022,
  ashrae2013,
  ecodesign,
});
/** The edition of 2013 requires the same of chillers, since 2015, as that of 2022. */
const chiller = (id: string, ecodesign: string): Series => series([id], [id], [ecodesign]);
/** The edition of 2013 has annual efficiencies of its own; the others are the same. */
const boiler = (ecodesign: readonly string[], annual: string, annualOf2013: string, ...further: readonly string[]): Series =>
  series([annual, ...further], [annualOf2013, ...further], ecodesign);

/** Which rows of the reference tables apply to a kind of equipment, by standard. */
const seriesByKind = {
  airCooledChillerA: chiller("chiller-air-a", "eu-chiller-air"),
  airCooledChillerB: chiller("chiller-air-b", "eu-chiller-air"),
  waterCooledChillerA: chiller("chiller-positive-a", "eu-chiller-water"),
  waterCooledChillerB: chiller("chiller-positive-b", "eu-chiller-water"),
  centrifugalChillerA: chiller("chiller-centrifugal-a", "eu-chiller-water"),
  centrifugalChillerB: chiller("chiller-centrifugal-b", "eu-chiller-water"),
  airCooledElectricHeat: series(["air-conditioner-small", "air-conditioner-electric"], none, none),
  airCooledOtherHeat: series(["air-conditioner-small", "air-conditioner-other"], none, none),
  packagedHeatPump: series(["heat-pump-package-cooling", "heat-pump-cooling"], none, none),
  waterCooled: series(["air-conditioner-water"], none, none),
  split: series(["air-conditioner-small", "air-conditioner-electric"], none, ["eu-split-cooling"]),
  splitHeatPump: series(["heat-pump-split-cooling", "heat-pump-cooling"], none, ["eu-split-cooling"]),
  vrf: series(["vrf-small", "vrf-cooling"], none, none),
  vrfRecovery: series(["vrf-small", "vrf-recovery-cooling"], none, none),
  gasHotWaterBoiler: boiler(
    ["eu-boiler"],
    "boiler-hot-water-gas",
    "boiler-2013-hot-water-gas",
    "boiler-hot-water-gas-medium",
    "boiler-hot-water-gas-large",
  ),
  oilHotWaterBoiler: boiler(
    ["eu-boiler"],
    "boiler-hot-water-oil",
    "boiler-2013-hot-water-oil",
    "boiler-hot-water-oil-medium",
    "boiler-hot-water-oil-large",
  ),
  gasSteamBoiler: boiler(none, "boiler-steam-gas-small", "boiler-2013-steam-gas", "boiler-steam-gas"),
  oilSteamBoiler: boiler(none, "boiler-steam-oil-small", "boiler-2013-steam-oil", "boiler-steam-oil"),
  runAroundRecovery: series(["recovery-enthalpy"], ["recovery-enthalpy"], ["eu-recovery-coil"]),
  otherRecovery: series(["recovery-enthalpy"], ["recovery-enthalpy"], ["eu-recovery"]),
} as const satisfies Record<string, Series>;

/** A kind of equipment of which some standard asks a least efficiency. */
export type EfficiencyKind = keyof typeof seriesByKind;

/** The same for the heating of what cools as well. */
const heatingSeriesByKind: Readonly<Partial<Record<EfficiencyKind, Series>>> = {
  packagedHeatPump: series(["heat-pump-package-heating", "heat-pump-heating-mild"], none, none),
  splitHeatPump: series(["heat-pump-split-heating", "heat-pump-heating-mild"], none, ["eu-split-heating"]),
  vrf: series(["vrf-heating-mild"], none, none),
  vrfRecovery: series(["vrf-heating-mild"], none, none),
};

const known = new Map<string, readonly EquipmentMinimum[]>();

/** A row that another edition has in common with the one that it is listed by, as a row of that edition. */
function asOf(standard: EfficiencyStandard, row: EquipmentMinimum): EquipmentMinimum {
  const edition = editionsOf90[standard];
  return edition === undefined || row.source.source.key === edition.key
    ? row
    : { ...row, standard: efficiencyStandards[standard], source: { ...row.source, source: edition } };
}

/** Rows of a kind by one standard: each series, with all its sizes, in their order. */
function rowsOf(ids: Series, key: string, standard: EfficiencyStandard): readonly EquipmentMinimum[] {
  let rows = known.get(key);
  if (!rows) {
    rows = equipmentMinima()
      .filter(({ id }) => ids[standard].some((each) => id === each || new RegExp(`^${each}-\\d+$`).test(id)))
      .map((row) => asOf(standard, row))
      .toSorted((a, b) => a.capacityMin - b.capacityMin);
    known.set(key, rows);
  }
  return rows;
}

/** A size that is entered in other units may miss a limit by the last bits of a double. */
const hair = 1e-9;

const ofSize = (rows: readonly EquipmentMinimum[], size: number): EquipmentMinimum | undefined =>
  rows.find(
    ({ capacityMin, capacityMax = Infinity, includesMax }) =>
      size >= capacityMin * (1 - hair) && size < capacityMax * (includesMax ? 1 + hair : 1 - hair),
  );

/**
 * The minimum efficiency that a standard requires of a kind of equipment of some capacity. Boilers of ASHRAE 90.1 are classed by their rated
 * input, which is their output over their efficiency; without one, over the minimum of their output.
 *
 * @param kind kind of equipment
 * @param standard standard or regulation with its edition
 * @param capacity rated capacity, which is an output, W, 0…1e9
 * @param efficiency rated efficiency of a boiler, a ratio above 0, up to 2
 * @returns the row of the reference tables, its ratios output to input; `undefined` where the standard requires none that is known
 * @throws {OutOfRangeError} when the capacity or the efficiency is out of range
 * @source ashrae-90.1, §6.8.1
 * @source eu-ecodesign-813, Annex II
 * @source eu-ecodesign-206, Annex I
 * @source eu-ecodesign-2281, Annex II
 * @source eu-ecodesign-1253, Annex III
 * @example
 * ```ts
 * import { minimumEfficiency } from "@org/hvac-core/equipment";
 * minimumEfficiency("centrifugalChillerA", "ashrae2022", 1.5e6)?.published; // 0.56
 * minimumEfficiency("gasHotWaterBoiler", "ashrae2022", 700_000, 0.81)?.published; // 0.82
 * minimumEfficiency("vrf", "ecodesign", 20_000); // undefined
 * ```
 */
export function minimumEfficiency(
  kind: EfficiencyKind,
  standard: EfficiencyStandard,
  capacity: number,
  efficiency?: number,
): EquipmentMinimum | undefined {
  requireInRange("capacity", capacity, 0, 1e9, "W");
  if (efficiency !== undefined) requireInRange("efficiency", efficiency, Number.MIN_VALUE, 2, "");
  const rows = rowsOf(seriesByKind[kind], `${kind} ${standard}`, standard);
  const found = ofSize(rows, capacity);
  return found?.sizedBy === "input" ? ofSize(rows, capacity / (efficiency ?? found.ratio)) : found;
}

/**
 * The least efficiency of heating that a standard asks of a heat pump, by its capacity of cooling: HSPF2 below 65 000 Btu/h, above the COP at 8.3 °C
 * (47 °F); SCOP in Europe.
 *
 * @param kind kind of equipment
 * @param standard standard or regulation with its edition
 * @param capacity rated capacity of cooling, W, 0…1e9
 * @returns the row of the reference tables, its ratios output to input; `undefined` where the standard asks for none that is known
 * @throws {OutOfRangeError} when the capacity is out of range
 * @source ashrae-90.1, §6.8.1
 * @source eu-ecodesign-206, Annex I
 * @example
 * ```ts
 * import { minimumHeatingEfficiency } from "@org/hvac-core/equipment";
 * minimumHeatingEfficiency("splitHeatPump", "ashrae2022", 10_000)?.published; // 7.5
 * minimumHeatingEfficiency("vrf", "ecodesign", 10_000); // undefined
 * ```
 */
export function minimumHeatingEfficiency(
  kind: EfficiencyKind,
  standard: EfficiencyStandard,
  capacity: number,
): EquipmentMinimum | undefined {
  requireInRange("capacity", capacity, 0, 1e9, "W");
  return ofSize(rowsOf(heatingSeriesByKind[kind] ?? series(none, none, none), `${kind} ${standard} heating`, standard), capacity);
}
