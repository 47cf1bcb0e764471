import type { Say, Success } from "../../kernel/index.ts";
import type { VentilationCalculation } from "./calculate.ts";
import type { fields, results } from "./schema.ts";

/** "175 L/s of supply air with 35 L/s of outdoor air, 6 air changes, governed by the air changes". */
export function answer(outcome: Success<typeof results, VentilationCalculation, typeof fields>, say: Say): string {
  const { governing } = outcome.results;
  return `${say.result("designAirflow")} of supply air with ${say.result("designOutdoorAirflow")} of outdoor air, ${say.result("designAirChanges")}, governed by the ${governing.value.toLowerCase()}`;
}
