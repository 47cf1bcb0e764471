import { motorDevices, referenceFan } from "../../equipment/index.ts";
import { amca208, nec, traneServiceSizing } from "../../equipment/sources.ts";
import { rowName, type SheetBuilder } from "../../kernel/index.ts";
import { mathematics, type Citation } from "../../sources/index.ts";
import type { CalculatedRow, CheckedRow, RowMargin, ScheduleCalculation } from "./calculate.ts";
import type { EquipmentRow } from "./equipmentRow.ts";
import { fanDutyOf, required, type Requirement } from "./leastEfficiencies.ts";
import { duties, equipmentTypes, listNames, ownDuties, type EquipmentType } from "./lists.ts";
import { fields, type ScheduleValues } from "./schema.ts";

const algebra: Citation = { source: mathematics };
const product = { source: algebra, by: ["quantity"] } as const;
/** Of motors from 185 kW on. */
const largeMotorEfficiency = 0.962;
const ampere = { quantity: "electricCurrent" } as const;

/** States what follows from every row, then what all rows come to. */
export function describe({ results, rows: all }: ScheduleCalculation, values: ScheduleValues, sheet: SheetBuilder): void {
  for (const list of listNames) {
    const rows = all.filter((each) => each.list === list);
    if (rows.length === 0) continue;
    const { title } = equipmentTypes[list];
    sheet.part(title);
    if (list === "otherEquipment") for (const columns of Object.keys(ownDuties)) sheet.given(columns);
    sheet.rows({
      list,
      title,
      rows,
      rowTitle: ({ row, index }) => rowName(fields[list], row, index),
      values: {
        n_t: ({ row }) => row.quantity,
        x_s: ({ margins }) => smallestOf(margins),
        P: ({ result }) => result.connectedPower,
        m: ({ result }) => result.totalWeight,
        m_r: ({ result }) => result.totalCharge,
      },
      quantities: { n_t: "count", x_s: "ratio", P: "electricPower", m: "mass", m_r: "mass" },
      describe: (checked, own) => describeRow(checked, values, own),
    });
  }
  describeTotals(results, sheet);
}

const smallestOf = (margins: readonly RowMargin[]): number | undefined =>
  margins.length > 0 ? Math.min(...margins.map(({ margin }) => margin)) : undefined;

function describeRow({ result, row, list, margins, requirements }: CheckedRow, values: ScheduleValues, sheet: SheetBuilder): void {
  const type: EquipmentType = equipmentTypes[list];
  sheet.formula({ symbol: "n_t", name: "Pieces", expression: "n", value: row.quantity, quantity: "count", source: algebra });
  describeMargins(margins, sheet);
  describeEnergyIndex(result, row, sheet);
  describeRequirements(requirements, sheet);
  if (result.mca !== undefined) {
    if (type.circuit === "motors") describeMotors(result, row, values, sheet);
    else describePackage(result, row, sheet);
  }
  if (result.connectedPower !== undefined)
    sheet.formula({
      ...product,
      symbol: "P",
      name: "Connected power",
      expression: "n * P_u",
      value: result.connectedPower,
      quantity: "electricPower",
      result: "connectedPower",
    });
  const mass = { ...product, quantity: "mass" } as const;
  if (result.totalWeight !== undefined)
    sheet.formula({ ...mass, symbol: "m", name: "Total weight", expression: "n * m_u", value: result.totalWeight, result: "totalWeight" });
  if (result.totalCharge !== undefined)
    sheet.formula({
      ...mass,
      symbol: "m_r",
      name: "Total charge",
      expression: "n * m_c",
      value: result.totalCharge,
      result: "totalCharge",
    });
}

function describeMargins(margins: readonly RowMargin[], sheet: SheetBuilder): void {
  for (const { duty, margin } of margins) {
    const { symbol, words, margin: name } = duties[duty];
    sheet.formula({
      symbol: `x_${symbol}`,
      name: `Margin of ${words}`,
      expression: `${symbol}_s / ${symbol}_r - 1`,
      value: margin,
      quantity: "ratio",
      source: algebra,
      result: name,
    });
  }
  const smallest = smallestOf(margins);
  if (smallest !== undefined)
    sheet.formula({
      symbol: "x_s",
      name: "Smallest of its margins",
      expression: `min(${margins.map(({ duty }) => `x_${duties[duty].symbol}`).join(", ")})`,
      value: smallest,
      quantity: "ratio",
      source: algebra,
    });
}

