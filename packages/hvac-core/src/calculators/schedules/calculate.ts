import { marginOf, motorCircuit, packagedCircuit, type Circuit, type MotorDevice } from "../../equipment/index.ts";
import { at, joinPath, type Calculated } from "../../kernel/index.ts";
import { rowsOf, type EquipmentRow } from "./equipmentRow.ts";
import { energyIndexOf, required, requirementsOf, type Requirement } from "./leastEfficiencies.ts";
import { duties, dutiesOf, listNames, equipmentTypes, type Duty, type EquipmentType, type ListName } from "./lists.ts";
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
  readonly efficiencyMetric?: string | undefined;
  readonly connectedPower?: number | undefined;
  readonly totalWeight?: number | undefined;
  readonly totalCharge?: number | undefined;
}

/** What was selected beyond what is required. */
export interface RowMargin {
  readonly duty: Duty;
  readonly margin: number;
}

/** What follows from a row alone. */
interface Found {
  readonly result: CalculatedRow;
  readonly margins: readonly RowMargin[];
  readonly requirements: readonly Requirement[];
}

/** A row with what is checked of it. */
export interface CheckedRow extends Found {
  readonly id: string;
  readonly list: ListName;
  /** Of its list. */
  readonly index: number;
  readonly row: EquipmentRow;
}

export interface ScheduleCalculation extends Calculated<typeof results> {
  /** All rows, in the order of the form. */
  readonly rows: readonly CheckedRow[];
}

/** The margins that a row has: of what was both required and selected. */
function marginsOf(row: EquipmentRow, own: readonly Duty[]): readonly RowMargin[] {
  const found: RowMargin[] = [];
  for (const duty of own) {
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

function findOf(row: EquipmentRow, list: ListName, own: readonly Duty[], values: ScheduleValues): Found {
  const type: EquipmentType = equipmentTypes[list];
  const margins = marginsOf(row, own);
  const requirements = requirementsOf(row, type, values.efficiencyStandard);
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
  for (const { column, value, metric } of requirements) {
    result[required[column].result] = value;
    if (column === "efficiency") result["efficiencyMetric"] = metric;
  }
  for (const { duty, margin } of margins) result[duties[duty].margin] = margin;
  return { result: result as unknown as CalculatedRow, margins, requirements };
}

/** What was found of rows before. Rows never change: one that is edited is another. */
const known = new WeakMap<EquipmentRow, { readonly settings: string; readonly found: Found }>();

/** Every row's margins, circuit and least efficiency, and what all rows come to. */
export function calculate(values: ScheduleValues): ScheduleCalculation {
  const { efficiencyStandard, electricalSizing, motorProtection } = values;
  const rows: CheckedRow[] = [];
  let [pieces, connectedPower, weight, charge, hasCharge] = [0, 0, 0, 0, false];
  let smallest: number | undefined;
  const calculated = (list: ListName): readonly CalculatedRow[] => {
    const own = dutiesOf(list, values);
    const settings = `${list} ${efficiencyStandard} ${electricalSizing} ${motorProtection} ${own.join()}`;
    return rowsOf(values, list).map((row, index) => {
      const before = known.get(row);
      const found = before?.settings === settings ? before.found : at(joinPath(list, row.id), () => findOf(row, list, own, values));
      if (found !== before?.found) known.set(row, { settings, found });
      const { result, margins } = found;
      rows.push({ id: row.id, list, index, row, ...found });
      for (const { margin } of margins) smallest = Math.min(smallest ?? Infinity, margin);
      pieces += row.quantity;
      connectedPower += result.connectedPower ?? 0;
      weight += result.totalWeight ?? 0;
      charge += result.totalCharge ?? 0;
      hasCharge ||= result.totalCharge !== undefined;
      return result;
    });
  };
  const byList = Object.fromEntries(listNames.map((list) => [list, calculated(list)])) as Readonly<
    Record<ListName, readonly CalculatedRow[]>
  >;
  return { rows, results: { ...byList, smallestMargin: smallest, pieces, connectedPower, weight, charge: hasCharge ? charge : undefined } };
}
