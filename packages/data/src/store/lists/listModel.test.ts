import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Listed } from "../../documents/index.ts";
import { emptyList, listState, transition, type ListEvent, type ListModel, type ListRow } from "./listModel.ts";

const maxRows = 2;

/** Expected content of a list: the documents of the collection, newest first. */
interface Stored {
  readonly id: string;
  readonly version: number;
  readonly seconds: number;
}

function row({ id, version, seconds }: Stored): ListRow<number> {
  const listed: Listed<number> = { ok: true, id, value: version, pending: false };
  return { listed, place: { id, isReadable: true, isNew: false, time: { seconds, nanoseconds: 0, toDate: () => new Date() }, name: "" } };
}

const action = fc.record({
  do: fc.constantFrom("write", "write", "delete", "listen", "listen", "fail", "newest", "unwatch", "hide"),
  id: fc.constantFrom("a", "b", "c", "d", "e"),
  fromCache: fc.boolean(),
});

class Collection {
  model: ListModel<number> = emptyList;
  readonly stored = new Map<string, Stored>();
  readonly hidden = new Set<string>();
  /** The last snapshot of the listener; `undefined` without one. */
  heard: Map<string, Stored> | undefined;
  #version = 0;

  dispatch(event: ListEvent<number>): void {
    this.model = transition(this.model, event);
  }

  write(id: string): void {
    this.#version += 1;
    this.stored.set(id, { id, version: this.#version, seconds: this.stored.get(id)?.seconds ?? this.#version });
  }

  listen(fromCache: boolean): void {
    const [before, isFirst] = [this.heard ?? new Map<string, Stored>(), this.heard === undefined];
    const changed = [...this.stored.values()].filter((document) => before.get(document.id) !== document).map(row);
    const removed = [...before.keys()].filter((id) => !this.stored.has(id));
    this.heard = new Map(this.stored);
    this.dispatch({ type: "changed", isFirst, changed, removed, fromCache, hasMoreThanNewest: this.stored.size > maxRows });
  }

  newest(): readonly Stored[] {
    return [...this.stored.values()].toSorted((document, other) => other.seconds - document.seconds).slice(0, maxRows);
  }

  do({ do: deed, id, fromCache }: { readonly do: string; readonly id: string; readonly fromCache: boolean }): void {
    if (deed === "write") this.write(id);
    else if (deed === "delete") this.stored.delete(id);
    else if (deed === "listen") this.listen(fromCache);
    else if (deed === "newest") this.dispatch({ type: "newest read", rows: this.newest().map(row), maxRows });
    else if (deed === "hide") this.hidden.add(id);
    else {
      this.heard = undefined;
      this.dispatch(deed === "fail" ? { type: "failed", message: "Unreachable." } : { type: "unwatched" });
    }
  }

  shown(maxShown?: number) {
    return listState(this.model, ({ id }) => this.hidden.has(id), maxShown);
  }
}

const play = (actions: readonly Parameters<Collection["do"]>[0][], each: (list: Collection, deed: string) => void): void => {
  const list = new Collection();
  for (const step of actions) {
    list.do(step);
    each(list, step.do);
  }
};

describe("a list under writes, listeners, failures and removals in any order", () => {
  const actions = fc.array(action, { maxLength: 40, size: "max" });

  test("shows what the listener has reported, newest first, without what is being removed", () => {
    fc.assert(
      fc.property(actions, (steps) =>
        play(steps, (list) => {
          if (!list.heard) return;
          const expected = [...list.heard.values()]
            .filter(({ id }) => !list.hidden.has(id))
            .toSorted((document, other) => other.seconds - document.seconds)
            .map(({ version }) => version);
          const versions = (maxShown?: number) => list.shown(maxShown).items.map((item) => item.ok && item.value);
          expect(versions()).toEqual(expected);
          expect(versions(2)).toEqual(expected.slice(0, 2));
        }),
      ),
      { numRuns: runs(500) },
    );
  });

  test("is partial only until the server or the cache has more, and says why it failed until it is read again", () => {
    fc.assert(
      fc.property(actions, (steps) => {
        let before = emptyList as ListModel<number>;
        play(steps, (list, deed) => {
          const { model } = list;
          if (model.isPartial && deed === "listen")
            expect([before.isPartial, model.fromCache, list.stored.size <= maxRows]).toEqual([true, true, true]);
          if (deed === "newest" && before.status !== "loading") expect(model).toBe(before);
          if (deed === "unwatch") expect(model).toEqual({ ...before, rows: new Map() });
          if (deed === "fail") expect([model.status, model.message, model.rows]).toEqual(["failed", "Unreachable.", before.rows]);
          if (deed === "listen") expect([model.status, model.message]).toEqual(["ready", undefined]);
          before = model;
        });
      }),
      { numRuns: runs(500) },
    );
  });

  test("shows the newest first, and waits for the others where there may be more", () => {
    const list = new Collection();
    for (const id of ["a", "b", "c", "d"]) list.write(id);
    list.dispatch({ type: "newest read", rows: list.newest().map(row), maxRows });
    expect(list.shown()).toMatchObject({ status: "ready", fromCache: true, isPartial: true });
    expect(list.shown().items.map(({ id }) => id)).toEqual(["d", "c"]);
    list.listen(false);
    expect(list.shown()).toMatchObject({ fromCache: false, isPartial: false });
    expect(list.shown().items).toHaveLength(4);
  });
});
