import { requireInRange } from "../refusals/errors.ts";
import { type EfficiencyKind, type HeatingKind, editions, type EfficiencyStandard, minimumRows } from "../reference/internal.ts";
import type { EquipmentMinimum } from "../reference/index.ts";

/** Names of the standards and regulations that require minimum efficiencies. */
export const efficiencyStandards = Object.fromEntries(Object.entries(editions).map(([key, { name }]) => [key, name])) as Readonly<
  Record<EfficiencyStandard, string>
>;

const rowsByKey = new Map<string, readonly EquipmentMinimum[]>();

/** Rows of a kind by one standard: each series, with all its sizes, by size. */
function rowsOf(kind: EfficiencyKind, standard: EfficiencyStandard, mode: "kinds" | "heating"): readonly EquipmentMinimum[] {
  const key = `${kind} ${standard} ${mode}`;
  let rows = rowsByKey.get(key);
  if (!rows) {
    const edition = editions[standard];
    const series = { ...edition.minima, ...edition.shared };
    const ids: readonly string[] = mode === "kinds" ? edition.kinds[kind] : (edition.heating[kind as HeatingKind] ?? []);
    rows = ids.flatMap((id) => minimumRows(id, series[id]!, edition)).toSorted((a, b) => a.capacityMin - b.capacityMin);
    rowsByKey.set(key, rows);
  }
  return rows;
}

/** Tolerance: a size entered in other units may miss a limit by its last bits. */
const tolerance = 1e-9;

const ofSize = (rows: readonly EquipmentMinimum[], size: number): EquipmentMinimum | undefined =>
  rows.find(
    ({ capacityMin, capacityMax = Infinity, includesMax }) =>
      size >= capacityMin * (1 - tolerance) && size < capacityMax * (includesMax ? 1 + tolerance : 1 - tolerance),
  );

/** Size on which the minimum efficiency of equipment depends. */
export interface EquipmentSize {
  /** Rated capacity (output), W, 0…1e9. */
  readonly capacity: number;
  /** Rated efficiency of a boiler, a ratio above 0, up to 2. */
  readonly efficiency?: number | undefined;
}

/**
 * Minimum efficiency that a standard requires of a kind of equipment by its capacity. Boilers of ASHRAE 90.1 are classed by their rated
 * input, which is their output over their efficiency; without one, over the minimum of their output.
 *
 * @param kind kind of equipment
 * @param standard standard or regulation with its edition
 * @param size rated capacity and, for a boiler, rated efficiency
 * @returns the row of the reference tables, its ratios output to input; `undefined` where the standard requires none that is rowsByKey
 * @throws {OutOfRangeError} when the capacity or the efficiency is out of range
 * @source ashrae-90.1, §6.8.1
 * @source eu-ecodesign-813, Annex II
 * @source eu-ecodesign-206, Annex I
 * @source eu-ecodesign-2281, Annex II
 * @source eu-ecodesign-1253, Annex III
 * @example
 * ```ts
 * import { minimumEfficiency } from "@org/hvac-core/equipment";
 * minimumEfficiency("centrifugalChillerA", "ashrae2022", { capacity: 1.5e6 })?.published; // 0.56
 * minimumEfficiency("gasHotWaterBoiler", "ashrae2022", { capacity: 700_000, efficiency: 0.81 })?.published; // 0.82
 * minimumEfficiency("vrf", "ecodesign", { capacity: 20_000 }); // undefined
 * ```
 */
export function minimumEfficiency(
  kind: EfficiencyKind,
  standard: EfficiencyStandard,
  { capacity, efficiency }: EquipmentSize,
): EquipmentMinimum | undefined {
  requireInRange("capacity", capacity, 0, 1e9, "W");
  if (efficiency !== undefined) requireInRange("efficiency", efficiency, Number.MIN_VALUE, 2, "");
  const rows = rowsOf(kind, standard, "kinds");
  const row = ofSize(rows, capacity);
  return row?.sizedBy === "input" ? ofSize(rows, capacity / (efficiency ?? row.ratio)) : row;
}

/**
 * Minimum heating efficiency that a standard requires of a heat pump, by its cooling capacity: HSPF2 below 65 000 Btu/h, above the COP at 8.3 °C
 * (47 °F); SCOP in Europe.
 *
 * @param kind kind of equipment
 * @param standard standard or regulation with its edition
 * @param capacity rated cooling capacity, W, 0…1e9
 * @returns the row of the reference tables, its ratios output to input; `undefined` where the standard requires none that is rowsByKey
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
  return ofSize(rowsOf(kind, standard, "heating"), capacity);
}
