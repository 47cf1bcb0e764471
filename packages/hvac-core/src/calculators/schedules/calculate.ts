import { marginOf, motorCircuit, packagedCircuit, type Circuit, type MotorDevice } from "../../equipment/index.ts";
import { at, joinPath, type Calculated } from "../../kernel/index.ts";
import { rowsOf, type EquipmentRow } from "./equipmentRow.ts";
import { energyIndexOf, required, requirementsOf } from "./leastEfficiencies.ts";
import { duties, listNames, equipmentTypes, type Duty, type EquipmentType, type ListName } from "./lists.ts";
import type { results } from "./results.ts";
import type { ScheduleValues } from "./schema.ts";

type Margins = { readonly [D in Duty as `${D}Margin`]?: number | undefined };
type Required = { readonly [C in keyof typeof required as (typeof required)[C]["result"]]?: number | undefined };

/** A row with what follows from it. */
export interface CalculatedRow extends Margins, Required {
  readonly id: string;
  readonly mca?: number | undefined;
  readonly mocp?: number | undefined;
  readonly energyIndex?: number | undefined;
  readonly connectedPower?: number | undefined;
  readonly totalWeight?: number | undefined;
  readonly totalCharge?: number | undefined;
}

/** The margins of one row. */
export interface RowMargins {
  readonly list: ListName;
  readonly id: string;
  readonly margins: readonly { readonly duty: Duty; readonly margin: number }[];
}

export interface ScheduleCalculation extends Calculated<typeof results> {
  /** Of all rows that have any, in the order of the form. */
  readonly margins: readonly RowMargins[];
}

const dutyNames = Object.keys(duties) as readonly Duty[];

/** The margins that a row has: of what was both required and selected. */
export function marginsOf(row: EquipmentRow): readonly { readonly duty: Duty; readonly margin: number }[] {
  const found: { readonly duty: Duty; readonly margin: number }[] = [];
  for (const duty of dutyNames) {
    const required = row[duties[duty].required];
    const selected = row[duty];
    if (typeof required !== "number" || typeof selected !== "number") continue;
    found.push({ duty, margin: at(duty, () => marginOf(selected, required)) });
  }
  return found;
}

/** The circuit of one unit; none where it has no currents. */
export function circuitOf(row: EquipmentRow, { circuit }: EquipmentType, device: MotorDevice): Circuit | undefined {
  const { compressorCurrent = 0, otherCompressorsCurrent = 0, motorCurrent = 0, otherMotorsCurrent = 0, heaterCurrent = 0 } = row;
  const sum = compressorCurrent + otherCompressorsCurrent + motorCurrent + otherMotorsCurrent + heaterCurrent;
  if (circuit === "none" || sum === 0) return undefined;
  return at("motorCurrent", () =>
    circuit === "motors"
      ? motorCircuit({ motor: motorCurrent, otherMotors: otherMotorsCurrent, device })
      : packagedCircuit({
          compressor: compressorCurrent,
          otherCompressors: otherCompressorsCurrent,
          motor: motorCurrent,
          otherMotors: otherMotorsCurrent,
          heater: heaterCurrent,
          heatsWithCompressors: row.heatsWithCompressors === true,
        }),
  );
}

const times = (count: number, each: number | null | undefined): number | undefined => (typeof each === "number" ? count * each : undefined);

function calculateRow(row: EquipmentRow, list: ListName, values: ScheduleValues, margins: RowMargins["margins"]): CalculatedRow {
  const type: EquipmentType = equipmentTypes[list];
  const circuit = values.electricalSizing === "nec" ? circuitOf(row, type, values.motorProtection) : undefined;
  const result: Record<string, number | string | undefined> = {
    id: row.id,
    mca: circuit?.ampacity,
    mocp: circuit?.protection,
    energyIndex: energyIndexOf(row),
    connectedPower: times(row.quantity, row.power),
    totalWeight: times(row.quantity, row.weight),
    totalCharge: times(row.quantity, row.charge),
  };
  for (const { column, value } of requirementsOf(row, type, values.efficiencyStandard)) result[required[column].result] = value;
  for (const { duty, margin } of margins) result[duties[duty].margin] = margin;
  return result as unknown as CalculatedRow;
}

/** Every row's margins, circuit and least efficiency, and what all rows come to. */
export function calculate(values: ScheduleValues): ScheduleCalculation {
  const margins: RowMargins[] = [];
  let [pieces, connectedPower, weight, charge, hasCharge] = [0, 0, 0, 0, false];
  let smallest: number | undefined;
  const calculated = (list: ListName): readonly CalculatedRow[] =>
    rowsOf(values, list).map((row) => {
      const own = at(joinPath(list, row.id), () => marginsOf(row));
      const result = at(joinPath(list, row.id), () => calculateRow(row, list, values, own));
      if (own.length > 0) margins.push({ list, id: row.id, margins: own });
      for (const { margin } of own) smallest = Math.min(smallest ?? Infinity, margin);
      pieces += row.quantity;
      connectedPower += result.connectedPower ?? 0;
      weight += result.totalWeight ?? 0;
      charge += result.totalCharge ?? 0;
      hasCharge ||= result.totalCharge !== undefined;
      return result;
    });
  const byList = Object.fromEntries(listNames.map((list) => [list, calculated(list)])) as Readonly<
    Record<ListName, readonly CalculatedRow[]>
  >;
  return {
    margins,
    results: { ...byList, smallestMargin: smallest, pieces, connectedPower, weight, charge: hasCharge ? charge : undefined },
  };
}
