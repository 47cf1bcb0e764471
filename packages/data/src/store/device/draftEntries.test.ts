import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FileRef } from "../../paths.ts";
import type { DraftEntry } from "./draft.ts";
import { mergeEntries, nextEntry, orphanEntries, type DraftEntries } from "./draftEntries.ts";
import { draftKeys } from "./draftKeys.ts";

const owner = { appId: "plenum", uid: "alice" };
const file: FileRef = { projectId: "p", collection: "calculations", fileId: "f" };
const tabs = ["one", "two", "three"] as const;
const keys = draftKeys(owner, "one");
const keyOf = (tab: string): string => draftKeys(owner, tab).ofFile(file);
const draft = (editedAt: number) => ({ file, name: "Room", base: {}, input: { editedAt }, revisions: [], calculatorVersion: 1, editedAt });

const entry: fc.Arbitrary<DraftEntry> = fc.record({
  key: fc.constantFrom(...tabs.map(keyOf)),
  sequence: fc.nat(5),
  draft: fc.option(fc.nat(100).map(draft), { nil: undefined }),
});
const entriesOf = (list: readonly DraftEntry[]): DraftEntries => new Map(list.map((each) => [each.key, each]));

describe("draft entries of a device", () => {
  test("a read replaces the entries of other tabs by the valid ones of the device, and leaves those of this tab alone", () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 5 }), fc.array(entry, { maxLength: 8 }), (known, read) => {
        const before = entriesOf(known);
        const merged = mergeEntries(before, read, keys, "one");
        expect(merged.get(keyOf("one"))).toEqual(before.get(keyOf("one")));
        for (const tab of ["two", "three"]) {
          const stored = read.filter(({ key }) => key === keyOf(tab));
          const latest = Math.max(...stored.map(({ sequence }) => sequence));
          const valid = stored.filter(({ sequence }) => sequence === latest);
          if (stored.length === 0) expect(merged.has(keyOf(tab))).toBe(false);
          else expect(valid).toContain(merged.get(keyOf(tab)));
        }
      }),
      { numRuns: runs(300) },
    );
  });

  test("an entry that replaces another is valid against every older one of its key", () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 5 }), fc.nat(5), fc.constantFrom(...tabs), (known, lastSequence, tab) => {
        const before = entriesOf(known);
        const next = nextEntry(before, keyOf(tab), undefined, lastSequence);
        expect(next.sequence).toBeGreaterThan(Math.max(lastSequence, before.get(keyOf(tab))?.sequence ?? 0));
      }),
    );
  });

  test("orphans are the drafts of other tabs that are closed, oldest first; without locks those of a minute ago", () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 5 }), fc.option(fc.subarray([...tabs]), { nil: undefined }), (known, open) => {
        const entries = entriesOf(known);
        const openTabs = open && new Set<string>(open);
        const now = 60_050;
        const orphans = orphanEntries(entries, keys, "one", openTabs, now);
        const expected = [...entries.values()].flatMap(({ key, draft: left }) => {
          const tab = tabs.find((each) => keyOf(each) === key)!;
          const isLeft = tab !== "one" && left && (openTabs ? !openTabs.has(tab) : left.editedAt < 50);
          return isLeft ? [left.editedAt] : [];
        });
        expect(orphans.map((orphan) => orphan.draft.editedAt)).toEqual(expected.toSorted((time, other) => time - other));
      }),
      { numRuns: runs(300) },
    );
  });

  test("a released draft is an orphan while its tab is open", () => {
    const released = { key: keys.released(file), sequence: 1, draft: draft(60_000) };
    expect(orphanEntries(entriesOf([released]), keys, "one", undefined, 60_001)).toEqual([released]);
    expect(keys.isOfFile(released.key, file)).toBe(true);
  });
});
