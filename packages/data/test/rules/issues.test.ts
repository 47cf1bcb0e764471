import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { issueId } from "../../src/documents/issue.ts";
import { addressOf, tokenOf } from "@tooling/testing/documents";
import { openFirestore, putRules, rulesText, type TestFirestore } from "../server.ts";
import { home } from "./cells.ts";

/**
 * Whatever an owner sends, and however often: the link of an issued report leads to the issued content, or to nothing. Requests are drawn from existing
 * documents, so that many are granted; those that would change a report are tried with every id, time and path seen so far.
 */

let server: TestFirestore;
beforeAll(async () => {
  server = await openFirestore();
});
afterAll(() => server.close());

type Values = Readonly<Record<string, object>>;
interface Stored {
  readonly path: string;
  readonly fields: Values;
}

const projects = ["A", "B"] as const;
const pathOfProject = (name: string): string => `${home}/projects/${name}`;
const pathOfFile = (name: string): string => `${pathOfProject(name)}/boqs/F`;
const pathOfRevision = (name: string, id: string): string => `${pathOfFile(name)}/revisions/${id}`;

const timeOf = (value: { readonly timestampValue?: string } | undefined): string | undefined => value?.timestampValue;
/** A time of the server, with all digits. */
function serverTime(text: string): { readonly seconds: number; readonly nanoseconds: number } {
  const [, digits = ""] = /\.(\d+)Z$/.exec(text) ?? [];
  return { seconds: Math.floor(Date.parse(text) / 1000), nanoseconds: Number(digits.padEnd(9, "0")) };
}

const text = (value: string): object => ({ stringValue: value });
const map = (fields: object): object => ({ mapValue: { fields } });
const content: Values = {
  calculatorVersion: { integerValue: "1" },
  engineVersion: text("0.1.0"),
  data: map({ input: map({}), results: map({}) }),
};
const hashes = ["0".repeat(64), `${"0".repeat(20)}${"1".repeat(44)}`, "2".repeat(64)];
const issuedFields = (hash: string, issuedBy: string, revision: string): Values => ({
  ...content,
  note: text(""),
  issue: map({
    ...Object.fromEntries(
      ["file", "project", "company", "location", "projectNumber", "preparedBy", "checkedBy"].map((name) => [name, text("")]),
    ),
    revision: text(revision),
    issuedBy: text(issuedBy),
    issuedAt: text("2026-11-25T16:50:53.000Z"),
    hash: text(hash),
  }),
});

