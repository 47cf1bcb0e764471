import type { Say, Success } from "../../kernel/index.ts";
import type { AcousticCalculation } from "./results.ts";
import { verdictOf, type Verdict } from "./excess.ts";
import type { results } from "./results.ts";
import type { fields } from "./schema.ts";

const verdicts: Readonly<Record<Verdict, string>> = {
  within: ", within its target",
  above: ", above its target",
  unbalanced: ", within the number of its target but not neutral",
};

/** "NC 34 and 38.2 dBA in Office 2, within its target; 3 rooms have no target". */
export function answer({ results: found, calculation }: Success<typeof results, AcousticCalculation, typeof fields>, say: Say): string {
  const room = calculation.rooms[calculation.worst];
  if (!found.levelA || !room) return "No sound reaches a room yet";
  const verdict = verdictOf(calculation, room);
  const without = found.withoutTarget?.value ?? 0;
  const missing =
    without === 0
      ? ""
      : verdict === undefined
        ? "; no target is set"
        : `; ${say.result("withoutTarget")} ${without === 1 ? "room has" : "rooms have"} no target`;
  // The A-weighted level is the rating itself where rooms are judged by it.
  const rating = found.rating ? `${say.result("rating")} and ${say.result("levelA")}` : say.result("levelA");
  return `${rating} in ${say.result("worstRoom")}${verdict ? verdicts[verdict] : ""}${missing}`;
}
