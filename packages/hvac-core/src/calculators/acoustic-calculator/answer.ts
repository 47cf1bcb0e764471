import type { Say, Success } from "../../kernel/index.ts";
import type { AcousticCalculation, results } from "./results.ts";
import { verdictOf, type Verdict } from "./excess.ts";
import type { fields } from "./schema.ts";

const verdicts: Readonly<Record<Verdict, string>> = {
  within: ", within its target",
  above: ", above its target",
  unbalanced: ", within its target number but not neutral",
};

/** "NC 34 and 38.2 dBA in Office 2, within its target; 3 rooms have no target". */
export function answer(
  { results: { levelA, rating, withoutTarget }, calculation, leftOut }: Success<typeof results, AcousticCalculation, typeof fields>,
  say: Say,
): string {
  const room = calculation.rooms[calculation.worst];
  if (!levelA || !room) return "No sound reaches a room yet";
  const judged = verdictOf(calculation, room);
  // A sound path that is left out could still exceed the target.
  const verdict = leftOut && judged !== "above" ? undefined : judged;
  const without = withoutTarget?.value ?? 0;
  const missing =
    without === 0
      ? ""
      : judged === undefined
        ? "; no target is set"
        : `; ${say.result("withoutTarget")} ${without === 1 ? "room has" : "rooms have"} no target`;
  // The A-weighted level is the rating itself where rooms are judged by it.
  const ratings = rating ? `${say.result("rating")} and ${say.result("levelA")}` : say.result("levelA");
  return `${ratings} in ${say.result("worstRoom")}${verdict ? verdicts[verdict] : ""}${missing}`;
}
