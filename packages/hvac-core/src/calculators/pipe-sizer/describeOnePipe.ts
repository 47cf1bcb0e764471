import { gravityConstant } from "../../constants/gravityConstant.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import { crane410 } from "../../sources/index.ts";
import type { PipeCalculation } from "./results.ts";
import { describeFluid } from "./describeFluid.ts";
import { describeHeat } from "./describeHeat.ts";
import {
  describeComparison,
  describeFittingsOf,
  describeLimit,
  describeLosses,
  describeSize,
  describeVelocity,
  flowFromUnit,
} from "./describePipe.ts";
import { sectionFittings } from "./leg.ts";
import { flowingPipe, sumOfCoefficients } from "./pipeState.ts";
import type { PipeValues } from "./schema.ts";
import { darcy } from "./stating.ts";

/** States a single pipe: the steps of a section, and those of a single pipe alone. */
export function describeOnePipe(calculation: PipeCalculation, values: PipeValues, sheet: SheetBuilder): void {
  const pipe = calculation.sections[0]!;
  const { fluid } = pipe;
  sheet.part("Fluid and flow");
  sheet.given("flowBy");
  // The load and the change of temperature on the way need the specific heat.
  describeFluid(fluid, values, values.flowBy !== "flow" || values.heatExchange, sheet);
  sheet.result("designFlow", flowFromUnit(pipe.row, values.flowBy === "heating"));
  sheet.part("Size");
  describeSize(pipe, values, sheet);
  sheet.result("exactDiameter", "diameterForFrictionRate(Q, R_t, ε, ρ, μ)", darcy);
  sheet.part("Friction");
  describeVelocity(pipe.pipes!.supply, "", sheet);
  describeLimit(pipe, sheet);
  sheet.part("Fittings");
  if (sectionFittings(pipe.pipes!.supply, pipe.id).some(({ method }) => method !== "given")) sheet.given("fittingMethod");
  sheet.constant(...gravityConstant);
  describeFittingsOf(pipe, calculation, sheet);
  sheet.formula("ΣK", "Sum of the loss coefficients", "number", "sum(k_i)", sumOfCoefficients(flowingPipe(pipe)!));
  sheet.result("fittingsEquivalentLength", "ΣK * D / f", { source: crane410 });
  sheet.part("Losses");
  describeLosses(pipe, calculation, sheet);
  describeHeads(sheet);
  sheet.given("compareHazenWilliams");
  if (values.compareHazenWilliams) sheet.part("Hazen-Williams, for comparison only");
  describeComparison(sheet);
  sheet.given("heatExchange");
  if (!pipe.heat) return;
  sheet.part("Heat gain through insulation");
  sheet.given("insulationBy");
  describeHeat(pipe, "t", values, sheet);
  sheet.result("temperatureChange", "q_p / (ρ * c_p * Q)");
}

/** States losses as head of the fluid, and the contents of the pipe. */
function describeHeads(sheet: SheetBuilder): void {
  sheet.result("totalPressureLoss", "Δp_p + Δp_f");
  sheet.result("headLossRate", "R / (ρ * g)");
  sheet.result("pipeHeadLoss", "Δp_p / (ρ * g)");
  sheet.result("fittingsHeadLoss", "Δp_f / (ρ * g)");
  sheet.result("totalHeadLoss", "Δp / (ρ * g)");
  sheet.result("volume", "A * L", undefined, { symbol: "V_f" });
  sheet.result("fluidMass", "ρ * V_f");
}
