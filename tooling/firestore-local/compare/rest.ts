import type { Difference } from "./difference.ts";
import {
  both,
  double,
  encode,
  encodeFields,
  errorStatus,
  project,
  Raw,
  root,
  update,
  type Answer,
  type Encoded,
  type Sides,
} from "./sides.ts";
import { valuesOfRest } from "./restValues.ts";

type Step = readonly [method: string, path: string, body?: unknown];

const commit = (...writes: readonly unknown[]): Step => ["POST", `${root}:commit`, { writes }];
const get = (path: string): Step => ["GET", `${root}/${path}`];
const post = (path: string, body: unknown = {}): Step => ["POST", `${root}${path}`, body];
const patch = (path: string, fields: Encoded): Step => ["PATCH", `${root}/${path}`, { fields: encodeFields(fields) }];
const remove = (path: string, more: object = {}): object => ({ delete: `${root}/${path}`, ...more });
const masked = (path: string, fields: Encoded, ...fieldPaths: readonly string[]): object =>
  update(path, fields, { updateMask: { fieldPaths } });
const condition = (currentDocument: object): object => ({ currentDocument });
const transform = (fieldPath: string, how: string, value: object): object => ({ fieldPath, [how]: value });
const transformed = (path: string, fields: Encoded, ...updateTransforms: readonly object[]): object =>
  update(path, fields, { updateTransforms });
const whole = (value: number | string): object => ({ integerValue: String(value) });
const past = { updateTime: "2020-01-01T00:00:00.000000Z" };

/** A document put in place, masked, and read again. */
const afterMask = (before: Encoded, fields: Encoded, ...fieldPaths: readonly string[]): readonly Step[] => [
  commit(update("c/m", before)),
  commit(masked("c/m", fields, ...fieldPaths)),
  get("c/m"),
];

/** A document written with transforms and read again. */
const afterTransforms = (fields: Encoded, ...transforms: readonly object[]): readonly Step[] => [
  commit(remove("c/t")),
  commit(transformed("c/t", fields, ...transforms)),
  get("c/t"),
];

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

const preconditions: Readonly<Record<string, readonly Step[]>> = {
  "create, and read": [commit(update("c/a", { x: 1 })), get("c/a")],
  "create twice": [commit(update("c/b", {}, condition({ exists: false }))), commit(update("c/b", {}, condition({ exists: false })))],
  "update of none": [commit(update("c/none", {}, condition({ exists: true })))],
  "delete of none": [commit(remove("c/none"))],
  "delete of none that must be": [commit(remove("c/none", condition({ exists: true })))],
  "delete of none that must not be": [commit(remove("c/none", condition({ exists: false })))],
  "delete of one that must not be": [commit(remove("c/a", condition({ exists: false })))],
  "another update time": [commit(update("c/a", {}, condition(past)))],
  "update time of none": [commit(update("c/none", {}, condition(past)))],
  "empty precondition": [commit(update("c/a", {}, condition({})))],
  verify: [
    commit({ verify: `${root}/c/a`, ...condition({ exists: true }) }),
    commit({ verify: `${root}/c/none`, ...condition({ exists: true }) }),
    commit({ verify: `${root}/c/none`, ...condition({ exists: false }) }),
  ],
};

const masks: Readonly<Record<string, readonly Step[]>> = {
  "a field below, a field gone": afterMask({ a: 1, b: { c: 1, d: 2 } }, { b: { c: 5 } }, "b.c", "a"),
  "nested field gone": afterMask({ a: { b: { c: 1 } } }, {}, "a.b.c"),
  "below a number": afterMask({ a: 1 }, { a: { b: 2 } }, "a.b"),
  "gone below a number": afterMask({ a: 1 }, {}, "a.b"),
  "gone below nothing": afterMask({ z: 1 }, {}, "a.b"),
  "empty mask": afterMask({ a: 1 }, { q: 2 }),
  "empty mask of none": [commit(masked("c/mm", { q: 2 })), get("c/mm")],
  "field outside the mask": afterMask({}, { a: 1, b: 2 }, "a"),
  "field and its parent": afterMask({}, { a: { b: 1 } }, "a", "a.b"),
  "field twice": afterMask({}, { a: 1 }, "a", "a"),
  quoted: afterMask({}, { "a.b": 1, "x y": 2, "`": 3, "\\": 4, "1a": 5, é: 6 }, "`a.b`", "`x y`", "`\\``", "`\\\\`", "`1a`", "`é`"),
  ...Object.fromEntries(
    ["x y", "é", "1a", "a-b", "", "a..b", "`a", "__name__"].map((path) => [`unquoted "${path}"`, afterMask({}, { [path]: 2 }, path)]),
  ),
};

