import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  emptyOutbox,
  isEdited,
  transition,
  type OutboxEffect,
  type OutboxEvent,
  type OutboxFile,
  type OutboxModel,
} from "./outboxModel.ts";

const paths = ["p/calculations/f", "p/boqs/g"] as const;
const path = fc.constantFrom<string>(...paths);
const file: fc.Arbitrary<OutboxFile> = fc.constantFrom(
  { isGone: false, isLoading: true, hasWork: false, isDone: false },
  { isGone: false, isLoading: false, hasWork: true, isDone: false },
  { isGone: false, isLoading: false, hasWork: false, isDone: true },
  { isGone: true, isLoading: false, hasWork: true, isDone: false },
  { isGone: true, isLoading: false, hasWork: false, isDone: true },
);
const event: fc.Arbitrary<OutboxEvent> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constant("file changed" as const), path, file }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom("editor opened" as const, "editor closed" as const), path }) },
  fc.record({ type: fc.constantFrom("opened elsewhere" as const, "lookup failed" as const, "settled" as const), path }),
  fc.uniqueArray(path).map((released) => ({ type: "drafts changed" as const, released: new Set(released) })),
  fc.constantFrom<OutboxEvent>({ type: "retry" }, { type: "check" }),
);

/** A tab: runs the effects that change the model, and counts its editors. */
class Tab {
  model: OutboxModel = emptyOutbox;
  readonly editors = new Map<string, number>(paths.map((each) => [each, 0]));
  readonly problems: string[] = [];
  readonly #lookups = new Set<string>();

  dispatch(event: OutboxEvent): readonly OutboxEffect[] {
    if (event.type === "retry") this.#lookups.clear();
    if (event.type === "lookup failed") this.#lookups.delete(event.path);
    const { model, effects } = transition(this.model, event);
    this.model = model;
    if (event.type === "file changed" && event.file.isGone) {
      const isNeeded = (event.file.hasWork || this.editors.get(event.path)! > 0) && !this.#lookups.has(event.path);
      if (isNeeded && !effects.some(({ type }) => type === "find place")) this.problems.push("a place was not looked up");
    }
    for (const effect of effects) this.#run(effect);
    return effects;
  }

  #run(effect: OutboxEffect): void {
    if (effect.type === "send orphans" || effect.type === "retry file") return;
    const { path } = effect;
    const isShown = this.editors.get(path)! > 0;
    const known = this.model.files.get(path);
    if (!known) this.problems.push(`${effect.type}: the file does not run`);
    if (effect.type === "end" && !known?.isDone) this.problems.push("a file ended before it was done");
    if ((effect.type === "end" || effect.type === "hand over") && isShown) this.problems.push(`${effect.type}: an editor shows the file`);
    if (effect.type === "adopt" && !(isShown && this.model.released.has(path))) this.problems.push("a draft was adopted that nobody shows");
    if (effect.type === "find place") {
      if (this.#lookups.has(path)) this.problems.push("a place was looked up twice");
      if (!known?.isGone || !(known.hasWork || isShown)) this.problems.push("a place was looked up that nobody needs");
      this.#lookups.add(path);
    }
    if (effect.type === "settle") this.dispatch({ type: "settled", path });
    if (effect.type === "end" || effect.type === "hand over") this.dispatch({ type: "file stopped", path });
  }

  /** Editors close as often as they open, and only running files change. */
  play(event: OutboxEvent): void {
    const { editors } = this;
    if (event.type === "editor closed" && editors.get(event.path) === 0) return;
    if (event.type === "editor opened") editors.set(event.path, editors.get(event.path)! + 1);
    if (event.type === "editor closed") editors.set(event.path, editors.get(event.path)! - 1);
    this.dispatch(event);
    for (const [each, count] of editors) if (isEdited(this.model, each) !== count > 0) this.problems.push("editors are counted wrongly");
  }
}

const events = fc.array(event, { maxLength: 40, size: "max" });
const play = (history: readonly OutboxEvent[]): Tab => {
  const tab = new Tab();
  for (const each of history) tab.play(each);
  return tab;
};

describe("the outbox of a tab", () => {
  test("ends and hands over no file that an editor shows, ends none before it is done, and looks up a place once", () => {
    fc.assert(
      fc.property(events, (history) => {
        expect(play(history).problems).toEqual([]);
      }),
      { numRuns: runs(1000) },
    );
  });

  test("runs no file that is done and that nobody shows", () => {
    fc.assert(
      fc.property(events, (history) => {
        const tab = play(history);
        for (const each of paths) while (isEdited(tab.model, each)) tab.play({ type: "editor closed", path: each });
        for (const each of tab.model.files.values()) expect(each.isDone).toBe(false);
      }),
      { numRuns: runs(300) },
    );
  });

  test("adopts every released draft of a file that an editor shows, and leaves a file to the tab that shows it", () => {
    fc.assert(
      fc.property(events, fc.uniqueArray(path), (history, released) => {
        const tab = play(history);
        const shown = paths.filter((each) => isEdited(tab.model, each));
        const running = [...tab.model.files.keys()];
        const adopted = tab.dispatch({ type: "drafts changed", released: new Set(released) });
        const expected = released.filter((each) => shown.includes(each as (typeof paths)[number]) && running.includes(each));
        expect(adopted).toEqual(expect.arrayContaining(expected.map((each) => ({ type: "adopt", path: each }))));
        for (const each of paths) {
          const isIdle = tab.model.files.has(each) && !isEdited(tab.model, each);
          expect(tab.dispatch({ type: "opened elsewhere", path: each })).toEqual(isIdle ? [{ type: "hand over", path: each }] : []);
        }
      }),
      { numRuns: runs(300) },
    );
  });
});
