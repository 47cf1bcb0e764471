import type { Say, Success } from "../../kernel/index.ts";
import type { DuctCalculation, results } from "./results.ts";
import type { fields } from "./schema.ts";

/** "A fan of 1250 L/s with 312 Pa total pressure; the critical path ends at Office 4, 12.3 Pa ahead of the next". */
function systemAnswer(outcome: Success<typeof results, DuctCalculation, typeof fields>, say: Say): string {
  const { fanAirflow, exhaustAirflow, criticalMargin } = outcome.results;
  const airflow = fanAirflow ? say.result("fanAirflow") : say.result("exhaustAirflow");
  const ahead = criticalMargin ? `, ${say.result("criticalMargin")} ahead of the next` : "";
  const other =
    fanAirflow && exhaustAirflow ? `; an exhaust fan of ${say.result("exhaustAirflow")} with ${say.result("exhaustFanTotalPressure")}` : "";
  return `A fan of ${airflow} with ${say.result("totalPressureLoss")} total pressure${other}; critical path to ${say.result("criticalTerminal")}${ahead}`;
}

/** "500 × 250 mm for 500 L/s: 4.00 m/s, 0.66 Pa/m, total pressure loss 9.9 Pa". */
export function answer(outcome: Success<typeof results, DuctCalculation, typeof fields>, say: Say): string {
  if (outcome.calculation.scope === "system") return systemAnswer(outcome, say);
  return `${say.result("size")} for ${say.field("airflow")}: ${say.result("velocity")}, ${say.result("frictionRate")}, total pressure loss ${say.result("totalPressureLoss")}`;
}
