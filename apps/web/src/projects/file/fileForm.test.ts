import type { PlainRecord } from "@org/data";
import { Device, openConflicts, Server } from "@org/data/test/devices";
import { fileForm, nextExchange, openFileForm, type FileForm, type StoredFile } from "@org/form/fileForm";
import type { AnyCalculator, Change, Row } from "@org/form/state";
import { defineCalculator, defineCard, defineFields, defineResults, isTypedQuantity, unreadTextsIn } from "@org/hvac-core/kernel";
import { convert } from "@org/hvac-core/quantity";
import { isSame } from "@org/hvac-core/merging";
import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

const length = (label: string) => ({ type: "quantity", label, quantity: "length", default: 1, min: 0, max: 1e6 }) as const;

/** A field for each of three users, one that they share, and a list with rows of each. */
const definition: AnyCalculator = defineCalculator({
  card: defineCard({ id: "shared", title: "Shared", summary: "Lengths.", group: "air", collection: "shared", route: null }),
  version: 1,
  sections: [{ id: "all", title: "All" }],
  fields: defineFields({
    own0: length("Length 0"),
    own1: length("Length 1"),
    own2: length("Length 2"),
    all: length("Length of all"),
    rooms: { type: "list", label: "Rooms", rowLabel: "room", maxRows: 100, row: { side: length("Side") } },
  }),
  results: defineResults({ all: { label: "Length of all", quantity: "length" } }),
  headline: ["all"],
  start: { Imperial: {}, Metric: {} },
  calculate: ({ all }) => ({ results: { all } }),
  warnings: () => [],
  explanation: () => Promise.reject(new Error("It has none.")),
});

/** The last entry of a user: a length in metres, nothing, or a text that cannot be read. */
type Entry = number | string | undefined;

interface UserEdit {
  readonly place: string;
  readonly before: Entry;
  readonly after: Entry;
}

const metres = (value: unknown): number | undefined =>
  isTypedQuantity(value) && value.value !== null ? convert(value.value, value.unit, "m") : undefined;

/** The length at a place of one user: in a field, or of a row. */
function valueOf(input: PlainRecord, place: string): number | undefined {
  if (!place.startsWith("rooms.")) return metres(input[place]);
  const row = (input["rooms"] as readonly Row[] | undefined)?.find(({ id }) => `rooms.${id}` === place);
  return row && metres(row["side"]);
}

/** Without the rounding errors of converting units. */
const rounded = (value: number | undefined): number | undefined => value && Number(value.toPrecision(12));

/** A user at a device: the form, and what the user entered, as if alone. */
class User {
  readonly device: Device;
  readonly index: number;
  form: FileForm;
  readonly entries = new Map<string, Entry>();
  readonly edits = new Map<number, UserEdit>();
  #lastEdit = 0;

  constructor(server: Server, index: number) {
    this.device = new Device(server, definition);
    this.index = index;
    this.form = openFileForm(definition, this.stored);
    this.entries.set(`own${index}`, 1);
  }

  get stored(): StoredFile {
    const { copy, externalChanges } = this.device.model;
    return { input: copy!.mine, externalChanges };
  }

  /** Draws the page: form and store exchange their changes, as in `useFileForm`. */
  draw(): void {
    for (let round = 0; round < 10; round += 1) {
      const exchange = nextExchange(this.form, this.stored);
      if (!exchange) return;
      const { give, event } = exchange;
      if (give) {
        const [input, over] = [give.input, give.over] as readonly (PlainRecord | undefined)[];
        this.device.dispatch({ type: "typed", input: input!, ...(over && { over }) });
      }
      this.form = fileForm(definition, this.form, event);
    }
    throw new Error("Form and store never agree.");
  }

