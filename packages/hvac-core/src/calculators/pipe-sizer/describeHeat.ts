import { pipeInsulationCitation } from "../../flow/index.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import { iso12241, pipeStandards, type Citation } from "../../sources/index.ts";
import type { Leg } from "./leg.ts";
import { surfaceTemperature, type LegHeat } from "./legHeat.ts";
import { heatOf, type PipeState } from "./pipeState.ts";
import type { PipeValues } from "./schema.ts";
import { returnLengthOf, statingOn, sumOf } from "./stating.ts";

const cylinder: Citation = { source: iso12241, locator: "cylindrical insulation" };

/** States the insulation of a pipe and the heat that passes it. `temperature` is the symbol of that of the supply. */
export function describeHeat(pipe: PipeState, temperature: "t" | "t_s", values: PipeValues, sheet: SheetBuilder): void {
  const { isMain, row } = pipe;
  const { supply, return: back } = pipe.pipes!;
  const heat = pipe.heat!;
  const { formula } = statingOn(sheet);
  describeInsulation(supply, heat.supply, "", values, sheet);
  if (isMain && back && heat.return) describeInsulation(back, heat.return, "_r", values, sheet);
  formula("q_L", "Heat gain per length", `(t_a - ${temperature}) / R_L`, heat.supply.perLength, "heatPerLength", {
    result: "heatPerLength",
    source: cylinder,
  });
  const returned = back && `(t_a - t_r) / R_L${isMain ? "_r" : ""} * ${returnLengthOf(row, pipe.pipes!)}`;
  formula("q_p", "Heat gain", sumOf("q_L * L", returned), heatOf(pipe), "power", { result: "heatGain", source: cylinder });
  formula("t_o", "Surface temperature", "t_a - q_L / (π * D_s * h_a)", surfaceTemperature(heat.supply, values), "temperature", {
    result: "surfaceTemperature",
    source: cylinder,
  });
}

function describeInsulation(
  { option: { size } }: Leg,
  { thickness, outside, resistance }: LegHeat,
  suffix: "" | "_r",
  values: PipeValues,
  sheet: SheetBuilder,
): void {
  const { formula, lookup } = statingOn(sheet);
  const of = suffix === "" ? "" : " of the return";
  const result = suffix === "" ? "insulationThickness" : "returnInsulationThickness";
  if (values.insulationBy === "thickness") formula(`s_i${suffix}`, `Insulation thickness${of}`, "s", thickness, "smallLength", { result });
  else
    lookup(`s_i${suffix}`, `Minimum insulation thickness${of}`, thickness, "smallLength", {
      result,
      source: pipeInsulationCitation,
      by: ["insulationConductivity"],
    });
  if (suffix !== "")
    lookup(`D_o${suffix}`, `Outside diameter${of}`, size.outsideDiameter, "smallLength", { source: { source: pipeStandards } });
  formula(`D_s${suffix}`, `Outside diameter of the insulation${of}`, `D_o${suffix} + 2 * s_i${suffix}`, outside, "smallLength");
  formula(
    `R_L${suffix}`,
    `Resistance of a metre${of}, K·m/W`,
    `ln(D_s${suffix} / D_o${suffix}) / (2 * π * k) + 1 / (π * D_s${suffix} * h_a)`,
    resistance,
    "number",
    { source: cylinder },
  );
}