const names: Readonly<Record<string, readonly Step[]>> = {
  ...Object.fromEntries(
    ["__x__", "__x", "", "x".repeat(1500), "x".repeat(1501)].map((name) => [
      `field ${name.slice(0, 8)} of ${name.length}`,
      [commit(update("c/f", { [name]: 2 }))],
    ]),
  ),
  "nested field __x__": [commit(update("c/f", { a: { __x__: 2 } }))],
  ...Object.fromEntries(
    [".", "..", "__x__", "__id7__", "a".repeat(1500), "a".repeat(1501), " ", "é", "%2F", "a.b", "__", "__a", "~", "*", "[", "😀"].map(
      (id) => [`document ${id.slice(0, 8)} of ${id.length}`, [commit(update(`ids/${id}`, {}))]],
    ),
  ),
  ...Object.fromEntries(
    ["__x__", ".", "..", "a".repeat(1501), "__x"].map((id) => [
      `collection ${id.slice(0, 8)} of ${id.length}`,
      [commit(update(`${id}/a`, {}))],
    ]),
  ),
  ...Object.fromEntries(["c", "c/a/b", "c/a/", "c//a/b"].map((path) => [`document at ${path}`, [commit(update(path, {}))]])),
};

const transforms: Readonly<Record<string, readonly Step[]>> = {
  increments: afterTransforms(
    { n: 1, f: 1.5, s: "x", big: 9_223_372_036_854_775_807n },
    transform("n", "increment", whole(5)),
    transform("f", "increment", whole(1)),
    transform("s", "increment", whole(3)),
    transform("big", "increment", whole(1)),
    transform("new", "increment", double(2.5)),
  ),
  "increment of an integer by a fraction": afterTransforms({ n: 1 }, transform("n", "increment", double(0.5))),
  "increment by text": afterTransforms({}, transform("n", "increment", { stringValue: "1" })),
  "increment by NaN": afterTransforms({ n: 1 }, transform("n", "increment", double(Number.NaN))),
  "maximum and minimum": afterTransforms(
    { a: 5, b: 5, c: new Raw(double(2)), e: "x" },
    transform("a", "maximum", double(5)),
    transform("b", "minimum", whole(3)),
    transform("c", "maximum", double(2)),
    transform("d", "minimum", whole(3)),
    transform("e", "maximum", whole(1)),
  ),
  "maximum of NaN": afterTransforms(
    { a: 5, b: Number.NaN },
    transform("a", "maximum", double(Number.NaN)),
    transform("b", "maximum", whole(1)),
  ),
  union: afterTransforms(
    { l: [1, "a", 1, { a: 1, b: 2 }] },
    transform("l", "appendMissingElements", { values: [encode(1), encode("b"), encode("b"), double(1), encode({ b: 2, a: 1 })] }),
  ),
  "union with a number": afterTransforms({ l: 5 }, transform("l", "appendMissingElements", { values: [encode(1)] })),
  "union of an array": afterTransforms({ l: [] }, transform("l", "appendMissingElements", { values: [encode([1])] })),
  removal: afterTransforms(
    { l: [1, "a", 1, { x: 1 }, null, Number.NaN] },
    transform("l", "removeAllFromArray", { values: [double(1), encode({ x: 1 }), encode(null), encode(Number.NaN)] }),
  ),
  "transform alone of none": [
    commit({ transform: { document: `${root}/c/tt`, fieldTransforms: [transform("n", "increment", whole(5))] } }),
    get("c/tt"),
  ],
  "no transform": [commit({ transform: { document: `${root}/c/t`, fieldTransforms: [] } })],
  "one field twice": afterTransforms({}, transform("n", "increment", whole(5)), transform("n", "increment", whole(5))),
  "field and its parent": afterTransforms({}, transform("n", "increment", whole(5)), transform("n.a", "increment", whole(5))),
  "below a number": afterTransforms({ n: 10 }, transform("n.a", "increment", whole(5))),
  "of the name": afterTransforms({}, transform("__name__", "increment", whole(5))),
  "500 and 501": [500, 501].map((count) =>
    commit(transformed("c/t5", {}, ...Array.from({ length: count }, (_, index) => transform(`f${index}`, "increment", whole(1))))),
  ),
};

const commits: Readonly<Record<string, readonly Step[]>> = {
  "create, update and delete": [
    commit(update("c/s1", { x: 1 }), update("c/s1", { x: 2 }, condition({ exists: true })), remove("c/s1")),
    get("c/s1"),
  ],
  "create, delete and create": [
    commit(update("c/s2", { x: 1 }), remove("c/s2"), update("c/s2", { x: 3 }, condition({ exists: false }))),
    get("c/s2"),
  ],
  "one document twice": [commit(update("c/s3", { x: 1 }), masked("c/s3", { y: 1 }, "y")), get("c/s3")],
  "all or nothing": [commit(update("c/s4", {}), update("c/none", {}, condition({ exists: true }))), get("c/s4")],
  empty: [commit(), post(":commit")],
  "501 writes": [commit(...Array.from({ length: 501 }, (_, index) => update(`w/k${index}`, {})))],
  "unknown write": [commit({ foo: 1 })],
  "two in one": [commit({ update: { name: `${root}/c/a`, fields: {} }, delete: `${root}/c/a` })],
  "unknown member": [commit({ update: { name: `${root}/c/a`, fields: {}, foo: 1 } }), post(":commit", { writes: [], foo: 1 })],
  "unknown transaction": [post(":commit", { writes: [], transaction: "AAAA" }), post(":rollback", { transaction: "AAAA" })],
  "no JSON": [post(":commit", "{nope"), post(":commit", "[]")],
};

