import { motorDevices, referenceFan } from "../../equipment/index.ts";
import { amca208, nec, traneServiceSizing } from "../../equipment/sources.ts";
import { rowName, type SheetBuilder } from "../../kernel/index.ts";
import { type Citation } from "../../sources/index.ts";
import { chargeOf, connectedPowerOf, quantityOf, smallestOf, weightOf, type CheckedRow, type RowMargin } from "./calculate.ts";
import type { EquipmentRow } from "./equipmentRow.ts";
import { customDuties, duties, equipmentTypes, listNames, type EquipmentType } from "./lists.ts";
import { fanDutyOf, required, type Requirement } from "./requirements.ts";
import { marginName, type ScheduleCalculation } from "./results.ts";
import { fields, type ScheduleValues } from "./schema.ts";

/** Efficiency of motors from 185 kW. */
const largeMotorEfficiency = 0.962;

/** Steps of every row, then the totals. */
export function describe({ results, byList }: ScheduleCalculation, values: ScheduleValues, sheet: SheetBuilder): void {
  for (const list of listNames) {
    const rows = byList[list];
    if (rows.length === 0) continue;
    const { title } = equipmentTypes[list];
    sheet.part(title);
    if (list === "otherEquipment") for (const columns of Object.keys(customDuties)) sheet.given(columns);
    sheet.rows({
      list,
      title,
      rows,
      rowTitle: ({ row, index }) => rowName(fields[list], row, index),
      values: { n_t: quantityOf, x_s: ({ margins }) => smallestOf(margins), P: connectedPowerOf, m: weightOf, m_r: chargeOf },
      quantities: { n_t: "count", x_s: "ratio", P: "electricPower", m: "mass", m_r: "mass" },
      describe: (checked, rowSheet) => describeRow(checked, values, rowSheet),
    });
  }
  describeTotals(results, sheet);
}

function describeRow(checked: CheckedRow, values: ScheduleValues, sheet: SheetBuilder): void {
  const { row, list, margins, requirements, circuit } = checked;
  const type: EquipmentType = equipmentTypes[list];
  sheet.formula("n_t", "Pieces", "count", "n", row.quantity);
  describeMargins(margins, sheet);
  describeEnergyIndex(checked, sheet);
  describeRequirements(requirements, sheet);
  if (circuit) {
    if (type.circuit === "motors") describeMotors(row, values, sheet);
    else describePackage(row, sheet);
  }
  if (connectedPowerOf(checked) !== undefined) sheet.result("connectedPower", "n * P_u", undefined, { by: ["quantity"] });
  if (weightOf(checked) !== undefined) sheet.result("totalWeight", "n * m_u", undefined, { by: ["quantity"] });
  if (chargeOf(checked) !== undefined) sheet.result("totalCharge", "n * m_c", undefined, { by: ["quantity"] });
}

function describeMargins(margins: readonly RowMargin[], sheet: SheetBuilder): void {
  for (const { duty } of margins) {
    const { symbol } = duties[duty];
    sheet.result(marginName(duty), `${symbol}_s / ${symbol}_r - 1`);
  }
  const smallest = smallestOf(margins);
  if (smallest !== undefined)
    sheet.formula(
      "x_s",
      "Smallest margin of the row",
      "ratio",
      `min(${margins.map(({ duty }) => `x_${duties[duty].symbol}`).join(", ")})`,
      smallest,
    );
}

function describeRequirements(requirements: readonly Requirement[], sheet: SheetBuilder): void {
  for (const { column, detail, by, source, powerPerFlow } of requirements) {
    const { result } = required[column];
    if (powerPerFlow === undefined) {
      sheet.resultLookup(result, source, { ...(detail !== undefined && { detail }), by });
      continue;
    }
    sheet.lookup("w_m", `Fan motor power per water flow, ${detail}`, "specificPumpPower", powerPerFlow, source, { by });
    sheet.result(result, "w_m * q_n", source);
  }
}

