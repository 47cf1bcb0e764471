import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
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

test("the time of a notification does not run while it has the focus, and F8 goes to it and back", async () => {
  await mount(heatLoad);
  await show("Loaded the code.", "first");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await show("Deleted.", "deleted");
  const button = shown("Deleted.").getByRole("button", { name: "Undo" });
  const field = page.getByRole("textbox").first();
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard("{F8}");
  await expect.element(button).toHaveFocus();
  vi.advanceTimersByTime(60_000);
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  vi.advanceTimersByTime(60_000);
  await expect.element(shown("Deleted.").getByRole("button", { name: "Close" })).toHaveFocus();
  await userEvent.keyboard("{F8}");
  await expect.element(field).toHaveFocus();
  vi.advanceTimersByTime(9_000);
  await expect.element(button).toBeVisible();
  vi.advanceTimersByTime(2_000);
  await expect.element(shown("Deleted.")).not.toBeInTheDocument();
});

test("a notification with the focus stays when others come, and its button gives the focus back", async () => {
  await mount(heatLoad);
  const run = vi.fn<() => void>();
  notify({ key: "removed", message: "Removed.", action: { label: "Undo", run } });
  await expect.element(shown("Removed.")).toBeVisible();
  const field = page.getByRole("textbox").first();
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard("{F8}");
  for (const message of ["One.", "Two.", "Three.", "Four."]) await show(message, message);
  await expect.element(shown("Removed.").getByRole("button", { name: "Undo" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveFocus();
  await expect.element(shown("Removed.")).not.toBeInTheDocument();
  expect(run).toHaveBeenCalledOnce();
});

test("the time of a notification does not run while the pointer is on it", async () => {
  await mount(heatLoad);
  await show("Loaded the code.", "first");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await show("Moved.", "moved");
  await userEvent.hover(shown("Moved."));
  vi.advanceTimersByTime(60_000);
  await expect.element(shown("Moved.")).toBeVisible();
  await userEvent.unhover(shown("Moved."));
  vi.advanceTimersByTime(11_000);
  await expect.element(shown("Moved.")).not.toBeInTheDocument();
});
