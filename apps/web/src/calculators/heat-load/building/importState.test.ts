import { readGbxml } from "@org/hvac-core/building";
import { buildingLibrary, importDefaults, type EarlierImport } from "@org/hvac-core/exchange/building";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { buildingText } from "../../../../test/drawnBuilding.ts";
import { firstDecisions, hasDecisions, importState, type ImportEvent, type ImportState } from "./importState.ts";

const building = readGbxml(buildingText({ storeys: 1, rooms: 1 }));
const read = { building, library: buildingLibrary(building, "Metric") };
const none = { constructions: [], windowTypes: [] };
const first = { values: importDefaults("Metric"), spaceTypes: {}, takesPlace: true, rowIds: new Set<string>() };
const decisions = firstDecisions(read, none, first);
const file = new File([], "office.xml");

const otherImport: EarlierImport = {
  record: { id: "r", file: { name: "office.xml", size: 1, hash: "h" }, decisions: undefined, questions: {} },
  importedIds: new Set(),
  leftOutIds: new Set(),
  libraryIds: new Set(),
  recordedIds: new Map(),
};

const events: readonly ImportEvent[] = [
  { type: "opened", file },
  { type: "progressed", progress: 0.4 },
  { type: "progressed", progress: 0.2 },
  { type: "failed", problem: { problem: "not-xml", message: "Line 1: no." } },
  { type: "failed", problem: { problem: "no-length-unit", message: "No unit." } },
  { type: "cancelled" },
  { type: "unrelated", read, unrelated: otherImport },
  { type: "finished", read, decisions },
  { type: "stepped", step: "summary" },
  { type: "decided", decisions: { takesPlace: false } },
];

const after = (some: readonly ImportEvent[]): ImportState => some.reduce(importState, { phase: "choosing" });

test("a building is shown only after it was read, and by no event of a file that was left", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 12 }), (some) => {
      const state = after(some);
      const opened = some.findLastIndex(({ type }) => type === "opened" || type === "cancelled");
      const isOpen = opened !== -1 && some[opened]!.type === "opened";
      const ends = some.slice(opened + 1).filter(({ type }) => type === "failed" || type === "finished" || type === "unrelated");
      const [end, next] = [ends[0], ends.find(({ type }) => type === "finished")];
      const isRead = end?.type === "finished" || (end?.type === "unrelated" && next !== undefined);
      expect(state.phase === "read").toBe(isOpen && isRead);
      expect(state.phase === "reading").toBe(isOpen && end === undefined);
      expect(state.phase === "unrelated").toBe(isOpen && end?.type === "unrelated" && next === undefined);
    }),
  );
});

test("progress never goes back", () => {
  expect(after([events[0]!, events[1]!, events[2]!])).toMatchObject({ progress: 0.4 });
});

test("a file without a unit of length is asked for it", () => {
  expect(after([events[0]!, events[4]!])).toEqual({ phase: "unit", file });
});

test("decisions are edits once one differs from that of the file", () => {
  const shown: readonly ImportEvent[] = [events[0]!, { type: "finished", read, decisions }];
  const isEdited = (some: Extract<ImportEvent, { type: "decided" }>["decisions"]): unknown =>
    (after([...shown, { type: "decided", decisions: some }]) as { readonly isEdited?: boolean }).isEdited;
  expect(after([...shown, { type: "stepped", step: "summary" }])).toMatchObject({ isEdited: false });
  expect(isEdited({ takesPlace: true })).toBe(false);
  expect(isEdited({ takesPlace: false })).toBe(true);
  // The form of the values reads its numbers back from the units that it shows.
  const inch = Object.fromEntries(
    Object.entries(decisions.values).map(([name, value]) => [name, typeof value === "number" ? (value / 0.0254) * 0.0254 : value]),
  );
  expect(isEdited({ values: inch as typeof decisions.values })).toBe(false);
  expect(isEdited({ values: { ...decisions.values, north: decisions.values.north + 1 } })).toBe(true);
  const back = { type: "decided", decisions: { takesPlace: true } } as const;
  expect(after([...shown, { type: "decided", decisions: { takesPlace: false } }, back])).toMatchObject({ isEdited: true });
});

test("another unit keeps the decisions, whichever events come before the file is read again; another file has none", () => {
  const decided = { takesPlace: false, answers: { a: "ground" } } as const;
  const shownAgain: readonly ImportEvent[] = [
    events[0]!,
    { type: "finished", read, decisions },
    { type: "decided", decisions: decided },
    { type: "unit" },
  ];
  expect(after(shownAgain)).toMatchObject({ phase: "unit", file });
  const finished: ImportEvent = { type: "finished", read, decisions };
  for (const between of [[], [{ type: "progressed", progress: 0.4 }], [{ type: "unrelated", read, unrelated: otherImport }]] as const) {
    const reading = [...shownAgain, events[0]!, ...between];
    expect(hasDecisions(after(reading))).toBe(true);
    expect(after([...reading, finished])).toMatchObject({ phase: "read", isEdited: true, decisions: decided });
  }
  const another: ImportEvent = { type: "opened", file: new File([], "other.xml") };
  expect(hasDecisions(after([...shownAgain, another]))).toBe(false);
  expect(after([...shownAgain, another, finished])).toMatchObject({ isEdited: false, decisions });
});

test("another unit before a decision leaves nothing to ask about", () => {
  const shownAgain: readonly ImportEvent[] = [events[0]!, { type: "finished", read, decisions }, { type: "unit" }];
  expect(hasDecisions(after(shownAgain))).toBe(false);
});

test("matches are selected at first, except rows that an earlier import made", () => {
  const matches = { constructions: [{ id: "brick", rowId: "mine", by: "name" }], windowTypes: [] } as const;
  expect(firstDecisions(read, matches, first).constructions).toEqual({ brick: "mine" });
  const earlier = {
    record: { id: "r", file: { name: "office.xml", size: 1, hash: "h" }, decisions: undefined, questions: {} },
    importedIds: new Set<string>(),
    leftOutIds: new Set(["r-0-0-0"]),
    libraryIds: new Set(["mine"]),
    recordedIds: new Map<string, string>(),
  };
  const again = firstDecisions({ ...read, earlier }, matches, first);
  expect(again.constructions).toEqual({});
  expect(again.includedIds.size).toBe(0);
});
