import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseJson } from "@org/device/json";
import { archiveTooLarge, maxArchiveBytes, readArchive } from "./read.ts";
import { readTruncated } from "./readTruncated.ts";

const iso = "2026-01-01T00:00:00.000Z";
const content = {
  calculatorVersion: 1,
  engineVersion: "0.1.0",
  data: { input: { area: { value: 2, unit: "m2" }, name: 'a "b" \\ {[' }, results: {} },
};
const revision = (note: string) => ({ note, ...content, createdAt: iso });
const file = (name: string, over: object = {}) => ({
  name,
  ...content,
  id: name,
  collection: "calculations",
  createdAt: iso,
  updatedAt: iso,
  revisions: [revision("one"), revision("two")],
  ...over,
});
const project = (name: string, ...files: readonly unknown[]) => ({ name, description: "", createdAt: iso, files, unreadable: [] });
const head = { version: 1, exportedAt: iso, engineVersion: "0.1.0" };
const archive = (...projects: readonly unknown[]) => ({ format: "plenum-account", ...head, company: {}, projects, unreadable: [] });
const textOf = (value: unknown): string => JSON.stringify(value, undefined, 1);

function read(value: unknown) {
  const result = readArchive(typeof value === "string" ? value : textOf(value));
  if (!result.ok) throw new Error(result.message);
  return result;
}
const namesIn = ({ projects }: ReturnType<typeof read>): readonly string[] =>
  projects.flatMap(({ files }) => files.map(({ name }) => name));

