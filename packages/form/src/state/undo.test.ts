import { valueAt, withEntered, type Path } from "@org/hvac-core/kernel";
import { isSame, isSameQuantity } from "@org/hvac-core/merging";
import * as fc from "fast-check";
import { runs } from "@tooling/testing/extent";
import { describe, expect, test } from "vitest";
import { deepCalculator } from "../../test/deepCalculator.ts";
import { openInput, startInput, type AnyCalculator, type FormInput, type Row } from "./formInput.ts";
import { changeHistory, openHistory, type Change, type History } from "./undo.ts";
import { rebaseHistory, withoutEdit } from "./rebase.ts";

const calculator: AnyCalculator = deepCalculator;
const area = "zones.a.rooms.r.area";
/** As a file is opened: complete. */
const opened = (): FormInput => openInput(calculator, calculator.complete(startInput(calculator, "Metric"))).input;
const start = (): History => openHistory({ input: opened(), unparsed: {} });
const after = (history: History, ...changes: Change[]): History =>
  changes.reduce((before, change) => changeHistory(calculator, before, change), history);
const valueAtPath = ({ present }: History, path: Path): unknown => valueAt(present.input, path);
const typed = (path: Path, value: number, unit = "m2", id = 0): Change => ({ type: "value", path, value: { value, unit }, id });
const m2 = (value: number): object => ({ value, unit: "m2" });
/** The input as somebody else would leave it. */
const changedTo = (input: FormInput, ...changes: Change[]): FormInput =>
  after(openHistory({ input, unparsed: {} }), ...changes).present.input;
/** A change from elsewhere arrives; `input` is the agreed input then. */
const receiveInput = (base: FormInput, input: FormInput): Change & { readonly input: FormInput } => ({
  type: "rebase",
  rebase: (history) => rebaseHistory(calculator, history, base, input),
  input,
});
const receive = (base: FormInput, ...changes: Change[]): Change & { readonly input: FormInput } =>
  receiveInput(base, changedTo(base, ...changes));
const without = (id: number): Change => ({ type: "rebase", rebase: (history) => withoutEdit(calculator, history, id) });
const removal = (input: FormInput, path: Path, id: string): Change => ({
  type: "rows",
  path,
  rows: (valueAt(input, path) as Row[]).filter((row) => row.id !== id),
});

