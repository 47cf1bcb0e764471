import { describe, expect, test } from "vitest";
import type { Draft } from "../../src/store/device/draft.ts";
import type { FileCalculator } from "../../src/store/file/calculator.ts";
import type { FileEvent } from "../../src/store/file/fileEvents.ts";
import {
  draftContent,
  isDone,
  mergeForStore,
  openConflicts,
  unopenedModel,
  type FileModel,
  type StoreResult,
} from "../../src/store/file/fileModel.ts";
import { saveDelayMs, transition } from "../../src/store/file/fileTransition.ts";
import { createFileView, savingOf } from "../../src/store/file/fileView.ts";
import { calculator, Device, fileRef, heardOf, savedFile, Server } from "./devices.ts";

describe("an open file", () => {
  test("stores the other fields while a conflict is open in one, also when it is reloaded offline in between", () => {
    const server = new Server();
    const [first, other] = [new Device(server), new Device(server)];
    first.isOnline = false;
    first.type("a", 1);
    other.type("a", 2);
    other.dispatch({ type: "due" });
    other.answer("well");
    first.isOnline = true;
    first.hear();
    expect(openConflicts(first.model)).toEqual([{ path: ["a"], base: 0, mine: 1, theirs: 2 }]);
    first.isOnline = false;
    first.reload(false);
    first.type("b", 3);
    first.dispatch({ type: "due" });
    first.answer("unreachable");
    first.isOnline = true;
    first.dispatch({ type: "retry" });
    first.dispatch({ type: "due" });
    first.answer("well");
    expect(server.input).toEqual({ a: 2, b: 3, c: 0 });
    expect(first.model.copy!.mine).toEqual({ a: 1, b: 3, c: 0 });
    expect(savingOf(first.model, false)).toEqual({ status: "conflict" });
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
    // The previous page had a separate cache.
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
    // Entered into the form before it was updated: 5 over 0, which is 1 by now.
    const typed = transition(calculator, changed, { type: "typed", input: { a: 5, b: 0 }, over: { a: 0, b: 0 } }).model;
    expect(typed.copy!.mine).toEqual({ ...changed.copy!.mine, a: 5 });
    expect(openConflicts(typed)).toEqual([{ path: ["a"], base: 0, mine: 5, theirs: 1 }]);
    // The received value is not overwritten, and the form's next update raises no other conflict.
    const again = transition(calculator, typed, { type: "typed", input: { a: 5, b: 1 }, over: { a: 1, b: 1 } }).model;
    expect(openConflicts(again)).toEqual([{ path: ["a"], base: 0, mine: 5, theirs: 1 }]);
    expect(transition(calculator, again, { type: "due" }).effects).toEqual([]);
    // Entered over the visible value: no conflict.
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

  test("keeps its draft while the file is missing, and drops it only when the user discards it", () => {
    const draft: Draft = { file: fileRef, name: "Room", base: { a: 0 }, input: { a: 5 }, revisions: [], calculatorVersion: 1, editedAt: 0 };
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
    const view = createFileView(calculator, () => undefined);
    const opened = transition(calculator, unopenedModel, heardOf({ a: 3 }, 1)).model;
    const after = (model: FileModel) => view(transition(calculator, model, gone).model, false);
    expect(after(opened)).toEqual({ status: "missing", offline: false, last: { name: "Room", input: { a: 3 } } });
    const typed = transition(calculator, opened, { type: "typed", input: { a: 4 } }).model;
    expect(after(typed)).toEqual({ status: "missing", offline: false, unsaved: { a: 4 } });
    expect(after(unopenedModel)).toEqual({ status: "missing", offline: false });
  });

  test("keeps a state that is about to be replaced as a separate revision, whatever is typed until it is stored", () => {
    const opened = transition(calculator, unopenedModel, heardOf({ a: 3 }, 1)).model;
    const saved = transition(calculator, opened, { type: "save requested", note: "Before", input: { a: 3 } }).model;
    const replaced = transition(calculator, saved, { type: "typed", input: { a: 9 } }).model;
    expect(replaced.pendingRevisions).toEqual([{ note: "Before", input: { a: 3 } }]);
    expect(replaced.copy?.mine).toEqual({ a: 9 });
  });

  test("leaves a draft of a later version alone", () => {
    const draft: Draft = { file: fileRef, name: "Room", base: { a: 0 }, input: { a: 5 }, revisions: [], calculatorVersion: 2, editedAt: 0 };
    const read = transition(calculator, unopenedModel, { type: "draft read", draft }).model;
    const opened = transition(calculator, read, heardOf({ a: 0 }, 1)).model;
    expect(opened.unavailable).toEqual({ status: "newer", calculatorVersion: 2 });
    expect(transition(calculator, opened, { type: "typed", input: { a: 6 } }).model).toBe(opened);
    expect([opened.draft, draftContent(opened)]).toEqual([draft, undefined]);
  });

  test("keeps the notes of what it opened, of a draft and of a restored state", () => {
    const noting: FileCalculator = { ...calculator, open: (input) => ({ input, notes: [`set aside in ${String(input["a"])}`] }) };
    const draft: Draft = { file: fileRef, name: "Room", base: { a: 0 }, input: { a: 5 }, revisions: [], calculatorVersion: 1, editedAt: 0 };
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

  test("merges no draft while unsaved changes exist", () => {
    const device = new Device(new Server());
    device.type("a", 1);
    const typed = device.model;
    device.dispatch({
      type: "draft read",
      draft: { file: fileRef, name: "Room", base: { a: 0 }, input: { a: 5 }, revisions: [], calculatorVersion: 1, editedAt: 0 },
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
    expect(typed.effects).toEqual([{ type: "keep draft" }, { type: "wake", after: saveDelayMs }]);
    const storing = transition(calculator, typed.model, { type: "due" }).model;
    const failed = transition(calculator, storing, { type: "store failed", failure: { kind: "gone", message: "It no longer exists." } });
    expect(failed.effects).toContainEqual({ type: "wake", after: saveDelayMs });
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
    device.dispatch({ type: "issue requested", issued: { id: "r", content } });
    device.type("a", 2);
    device.dispatch({ type: "due" });
    device.answer("unreachable");
    const part = structuredClone(draftContent(device.model)!);
    expect(part.revisions).toEqual([{ note: "", issued: { id: "r", content } }]);
    // A later version migrates the input differently, but leaves the issue unchanged.
    const later: FileCalculator = { ...calculator, version: 2, open: (input) => ({ input: { ...input, c: 9 }, notes: [] }) };
    let model = transition(later, unopenedModel, {
      type: "draft read",
      draft: { file: fileRef, name: "Room", calculatorVersion: 1, editedAt: 0, ...part },
    }).model;
    model = transition(later, model, heardOf({ ...server.input, c: 9 }, 1)).model;
    expect(model.copy!.mine).toEqual({ a: 2, b: 0, c: 9 });
    expect(model.pendingRevisions).toEqual([{ note: "", issued: { id: "r", content } }]);
    device.isOnline = true;
    device.dispatch({ type: "retry" });
    device.dispatch({ type: "due" });
    expect(device.waiting?.pendingRevisions).toEqual(part.revisions);
    // It cannot be cancelled while it is being sent.
    device.dispatch({ type: "issue withdrawn", id: "r" });
    device.answer("well");
    expect(device.model.pendingRevisions).toEqual([]);
  });

  test("keeps what the server refused of issues until it has been read, also in its draft, and sends it no more", () => {
    const server = new Server();
    const device = new Device(server);
    const [refused, other] = ["r", "s"].map((id) => ({ id, content: { note: "" } as never }));
    device.dispatch({ type: "issue requested", issued: refused! });
    device.dispatch({ type: "issue requested", issued: other! });
    const opened = { ...device.model, isStoring: true };
    const [first, second] = opened.pendingRevisions;
    const { stored } = server.store({ copy: opened.copy!, pendingRevisions: [] });
    const result = { ...stored, storedRevisions: [second!], refusedRevisions: [first!] };
    const { model } = transition(calculator, opened, { type: "stored", stored: result });
    expect(model.pendingRevisions).toEqual([]);
    expect(draftContent(model)).toMatchObject({ revisions: [], refused: [refused] });
    expect(transition(calculator, model, { type: "refusals dismissed" }).effects).toEqual([{ type: "keep draft" }]);
    expect(isDone(model)).toBe(false);
    const read = transition(calculator, model, { type: "refusals dismissed" }).model;
    expect(read.refusedIssues).toEqual([]);
    expect(isDone({ ...read, ignoredUpTo: undefined })).toBe(true);
  });

  test("drops an issue that is withdrawn, and no other revision", () => {
    const device = new Device(new Server());
    const issued = { id: "r", content: { note: "" } as never };
    device.dispatch({ type: "save requested", note: "kept" });
    device.dispatch({ type: "issue requested", issued });
    device.dispatch({ type: "issue withdrawn", id: "r" });
    expect(device.model.pendingRevisions).toEqual([{ note: "kept" }]);
  });
});