  #change(change: Change, edit?: { readonly place: string; readonly after: Entry }): void {
    this.#lastEdit += 1;
    const id = this.#lastEdit;
    if (edit) {
      this.edits.set(id, { ...edit, before: this.entries.get(edit.place) });
      this.entries.set(edit.place, edit.after);
    }
    for (const each of [{ ...change, id } as Change, { type: "settle" } as const])
      this.form = fileForm(definition, this.form, { type: "changed", change: each });
    this.draw();
  }

  get rows(): readonly Row[] {
    return (this.form.history.present.input["rooms"] as readonly Row[] | undefined) ?? [];
  }
  get userRows(): readonly Row[] {
    return this.rows.filter(({ id }) => id.startsWith(`u${this.index}`));
  }

  type(value: number): void {
    this.#change({ type: "value", path: `own${this.index}`, value: { value, unit: "m" } }, { place: `own${this.index}`, after: value });
  }
  typeUnparsed(text: string): void {
    this.#change({ type: "unparsed", path: `own${this.index}`, text }, { place: `own${this.index}`, after: text });
  }
  typeShared(value: number): void {
    this.#change({ type: "value", path: "all", value: { value, unit: "m" } });
  }
  switchUnits(): void {
    const unitSystem = this.form.history.present.input.unitSystem === "Metric" ? "Imperial" : "Metric";
    this.#change({ type: "unitSystem", unitSystem });
  }
  chooseUnit(unit: string): void {
    this.#change({ type: "unit", path: `own${this.index}`, unit });
  }
  addRow(value: number): void {
    const id = `u${this.index}-${value}`;
    const rows = [...this.rows, { id, side: { value, unit: "m" } }];
    this.#change({ type: "rows", path: "rooms", rows }, { place: `rooms.${id}`, after: value });
  }
  editRow(value: number): void {
    const [row] = this.userRows;
    if (!row) return;
    const path = `rooms.${row.id}.side`;
    this.#change({ type: "value", path, value: { value, unit: "m" } }, { place: `rooms.${row.id}`, after: value });
  }
  /** The row may contain a text that cannot be read. */
  removeRow(): void {
    const [row] = this.userRows;
    if (!row) return;
    this.form = fileForm(definition, this.form, {
      type: "changed",
      change: { type: "unparsed", path: `rooms.${row.id}.side`, text: "12 x" },
    });
    this.#change({ type: "settle" });
    this.#change(
      { type: "rows", path: "rooms", rows: this.rows.filter(({ id }) => id !== row.id) },
      { place: `rooms.${row.id}`, after: undefined },
    );
    expect(Object.keys(this.form.history.present.unparsed)).not.toContain(`rooms.${row.id}.side`);
  }
  undo(): void {
    const step = this.form.history.past.at(-1);
    const edit = step && this.edits.get(step.id);
    if (edit) this.entries.set(edit.place, edit.before);
    this.form = fileForm(definition, this.form, { type: "changed", change: { type: "undo" } });
    this.draw();
  }
  redo(): void {
    const [step] = this.form.history.future;
    const edit = step && this.edits.get(step.id);
    if (edit) this.entries.set(edit.place, edit.after);
    this.form = fileForm(definition, this.form, { type: "changed", change: { type: "redo" } });
    this.draw();
  }
  /** Reloads the page: its history is lost, and no key: texts that cannot be read are stored as well. */
  reload(reaches: boolean): void {
    this.device.reload(reaches);
    this.form = openFileForm(definition, this.stored);
  }
  /** Expects each entry of the user in the form: texts as they were typed, numbers by value. */
  expectKept(): void {
    const { input, unparsed } = this.form.history.present;
    for (const [place, entry] of this.entries) {
      if (typeof entry === "string") expect(unparsed[place]).toBe(entry);
      else expect({ place, value: rounded(valueOf(definition.complete(input) as PlainRecord, place)) }).toEqual({ place, value: entry });
    }
  }
}

const doing = <T extends string>(what: T) => fc.record({ do: fc.constant(what) });
const action = fc.oneof(
  { weight: 5, arbitrary: doing("type") },
  { weight: 3, arbitrary: doing("type shared") },
  { weight: 2, arbitrary: doing("type text") },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("choose unit" as const), unit: fc.constantFrom("ft", "m", "mm") }) },
  { weight: 1, arbitrary: doing("switch units") },
  { weight: 3, arbitrary: doing("add row") },
  { weight: 3, arbitrary: doing("edit row") },
  { weight: 2, arbitrary: doing("remove row") },
  { weight: 4, arbitrary: doing("undo") },
  { weight: 3, arbitrary: doing("redo") },
  { weight: 4, arbitrary: doing("draw") },
  { weight: 4, arbitrary: doing("due") },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("answer" as const), how: fc.constantFrom("well", "well", "lost", "unreachable") }) },
  { weight: 2, arbitrary: doing("commit") },
  { weight: 4, arbitrary: doing("hear") },
  { weight: 2, arbitrary: doing("network") },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("reload" as const), reaches: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("resolve" as const), choice: fc.constantFrom("mine", "theirs") }) },
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