const documents: Readonly<Record<string, readonly Step[]>> = {
  "post twice": [post("/pc?documentId=x1", { fields: {} }), post("/pc?documentId=x1", { fields: {} })],
  "post of bad names": [post("/pc?documentId=a/b", { fields: {} }), post("/pc?documentId=__x__", { fields: {} })],
  patch: [patch("pc/p1", { a: 1 }), patch("pc/p1?updateMask.fieldPaths=b", { b: 1 }), get("pc/p1")],
  "patch with conditions": [
    patch("pc/nope?currentDocument.exists=true", { b: 1 }),
    patch("pc/p1?currentDocument.exists=false", { b: 1 }),
    patch("pc/p1?currentDocument.exists=maybe", { b: 1 }),
  ],
  delete: ["", "", "?currentDocument.exists=true"].map((condition) => ["DELETE", `${root}/pc/p1${condition}`] as const),
  "get of none": [get("c/zzz")],
  "parts of a document": [
    commit(update("c/g", { a: 1, b: { c: 1, d: 2 } })),
    ...["b.c", "q", "b.c&mask.fieldPaths=a"].map((mask) => get(`c/g?mask.fieldPaths=${mask}`)),
  ],
  "another database": [["GET", `projects/${project}/databases/other/documents/c/a`]],
  "unknown parameter": [get("c/g?foo=1")],
  "several at once": [
    post(":batchGet", { documents: ["g", "zz", "g"].map((id) => `${root}/c/${id}`) }),
    post(":batchGet", { documents: [`${root}/c/g`], mask: { fieldPaths: ["a"] } }),
    post(":batchGet", { documents: [] }),
    post(":batchGet", { documents: [`${root}/c`] }),
  ],
  "names of collections": [post(":listCollectionIds"), post("/c/a:listCollectionIds")],
};

const sizes: Readonly<Record<string, readonly Step[]>> = {
  ...Object.fromEntries(
    [18, 19, 20, 21].map((depth) => [`${depth} maps in one another`, [commit(update("c/depth", { m: nested(depth) }))]]),
  ),
  "array in an array": [commit(update("c/na", { l: [[1]] })), commit(update("c/na", { l: [{ a: [1] }] }))],
  ...Object.fromEntries(
    [1_048_400, 1_048_487, 1_048_488].map((length) => [`text of ${length}`, [commit(update("c/big", { t: "x".repeat(length) }))]]),
  ),
  "two texts of half a document": [
    commit(update("c/big", { a: "x".repeat(524_000), b: "x".repeat(524_000) })),
    commit(update("c/big", { a: "x".repeat(525_000), b: "x".repeat(525_000) })),
  ],
};

const stored: Readonly<Record<string, readonly Step[]>> = Object.fromEntries(
  Object.entries(valuesOfRest).map(([name, value]) => [
    name,
    [
      commit({ update: { name: `${root}/vals/${name.replaceAll(/\W/g, "")}`, fields: { v: value } } }),
      get(`vals/${name.replaceAll(/\W/g, "")}`),
    ],
  ]),
);

const scenarios: Readonly<Record<string, Readonly<Record<string, readonly Step[]>>>> = {
  precondition: preconditions,
  mask: masks,
  name: names,
  transform: transforms,
  commit: commits,
  document: documents,
  size: sizes,
  value: stored,
};

const times = new Set(["updateTime", "createTime", "commitTime", "readTime"]);

/** Without times, and without members that are empty: Google's leaves them out. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value)
    .filter(([key]) => !times.has(key))
    .map(([key, member]) => [key, comparable(member)] as const)
    .filter(([, member]) => !["{}", "[]"].includes(JSON.stringify(member)));
  return Object.fromEntries(entries.toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

function summaryOf(answer: Answer): string {
  const status = errorStatus(answer);
  return status === "ok" ? JSON.stringify(comparable(answer.body)).slice(0, 1000) : status;
}

/** Requests of the REST interface as the owner, one after the other: their answers, and what is stored then. */
export async function compareRest(sides: Sides): Promise<Difference[]> {
  const results: Difference[] = [];
  for (const [group, named] of Object.entries(scenarios))
    for (const [name, steps] of Object.entries(named)) {
      const answers = await both(sides, async (side) => {
        const summaries: string[] = [];
        for (const [method, path, body] of steps) summaries.push(summaryOf(await side.ask(method, path, body)));
        return summaries;
      });
      const [official, ours] = [answers.official.join("; "), answers.ours.join("; ")];
      results.push({ part: "rest", name: `${group}: ${name}`, official, ours });
    }
  return results;
}
