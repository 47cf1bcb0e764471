import { both, errorStatus, root, update, type Answer, type Encoded, type Side, type Sides } from "./sides.ts";

/** Result of a condition on both sides: true, false, an error, or refused when the rules were loaded. */
export interface ConditionResult {
  readonly expression: string;
  readonly official: Verdict;
  readonly ours: Verdict;
}

export type Verdict = "true" | "false" | "error" | "refused";

const perFile = 100;

const rulesOf = (expressions: readonly string[]): string => `rules_version = '2';
service cloud.firestore {
match /databases/{database}/documents {
function id(x) { return x; }
${expressions.map((expression, index) => `match /e/k${index} { allow get: if ${expression}; }`).join("\n")}
}
}
`;

function verdictOf(answer: Answer): Verdict {
  if (errorStatus(answer) === "ok") return "true";
  const { error } = answer.body as { error: { message: string } };
  // Google's says "false for 'get' @ L5", ours "… is false"; anything else is an error of the evaluation.
  return /(^|\n|, |\. )false for '\w+' @ L\d+/.test(error.message) ? "false" : "error";
}

/** Results of conditions. Google's refuses a file because of a single condition, which is found by halving. */
async function judge(side: Side, expressions: readonly string[]): Promise<readonly Verdict[]> {
  if (expressions.length === 0) return [];
  if ((await side.put(rulesOf(expressions))) !== undefined) {
    if (expressions.length === 1) return ["refused"];
    const half = expressions.length >> 1;
    return [...(await judge(side, expressions.slice(0, half))), ...(await judge(side, expressions.slice(half)))];
  }
  return Promise.all(expressions.map(async (_, index) => verdictOf(await side.ask("GET", `${root}/e/k${index}`, undefined, "alice"))));
}

/** Evaluates conditions on both sides for documents with these fields; the conditions may read `other/o`. */
export async function judgeExpressions(sides: Sides, expressions: readonly string[], fields: Encoded): Promise<readonly ConditionResult[]> {
  const count = Math.min(perFile, expressions.length);
  const writes = [...Array.from({ length: count }, (_, index) => update(`e/k${index}`, fields)), update("other/o", { a: 1, t: "x" })];
  await both(sides, async (side) => {
    const answer = await side.commit(writes);
    if (errorStatus(answer) !== "ok") throw new Error(JSON.stringify(answer));
  });
  const judged: ConditionResult[] = [];
  for (let from = 0; from < expressions.length; from += perFile) {
    const some = expressions.slice(from, from + perFile);
    const { official, ours } = await both(sides, (side) => judge(side, some));
    some.forEach((expression, index) => judged.push({ expression, official: official[index]!, ours: ours[index]! }));
  }
  return judged;
}
