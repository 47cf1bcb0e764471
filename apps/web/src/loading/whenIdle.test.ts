import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenIdle } from "./whenIdle.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser that is never idle runs an idle callback by its timeout alone, if it has one. */
function stubBusyBrowser(): void {
  vi.stubGlobal("requestIdleCallback", (task: () => void, options?: { readonly timeout?: number }) =>
    options?.timeout === undefined ? 0 : setTimeout(task, options.timeout),
  );
  vi.stubGlobal("cancelIdleCallback", (handle: number) => clearTimeout(handle));
}

test.each([
  ["a browser that is never idle", stubBusyBrowser],
  ["a browser that cannot report idleness", () => undefined],
])("%s runs the task once, and not after it was cancelled", (_, stub) => {
  stub();
  const [task, cancelled] = [vi.fn(), vi.fn()];
  whenIdle(task);
  whenIdle(cancelled)();
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(task).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});
