import { both, encode, errorStatus, root, update, type Sides } from "./sides.ts";
import type { Difference } from "./difference.ts";

/** Rules about documents of the collection `c`, by name. */
const rules: Readonly<Record<string, string>> = {
  "create only": "allow create: if true;",
  "update only": "allow update: if true;",
  "delete only": "allow delete: if true;",
  "get only": "allow get: if true;",
  write: "allow write: if true;",
  "resource by method": "allow create: if resource == null; allow update: if resource != null; allow delete: if resource != null;",
  "n is 1": "allow write: if request.resource.data.n == 1;",
  "n is 2": "allow write: if request.resource.data.n == 2;",
  "n alone": "allow write: if request.resource.data.keys().hasOnly(['n']);",
  "at is the time": "allow write: if request.resource.data.at == request.time;",
  "n changes alone": "allow update: if request.resource.data.diff(resource.data).affectedKeys().hasOnly(['n']);",
  "nothing left": "allow delete: if request.resource == null;",
  "n was 1": "allow delete: if resource.data.n == 1;",
  "x exists after": "allow write: if existsAfter(/databases/$(database)/documents/o/x);",
  "x existed": "allow write: if exists(/databases/$(database)/documents/o/x);",
  "n is 2 after": "allow write: if getAfter(/databases/$(database)/documents/c/$(doc)).data.n == 2;",
  "n was 1 before": "allow write: if get(/databases/$(database)/documents/c/$(doc)).data.n == 1;",
  "x is 6 after": "allow write: if getAfter(/databases/$(database)/documents/o/x).data.n == 6;",
  "method create": "allow write: if request.method == 'create';",
  "method update": "allow write: if request.method == 'update';",
  "m is whole": "allow write: if request.resource.data.m == {'a': 1, 'b': 2};",
  "after is what is written": "allow write: if getAfter(/databases/$(database)/documents/c/$(doc)).data == request.resource.data;",
  "ten read": `allow write: if ${Array.from({ length: 10 }, (_, index) => `!exists(/databases/$(database)/documents/n/a${index})`).join(" && ")};`,
  "eleven read": `allow write: if ${Array.from({ length: 11 }, (_, index) => `!exists(/databases/$(database)/documents/n/a${index})`).join(" && ")};`,
  "three read per write": `allow write: if ${[0, 1, 2].map((index) => `!exists(/databases/$(database)/documents/n/$(doc + '${index}'))`).join(" && ")};`,
};

const exists = (there: boolean): object => ({ currentDocument: { exists: there } });
const mask = (...fieldPaths: readonly string[]): object => ({ updateMask: { fieldPaths } });
const remove = (path: string, more: object = {}): object => ({ delete: `${root}/${path}`, ...more });
const increment = { ...mask(), updateTransforms: [{ fieldPath: "n", increment: { integerValue: "1" } }] };
const atRequestTime = { updateTransforms: [{ fieldPath: "at", setToServerValue: "REQUEST_TIME" }] };
const document = { n: 1, m: { a: 1, b: 2 } };

/** Commits by name: the documents before, and the writes. */
const commits: Readonly<Record<string, readonly [before: readonly object[], writes: readonly object[]]>> = {
  set: [[], [update("c/d1", { n: 1 })]],
  create: [[], [update("c/d1", { n: 1 }, exists(false))]],
  overwrite: [[update("c/d1", document)], [update("c/d1", { n: 2 })]],
  "update n": [[update("c/d1", document)], [update("c/d1", { n: 2 }, { ...mask("n"), ...exists(true) })]],
  "update of none": [[], [update("c/d1", { n: 2 }, exists(true))]],
  "create of one": [[update("c/d1", document)], [update("c/d1", { n: 2 }, exists(false))]],
  delete: [[update("c/d1", document)], [remove("c/d1")]],
  "delete of none": [[], [remove("c/d1")]],
  "delete of none that must be": [[], [remove("c/d1", exists(true))]],
  "nested field": [[update("c/d1", { n: 1, m: { a: 1, b: 9 } })], [update("c/d1", { m: { b: 2 } }, mask("m.b"))]],
  increment: [[update("c/d1", document)], [update("c/d1", {}, increment)]],
  "increment of none": [[], [update("c/d1", {}, increment)]],
  "server time": [[update("c/d1", document)], [update("c/d1", { n: 1 }, atRequestTime)]],
  union: [
    [update("c/d1", { l: [1] })],
    [update("c/d1", {}, { ...mask(), updateTransforms: [{ fieldPath: "l", appendMissingElements: { values: [encode(1), encode(2)] } }] })],
  ],
  "two documents": [[], [update("c/d1", { n: 1 }), update("c/d2", { n: 1 })]],
  "the second is bad": [[], [update("c/d1", { n: 1 }), update("c/d2", { n: 7 })]],
  "one document twice": [[], [update("c/d1", { n: 1 }), update("c/d1", { n: 2 })]],
  "create and delete": [[], [update("c/d1", { n: 1 }), remove("c/d1")]],
  "with another": [[], [update("c/d1", { n: 1 }), update("o/x", { n: 5 })]],
  "delete of another": [[update("o/x", { n: 5 })], [update("c/d1", { n: 1 }), remove("o/x")]],
  "increment of another": [[update("o/x", { n: 5 })], [update("c/d1", { n: 1 }), update("o/x", {}, increment)]],
  "seven documents": [[], Array.from({ length: 7 }, (_, index) => update(`c/s${index}`, { n: 1 }))],
  verify: [[update("c/d1", document)], [{ verify: `${root}/c/d1`, ...exists(true) }]],
  empty: [[], []],
  "where no rule is": [[], [update("zz/d1", { n: 1 })]],
};

/** Small rules × commits: the answer of the commit. */
export async function compareWrites(sides: Sides): Promise<Difference[]> {
  const results: Difference[] = [];
  for (const [rule, allow] of Object.entries(rules)) {
    const text = `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { match /c/{doc} { ${allow} } match /o/{doc} { allow read, write: if true; } } }`;
    const answers = await both(sides, async (side) => {
      const refused = await side.put(text);
      if (refused !== undefined) throw new Error(refused);
      const statuses: string[] = [];
      for (const [before, writes] of Object.values(commits)) {
        await side.clear();
        if (before.length > 0) await side.commit(before);
        statuses.push(errorStatus(await side.commit(writes, "alice")));
      }
      return statuses;
    });
    Object.keys(commits).forEach((name, index) =>
      results.push({ part: "writes", name: `${rule}: ${name}`, official: answers.official[index]!, ours: answers.ours[index]! }),
    );
  }
  return results;
}
