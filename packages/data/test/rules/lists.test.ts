import { loadRules, type Statement } from "@tooling/firestore-local/rules";
import { describe, expect, test } from "vitest";
import { rulesText } from "../server.ts";

/**
 * The names that a condition may read, with those in the functions that it calls.
 *
 * @param part an expression of the parsed rules, or a part of one
 */
function namesIn(part: unknown, scope: Statement["scope"] | undefined, called: ReadonlySet<unknown> = new Set()): readonly string[] {
  if (Array.isArray(part)) return part.flatMap((each) => namesIn(each, scope, called));
  if (typeof part !== "object" || part === null) return [];
  const { kind, name, ...rest } = part as { readonly kind?: string; readonly name?: string };
  const inner = Object.values(rest).flatMap((each) => namesIn(each, scope, called));
  if (kind === "variable" || kind === "member") return [name!, ...inner];
  if (kind !== "call") return inner;
  for (let place = scope; place !== undefined; place = place.parent) {
    const declaration = place.functions.get(name!);
    if (declaration === undefined) continue;
    return called.has(declaration)
      ? inner
      : [...inner, ...namesIn([declaration.bindings, declaration.result], place, new Set([...called, declaration]))];
  }
  return inner;
}

/** Lines of rules for lists whose conditions read the documents. */
const listRulesOnDocuments = (rules: string): readonly number[] =>
  loadRules(rules)
    .statements.filter(({ allow, scope }) => allow.methods.has("list") && namesIn(allow.condition, scope).includes("resource"))
    .map(({ allow }) => allow.position.line);

/**
 * Production proves from the query alone that a list is allowed; the local Firestore reads the documents too, and grants lists that production denies
 * (tooling/firestore-local/README.md). So no test here could tell whether such a rule works.
 */
describe("the rules for lists", () => {
  test("depend on the path and the user only", () => {
    expect(listRulesOnDocuments(rulesText)).toEqual([]);
  });

  test.each([
    ["in the condition", "allow read: if isOwner();", "allow read: if isOwner() && resource.data.name != '';"],
    ["as a field of the request", "allow read: if isOwner();", "allow list: if request.resource == null;"],
    ["by an index", "allow read: if isOwner();", "allow list: if resource['data'].name == '';"],
    ["in a function that is called", "return request.auth.uid == uid;", "return resource.data.owner == uid;"],
    ["in a binding of a function", "return request.auth.uid == uid;", "let owner = resource.data.owner; return owner == uid;"],
  ])("are refused where they read documents %s", (_, before, after) => {
    const planted = rulesText.replace(before, after);
    expect(planted).not.toBe(rulesText);
    expect(listRulesOnDocuments(planted)).not.toEqual([]);
  });

  test("may be followed by rules for single documents that read them", () => {
    const planted = rulesText.replace("allow read: if isOwner();", "allow list: if isOwner(); allow get: if resource.data.name != '';");
    expect(listRulesOnDocuments(planted)).toEqual([]);
  });
});
