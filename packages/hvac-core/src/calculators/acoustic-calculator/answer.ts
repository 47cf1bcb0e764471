import type { Say, Success } from "../../kernel/index.ts";
import type { AcousticCalculation } from "./calculate.ts";
import type { results } from "./results.ts";
import type { fields } from "./schema.ts";

/** "NC 34 and 38.2 dBA in Office 2, within its target". */
export function answer({ results: found }: Success<typeof results, AcousticCalculation, typeof fields>, say: Say): string {
  if (!found.rating) return "No sound reaches a room yet";
  const { excess } = found;
  const verdict = excess === undefined ? "" : excess.value > 1e-9 ? ", above its target" : ", within its target";
  return `${say.result("rating")} and ${say.result("levelA")} in ${say.result("worstRoom")}${verdict}`;
}
