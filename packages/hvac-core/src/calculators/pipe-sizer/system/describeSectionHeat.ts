import { pipeInsulationCitation } from "../../../flow/index.ts";
import type { SheetBuilder } from "../../../kernel/index.ts";
import { iso12241, pipeStandards, type Citation } from "../../../sources/index.ts";
import type { PipeValues } from "../schema.ts";
import type { PipeSystemCalculation } from "./calculateSystem.ts";
import { heatOf, type SectionCalculation } from "./sectionCalculation.ts";
import type { SectionPipes } from "./losses.ts";
import { surfaceTemperature, type LegHeat } from "./sectionHeat.ts";
import type { Leg } from "./sectionPipe.ts";
import { returnLengthOf, statingOn, sumOf } from "./stating.ts";

const cylinder: Citation = { source: iso12241, locator: "cylindrical insulation" };

/** States the insulation of a section and the heat that passes it. */
export function describeSectionHeat(
  section: SectionCalculation,
  pipes: SectionPipes,
  system: PipeSystemCalculation,
  values: PipeValues,
  sheet: SheetBuilder,
): void {
  const { heat, index, row } = section;
  if (!heat) return;
  const { formula } = statingOn(sheet);
  const isMain = system.flows.isMain[index]!;
  describeInsulation(pipes.supply, heat.supply, "", values, sheet);
  if (isMain && pipes.return && heat.return) describeInsulation(pipes.return, heat.return, "_r", values, sheet);
  const suffix = isMain ? "_r" : "";
  const length = returnLengthOf(row, pipes);
  formula("q_L", "Heat gain of the supply per length", "(t_a - t_s) / R_L", heat.supply.perLength, "heatPerLength", { source: cylinder });
  formula(
    "q_p",
    "Heat gain of supply and return",
    sumOf("q_L * L", pipes.return && `(t_a - t_r) / R_L${suffix} * ${length}`),
    heatOf(section),
    "power",
    { result: "heatGain", source: cylinder },
  );
  formula("t_o", "Surface of the supply", "t_a - q_L / (π * D_s * h_a)", surfaceTemperature(heat.supply, values), "temperature", {
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
  if (values.insulationBy === "thickness") formula(`s_i${suffix}`, `Insulation${of}`, "s", thickness, "smallLength", { result });
  else
    lookup(`s_i${suffix}`, `Least insulation${of}`, thickness, "smallLength", {
      result,
      source: pipeInsulationCitation,
      by: ["insulationConductivity"],
    });
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
