import type { Measured, Success } from "../../kernel/index.ts";
import type { PipeCalculation } from "./calculate.ts";
import { contents, fittingsOfPipe, notInsulated, pipeInsulation, pipesNotMeasured, straightPipe } from "./measuredPipe.ts";
import { insulationOf } from "./pipeHeat.ts";
import type { results } from "./results.ts";
import type { fields, PipeValues } from "./schema.ts";
import type { PipeSectionCalculation } from "./section.ts";
import { systemQuantities } from "./system/systemQuantities.ts";

function sectionQuantities(found: PipeSectionCalculation, values: PipeValues): Measured {
  const { material, losses, results: of, option } = found;
  const { size } = option;
  const thickness = values.heatExchange ? insulationOf(values, size, values.fluidTemperature) : 0;
  return {
    elements: [
      ...straightPipe("pipeLength", "pipe", material, size, values.pipeLength),
      ...fittingsOfPipe("fittings", "fitting", losses, material, size),
      ...pipeInsulation("pipeLength", "insulation", size, thickness, values.pipeLength),
      ...contents("pipeLength", values, of.volume),
    ],
    notMeasured: values.heatExchange ? pipesNotMeasured : [notInsulated, ...pipesNotMeasured],
  };
}

/** Pipes by metre, with fittings, valves, insulation and contents. */
export function quantities({ calculation, values }: Success<typeof results, PipeCalculation, typeof fields>): Measured {
  return calculation.scope === "system" ? systemQuantities(calculation, values) : sectionQuantities(calculation, values);
}
