import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { debounce } from "./debounce.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("repeated calls run once, after a pause", () => {
  const act = vi.fn();
  const debounced = debounce(act, 300, 1000);
  for (let each = 0; each < 3; each++) {
    debounced.call(each);
    vi.advanceTimersByTime(299);
  }
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act.mock.calls).toEqual([[2]]);
  vi.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledTimes(1);
});

test("without a pause it runs a second after the first call, and so on", () => {
  const done: number[][] = [];
  const start = Date.now();
  const debounced = debounce((value: number) => done.push([value, Date.now() - start]), 300, 1000);
  for (let time = 0; time < 2900; time += 100) {
    debounced.call(time);
    vi.advanceTimersByTime(100);
  }
  expect(done).toEqual([
    [900, 1000],
    [1900, 2000],
  ]);
});

test("a cancelled call does not run", () => {
  const act = vi.fn();
  const debounced = debounce(act, 300, 1000);
  debounced.call(1);
  debounced.cancel();
  vi.advanceTimersByTime(5000);
  expect(act).not.toHaveBeenCalled();
});

test("work is pending from the first call until the action has run or is cancelled", () => {
  let pending = 0;
  const debounced = debounce(vi.fn(), 300, 1000, () => {
    pending += 1;
    return () => void (pending -= 1);
  });
  debounced.call(1);
  debounced.call(2);
  expect(pending).toBe(1);
  vi.advanceTimersByTime(300);
  expect(pending).toBe(0);
  debounced.call(3);
  expect(pending).toBe(1);
  debounced.cancel();
  expect(pending).toBe(0);
});
