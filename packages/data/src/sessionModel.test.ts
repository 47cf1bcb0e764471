import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noSession, transition, type SessionEvent, type SessionModel } from "./sessionModel.ts";

const uid = fc.constantFrom("alice", "bob");
const action = fc.oneof(
  fc.record({ do: fc.constantFrom("sign in" as const), uid }),
  fc.constantFrom(
    { do: "sign out" as const },
    { do: "sign-out fails" as const },
    { do: "session ends" as const },
    { do: "deletion" as const },
  ),
  fc.constantFrom({ do: "load" as const }, { do: "loading fails" as const }, { do: "opening fails" as const }, { do: "retry" as const }),
);
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

/** A page: whose workspace it has open, and which loads are under way. */
class Page {
  model: SessionModel = noSession;
  user: string | undefined;
  workspace: string | undefined;
  /** The page shows a failure. */
  hasFailed = false;
  readonly loads: string[] = [];
  readonly problems: string[] = [];
  #opens = true;

  dispatch(event: SessionEvent): void {
    const { model, effects } = transition(this.model, event);
    this.model = model;
    for (const effect of effects) {
      if (effect.type === "close") [this.workspace, this.hasFailed] = [undefined, false];
      else if (effect.type === "load") [this.hasFailed] = [false, this.loads.push(effect.uid)];
      else if (effect.type === "show failure") this.hasFailed = true;
      else if (!this.#opens) this.dispatch({ type: "failed", uid: effect.uid });
      else {
        if (this.workspace !== undefined) this.problems.push("two workspaces were open");
        [this.workspace, this.hasFailed] = [effect.uid, false];
        this.dispatch({ type: "opened", uid: effect.uid });
      }
    }
  }

  do(step: Action): void {
    if (step.do === "sign in") this.dispatch({ type: "user", uid: (this.user = step.uid) });
    else if (step.do === "session ends") this.dispatch({ type: "user", uid: (this.user = undefined) });
    else if (step.do === "deletion") {
      this.dispatch({ type: "deleted" });
      this.dispatch({ type: "user", uid: (this.user = undefined) });
    } else if (step.do === "sign out") this.dispatch({ type: "leaving" });
    else if (step.do === "sign-out fails") {
      this.dispatch({ type: "stayed" });
      this.dispatch({ type: "user", uid: this.user });
    } else if (step.do === "retry") this.dispatch({ type: "retry", uid: this.user });
    else {
      const loaded = this.loads.shift();
      this.#opens = step.do !== "opening fails";
      if (loaded !== undefined) this.dispatch({ type: step.do === "loading fails" ? "failed" : "loaded", uid: loaded });
    }
  }
}

const play = (actions: readonly Action[], each: (page: Page) => void): Page => {
  const page = new Page();
  for (const step of actions) {
    page.do(step);
    each(page);
  }
  return page;
};

describe("the session of a page", () => {
  test("opens no workspace but that of the user, and none while the user signs out", () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30, size: "max" }), (actions) => {
        play(actions, ({ model, user, workspace, problems, hasFailed }) => {
          expect(problems).toEqual([]);
          if (workspace !== undefined) expect([user, model.isLeaving, model.status]).toEqual([workspace, false, "ready"]);
          expect(hasFailed).toBe(model.status === "failed");
          if (model.isLeaving) expect(model.status).toBe("none");
        });
      }),
      { numRuns: runs(1000) },
    );
  });

  test("has the workspace of the user open once everything has loaded", () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30, size: "max" }), (actions) => {
        const page = play(actions, () => {});
        page.do({ do: "sign-out fails" });
        page.do({ do: "retry" });
        while (page.loads.length > 0) page.do({ do: "load" });
        expect([page.workspace, page.model.status]).toEqual([page.user, page.user === undefined ? "none" : "ready"]);
      }),
      { numRuns: runs(500) },
    );
  });
});
