import type { Say, Success } from "../../kernel/index.ts";
import type { PipeCalculation, results } from "./results.ts";
import type { fields } from "./schema.ts";

/** "NPS 3 (DN 80) for 6.00 L/s: 1.26 m/s, 221 Pa/m, head loss 0.676 m"; of a system the duty of its pump. */
export function answer(outcome: Success<typeof results, PipeCalculation, typeof fields>, say: Say): string {
  if (outcome.calculation.scope === "system") {
    if (outcome.results.pumpFlow?.value === 0) return "The pump circuit has no units yet, so that its flow and head are unknown";
    const end = outcome.results.criticalUnit?.value ? `, to ${say.result("criticalUnit")},` : "";
    const mains = outcome.results.mainSize ? `, mains from ${say.result("mainSize")}` : "";
    return `Pump of ${say.result("pumpFlow")} and ${say.result("pumpHead")}${mains}: the critical circuit${end} loses ${say.result("circuitHeadLoss")}`;
  }
  // Americans know the loss as head of the fluid, others as pressure.
  const rate = say.result(outcome.values.unitSystem === "Imperial" ? "headLossRate" : "actualFrictionRate");
  return `${say.result("nominalSize")} for ${say.result("designFlow")}: ${say.result("velocity")}, ${rate}, head loss ${say.result("totalHeadLoss")}`;
}