const asks = ["createdAt", "updatedAt", "movedAt", "importedAt"] as const;
/** A drawn write: its operation, and the documents seen so far to which it applies. */
const drawn = fc.record({
  kind: fc.constantFrom(
    "file",
    "file",
    "move",
    "remove file",
    "issue",
    "issue",
    "issue",
    "move issue",
    "remove issue",
    "remove issue",
    "plain",
    "project",
    "remove project",
  ),
  from: fc.constantFrom(...projects),
  to: fc.constantFrom(...projects),
  id: fc.nat(7),
  time: fc.nat(5),
  hash: fc.constantFrom(...hashes),
  revision: fc.constantFrom("A", "B"),
  issuedBy: fc.constantFrom(addressOf("alice"), addressOf("alice"), addressOf("alice"), addressOf("boss")),
  createdAt: fc.constantFrom("now", "now", "now", "past"),
  isImported: fc.constantFrom(false, false, false, true),
  isChanged: fc.constantFrom(false, false, false, true),
  movedAt: fc.constantFrom("now", "now", "now", "seen"),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

/** A run of an owner against rules, with the observed issued reports. */
function openRun(name: string) {
  const documents = `projects/${name}/databases/(default)/documents`;
  const ask = (method: string, path: string, bearer: string, body?: object) =>
    server.transport({ method, path, authorization: `Bearer ${bearer}`, body });
  const list = async (collectionId: string): Promise<readonly Stored[]> => {
    const query = { structuredQuery: { from: [{ collectionId, allDescendants: true }] } };
    const { body } = await ask("POST", `${documents}:runQuery`, "owner", query);
    return (body as { readonly document?: { readonly name: string; readonly fields: Values } }[]).flatMap(({ document }) =>
      document ? [{ path: document.name.slice(documents.length + 1), fields: document.fields }] : [],
    );
  };
  const ids = new Set(["plain"]);
  const times = new Set(["2020-01-01T00:00:00Z"]);
  const links = new Map<string, string>();
  const counts = { granted: 0, issued: 0, gone: 0, moved: 0 };

  const write = (path: string, fields: Values | undefined): object => {
    if (fields === undefined) return { delete: `${documents}/${path}` };
    const isNow = (key: string): boolean => fields[key] !== undefined && "now" in fields[key];
    return {
      update: { name: `${documents}/${path}`, fields: Object.fromEntries(Object.entries(fields).filter(([key]) => !isNow(key))) },
      updateTransforms: asks.filter(isNow).map((fieldPath) => ({ fieldPath, setToServerValue: "REQUEST_TIME" })),
    };
  };
  const now = { now: true };
  const seen = (all: ReadonlySet<string>, index: number): string => [...all][index % all.size]!;

  const writesOf = (files: readonly Stored[], revisions: readonly Stored[], drawing: Drawn): readonly object[] => {
    const { kind, from, to, id, time, isChanged } = drawing;
    const source = files.find(({ path }) => path === pathOfFile(from));
    const fields: Values = { ...content, name: text("Room"), updatedAt: now };
    // Mostly an existing one.
    const there = revisions.filter(({ path }) => path.startsWith(`${pathOfFile(from)}/`)).map(({ path }) => path.split("/").at(-1)!);
    const named = id < 6 && there.length > 0 ? there[id % there.length]! : seen(ids, id);
    switch (kind) {
      case "project":
        return [write(pathOfProject(from), { name: text("Office"), description: text(""), createdAt: now })];
      case "remove project":
        return [write(pathOfProject(from), undefined)];
      case "file":
        return [write(pathOfFile(from), { ...(source?.fields ?? { createdAt: now }), ...fields })];
      case "remove file":
        return [write(pathOfFile(from), undefined)];
      case "move": {
        const movedAt = drawing.movedAt === "now" ? now : { timestampValue: seen(times, time) };
        const moved = { ...source?.fields, ...fields, movedFrom: text(from), movedAt };
        return [write(pathOfFile(from), undefined), write(pathOfFile(to), moved)];
      }
      case "issue": {
        const placedAt = timeOf(source?.fields["movedAt"] ?? source?.fields["createdAt"]);
        const expectedId = placedAt === undefined ? "none" : issueId(from, serverTime(placedAt), drawing.hash);
        const createdAt = drawing.createdAt === "now" ? now : { timestampValue: seen(times, time) };
        const issued = {
          ...issuedFields(drawing.hash, drawing.issuedBy, drawing.revision),
          createdAt,
          ...(drawing.isImported && { importedAt: now }),
        };
        return [write(pathOfRevision(from, id < 4 ? expectedId : seen(ids, id)), issued)];
      }
      case "move issue": {
        const revision = revisions.find(({ path }) => path === pathOfRevision(from, named));
        const moved = { ...revision?.fields, movedFrom: text(from), ...(isChanged && { note: text("changed") }) };
        return [write(pathOfRevision(from, named), undefined), write(pathOfRevision(to, named), moved)];
      }
      case "remove issue":
        return [write(pathOfRevision(from, named), undefined)];
      case "plain":
        return [write(pathOfRevision(from, seen(ids, id)), { ...content, note: text(""), createdAt: now })];
    }
  };

  /** Sends one commit, and returns the errors afterwards. */
  const step = async (draws: readonly Drawn[]): Promise<string | undefined> => {
    const [files, revisions] = [await list("boqs"), await list("revisions")];
    const { status, body } = await ask("POST", `${documents}:commit`, tokenOf("alice"), {
      writes: draws.flatMap((drawing) => writesOf(files, revisions, drawing)),
    });
    if (status !== 200) return undefined;
    counts.granted += 1;
    const { commitTime } = body as { readonly commitTime: string };
    const [filesNow, revisionsNow] = [await list("boqs"), await list("revisions")];
    for (const { fields } of filesNow)
      for (const key of ["createdAt", "movedAt"]) if (timeOf(fields[key]) !== undefined) times.add(timeOf(fields[key])!);
    for (const { path, fields } of revisionsNow) {
      const { movedFrom, ...rest } = fields;
      const id = path.split("/").at(-1)!;
      ids.add(id);
      const known = links.get(id);
      const stands = JSON.stringify(Object.entries(rest).toSorted(([name], [other]) => name.localeCompare(other)));
      if (known !== undefined && known !== stands && fields["issue"]) return `${path} was ${known} and is ${stands}`;
      if (movedFrom && !revisions.some((before) => before.path === path)) counts.moved += 1;
      if (known !== undefined || !fields["issue"] || fields["importedAt"]) continue;
      counts.issued += 1;
      links.set(id, stands);
      if (Date.parse(timeOf(fields["createdAt"])!) !== Date.parse(commitTime)) return `${path} bears a time that is not the server's`;
      if (!stands.includes(JSON.stringify(addressOf("alice")))) return `${path} was issued in the name of another account`;
    }
    for (const { path, fields } of revisions) {
      if (!fields["issue"] || !links.has(path.split("/").at(-1)!) || revisionsNow.some((each) => each.path === path)) continue;
      counts.gone += 1;
      const parent = path.slice(0, path.indexOf("/revisions/"));
      const placement = (all: readonly Stored[]): string =>
        JSON.stringify(all.flatMap(({ path: each, fields }) => (each === parent ? [fields["createdAt"], fields["movedAt"]] : [])));
      if (placement(files) === placement(filesNow) && placement(files) !== "[]") return `${path} was deleted while its file stands`;
    }
    return undefined;
  };
  const begin = async (): Promise<void> => {
    const names = projects.map((each) => write(pathOfProject(each), { name: text("Office"), description: text(""), createdAt: now }));
    const room = write(pathOfFile("A"), { ...content, name: text("Room"), createdAt: now, updatedAt: now });
    const { body } = await ask("POST", `${documents}:commit`, tokenOf("alice"), { writes: [...names, room] });
    times.add((body as { readonly commitTime: string }).commitTime);
  };
  return { begin, step, counts };
}

const single = fc.array(drawn, { minLength: 1, maxLength: 1 });
const commits = fc.oneof({ arbitrary: single, weight: 5 }, { arbitrary: fc.array(drawn, { minLength: 2, maxLength: 3 }), weight: 1 });
const sequences = fc.array(commits, { minLength: 10, maxLength: 40 });

/** Attacks of several requests, which random sequences seldom contain; they are tried first. */
const plainly: Drawn = {
  kind: "issue",
  from: "A",
  to: "B",
  id: 0,
  time: 1,
  hash: hashes[0]!,
  revision: "A",
  issuedBy: addressOf("alice"),
  createdAt: "now",
  isImported: false,
  isChanged: false,
  movedAt: "now",
};
const back = { from: "B", to: "A" } as const;
const another: Drawn = { ...plainly, revision: "B" };
const removed: Drawn = { ...plainly, kind: "remove issue" };
const fileMoves: Drawn = { ...plainly, kind: "move" };
const fileGoes: Drawn = { ...plainly, kind: "remove file" };
const attacks: readonly (readonly (readonly Drawn[])[])[] = [
  [[plainly], [removed, another]],
  [[plainly], [fileGoes, removed], [{ ...plainly, kind: "file" }], [another]],
  [[plainly], [fileGoes, removed, { ...plainly, kind: "file" }, another]],
  // The ids seen by then: one of another form, and that of the issue.
  [[plainly], [fileGoes, removed], [{ ...plainly, kind: "file" }], [{ ...another, isImported: true, id: 5 }]],
  [[plainly], [fileMoves], [removed], [{ ...fileMoves, ...back }], [another]],
  [[plainly], [fileMoves], [removed], [{ ...fileMoves, ...back, movedAt: "seen" }], [another]],
  [[plainly], [fileMoves], [{ ...plainly, kind: "move issue", isChanged: true }]],
  [
    [plainly],
    [fileMoves],
    [{ ...plainly, kind: "move issue" }],
    [{ ...fileMoves, ...back }],
    [{ ...plainly, kind: "move issue", ...back, isChanged: true }],
  ],
];
let runNumber = 0;

/** The first errors after sequences of requests. */
async function firstBreach(rules: string, count: number) {
  const total = { granted: 0, issued: 0, gone: 0, moved: 0 };
  let breach: string | undefined;
  for (const sequence of [...attacks, ...fc.sample(sequences, { numRuns: count, seed: 30 })]) {
    const name = `demo-issues-${(runNumber += 1)}`;
    await putRules(server.url, name, rules);
    const run = openRun(name);
    await run.begin();
    for (const draws of sequence) breach ??= await run.step(draws);
    for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += run.counts[key];
    if (breach !== undefined) break;
  }
  return { breach, total };
}

describe("under the link of an issued report", () => {
  test("is the issued content or nothing, whatever its owner sends", async () => {
    const { breach, total } = await firstBreach(rulesText, runs(100));
    expect(breach).toBeUndefined();
    // The sequences contained the relevant events.
    expect(total.issued).toBeGreaterThan(50);
    expect(Math.min(total.gone, total.moved)).toBeGreaterThan(2);
  });

  test.each([
    ["an issue may be deleted while its file stands", /&& \(resource == null \|\| [^;]*;/, "&& true;"],
    ["the time may be any", "return revision.createdAt == request.time", "return true"],
    ["the issuer may be anybody", "&& revision.issue.issuedBy == request.auth.token.email", ""],
    ["a move may change it", "return revision.diff(get(source).data).affectedKeys().hasOnly(['movedFrom'])", "return true"],
    ["any id is taken", /&& revisionId == projectId[^;]*/, ""],
    ["an import may take the id of an issue", /&& !revisionId\.matches[^;]*/, ""],
    ["a move may state any time", "&& file.movedAt == request.time\n", ""],
  ] as const)("another would stand if %s", async (_, before, after) => {
    const planted = rulesText.replace(before, after);
    expect(planted).not.toBe(rulesText);
    expect((await firstBreach(planted, 200)).breach).toBeDefined();
  });
});

/** A report of a file, issued by alice in a separate project on the server. */
async function openIssued(name: string) {
  await putRules(server.url, name, rulesText);
  const documents = `projects/${name}/databases/(default)/documents`;
  const nameOf = (path: string): string => `${documents}/${path}`;
  const ask = (method: string, path: string, bearer: string | undefined, body?: object) =>
    server.transport({ method, path, authorization: bearer === undefined ? undefined : `Bearer ${bearer}`, body });
  const commit = async (bearer: string | undefined, ...writes: readonly object[]): Promise<number> =>
    (await ask("POST", `${documents}:commit`, bearer, { writes })).status;
  const set = (path: string, fields: Values, ...times: readonly string[]): object => ({
    update: { name: nameOf(path), fields },
    updateTransforms: times.map((fieldPath) => ({ fieldPath, setToServerValue: "REQUEST_TIME" })),
  });
  const project = set(pathOfProject("A"), { name: text("Office"), description: text("") }, "createdAt");
  const file = set(pathOfFile("A"), { ...content, name: text("Room") }, "createdAt", "updatedAt");
  expect(await commit(tokenOf("alice"), project, file)).toBe(200);
  const { body } = await ask("GET", nameOf(pathOfFile("A")), tokenOf("alice"));
  const { createdAt } = (body as { readonly fields: { readonly createdAt: { readonly timestampValue: string } } }).fields;
  const report = pathOfRevision("A", issueId("A", serverTime(createdAt.timestampValue), hashes[0]!));
  const issued = (issuedBy: string, revision = "A"): object => set(report, issuedFields(hashes[0]!, issuedBy, revision), "createdAt");
  const stands = async (): Promise<unknown> => (await ask("GET", nameOf(report), tokenOf("alice"))).body;
  return { commit, report: nameOf(report), file, fileName: nameOf(pathOfFile("A")), issued, stands };
}

describe("an issued report", () => {
  test("is issued in the name of the account that asks, by the address that its token states", async () => {
    const { commit, issued } = await openIssued("demo-issuers");
    const statusOf = async (bearer: string | undefined, issuedBy: string): Promise<number> => commit(bearer, issued(issuedBy));
    expect(await statusOf(undefined, addressOf("alice")), "a visitor").toBe(403);
    expect(await statusOf(tokenOf("bob"), addressOf("bob")), "another user").toBe(403);
    expect(await statusOf(tokenOf("bob", addressOf("alice")), addressOf("alice")), "another user with the address").toBe(403);
    for (const issuedBy of [addressOf("alice"), ""])
      expect(await statusOf(tokenOf("alice", null), issuedBy), "an account without an address").toBe(403);
    expect(await statusOf(tokenOf("alice", "new@example.com"), addressOf("alice")), "the address before").toBe(403);
    expect(await statusOf(tokenOf("alice"), "Alice@example.com"), "capitals").toBe(403);
    expect(await statusOf(tokenOf("alice"), ` ${addressOf("alice")}`), "blanks").toBe(403);
    expect(await statusOf(tokenOf("alice", "new@example.com"), "new@example.com"), "the address now").toBe(200);
  });

  test("is unchanged after every kind of write, by anybody", async () => {
    const { commit, report, file, fileName, issued, stands } = await openIssued("demo-kinds");
    const alice = addressOf("alice");
    expect(await commit(tokenOf("alice"), issued(alice))).toBe(200);
    const before = await stands();
    const masked = (fieldPaths: readonly string[], fields: Values = {}): object => ({
      update: { name: report, fields },
      updateMask: { fieldPaths },
    });
    const transformed = (fieldTransform: object): object => ({ transform: { document: report, fieldTransforms: [fieldTransform] } });
    const fileMasked = (...times: readonly string[]): object => ({
      update: { name: fileName, fields: {} },
      updateMask: { fieldPaths: [] },
      updateTransforms: times.map((fieldPath) => ({ fieldPath, setToServerValue: "REQUEST_TIME" })),
    });
    const kinds: Readonly<Record<string, readonly object[]>> = {
      same: [issued(alice)],
      whole: [issued(alice, "B")],
      "where it is not there": [{ ...issued(alice, "B"), currentDocument: { exists: false } }],
      "one field": [masked(["note"], { note: text("another") })],
      "one field of its title block": [masked(["issue.revision"], { issue: map({ revision: text("B") }) })],
      "a field taken away": [masked(["issue"])],
      "no field": [masked([])],
      "the time": [transformed({ fieldPath: "createdAt", setToServerValue: "REQUEST_TIME" })],
      "one more": [transformed({ fieldPath: "issue.links", appendMissingElements: { values: [text("x")] } })],
      "a version on": [transformed({ fieldPath: "calculatorVersion", increment: { integerValue: "1" } })],
      "taken away": [{ delete: report }],
      "taken away and there again": [{ delete: report }, issued(alice, "B")],
      "with its file, and both there again": [{ delete: fileName }, { delete: report }, file, issued(alice, "B")],
      "its file is another": [file],
      "its file stands since now": [fileMasked("createdAt", "updatedAt")],
      "its file was moved now": [fileMasked("movedAt", "updatedAt")],
    };
    for (const [kind, writes] of Object.entries(kinds))
      for (const bearer of [tokenOf("alice"), tokenOf("alice", "new@example.com"), tokenOf("bob"), undefined])
        expect([kind, (await commit(bearer, ...writes)) >= 400, await stands()]).toEqual([kind, true, before]);
  });
});
