import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Plain, PlainRecord } from "../documents/index.ts";
import {
  mergeTheirs,
  acknowledge,
  conflictsOf,
  edit,
  hasUnsavedChanges,
  createWorkingCopy,
  resolve,
  markSent,
  inputToStore,
  type WorkingCopy,
} from "./index.ts";

/** Every typed value is unique, so that the devices that have seen it are known. */
const places = ["width", "rate:a", "rate:b"] as const;
type Place = (typeof places)[number];

const read = (input: PlainRecord, place: Place): Plain | undefined => {
  const [field, id] = place.split(":");
  if (id === undefined) return input[field!];
  return (input["items"] as readonly PlainRecord[]).find((item) => item["id"] === id)?.[field!];
};

const typed = (input: PlainRecord, place: Place, value: number): PlainRecord => {
  const [field, id] = place.split(":");
  if (id === undefined) return { ...input, [field!]: value };
  return {
    ...input,
    items: (input["items"] as readonly PlainRecord[]).map((item) => (item["id"] === id ? { ...item, [field!]: value } : item)),
  };
};

interface Device {
  copy: WorkingCopy;
  readonly seen: Set<Plain | undefined>;
  /** All that was typed here, and of each place what was typed last and is not stored yet. */
  readonly typed: Set<Plain | undefined>;
  readonly waiting: Map<Place, Plain>;
  /** A write under way: what was sent, and the copy and the input that the transaction makes of it. */
  sending?: { readonly then: WorkingCopy; readonly sent: PlainRecord; readonly stored: PlainRecord };
}

const actions = fc.array(
  fc.record({
    device: fc.nat(2),
    does: fc.constantFrom("types", "stores", "hears of it", "looks", "answers mine", "answers theirs"),
    place: fc.constantFrom(...places),
  }),
  { maxLength: 40, size: "max" },
);

type Step = { readonly device: number; readonly does: string; readonly place: Place };

function play(steps: readonly Step[]): { devices: readonly Device[]; stored: PlainRecord } {
  let stored: PlainRecord = {
    width: 1,
    items: [
      { id: "a", rate: 3 },
      { id: "b", rate: 4 },
    ],
  };
  let next = 10;
  const devices: Device[] = [0, 1, 2].map(() => ({
    copy: createWorkingCopy(stored),
    seen: new Set(places.map((place) => read(stored, place))),
    typed: new Set(),
    waiting: new Map(),
  }));
  const check = (device: Device): void => {
    for (const place of places) device.seen.add(read(device.copy.mine, place));
  };
  for (const { device: index, does, place } of steps) {
    const device = devices[index]!;
    const conflict = conflictsOf(device.copy)[0];
    if (does === "types") {
      next += 1;
      device.typed.add(next);
      device.waiting.set(place, next);
      device.copy = edit(device.copy, typed(device.copy.mine, place, next));
    }
    // What listeners tell during a write is held back until the write has been heard of.
    if (does === "looks" && !device.sending) device.copy = mergeTheirs(device.copy, stored);
    if (does.startsWith("answers") && conflict) {
      device.seen.add(conflict.theirs);
      device.copy = resolve(device.copy, conflict, does.endsWith("mine") ? "mine" : "theirs");
      if (does.endsWith("theirs")) device.waiting.delete(conflict.path[0] === "width" ? "width" : `rate:${conflict.path[1] as "a" | "b"}`);
    }
    if (does === "stores" && !device.sending) {
      const then = mergeTheirs(device.copy, stored);
      const after = inputToStore(then);
      for (const changed of places) {
        const [was, is] = [read(stored, changed), read(after, changed)];
        if (was !== is) expect(device.seen.has(was), `device ${index} overwrote ${JSON.stringify(was)} at ${changed} unseen`).toBe(true);
      }
      for (const [changed, value] of device.waiting) if (read(after, changed) === value) device.waiting.delete(changed);
      device.sending = { then, sent: device.copy.mine, stored: after };
      stored = after;
    }
    if (does === "hears of it" && device.sending) {
      device.copy = acknowledge(device.copy, device.sending.then, device.sending.sent, device.sending.stored);
      delete device.sending;
    }
    check(device);
    for (const [waitingAt, value] of device.waiting)
      expect(read(device.copy.mine, waitingAt), `device ${index} lost what was typed at ${waitingAt}`).toBe(value);
    for (const { theirs } of conflictsOf(device.copy))
      expect(device.typed.has(theirs), "a device is asked about its own value").toBe(false);
  }
  return { devices, stored };
}

