import { marginOf, motorCircuit, packagedCircuit, type Circuit, type MotorDevice } from "../../equipment/index.ts";
import { atPath, joinPath } from "../../kernel/index.ts";
import { activeRow, rowsOf, type EquipmentRow } from "./equipmentRow.ts";
import { energyIndexOf, requirementsOf, type Requirement } from "./requirements.ts";
import { duties, dutiesOf, equipmentTypes, listNames, type Duty, type EquipmentType, type ListName } from "./lists.ts";
import type { ScheduleValues } from "./schema.ts";

/** Margin of the selected over the required value of a duty, as a share of the required one. */
export interface RowMargin {
  readonly duty: Duty;
  readonly margin: number;
}

/** Checks of a row, which depend on the row and the settings alone. */
interface RowCheck {
  /** The row without its unused columns. */
  readonly row: EquipmentRow;
  readonly margins: readonly RowMargin[];
  readonly requirements: readonly Requirement[];
  /** Circuit of one unit. */
  readonly circuit: Circuit | undefined;
  /** Fan energy index, entered or calculated. */
  readonly energyIndex: number | undefined;
}

/** A row with its checks. */
export interface CheckedRow extends RowCheck {
  readonly id: string;
  readonly list: ListName;
  /** Place in its list. */
  readonly index: number;
}

/** Schedules as calculated: what their results are taken from. */
export interface ScheduleState {
  /** All rows, in the order of the form. */
  readonly rows: readonly CheckedRow[];
  readonly byList: Readonly<Record<ListName, readonly CheckedRow[]>>;
}

/** Verdict on a margin: too small, within the limit, or oversized. */
export type MarginVerdict = "below" | "within" | "oversized";

/**
 * The verdict on a margin.
 *
 * @param margin margin as a ratio of the requirement, from −1
 * @param oversizingLimit ratio up to which a selection is not oversized
 * @returns verdict; a margin at the limit is within it, whatever the last bits of its quotient
 * @example
 * ```ts
 * import { marginVerdict } from "@org/hvac-core/calculators/schedules";
 * marginVerdict(-0.05, 0.15); // "below"
 * marginVerdict(0.15, 0.15); // "within"
 * ```
 */
export function marginVerdict(margin: number, oversizingLimit: number): MarginVerdict {
  if (margin < 0) return "below";
  return margin > oversizingLimit * (1 + 1e-9) + 1e-12 ? "oversized" : "within";
}

/** Margins of the duties that have both a required and a selected value. */
function marginsOf(row: EquipmentRow, rowDuties: readonly Duty[]): readonly RowMargin[] {
  return rowDuties.flatMap((duty) => {
    const required = row[duties[duty].required];
    const selected = row[duty];
    if (typeof required !== "number" || typeof selected !== "number") return [];
    return [{ duty, margin: atPath(duty, () => marginOf(selected, required)) }];
  });
}

/** The circuit of one unit; none where it has no currents. */
function circuitOf(row: EquipmentRow, { circuit }: EquipmentType, device: MotorDevice): Circuit | undefined {
  const { compressorCurrent = 0, otherCompressorsCurrent = 0, motorCurrent = 0, otherMotorsCurrent = 0, heaterCurrent = 0 } = row;
  const sum = compressorCurrent + otherCompressorsCurrent + motorCurrent + otherMotorsCurrent + heaterCurrent;
  if (circuit === "none" || sum === 0) return undefined;
  return atPath("motorCurrent", () =>
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

/** Totals of all units of a row. */
export const connectedPowerOf = ({ row }: CheckedRow): number | undefined => times(row.quantity, row.power);
export const weightOf = ({ row }: CheckedRow): number | undefined => times(row.quantity, row.weight);
export const chargeOf = ({ row }: CheckedRow): number | undefined => times(row.quantity, row.charge);
export const quantityOf = ({ row }: CheckedRow): number => row.quantity;

export const sumOf = (rows: readonly CheckedRow[], value: (row: CheckedRow) => number | undefined): number =>
  rows.reduce((sum, row) => sum + (value(row) ?? 0), 0);

export const smallestOf = (margins: readonly RowMargin[]): number | undefined =>
  margins.length > 0 ? margins.reduce((smallest, { margin }) => Math.min(smallest, margin), Infinity) : undefined;

/** Checks of rows by the row: an edited row is another object, and only it is checked again. */
const checks = new WeakMap<EquipmentRow, { readonly settings: string; readonly check: RowCheck }>();

/** Margins, minimum efficiencies and circuit of every row. */
export function calculate(values: ScheduleValues): ScheduleState {
  const { efficiencyStandard, electricalSizing, motorProtection } = values;
  const checkedRows = (list: ListName): readonly CheckedRow[] => {
    const equipment = rowsOf(values, list);
    // Most lists of most files are empty.
    if (equipment.length === 0) return [];
    const rowDuties = dutiesOf(list, values);
    const settings = `${list} ${efficiencyStandard} ${electricalSizing} ${motorProtection} ${rowDuties.join()}`;
    const type: EquipmentType = equipmentTypes[list];
    const checkRow = (row: EquipmentRow): RowCheck => ({
      row,
      margins: marginsOf(row, rowDuties),
      requirements: requirementsOf(row, type, efficiencyStandard),
      circuit: electricalSizing === "nec" ? circuitOf(row, type, motorProtection) : undefined,
      energyIndex: energyIndexOf(row),
    });
    return equipment.map((row, index) => {
      const earlier = checks.get(row);
      const check =
        earlier?.settings === settings ? earlier.check : atPath(joinPath(list, row.id), () => checkRow(activeRow(row, list, values)));
      if (check !== earlier?.check) checks.set(row, { settings, check });
      return { id: row.id, list, index, ...check };
    });
  };
  const byList = Object.fromEntries(listNames.map((list) => [list, checkedRows(list)])) as unknown as ScheduleState["byList"];
  return { rows: listNames.flatMap((list) => byList[list]), byList };
}