function resolve({ device }: User, choice: "mine" | "theirs"): void {
  const [conflict] = openConflicts(device.model);
  if (conflict) device.dispatch({ type: "conflict resolved", conflict, choice });
}

/** @param value occurs in no other edit */
function act(user: User, what: Action, value: number): void {
  const { device } = user;
  switch (what.do) {
    case "type":
      return user.type(value);
    case "type shared":
      return user.typeShared(value);
    case "type text":
      return user.typeUnparsed(`${value} x`);
    case "choose unit":
      return user.chooseUnit(what.unit);
    case "switch units":
      // For one user only: the unit system of a file is a value like any other.
      return user.index === 2 ? user.switchUnits() : undefined;
    case "add row":
      return user.addRow(value);
    case "edit row":
      return user.editRow(value);
    case "remove row":
      return user.removeRow();
    case "undo":
      return user.undo();
    case "redo":
      return user.redo();
    case "draw":
      return user.draw();
    case "due":
      return device.dispatch({ type: "due" });
    case "answer":
      return device.answer(what.how);
    case "commit":
      return device.commit();
    case "hear":
      return device.hear();
    case "network":
      device.isOnline = !device.isOnline;
      return undefined;
    case "reload":
      return user.reload(what.reaches);
    case "resolve":
      return resolve(user, what.choice);
  }
}

/** Draws every page, connects and delivers everything, and resolves every conflict. */
function settle(users: readonly User[]): void {
  for (let round = 0; round < 100; round += 1) {
    let isQuiet = true;
    for (const user of users) {
      const { device } = user;
      device.isOnline = true;
      while (device.heardVersion < device.server.versions.length - 1) {
        device.hear();
        isQuiet = false;
      }
      if (openConflicts(device.model).length > 0) isQuiet = false;
      resolve(user, "mine");
      user.draw();
      device.dispatch({ type: "retry" });
      device.dispatch({ type: "due" });
      if (device.waiting) {
        device.answer("well");
        isQuiet = false;
      }
    }
    if (isQuiet) return;
  }
  throw new Error("It never comes to rest.");
}

describe("forms of one file", () => {
  test("a value typed over an unseen change by another user is a conflict and overwrites nothing", () => {
    const server = new Server(definition.complete({ unitSystem: "Metric" }) as PlainRecord);
    const [user, other] = [new User(server, 0), new User(server, 1)];
    other.typeShared(5);
    other.device.dispatch({ type: "due" });
    other.device.answer("well");
    // The store has the change; the page is not drawn yet.
    user.device.hear();
    user.typeShared(7);
    expect(openConflicts(user.device.model).map(({ path }) => path)).toEqual([["all"]]);
    expect(metres(server.input["all"])).toBe(5);
  });

  test("a page that has shown the change replaces the value", () => {
    const server = new Server(definition.complete({ unitSystem: "Metric" }) as PlainRecord);
    const [user, other] = [new User(server, 0), new User(server, 1)];
    other.typeShared(5);
    other.device.dispatch({ type: "due" });
    other.device.answer("well");
    user.device.hear();
    user.draw();
    user.typeShared(7);
    expect(openConflicts(user.device.model)).toEqual([]);
  });

  test("each form keeps its user's edits, merges those of others, and undoes only its user's edits, whatever fails", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(2), action), { maxLength: 60, size: "max" }), (events) => {
        const server = new Server(definition.complete({ unitSystem: "Metric" }) as PlainRecord);
        const users = [0, 1, 2].map((index) => new User(server, index));
        for (const [number, [index, what]] of events.entries()) {
          const user = users[index]!;
          act(user, what, number + 2);
          user.expectKept();
          for (const { path } of openConflicts(user.device.model)) expect(["all", "unitSystem"]).toContain(path[0]);
        }
        settle(users);
        for (const user of users) {
          user.expectKept();
          // In whatever units it is shown, each form has the input of the server.
          const { input, unparsed } = user.form.history.present;
          const { unread: _, ...numbers } = server.input;
          expect(isSame(definition.complete(input) as PlainRecord, numbers)).toBe(true);
          expect(Object.fromEntries(unreadTextsIn(server.input).map(({ id, text }) => [id, text]))).toEqual(unparsed);
        }
        const [first, ...others] = users as [User, User, User];
        while (first.form.history.past.length > 0) first.undo();
        settle(users);
        for (const user of [first, ...others]) user.expectKept();
      }),
      { numRuns: runs(150) },
    );
  });
});