describe("undo", () => {
  test("takes back a run of typing in one field at once", () => {
    expect(valueAtPath(after(start(), typed(area, 4), typed(area, 42), typed(area, 420), { type: "undo" }), area)).toEqual(m2(20));
  });

  test("takes back a whole drag at once, and a later drag separately", () => {
    const dragged = (value: number, run?: string): Change => ({
      type: "values",
      values: { [area]: { value, unit: "m2" } },
      ...(run && { run }),
    });
    const first = after(start(), dragged(4, "drag 1"), dragged(5, "drag 1"), { type: "settle" });
    expect(valueAtPath(after(first, { type: "undo" }), area)).toEqual(m2(20));
    const second = after(first, dragged(6, "drag 1"), dragged(7, "drag 1"), { type: "settle" }, dragged(8), dragged(9), { type: "undo" });
    expect(valueAtPath(second, area)).toEqual(m2(8));
    expect(valueAtPath(after(second, { type: "undo" }, { type: "undo" }), area)).toEqual(m2(5));
  });

  test("stops at the field that was left", () => {
    expect(valueAtPath(after(start(), typed(area, 1), { type: "settle" }, typed(area, 2), { type: "undo" }), area)).toEqual(m2(1));
  });

  test("and redo lead through every state and back", () => {
    const changes: Change[] = [
      typed(area, 1),
      { type: "unit", path: area, unit: "in2" },
      { type: "unitSystem", unitSystem: "Imperial" },
      { type: "unparsed", path: "outdoor", text: "abc" },
      { type: "load", input: startInput(calculator, "Metric") },
    ];
    const end = after(start(), ...changes);
    const undone = after(end, ...changes.map((): Change => ({ type: "undo" })));
    expect(undone.present).toEqual(start().present);
    expect(after(undone, ...changes.map((): Change => ({ type: "redo" }))).present).toEqual(end.present);
  });

  test("of an edit with an id takes back that edit only; later edits stay", () => {
    const history = start();
    const rows = [...(valueAt(history.present.input, "zones.a.rooms") as Row[]), { id: "s" }];
    const added = after(history, { type: "rows", path: "zones.a.rooms", rows });
    const removed = after(
      added,
      { ...removal(added.present.input, "zones.a.rooms", "r"), id: 7 },
      { type: "value", path: "mode", value: "heating", id: 8 },
      typed("zones.a.rooms.s.area", 5, "m2", 9),
    );
    const back = after(removed, without(7));
    expect((valueAtPath(back, "zones.a.rooms") as Row[]).map(({ id }) => id)).toEqual(["r", "s"]);
    expect(valueAtPath(back, area)).toEqual(m2(20));
    expect(valueAtPath(back, "zones.a.rooms.s.area")).toEqual(m2(5));
    expect(valueAtPath(back, "mode")).toBe("heating");
    expect(after(back, without(7)).present).toEqual(back.present);
    expect(after(removed, { type: "undo", id: 7 })).toBe(removed);
    expect(after(removed, { type: "undo", id: 9 }).present).toEqual(after(removed, { type: "undo" }).present);
    expect(after(back, { type: "undo" }).present).toEqual(removed.present);
  });

  test("of an example that was loaded leaves what was typed into it", () => {
    const loaded = after(
      start(),
      { type: "load", input: startInput(calculator, "Imperial"), id: 3 },
      { type: "value", path: "people", value: { value: 4, unit: "unitless" }, id: 4 },
      without(3),
    );
    expect(loaded.present.input).toEqual(withEntered(opened(), { people: { value: 4, unit: "unitless" } }));
  });
});

describe("a change from elsewhere", () => {
  test("comes into the form, is no step, and is taken back by no undo", () => {
    const typing = after(start(), typed(area, 55));
    const base = typing.present.input;
    const both = after(typing, receive(base, typed("site.altitude", 300, "m")));
    expect(valueAtPath(both, "site.altitude")).toEqual({ value: 300, unit: "m" });
    expect(both.past).toHaveLength(1);
    const undone = after(both, { type: "undo" });
    expect(valueAtPath(undone, area)).toEqual(m2(20));
    expect(valueAtPath(undone, "site.altitude")).toEqual({ value: 300, unit: "m" });
    expect(valueAtPath(after(undone, { type: "redo" }), area)).toEqual(m2(55));
  });

  test("of a value that was typed here removes its undo step, even if it returns to the typed value", () => {
    const typing = after(start(), typed(area, 55));
    const first = receive(typing.present.input, typed(area, 70));
    const second = receive(first.input, typed(area, 55));
    const history = after(typing, first, second);
    expect(valueAtPath(after(history, { type: "undo" }), area)).toEqual(m2(55));
    expect(history.past).toEqual([]);
  });

  test("does not replace a value that was typed here and has not reached the other side", () => {
    const base = start().present.input;
    const history = after(start(), typed(area, 55), receive(base, typed(area, 70), typed("outdoor", 30, "degC")));
    expect(valueAtPath(history, area)).toEqual(m2(55));
    expect(valueAtPath(history, "outdoor")).toEqual({ value: 30, unit: "degC" });
  });

  test("reaches a row that was added here, whose fields are still at their defaults", () => {
    const rows = [...(valueAt(opened(), "zones.a.rooms") as Row[]), { id: "s" }];
    const added = after(start(), { type: "rows", path: "zones.a.rooms", rows });
    const history = after(added, receive(added.present.input, typed("zones.a.rooms.s.area", 8)));
    expect(valueAtPath(history, "zones.a.rooms.s.area")).toEqual(m2(8));
    // Undoing the row would undo its content too.
    expect(valueAtPath(after(history, { type: "undo" }), "zones.a.rooms.s.area")).toEqual(m2(8));
  });

  test("keeps unreadable texts, emptied fields and selected units; only the texts of a removed row are removed", () => {
    const typing = after(
      start(),
      { type: "unparsed", path: area, text: "12 k" },
      { type: "unparsed", path: "outdoor", text: "" },
      { type: "value", path: "people", value: { value: 2, unit: "unitless" } },
      { type: "value", path: "people", value: null },
    );
    const base = typing.present.input;
    const history = after(typing, receive(base, typed("site.altitude", 300, "m"), { type: "value", path: "mode", value: "heating" }));
    expect(history.present.unparsed).toEqual({ [area]: "12 k", outdoor: "" });
    expect(valueAtPath(history, "people")).toBe(null);
    expect(history.present.blankUnits).toEqual(typing.present.blankUnits);
    const gone = after(history, receive(history.present.input, removal(history.present.input, "zones.a.rooms", "r")));
    expect(gone.present.unparsed).toEqual({ outdoor: "" });
  });

  test("that changes nothing leaves the history the very same", () => {
    const history = after(start(), typed(area, 5));
    expect(after(history, receiveInput(opened(), calculator.complete(opened())))).toBe(history);
  });
});

