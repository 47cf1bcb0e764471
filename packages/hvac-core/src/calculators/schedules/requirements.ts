import {
  fanEnergyIndex,
  fanRequirement,
  minimumEfficiency,
  minimumHeatingEfficiency,
  noFanRequirement,
  noPumpRequirement,
  noTowerRequirement,
  pumpRequirement,
  towerRequirement,
  type EfficiencyStandard,
} from "../../equipment/index.ts";
import { atPath } from "../../kernel/index.ts";
import type { QuantityKind } from "../../quantity/index.ts";
import type { Citation } from "../../sources/index.ts";
import type { EquipmentRow } from "./equipmentRow.ts";
import { duties, type EquipmentType } from "./lists.ts";
import type { EquipmentMinimum } from "../../reference/index.ts";

/** Columns with a requirement: their words within a sentence, and the result with the requirement. */
export const required = {
  efficiency: { words: "the efficiency", result: "minimumEfficiency" },
  partLoadEfficiency: { words: "the part-load efficiency", result: "minimumPartLoad" },
  heatingEfficiency: { words: "the heating efficiency", result: "minimumHeatingEfficiency" },
  enthalpyRecovery: { words: "the enthalpy recovery ratio", result: "minimumEnthalpyRecovery" },
  energyIndex: { words: "the fan energy index", result: "minimumEnergyIndex" },
  pumpIndex: { words: "the efficiency index", result: "pumpIndexLimit" },
  fanMotor: { words: "the fan motor power", result: "maximumFanMotor" },
} as const;

type RequiredColumn = keyof typeof required;

/** Requirement of a standard for one column of a row. */
export interface Requirement {
  readonly column: RequiredColumn;
  /** Minimum, or maximum where `isMaximum`. */
  readonly value: number;
  readonly isMaximum?: boolean;
  /** Value of the row, entered or calculated. */
  readonly actual: number | undefined;
  readonly quantity: QuantityKind;
  /** Name of the metric: EER, IEER, AFUE. */
  readonly metric?: string;
  /** Detail behind the name of the step on the sheet. */
  readonly detail?: string;
  /** Inputs of the look-up. */
  readonly by: readonly string[];
  readonly source: Citation;
  /** Maximum power of the fan motors per water flow, W/(m³/s), where the requirement follows from it. */
  readonly powerPerFlow?: number;
}

/** Capacity of a row: the selected one, else the required one. */
export function capacityOf(row: EquipmentRow, { capacity }: EquipmentType): { readonly name: string; readonly value: number } | undefined {
  if (capacity === undefined) return undefined;
  const name = typeof row[capacity] === "number" ? capacity : duties[capacity].required;
  const value = row[name];
  return typeof value === "number" ? { name, value } : undefined;
}

/** Columns that a minimum of the reference tables applies to: a seasonal minimum of chillers applies to the part-load efficiency. */
function columnsOf(
  { hasPartLoadRating }: EquipmentType,
  { metric, ratio, partLoad, partLoadMetric }: EquipmentMinimum,
): readonly (readonly [column: RequiredColumn, value: number, metric: string])[] {
  if (metric === "enthalpy recovery ratio") return [["enthalpyRecovery", ratio, metric]];
  if (hasPartLoadRating && metric === "SEER") return [["partLoadEfficiency", ratio, metric]];
  return [
    ["efficiency", ratio, metric],
    ...(partLoad === undefined || partLoadMetric === undefined ? [] : [["partLoadEfficiency", partLoad, partLoadMetric] as const]),
  ];
}

/** Requirements of the reference tables for the kind and capacity of the equipment. */
function requirementsByKind(row: EquipmentRow, type: EquipmentType, standard: EfficiencyStandard): readonly Requirement[] {
  const { kind } = row;
  if (kind === undefined || kind === "other") return [];
  const capacity = capacityOf(row, type);
  if (type.capacity !== undefined && capacity === undefined) return [];
  const quantity = type.capacity === "cooling" ? (type.hasPartLoadRating ? "coefficientOfPerformance" : "energyEfficiencyRatio") : "ratio";
  // Boilers alone are classed by input.
  const efficiency = type.capacity === "heating" && typeof row.efficiency === "number" && row.efficiency > 0 ? row.efficiency : undefined;
  const minimum = minimumEfficiency(kind, standard, { capacity: capacity?.value ?? 0, efficiency });
  const isByInput = minimum?.sizedBy === "input" && efficiency !== undefined;
  const by = ["efficiencyStandard", "kind", ...(capacity ? [capacity.name] : []), ...(isByInput ? ["efficiency"] : [])];
  const heating = row.heatingEfficiency === undefined ? undefined : minimumHeatingEfficiency(kind, standard, capacity?.value ?? 0);
  const requirement = (column: RequiredColumn, value: number, metric: string, { label, source }: EquipmentMinimum): Requirement => ({
    column,
    value,
    actual: row[column] ?? undefined,
    quantity,
    metric,
    detail: `${metric}: ${label}`,
    by,
    source,
  });
  return [
    ...(minimum ? columnsOf(type, minimum).map(([column, value, metric]) => requirement(column, value, metric, minimum)) : []),
    ...(heating ? [requirement("heatingEfficiency", heating.ratio, heating.metric, heating)] : []),
  ];
}

