import type { Say, Success } from "../../kernel/index.ts";
import type { DuctCalculation } from "./calculate.ts";
import type { results } from "./results.ts";
import type { fields } from "./schema.ts";

/** "500 × 250 mm for 500 L/s: 4.00 m/s, 0.66 Pa/m, total pressure loss 9.9 Pa". */
export function answer(_outcome: Success<typeof results, DuctCalculation, typeof fields>, say: Say): string {
  return `${say.result("size")} for ${say.field("airflow")}: ${say.result("velocity")}, ${say.result("frictionRate")}, total pressure loss ${say.result("totalPressureLoss")}`;
}
