import { quantityOf } from "./calculate.ts";
import type { Say, Success } from "../../kernel/index.ts";
import type { results, ScheduleCalculation } from "./results.ts";
import type { fields } from "./schema.ts";

/** "14 pieces of equipment, 38 kW connected; the smallest margin is 4 %". */
export function answer(
  { results: { smallestMargin, pieces }, calculation }: Success<typeof results, ScheduleCalculation, typeof fields>,
  say: Say,
): string {
  const counted = pieces.value === 1 ? `${say.result("pieces")} piece of equipment` : `${say.result("pieces")} pieces of equipment`;
  const load = `${counted}, ${say.result("connectedPower")} connected`;
  if (smallestMargin === undefined) return `${load}; nothing is selected for a requirement yet`;
  const unjudged = calculation.rows.reduce((sum, row) => (row.margins.length === 0 ? sum + quantityOf(row) : sum), 0);
  const without = unjudged === 0 ? "" : `; ${unjudged} ${unjudged === 1 ? "has" : "have"} nothing to compare`;
  return `${load}; the smallest margin over what is required is ${say.result("smallestMargin")}${without}`;
}
