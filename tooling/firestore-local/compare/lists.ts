import type { Difference } from "./difference.ts";
import { both, double, encode, errorStatus, Raw, root, update, type Encoded, type Side, type Sides } from "./sides.ts";

/** Conditions of a list. Production proves them from the query alone; ours puts the query's equalities in and checks the documents found (README). */
const conditions = [
  "true",
  "false",
  "request.auth.uid == 'alice'",
  "request.method == 'list'",
  "request.path[3] == 'c'",
  "request.resource == null",
  "resource == null",
  "resource != null",
  "resource.data != null",
  "resource.id == 'k0'",
  "resource.id != 'zz'",
  "resource.__name__ != null",
  "doc == 'k0'",
  "doc != 'zz'",
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
  "request.query.limit <= 10",
  "request.query.limit > 0 && resource.data.a == 1",
  "request.query.limit == null",
  "request.query.offset == 0",
  "request.query.orderBy == 'a'",
  "resource.data.m.x == 1",
  "resource.data.m == {'x': 1}",
  "resource.data.flag",
  "resource.data.nul == null",
  "resource.data.ts <= request.time",
  "exists(/databases/$(database)/documents/ex/one)",
  "exists(/databases/$(database)/documents/ex/$(resource.data.b))",
];

const where = (path: string, op: string, value: unknown): object => ({
  fieldFilter: { field: { fieldPath: path }, op, value: encode(value) },
});
const composite = (op: "AND" | "OR", ...filters: readonly object[]): object => ({ compositeFilter: { op, filters } });
const orderBy = [{ field: { fieldPath: "a" } }];

const queries: Readonly<Record<string, object>> = {
  all: {},
  "a == 1": { where: where("a", "EQUAL", 1) },
  "a == 1.0": { where: where("a", "EQUAL", new Raw(double(1))) },
  "a == 2": { where: where("a", "EQUAL", 2) },
  "a >= 1": { where: where("a", "GREATER_THAN_OR_EQUAL", 1) },
  "a <= 5": { where: where("a", "LESS_THAN_OR_EQUAL", 5) },
  "a != 2": { where: where("a", "NOT_EQUAL", 2) },
  "a in [1, 2]": { where: where("a", "IN", [1, 2]) },
  "a not-in [2]": { where: where("a", "NOT_IN", [2]) },
  "owner == alice": { where: where("owner", "EQUAL", "alice") },
  "tags contains x": { where: where("tags", "ARRAY_CONTAINS", "x") },
  "tags contains x or y": { where: where("tags", "ARRAY_CONTAINS_ANY", ["x", "y"]) },
  "a == 1 and b == x": { where: composite("AND", where("a", "EQUAL", 1), where("b", "EQUAL", "x")) },
  "a == 1 or b == x": { where: composite("OR", where("a", "EQUAL", 1), where("b", "EQUAL", "x")) },
  "a == 1 or a == 2": { where: composite("OR", where("a", "EQUAL", 1), where("a", "EQUAL", 2)) },
  "name == k0": { where: where("__name__", "EQUAL", new Raw({ referenceValue: `${root}/c/k0` })) },
  "m.x == 1": { where: where("m.x", "EQUAL", 1) },
  "m == {x: 1}": { where: where("m", "EQUAL", { x: 1 }) },
  "nul is null": { where: { unaryFilter: { field: { fieldPath: "nul" }, op: "IS_NULL" } } },
  "flag == true": { where: where("flag", "EQUAL", true) },
  "ts <= 2020": { where: where("ts", "LESS_THAN_OR_EQUAL", new Date("2020-01-01")) },
  "by a": { orderBy },
  "limit 5": { limit: 5 },
  "a == 1, limit 5, offset 1": { where: where("a", "EQUAL", 1), limit: 5, offset: 1 },
  "b of all": { select: { fields: [{ fieldPath: "b" }] } },
  "by a from 1": { orderBy, startAt: { values: [encode(1)], before: true } },
};

const good = { a: 1, b: "x", owner: "alice", tags: ["x", "y"], m: { x: 1 }, flag: true, nul: null, ts: new Date("2019-01-01") };
const bad = { a: 9, b: "z", owner: "bob", tags: ["q"], m: { x: 2 }, flag: false, hidden: 1, ts: new Date("2100-01-01") };
const contents: Readonly<Record<string, readonly Encoded[]>> = { empty: [], good: [good, good], mixed: [good, bad] };

const rulesOf = (condition: string): string =>
  `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { match /c/{doc} { allow list: if ${condition}; } } }`;

async function answersOf(side: Side, condition: string): Promise<readonly string[]> {
  const refused = await side.put(rulesOf(condition));
  if (refused !== undefined) throw new Error(refused);
  return Promise.all(
    Object.values(queries).map(async (query) => {
      const answer = await side.ask("POST", `${root}:runQuery`, { structuredQuery: { from: [{ collectionId: "c" }], ...query } }, "alice");
      const status = errorStatus(answer);
      if (status !== "ok") return status === "PERMISSION_DENIED" ? "denied" : status;
      return String((answer.body as readonly object[]).filter((row) => "document" in row).length);
    }),
  );
}

/** List rules × queries: for each content of the collection, the number of documents found, or that the query is denied. */
export async function compareLists(sides: Sides): Promise<Difference[]> {
  const answersByName = new Map<string, { official: string[]; ours: string[] }>();
  for (const documents of Object.values(contents)) {
    await both(sides, async (side) => {
      await side.clear();
      const others = ["ex/one", "ex/x"].map((path) => update(path, { v: 1 }));
      await side.commit([...documents.map((fields, index) => update(`c/k${index}`, fields)), ...others]);
    });
    for (const condition of conditions) {
      const answers = await both(sides, (side) => answersOf(side, condition));
      Object.keys(queries).forEach((query, index) => {
        const name = `${condition} | ${query}`;
        const lines = answersByName.get(name) ?? { official: [], ours: [] };
        lines.official.push(answers.official[index]!);
        lines.ours.push(answers.ours[index]!);
        answersByName.set(name, lines);
      });
    }
  }
  return [...answersByName].map(([name, { official, ours }]) => ({
    part: "lists",
    name,
    official: official.join(", "),
    ours: ours.join(", "),
  }));
}
