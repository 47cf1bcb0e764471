import type { Difference } from "./difference.ts";
import type { Draw } from "./seed.ts";
import { both, double, encode, Raw, root, update, type Answer, type Encoded, type Side, type Sides } from "./sides.ts";

const reference = (path: string): Raw => new Raw({ referenceValue: `${root}/${path}` });
const point = (latitude: number, longitude: number): Raw => new Raw({ geoPointValue: { latitude, longitude } });
const vector = (...numbers: readonly number[]): Raw =>
  new Raw({ mapValue: { fields: { __type__: { stringValue: "__vector__" }, value: { arrayValue: { values: numbers.map(double) } } } } });

/** Values of every type, with their neighbours in the order. -0 is left out: Google's stores it as 0. */
const rowsOfValues: readonly (readonly unknown[])[] = [
  [null, false, true, Number.NaN, Number.NEGATIVE_INFINITY, -3, 0, 0.5, 1, new Raw(double(1)), 2, 2.5],
  [9_007_199_254_740_993n, new Raw(double(9_007_199_254_740_992)), 9_223_372_036_854_775_807n, Number.POSITIVE_INFINITY],
  [new Date("2020-01-01"), new Raw({ timestampValue: "2020-01-01T00:00:00.000001Z" })],
  ["", "A", "a", "aa", "é", "z", "\uffff", "😀", "10", "9"],
  [new Uint8Array(), new Uint8Array([0]), new Uint8Array([255])],
  [reference("c/a"), reference("c/b"), reference("c/a/s/x"), point(-1, 5), point(1, -5), point(1, 5)],
  [[], [1], [1, 2], ["a"], [null], [{ a: 1 }], vector(1), vector(1, 0)],
  [{}, { a: 1 }, { a: 2 }, { a: 1, b: 1 }, { b: 0 }, { a: { x: 1 } }, { A: 1 }],
];
const values = rowsOfValues.flat();

const documents: readonly (readonly [path: string, fields: Encoded])[] = [
  ...values.map(
    (v, index) => [`c/v${String(index).padStart(2, "0")}`, { v, k: index % 3, t: ["p", "q", "r"].slice(0, index % 4) }] as const,
  ),
  ...(
    [
      ["none", { k: 1 }],
      ["none2", {}],
      ["m1", { v: 1, m: { x: 1, y: "b" }, k: 0 }],
      ["m2", { v: 1, m: { x: 2 }, k: 2 }],
      ["m3", { m: 5 }],
      ["Z", { v: 1 }],
      ["é", { v: 2 }],
      ["10", { v: 2 }],
      ["9", { v: 3 }],
      ["😀", { v: 4 }],
      ["\uffff", { v: 4 }],
      ["a/c/x", { v: 1 }],
      ["a/s/x", { v: 1 }],
    ] as const
  ).map(([id, fields]) => [`c/${id}`, fields] as const),
  ...Array.from(
    { length: 20 },
    (_, index) => [`p/a${index % 4}/c/s${index}`, { v: index % 5, k: index % 2, t: [index % 3, "p"] }] as const,
  ),
  ["p/a1", { v: 1 }],
  ["p/a2", {}],
  ["cc/x", { v: 1 }],
];

const comparisons = ["EQUAL", "EQUAL", "LESS_THAN", "LESS_THAN_OR_EQUAL", "GREATER_THAN", "GREATER_THAN_OR_EQUAL", "NOT_EQUAL"];
const field = (fieldPath: string): object => ({ field: { fieldPath } });

function drawFilter(draw: Draw, depth: number): object {
  const { pick, chance, number } = draw;
  if (depth > 0 && chance(0.35)) {
    const filters = Array.from({ length: 1 + Math.floor(number() * 3) }, () => drawFilter(draw, depth - 1));
    return { compositeFilter: { op: pick(["AND", "OR"]), filters } };
  }
  const path = pick(["v", "v", "v", "k", "k", "m.x", "m", "t", "__name__", "missing"]);
  const filter = (op: string, value: unknown): object => ({ fieldFilter: { ...field(path), op, value: encode(value) } });
  if (path === "__name__") {
    const op = pick(["EQUAL", "LESS_THAN", "GREATER_THAN_OR_EQUAL", "IN"]);
    const name = reference(pick(["c/v05", "c/v20", "c/zz"]));
    return filter(op, op === "IN" ? [name] : name);
  }
  if (path === "t")
    return pick([
      filter("ARRAY_CONTAINS", pick(["p", "q", 1])),
      filter("ARRAY_CONTAINS_ANY", [pick(["p", "q"]), "r"]),
      filter("EQUAL", ["p"]),
    ]);
  if (chance(0.12)) return { unaryFilter: { ...field(path), op: pick(["IS_NULL", "IS_NAN", "IS_NOT_NULL", "IS_NOT_NAN"]) } };
  const value = (): unknown => {
    if (path === "v") return pick(values);
    if (path === "m") return pick([{ x: 2 }, 5]);
    return pick(path === "k" ? [0, 1, 2] : [1, 2, "a"]);
  };
  if (chance(0.25)) return filter(pick(["IN", "NOT_IN"]), Array.from({ length: 1 + Math.floor(number() * 3) }, value));
  return filter(pick(comparisons), value());
}

