import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { notify } from "../../src/elements/index.ts";
import { mount } from "./mount.tsx";

afterEach(() => {
  vi.useRealTimers();
});

const undo = { label: "Undo", run: (): void => undefined };
const shown = (text: string) => page.getByRole("alert").filter({ hasText: text });

/** Shows a notification while the clock stands still. */
async function show(message: string, key: string): Promise<void> {
  notify({ key, message, action: undo });
  await expect.element(shown(message)).toBeVisible();
}

test("a notification that replaces another can be used as long as any other", async () => {
  await mount(heatLoad);
  await show("Loaded the code.", "first");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await show("First.", "same");
  for (const message of ["Second.", "Third.", "Fourth."]) {
    vi.advanceTimersByTime(9_000);
    await show(message, "same");
  }
  vi.advanceTimersByTime(9_000);
  await expect.element(shown("Fourth.").getByRole("button", { name: "Undo" })).toBeVisible();
  vi.advanceTimersByTime(2_000);
  await expect.element(shown("Fourth.")).not.toBeInTheDocument();
});
