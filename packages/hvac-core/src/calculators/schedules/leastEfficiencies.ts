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
import { at } from "../../kernel/index.ts";
import type { QuantityKind } from "../../quantity/index.ts";
import type { Citation } from "../../sources/index.ts";
import type { EquipmentRow } from "./equipmentRow.ts";
import { duties, type EquipmentType } from "./lists.ts";
import type { EquipmentMinimum } from "../../reference/index.ts";

/** What a standard asks of one column of a row. */
export interface Requirement {
  readonly column:
    | "efficiency"
    | "partLoadEfficiency"
    | "heatingEfficiency"
    | "enthalpyRecovery"
    | "energyIndex"
    | "pumpIndex"
    | "fanMotor";
  /** The least that is asked for, or the most. */
  readonly value: number;
  readonly isMost?: boolean;
  /** What the row has of it, stated or computed. */
  readonly actual: number | undefined;
  readonly quantity: QuantityKind;
  /** What the number is: EER, IEER, AFUE. */
  readonly metric?: string;
  /** What a sheet says behind its name. */
  readonly detail?: string;
  /** The inputs that it was looked up by. */
  readonly by: readonly string[];
  readonly source: Citation;
  /** Largest power of fan motors per water, W/(m³/s), where the requirement follows from it. */
  readonly powerPerFlow?: number;
}

/** How a column is called within a sentence, and which result and symbol its requirement has. */
export const required = {
  efficiency: { words: "the efficiency", result: "minimumEfficiency", symbol: "e_m" },
  partLoadEfficiency: { words: "the efficiency", result: "minimumPartLoad", symbol: "e_n" },
  heatingEfficiency: { words: "the efficiency of heating", result: "minimumHeatingEfficiency", symbol: "e_j" },
  enthalpyRecovery: { words: "the enthalpy recovery ratio", result: "minimumEnthalpyRecovery", symbol: "e_v" },
  energyIndex: { words: "the fan energy index", result: "minimumEnergyIndex", symbol: "f_m" },
  pumpIndex: { words: "the efficiency index", result: "limitPumpIndex", symbol: "i_m" },
  fanMotor: { words: "the power of the fan motors", result: "largestFanMotor", symbol: "P_fm" },
} as const satisfies Record<Requirement["column"], object>;

const stated = (value: number | null | undefined): number | undefined => value ?? undefined;

/** Which capacity of a row says how large it is: that selected, else that required. */
export function capacityOf(row: EquipmentRow, { capacity }: EquipmentType): { readonly name: string; readonly value: number } | undefined {
  if (capacity === undefined) return undefined;
  const { required: asked } = duties[capacity];
  const name = typeof row[capacity] === "number" ? capacity : asked;
  const value = row[name];
  return typeof value === "number" ? { name, value } : undefined;
}

/** The columns that a minimum of the reference tables is compared with: seasonal numbers of chillers stand in that of part load. */
function columnsOf(
  { isRatedTwice }: EquipmentType,
  { metric, ratio, partLoad, partLoadMetric }: EquipmentMinimum,
): readonly (readonly [column: Requirement["column"], value: number, metric: string])[] {
  if (metric === "enthalpy recovery ratio") return [["enthalpyRecovery", ratio, metric]];
  if (isRatedTwice && metric === "SEER") return [["partLoadEfficiency", ratio, metric]];
  return [
    ["efficiency", ratio, metric],
    ...(partLoad === undefined || partLoadMetric === undefined ? [] : [["partLoadEfficiency", partLoad, partLoadMetric] as const]),
  ];
}

