import type { EfficiencyKind, FanControl, PumpKind, TowerKind } from "../../equipment/index.ts";
import type { Duty, ListName } from "./lists.ts";
import type { ScheduleValues } from "./schema.ts";

type Asked =
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
  | Asked
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

/** A row of any schedule: what its type has not is absent, what is blank is `null`. */
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