/** Places that edits are made at; every value is one that nobody typed before. */
const places = [area, "zones.a.rooms.s.area", "site.altitude", "outdoor", "people"] as const;
type Place = (typeof places)[number];
const unitOf = (place: Place): string =>
  place === "site.altitude" ? "m" : place === "outdoor" ? "degC" : place === "people" ? "unitless" : "m2";
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant("types" as const), place: fc.constantFrom(...places) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("clears" as const), place: fc.constant("people" as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("cannot be read" as const), place: fc.constantFrom(...places) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom("adds a row" as const, "removes a row" as const, "moves rows" as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom("settles" as const, "loads" as const) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constantFrom("undoes" as const, "redoes" as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("undoes by name" as const), which: fc.nat(20) }) },
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;
const remote = fc.record({
  does: fc.constant("receives" as const),
  place: fc.constantFrom(...places),
  isAgreed: fc.boolean(),
  andRows: fc.constantFrom("", "adds", "removes"),
});
type Remote = typeof remote extends fc.Arbitrary<infer T> ? T : never;

const list = "zones.a.rooms";
const rowsOf = (input: FormInput): readonly Row[] => (valueAt(input, list) ?? []) as readonly Row[];
const withRows = (rows: readonly Row[]): Change => ({ type: "rows", path: list, rows });

/** One form with all that happens to it. Changes come from elsewhere on top of what was sent last. */
class Form {
  history: History;
  /** The input on which form and store agree. */
  base: FormInput;
  count = 0;
  rows = 0;
  /** By place: what somebody else put there, unless it was touched here since. */
  readonly theirs = new Map<Place, object>();

  constructor() {
    const first = after(start(), withRows([...rowsOf(opened()), { id: "s" }]));
    this.history = openHistory({ ...first.present, input: calculator.complete(first.present.input) });
    this.base = this.history.present.input;
  }

  private value(place: Place): object {
    this.count += 1;
    return { value: this.count, unit: unitOf(place) };
  }

  private change(change: Change): void {
    this.history = changeHistory(calculator, this.history, change);
  }

  do(action: Act | Remote): void {
    const { input } = this.history.present;
    const id = (this.count += 1);
    switch (action.does) {
      case "types":
        this.theirs.delete(action.place);
        return this.change({ type: "value", path: action.place, value: this.value(action.place), id });
      case "clears":
        this.theirs.delete(action.place);
        return this.change({ type: "value", path: action.place, value: null, id });
      case "cannot be read":
        return this.change({ type: "unparsed", path: action.place, text: `?${id}`, id });
      case "adds a row":
        this.rows += 1;
        return this.change({ ...withRows([...rowsOf(input), { id: `n${this.rows}` }]), id });
      case "removes a row":
        for (const place of places.slice(0, 2)) this.theirs.delete(place);
        return this.change({ ...withRows(rowsOf(input).slice(1)), id });
      case "moves rows":
        return this.change({ ...withRows(rowsOf(input).toReversed()), id });
      case "settles":
        return this.change({ type: "settle" });
      case "loads":
        this.theirs.clear();
        return this.change({ type: "load", input: calculator.complete({ ...startInput(calculator, "Imperial"), people: id }), id });
      case "undoes":
        return this.change({ type: "undo" });
      case "redoes":
        return this.change({ type: "redo" });
      case "undoes by name": {
        const step = this.history.past[action.which];
        return step && this.change(without(step.id));
      }
      case "receives":
        return this.receive(action);
    }
  }

