import { expect, test } from "vitest";
import { badgeFindings, compareStored, conflictFindings, unseenByRemoval } from "./classify.ts";
import { History, type Write } from "./history.ts";
import type { Value } from "./values.ts";

const place = "0:roofArea";
const area = (value: number, unit = "m2"): Value => ({ type: "quantity", value, unit });
const kinds = (history: History, stored: Value | undefined): readonly string[] =>
  compareStored(history, () => stored).map(({ kind }) => kind);

/** A history in which each name enters a number; `over` is the number that its page showed, "start" the initial one. */
function typed(...events: readonly (readonly [who: string, number: number, over: string])[]): {
  history: History;
  writes: Readonly<Record<string, Write>>;
} {
  const history = new History();
  const writes: Record<string, Write> = { start: history.begin(place, area(20)) };
  events.forEach(([who, number, over], time) => {
    writes[who] = history.wrote({ place, value: area(number), tab: who, device: who.charCodeAt(0) - 65, time, over: writes[over] });
  });
  return { history, writes };
}

test("what was typed last and is stored is as it should be, in whatever unit", () => {
  const { history } = typed(["A1", 500, "start"]);
  expect(kinds(history, area(500))).toEqual([]);
  // 1 m² is 10,000 cm², to the last bit.
  expect(kinds(history, area(5_000_000, "cm2"))).toEqual([]);
});

test("what was typed and is not stored is lost", () => {
  const { history } = typed(["A1", 500, "start"]);
  expect(kinds(history, area(20))).toEqual(["lost"]);
  expect(kinds(history, undefined)).toEqual(["lost"]);
});

test("a number that nobody typed was changed, be it by its last bit or by its unit", () => {
  const { history } = typed(["A1", 500, "start"]);
  expect(kinds(history, area(500.000_000_000_000_06))).toEqual(["changed"]);
  expect(kinds(history, area(500, "ft2"))).toEqual(["changed"]);
});

test("who saw the other's number replaces it; who did not overwrites it, unless a question was answered", () => {
  expect(kinds(typed(["A1", 500, "start"], ["B1", 600, "A1"]).history, area(600))).toEqual([]);
  const { history, writes } = typed(["A1", 500, "start"], ["B1", 600, "start"]);
  expect(kinds(history, area(600))).toEqual(["overwritten"]);
  history.answered(writes["B1"]!, writes["A1"]!, 1, 9);
  expect(kinds(history, area(600))).toEqual([]);
  expect(kinds(history, area(500)), "the answer was the other one").toEqual(["lost"]);
});

test("who does not know that a number had arrived may keep it against what was typed over it", () => {
  const { history, writes } = typed(["B1", 500, "start"], ["C1", 600, "B1"], ["B2", 700, "C1"]);
  history.answered(writes["B1"]!, writes["B2"]!, 1, 9);
  expect(kinds(history, area(500))).toEqual([]);
  expect(kinds(history, area(700)), "the answer was the other one").toEqual(["lost"]);
});

test("a device that has forgotten its own number and is typed into again has lost it", () => {
  expect(kinds(typed(["A1", 500, "start"], ["A2", 600, "start"]).history, area(600))).toEqual(["lost"]);
});

test("who takes back what was typed gives way to what others typed over what stood there before", () => {
  const { history, writes } = typed(["A1", 500, "start"], ["B1", 600, "start"]);
  history.wrote({ place, value: area(20), tab: "A1", device: 0, time: 9, over: writes["A1"], restores: writes["start"]! });
  expect(kinds(history, area(600))).toEqual([]);
  expect(kinds(history, area(20))).toEqual(["overwritten"]);
  expect(kinds(history, area(500))).not.toEqual([]);
});

test("what a killed browser had no time to keep may be gone, and nothing before it", () => {
  const { history } = typed(["A1", 500, "start"], ["A2", 600, "A1"]);
  history.forgive(0, 0.5);
  expect(kinds(history, area(500))).toEqual([]);
  expect(kinds(history, area(600))).toEqual([]);
  expect(kinds(history, area(20))).not.toEqual([]);
});

test("an answer that a killed browser had no time to keep may be asked for again, and then the other one holds", () => {
  const { history, writes } = typed(["A1", 500, "start"], ["B1", 600, "start"]);
  const questions = (): readonly string[] => conflictFindings(history, place, writes["B1"], writes["A1"], "").map(({ kind }) => kind);
  history.answered(writes["B1"]!, writes["A1"]!, 1, 9);
  expect(questions(), "the answer is kept").toEqual(["wrong conflict"]);
  expect(history.forgive(1, 8.5), "both values are older").toBe(0);
  expect(questions()).toEqual([]);
  expect(kinds(history, area(600)), "the answer was kept all the same").toEqual([]);
  history.answered(writes["A1"]!, writes["B1"]!, 1, 20);
  expect(kinds(history, area(500))).toEqual([]);
  expect(kinds(history, area(600))).toEqual(["lost"]);
});

