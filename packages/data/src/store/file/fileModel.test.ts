import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PlainRecord, SavedFile } from "../../documents/index.ts";
import { isSame } from "../../merging/index.ts";
import type { Draft } from "../device/draft.ts";
import type { FileCalculator } from "./calculator.ts";
import {
  isDone,
  justBefore,
  openConflicts,
  draftContent,
  mergeForStore,
  saveDelayMs,
  transition,
  unopenedModel,
  type FileEvent,
  type FileModel,
  type StoreRequest,
  type StoreResult,
} from "./fileModel.ts";
import { createFileView, savingOf } from "./fileView.ts";
import type { FileSnapshot } from "./watchFile.ts";

/** Inputs are taken as they are. */
const calculator: FileCalculator = {
  version: 1,
  calculate: () => ({ ok: false }),
  complete: (input) => input as object,
  open: (input) => ({ input, notes: [] }),
};
const fileRef = { projectId: "p", collection: "calculations", fileId: "f" } as const;

function savedFile(input: PlainRecord, name = "Room"): SavedFile {
  const time = new Date(0);
  return { id: "f", name, calculatorVersion: 1, engineVersion: "1", data: { input, results: {} }, createdAt: time, updatedAt: time };
}

function heardOf(input: PlainRecord, time: number, about: Partial<FileSnapshot> = {}): FileEvent {
  return {
    type: "snapshot",
    snapshot: {
      content: { status: "ready", file: savedFile(input), input, notes: [] },
      isFromServer: true,
      hasPendingWrites: false,
      updatedAt: { seconds: time, nanoseconds: 0 },
      ...about,
    },
  };
}

/** A server that keeps every version, and whose answers a test delays as it likes. */
class Server {
  readonly versions: PlainRecord[] = [{ a: 0, b: 0, c: 0 }];
  get input(): PlainRecord {
    return this.versions.at(-1)!;
  }
  /** What a transaction does. */
  store(request: StoreRequest): Extract<FileEvent, { type: "stored" }> {
    const [stands, time] = [this.input, this.versions.length];
    const { merged, input, revisions } = mergeForStore(request, stands);
    const isWritten = !isSame(input, stands);
    if (isWritten) this.versions.push(input);
    const updatedAt = { seconds: time, nanoseconds: 0 };
    const outOfDate = isWritten ? updatedAt : justBefore(updatedAt);
    return { type: "stored", stored: { sent: request.copy, storedRevisions: revisions, merged, file: savedFile(input), input, outOfDate } };
  }
}

type Field = "a" | "b" | "c";

/** One tab of one device on the file, with a network that a test switches and answers that it delays. */
class Device {
  model: FileModel = unopenedModel;
  /** What the form shows: it follows what comes from others a moment later. */
  shown: PlainRecord | undefined;
  isOnline = true;
  /** The version that it was last told of. */
  heardVersion = 0;
  /** The version that its last answered store made or found. */
  storedVersion = 0;
  waiting: StoreRequest | undefined;
  /** What the server has done of it, while its answer is on its way. */
  committed: Extract<FileEvent, { type: "stored" }> | undefined;
  committedVersion = 0;
  readonly typed = new Map<string, Set<unknown>>();
  readonly problems: string[] = [];
  readonly server: Server;

  constructor(server: Server) {
    this.server = server;
    this.open(undefined);
  }

  open(draft: Draft | undefined): void {
    this.model = unopenedModel;
    this.waiting = this.committed = undefined;
    this.storedVersion = 0;
    this.dispatch({ type: "draft read", draft });
    if (this.isOnline) this.heardVersion = this.server.versions.length - 1;
    this.dispatch(heardOf(this.server.versions[this.heardVersion]!, this.heardVersion + 1, { isFromServer: this.isOnline }));
    this.look();
  }

  /** The form is drawn anew. */
  look(): void {
    this.shown = this.model.copy?.mine;
  }