function describeRequirements(requirements: readonly Requirement[], sheet: SheetBuilder): void {
  for (const { column, value, quantity, name, by, source, powerPerFlow } of requirements) {
    const { symbol, result } = required[column];
    if (powerPerFlow === undefined) {
      sheet.lookup({ by, quantity, source, symbol, name, value, result });
      continue;
    }
    sheet.lookup({ by, quantity: "specificPumpPower", source, symbol: "w_m", name, value: powerPerFlow });
    sheet.formula({ quantity, source, symbol, name: "Largest power of the fan motors", expression: "w_m * q_n", value, result });
  }
}

/** The fan energy index from the duty; one that is stated is no step. */
function describeEnergyIndex(result: CalculatedRow, row: EquipmentRow, sheet: SheetBuilder): void {
  const duty = fanDutyOf(row);
  if (result.energyIndex === undefined) return;
  if (row.energyIndex !== null || !duty) {
    sheet.formula({
      symbol: "FEI",
      name: "Fan energy index, as stated",
      expression: "f_s",
      value: result.energyIndex,
      quantity: "number",
      source: algebra,
      result: "energyIndex",
    });
    return;
  }
  const { shaftPower, transmissionEfficiency, motorEfficiency, inputPower } = referenceFan(duty);
  const motorPower = shaftPower / transmissionEfficiency;
  const step = { source: { source: amca208, locator: "§5.2" } } as const;
  sheet.formula({
    ...step,
    symbol: "H_f",
    name: "Shaft power of the reference fan",
    expression: "(V_s + 0.118) * (p_t + 100) / 0.66",
    value: shaftPower,
    quantity: "shaftPower",
  });
  sheet.formula({
    ...step,
    symbol: "η_b",
    name: "Efficiency of its belts",
    expression: "0.96 * (H_f / (H_f + 1640)) ^ 0.05",
    value: transmissionEfficiency,
    quantity: "ratio",
  });
  sheet.formula({ ...step, symbol: "H_g", name: "Power of its motor", expression: "H_f / η_b", value: motorPower, quantity: "shaftPower" });
  const x = "log10(H_g / 1000)";
  sheet.formula({
    ...step,
    symbol: "η_g",
    name: "Efficiency of its motor",
    expression:
      motorEfficiency === largeMotorEfficiency
        ? String(largeMotorEfficiency)
        : `-0.003812 * ${x} ^ 4 + 0.025834 * ${x} ^ 3 - 0.072577 * ${x} ^ 2 + 0.125559 * ${x} + 0.850274`,
    value: motorEfficiency,
    quantity: "ratio",
  });
  sheet.formula({
    ...step,
    symbol: "P_g",
    name: "Electric input of the reference fan",
    expression: "H_g / η_g",
    value: inputPower,
    quantity: "electricPower",
  });
  sheet.formula({
    source: { source: amca208, locator: "§5.1" },
    symbol: "FEI",
    name: "Fan energy index",
    expression: "P_g / P_u",
    value: result.energyIndex,
    quantity: "number",
    result: "energyIndex",
  });
}

function describeMotors(result: CalculatedRow, row: EquipmentRow, values: ScheduleValues, sheet: SheetBuilder): void {
  const factor = motorDevices[values.motorProtection];
  sheet.formula({
    ...ampere,
    symbol: "MCA",
    name: "Minimum circuit ampacity",
    expression: "1.25 * I_m + I_o",
    value: result.mca!,
    source: { source: nec, locator: "430.22 and 430.24" },
    result: "mca",
  });
  sheet.lookup({
    symbol: "f_d",
    name: "Share of the full-load current",
    value: factor,
    quantity: "number",
    source: { source: nec, locator: "430.52(C)(1)" },
    by: ["motorProtection"],
  });
  const single = row.otherMotorsCurrent === 0;
  sheet.formula({
    ...ampere,
    symbol: "MOCP",
    name: "Maximum overcurrent protection",
    expression: single ? "ratingAtLeast(f_d * I_m)" : "max(ratingAtMost(ratingAtLeast(f_d * I_m) + I_o), ratingAtLeast(MCA))",
    value: result.mocp!,
    source: { source: nec, locator: single ? "430.52(C)(1)" : "430.53(C)(4)" },
    result: "mocp",
  });
}

