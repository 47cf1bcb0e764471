import fc from "fast-check";
import { isSelectedAtFirst, type RevisedRow } from "@org/hvac-core/exchange/building";
import { expect, test } from "vitest";
import { choiceOf, isSelectable, noToggles, withReplaced, withSelected } from "./toggles.ts";

const cell = { name: "area", then: 1, now: 2, mine: 3, isChanged: true };
const cells = fc.constantFrom([], [cell]);
const rows: fc.Arbitrary<readonly RevisedRow[]> = fc
  .array(
    fc.record({
      list: fc.constantFrom("rooms", "surfaces", "windows", "constructions"),
      state: fc.constantFrom("new", "changed", "gone", "entered", "left", "kept", "current"),
      differences: cells,
      edits: cells,
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((all) => all.map((row, index) => ({ ...row, id: `r${index}`, path: `rooms.r${index}`, name: `Room ${index}` })));

test("selecting all and none again selects what can be selected, whatever was toggled", () => {
  fc.assert(
    fc.property(rows, fc.array(fc.nat(11)), (all, toggled) => {
      const some = toggled.reduce((toggles, index) => {
        const row = all[index % all.length]!;
        return withSelected(toggles, [row], !choiceOf(all, toggles).selected.has(row.path));
      }, noToggles);
      expect(choiceOf(all, withSelected(some, all, true)).selected.size).toBe(all.filter(isSelectable).length);
      expect(choiceOf(all, withSelected(some, all, false)).selected.size).toBe(0);
    }),
  );
});

test("at first the engine's choice is selected, with the rooms that were included again", () => {
  fc.assert(
    fc.property(rows, (all) => {
      const { selected } = choiceOf(all, noToggles);
      for (const row of all) {
        const isIncluded = row.list === "rooms" && row.state === "left";
        expect(selected.has(row.path)).toBe(isIncluded || isSelectedAtFirst(row));
      }
    }),
  );
});

test("all edits are replaced or kept at once, and nothing else", () => {
  fc.assert(
    fc.property(rows, (all) => {
      const replaced = withReplaced(noToggles, all, true);
      expect([...replaced.replaced]).toEqual(all.flatMap(({ path, edits }) => (edits.length > 0 ? [path] : [])));
      expect(withReplaced(replaced, all, false)).toEqual(noToggles);
    }),
  );
});
