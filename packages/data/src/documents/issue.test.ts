import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readArchive } from "../archive/index.ts";
import { entryFromDatabase } from "../store/device/draft.ts";
import { canonicalJson } from "./canonicalJson.ts";
import { inputText } from "./storedInput.ts";
import {
  checkContent,
  isIntact,
  issue,
  issuedText,
  issueHash,
  storedLinks,
  limits,
  maxContentBytes,
  maxLinkBytes,
  readDocument,
  revisionContent,
  storedBytes,
  storedRevision,
  type IssuedContent,
  type Plain,
  type StoredTimestamp,
} from "./index.ts";

const iso = "2026-03-04T05:06:07.000Z";
const time: StoredTimestamp = { seconds: Date.parse(iso) / 1000, nanoseconds: 0, toDate: () => new Date(iso) };

const unhashed = {
  note: "For construction",
  calculatorVersion: 2,
  engineVersion: "0.4.0",
  data: {
    input: { unitSystem: "Metric", wallArea: { value: 20, unit: "m2" }, rows: [{ id: "a", name: "Süd" }] },
    results: { totalLoad: { value: 1234.5, quantity: "power" } },
  },
  issue: {
    file: "Room 1",
    project: "Tower",
    company: "Μηχανική ΑΕ",
    location: "",
    projectNumber: "41",
    revision: "B",
    preparedBy: "A. Smith",
    checkedBy: "",
    issuedBy: "a.smith@example.com",
    issuedAt: iso,
  },
};
/** An issue whose input is linked to a result of another file. */
const linkedIssue = {
  ...unhashed,
  issue: {
    ...unhashed.issue,
    links: [{ collection: "calculations", fileId: "office", result: "supplyAirflow", file: "Office", name: "Supply airflow" }],
  },
};
const issuedFollowing = async (): Promise<IssuedContent> => ({
  ...linkedIssue,
  issue: { ...linkedIssue.issue, hash: await issueHash(linkedIssue) },
});

/** An issue as the version before the names of linked results were stored. Its hash was taken of its text by another program. */
const withoutNames = {
  text: '{"calculatorVersion":2,"data":{"input":{"airflow":{"link":{"collection":"calculations","fileId":"office","result":"supplyAirflow"},"unit":"L/s","value":425},"unitSystem":"Metric"},"results":{"velocity":{"quantity":"velocity","value":4.5}}},"engineVersion":"0.4.0","issue":{"checkedBy":"","company":"Μηχανική ΑΕ","file":"Branch 3","issuedAt":"2026-03-04T05:06:07.000Z","issuedBy":"a.smith@example.com","location":"","preparedBy":"A. Smith","project":"Tower","projectNumber":"41","revision":"B"},"note":"For construction"}',
  hash: "6371666213ddd93526d17ae50a3ed90e440d8b1f296f537395a685c432b4bc76",
};

const issued = async (): Promise<IssuedContent> => ({ ...unhashed, issue: { ...unhashed.issue, hash: await issueHash(unhashed) } });

/** Every way to change one thing in a value: another value at a leaf, a field or an element less. */
function changesOf(value: Plain): Plain[] {
  if (Array.isArray(value)) {
    const list = value as readonly Plain[];
    return list.flatMap((element, index) => [list.toSpliced(index, 1), ...changesOf(element).map((changed) => list.with(index, changed))]);
  }
  if (typeof value === "object" && value !== null) {
    const fields = value as Readonly<Record<string, Plain>>;
    return Object.entries(fields).flatMap(([name, member]) => {
      const { [name]: _, ...rest } = fields;
      return [rest, { ...rest, [`${name}x`]: member }, ...changesOf(member).map((changed) => ({ ...fields, [name]: changed }))];
    });
  }
  return [typeof value === "number" ? value * (1 + Number.EPSILON) + Number.MIN_VALUE : `${String(value)} `, null];
}

describe("the text of which a hash is taken", () => {
  test("is written as RFC 8785 says in its examples", () => {
    // 3.2.2, of which the string is € $ U+000F line feed A ' B " \ \ " /
    const example = {
      numbers: ["333333333.33333329", "1E30", "4.50", "2e-3", "0.000000000000000000000000001"].map(Number),
      string: "\u20ac$\u000f\u000aA'\u0042\u0022\u005c\\\"/",
      literals: [null, true, false],
    };
    expect(canonicalJson(example)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
    // 3.2.3: sorted by UTF-16 code units.
    const sorted = canonicalJson({
      "\u20ac": "Euro Sign",
      "\r": "Carriage Return",
      "\ufb33": "Hebrew Letter Dalet With Dagesh",
      "1": "One",
      "\ud83d\ude00": "Emoji: Grinning Face",
      "\u0080": "Control",
      "\u00f6": "Latin Small Letter O With Diaeresis",
    });
    expect([...sorted.matchAll(/:"([^"]+)"/g)].map(([, name]) => name)).toEqual([
      "Carriage Return",
      "One",
      "Control",
      "Latin Small Letter O With Diaeresis",
      "Euro Sign",
      "Emoji: Grinning Face",
      "Hebrew Letter Dalet With Dagesh",
    ]);
  });

  test("is the same in whatever order the fields were written, and reads back as what it was", () => {
    const backwards = (value: Plain): Plain => {
      if (Array.isArray(value)) return value.map((element: Plain) => backwards(element));
      if (typeof value !== "object" || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([name, member]) => [name, backwards(member)]),
      );
    };
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const value = JSON.parse(JSON.stringify(json)) as Plain;
        expect(canonicalJson(backwards(value))).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(value);
      }),
    );
  });

  test("is hashed as other programs hash it", async () => {
    const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");
    // FIPS 180-4's example in NIST's "SHA-256 example computations": what is compared with is SHA-256.
    expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(await issueHash(unhashed)).toBe(sha256(issuedText(unhashed)));
  });
});

