import { requireInRange } from "../kernel/errors.ts";
import { equipmentMinima, type EquipmentMinimum } from "../reference/equipmentMinima.ts";

/** Standards and regulations that ask for least efficiencies, as schedules name them. */
export const efficiencyStandards = {
  ashrae2022: "ASHRAE 90.1-2022",
  ashrae2013: "ASHRAE 90.1-2013",
  ecodesign: "EU Ecodesign (2021)",
} as const;

/** A standard that asks for least efficiencies. */
export type EfficiencyStandard = keyof typeof efficiencyStandards;

type Series = Readonly<Partial<Record<EfficiencyStandard, readonly string[]>>>;

/** The edition of 2013 asks the same of chillers, since 2015, and of energy recovery as that of 2022. */
const both = (...ids: readonly string[]): Series => ({ ashrae2022: ids, ashrae2013: ids });
const only2022 = (...ids: readonly string[]): Series => ({ ashrae2022: ids });

/** Which rows of the reference tables hold for a kind of equipment, by standard. */
const seriesByKind = {
  airCooledChillerA: { ...both("chiller-air-a"), ecodesign: ["eu-chiller-air"] },
  airCooledChillerB: { ...both("chiller-air-b"), ecodesign: ["eu-chiller-air"] },
  waterCooledChillerA: { ...both("chiller-positive-a"), ecodesign: ["eu-chiller-water"] },
  waterCooledChillerB: { ...both("chiller-positive-b"), ecodesign: ["eu-chiller-water"] },
  centrifugalChillerA: { ...both("chiller-centrifugal-a"), ecodesign: ["eu-chiller-water"] },
  centrifugalChillerB: { ...both("chiller-centrifugal-b"), ecodesign: ["eu-chiller-water"] },
  airCooledElectricHeat: only2022("air-conditioner-small", "air-conditioner-electric"),
  airCooledOtherHeat: only2022("air-conditioner-small", "air-conditioner-other"),
  packagedHeatPump: only2022("heat-pump-package-cooling", "heat-pump-cooling"),
  waterCooled: only2022("air-conditioner-water"),
  split: { ...only2022("air-conditioner-small", "air-conditioner-electric"), ecodesign: ["eu-split-cooling"] },
  splitHeatPump: { ...only2022("heat-pump-split-cooling", "heat-pump-cooling"), ecodesign: ["eu-split-cooling"] },
  vrf: only2022("vrf-small", "vrf-cooling"),
  vrfRecovery: only2022("vrf-small", "vrf-recovery-cooling"),
  gasHotWaterBoiler: {
    ...only2022("boiler-hot-water-gas", "boiler-hot-water-gas-medium", "boiler-hot-water-gas-large"),
    ecodesign: ["eu-boiler"],
  },
  oilHotWaterBoiler: {
    ...only2022("boiler-hot-water-oil", "boiler-hot-water-oil-medium", "boiler-hot-water-oil-large"),
    ecodesign: ["eu-boiler"],
  },
  gasSteamBoiler: only2022("boiler-steam-gas-small", "boiler-steam-gas"),
  oilSteamBoiler: only2022("boiler-steam-oil-small", "boiler-steam-oil"),
  runAroundRecovery: { ...both("recovery-enthalpy"), ecodesign: ["eu-recovery-coil"] },
  otherRecovery: { ...both("recovery-enthalpy"), ecodesign: ["eu-recovery"] },
} as const satisfies Record<string, Series>;

/** A kind of equipment of which some standard asks a least efficiency. */
export type EfficiencyKind = keyof typeof seriesByKind;

/** The same for the heating of what cools as well. */
const heatingSeriesByKind: Readonly<Partial<Record<EfficiencyKind, Series>>> = {
  packagedHeatPump: only2022("heat-pump-package-heating", "heat-pump-heating-mild"),
  splitHeatPump: { ...only2022("heat-pump-split-heating", "heat-pump-heating-mild"), ecodesign: ["eu-split-heating"] },
  vrf: only2022("vrf-heating-mild"),
  vrfRecovery: only2022("vrf-heating-mild"),
};

const known = new Map<string, readonly EquipmentMinimum[]>();

/** Rows of a kind by one standard: each series, with all its sizes. */
function rowsOf(series: Series, key: string, standard: EfficiencyStandard): readonly EquipmentMinimum[] {
  let rows = known.get(key);
  if (!rows) {
    const ids: readonly string[] = series[standard] ?? [];
    rows = equipmentMinima().filter(({ id }) => ids.some((each) => id === each || new RegExp(`^${each}-\\d+$`).test(id)));
    known.set(key, rows);
  }
  return rows;
}

const ofSize = (rows: readonly EquipmentMinimum[], capacity: number): EquipmentMinimum | undefined =>
  rows.find(({ capacityMin, capacityMax = Infinity }) => capacity >= capacityMin && capacity < capacityMax);

/**
 * The least efficiency that a standard asks of a kind of equipment of some capacity.
 *
 * @param kind kind of equipment
 * @param standard standard or regulation with its edition
 * @param capacity rated capacity, W, 0…1e9
 * @returns the row of the reference tables, its ratios output to input; `undefined` where the standard asks for none that is known
 * @throws {OutOfRangeError} when the capacity is out of range
 * @source ashrae-90.1, §6.8.1
 * @source eu-ecodesign-813, Annex II
 * @source eu-ecodesign-206, Annex I
 * @source eu-ecodesign-2281, Annex II
 * @source eu-ecodesign-1253, Annex III
 * @example
 * ```ts
 * import { minimumEfficiency } from "@org/hvac-core/equipment";
 * minimumEfficiency("centrifugalChillerA", "ashrae2022", 1.5e6)?.published; // 0.56
 * minimumEfficiency("vrf", "ecodesign", 20_000); // undefined
 * ```
 */
export function minimumEfficiency(kind: EfficiencyKind, standard: EfficiencyStandard, capacity: number): EquipmentMinimum | undefined {
  requireInRange("capacity", capacity, 0, 1e9, "W");
  return ofSize(rowsOf(seriesByKind[kind], `${kind} ${standard}`, standard), capacity);
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
  return ofSize(rowsOf(heatingSeriesByKind[kind] ?? {}, `${kind} ${standard} heating`, standard), capacity);
}