test("that a value is saved may be forgotten by a browser that is killed in the same second", () => {
  const { history, writes } = typed(["A1", 500, "start"], ["B1", 600, "A1"]);
  const questions = (): readonly string[] => conflictFindings(history, place, writes["A1"], writes["B1"], "").map(({ kind }) => kind);
  history.acknowledge("A1", 9);
  history.forgive(0, 10);
  expect(questions()).toEqual(["wrong conflict"]);
  history.forgive(0, 8.5);
  expect(questions()).toEqual([]);
});

test("a question about equal values, or about what the other was typed over, is a wrong one", () => {
  const { history, writes } = typed(["A1", 500, "start"], ["B1", 600, "A1"], ["C1", 700, "start"], ["D1", 500, "start"]);
  const questions = (mine: string, theirs: string): readonly string[] =>
    conflictFindings(history, place, writes[mine], writes[theirs], "").map(({ kind }) => kind);
  expect(questions("B1", "C1")).toEqual([]);
  expect(questions("A1", "D1")).toEqual(["wrong conflict"]);
  expect(questions("A1", "B1"), "A cannot know that its number arrived").toEqual([]);
  history.acknowledge("A1", 9);
  expect(questions("A1", "B1")).toEqual(["wrong conflict"]);
  expect(questions("B1", "A1")).toEqual(["wrong conflict"]);
  expect(questions("B1", "nobody")).toEqual(["changed"]);
});

test("“Saved” is wrong while an earlier number of the page is stored, and right when another's replaced it", () => {
  const { history, writes } = typed(["A1", 500, "start"]);
  const badge = (stored: Value): readonly string[] => badgeFindings(history, 0, "A1", () => stored).map(({ kind }) => kind);
  expect(badge(area(500))).toEqual([]);
  expect(badge(area(20))).toEqual(["wrong badge"]);
  history.wrote({ place, value: area(600), tab: "B1", device: 1, time: 9, over: writes["A1"] });
  expect(badge(area(600))).toEqual([]);
});

test("a page that shows a converted number shows the one that was typed", () => {
  const { history, writes } = typed(["A1", 46.5, "start"]);
  // 46.5 m² is 500.5218… ft², shown to six digits.
  expect(history.shown(place, area(500.522, "ft2"))).toBe(writes["A1"]);
  expect(history.shown(place, area(500.6, "ft2"))).toBeUndefined();
});

test("a row that nobody removed is there, one that was removed is not, unless somebody typed into it meanwhile and was asked", () => {
  const row = "1:fittings.elbow";
  const rowWith = (events: (history: History, begun: Write, field: Write) => void): History => {
    const history = new History();
    events(history, history.begin(row, { type: "row" }), history.begin(`${row}.quantity`, area(2, "unitless")));
    return history;
  };
  const findings = (history: History, isThere: boolean): readonly string[] =>
    compareStored(history, (place) => (isThere ? (place === row ? { type: "row" } : area(2, "unitless")) : undefined)).map(
      ({ kind }) => kind,
    );
  const untouched = rowWith(() => undefined);
  expect([findings(untouched, true), findings(untouched, false)]).toEqual([[], ["lost"]]);
  const remove = (history: History, over: Write, ...alsoSeen: readonly Write[]): void =>
    void history.wrote({ place: row, value: { type: "noRow" }, tab: "A1", device: 0, time: 1, over, alsoSeen });
  const removed = rowWith((history, begun, field) => remove(history, begun, field));
  expect([findings(removed, true), findings(removed, false)]).toEqual([["lost"], []]);
  const typedMeanwhile = rowWith((history, begun, field) => {
    history.wrote({ place: `${row}.quantity`, value: area(3, "unitless"), tab: "B1", device: 1, time: 2, over: field });
    remove(history, begun, field);
  });
  expect(findings(typedMeanwhile, false)).toEqual(["overwritten"]);
  expect(
    [removed, typedMeanwhile].map((history) => unseenByRemoval(history, row).length),
    "only who was not seen is asked about",
  ).toEqual([0, 1]);
  typedMeanwhile.recordQuestion(row);
  expect(findings(typedMeanwhile, false)).toEqual([]);
});