describe("an issued report", () => {
  test("is intact in any storage form and in an archive", async () => {
    const content = await issued();
    expect(await isIntact(content)).toBe(true);
    const backwards = Object.fromEntries(Object.entries(content.issue).toReversed()) as typeof content.issue;
    expect(await isIntact({ ...content, issue: backwards })).toBe(true);
    const read = readDocument(storedRevision, "r", { ...content, createdAt: time }, (id, stored) => ({ id, ...stored }));
    if (!read.ok || !read.value.issue) throw new Error("unreadable");
    expect(await isIntact({ ...read.value, issue: read.value.issue })).toBe(true);
  });

  test("is not intact if any stored part is changed", async () => {
    const content = await issued();
    const { data, note, calculatorVersion, engineVersion, issue: titleBlock } = content;
    const changed: IssuedContent[] = [
      { ...content, note: `${note}.` },
      { ...content, calculatorVersion: calculatorVersion + 1 },
      { ...content, engineVersion: `${engineVersion}1` },
      ...changesOf(data.input).map((input) => ({ ...content, data: { ...data, input: input as typeof data.input } })),
      ...changesOf(data.results).map((results) => ({ ...content, data: { ...data, results: results as typeof data.results } })),
      ...Object.keys(unhashed.issue).map((name) => ({ ...content, issue: { ...titleBlock, [name]: "other" } })),
    ];
    expect(changed.length).toBeGreaterThan(40);
    for (const each of changed) expect(await isIntact(each), JSON.stringify(each)).toBe(false);
  });

  test("has lines of a title block, a time and a hash, within the limits of the rules", async () => {
    const content = await issued();
    const accepts = (over: object): boolean => issue.safeParse({ ...content.issue, ...over }).success;
    expect(accepts({})).toBe(true);
    for (const [name, most] of [
      ["file", limits.nameLength],
      ["project", limits.nameLength],
      ["company", limits.nameLength],
      ["location", limits.locationLength],
      ["projectNumber", limits.titleBlockLength],
      ["revision", limits.titleBlockLength],
      ["preparedBy", limits.titleBlockLength],
      ["checkedBy", limits.titleBlockLength],
      ["issuedBy", limits.addressLength],
    ] as const) {
      expect([accepts({ [name]: "x".repeat(most) }), accepts({ [name]: "x".repeat(most + 1) })], name).toEqual([true, false]);
      expect([accepts({ [name]: "a\nb" }), accepts({ [name]: 5 }), accepts({ [name]: undefined })], name).toEqual([false, false, false]);
    }
    expect([accepts({ revision: "" }), accepts({ revision: " " })]).toEqual([false, false]);
    expect([accepts({ issuedAt: "2026-13-01T00:00:00.000Z" }), accepts({ issuedAt: "2026-03-04" })]).toEqual([false, false]);
    expect([accepts({ hash: "0".repeat(63) }), accepts({ hash: "G".repeat(64) })]).toEqual([false, false]);
  });

  test("that waits on a device is read unchanged, and a draft of another shape is not read as one", async () => {
    const content = await issued();
    const draft = (revision: unknown): object => ({
      base: inputText({}),
      input: inputText({}),
      revisions: [revision],
      file: { projectId: "p", collection: "calculations", fileId: "f" },
      name: "Room 1",
      calculatorVersion: 2,
      editedAt: 1,
    });
    const read = (revision: unknown) => entryFromDatabase({ key: "k", sequence: 1, draft: draft(revision) })?.draft?.revisions;
    const pending = { note: content.note, issued: { id: "r", content } };
    expect(read(pending)).toEqual([pending]);
    expect(read({ note: "", issued: { id: "r", content: unhashed } })).toBeUndefined();
  });
});

/** As the version before issues stored and exported them. */
const before = {
  note: "after the meeting",
  calculatorVersion: 1,
  engineVersion: "0.1.0",
  data: { input: { unitSystem: "Metric", wallArea: 20 }, results: { totalLoad: { value: 1000, quantity: "power" } } },
};

