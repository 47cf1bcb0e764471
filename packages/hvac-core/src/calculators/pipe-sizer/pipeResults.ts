import { gravity } from "../../constants/gravity.ts";
import { defineResults, type ResultValues } from "../../kernel/index.ts";
import { sourceText, type FittingLoss } from "./fittingLosses.ts";
import { fittingResults } from "./fittingResults.ts";
import { hazenWilliams } from "./hazenWilliams.ts";
import { ownLosses } from "./leg.ts";
import { surfaceTemperature } from "./legHeat.ts";
import { heatOf, type PipeState } from "./pipeState.ts";
import type { SystemValues } from "./schema.ts";

/** Results of a pipe: of one by itself, and of each section of a system. A section without flow has no size, and nothing that follows from one. */
export const pipeResults = defineResults({
  nominalSize: { label: "Size", quantity: "text", optional: true },
  diameter: { label: "Inside diameter", symbol: "D", quantity: "smallLength", optional: true },
  outsideDiameter: { label: "Outside diameter", symbol: "D_o", quantity: "smallLength", optional: true },
  velocity: { label: "Velocity", symbol: "V", quantity: "waterVelocity", optional: true },
  velocityLimit: {
    label: "Velocity limit",
    symbol: "V_m",
    quantity: "waterVelocity",
    optional: true,
    help: "The lowest of noise, wear and erosion.",
  },
  reynolds: { label: "Reynolds number", symbol: "Re", quantity: "number", optional: true },
  actualFrictionRate: { label: "Friction rate", symbol: "R", quantity: "frictionRateWater", optional: true },
  hazenWilliamsFrictionRate: { label: "Friction rate by Hazen-Williams", symbol: "R_w", quantity: "frictionRateWater", optional: true },
  hazenWilliamsDifference: { label: "Difference from Darcy-Weisbach", symbol: "e_w", quantity: "ratio", optional: true },
  pipePressureLoss: {
    label: "Straight pipe",
    symbol: "Δp_p",
    quantity: "pressureWater",
    optional: true,
    help: "Friction rate times length.",
  },
  fittings: { type: "rows", label: "Fittings", optional: true, row: fittingResults },
  fittingsPressureLoss: { label: "Pressure loss of all fittings", symbol: "Δp_f", quantity: "pressureWater", optional: true },
  volume: { label: "Volume of fluid", symbol: "V_f", quantity: "liquidVolume", optional: true },
  insulationThickness: { label: "Insulation thickness", symbol: "s_i", quantity: "smallLength", optional: true },
  heatPerLength: { label: "Heat gain per length", symbol: "q_L", quantity: "heatPerLength", optional: true },
  heatGain: {
    label: "Heat gain",
    symbol: "q_p",
    quantity: "power",
    optional: true,
    help: "Of the straight pipe; negative when the fluid loses heat.",
  },
  surfaceTemperature: { label: "Surface temperature", symbol: "t_o", quantity: "temperature", optional: true },
});

/** Results of the rows of a list of fittings. */
export const fittingResultsOf = (losses: readonly FittingLoss[], density: number): ResultValues<typeof pipeResults>["fittings"] =>
  losses.map((loss) => ({
    id: loss.id,
    name: loss.name,
    coefficient: loss.coefficient,
    pressureLoss: loss.pressureLoss,
    headLoss: loss.pressureLoss / (density * gravity),
    source: sourceText(loss),
  }));

/** What a pipe answers, supply and return together where it has both; nothing where nothing flows. */
export function pipeResultsOf(pipe: PipeState, values: SystemValues): ResultValues<typeof pipeResults> {
  const { pipes, heat, fluid, id, volume } = pipe;
  if (!pipes) return {};
  const { supply, return: back } = pipes;
  const { size, velocity, reynolds, frictionRate } = supply.option;
  const compared = hazenWilliams(values, supply.flow, size.insideDiameter, frictionRate);
  return {
    nominalSize: size.name,
    diameter: size.insideDiameter,
    outsideDiameter: size.outsideDiameter,
    velocity,
    velocityLimit: supply.velocityLimits[0]!.velocity,
    reynolds,
    actualFrictionRate: frictionRate,
    ...(compared && { hazenWilliamsFrictionRate: compared.frictionRate, hazenWilliamsDifference: compared.difference }),
    pipePressureLoss: supply.pipeLoss + (back?.pipeLoss ?? 0),
    fittings: fittingResultsOf(ownLosses(supply, id), fluid.density),
    fittingsPressureLoss: supply.fittingsLoss + (back?.fittingsLoss ?? 0),
    volume,
    ...(heat && {
      insulationThickness: heat.supply.thickness,
      heatPerLength: heat.supply.perLength,
      heatGain: heatOf(pipe),
      surfaceTemperature: surfaceTemperature(heat.supply, values),
    }),
  };
}