  dispatch(event: FileEvent): void {
    const asked = openConflicts(this.model).map(({ path }) => path.join("."));
    const { model, effects } = transition(calculator, this.model, event);
    this.model = model;
    for (const effect of effects) if (effect.type === "store") this.waiting = effect.request;
    for (const { path, mine, theirs } of openConflicts(model)) {
      const place = path.join(".");
      if (asked.includes(place)) continue;
      if (isSame(mine, theirs)) this.problems.push(`asked about equal values of ${place}`);
      if (this.typed.get(place)?.has(theirs)) this.problems.push(`asked about its own ${JSON.stringify(theirs)} in ${place}`);
      if (!this.typed.get(place)?.has(mine))
        this.problems.push(`asked about ${JSON.stringify(mine)}, which was never typed here, in ${place}`);
    }
  }

  type(field: Field, value: number): void {
    if (!this.model.copy) return;
    this.typed.set(field, (this.typed.get(field) ?? new Set()).add(value));
    const over = this.shown ?? this.model.copy.mine;
    this.dispatch({ type: "typed", input: { ...over, [field]: value }, over });
    this.look();
  }

  /** The store that is under way comes to its end: as it should, or out of reach, before or after the server has taken it. */
  answer(how: "well" | "lost" | "unreachable"): void {
    if (!this.waiting) return;
    if (how !== "unreachable") this.commit();
    const stored = this.committed;
    this.waiting = this.committed = undefined;
    if (stored && how === "well") this.storedVersion = this.committedVersion;
    this.dispatch(stored && how === "well" ? stored : { type: "store failed", failure: { kind: "unreachable", message: "" } });
  }

  /** The server takes what is under way; its answer comes later, if it does. */
  commit(): void {
    if (!this.waiting || !this.isOnline || this.committed) return;
    this.committed = this.server.store(this.waiting);
    this.committedVersion = this.server.versions.length - 1;
  }

  hear(): void {
    if (!this.isOnline || this.heardVersion >= this.server.versions.length - 1) return;
    this.heardVersion += 1;
    const before = this.model.copy;
    this.dispatch(heardOf(this.server.versions[this.heardVersion]!, this.heardVersion + 1));
    if (!this.waiting && this.heardVersion < this.storedVersion && !isSame(before?.mine, this.model.copy?.mine))
      this.problems.push("the form went back to what stood there before it was stored");
  }

  /** The page goes, and the next one finds what it kept. @param reaches whether what was under way reaches the server */
  reload(reaches: boolean): void {
    if (reaches) this.commit();
    const part = draftContent(this.model) ?? this.model.draft;
    this.open(part && { file: fileRef, name: "Room", calculatorVersion: 1, at: 0, ...structuredClone(part) });
  }
}

const field = fc.constantFrom<Field>("a", "b", "c");
const action = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant("type" as const), field }) },
  { weight: 4, arbitrary: fc.constant({ do: "due" as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("answer" as const),
      how: fc.constantFrom("well" as const, "well" as const, "lost" as const, "unreachable" as const),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ do: "commit" as const }) },
  { weight: 4, arbitrary: fc.constant({ do: "hear" as const }) },
  { weight: 4, arbitrary: fc.constant({ do: "look" as const }) },
  { weight: 2, arbitrary: fc.constant({ do: "network" as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("reload" as const), reaches: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("choose" as const), choice: fc.constantFrom("mine" as const, "theirs" as const) }) },
);

interface World {
  readonly server: Server;
  readonly devices: readonly Device[];
  /** Who gave up which value, having been asked. */
  readonly givenUp: Set<unknown>;
}

function choose({ givenUp }: World, device: Device, choice: "mine" | "theirs"): void {
  const [conflict] = openConflicts(device.model);
  if (!conflict) return;
  givenUp.add(choice === "mine" ? conflict.theirs : conflict.mine);
  device.dispatch({ type: "answered", conflict, choice });
}

/** Everybody is online, everything is sent and told, every question is answered. */
function settle(world: World): void {
  const { server, devices } = world;
  for (let round = 0; round < 100; round += 1) {
    let isStill = true;
    for (const device of devices) {
      device.isOnline = true;
      while (device.heardVersion < server.versions.length - 1) {
        device.hear();
        isStill = false;
      }
      if (openConflicts(device.model).length > 0) isStill = false;
      choose(world, device, "mine");
      device.dispatch({ type: "retry" });
      device.dispatch({ type: "due" });
      if (device.waiting) {
        device.answer("well");
        isStill = false;
      }
    }
    if (isStill) return;
  }
  throw new Error("It never comes to rest.");
}

