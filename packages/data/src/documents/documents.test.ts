import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  checkContent,
  companyProfile,
  ContentError,
  cutText,
  fileContent,
  fileData,
  limits,
  maxContentBytes,
  maxContentLevels,
  modeOf,
  projectContent,
  projectOf,
  readDocument,
  revisionContent,
  sentBytes,
  storableData,
  storedBytes,
  storedFile,
  storedProject,
  storedSummary,
  textLength,
  toPlain,
  type Plain,
  type StoredTimestamp,
} from "./index.ts";

const time = (iso: string): StoredTimestamp => ({ seconds: Date.parse(iso) / 1000, nanoseconds: 0, toDate: () => new Date(iso) });
const created = time("2026-11-21T07:00:00Z");
const content = { name: "Room", calculatorVersion: 1, engineVersion: "0.1.0", data: { input: { wallArea: 1 }, results: {} } };

describe("a stored project", () => {
  test("has its id, and its date as ISO text, in memory", () => {
    const read = readDocument(storedProject, "p1", { name: "Office", description: "", createdAt: created }, projectOf);
    const date = "2026-11-21T07:00:00.000Z";
    expect(read).toEqual({
      ok: true,
      id: "p1",
      pending: false,
      value: { id: "p1", name: "Office", description: "", createdAt: new Date(date), date },
    });
  });

  test("that is invalid is not lost: it keeps its id, its content and the reason", () => {
    expect(readDocument(storedProject, "p1", { name: 5, createdAt: created }, projectOf)).toEqual({
      ok: false,
      id: "p1",
      raw: { name: 5, createdAt: { $timestamp: "2026-11-21T07:00:00.000Z" } },
      reason: "name must be text. description must be text.",
    });
  });

  test("reading a document with any content never throws", () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }), (data) => {
        for (const schema of [storedProject, storedFile, companyProfile]) {
          const read = readDocument(schema, "x", data, (id) => id);
          if (!read.ok) expect(() => JSON.stringify(read.raw)).not.toThrow();
        }
      }),
    );
  });
});

describe("what lists show of a file", () => {
  const summary = {
    projectId: "p",
    collection: "calculations",
    name: "Room",
    unitSystem: "Metric",
    results: { totalLoad: { value: 1, quantity: "power" } },
    createdAt: created,
    updatedAt: created,
  };
  const reads = (fields: object): boolean => storedSummary.safeParse({ ...summary, ...fields }).success;

  test("reads without mode and remark", () => {
    expect([reads({}), reads({ mode: "Cooling", remark: "limit" }), reads({ mode: "", remark: "" })]).toEqual([true, true, true]);
    expect([reads({ mode: "Drying" }), reads({ remark: "info" })]).toEqual([false, false]);
  });

  test("tells a cooling from a heating load by its input", () => {
    expect([modeOf({ calculationMode: "Cooling" }), modeOf({ calculationMode: "Heating" })]).toEqual(["Cooling", "Heating"]);
    expect([modeOf({}), modeOf({ calculationMode: 1 }), modeOf({ calculationMode: "constructor" })]).toEqual(["", "", ""]);
  });
});

