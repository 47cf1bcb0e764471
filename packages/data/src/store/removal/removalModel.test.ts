import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isUndoable,
  noRemovals,
  removalId,
  timeUntil,
  transition,
  type RemovalEffect,
  type RemovalEvent,
  type RemovalModel,
  type RemovalNote,
  type RemovalTarget,
  type StoredRequest,
} from "./removalModel.ts";

const targets: readonly RemovalTarget[] = [
  { projectId: "p" },
  { file: { projectId: "p", collection: "calculations", fileId: "f" } },
  { file: { projectId: "q", collection: "boqs", fileId: "g" } },
];
const undoTime = 10_000;

/** A request that was neither undone nor carried out, as its user knows it. */
interface Wish {
  readonly id: string;
  readonly page: Page;
  readonly time: number;
  /** The user has left the page: undo is over. */
  isLeft: boolean;
}

class Server {
  now = 0;
  readonly requests = new Map<string, StoredRequest>();
  readonly pages: Page[] = [];
  wishes: Wish[] = [];
  /** Wishes that another device's undo may still meet. */
  readonly disputed = new Set<string>();
  readonly problems: string[] = [];

  carryOut(id: string, page: Page): void {
    const wishes = this.wishes.filter((wish) => wish.id === id);
    const isStale = page.stale.has(id);
    if (wishes.length === 0) this.problems.push(`${id} was removed without a request, or after its undo`);
    else if (page.undone.has(id)) this.problems.push(`${id} was removed by the device that had undone it`);
    else if (!isStale && !wishes.some(({ time, isLeft }) => isLeft || this.now >= time + undoTime))
      this.problems.push(`${id} was removed before the time to undo had passed`);
    else if (!isStale && !wishes.some((wish) => wish.page === page || this.now >= wish.time + 5 * 60_000))
      this.problems.push(`${id} was removed by another device, before an undo could have been sent`);
    // A request that was not sent yet comes later.
    this.wishes = this.wishes.filter((wish) => wish.id !== id || wish.page.hasUnsentRequest(id));
  }

  delete(id: string): void {
    if (!this.requests.delete(id)) return;
    for (const page of this.pages) {
      if (page.isOnline) page.listen();
      else if (page.model.pending.has(id) || page.notes.has(id)) page.stale.add(id);
    }
  }

  put(request: StoredRequest): void {
    this.requests.set(request.id, request);
    // A new request reaches the devices that have undone an earlier one.
    for (const { undone, model } of this.pages) if (!model.undoing.has(request.id)) undone.delete(request.id);
    for (const page of this.pages) if (page.isOnline) page.listen();
  }

