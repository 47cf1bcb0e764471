import { describe, expect, test } from "vitest";
import { startFirestore } from "../../src/index.ts";
import { ruleValueOfJson } from "../../src/rules/convert.ts";
import { countExpressions } from "../../src/rules/expressionCount.ts";
import { evaluateRules, loadRules } from "../../src/rules/index.ts";
import { ruleNull } from "../../src/rules/ruleValue.ts";
import { restClient, tokenFor } from "../restClient.ts";

const rulesOf = (condition: string, functions = ""): string => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents/docs/{id} {
    ${functions}
    allow read, write: if ${condition};
  }
}`;
const times = (count: number, condition: string, operator = "&&"): string =>
  Array.from({ length: count }, () => condition).join(` ${operator} `);

/** How many expressions a granted get of docs/x evaluates. */
function counted(condition: string, functions?: string): number {
  const ruleset = loadRules(rulesOf(condition, functions));
  const context = {
    request: ruleValueOfJson({}),
    resource: ruleValueOfJson({ data: { a: 1, m: { k: 1 } } }),
    read: () => ruleValueOfJson({ data: { on: true } }),
    expressions: countExpressions(),
  };
  const verdict = evaluateRules(ruleset, { method: "get", path: ["databases", "(default)", "documents", "docs", "x"], context });
  expect(verdict.kind).toBe("allowed");
  return context.expressions.total();
}

/**
 * Expressions that production counted, between two bounds, and what they are by the rules that were found from them; production's counts lie 3.5
 * beneath those throughout, which is the offset of the measurement. Source: davideast/pyric, "Firestore Rules Linter, Specification", 2026-09-27.
 */
const measured: readonly (readonly [condition: string, functions: string, least: number, most: number, model: number])[] = [
  [times(20, "resource.data.a == 1"), "", 131.6, 136.5, 138],
  [times(20, "id == 'x'"), "", 92.2, 97.1, 98],
  [times(20, "true"), "", 52.7, 57.7, 58],
  [times(20, "g(id)"), "function g(x) { return x == 'x'; }", 131.6, 136.5, 138],
  [times(20, "lt(id)"), "function lt(x) { let v = x; return v == 'x'; }", 171, 176, 178],
  [times(20, "id in ['x', 'y']"), "", 131.6, 136.5, 138],
  [times(20, "resource.data.keys().size() > 0"), "", 151.3, 156.2, 158],
  ["h(resource.data, 'a')", `function h(r, f) { return ${times(20, "r[f] == 1")}; }`, 136.5, 141.5, 142],
  [times(20, "id[0:1] == 'x'"), "", 151.3, 156.2, 158],
  [times(20, "!(id == 'y')"), "", 111.9, 116.8, 118],
  [times(20, "(id == 'x' ? true : false)"), "", 151.3, 156.2, 158],
  [times(10, "resource.data.m == {'k': 1}"), "", 82.3, 87.2, 88],
  [`${times(19, "id == 'n'", "||")} || id == 'x'`, "", 92.2, 97.1, 98],
  [times(5, "get(/databases/$(database)/documents/cfg/c).data.on == true"), "", 57.7, 62.6, 63],
];

describe("expressions are counted as production counts them", () => {
  test.each(measured)("%.60s", (condition, functions, least, most, model) => {
    const count = counted(condition, functions);
    expect(count).toBe(model);
    expect(count - 3.5).toBeGreaterThanOrEqual(least - 0.5);
    expect(count - 3.5).toBeLessThanOrEqual(most + 0.5);
  });

  test("what is not evaluated does not count; the name of a type, a namespace and a second branch do", () => {
    // By the same source: each node one, the right side of a logical operator one more, `is` two, a second branch two more.
    expect(counted("true || resource.data.a == 1")).toBe(2);
    expect(counted("id is string")).toBe(3);
    expect(counted("math.abs(1) == 1")).toBe(5);
    expect(counted("id == 'n' ? false : true")).toBe(8);
  });
});

describe("a request evaluates a thousand expressions at most", () => {
  /** The status of a batch of writes, each of 3 expressions for a term less the two of the operator that the first has not. */
  async function statusOf(writes: number, terms: number): Promise<number> {
    const server = await startFirestore({ rules: { text: rulesOf(times(terms, "true")) } });
    const { commit, name } = restClient(server.url, tokenFor("ann"));
    const { status } = await commit(
      ...Array.from({ length: writes }, (_, index) => ({ update: { name: name(`docs/x${index}`), fields: {} } })),
    );
    await server.close();
    return status;
  }

  test.each([
    ["one write of 1,000 expressions is granted", 1, 334, 200],
    ["one of 1,003 is denied", 1, 335, 403],
    ["two writes of 499 are granted together", 2, 167, 200],
    ["three are denied together", 3, 167, 403],
  ])("%s", async (_, writes, terms, status) => {
    expect(await statusOf(writes, terms)).toBe(status);
  });

  test("and is denied as a whole, although another rule would grant it", () => {
    const ruleset = loadRules(rulesOf(`${times(400, "true")} && false; allow read: if true`));
    const context = { request: ruleNull, resource: ruleNull, read: () => ruleNull, expressions: countExpressions() };
    const verdict = evaluateRules(ruleset, { method: "get", path: ["databases", "d", "documents", "docs", "x"], context });
    expect(verdict).toEqual({ kind: "denied", reasons: ["The maximum of 1000 expressions to evaluate has been reached."] });
  });
});
