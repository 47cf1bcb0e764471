import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { expect, test } from "vitest";
import { limits, maxVersionBytes } from "../../documents/index.ts";
import { mergedVersions, type VersionEntries } from "./movedVersions.ts";

const entries = (times: fc.Arbitrary<number>): fc.Arbitrary<VersionEntries> =>
  fc
    .uniqueArray(
      fc.record({
        slot: fc.nat({ max: limits.versions - 1 }),
        savedAt: times.map((time) => new Date(time)),
        bytes: fc.integer({ min: 1, max: 100_000 }),
      }),
      { selector: ({ slot }) => slot, maxLength: limits.versions, size: "max" },
    )
    .map((all) => all.filter(({ savedAt }, index) => all.findIndex((other) => other.savedAt.getTime() === savedAt.getTime()) === index));

test("versions of a moved file join those that were kept in its new place, which lose none", () => {
  fc.assert(
    fc.property(entries(fc.nat({ max: 100 })), entries(fc.integer({ min: 90, max: 200 })), (former, existing) => {
      const merged = mergedVersions(former, existing);
      for (const entry of existing) expect(merged.entries).toContainEqual(entry);
      expect(merged.entries.length).toBeLessThanOrEqual(limits.versions);
      for (const numbers of [merged.entries.map(({ slot }) => slot), merged.entries.map(({ savedAt }) => savedAt.getTime())])
        expect(new Set(numbers).size).toBe(numbers.length);
      for (const entry of former) {
        const slot = merged.slots.get(entry.slot);
        if (slot !== undefined) expect(merged.entries).toContainEqual({ ...entry, slot });
      }
      expect(merged.entries.length).toBe(existing.length + merged.slots.size);
      // What is left out is there already, or has no room.
      const times = new Set(merged.entries.map(({ savedAt }) => savedAt.getTime()));
      const bytes = merged.entries.reduce((sum, entry) => sum + entry.bytes, 0);
      for (const { savedAt, bytes: size } of former)
        expect(times.has(savedAt.getTime()) || merged.entries.length === limits.versions || bytes + size > maxVersionBytes).toBe(true);
    }),
    { numRuns: runs(300) },
  );
});