describe("an exported file", () => {
  test("is read completely, without messages", () => {
    const whole = archive(project("Tower", file("A"), file("B")), project("Villa", file("C")));
    expect(read(whole).notes).toEqual([]);
    expect(read(whole).projects).toEqual(whole.projects);
  });

  // JSON makes `__proto__` an own property, as no literal does.
  const withKey = (name: string, place: string): unknown => JSON.parse(place.replace("KEY", JSON.stringify(name)));
  const places = [
    '{ "KEY": "no" }',
    '{ "site": { "KEY": 1 } }',
    '{ "rows": [{ "id": "a", "KEY": { "value": 1, "unit": "m" } }] }',
    '{ "rows": [{ "id": "a", "inner": [{ "id": "b", "deep": { "KEY": null } }] }] }',
  ].map((place) => place.replace('"KEY"', "KEY"));

  test.each(Object.getOwnPropertyNames(Object.prototype))(
    "with a field called %s, anywhere, is read without the file that has it",
    (name) => {
      for (const place of places)
        for (const data of [
          { input: withKey(name, place), results: {} },
          { input: {}, results: withKey(name, place) },
        ]) {
          const inFile = read(archive(project("Tower", file("Bad", { data }), file("Good"))));
          expect(namesIn(inFile)).toEqual(["Good"]);
          expect(inFile.notes).toEqual([expect.stringMatching(/^“Bad” of “Tower” was left out\. /)]);
          const revisions = [revision("one"), { ...revision("bad"), data }, revision("two")];
          const inRevision = read(archive(project("Tower", file("Room", { revisions }))));
          expect(inRevision.projects[0]!.files[0]!.revisions.map(({ note }) => note)).toEqual(["one", "two"]);
          expect(inRevision.notes).toEqual([expect.stringMatching(/^“Room” of “Tower” was imported without its revision 2\. /)]);
        }
    },
  );

  test("with one damaged file is read without it, which is named; so is a project without a valid name", () => {
    const damaged = read(archive(project("Tower", file("A"), file("  ", {}), file("B", { collection: "unknown" }), 5, file("C"))));
    expect(namesIn(damaged)).toEqual(["A", "C"]);
    expect(damaged.notes.map((note) => note.slice(0, 20))).toEqual([
      "File 2 of “Tower” wa",
      "“B” of “Tower” was l",
      "File 4 of “Tower” wa",
    ]);
    for (const blank of ["", "\u0001", "\u200B"]) {
      const unnamed = read(archive(project(blank, file("A"), file(blank))));
      expect(unnamed.projects[0]!.name).toBe("Imported project");
      expect(namesIn(unnamed)).toEqual(["A"]);
      expect(unnamed.notes).toEqual([expect.any(String), expect.stringMatching(/^File 2 of “Imported project” was left out\. /)]);
    }
  });

  test("is refused where nothing in it can be read, with the first reasons", () => {
    const result = readArchive(textOf(archive(project("Tower", file("A", { data: 1 })))));
    expect(result).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^Nothing in this exported file can be read\. “A” of “Tower”/),
    });
  });

  test("of another format, too large, or of a later version has a message", () => {
    expect(readArchive("room,area")).toMatchObject({ message: "This is not an exported project: the file is not JSON." });
    expect(readArchive("[1]")).toMatchObject({ message: "This is not an exported project." });
    expect(readArchive(textOf({ ...archive(), version: 2 }))).toMatchObject({ message: expect.stringContaining("later version") });
    expect(readArchive(" ".repeat(maxArchiveBytes + 1))).toEqual({ ok: false, message: archiveTooLarge });
  });

  test("with very many damaged files names some, and counts the others", () => {
    const { notes } = read(archive(project("Tower", file("Good"), ...Array.from({ length: 5000 }, () => ({})))));
    expect(notes).toHaveLength(201);
    expect(notes.at(-1)).toBe("4800 more of its files or revisions could not be read.");
  });

  test("with a report dated in the future is read without it", () => {
    const issue = {
      ...Object.fromEntries(
        ["file", "project", "company", "location", "projectNumber", "preparedBy", "checkedBy", "issuedBy"].map((key) => [key, ""]),
      ),
      revision: "A",
      issuedAt: "9999-01-01T00:00:00.000Z",
      hash: "0".repeat(64),
    };
    const { projects, notes } = read(
      archive(project("Tower", file("Room", { revisions: [{ ...revision("to come"), issue }, revision("two")] }))),
    );
    expect(projects[0]!.files[0]!.revisions.map(({ note }) => note)).toEqual(["two"]);
    expect(notes).toEqual(["“Room” of “Tower” was imported without its revision 1. Its time of issue is in the future."]);
  });

  test("that is truncated anywhere says so, and gives the complete files unchanged", () => {
    const projects = [project("Tower", file("A"), file("B")), project("Villa", file("C"))];
    const whole = textOf(archive(...projects));
    const all = projects.flatMap(({ files }) => files) as readonly ReturnType<typeof file>[];
    let most = 0;
    for (let length = 0; length < whole.length; length += 1) {
      const result = readArchive(whole.slice(0, length));
      if (!result.ok) {
        expect(result.message).toMatch(/not JSON|cut off/);
        continue;
      }
      expect(result.notes[0]).toMatch(/^The exported file was cut off/);
      const files = result.projects.flatMap((each) => each.files);
      most = Math.max(most, files.length);
      for (const { revisions, ...content } of files) {
        const original = all.find(({ name }) => name === content.name)!;
        const { revisions: before, ...rest } = original;
        expect(content).toEqual(rest);
        expect(before.slice(0, revisions.length)).toEqual(revisions);
      }
    }
    expect(most).toBe(3);
  });

  test("with any content is read or refused with a message", () => {
    const values = fc.jsonValue({ maxDepth: 4 });
    fc.assert(
      fc.property(values, values, values, (first, other, third) => {
        const result = readArchive(
          textOf(archive(first, project("Tower", other, file("A", { revisions: third }), file("B", { data: third })))),
        );
        if (result.ok) expect(namesIn(result)).toContain("A");
        else expect(result.message).not.toBe("");
      }),
      { numRuns: runs(200) },
    );
  });
});

describe("JSON that was cut off", () => {
  test("is read in time, however many brackets it opens", () => {
    const brackets = 300_000;
    expect(readTruncated("[".repeat(brackets))).toBeInstanceOf(Array);
    expect(readTruncated('{"a":'.repeat(brackets))).toBeInstanceOf(Object);
    expect(readArchive('{"format":'.repeat(brackets)).ok).toBe(false);
  });

  test("gives a part of its content, whatever that is", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.double({ min: 0, max: 1, noNaN: true }), (value, share) => {
        const text = JSON.stringify({ value });
        const part = readTruncated(text.slice(0, Math.floor(share * text.length)));
        if (part !== undefined) expect(isPart(part, parseJson(text))).toBe(true);
      }),
      { numRuns: runs(500) },
    );
  });
});

/** Whether another value has everything of a value at the same place. */
function isPart(part: unknown, whole: unknown): boolean {
  if (typeof part !== "object" || part === null) return part === whole;
  if (typeof whole !== "object" || whole === null || Array.isArray(part) !== Array.isArray(whole)) return false;
  return Object.entries(part).every(([key, value]) => Object.hasOwn(whole, key) && isPart(value, (whole as Record<string, unknown>)[key]));
}
