import { gravity } from "../../constants/gravity.ts";
import { gravityConstant } from "../../constants/gravityConstant.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import { crane410 } from "../../sources/index.ts";
import type { PipeCalculation } from "./calculate.ts";
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
import { ownLosses } from "./leg.ts";
import { sumOfCoefficients } from "./onePipe.ts";
import type { PipeState } from "./pipeState.ts";
import type { PipeValues } from "./schema.ts";
import { darcy, statingOn } from "./stating.ts";

/** States one pipe: the steps of a section, and what only one pipe is asked for. */
export function describeOnePipe(calculation: PipeCalculation, values: PipeValues, sheet: SheetBuilder): void {
  const pipe = calculation.sections[0]!;
  const { fluid, flow } = pipe;
  const { formula } = statingOn(sheet);
  sheet.part("Fluid and flow");
  sheet.given("flowBy");
  // The load and the change of temperature on the way need the specific heat.
  describeFluid(fluid, values, values.flowBy !== "flow" || values.heatExchange, sheet);
  formula("Q", "Flow", flowFromUnit(pipe.row, values.flowBy === "heating"), flow, "waterFlow", { result: "designFlow" });
  sheet.part("Size");
  describeSize(pipe, values, sheet);
  formula(
    "D_x",
    "Exact diameter for the target",
    "diameterForFrictionRate(Q, R_t, ε, ρ, μ)",
    calculation.results.exactDiameter!,
    "smallLength",
    { result: "exactDiameter", source: darcy },
  );
  sheet.part("Friction");
  describeVelocity(pipe.pipes!.supply, "", sheet);
  describeLimit(pipe, sheet);
  sheet.part("Fittings");
  if (ownLosses(pipe.pipes!.supply, pipe.id).some(({ method }) => method !== "given")) sheet.given("fittingMethod");
  sheet.constant(gravityConstant);
  describeFittingsOf(pipe, calculation, sheet);
  formula("ΣK", "Sum of the loss coefficients", "sum(k_i)", sumOfCoefficients(pipe), "number");
  formula("L_e", "Equivalent length of fittings", "ΣK * D / f", calculation.results.fittingsEquivalentLength!, "length", {
    result: "fittingsEquivalentLength",
    source: { source: crane410 },
  });
  sheet.part("Losses");
  describeLosses(pipe, calculation, sheet);
  describeHeads(calculation, pipe, sheet);
  sheet.given("compareHazenWilliams");
  if (values.compareHazenWilliams) sheet.part("Hazen-Williams, for comparison only");
  describeComparison(pipe, values, sheet);
  sheet.given("heatExchange");
  if (!pipe.heat) return;
  sheet.part("Heat gain through insulation");
  sheet.given("insulationBy");
  describeHeat(pipe, "t", values, sheet);
  formula(
    "Δt_p",
    "Temperature change of the fluid",
    "q_p / (ρ * c_p * Q)",
    calculation.results.temperatureChange!,
    "temperatureDifference",
    {
      result: "temperatureChange",
    },
  );
}

/** States losses as head of the fluid, and what the pipe holds. */
function describeHeads({ results }: PipeCalculation, { losses, fluid, pipes, volume }: PipeState, sheet: SheetBuilder): void {
  const { formula } = statingOn(sheet);
  const weight = fluid.density * gravity;
  const { supply } = pipes!;
  formula("Δp", "Total pressure loss", "Δp_p + Δp_f", losses.section, "pressureWater", { result: "totalPressureLoss" });
  formula("i", "Head loss per length", "R / (ρ * g)", results.headLossRate!, "headGradient", { result: "headLossRate" });
  formula("h_p", "Head loss of the straight pipe", "Δp_p / (ρ * g)", supply.pipeLoss / weight, "head", { result: "pipeHeadLoss" });
  formula("h_f", "Head loss of all fittings", "Δp_f / (ρ * g)", supply.fittingsLoss / weight, "head", { result: "fittingsHeadLoss" });
  formula("h", "Total head loss", "Δp / (ρ * g)", results.totalHeadLoss!, "head", { result: "totalHeadLoss" });
  formula("V_f", "Volume of fluid", "A * L", volume, "liquidVolume", { result: "volume" });
  formula("m_f", "Mass of fluid", "ρ * V_f", results.fluidMass, "mass", { result: "fluidMass" });
}
