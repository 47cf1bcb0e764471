import { pipeInsulationCitation } from "../../flow/index.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import { iso12241, pipeStandards, type Citation } from "../../sources/index.ts";
import type { Leg } from "./leg.ts";
import { type LegHeat } from "./legHeat.ts";
import { type PipeState } from "./pipeState.ts";
import type { PipeValues } from "./schema.ts";
import { returnLengthOf, sumOf } from "./stating.ts";

const cylinder: Citation = { source: iso12241, locator: "cylindrical insulation" };

/** States the insulation of a pipe and the heat through it. `temperature` is the symbol of the supply temperature. */
export function describeHeat(pipe: PipeState, temperature: "t" | "t_s", values: PipeValues, sheet: SheetBuilder): void {
  const { isMain, row } = pipe;
  const { supply, return: back } = pipe.pipes!;
  const heat = pipe.heat!;
  describeInsulation(supply, heat.supply, "", values, sheet);
  if (isMain && back && heat.return) describeInsulation(back, heat.return, "_r", values, sheet);
  sheet.result("heatPerLength", `(t_a - ${temperature}) / R_L`, cylinder);
  const returned = back && `(t_a - t_r) / R_L${isMain ? "_r" : ""} * ${returnLengthOf(row, pipe.pipes!)}`;
  sheet.result("heatGain", sumOf("q_L * L", returned), cylinder, { symbol: "q_p" });
  sheet.result("surfaceTemperature", "t_a - q_L / (π * D_s * h_a)", cylinder);
}

function describeInsulation(
  { option: { size } }: Leg,
  { outside, resistance }: LegHeat,
  suffix: "" | "_r",
  values: PipeValues,
  sheet: SheetBuilder,
): void {
  const suffixText = suffix === "" ? "" : " of the return";
  const result = suffix === "" ? "insulationThickness" : "returnInsulationThickness";
  if (values.insulationBy === "thickness") sheet.result(result, "s");
  else sheet.resultLookup(result, pipeInsulationCitation, { by: ["insulationConductivity"], detail: "minimum of the standard" });
  if (suffix !== "")
    sheet.lookup(`D_o${suffix}`, `Outside diameter${suffixText}`, "smallLength", size.outsideDiameter, { source: pipeStandards });
  sheet.formula(
    `D_s${suffix}`,
    `Outside diameter of the insulation${suffixText}`,
    "smallLength",
    `D_o${suffix} + 2 * s_i${suffix}`,
    outside,
  );
  sheet.formula(
    `R_L${suffix}`,
    `Thermal resistance per length${suffixText}`,
    "linearThermalResistance",
    `ln(D_s${suffix} / D_o${suffix}) / (2 * π * k) + 1 / (π * D_s${suffix} * h_a)`,
    resistance,
    cylinder,
  );
}
