import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { limits, maxVersionBytes } from "../../documents/index.ts";
import { planVersion, versionIntervalMs, versionOccasion, type KeptVersion, type VersionLook } from "./versionPlan.ts";

const minute = 60_000;
const day = 86_400_000;
const start = Date.UTC(2026, 10, 2, 8);

/** A file and the versions that its stores keep. `now` is the server's time, and that of the devices. */
class Edited {
  now = start;
  savedAt = start;
  keptAt: number | undefined;
  versions: readonly KeptVersion[] = [];
  /** All states that the file ever had, by the time at which they were saved. */
  readonly states = new Set([start]);
  readonly keptStates = new Set<number>();

  /** Stores on a page. */
  store(page: OpenPage, bytes = 30_000): boolean {
    const occasion = versionOccasion(page.lastLook, page.openedAt, this.now + page.clockAhead);
    const look = occasion && planVersion(this.versions, this.keptAt, { savedAt: this.savedAt, bytes }, occasion);
    if (look) page.lastLook = { time: occasion.now, waitMs: look.waitMs };
    if (look?.plan) {
      this.versions = look.plan.versions;
      this.keptAt = this.now;
      this.keptStates.add(this.savedAt);
      for (const { slot } of look.plan.dropped) expect(look.plan.versions.map((each) => each.slot)).not.toContain(slot);
    }
    this.savedAt = this.now;
    this.states.add(this.now);
    return look?.plan !== undefined;
  }

  /** A page that opens the file. */
  open(clockAhead = 0): OpenPage {
    return { openedAt: this.savedAt, clockAhead, lastLook: undefined };
  }
}

interface OpenPage {
  readonly openedAt: number;
  readonly clockAhead: number;
  lastLook: VersionLook | undefined;
}

const step = fc.record({
  wait: fc.oneof(fc.integer({ min: 1000, max: 30 * minute }), fc.integer({ min: minute, max: 3 * day }), fc.constant(40 * day)),
  isFirst: fc.boolean(),
  bytes: fc.oneof(fc.constant(30_000), fc.integer({ min: 1, max: 900_000 })),
});

describe("versions of a file", () => {
  test("never pass their number and size, have separate documents, and are states that the file had", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 150, size: "max" }), (steps) => {
        const file = new Edited();
        let page = file.open();
        for (const { wait, isFirst, bytes } of steps) {
          if (isFirst) page = file.open();
          file.now += wait;
          file.store(page, bytes);
          expect(file.versions.length).toBeLessThanOrEqual(limits.versions);
          expect(new Set(file.versions.map(({ slot }) => slot)).size).toBe(file.versions.length);
          if (file.versions.length > 1)
            expect(file.versions.reduce((sum, version) => sum + version.bytes, 0)).toBeLessThanOrEqual(maxVersionBytes);
          expect(file.versions.filter(({ slot, savedAt }) => slot < 0 || slot >= limits.versions || !file.states.has(savedAt))).toEqual([]);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  test("hold the state in which any page has opened the file, until that is thinned out", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 1000, max: 3 * day }), (steps, wait) => {
        const file = new Edited();
        let page = file.open();
        for (const each of steps) {
          if (each.isFirst) page = file.open();
          file.now += each.wait;
          file.store(page, each.bytes);
        }
        const opened = file.savedAt;
        page = file.open();
        file.now += wait;
        file.store(page);
        expect(file.versions.map(({ savedAt }) => savedAt)).toContain(opened);
      }),
      { numRuns: runs(300) },
    );
  });

  test("are kept of every state that stood for twenty minutes before any page wrote over it, however far a clock is ahead", () => {
    const store = fc.record({
      page: fc.nat({ max: 3 }),
      wait: fc.oneof(fc.integer({ min: 1000, max: 5 * minute }), fc.integer({ min: minute, max: 2 * versionIntervalMs }), fc.constant(day)),
    });
    fc.assert(
      fc.property(fc.array(store, { maxLength: 100, size: "max" }), fc.nat({ max: day }), (stores, clockAhead) => {
        const file = new Edited();
        const pages = [file.open(), file.open(), file.open(), file.open(clockAhead)];
        for (const { page, wait } of stores) {
          file.now += wait;
          const { savedAt } = file;
          file.store(pages[page]!);
          if (wait >= versionIntervalMs) expect(file.keptStates).toContain(savedAt);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  test("are kept on a device whose clock is behind or was set back", () => {
    for (const change of [-day, -2 * versionIntervalMs, 0]) {
      const file = new Edited();
      let page = file.open(change);
      let count = 0;
      for (let stored = 0; stored < 10 * 60; stored += 1) {
        if (stored === 300) page = { ...page, clockAhead: 2 * change };
        file.now += minute;
        count += Number(file.store(page));
      }
      expect(count).toBeGreaterThanOrEqual(Math.floor((10 * 60 - 1) / (versionIntervalMs / minute + 1)));
    }
  });

  test("of one long day of editing are one in twenty minutes, and all stay", () => {
    const file = new Edited();
    const page = file.open();
    let count = 0;
    for (let stored = 0; stored < 10 * 60; stored += 1) {
      file.now += minute;
      count += Number(file.store(page));
    }
    // The first store keeps the state in which the file was opened.
    const expected = 1 + Math.floor(((10 * 60 - 1) * minute) / versionIntervalMs);
    expect([file.versions.length, count]).toEqual([expected, expected]);
  });

  test("are not doubled by two devices that open and edit a file at the same time", () => {
    const alone = new Edited();
    const both = new Edited();
    const page = alone.open();
    const [first, second] = [both.open(), both.open()];
    for (let stored = 0; stored < 300; stored += 1) {
      alone.now += minute;
      alone.store(page);
      both.now += minute / 2;
      both.store(first);
      both.now += minute / 2;
      both.store(second);
    }
    expect(both.versions.length).toBe(alone.versions.length);
  });

  test("are thinned to one a day after a day, and to one a month after a month", () => {
    const file = new Edited();
    for (let session = 0; session < 120; session += 1) {
      const page = file.open();
      for (let stored = 0; stored < 9; stored += 1) {
        file.now += 25 * minute;
        file.store(page);
      }
      file.now = start + (session + 1) * day;
    }
    const ages = file.versions.map(({ savedAt }) => (file.versions[0]!.savedAt - savedAt) / day);
    const daysOf = (from: number, to: number, digits: number): readonly string[] =>
      file.versions
        .filter((_, index) => ages[index]! > from && ages[index]! <= to)
        .map(({ savedAt }) => new Date(savedAt).toISOString().slice(0, digits));
    for (const periods of [daysOf(1, 30, 10), daysOf(32, 400, 7)]) {
      expect(periods.length).toBeGreaterThan(0);
      expect(new Set(periods).size).toBe(periods.length);
    }
    // Three months besides the last.
    expect(daysOf(32, 400, 7).length).toBeGreaterThanOrEqual(2);
    expect(daysOf(0, 1, 16).length).toBeGreaterThanOrEqual(5);
  });

  test("of a large file are fewer, and still reach back", () => {
    const file = new Edited();
    for (let session = 0; session < 30; session += 1) {
      file.now = start + session * day;
      file.store(file.open(), 800_000);
    }
    expect(file.versions.length).toBe(Math.floor(maxVersionBytes / 800_000));
    expect(file.versions[0]!.savedAt - file.versions.at(-1)!.savedAt).toBeGreaterThan(10 * day);
  });
});