describe("the results of other files that an issue is linked to", () => {
  test("are under its hash, each of their names and the list itself", async () => {
    const content = await issuedFollowing();
    expect(await isIntact(content)).toBe(true);
    const { links, ...rest } = content.issue;
    const changed = [
      rest,
      ...changesOf(links as unknown as Plain).map((each) => ({ ...content.issue, links: each as unknown as typeof links })),
    ].filter((each) => issue.safeParse(each).success);
    expect(changed.length).toBeGreaterThan(5);
    for (const each of changed) expect(await isIntact({ ...content, issue: issue.parse(each) }), JSON.stringify(each)).toBe(false);
    const read = readDocument(storedRevision, "r", { ...content, createdAt: time }, (id, stored) => ({ id, ...stored }));
    if (!read.ok || !read.value.issue) throw new Error("unreadable");
    expect(read.value.issue.links).toEqual(links);
    expect(await isIntact({ ...read.value, issue: read.value.issue })).toBe(true);
  });

  test("are absent in an issue of the previous version, which is read and intact", async () => {
    const earlier = JSON.parse(withoutNames.text) as Omit<IssuedContent, "issue"> & { readonly issue: object };
    const content = { ...earlier, issue: { ...earlier.issue, hash: withoutNames.hash } };
    const read = readDocument(storedRevision, "r", { ...content, createdAt: time }, (id, stored) => ({ id, ...stored }));
    if (!read.ok || !read.value.issue) throw new Error("unreadable");
    expect(issuedText({ ...read.value, issue: read.value.issue })).toBe(withoutNames.text);
    expect(await isIntact({ ...read.value, issue: read.value.issue })).toBe(true);
    expect(read.value.issue).not.toHaveProperty("links");
    // Names that are put into it later were not issued.
    expect(await isIntact({ ...read.value, issue: { ...read.value.issue, links: [] } })).toBe(false);
  });

  test("are as many as a document has room for, and no name is longer than the maximum", async () => {
    const content = await issued();
    const longest = { ...linkedIssue.issue.links[0]!, name: "x".repeat(400), file: "y".repeat(200) };
    const accepts = (links: unknown): boolean => issue.safeParse({ ...content.issue, links }).success;
    const many = Array.from({ length: 3000 }, (_, index) => ({ ...longest, result: `rooms.r${index}.supplyAirflow` }));
    const selected = storedLinks(many);
    expect([accepts(many), accepts(selected), accepts([longest]), accepts(storedLinks([longest])), accepts([])]).toEqual([
      false,
      true,
      false,
      true,
      true,
    ]);
    expect(storedBytes(selected as unknown as Plain)).toBeLessThanOrEqual(maxLinkBytes);
    expect(selected.length).toBeGreaterThan(100);
    const short = many.map((each) => ({ ...each, name: "a", file: "b", fileId: "f", collection: "c" }));
    expect(storedLinks(short)).toEqual(short.slice(0, limits.linkedResults));
    // With the largest content, within the maximum size of a document in Firestore.
    expect(maxContentBytes + maxLinkBytes).toBeLessThan(1_048_576 - 10_000);
    expect(accepts([{ ...linkedIssue.issue.links[0]!, file: "a\nb" }])).toBe(false);
    expect(accepts([{ collection: "calculations" }])).toBe(false);
  });
});

describe("a revision of the version before there were issues", () => {
  test("is read unchanged, and not as an issue", () => {
    const read = readDocument(storedRevision, "r", { ...before, createdAt: time }, (id, stored) => ({ id, ...stored }));
    expect(read).toMatchObject({ ok: true, value: { id: "r", ...before, createdAt: new Date(iso) } });
    expect(read.ok && "issue" in read.value).toBe(false);
    expect(checkContent(revisionContent, before)).toEqual(before);
  });

  test("is imported from an archive of that time; an issue next to it stays an issue", async () => {
    const content = await issued();
    const archive = {
      format: "plenum-project",
      version: 1,
      exportedAt: iso,
      engineVersion: "0.1.0",
      project: {
        name: "Tower",
        description: "",
        createdAt: iso,
        unreadable: [],
        files: [
          {
            ...before,
            note: undefined,
            name: "Room 1",
            collection: "calculations",
            createdAt: iso,
            updatedAt: iso,
            revisions: [before, content].map((revision) => ({ ...revision, createdAt: iso })),
          },
        ],
      },
    };
    const read = readArchive(JSON.stringify(archive));
    if (!read.ok) throw new Error(read.message);
    const [first, second] = read.projects[0]!.files[0]!.revisions;
    expect(first).toEqual({ ...before, createdAt: iso });
    expect(second!.issue).toEqual(content.issue);
    expect(await isIntact({ ...second!, issue: second!.issue! })).toBe(true);
  });
});
