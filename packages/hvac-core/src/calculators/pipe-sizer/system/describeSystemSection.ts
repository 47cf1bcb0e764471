import type { SheetBuilder } from "../../../kernel/index.ts";
import type { PipeCalculation } from "../results.ts";
import { describeHeat } from "../describeHeat.ts";
import {
  describeComparison,
  describeFittingsOf,
  describeLimit,
  describeLosses,
  describeReturn,
  describeSize,
  describeVelocity,
  describeVolume,
  flowFromUnit,
} from "../describePipe.ts";
import type { PipeState } from "../pipeState.ts";
import type { PipeValues } from "../schema.ts";
import { darcy, sumOf } from "../stating.ts";
import { circuitSymbols } from "./circuitSymbols.ts";
import { describeJunctions } from "./describeJunctions.ts";
import { describeUnit } from "./describeUnit.ts";
import { isShared } from "./flows.ts";

/** States the flow of a section, its pipes and their losses, and the unit at its end. */
export function describeSystemSection(section: PipeState, system: PipeCalculation, values: PipeValues, sheet: SheetBuilder): void {
  sheet.given("parent");
  sheet.given("circuit");
  describeFlow(section, system, values, sheet);
  if (!section.pipes) {
    sheet.resultLookup("totalPressureLoss", darcy, { detail: "no flow in the section" });
    return;
  }
  describeSize(section, values, sheet);
  describeVelocity(section.pipes.supply, "", sheet);
  describeLimit(section, sheet);
  describeComparison(sheet);
  if (section.isMain) describeReturn(section, sheet);
  sheet.given("returnAs");
  describeLosses(section, system, sheet);
  describeFittingsOf(section, system, sheet);
  describeJunctions(section, system, sheet);
  describeTotal(section, sheet);
  describeUnit(section, system, sheet);
  describeVolume(section, sheet);
  if (section.heat) describeHeat(section, "t_s", values, sheet);
}

function describeFlow({ row, index, unitFlow }: PipeState, { flows }: PipeCalculation, values: PipeValues, sheet: SheetBuilder): void {
  const { flow: symbol } = circuitSymbols[flows.circuits[index]!]!;
  const hasUnit = row.unit !== "none";
  sheet.given("unit");
  if (hasUnit) sheet.result("unitFlow", flowFromUnit(row, values.service === "heating"), undefined, { symbol });
  sheet.lookup("Q_b", "Flows of the units downstream", "waterFlow", flows.unitSums[index]! - unitFlow);
  const all = sumOf("Q_b", hasUnit && symbol);
  if (!isShared(values, flows.circuits[index]!, flows.units[index]!)) {
    sheet.result("designFlow", all);
    return;
  }
  sheet.lookup("Q_x", "Largest of the flows downstream", "waterFlow", flows.largest[index]!);
  sheet.result("designFlow", `max(s_d * (${all}), Q_x)`);
}

function describeTotal({ losses }: PipeState, sheet: SheetBuilder): void {
  sheet.given("branchValve");
  const expression = sumOf("Δp_p", "Δp_f", "Δp_j", losses.valve > 0 && "Δp_y");
  sheet.result("totalPressureLoss", expression);
}
