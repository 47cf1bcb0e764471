import { marginOf, minimumEfficiency, motorCircuit, packagedCircuit, type Circuit, type MotorDevice } from "../../equipment/index.ts";
import { at, joinPath, type Calculated } from "../../kernel/index.ts";
import type { EquipmentMinimum } from "../../reference/equipmentMinima.ts";
import { rowsOf, type EquipmentRow } from "./equipmentRow.ts";
import { duties, listNames, equipmentTypes, type Duty, type EquipmentType, type ListName } from "./lists.ts";
import type { results } from "./results.ts";
import type { ScheduleValues } from "./schema.ts";

type Margins = { readonly [D in Duty as `${D}Margin`]?: number | undefined };

/** A row with what follows from it. */
export interface CalculatedRow extends Margins {
  readonly id: string;
  readonly mca?: number | undefined;
  readonly mocp?: number | undefined;
  readonly minimumEfficiency?: number | undefined;
  readonly minimumPartLoad?: number | undefined;
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

/** Which capacity of a row says how large it is: that selected, else that required. */
export function capacityOf(row: EquipmentRow, { capacity }: EquipmentType): { readonly name: string; readonly value: number } | undefined {
  if (capacity === undefined) return undefined;
  const { required } = duties[capacity];
  const name = typeof row[capacity] === "number" ? capacity : required;
  const value = row[name];
  return typeof value === "number" ? { name, value } : undefined;
}

/** The least efficiency that the standard asks of a row. */
export function minimumOf(
  row: EquipmentRow,
  type: EquipmentType,
  standard: ScheduleValues["efficiencyStandard"],
): EquipmentMinimum | undefined {
  const { kind } = row;
  if (kind === undefined || kind === "other" || standard === "none") return undefined;
  const capacity = type.capacity === undefined ? 0 : capacityOf(row, type)?.value;
  return capacity === undefined ? undefined : minimumEfficiency(kind, standard, capacity);
}

/** Seasonal numbers of chillers stand in the column of part load. */
const isSeasonal = ({ metric }: EquipmentMinimum): boolean => metric === "SEER";

/** What a minimum asks of the two columns of efficiencies. */
export function asked(row: EquipmentRow, minimum: EquipmentMinimum): { readonly full?: number; readonly partLoad?: number } {
  if (row.partLoadEfficiency === undefined) return { full: minimum.ratio };
  if (isSeasonal(minimum)) return { partLoad: minimum.ratio };
  return { full: minimum.ratio, ...(minimum.partLoad !== undefined && { partLoad: minimum.partLoad }) };
}

const times = (count: number, each: number | null | undefined): number | undefined => (typeof each === "number" ? count * each : undefined);

function calculateRow(row: EquipmentRow, list: ListName, values: ScheduleValues, margins: RowMargins["margins"]): CalculatedRow {
  const type: EquipmentType = equipmentTypes[list];
  const circuit = values.electricalSizing === "nec" ? circuitOf(row, type, values.motorProtection) : undefined;
  const minimum = minimumOf(row, type, values.efficiencyStandard);
  const { full, partLoad } = minimum ? asked(row, minimum) : {};
  const result: Record<string, number | string | undefined> = {
    id: row.id,
    mca: circuit?.ampacity,
    mocp: circuit?.protection,
    minimumEfficiency: full,
    minimumPartLoad: partLoad,
    connectedPower: times(row.quantity, row.power),
    totalWeight: times(row.quantity, row.weight),
    totalCharge: times(row.quantity, row.charge),
  };
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
