import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isUndoable,
  noRemovals,
  timeInBinMs,
  transition,
  type RemovalEffect,
  type RemovalEvent,
  type RemovalModel,
  type RemovalNote,
  type StoredRequest,
} from "./removalModel.ts";
import { removalId, type RemovalTarget } from "./removalTarget.ts";

const targets: readonly RemovalTarget[] = [
  { projectId: "p" },
  { file: { projectId: "p", collection: "calculations", fileId: "f" } },
  { file: { projectId: "q", collection: "boqs", fileId: "g" } },
];
const day = 86_400_000;

class Server {
  now = 1000 * day;
  readonly requests = new Map<string, StoredRequest>();
  readonly pages: Page[] = [];
  /** Ids of targets that a user has asked to delete for good since they were deleted. */
  readonly requestedForGood = new Set<string>();
  readonly removed: string[] = [];
  readonly problems: string[] = [];

  carryOut(id: string): void {
    const request = this.requests.get(id);
    this.removed.push(id);
    if (this.requestedForGood.has(id)) return;
    if (!request) this.problems.push(`${id} was removed without a request`);
    else if (this.now < request.requestedAt.getTime() + timeInBinMs) this.problems.push(`${id} was removed before its time was over`);
  }

  delete(id: string): void {
    this.requests.delete(id);
    this.requestedForGood.delete(id);
    for (const page of this.pages) if (page.isOnline) page.listen();
  }

  /** @returns whether the request was granted: what is being deleted for good does not return to the bin */
  put(request: StoredRequest): boolean {
    if (this.requests.get(request.id)?.isFinal && !request.isFinal) return false;
    this.requests.set(request.id, request);
    for (const page of this.pages) if (page.isOnline) page.listen();
    return true;
  }

  /** Time passes; waits end in their order, those of the first minutes only: the devices sleep for the rest. */
  advance(milliseconds: number): void {
    this.pass(Math.min(milliseconds, 120_000));
    this.now += Math.max(milliseconds - 120_000, 0);
  }

  private pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const waits = this.pages.flatMap((page) => [...page.waits].map(([id, time]) => ({ page, id, time })));
      const next = waits.filter(({ time }) => time <= end).toSorted((wait, other) => wait.time - other.time)[0];
      if (!next) break;
      this.now = Math.max(this.now, next.time);
      next.page.waits.delete(next.id);
      next.page.dispatch({ type: "due", id: next.id });
    }
    this.now = end;
  }
}

/** The page of a device. Its requests and undos wait while it is offline, and are lost with it; its notes are not. */
class Page {
  model: RemovalModel = noRemovals;
  isOnline = true;
  readonly notes = new Map<string, RemovalNote>();
  readonly waits = new Map<string, number>();
  unsent: (() => void)[] = [];
  readonly server: Server;
  /** Error of this device's clock, in milliseconds. */
  readonly clockError: number;

  constructor(server: Server, clockError: number) {
    this.server = server;
    this.clockError = clockError;
    server.pages.push(this);
  }

  dispatch(event: RemovalEvent): void {
    const { model, effects } = transition(this.model, event, { notes: [...this.notes.values()], now: this.server.now + this.clockError });
    this.model = model;
    for (const effect of effects) this.run(effect);
  }

  private run(effect: RemovalEffect): void {
    const { server } = this;
    switch (effect.type) {
      case "note":
        if (effect.note) this.notes.set(removalId(effect.target), { target: effect.target, ...effect.note });
        else this.notes.delete(removalId(effect.target));
        return;
      case "wait":
        if (effect.milliseconds === undefined) this.waits.delete(effect.id);
        else this.waits.set(effect.id, server.now + effect.milliseconds);
        return;
      case "store": {
        const { id, target, number, isFinal } = effect.removal;
        return this.send(() => {
          if (isFinal) server.requestedForGood.add(id);
          if (server.put({ id, target, requestedAt: new Date(server.now), isFinal })) this.dispatch({ type: "stored", id, number });
        });
      }
      case "expire": {
        const request = server.requests.get(effect.id);
        if (!this.isOnline) return this.dispatch({ type: "not expired", id: effect.id });
        if (!request || server.now < request.requestedAt.getTime() + timeInBinMs) return;
        server.put({ ...request, isFinal: true });
        return this.dispatch({ type: "expired", id: effect.id });
      }
      case "delete request": {
        const { target } = effect;
        const id = removalId(target);
        return this.send(() => {
          server.delete(id);
          this.dispatch({ type: "undo ended", id, target, isDeleted: true });
        });
      }
      case "carry out":
        if (!this.isOnline) return this.dispatch({ type: "failed", id: effect.id });
        server.carryOut(effect.id);
        server.delete(effect.id);
        return this.dispatch({ type: "removed", id: effect.id });
      case "end":
    }
  }

