import type { EfficiencyKind, FanControl, PumpKind, TowerKind } from "../../equipment/index.ts";
import { isActive, type Field, type Scope } from "../../kernel/index.ts";
import { listNames, rows, type Duty, type ListName } from "./lists.ts";
import type { ScheduleValues } from "./schema.ts";

type Required =
  | "requiredAirflow"
  | "requiredPressure"
  | "requiredCooling"
  | "requiredHeating"
  | "requiredFlow"
  | "requiredHead"
  | "requiredRejection"
  | "requiredDuty";
type Numbers =
  | Duty
  | Required
  | "power"
  | "weight"
  | "charge"
  | "efficiency"
  | "partLoadEfficiency"
  | "heatingEfficiency"
  | "enthalpyRecovery"
  | "totalPressure"
  | "energyIndex"
  | "pumpIndex"
  | "ratedFlow"
  | "fanMotor";
type Currents = "compressorCurrent" | "otherCompressorsCurrent" | "motorCurrent" | "otherMotorsCurrent" | "heaterCurrent";

/** A row of any schedule: columns that its type lacks are absent, empty ones are `null`. */
export type EquipmentRow = {
  readonly id: string;
  readonly tag: string;
  readonly level: string;
  readonly quantity: number;
  readonly kind?: EfficiencyKind | "other" | undefined;
  readonly control?: FanControl | undefined;
  readonly pump?: PumpKind | "other" | undefined;
  readonly tower?: TowerKind | "other" | undefined;
  readonly type?: string | null | undefined;
  readonly heatsWithCompressors?: boolean | undefined;
} & { readonly [Name in Numbers]?: number | null | undefined } & { readonly [Name in Currents]?: number | undefined };

/** The rows of a list, whatever their type. */
export const rowsOf = (values: ScheduleValues, list: ListName): readonly EquipmentRow[] => values[list];

/** Columns of each list that are used under conditions. */
const conditionalColumns = new Map(
  listNames.map((list) => [list, Object.entries<Field>(rows[list]).filter(([, { when }]) => when !== undefined)]),
);

/** A row without the numbers of columns whose conditions do not hold, such as an efficiency that its kind is not rated by. */
export function activeRow(row: EquipmentRow, list: ListName, values: ScheduleValues): EquipmentRow {
  const scope: Scope = { values: row, around: { values } };
  const unused = conditionalColumns.get(list)!.filter(([, column]) => !isActive(column, scope));
  return unused.length === 0 ? row : { ...row, ...Object.fromEntries(unused.map(([name]) => [name, undefined])) };
}