describe("an open file", () => {
  test("loses nothing typed, overwrites nothing unasked and asks nothing needless: three devices, faults at any moment", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(2), action), { maxLength: 80, size: "max" }), (history) => {
        const server = new Server();
        const devices = [0, 1, 2].map(() => new Device(server));
        const world: World = { server, devices, givenUp: new Set() };
        const last = new Map<Field, { readonly value: number; readonly over: unknown }[]>();
        let value = 0;
        for (const [index, act] of history) {
          const device = devices[index]!;
          if (act.do === "type") {
            if (!device.model.copy) continue;
            value += 1;
            last.set(act.field, [...(last.get(act.field) ?? []), { value, over: (device.shown ?? device.model.copy.mine)[act.field] }]);
            device.type(act.field, value);
          } else if (act.do === "due") device.dispatch({ type: "due" });
          else if (act.do === "answer") device.answer(act.how);
          else if (act.do === "commit") device.commit();
          else if (act.do === "hear") device.hear();
          else if (act.do === "look") device.look();
          else if (act.do === "network") device.isOnline = !device.isOnline;
          else if (act.do === "reload") device.reload(act.reaches);
          else choose(world, device, act.choice);
        }
        settle(world);
        expect(devices.flatMap(({ problems }) => problems)).toEqual([]);
        for (const { model } of devices) {
          expect(model.copy!.mine).toEqual(server.input);
          expect(savingOf(model, false)).toEqual({ status: "saved" });
          expect(draftContent(model)).toBeUndefined();
        }
        // What is gone was typed over by somebody who saw it, or given up by somebody who was asked.
        for (const [name, typed] of last) {
          const seen = new Set(typed.map(({ over }) => over));
          for (const { value: one } of typed)
            expect(one === server.input[name] || seen.has(one) || world.givenUp.has(one), `${name} = ${one}`).toBe(true);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  test("stores the other fields while a conflict is open in one, also when it is reloaded offline in between", () => {
    const server = new Server();
    const [one, other] = [new Device(server), new Device(server)];
    one.isOnline = false;
    one.type("a", 1);
    other.type("a", 2);
    other.dispatch({ type: "due" });
    other.answer("well");
    one.isOnline = true;
    one.hear();
    expect(openConflicts(one.model)).toEqual([{ path: ["a"], base: 0, mine: 1, theirs: 2 }]);
    one.isOnline = false;
    one.reload(false);
    one.type("b", 3);
    one.dispatch({ type: "due" });
    one.answer("unreachable");
    one.isOnline = true;
    one.dispatch({ type: "retry" });
    one.dispatch({ type: "due" });
    one.answer("well");
    expect(server.input).toEqual({ a: 2, b: 3, c: 0 });
    expect(one.model.copy!.mine).toEqual({ a: 1, b: 3, c: 0 });
    expect(savingOf(one.model, false)).toEqual({ status: "conflict" });
  });

  test("asks nobody about what it has sent itself, when the server's answer was lost", () => {
    const server = new Server();
    const device = new Device(server);
    device.type("a", 1);
    device.dispatch({ type: "due" });
    device.answer("lost");
    device.type("a", 2);
    device.hear();
    expect(openConflicts(device.model)).toEqual([]);
    device.reload(false);
    device.dispatch({ type: "due" });
    device.answer("well");
    expect([server.input["a"], device.problems]).toEqual([2, []]);
  });

  test("keeps what was typed back to the value before, when the server's answer to the one in between was lost", () => {
    const server = new Server();
    const device = new Device(server);
    device.type("a", 1);
    device.dispatch({ type: "due" });
    device.answer("lost");
    device.type("a", 0);
    device.isOnline = false;
    device.reload(false);
    expect(device.model.copy!.mine["a"]).toBe(0);
    device.isOnline = true;
    device.hear();
    expect(device.model.copy!.mine["a"]).toBe(0);
    device.dispatch({ type: "due" });
    device.answer("well");
    expect([server.input["a"], device.problems]).toEqual([0, []]);
  });

  test("takes nothing from a cache that is older than what its draft was typed over", () => {
    const server = new Server();
    const [device, other] = [new Device(server), new Device(server)];
    other.type("a", 1);
    other.dispatch({ type: "due" });
    other.answer("well");
    device.hear();
    device.isOnline = false;
    device.look();
    device.type("a", 2);
    // The page before kept its cache for itself.
    device.heardVersion = 0;
    device.reload(false);
    expect([device.model.copy!.mine["a"], openConflicts(device.model)]).toEqual([2, []]);
    device.isOnline = true;
    device.hear();
    expect([device.problems, openConflicts(device.model)]).toEqual([[], []]);
    device.dispatch({ type: "due" });
    device.answer("well");
    expect(server.input["a"]).toBe(2);
  });

  test("asks about what others changed while the form still showed the value before", () => {
    const opened = transition(calculator, unopenedModel, heardOf({ a: 0, b: 0 }, 1)).model;
    const changed = transition(calculator, opened, heardOf({ a: 1, b: 1 }, 2)).model;
    // Typed into the form as it was before: 5 over 0, which is 1 by now.
    const typed = transition(calculator, changed, { type: "typed", input: { a: 5, b: 0 }, over: { a: 0, b: 0 } }).model;
    expect(typed.copy!.mine).toEqual({ ...changed.copy!.mine, a: 5 });
    expect(openConflicts(typed)).toEqual([{ path: ["a"], base: 0, mine: 5, theirs: 1 }]);
    // What came is not overwritten, and the form's next look at the whole asks nothing else.
    const again = transition(calculator, typed, { type: "typed", input: { a: 5, b: 1 }, over: { a: 1, b: 1 } }).model;
    expect(openConflicts(again)).toEqual([{ path: ["a"], base: 0, mine: 5, theirs: 1 }]);
    expect(transition(calculator, again, { type: "due" }).effects).toEqual([]);
    // Typed over what was seen: nothing is asked.
    const seen = transition(calculator, changed, { type: "typed", input: { a: 5, b: 1 }, over: { a: 1, b: 1 } }).model;
    expect(openConflicts(seen)).toEqual([]);
  });

  test("still asks when what was typed over an older look meets a store under way", () => {
    const opened = transition(calculator, unopenedModel, heardOf({ a: 0, b: 0 }, 1)).model;
    const changed = transition(calculator, opened, heardOf({ a: 1, b: 0 }, 2)).model;
    const mine = transition(calculator, changed, { type: "typed", input: { a: 1, b: 7 } }).model;
    const { model: storing, effects } = transition(calculator, mine, { type: "due" });
    const typed = transition(calculator, storing, { type: "typed", input: { a: 5, b: 7 }, over: { a: 0, b: 7 } }).model;
    expect(openConflicts(typed)).toHaveLength(1);
    const [store] = effects.filter((effect) => effect.type === "store");
    const { merged, input } = mergeForStore(store!.request, { a: 1, b: 0 });
    const result: StoreResult = {
      sent: store!.request.copy,
      storedRevisions: [],
      merged,
      file: savedFile(input),
      input,
      outOfDate: { seconds: 2, nanoseconds: 0 },
    };
    const stored = transition(calculator, typed, { type: "stored", stored: result }).model;
    expect(openConflicts(stored)).toEqual([{ path: ["a"], base: 0, mine: 5, theirs: 1 }]);
  });

  test("keeps its draft while the file is not there, and gives it up only when told to", () => {
    const draft: Draft = { file: fileRef, name: "Room", base: { a: 0 }, input: { a: 5 }, kept: [], calculatorVersion: 1, at: 0 };
    const read = transition(calculator, unopenedModel, { type: "draft read", draft }).model;
    const missing = transition(calculator, read, {
      type: "snapshot",
      snapshot: { content: { status: "missing", offline: false }, isFromServer: true, hasPendingWrites: false },
    }).model;
    expect([missing.draft, draftContent(missing), savingOf(missing, false).status]).toEqual([draft, undefined, "saving"]);
    const typed = transition(calculator, missing, { type: "typed", input: { a: 6 } }).model;
    expect(typed).toBe(missing);
    expect(transition(calculator, missing, { type: "discarded" }).model.draft).toBeUndefined();
  });

  test("shows what the file held when it was removed elsewhere, so that a copy can be kept, unless that waits to be stored", () => {
    const gone: FileEvent = {
      type: "snapshot",
      snapshot: { content: { status: "missing", offline: false }, isFromServer: true, hasPendingWrites: false },
    };
    const view = createFileView(calculator);
    const around = { name: "Room", isOffline: false, isSavedOnDevice: true };
    const opened = transition(calculator, unopenedModel, heardOf({ a: 3 }, 1)).model;
    const after = (model: FileModel) => view(transition(calculator, model, gone).model, around);
    expect(after(opened)).toEqual({ status: "missing", offline: false, last: { name: "Room", input: { a: 3 } } });
    const typed = transition(calculator, opened, { type: "typed", input: { a: 4 } }).model;
    expect(after(typed)).toEqual({ status: "missing", offline: false, unsaved: { a: 4 } });
    expect(after(unopenedModel)).toEqual({ status: "missing", offline: false });
  });

  test("keeps a state that is about to be replaced as a revision of its own, whatever is typed until it is stored", () => {
    const opened = transition(calculator, unopenedModel, heardOf({ a: 3 }, 1)).model;
    const kept = transition(calculator, opened, { type: "save asked", note: "Before", input: { a: 3 } }).model;
    const replaced = transition(calculator, kept, { type: "typed", input: { a: 9 } }).model;
    expect(replaced.pendingRevisions).toEqual([{ note: "Before", input: { a: 3 } }]);
    expect(replaced.copy?.mine).toEqual({ a: 9 });
  });

  test("leaves a draft of a later version alone", () => {
    const draft: Draft = { file: fileRef, name: "Room", base: { a: 0 }, input: { a: 5 }, kept: [], calculatorVersion: 2, at: 0 };
    const read = transition(calculator, unopenedModel, { type: "draft read", draft }).model;
    const opened = transition(calculator, read, heardOf({ a: 0 }, 1)).model;
    expect(opened.unavailable).toEqual({ status: "newer", calculatorVersion: 2 });
    expect(transition(calculator, opened, { type: "typed", input: { a: 6 } }).model).toBe(opened);
    expect([opened.draft, draftContent(opened)]).toEqual([draft, undefined]);
  });

  test("keeps the notes of what it opened, of a draft and of a restored state", () => {
    const noting: FileCalculator = { ...calculator, open: (input) => ({ input, notes: [`set aside in ${String(input["a"])}`] }) };
    const draft: Draft = { file: fileRef, name: "Room", base: { a: 0 }, input: { a: 5 }, kept: [], calculatorVersion: 1, at: 0 };
    const read = transition(noting, unopenedModel, { type: "draft read", draft }).model;
    const content = { status: "ready", file: savedFile({ a: 0 }), input: { a: 0 }, notes: ["of the file"] } as const;
    const opened = transition(noting, read, { type: "snapshot", snapshot: { content, isFromServer: true, hasPendingWrites: false } }).model;
    expect(opened.notes).toEqual(["of the file", "set aside in 5"]);
    const restored = transition(noting, opened, { type: "restored", input: { a: 9 }, version: 1, note: "Restored" }).model;
    expect(restored.notes).toEqual(["of the file", "set aside in 5", "set aside in 9"]);
    expect(restored.pendingRevisions).toEqual([{ note: "Before restoring", input: { a: 5 } }, { note: "Restored" }]);
  });

  test("needs its page until the cache of the device has what was stored, and no longer", () => {
    const server = new Server();
    const [device, other] = [new Device(server), new Device(server)];
    expect(isDone(unopenedModel)).toBe(false);
    expect(isDone(device.model)).toBe(true);
    other.type("b", 1);
    other.dispatch({ type: "due" });
    other.answer("well");
    device.type("a", 2);
    expect(isDone(device.model)).toBe(false);
    device.dispatch({ type: "due" });
    expect(isDone(device.model)).toBe(false);
    device.answer("well");
    expect([savingOf(device.model, false).status, isDone(device.model)]).toEqual(["saved", false]);
    device.hear();
    expect(isDone(device.model)).toBe(false);
    device.hear();
    expect(isDone(device.model)).toBe(true);
  });

  test("takes up no draft beside something typed that is not stored", () => {
    const device = new Device(new Server());
    device.type("a", 1);
    const typed = device.model;
    device.dispatch({
      type: "draft read",
      draft: { file: fileRef, name: "Room", base: { a: 0 }, input: { a: 5 }, kept: [], calculatorVersion: 1, at: 0 },
    });
    expect(device.model).toBe(typed);
  });

  test("waits for the form to stand still, and tries a file that is on its way again", () => {
    const opened = transition(
      calculator,
      transition(calculator, unopenedModel, { type: "draft read", draft: undefined }).model,
      heardOf({ a: 0 }, 1, { hasPendingWrites: true }),
    ).model;
    const typed = transition(calculator, opened, { type: "typed", input: { a: 1 } });
    expect(typed.effects).toEqual([{ type: "wake", after: saveDelayMs }]);
    const storing = transition(calculator, typed.model, { type: "due" }).model;
    const failed = transition(calculator, storing, { type: "store failed", failure: { kind: "gone", message: "It no longer exists." } });
    expect(failed.effects).toEqual([{ type: "wake", after: saveDelayMs }]);
    expect(savingOf(failed.model, false)).toEqual({ status: "offline" });
  });

  test("keeps what was issued as it stood then, over a reload and a later version, and sends it once", () => {
    const server = new Server();
    const device = new Device(server);
    device.isOnline = false;
    device.type("a", 1);
    const hash = "0".repeat(64);
    const titleBlock = { file: "Room", project: "", company: "", location: "", projectNumber: "", preparedBy: "", checkedBy: "" };
    const issue = { ...titleBlock, revision: "B", issuedBy: "", issuedAt: "2026-03-04T05:06:07.000Z", hash };
    const content = { note: "", calculatorVersion: 1, engineVersion: "1", data: { input: { a: 1, b: 0, c: 0 }, results: {} }, issue };
    device.dispatch({ type: "issue asked", issued: { id: "r", content } });
    device.type("a", 2);
    device.dispatch({ type: "due" });
    device.answer("unreachable");
    const part = structuredClone(draftContent(device.model)!);
    expect(part.kept).toEqual([{ note: "", issued: { id: "r", content } }]);
    // A later version reads what was typed otherwise; what was issued it leaves alone.
    const later: FileCalculator = { ...calculator, version: 2, open: (input) => ({ input: { ...input, c: 9 }, notes: [] }) };
    let model = transition(later, unopenedModel, {
      type: "draft read",
      draft: { file: fileRef, name: "Room", calculatorVersion: 1, at: 0, ...part },
    }).model;
    model = transition(later, model, heardOf({ ...server.input, c: 9 }, 1)).model;
    expect(model.copy!.mine).toEqual({ a: 2, b: 0, c: 9 });
    expect(model.pendingRevisions).toEqual([{ note: "", issued: { id: "r", content } }]);
    device.isOnline = true;
    device.dispatch({ type: "retry" });
    device.dispatch({ type: "due" });
    expect(device.waiting?.pendingRevisions).toEqual(part.kept);
    // It cannot be taken back while it is on its way.
    device.dispatch({ type: "issue withdrawn", id: "r" });
    device.answer("well");
    expect(device.model.pendingRevisions).toEqual([]);
  });

  test("keeps what the server refused of issues until it has been read, also in its draft, and sends it no more", () => {
    const server = new Server();
    const device = new Device(server);
    const [refused, other] = ["r", "s"].map((id) => ({ id, content: { note: "" } as never }));
    device.dispatch({ type: "issue asked", issued: refused! });
    device.dispatch({ type: "issue asked", issued: other! });
    const opened = { ...device.model, isStoring: true };
    const [first, second] = opened.pendingRevisions;
    const { stored } = server.store({ copy: opened.copy!, pendingRevisions: [] });
    const result = { ...stored, storedRevisions: [second!], refusedRevisions: [first!] };
    const { model } = transition(calculator, opened, { type: "stored", stored: result });
    expect(model.pendingRevisions).toEqual([]);
    expect(draftContent(model)).toMatchObject({ kept: [], refused: [refused] });
    expect(isDone(model)).toBe(false);
    const read = transition(calculator, model, { type: "refusals read" }).model;
    expect(read.refusedIssues).toEqual([]);
    expect(isDone({ ...read, ignoredUpTo: undefined })).toBe(true);
  });

  test("drops an issue that is withdrawn, and no other revision", () => {
    const device = new Device(new Server());
    const issued = { id: "r", content: { note: "" } as never };
    device.dispatch({ type: "save asked", note: "kept" });
    device.dispatch({ type: "issue asked", issued });
    device.dispatch({ type: "issue withdrawn", id: "r" });
    expect(device.model.pendingRevisions).toEqual([{ note: "kept" }]);
  });
});
