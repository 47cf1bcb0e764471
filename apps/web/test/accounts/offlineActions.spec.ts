import { expect, type Locator, type Page } from "@playwright/test";
import { settled } from "../page.ts";
import { signedIn as test } from "../workerPage.ts";
import { createFromTemplate, go, network } from "./pages.ts";

test.use({ level: "own" });

/** Ends the session, so separate tests cover it. */
const excluded = /^Sign out$/;

/** Possible responses to a click: a dialog, a menu, a message, another page. */
const answersOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll("dialog[open], [role=dialog], [role=menu], :popover-open, [role=alert], form")].filter(
      (element) => element.checkVisibility(),
    );
    return [
      ...shown.map((element) => `${element.tagName} ${element.textContent}`),
      `Heading ${document.querySelector("h1")?.textContent}`,
      `Fields ${document.querySelectorAll("input, textarea, select").length}`,
    ];
  });

/** Items that occur more often than before; an item that disappears is not a response. */
function added(before: readonly string[], after: readonly string[]): readonly string[] {
  const rest = [...before];
  return after.filter((text) => {
    const index = rest.indexOf(text);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

interface Place {
  readonly name: string;
  readonly pathIn: (projectId: string) => string;
  readonly isReady: (page: Page) => Locator;
  /** Minimum number of buttons and menu items to click. */
  readonly minPressed: number;
}

const places: readonly Place[] = [
  {
    name: "the dashboard",
    pathIn: () => "/dashboard",
    isReady: (page) => page.getByRole("region", { name: "Recent files" }).getByRole("link", { name: "Open office, cooling load" }),
    minPressed: 5,
  },
  {
    name: "the list of projects",
    pathIn: () => "/projects",
    isReady: (page) => page.getByRole("link", { name: "Small Office Fit-out" }),
    minPressed: 5,
  },
  {
    name: "a project",
    pathIn: (projectId) => `/projects/${projectId}`,
    isReady: (page) => page.getByRole("link", { name: "Open office, cooling load" }),
    minPressed: 15,
  },
  {
    name: "the settings of the company",
    pathIn: () => "/settings#company",
    isReady: (page) => page.getByRole("button", { name: "Choose a logo" }),
    minPressed: 1,
  },
];

for (const { name: place, pathIn, isReady, minPressed } of places)
  test(
    `without a network every button of ${place} still responds, and no promise rejection goes unhandled`,
    { tag: place === "a project" ? [] : "@all" },
    async ({ page, context }) => {
      const errors: string[] = [];
      // Unhandled rejections arrive here too.
      page.on("pageerror", (error) => errors.push(error.message));
      let choosers = 0;
      page.on("filechooser", () => {
        choosers += 1;
      });
      const path = pathIn(await createFromTemplate(page, "Small Office Fit-out"));
      const main = page.getByRole("main");
      const layers = page.locator("dialog[open], [role=dialog], [role=menu]").filter({ visible: true });
      const buttonCalled = (name: string): Locator => main.getByRole("button", { name, exact: true }).filter({ visible: true }).first();

      /** Closes whatever a click has opened, and returns to the page. Code that loads at the first use stays unavailable. */
      const comeBack = async (): Promise<void> => {
        // A created document opens by itself, which must not happen after the return to the page. A part that cannot be loaded never settles.
        await settled(page).catch(() => undefined);
        await expect(page.getByRole("alert").filter({ hasText: "..." })).toHaveCount(0);
        for (let open = await layers.count(); open > 0; open = await layers.count()) await page.keyboard.press("Escape");
        await go(page, path);
        await expect(isReady(page).first()).toBeVisible();
      };

      /** Clicks it, and expects a visible response. */
      const press = async (button: Locator, what: string): Promise<void> => {
        const [before, choosersBefore] = [await answersOn(page), choosers];
        await button.click();
        await expect
          .poll(async () => choosers > choosersBefore || added(before, await answersOn(page)).length > 0, {
            message: `${what} is answered`,
          })
          .toBe(true);
      };

      /** Fills in a dialog and confirms it: it closes, or shows why it does not. */
      const confirmDialog = async (what: string): Promise<void> => {
        const dialog = page.getByRole("dialog");
        if ((await dialog.count()) === 0) return;
        // The name stays unchanged, because later clicks find elements by it.
        for (const text of await dialog.locator("input:not([hidden]):not([type=radio]), textarea").all())
          if ((await text.inputValue()) === "") await text.fill("Typed offline");
        const action = dialog.getByRole("button").last();
        // A list of choices has its choices before “Cancel”.
        const button = (await action.innerText()) === "Cancel" ? dialog.getByRole("listitem").getByRole("button").first() : action;
        const before = await answersOn(page);
        await button.click();
        await expect.poll(async () => (await answersOn(page)).join("\n"), { message: `${what} is answered` }).not.toBe(before.join("\n"));
        if (!/Delete/.test(what)) return;
        // The dialog closes before its notice appears, which is not the only notice; without its Undo the next round would find no document.
        await page.getByRole("alert").filter({ hasText: "Deleted “" }).getByRole("button", { name: "Undo" }).click();
      };

      await comeBack();
      await network(context, "off");
      await expect(page.getByText("You are offline.")).toBeVisible();
      const names = await main
        .getByRole("button", { disabled: false })
        .filter({ visible: true })
        .evaluateAll((all) => all.map((element) => element.getAttribute("aria-label") ?? element.textContent.trim()));
      let pressed = 0;
      // Rows of one kind are equivalent.
      for (const [index, name] of names.entries()) {
        if (excluded.test(name) || names.findIndex((other) => other.replace(/ of .*/, "") === name.replace(/ of .*/, "")) !== index)
          continue;
        await press(buttonCalled(name), name);
        const entries = await page.getByRole("menuitem").allInnerTexts();
        for (const [number, entry] of entries.entries()) {
          if (number > 0) await buttonCalled(name).click();
          await press(page.getByRole("menuitem", { name: entry, exact: true }), `${name}, ${entry}`);
          await confirmDialog(`${name}, ${entry}`);
          await comeBack();
          pressed += 1;
        }
        if (entries.length === 0) await confirmDialog(name);
        await comeBack();
        pressed += 1;
      }
      expect(errors).toEqual([]);
      expect(pressed, "buttons and entries of menus").toBeGreaterThanOrEqual(minPressed);
    },
  );
