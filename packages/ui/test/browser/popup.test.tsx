import type { ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MenuItem, Popup } from "../../src/elements/index.ts";

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const chosen: string[] = [];

const menu: ReactNode = (
  <Popup
    role="menu"
    popupLabel="Actions"
    renderContent={(close) =>
      ["Print", "Share"].map((name) => (
        <MenuItem
          key={name}
          onSelect={() => {
            chosen.push(name);
            close();
          }}
        >
          {name}
        </MenuItem>
      ))
    }
  >
    More
  </Popup>
);

/** Prerendered markup, in which the browser opens the menu before any script. */
function drawn(): HTMLElement {
  const container = document.createElement("div");
  container.innerHTML = renderToString(menu);
  document.body.append(container);
  return container;
}

const panel = (): HTMLElement => document.querySelector<HTMLElement>("[popover]")!;

test.each([
  ["just before", false],
  ["long before", true],
])("a menu opened %s hydration has its items, takes the focus, and closes", async (_, isToggledBefore) => {
  const container = drawn();
  const toggled = new Promise((resolve) => panel().addEventListener("toggle", resolve, { once: true }));
  container.querySelector("button")!.click();
  expect(panel().matches(":popover-open")).toBe(true);
  expect(panel().childElementCount).toBe(0);
  if (isToggledBefore) await toggled;
  root = hydrateRoot(container, menu);
  await expect.element(page.getByRole("menuitem", { name: "Print" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(chosen).toEqual(["Share"]);
  chosen.length = 0;
  await expect.poll(() => panel().matches(":popover-open")).toBe(false);
  await expect.element(page.getByRole("button", { name: "More", expanded: false })).toBeVisible();
});