  private receive({ place, isAgreed, andRows }: Remote): void {
    if (isAgreed) this.base = calculator.complete(this.history.present.input);
    const value = this.value(place);
    const rows = rowsOf(this.base);
    this.rows += 1;
    const input = changedTo(
      this.base,
      ...(andRows === "" ? [] : [withRows(andRows === "adds" ? [{ id: `n${this.rows}` }, ...rows] : rows.slice(0, -1))]),
      { type: "value", path: place, value },
    );
    this.change(receiveInput(this.base, input));
    this.base = calculator.complete(input);
    if (andRows === "removes") for (const each of places.slice(0, 2)) this.theirs.delete(each);
    // What differs from it is an open conflict, and asked about.
    if (isSameQuantity(valueAtPath(this.history, place) as never, value as never)) this.theirs.set(place, value);
  }
}

describe("any sequence of typed, undone and received changes", () => {
  test("undo and redo never change what somebody else put at a place since it was last touched here", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(act, remote), { maxLength: 40, size: "max" }), (acts) => {
        const form = new Form();
        for (const action of acts) {
          form.do(action);
          // The unit that it is shown in is nobody's.
          for (const [place, value] of form.theirs)
            expect(valueAtPath(form.history, place), `${place} after ${action.does}`).toMatchObject(value);
        }
      }),
      { numRuns: runs(200) },
    );
  });

  test("without changes from elsewhere, undoing everything gives the beginning, and redoing everything the end, exactly", () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40, size: "max" }), (acts) => {
        const form = new Form();
        const beginning = form.history.present;
        for (const action of acts) form.do(action);
        let { history } = form;
        while (history.future.length > 0) history = changeHistory(calculator, history, { type: "redo" });
        const end = history.present;
        while (history.past.length > 0) history = changeHistory(calculator, history, { type: "undo" });
        expect(history.present).toBe(beginning);
        while (history.future.length > 0) history = changeHistory(calculator, history, { type: "redo" });
        expect(history.present).toBe(end);
      }),
    );
  });

  test("one undo right after typing takes back what was typed at that place and nothing else", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(act, remote), { maxLength: 20, size: "max" }),
        fc.constantFrom(...places),
        remote,
        (acts, place, action) => {
          const form = new Form();
          for (const each of acts) form.do(each);
          form.do({ does: "types", place });
          form.do(action);
          const before = form.history;
          form.do({ does: "types", place });
          // Its row may be gone.
          fc.pre(form.history !== before);
          form.do({ does: "undoes" });
          const others = places.filter((each) => each !== place);
          expect(others.map((each) => valueAtPath(form.history, each))).toEqual(others.map((each) => valueAtPath(before, each)));
          expect(rowsOf(form.history.present.input).map(({ id }) => id)).toEqual(rowsOf(before.present.input).map(({ id }) => id));
        },
      ),
    );
  });

  test("a received change keeps unreadable texts and every value that was typed here", () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 15, size: "max" }), remote, (acts, action) => {
        const form = new Form();
        for (const each of acts) form.do(each);
        const { unparsed } = form.history.present;
        const before = form.history.present.input;
        form.do({ ...action, isAgreed: false, andRows: "" });
        expect(form.history.present.unparsed).toEqual(unparsed);
        for (const place of places) {
          const [was, is] = [new Form().base, before].map((input) => valueAt(input, place) as never);
          // 35 °C as 95 °F is no other quantity.
          if (!isSame(was, is) && !isSameQuantity(was, is)) expect(valueAtPath(form.history, place), place).toEqual(valueAt(before, place));
        }
      }),
    );
  });
});
