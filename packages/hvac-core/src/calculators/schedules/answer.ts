import type { Say, Success } from "../../kernel/index.ts";
import type { results, ScheduleCalculation } from "./results.ts";
import type { fields } from "./schema.ts";

/** "14 pieces of equipment, 38 kW connected; the smallest margin is 4 %". */
export function answer(
  { results: { smallestMargin, pieces } }: Success<typeof results, ScheduleCalculation, typeof fields>,
  say: Say,
): string {
  const counted = pieces.value === 1 ? `${say.result("pieces")} piece of equipment` : `${say.result("pieces")} pieces of equipment`;
  const load = `${counted}, ${say.result("connectedPower")} connected`;
  if (smallestMargin === undefined) return `${load}; nothing is selected for a requirement yet`;
  return `${load}; the smallest margin over what is required is ${say.result("smallestMargin")}`;
}
