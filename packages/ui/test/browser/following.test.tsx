import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useFollowing } from "../../src/surface/useFollowing.ts";

function Followed({ value, isAtOnce }: { readonly value: string; readonly isAtOnce?: boolean }): ReactNode {
  const [shown] = useFollowing(value, isAtOnce);
  return <output>{shown}</output>;
}

afterEach(() => {
  vi.useRealTimers();
});

const shown = () => page.getByRole("status");
const press = (): boolean => window.dispatchEvent(new KeyboardEvent("keydown", { key: "1" }));

test("what follows a value waits for the keys after it, and then shows the latest", async () => {
  const { rerender } = await render(<Followed value="first" />);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await rerender(<Followed value="second" />);
  for (let key = 0; key < 5; key++) {
    vi.advanceTimersByTime(150);
    press();
  }
  // The timer of the last key is the only one that is left.
  expect(vi.getTimerCount()).toBe(1);
  expect(shown().element().textContent).toBe("first");
  await rerender(<Followed value="third" />);
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await expect.element(shown()).toHaveTextContent("third");
});

test("what need not rest does not wait for keys", async () => {
  const { rerender } = await render(<Followed value="first" isAtOnce />);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await rerender(<Followed value="second" isAtOnce />);
  press();
  vi.advanceTimersByTime(0);
  vi.useRealTimers();
  await expect.element(shown()).toHaveTextContent("second");
});