/** Fan energy index as entered, or from the duty. */
function describeEnergyIndex({ row, energyIndex }: CheckedRow, sheet: SheetBuilder): void {
  const duty = fanDutyOf(row);
  if (energyIndex === undefined) return;
  if (row.energyIndex !== null || !duty) {
    sheet.result("energyIndex", "f_s", undefined, { detail: "as entered" });
    return;
  }
  const { shaftPower, transmissionEfficiency, motorEfficiency, inputPower } = referenceFan(duty);
  const motorPower = shaftPower / transmissionEfficiency;
  const reference: Citation = { source: amca208, locator: "§5.2" };
  sheet.formula("H_f", "Shaft power of the reference fan", "shaftPower", "(V_s + 0.118) * (p_t + 100) / 0.66", shaftPower, reference);
  sheet.formula(
    "η_b",
    "Belt efficiency of the reference fan",
    "ratio",
    "0.96 * (H_f / (H_f + 1640)) ^ 0.05",
    transmissionEfficiency,
    reference,
  );
  sheet.formula("H_g", "Motor power of the reference fan", "shaftPower", "H_f / η_b", motorPower, reference);
  const x = "log10(H_g / 1000)";
  sheet.formula(
    "η_g",
    "Motor efficiency of the reference fan",
    "ratio",
    motorEfficiency === largeMotorEfficiency
      ? String(largeMotorEfficiency)
      : `-0.003812 * ${x} ^ 4 + 0.025834 * ${x} ^ 3 - 0.072577 * ${x} ^ 2 + 0.125559 * ${x} + 0.850274`,
    motorEfficiency,
    reference,
  );
  sheet.formula("P_g", "Electric input of the reference fan", "electricPower", "H_g / η_g", inputPower, reference);
  sheet.result("energyIndex", "P_g / P_u", { source: amca208, locator: "§5.1" });
}

function describeMotors(row: EquipmentRow, values: ScheduleValues, sheet: SheetBuilder): void {
  const factor = motorDevices[values.motorProtection];
  sheet.result("mca", "1.25 * I_m + I_o", { source: nec, locator: "430.22 and 430.24" });
  sheet.lookup(
    "f_d",
    "Protection over full-load current",
    "number",
    factor,
    { source: nec, locator: "430.52(C)(1)" },
    { by: ["motorProtection"] },
  );
  const single = row.otherMotorsCurrent === 0;
  sheet.result("mocp", single ? "ratingAtLeast(f_d * I_m)" : "max(ratingAtMost(ratingAtLeast(f_d * I_m) + I_o), ratingAtLeast(MCA))", {
    source: nec,
    locator: single ? "430.52(C)(1)" : "430.53(C)(4)",
  });
}

function describePackage(row: EquipmentRow, sheet: SheetBuilder): void {
  const hasCompressors = row.compressorCurrent !== undefined;
  const { compressorCurrent = 0, otherCompressorsCurrent = 0, motorCurrent = 0, otherMotorsCurrent = 0, heaterCurrent = 0 } = row;
  const largest = Math.max(compressorCurrent, motorCurrent);
  const others = compressorCurrent + otherCompressorsCurrent + motorCurrent + otherMotorsCurrent - largest;
  const hasHeater = heaterCurrent > 0;
  const motors: Citation = { source: nec, locator: "440.33" };
  if (row.heaterCurrent !== undefined) sheet.given("heaterCurrent");
  if (hasCompressors) {
    sheet.formula("I_1", "Largest of motors and compressors", "electricCurrent", "max(I_c, I_m)", largest, motors);
    sheet.formula("I_2", "Sum of all others", "electricCurrent", "I_c + I_k + I_m + I_o - I_1", others, motors);
  }
  const [first, rest] = hasCompressors ? ["I_1", "I_2"] : ["I_m", "I_o"];
  if (row.heatsWithCompressors !== undefined && hasHeater) sheet.given("heatsWithCompressors");
  const isFanAlone = hasCompressors && !row.heatsWithCompressors;
  const [heated, heatedRest] = isFanAlone ? ["I_m", "I_o"] : [first, rest];
  const heating = hasHeater ? 2.25 * (isFanAlone ? motorCurrent : largest) + (isFanAlone ? otherMotorsCurrent : others) + heaterCurrent : 0;
  sheet.result(
    "mca",
    hasHeater ? `max(1.25 * ${first} + ${rest}, 1.25 * (${heated} + ${heatedRest} + I_h))` : `1.25 * ${first} + ${rest}`,
    hasHeater ? { source: nec, locator: "440.33 and 424.4(B)" } : motors,
  );
  sheet.formula(
    "I_p",
    "Maximum protection before rounding",
    "electricCurrent",
    hasHeater ? `max(2.25 * ${first} + ${rest}, 2.25 * ${heated} + ${heatedRest} + I_h)` : `2.25 * ${first} + ${rest}`,
    Math.max(2.25 * largest + others, heating),
    { source: traneServiceSizing, locator: "sets 1 and 2" },
  );
  sheet.result("mocp", "max(ratingAtMost(I_p), ratingAtLeast(MCA))", { source: nec, locator: "440.22(B)" });
}

function describeTotals(results: ScheduleCalculation["results"], sheet: SheetBuilder): void {
  sheet.part("All equipment");
  const has = (value: number): boolean => value !== 0;
  sheet.result("pieces", has(results.pieces) ? "sum(n_t)" : "0");
  sheet.result("connectedPower", has(results.connectedPower) ? "sum(P)" : "0");
  sheet.result("weight", has(results.weight) ? "sum(m)" : "0");
  sheet.result("charge", "sum(m_r)");
  sheet.result("smallestMargin", "min(x_s)");
}