function drawQuery(draw: Draw): object {
  const { pick, chance, number } = draw;
  const orders = chance(0.5) ? Array.from({ length: chance(0.3) ? 2 : 1 }, () => pick(["v", "k", "m.x", "__name__", "missing"])) : [];
  const cursor = {
    values: orders
      .slice(0, 1 + Math.floor(number() * orders.length))
      .map((path) => encode(path === "__name__" ? reference(pick(["c/v05", "c/v30"])) : pick(values))),
    before: chance(0.5),
  };
  const selected = pick([["v"], ["__name__"], [], ["m.x", "k"]]);
  return {
    from: [{ collectionId: pick(["c", "c", "c", "c", "p", "nope"]), ...(chance(0.25) && { allDescendants: true }) }],
    ...(chance(0.75) && { where: drawFilter(draw, 2) }),
    ...(orders.length > 0 && { orderBy: orders.map((path) => ({ ...field(path), ...(chance(0.4) && { direction: "DESCENDING" }) })) }),
    ...(orders.length > 0 && chance(0.4) && { [pick(["startAt", "endAt"])]: cursor }),
    ...(chance(0.4) && { limit: pick([1, 2, 5, 50]) }),
    ...(chance(0.15) && { offset: pick([0, 1, 3, 100]) }),
    ...(chance(0.15) && { select: { fields: selected.map((fieldPath) => ({ fieldPath })) } }),
  };
}

/** The names found with their fields, in order; the results of aggregations; or the error, with Google's message, which identifies it. */
function summaryOf({ body }: Answer): string {
  const rows = (Array.isArray(body) ? body : [body]) as readonly {
    error?: { status: string; message: string };
    document?: { name: string; fields?: object };
    result?: object;
  }[];
  const [first] = rows;
  if (first?.error) return `${first.error.status}: ${first.error.message.split("\n")[0]}`;
  if (first?.result) return JSON.stringify(first.result);
  return rows
    .flatMap(({ document }) => document ?? [])
    .map(({ name, fields = {} }) => `${name.slice(root.length + 1)}{${Object.keys(fields).toSorted().join()}}`)
    .join(" ");
}

/** Random queries and aggregations over values of all types: order, cursors, filters, limits, groups. */
export async function compareQueries(sides: Sides, draw: Draw, count: number): Promise<Difference[]> {
  await both(sides, (side) => side.commit(documents.map(([path, fields]) => update(path, fields))));
  const { pick, chance } = draw;
  const requests = Array.from({ length: count }, () => {
    const structuredQuery = drawQuery(draw);
    const parent = `${root}${chance(0.12) ? "/p/a1" : ""}`;
    if (!chance(0.12)) return { path: `${parent}:runQuery`, body: { structuredQuery } };
    const aggregations = [
      { alias: "n", count: {} },
      { alias: "s", sum: field(pick(["v", "k"])) },
      { alias: "a", avg: field("k") },
    ];
    return { path: `${parent}:runAggregationQuery`, body: { structuredAggregationQuery: { structuredQuery, aggregations } } };
  });
  const ask = (side: Side): Promise<readonly string[]> =>
    Promise.all(requests.map(async ({ path, body }) => summaryOf(await side.ask("POST", path, body))));
  const answers = await both(sides, ask);
  return requests.map(({ path, body }, index) => {
    const [official, ours] = [answers.official[index]!, answers.ours[index]!];
    const areErrors = [official, ours].every((answer) => answer.startsWith("INVALID_ARGUMENT: "));
    return { part: "queries", name: `${path.slice(root.length)} ${JSON.stringify(body)}`, official, ours: areErrors ? official : ours };
  });
}
