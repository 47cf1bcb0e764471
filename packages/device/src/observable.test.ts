import { expect, test, vi } from "vitest";
import { createObservable, createSignal } from "./observable.ts";

test("listeners are called after a change, once each, and not where the value stays", () => {
  const observable = createObservable(1);
  const values: number[] = [];
  const unsubscribe = observable.subscribe(() => values.push(observable.getSnapshot()));
  observable.set(2);
  observable.set(2);
  observable.set(Number.NaN);
  observable.set(Number.NaN);
  expect(values).toEqual([2, Number.NaN]);
  unsubscribe();
  observable.set(3);
  expect([values, observable.getSnapshot()]).toEqual([[2, Number.NaN], 3]);
});

test("one function that subscribes twice is called twice, and each subscription ends by itself", () => {
  const { subscribe, emit } = createSignal();
  const listener = vi.fn();
  const [first, second] = [subscribe(listener), subscribe(listener)];
  emit();
  expect(listener).toHaveBeenCalledTimes(2);
  first();
  first();
  emit();
  expect(listener).toHaveBeenCalledTimes(3);
  second();
  emit();
  expect(listener).toHaveBeenCalledTimes(3);
});

test("the source is watched from the first listener to the last", () => {
  const end = vi.fn();
  const begin = vi.fn(() => end);
  const { subscribe } = createSignal(begin);
  const [first, second] = [subscribe(() => {}), subscribe(() => {})];
  first();
  expect([begin.mock.calls.length, end.mock.calls.length]).toEqual([1, 0]);
  second();
  second();
  expect(end).toHaveBeenCalledTimes(1);
  subscribe(() => {})();
  expect([begin.mock.calls.length, end.mock.calls.length]).toEqual([2, 2]);
});