describe("a working copy among others", () => {
  test("no device overwrites what it has not seen, loses what was typed in it, or is asked about its own values, in whatever order things happen", () => {
    fc.assert(
      fc.property(actions, (steps) => void play(steps)),
      { numRuns: runs(1500) },
    );
  });

  test("once every conflict is answered and everything stored and heard of, all devices show the same", () => {
    fc.assert(
      fc.property(actions, (steps) => {
        let { devices, stored } = play(steps);
        for (let round = 0; round < 3; round += 1) {
          for (const device of devices) {
            if (device.sending) device.copy = acknowledge(device.copy, device.sending.then, device.sending.sent, device.sending.stored);
            delete device.sending;
            device.copy = mergeTheirs(device.copy, stored);
            for (const conflict of conflictsOf(device.copy)) device.copy = resolve(device.copy, conflict, "mine");
            stored = inputToStore(device.copy);
            device.copy = mergeTheirs(device.copy, stored);
          }
        }
        for (const { copy } of devices) {
          expect(copy.mine).toEqual(stored);
          expect(hasUnsavedChanges(copy)).toBe(false);
        }
      }),
    );
  });

  test("a conflict that is answered while a store is under way is not asked again", () => {
    const start = {
      width: 1,
      items: [
        { id: "a", rate: 3 },
        { id: "b", rate: 4 },
      ],
    };
    for (const choice of ["mine", "theirs"] as const) {
      const conflicting = mergeTheirs(
        edit(createWorkingCopy(start), typed(typed(start, "width", 100), "rate:a", 5)),
        typed(start, "width", 200),
      );
      const then = mergeTheirs(markSent(conflicting), conflicting.theirs);
      const stored = inputToStore(then);
      const answered = resolve(markSent(conflicting), conflictsOf(conflicting)[0]!, choice);
      const after = acknowledge(answered, then, conflicting.mine, stored);
      expect(conflictsOf(after)).toEqual([]);
      expect(read(after.mine, "width")).toBe(choice === "mine" ? 100 : 200);
      expect(read(inputToStore(after), "width")).toBe(choice === "mine" ? 100 : 200);
    }
  });

  test("a value whose acknowledgement was lost is no conflict, and a value that was typed back stays", () => {
    const start = {
      width: 1,
      items: [
        { id: "a", rate: 3 },
        { id: "b", rate: 4 },
      ],
    };
    const sent = markSent(edit(createWorkingCopy(start), typed(start, "width", 100)));
    const stored = inputToStore(mergeTheirs(sent, start));
    for (const width of [300, 1]) {
      const again = edit(sent, typed(start, "width", width));
      expect(hasUnsavedChanges(again)).toBe(true);
      const after = mergeTheirs(again, stored);
      expect(conflictsOf(after)).toEqual([]);
      expect(read(inputToStore(after), "width")).toBe(width);
    }
  });

  test("an edit next to an open conflict survives a reload offline and is stored, and the conflict stays open", () => {
    const start = {
      width: 1,
      items: [
        { id: "a", rate: 3 },
        { id: "b", rate: 4 },
      ],
    };
    const conflicting = mergeTheirs(edit(createWorkingCopy(start), typed(start, "width", 100)), typed(start, "width", 200));
    // The draft of the page before meets what the device last knew of the server; then something else is typed.
    const reloaded = mergeTheirs({ base: conflicting.base, mine: conflicting.mine, theirs: conflicting.theirs }, conflicting.theirs);
    const beside = edit(reloaded, typed(reloaded.mine, "rate:a", 50));
    const again = mergeTheirs({ base: beside.base, mine: beside.mine, theirs: beside.theirs }, beside.theirs);
    expect(again.mine).toEqual(beside.mine);
    expect(conflictsOf(again).map(({ path }) => path)).toEqual([["width"]]);
    expect(inputToStore(again)).toEqual(typed(typed(start, "width", 200), "rate:a", 50));
    const then = mergeTheirs(markSent(again), again.theirs);
    const after = acknowledge(markSent(again), then, again.mine, inputToStore(then));
    expect(conflictsOf(after).map(({ path }) => path)).toEqual([["width"]]);
    expect([read(after.mine, "width"), read(after.mine, "rate:a"), read(after.theirs, "rate:a")]).toEqual([100, 50, 50]);
  });

  test("a typed value stays in the form until it is stored or the other side's value is chosen", () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.constantFrom(...places), (mine, theirs) => {
        const start = {
          width: 1,
          items: [
            { id: "a", rate: 3 },
            { id: "b", rate: 4 },
          ],
        };
        const copy = mergeTheirs(edit(createWorkingCopy(start), typed(start, mine, 100)), typed(start, theirs, 200));
        expect(read(copy.mine, mine)).toBe(100);
        expect(conflictsOf(copy).length).toBe(mine === theirs ? 1 : 0);
        expect(read(inputToStore(copy), theirs)).toBe(200);
      }),
    );
  });

  test("of its inputs, rows that are the same are the same objects, so that comparing thousands of them takes no time", () => {
    const inputOf = (length: (index: number) => number): PlainRecord => ({
      items: Array.from({ length: 20 }, (_, index) => ({ id: `i${index}`, length: length(index) })),
    });
    const rowsOf = (input: PlainRecord): readonly Plain[] => input["items"] as readonly Plain[];
    const others = (copy: WorkingCopy, edited: number): void => {
      for (const [index, row] of rowsOf(copy.mine).entries())
        for (const side of [copy.base, copy.theirs]) expect(rowsOf(side)[index] === row).toBe(index !== edited);
    };
    const copy = edit(
      createWorkingCopy(inputOf(() => 1)),
      inputOf((index) => (index === 7 ? 2 : 1)),
    );
    others(copy, 7);
    others(
      mergeTheirs(
        copy,
        inputOf(() => 1),
      ),
      7,
    );
    // The text of an input is kept by its object.
    expect(edit(copy, { ...copy.mine, name: "A" }).base).toBe(copy.base);
  });
});