/** Duty for the fan energy index of a row; `undefined` where a number of it is missing. */
export function fanDutyOf({ airflow, totalPressure, power }: EquipmentRow) {
  return typeof airflow === "number" && typeof totalPressure === "number" && typeof power === "number" && power >= 1
    ? { airflow, totalPressure, power }
    : undefined;
}

/** Fan energy index of a row: as entered, else from its duty. */
export function energyIndexOf(row: EquipmentRow): number | undefined {
  if (row.energyIndex === undefined) return undefined;
  const duty = fanDutyOf(row);
  return row.energyIndex ?? (duty && atPath("totalPressure", () => fanEnergyIndex(duty, duty.power)));
}

function fanRequirements(row: EquipmentRow, standard: EfficiencyStandard): readonly Requirement[] {
  const actual = energyIndexOf(row);
  const requirement = fanRequirement(row.control ?? "constant", standard, row.power ?? undefined);
  if (actual === undefined || !requirement) return [];
  return [
    {
      column: "energyIndex",
      value: requirement.index,
      actual,
      quantity: "number",
      by: ["efficiencyStandard", "control", ...(typeof row.power === "number" ? ["power"] : [])],
      source: requirement.source,
    },
  ];
}

function pumpRequirements(row: EquipmentRow, standard: EfficiencyStandard): readonly Requirement[] {
  const { pump, pumpIndex } = row;
  if (pump === undefined || pump === "other" || typeof pumpIndex !== "number") return [];
  const requirement = pumpRequirement(pump, standard);
  if (!requirement) return [];
  const { metric, index, isMaximum, source } = requirement;
  return [
    {
      column: "pumpIndex",
      value: index,
      isMaximum,
      actual: pumpIndex,
      quantity: "number",
      detail: `${isMaximum ? "maximum" : "minimum"} ${metric}`,
      by: ["efficiencyStandard", "pump"],
      source,
    },
  ];
}

function towerRequirements(row: EquipmentRow, standard: EfficiencyStandard): readonly Requirement[] {
  const { tower, ratedFlow } = row;
  if (tower === undefined || tower === "other" || typeof ratedFlow !== "number") return [];
  const requirement = towerRequirement(tower, standard, ratedFlow);
  if (!requirement) return [];
  return [
    {
      column: "fanMotor",
      value: requirement.powerPerFlow * ratedFlow,
      isMaximum: true,
      actual: row.fanMotor ?? undefined,
      quantity: "shaftPower",
      detail: `at least ${requirement.published} gpm/hp`,
      by: ["efficiencyStandard", "tower", "ratedFlow"],
      source: requirement.source,
      powerPerFlow: requirement.powerPerFlow,
    },
  ];
}

/** Column of a row without a requirement in the standard, and the reason in words that follow its name. */
export function missingRequirement(
  row: EquipmentRow,
  standard: EfficiencyStandard,
): { readonly column: string; readonly reason: string } | undefined {
  const { pump, tower } = row;
  if (energyIndexOf(row) !== undefined) {
    const reason = noFanRequirement(standard, row.power ?? undefined);
    if (reason !== undefined) return { column: "energyIndex", reason };
  }
  if (pump !== undefined && pump !== "other" && typeof row.pumpIndex === "number") {
    const reason = noPumpRequirement(pump, standard);
    if (reason !== undefined) return { column: "pumpIndex", reason };
  }
  if (tower !== undefined && tower !== "other" && typeof row.ratedFlow === "number" && typeof row.fanMotor === "number") {
    const reason = noTowerRequirement(standard);
    if (reason !== undefined) return { column: "fanMotor", reason };
  }
  return undefined;
}

/** Requirements of the standard for a row. */
export function requirementsOf(row: EquipmentRow, type: EquipmentType, standard: EfficiencyStandard | "none"): readonly Requirement[] {
  if (standard === "none") return [];
  return [
    ...requirementsByKind(row, type, standard),
    ...fanRequirements(row, standard),
    ...pumpRequirements(row, standard),
    ...towerRequirements(row, standard),
  ];
}
