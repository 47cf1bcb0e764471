import { expect, type Locator, type Page } from "@playwright/test";
import { signedIn as test } from "../users.ts";
import { createFromTemplate } from "./pages.ts";

/** Ends the session, so it has tests of its own. */
const excluded = /^Sign out$/;

/** What a press may lead to: a dialog, a menu, a word at the top or at the place, another page, a file to choose. */
async function answerCount(page: Page): Promise<string> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll("dialog[open], [role=dialog], [role=menu], :popover-open, [role=alert], form")].filter(
      (one) => one.checkVisibility(),
    );
    const text = shown.map((one) => `${one.tagName} ${one.textContent}`).join("\n");
    return `${text}\n${document.querySelector("h1")?.textContent}\n${document.querySelectorAll("input, textarea, select").length}`;
  });
}

interface Place {
  readonly path: string;
  readonly isReady: (page: Page) => Locator;
}

/** Opens a page with a network and takes the network away: nothing that loads later can be loaded any more. */
async function openAndLeaveNetwork(page: Page, { path, isReady }: Place): Promise<void> {
  // A page that waits for the network would load itself again by now.
  await page.goto("about:blank");
  await page.context().setOffline(false);
  await page.goto(path);
  // What was made without a network may have arrived by now, under the same name. On a loaded machine a list has taken more than 20 s here, for a reason that was not found.
  await expect(isReady(page).first()).toBeVisible({ timeout: 60_000 });
  await page.context().setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
}

/** Presses it, and expects an answer that somebody can see. */
async function press(page: Page, button: Locator, what: string): Promise<void> {
  const before = await answerCount(page);
  const chooser = page.waitForEvent("filechooser", { timeout: 20_000 }).then(
    () => "a file is chosen",
    () => before,
  );
  await button.click();
  const answer = expect.poll(() => answerCount(page), { message: `${what} is answered` }).not.toBe(before);
  await Promise.race([answer, chooser.then((chosen) => expect(chosen, `${what} is answered`).not.toBe(before))]);
}

/** Fills in what a dialog asks for and confirms it: it closes, or says why it does not. */
async function confirmDialog(page: Page, what: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  if ((await dialog.count()) === 0) return;
  // A name keeps, or what is pressed next would be called otherwise.
  for (const text of await dialog.locator("input:not([hidden]):not([type=radio]), textarea").all())
    if ((await text.inputValue()) === "") await text.fill("Typed offline");
  const action = dialog.getByRole("button").last();
  // A list to choose from has its choices before “Cancel”.
  const button = (await action.innerText()) === "Cancel" ? dialog.getByRole("listitem").getByRole("button").first() : action;
  await press(page, button, `${what}, confirmed`);
  if (!/Delete/.test(what)) return;
  // The dialog closes before the notice is there, which is not the only one; without its Undo the next round would find nothing.
  await page.getByRole("alert").filter({ hasText: "Deleted “" }).getByRole("button", { name: "Undo" }).click();
}

test("without a network every button still responds, and no promise rejection goes unhandled", async ({ page }) => {
  test.setTimeout(600_000);
  const faults: string[] = [];
  // Promises that nobody catches arrive here too.
  page.on("pageerror", (error) => faults.push(error.message));
  const projectId = await createFromTemplate(page, "Small Office Fit-out");
  const places: readonly Place[] = [
    { path: "/dashboard", isReady: (one) => one.getByRole("region", { name: "Recent files" }).getByRole("link").first() },
    { path: "/projects", isReady: (one) => one.getByRole("link", { name: "Small Office Fit-out" }) },
    { path: `/projects/${projectId}`, isReady: (one) => one.getByRole("link", { name: "Open office, cooling load" }) },
    { path: "/settings#company", isReady: (one) => one.getByRole("button", { name: "Choose a logo" }) },
  ];
  const buttons = page.getByRole("main").getByRole("button", { disabled: false });
  const buttonCalled = (name: string): Locator => page.getByRole("main").getByRole("button", { name, exact: true }).first();
  const entryCalled = (name: string): Locator => page.getByRole("menuitem", { name, exact: true });
  let pressed = 0;
  for (const place of places) {
    await openAndLeaveNetwork(page, place);
    const names = await buttons.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? one.textContent.trim()));
    // Rows of one kind are alike.
    for (const [index, name] of names.entries()) {
      if (excluded.test(name) || names.findIndex((other) => other.replace(/ of .*/, "") === name.replace(/ of .*/, "")) !== index) continue;
      await openAndLeaveNetwork(page, place);
      await press(page, buttonCalled(name), `${place.path}: ${name}`);
      const items = await page.getByRole("menuitem").allInnerTexts();
      for (const [number, item] of items.entries()) {
        if (number > 0) {
          await openAndLeaveNetwork(page, place);
          await buttonCalled(name).click();
        }
        await press(page, entryCalled(item), `${place.path}: ${name}, ${item}`);
        await confirmDialog(page, `${place.path}: ${name}, ${item}`);
        pressed += 1;
      }
      if (items.length === 0) await confirmDialog(page, `${place.path}: ${name}`);
      pressed += 1;
    }
  }
  expect(faults).toEqual([]);
  expect(pressed, "buttons and entries of menus").toBeGreaterThan(20);
});