  private send(work: () => void): void {
    if (this.isOnline) work();
    else this.unsent.push(work);
  }

  /** The listener compares the server's requests with those that the page knows. */
  listen(): void {
    const { requests } = this.server;
    const gone = [...this.model.pending.keys()].filter((id) => !requests.has(id));
    this.dispatch({ type: "changed", requests: [...requests.values()], gone, isFromServer: true });
  }

  connect(): void {
    this.isOnline = true;
    for (const work of this.unsent.splice(0)) work();
    this.listen();
  }

  reload(): void {
    this.model = noRemovals;
    this.unsent = [];
    this.waits.clear();
    this.dispatch({ type: "opened" });
    if (this.isOnline) this.listen();
  }

  restore(target: RemovalTarget): void {
    if (isUndoable(this.model, removalId(target))) this.dispatch({ type: "undone", id: removalId(target) });
  }
}

const action = fc.record({
  page: fc.nat(1),
  do: fc.constantFrom("delete", "delete", "delete for good", "restore", "restore", "network", "reload", "advance"),
  target: fc.constantFrom(...targets),
  milliseconds: fc.constantFrom(1000, 120_000, day, 20 * day, 31 * day),
});
const clockErrors = fc.tuple(...[0, 1].map(() => fc.constantFrom(0, -400 * day, 400 * day)));

function play(actions: readonly { page: number; do: string; target: RemovalTarget; milliseconds: number }[], clocks: readonly number[]) {
  const server = new Server();
  const pages = clocks.map((clockError) => new Page(server, clockError));
  for (const { page: index, do: deed, target, milliseconds } of actions) {
    const page = pages[index]!;
    if (deed === "delete" || deed === "delete for good") page.dispatch({ type: "requested", target, isFinal: deed === "delete for good" });
    else if (deed === "restore") page.restore(target);
    else if (deed === "reload") page.reload();
    else if (deed === "advance") server.advance(milliseconds);
    else if (page.isOnline) page.isOnline = false;
    else page.connect();
  }
  return { server, pages };
}

describe("two devices that delete and restore, with clocks that are right or wrong", () => {
  test("delete nothing for good that nobody asked for, before thirty days by the server's clock", () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40, size: "max" }), clockErrors, (actions, clocks) => {
        expect(play(actions, clocks).server.problems).toEqual([]);
      }),
      { numRuns: runs(1500) },
    );
  });

  test("agree on the bin once both are online, and remember nothing besides it", () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40, size: "max" }), clockErrors, (actions, clocks) => {
        const { server, pages } = play(actions, clocks);
        for (const page of pages) page.connect();
        for (const { model, notes } of pages) {
          expect([...model.pending.keys()].toSorted()).toEqual([...server.requests.keys()].toSorted());
          expect([model.undoing.size, notes.size]).toEqual([0, 0]);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  test("empty the bin when they are opened after thirty days, whatever was done before", () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40, size: "max" }), (actions) => {
        const { server, pages } = play(actions, [0, 0]);
        for (const page of pages) page.connect();
        server.advance(31 * day);
        for (const page of pages) page.reload();
        server.advance(120_000);
        expect([server.problems, server.requests.size]).toEqual([[], 0]);
        for (const { model, notes } of pages) expect([model.pending.size, notes.size]).toEqual([0, 0]);
      }),
      { numRuns: runs(500) },
    );
  });

  test("leave alone what was restored last, however often it was deleted before", () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), fc.constantFrom(...targets), (actions, target) => {
        const { server, pages } = play(actions, [0, 0]);
        for (const page of pages) page.connect();
        const removed = server.removed.length;
        pages[0]!.restore(target);
        const isThere = !server.requests.has(removalId(target));
        server.advance(40 * day);
        for (const page of pages) page.reload();
        server.advance(120_000);
        if (isThere) expect(server.removed.slice(removed)).not.toContain(removalId(target));
      }),
      { numRuns: runs(500) },
    );
  });
});