function describePackage(result: CalculatedRow, row: EquipmentRow, sheet: SheetBuilder): void {
  const hasCompressors = row.compressorCurrent !== undefined;
  const { compressorCurrent = 0, otherCompressorsCurrent = 0, motorCurrent = 0, otherMotorsCurrent = 0, heaterCurrent } = row;
  const largest = Math.max(compressorCurrent, motorCurrent);
  const others = compressorCurrent + otherCompressorsCurrent + motorCurrent + otherMotorsCurrent - largest;
  const heats = (heaterCurrent ?? 0) > 0;
  const step = { ...ampere, source: { source: nec, locator: "440.33" } } as const;
  if (heaterCurrent !== undefined) sheet.given("heaterCurrent");
  if (hasCompressors) {
    sheet.formula({ ...step, symbol: "I_1", name: "Largest of motors and compressors", expression: "max(I_c, I_m)", value: largest });
    sheet.formula({ ...step, symbol: "I_2", name: "All others", expression: "I_c + I_k + I_m + I_o - I_1", value: others });
  }
  const [one, rest] = hasCompressors ? ["I_1", "I_2"] : ["I_m", "I_o"];
  if (row.heatsWithCompressors !== undefined && heats) sheet.given("heatsWithCompressors");
  const [beside, besideRest] = hasCompressors && !row.heatsWithCompressors ? ["I_m", "I_o"] : [one, rest];
  sheet.formula({
    ...ampere,
    symbol: "MCA",
    name: "Minimum circuit ampacity",
    expression: heats ? `max(1.25 * ${one} + ${rest}, 1.25 * (${beside} + ${besideRest} + I_h))` : `1.25 * ${one} + ${rest}`,
    value: result.mca!,
    source: heats ? { source: nec, locator: "440.33 and 424.4(B)" } : { source: nec, locator: "440.33" },
    result: "mca",
  });
  sheet.formula({
    ...ampere,
    symbol: "I_p",
    name: "Largest protection before it is rounded",
    expression: heats ? `max(2.25 * ${one} + ${rest}, 2.25 * ${beside} + ${besideRest} + I_h)` : `2.25 * ${one} + ${rest}`,
    value: deviceOf({
      largest,
      others,
      motorCurrent,
      otherMotorsCurrent,
      heaterCurrent,
      together: !hasCompressors || row.heatsWithCompressors === true,
    }),
    source: { source: traneServiceSizing, locator: "sets 1 and 2" },
  });
  sheet.formula({
    ...ampere,
    symbol: "MOCP",
    name: "Maximum overcurrent protection",
    expression: "max(ratingAtMost(I_p), ratingAtLeast(MCA))",
    value: result.mocp!,
    source: { source: nec, locator: "440.22(B)" },
    result: "mocp",
  });
}

interface DeviceLoads {
  readonly largest: number;
  readonly others: number;
  readonly motorCurrent: number;
  readonly otherMotorsCurrent: number;
  readonly heaterCurrent: number | undefined;
  readonly together: boolean;
}

function deviceOf({ largest, others, motorCurrent, otherMotorsCurrent, heaterCurrent = 0, together }: DeviceLoads): number {
  const cooling = 2.25 * largest + others;
  if (heaterCurrent === 0) return cooling;
  const [beside, rest] = together ? [largest, others] : [motorCurrent, otherMotorsCurrent];
  return Math.max(cooling, 2.25 * beside + rest + heaterCurrent);
}

function describeTotals(results: ScheduleCalculation["results"], sheet: SheetBuilder): void {
  sheet.part("All equipment");
  const total = (
    symbol: string,
    name: string,
    expression: string,
    value: number,
    quantity: "count" | "ratio" | "electricPower" | "mass",
    result: string,
  ): void => sheet.formula({ symbol, name, expression, value, quantity, source: algebra, result });
  const has = (value: number): boolean => value !== 0;
  total("N", "Pieces of equipment", has(results.pieces) ? "sum(n_t)" : "0", results.pieces, "count", "pieces");
  total("P_t", "Connected power", has(results.connectedPower) ? "sum(P)" : "0", results.connectedPower, "electricPower", "connectedPower");
  total("m_t", "Weight", has(results.weight) ? "sum(m)" : "0", results.weight, "mass", "weight");
  if (results.charge !== undefined) total("m_rt", "Refrigerant charge", "sum(m_r)", results.charge, "mass", "charge");
  if (results.smallestMargin !== undefined) total("x", "Smallest margin", "min(x_s)", results.smallestMargin, "ratio", "smallestMargin");
}