/** What is asked of equipment that the reference tables know by its kind and capacity. */
function ofTables(row: EquipmentRow, type: EquipmentType, standard: EfficiencyStandard): readonly Requirement[] {
  const { kind } = row;
  if (kind === undefined || kind === "other") return [];
  const capacity = capacityOf(row, type);
  if (type.capacity !== undefined && capacity === undefined) return [];
  const quantity = type.capacity === "cooling" ? (type.isRatedTwice ? "coefficientOfPerformance" : "energyEfficiencyRatio") : "ratio";
  // Of boilers alone: they are classed by input.
  const efficiency = type.capacity === "heating" && typeof row.efficiency === "number" && row.efficiency > 0 ? row.efficiency : undefined;
  const minimum = minimumEfficiency(kind, standard, { capacity: capacity?.value ?? 0, efficiency });
  const isByInput = minimum?.sizedBy === "input" && efficiency !== undefined;
  const by = ["efficiencyStandard", "kind", ...(capacity ? [capacity.name] : []), ...(isByInput ? ["efficiency"] : [])];
  const heating = row.heatingEfficiency === undefined ? undefined : minimumHeatingEfficiency(kind, standard, capacity?.value ?? 0);
  const requirement = (column: Requirement["column"], value: number, metric: string, { label, source }: EquipmentMinimum): Requirement => ({
    column,
    value,
    actual: stated(row[column]),
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

/** What the fan energy index of a row is computed from, where it is not stated. */
export function fanDutyOf({ airflow, totalPressure, power }: EquipmentRow) {
  return typeof airflow === "number" && typeof totalPressure === "number" && typeof power === "number" && power >= 1
    ? { airflow, totalPressure, power }
    : undefined;
}

/** The fan energy index of a row: as stated, else from its duty. */
export function energyIndexOf(row: EquipmentRow): number | undefined {
  if (row.energyIndex === undefined) return undefined;
  const duty = fanDutyOf(row);
  return row.energyIndex ?? (duty && at("totalPressure", () => fanEnergyIndex(duty, duty.power)));
}

function ofFan(row: EquipmentRow, standard: EfficiencyStandard): readonly Requirement[] {
  const actual = energyIndexOf(row);
  const requirement = fanRequirement(row.control ?? "constant", standard, stated(row.power));
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

function ofPump(row: EquipmentRow, standard: EfficiencyStandard): readonly Requirement[] {
  const { pump, pumpIndex } = row;
  if (pump === undefined || pump === "other" || typeof pumpIndex !== "number") return [];
  const requirement = pumpRequirement(pump, standard);
  if (!requirement) return [];
  const { metric, index, isMost, source } = requirement;
  return [
    {
      column: "pumpIndex",
      value: index,
      isMost,
      actual: pumpIndex,
      quantity: "number",
      detail: `${isMost ? "maximum" : "minimum"} ${metric}`,
      by: ["efficiencyStandard", "pump"],
      source,
    },
  ];
}

function ofTower(row: EquipmentRow, standard: EfficiencyStandard): readonly Requirement[] {
  const { tower, ratedFlow } = row;
  if (tower === undefined || tower === "other" || typeof ratedFlow !== "number") return [];
  const requirement = towerRequirement(tower, standard, ratedFlow);
  if (!requirement) return [];
  return [
    {
      column: "fanMotor",
      value: requirement.powerPerFlow * ratedFlow,
      isMost: true,
      actual: stated(row.fanMotor),
      quantity: "shaftPower",
      detail: `at least ${requirement.published} gpm/hp`,
      by: ["efficiencyStandard", "tower", "ratedFlow"],
      source: requirement.source,
      powerPerFlow: requirement.powerPerFlow,
    },
  ];
}

/** A column of a row that the standard has no requirement for, and why, in words that follow its name. */
export function silenceOf(
  row: EquipmentRow,
  standard: EfficiencyStandard,
): { readonly column: string; readonly reason: string } | undefined {
  const { pump, tower } = row;
  if (energyIndexOf(row) !== undefined) {
    const reason = noFanRequirement(standard, stated(row.power));
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

/** What the standard asks of a row. */
export function requirementsOf(row: EquipmentRow, type: EquipmentType, standard: EfficiencyStandard | "none"): readonly Requirement[] {
  if (standard === "none") return [];
  return [...ofTables(row, type, standard), ...ofFan(row, standard), ...ofPump(row, standard), ...ofTower(row, standard)];
}
