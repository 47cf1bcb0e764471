import type { Known } from "./difference.ts";

const each = (conditions: readonly string[], queries: readonly string[]): readonly string[] =>
  conditions.flatMap((condition) => queries.map((query) => `${condition} | ${query}`));

/** Known differences of list rules that read `resource` (README, "List rules"). The product's rules do not (packages/data/test/rules/lists.test.ts). */
export const knownLists: readonly Known[] = [
  {
    part: "lists",
    because:
      "the query limits a field of the condition by more than an equality: Google's denies what it cannot prove, ours judges the documents found",
    names: [
      ...each(
        [
          "resource.data.a == 1",
          "resource.data.a + 1 == 2",
          "resource.data.get('a', 0) == 1",
          "resource.data.a == 1 ? true : false",
          "resource.data.a == 1 && resource.data.b == 'x'",
          "resource.data.a == 1 || resource.data.b == 'x'",
          "request.query.limit > 0 && resource.data.a == 1",
        ],
        ["a >= 1", "a <= 5", "a != 2", "a in [1, 2]", "a not-in [2]", "a == 1 or a == 2"],
      ),
      ...each(["resource.data.a >= 1"], ["a <= 5", "a != 2", "a not-in [2]"]),
      ...each(["resource.data.a != 2"], ["a >= 1", "a <= 5", "a in [1, 2]", "a == 1 or a == 2"]),
      ...each(["resource.data.a in [1, 2]", "resource.data.a is int"], ["a >= 1", "a <= 5", "a != 2", "a not-in [2]"]),
      ...each(["'x' in resource.data.tags"], ["tags contains x or y"]),
      ...each(["resource.data.tags.hasAll(['x'])"], ["tags contains x", "tags contains x or y"]),
    ],
  },
  {
    part: "lists",
    because:
      "Google's knows from a filter or an equal `or` that the field is there, or that the condition holds; ours denies what the equalities leave open",
    names: [
      ...each(["resource.data.a == 1 || resource.data.b == 'x'"], ["a == 1 or b == x"]),
      ...each(
        ["resource.data.keys().hasAll(['a'])", "'a' in resource.data"],
        [
          "a == 1",
          "a == 1.0",
          "a == 2",
          "a >= 1",
          "a <= 5",
          "a != 2",
          "a in [1, 2]",
          "a not-in [2]",
          "a == 1 and b == x",
          "a == 1 or a == 2",
          "a == 1, limit 5, offset 1",
        ],
      ),
      ...each(
        ["!('hidden' in resource.data)"],
        [
          "all",
          "a == 1",
          "a == 1.0",
          "a == 2",
          "a >= 1",
          "a <= 5",
          "a != 2",
          "a in [1, 2]",
          "a not-in [2]",
          "owner == alice",
          "tags contains x",
          "tags contains x or y",
          "a == 1 and b == x",
          "a == 1 or b == x",
          "a == 1 or a == 2",
          "m.x == 1",
          "m == {x: 1}",
          "nul is null",
          "flag == true",
          "ts <= 2020",
          "by a",
          "limit 5",
          "a == 1, limit 5, offset 1",
          "b of all",
          "by a from 1",
        ],
      ),
      ...each(["resource.data.m == {'x': 1}"], ["m.x == 1"]),
    ],
  },
  {
    part: "lists",
    because:
      "Google's treats a query of one name as a get: it checks the document, and denies if there is no document; ours denies, or finds no document to deny",
    names: each(
      [
        "resource != null",
        "resource.data != null",
        "resource.id == 'k0'",
        "resource.id != 'zz'",
        "resource.__name__ != null",
        "resource.data.a == 1",
        "resource.data.a >= 1",
        "resource.data.a != 2",
        "resource.data.a in [1, 2]",
        "resource.data.a + 1 == 2",
        "resource.data.a is int",
        "resource.data.get('a', 0) == 1",
        "resource.data.a == 1 ? true : false",
        "resource.data.owner == request.auth.uid",
        "'x' in resource.data.tags",
        "resource.data.tags.hasAll(['x'])",
        "resource.data.a == 1 && resource.data.b == 'x'",
        "resource.data.a == 1 || resource.data.b == 'x'",
        "resource.data.keys().hasAll(['a'])",
        "'a' in resource.data",
        "!('hidden' in resource.data)",
        "resource.data.m.x == 1",
        "resource.data.m == {'x': 1}",
        "resource.data.flag",
        "resource.data.nul == null",
        "resource.data.ts <= request.time",
        "exists(/databases/$(database)/documents/ex/$(resource.data.b))",
      ],
      ["name == k0"],
    ),
  },
];