  /** Time passes; waits end in their order. */
  advance(milliseconds: number): void {
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

/** The page of one device. Requests and undos wait while it is offline, and are lost with it; its notes are not. */
class Page {
  model: RemovalModel = noRemovals;
  isOnline = true;
  readonly notes = new Map<string, RemovalNote>();
  readonly waits = new Map<string, number>();
  unsent: (() => void)[] = [];
  /** Ids of removals that ended while the page was offline: it takes a later request for the same. */
  readonly stale = new Set<string>();
  /** Ids of removals that were undone here. */
  readonly undone = new Set<string>();
  readonly server: Server;

  constructor(server: Server) {
    this.server = server;
    server.pages.push(this);
  }

  dispatch(event: RemovalEvent): void {
    const { model, effects } = transition(this.model, event, { notes: [...this.notes.values()], now: this.server.now });
    this.model = model;
    for (const effect of effects) this.run(effect);
  }

  private run(effect: RemovalEffect): void {
    switch (effect.type) {
      case "note":
        if (effect.note) this.notes.set(removalId(effect.target), { target: effect.target, ...effect.note });
        else this.notes.delete(removalId(effect.target));
        return;
      case "wait":
        if (effect.milliseconds === undefined) this.waits.delete(effect.id);
        else this.waits.set(effect.id, this.server.now + effect.milliseconds);
        return;
      case "store": {
        const { id, target, number } = effect.removal;
        return this.send(() => {
          this.server.put({ id, target, requestedAt: new Date(this.server.now) });
          this.dispatch({ type: "stored", id, number, due: effect.due });
        });
      }
      case "delete request": {
        const { id, target } = effect;
        return this.send(() => {
          this.server.delete(id);
          this.dispatch({ type: "undo ended", id, target, isDeleted: true });
        });
      }
      case "carry out":
        if (!this.isOnline) return this.dispatch({ type: "failed", id: effect.id });
        this.server.carryOut(effect.id, this);
        this.server.delete(effect.id);
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
    if (this.isOnline) this.listen();
    for (const { target, due = 0, isStored, isUndone } of this.notes.values())
      if (!isStored && !isUndone) this.dispatch({ type: "requested", target, delay: timeUntil(due, this.server.now) });
  }

  hasUnsentRequest(id: string): boolean {
    const note = this.notes.get(id);
    return note !== undefined && !note.isStored && !note.isUndone;
  }

  request(target: RemovalTarget): void {
    const id = removalId(target);
    // Another device may have ended the removal meanwhile.
    if (!this.isOnline && this.model.pending.has(id)) this.server.disputed.add(id);
    this.server.wishes.push({ id, page: this, time: this.server.now, isLeft: false });
    this.undone.delete(id);
    this.dispatch({ type: "requested", target, delay: undoTime });
  }

  undo(target: RemovalTarget): void {
    const { server } = this;
    const id = removalId(target);
    const removal = this.model.pending.get(id);
    if (!removal || !isUndoable(this.model, id, removal.number)) return;
    // A request that another device has not sent yet comes later; an undo that was not sent yet may come too late.
    if (this.isOnline)
      server.wishes = server.wishes.filter((wish) => wish.id !== id || (wish.page !== this && wish.page.hasUnsentRequest(id)));
    else server.disputed.add(id);
    this.undone.add(id);
    this.dispatch({ type: "undone", id });
  }

  leave(): void {
    for (const wish of this.server.wishes) wish.isLeft ||= this.model.pending.get(wish.id)?.isRequestedHere === true;
    this.dispatch({ type: "left" });
  }
}

const action = fc.record({
  page: fc.nat(1),
  do: fc.constantFrom("request", "request", "undo", "network", "reload", "leave", "advance"),
  target: fc.constantFrom(...targets),
  milliseconds: fc.constantFrom(1000, undoTime, 60_000, 6 * 60_000),
});

function play(actions: readonly { page: number; do: string; target: RemovalTarget; milliseconds: number }[]): Server {
  const server = new Server();
  const pages = [new Page(server), new Page(server)];
  for (const { page: index, do: deed, target, milliseconds } of actions) {
    const page = pages[index]!;
    if (deed === "request") page.request(target);
    else if (deed === "undo") page.undo(target);
    else if (deed === "reload") page.reload();
    else if (deed === "leave") page.leave();
    else if (deed === "advance") server.advance(milliseconds);
    else if (page.isOnline) page.isOnline = false;
    else page.connect();
  }
  return server;
}

describe("two devices that remove and undo", () => {
  test("remove nothing without a request, before the time to undo has passed, or after an undo that the server knows", () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40, size: "max" }), (actions) => {
        expect(play(actions).problems).toEqual([]);
      }),
      { numRuns: runs(1500) },
    );
  });

  test("finish every removal once both are online, and remember none of it", () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40, size: "max" }), (actions) => {
        const server = play(actions);
        for (const page of server.pages) page.connect();
        server.advance(30 * 60_000);
        expect(server.problems).toEqual([]);
        expect(server.requests.size).toBe(0);
        for (const { model, notes } of server.pages) expect([model.pending.size, model.undoing.size, notes.size]).toEqual([0, 0, 0]);
        // What is left was undone by the other device, which sent that late.
        for (const { id } of server.wishes) expect(server.disputed).toContain(id);
      }),
      { numRuns: runs(500) },
    );
  });
});
