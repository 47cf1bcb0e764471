import type { Say, Success } from "../../kernel/index.ts";
import type { PumpCalculation, results } from "./results.ts";
import type { fields } from "./schema.ts";

/** "20.00 L/s at 19.8 m of head; the pumps run at 21.3 L/s and 20.5 m with 5.90 kW". */
export function answer(outcome: Success<typeof results, PumpCalculation, typeof fields>, say: Say): string {
  const duty = `${say.field("flowRate")} at a design head of ${say.result("designHead")}`;
  if (!outcome.results.operatingFlow) return `${duty}, about ${say.result("electricPower")} of electric power`;
  const { controlledSpeedRatio } = outcome.results;
  if (controlledSpeedRatio && controlledSpeedRatio.value < 1)
    return `${duty}; variable speed reduces the power from ${say.result("electricPower")} at full speed to ${say.result("controlledPower")} at design flow`;
  return `${duty}; the pumps run at ${say.result("operatingFlow")} and ${say.result("operatingHead")} with ${say.result("electricPower")} of electric power`;
}
