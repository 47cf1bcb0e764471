import type { WarningStatement } from "../../kernel/index.ts";
import { formatQuantity } from "../../quantity/index.ts";
import type { PipeCalculation } from "./results.ts";
import { fluidWarnings, hazenWilliamsWarnings } from "./fluidWarnings.ts";
import { heatWarnings } from "./heatWarnings.ts";
import { pipeWarnings } from "./pipeWarnings.ts";
import type { PipeValues } from "./schema.ts";
import type { Say } from "./statements.ts";
import { balanceWarnings, junctionWarnings } from "./system/balanceWarnings.ts";
import { circuitWarnings, liftWarnings, returnWarnings } from "./system/circuitWarnings.ts";
import { tankWarnings } from "./system/tankWarnings.ts";

/** Warnings about a single pipe or a system. */
export function warnings(calculation: PipeCalculation, values: PipeValues): WarningStatement[] {
  const say: Say = (value, kind) => formatQuantity(value, kind, values.unitSystem);
  return [
    ...pipeWarnings(calculation, values, say),
    ...(calculation.scope === "system" ? systemWarnings(calculation, values, say) : []),
    ...heatWarnings(calculation, values, say),
    ...fluidWarnings(calculation, values, say),
    ...hazenWilliamsWarnings(values),
  ];
}

/** Warnings about the system of all sections. */
function systemWarnings(system: PipeCalculation, values: PipeValues, say: Say): WarningStatement[] {
  return [
    ...balanceWarnings(system, values, say),
    ...junctionWarnings(system, values),
    ...circuitWarnings(system, values, say),
    ...tankWarnings(system, values, say),
    ...returnWarnings(system, say),
    ...liftWarnings(values),
  ];
}
