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

/** Number of expressions that a granted get of docs/x evaluates. */
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
 * Expressions that production counted, between two bounds, and their counts by the derived rules; production's counts are always 3.5
 * lower, which is the offset of the measurement. Source: davideast/pyric, "Firestore Rules Linter, Specification", 2026-09-27.
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
  test.each(measured)("%.60s", (condition, functions, minimum, maximum, model) => {
    const count = counted(condition, functions);
    expect(count).toBe(model);
    expect(count - 3.5).toBeGreaterThanOrEqual(minimum - 0.5);
    expect(count - 3.5).toBeLessThanOrEqual(maximum + 0.5);
  });

  test("what is not evaluated does not count; the name of a type and a second branch do", () => {
    // By the same source: each node one, the right side of a logical operator one more, `is` two, a second branch two more.
    expect(counted("true || resource.data.a == 1")).toBe(2);
    expect(counted("id is string")).toBe(3);
    // Google's emulator, where the measurements do not say: the name of the namespace does not count.
    expect(counted("math.abs(1) == 1")).toBe(4);
    expect(counted("id == 'n' ? false : true")).toBe(8);
  });
});

describe("a request evaluates a thousand expressions at most", () => {
  /** Rules of which a request evaluates `terms` times 3 expressions, less 2; the terms are in functions, since a long chain is nested too deep. */
  function rulesOfTerms(terms: number, result = "true"): string {
    const full = Math.floor(terms / 40);
    const functions = [times(40, "true"), times(terms % 40 || 40, "true")].map(
      (chain, index) => `function f${index}() { return ${chain}; }`,
    );
    const calls = [...Array.from({ length: full }, () => "f0()"), ...(terms % 40 === 0 ? [] : ["f1()"])];
    return rulesOf(`${calls.join(" && ")} && ${result}`, functions.join("\n"));
  }

  /** The status of a batch of writes. */
  async function statusOf(writes: number, terms: number): Promise<number> {
    const server = await startFirestore({ rules: { text: rulesOfTerms(terms) } });
    const { commit, name } = restClient(server.url, tokenFor("ann"));
    const { status } = await commit(
      ...Array.from({ length: writes }, (_, index) => ({ update: { name: name(`docs/x${index}`), fields: {} } })),
    );
    await server.close();
    return status;
  }

  test.each([
    ["one write below the limit is granted", 1, 320, 200],
    ["one above it is denied", 1, 340, 403],
    ["a batch of writes, each below the limit, is granted: each write may evaluate a thousand", 20, 320, 200],
  ])("%s", async (_, writes, terms, status) => {
    expect(await statusOf(writes, terms)).toBe(status);
  });

  test("and is denied as a whole, although another rule would grant it", () => {
    const ruleset = loadRules(rulesOfTerms(400, "false; allow read: if true"));
    const context = { request: ruleNull, resource: ruleNull, read: () => ruleNull, expressions: countExpressions() };
    const verdict = evaluateRules(ruleset, { method: "get", path: ["databases", "d", "documents", "docs", "x"], context });
    expect(verdict).toEqual({ kind: "denied", reasons: ["The maximum of 1000 expressions to evaluate has been reached."] });
  });
});
