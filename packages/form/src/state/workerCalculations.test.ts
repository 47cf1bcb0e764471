import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changeWorkerCalculations, noWorkerCalculations, type WorkerCalculations, type WorkerEvent } from "./workerCalculations.ts";

type State = WorkerCalculations<number, string>;
const after = (...events: readonly WorkerEvent<number, string>[]): State =>
  events.reduce<State>(changeWorkerCalculations, noWorkerCalculations);
const ask = (input: number): WorkerEvent<number, string> => ({ type: "asked", input });
const answered = (input: number): WorkerEvent<number, string> => ({ type: "answered", input, outcome: `of ${input}` });

describe("calculations in a worker", () => {
  test("one input is calculated at a time, then the latest; inputs in between are skipped", () => {
    const state = after(ask(1), ask(2), ask(3));
    expect(state).toMatchObject({ running: 1, wanted: 3 });
    expect(changeWorkerCalculations(state, answered(1))).toMatchObject({ running: 3, wanted: 3, answer: undefined });
  });
  test("an answer to an outdated input is dropped", () => {
    const state = after({ type: "known", input: 0, outcome: "of 0" }, ask(1), ask(2), answered(1));
    expect(state.answer).toEqual({ input: 0, outcome: "of 0" });
    expect(after(ask(1), answered(7)).answer).toBeUndefined();
  });
  test("a calculation that ended early gives way to the latest input, also if that is the same", () => {
    expect(after(ask(1), ask(2), { type: "cancelled", input: 1 })).toMatchObject({ running: 2, wanted: 2, answer: undefined });
    expect(after(ask(1), { type: "cancelled", input: 1 })).toMatchObject({ running: 1, wanted: 1 });
    expect(after(ask(1), { type: "cancelled", input: 7 })).toMatchObject({ running: 1 });
  });
  test("an edit that is taken back needs no further calculation", () => {
    expect(after(ask(1), ask(2), ask(1))).toMatchObject({ running: 1, wanted: 1 });
    expect(after(ask(1), answered(1), ask(1)).running).toBeUndefined();
  });
  test("a failure ends all of it, and keeps the last outcome", () => {
    expect(after(ask(1), answered(1), ask(2), ask(3), { type: "failed" })).toEqual({
      wanted: undefined,
      running: undefined,
      answer: { input: 1, outcome: "of 1" },
      hasFailed: true,
    });
  });
  test("in any sequence of events each outcome belongs to its input, and the last input is answered", () => {
    const step = fc.oneof(fc.nat(5).map(ask), fc.constantFrom("answer" as const, "cancel" as const));
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 40 }), fc.nat(5), (steps, last) => {
        let state: State = noWorkerCalculations;
        const check = (): void => {
          if (state.answer) expect(state.answer.outcome).toBe(`of ${state.answer.input}`);
          if (state.running === undefined) expect(state.answer?.input).toBe(state.wanted);
        };
        for (const each of [...steps, ask(last)]) {
          const { running } = state;
          if (typeof each === "object") state = changeWorkerCalculations(state, each);
          else if (running !== undefined)
            state = changeWorkerCalculations(state, each === "answer" ? answered(running) : { type: "cancelled", input: running });
          check();
        }
        let rounds = 0;
        while (state.running !== undefined) {
          state = changeWorkerCalculations(state, answered(state.running));
          check();
          expect((rounds += 1)).toBeLessThanOrEqual(2);
        }
        expect(state.answer?.input).toBe(last);
      }),
    );
  });
});