describe("content is checked before it is written", () => {
  const accepts = (schema: Parameters<typeof checkContent>[0], value: unknown): boolean => {
    try {
      checkContent(schema, value);
      return true;
    } catch (error) {
      expect(error).toBeInstanceOf(ContentError);
      return false;
    }
  };

  test("a name is refused above its maximum length, where an emoji has two", () => {
    const named = (name: string): boolean => accepts(projectContent, { name, description: "" });
    expect([named("x".repeat(limits.nameLength)), named("x".repeat(limits.nameLength + 1))]).toEqual([true, false]);
    expect([named("🏢".repeat(limits.nameLength / 2)), named("🏢".repeat(limits.nameLength / 2 + 1))]).toEqual([true, false]);
    expect([named(""), named(" \t\n")]).toEqual([false, false]);
  });

  test("a name needs a character that shows: control and format characters do not count", () => {
    const named = (name: string): boolean => accepts(projectContent, { name, description: "" });
    for (const blank of ["\u0001", "\u0085", "\u200B", "\u2060\uFEFF", " \u00AD\u200E\t"])
      expect(named(blank), JSON.stringify(blank)).toBe(false);
    expect([named("\u200Bx"), named("👩‍🔧"), named("نام\u200cها")]).toEqual([true, true, true]);
  });

  test("a name of format characters that was stored before is read", () => {
    const createdAt = { seconds: 0, nanoseconds: 0, toDate: () => new Date(0) };
    expect(storedProject.safeParse({ name: "\u200B", description: "", createdAt }).success).toBe(true);
  });

  test("a stored text is read where it has no more code points than the rules allow", () => {
    const createdAt = { seconds: 0, nanoseconds: 0, toDate: () => new Date(0) };
    const read = (name: string): boolean => storedProject.safeParse({ name, description: "", createdAt }).success;
    expect([read("🏢".repeat(limits.nameLength)), read("🏢".repeat(limits.nameLength + 1))]).toEqual([true, false]);
    expect([read("x".repeat(limits.nameLength)), read("x".repeat(limits.nameLength + 1)), read(" ")]).toEqual([true, false, false]);
  });

  test("a cut text is the longest beginning within the limit, and whole", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.nat(12), (text, maxLength) => {
        const cut = cutText(text, maxLength);
        expect(text.startsWith(cut)).toBe(true);
        expect(cut.isWellFormed()).toBe(true);
        expect(textLength(cut)).toBeLessThanOrEqual(maxLength);
        const next = Array.from(text.slice(cut.length))[0];
        if (next !== undefined) expect(textLength(cut + next)).toBeGreaterThan(maxLength);
      }),
      { numRuns: runs(150) },
    );
  });

  test("what Firestore cannot hold is refused: lists in lists, numbers that are none, dates", () => {
    const data = (value: unknown): boolean => accepts(fileData, { input: { value }, results: {} });
    expect([data([1, { a: [2] }]), data(null), data({ deep: { deeper: true } })]).toEqual([true, true, true]);
    for (const value of [[[1]], { a: [[1]] }, Number.NaN, Infinity, new Date(), undefined, 1n]) expect(data(value)).toBe(false);
  });

  test("a file may be as large as said, and not larger", () => {
    const stored = (input: unknown): boolean => accepts(fileContent, { ...content, data: { input, results: {} } });
    // Each name and text has one byte more than it has characters: input, results, a and the text itself; each of the three groups has 32.
    const sized = (bytes: number): boolean =>
      stored({ a: "x".repeat(bytes - "input".length - "results".length - "a".length - 4 - 3 * 32) });
    expect([sized(maxContentBytes), sized(maxContentBytes + 1)]).toEqual([true, false]);
    const tooLarge = { input: { a: "x".repeat(maxContentBytes + 12_000) }, results: {} };
    expect(() => checkContent(storableData, tooLarge)).toThrow(
      "The document is larger than 900 kB by 13 kB. Move some of its rows to another file.",
    );
    // Eight bytes for a digit: 115,000 of them are a short text, and more than a document holds.
    expect([stored({ a: Array(110_000).fill(1) }), stored({ a: Array(115_000).fill(1) })]).toEqual([true, false]);
    // One byte each, and twenty times that on the way.
    expect(stored({ a: Array(maxContentBytes / 2).fill(true) })).toBe(false);
  });

  test("what Firestore would refuse later is refused before: depth, names of fields, half characters", () => {
    const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: nested(levels - 1) });
    const stored = (input: unknown): boolean => accepts(fileContent, { ...content, data: { input, results: {} } });
    // data and input are two levels.
    expect([stored(nested(maxContentLevels - 1)), stored(nested(maxContentLevels))]).toEqual([true, false]);
    expect(stored(nested(3000))).toBe(false);
    expect([stored({ __half: 1 }), stored({ ["ü".repeat(750)]: 1 })]).toEqual([true, true]);
    for (const name of ["", "__x__", "ü".repeat(751), "\ud800"]) expect(stored({ [name]: 1 }), name).toBe(false);
    expect([stored({ a: "👷" }), stored({ a: "👷".slice(0, 1) })]).toEqual([true, false]);
    expect([
      accepts(projectContent, { name: "👷", description: "" }),
      accepts(projectContent, { name: "👷".slice(1), description: "" }),
    ]).toEqual([true, false]);
  });

  test("bytes are counted as Firestore counts them", () => {
    // The example of Firestore's "Understand storage size calculations": a document of 147 bytes, 44 of them its name.
    expect(storedBytes({ type: "Personal", done: false, priority: 1, description: "Learn Cloud Firestore" })).toBe(147 - 44);
    const text = fc.oneof(fc.string({ unit: "binary-ascii" }), fc.string({ unit: "binary" }));
    fc.assert(
      fc.property(text, (any) => {
        expect(storedBytes(any)).toBe(new TextEncoder().encode(any).length + 1);
      }),
    );
  });

  test("the sent size never exceeds the estimate", () => {
    const value = (plain: unknown): unknown => {
      if (plain === null) return { nullValue: null };
      if (typeof plain === "boolean") return { booleanValue: plain };
      if (typeof plain === "string") return { stringValue: plain };
      if (typeof plain === "number") return Number.isInteger(plain) ? { integerValue: String(plain) } : { doubleValue: plain };
      if (Array.isArray(plain)) return { arrayValue: { values: plain.map(value) } };
      return { mapValue: { fields: Object.fromEntries(Object.entries(plain as object).map(([key, member]) => [key, value(member)])) } };
    };
    fc.assert(
      fc.property(fc.jsonValue(), (plain) => {
        expect(new TextEncoder().encode(JSON.stringify(value(plain))).length).toBeLessThanOrEqual(sentBytes(plain as Plain));
      }),
    );
  });

  test("versions count from one", () => {
    for (const schema of [fileContent, revisionContent]) {
      const versioned = (calculatorVersion: unknown): boolean => accepts(schema, { ...content, note: "", calculatorVersion });
      expect([versioned(1), versioned(0), versioned(1.5), versioned("1")]).toEqual([true, false, false, false]);
    }
  });

  test("a logo is a picture in itself, and nothing that could run or call home", () => {
    const logo = (url: unknown): boolean => accepts(companyProfile, { name: "", location: "", logo: url });
    expect([logo(null), logo("data:image/png;base64,AAAA"), logo("data:image/webp;base64,AA==")]).toEqual([true, true, true]);
    const others = ["https://example.com/a.png", "data:image/svg+xml;base64,AAAA", "ftp://x", "data:image/png;base64,AA\nAA"];
    for (const other of others) expect(logo(other), other).toBe(false);
  });

  test("company details that nobody entered are empty", () => {
    expect(checkContent(companyProfile, {})).toEqual({ name: "", location: "", logo: null });
  });
});

describe("whatever a document holds, as JSON", () => {
  test("JSON values are unchanged", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(toPlain(value)).toEqual(value);
      }),
    );
  });

  test("types that JSON lacks are named", () => {
    expect(toPlain({ at: created, none: Number.NaN })).toEqual({
      at: { $timestamp: "2026-11-21T07:00:00.000Z" },
      none: { $number: "NaN" },
    });
  });
});
