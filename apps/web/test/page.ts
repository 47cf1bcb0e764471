import { expect, type BrowserContext, type Locator, type Page } from "@playwright/test";
import { isAll } from "@tooling/testing/extent";
import { limit } from "@tooling/testing/slowness";
import { violationsOn } from "./axe.ts";

/** Pages on which the application is loaded, for the same user and without data of an earlier test: `open` changes the route there. */
export const opensByRoute = new WeakSet<Page>();

/** Pages whose script errors fail the test. */
const listenedTo = new WeakSet<Page>();

/** Fails the test on any script error or breach of the page's content security policy. */
function failOnErrors(page: Page): void {
  if (listenedTo.has(page)) return;
  listenedTo.add(page);
  page.on("pageerror", (error) => expect.soft(error.message, "script error").toBe(""));
  page.on("console", (message) => {
    if (message.type() === "error") expect.soft(message.text(), "console error").toBe("");
  });
}

/** Removes the listeners that `open` and a test have added to a page. */
export function stopListening(page: Page): void {
  listenedTo.delete(page);
  for (const event of ["pageerror", "console"] as const) page.removeAllListeners(event);
}

/**
 * Waits until the page has finished the work that it started by itself (packages/ui/src/elements/pendingWork.ts): it has gone to its page, calculated, drawn its
 * figures, stored its draft and written its address. For two frames, because one kind of work may start another. Pages of the site have no such work.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async (waitMs) => {
    if (document.getElementById("root") === null) return;
    const { documentElement } = document;
    const isSettled = (): boolean => documentElement.dataset["settled"] !== undefined;
    const whenSettled = (): Promise<void> =>
      new Promise((resolve, reject) => {
        const observer = new MutationObserver(() => isSettled() && end(resolve));
        const end = (then: () => void): void => {
          observer.disconnect();
          clearTimeout(timer);
          then();
        };
        const timer = setTimeout(() => end(() => reject(new Error("The page has not settled."))), waitMs);
        observer.observe(documentElement, { attributes: true, attributeFilter: ["data-settled"] });
      });
    do {
      if (!isSettled()) await whenSettled();
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    } while (!isSettled());
  }, limit(10));
}

/** Waits until the browser is idle and the page has started its idle work, which it starts after 2 s even if no idleness is reported. */
export const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 3000 })));

/** Opens a page, and fails the test on its script errors. If the application is loaded for this test already, only the route changes. */
export async function open(page: Page, path: string): Promise<void> {
  failOnErrors(page);
  if (opensByRoute.has(page)) return go(page, path);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await settled(page);
}

/** Part of the application's router that tests use. */
interface Router {
  readonly history: { readonly location: { readonly href: string }; readonly push: (path: string) => void };
  readonly subscribe: (event: "onRendered", listener: () => void) => () => void;
}

/**
 * Moves to another page of the application as a link does, without loading it again, and waits until the page of the route is drawn. By the router: two
 * pages may have the same heading. @returns whether the application is loaded; where it is not, nothing is done
 */
export async function changeRoute(page: Page, path: string): Promise<boolean> {
  const { pathname, search, hash } = new URL(path, "http://host");
  return page.evaluate(
    async (to) => {
      if (document.getElementById("root") === null) return false;
      // A prerendered page is hydrated a moment later; then the router works.
      while (!("__TSR_ROUTER__" in globalThis)) await new Promise(requestAnimationFrame);
      const { __TSR_ROUTER__: router } = globalThis as unknown as { readonly __TSR_ROUTER__: Router };
      if (router.history.location.href === to) return true;
      await new Promise<void>((resolve) => {
        const stop = router.subscribe("onRendered", () => {
          stop();
          resolve();
        });
        router.history.push(to);
      });
      return true;
    },
    pathname + search + hash,
  );
}

/** Moves to another page of the application by route, or loads it if none is open, and waits until it is drawn and has settled. */
export async function go(page: Page, path: string): Promise<void> {
  if (!(await changeRoute(page, path))) await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await settled(page);
}

/** Presses a key on an element, which must have the focus. */
export async function press(page: Page, key: string, on: Locator): Promise<void> {
  await expect(on).toBeFocused();
  await page.keyboard.press(key);
}

/** Switches the network of a browser's pages off or on, and waits until each page has noticed. */
export async function network(context: BrowserContext, state: "off" | "on"): Promise<void> {
  const pages = context.pages();
  const heard = pages.map((page) =>
    page.evaluate((isOn) => {
      const event = isOn ? "online" : "offline";
      return new Promise<void>((resolve) => {
        if (navigator.onLine === isOn) resolve();
        else addEventListener(event, () => resolve(), { once: true });
      });
    }, state === "on"),
  );
  await context.setOffline(state === "off");
  await Promise.all(heard);
}

/** The state of saving that a file's page shows. */
export const badge = (page: Page): Locator => page.locator("span[data-status]");

/** Waits until the page says that it saves, from now on: the server may answer between two looks at the page. */
export const savingShown = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector("span[data-status]")?.textContent !== "Saving") return;
          observer.disconnect();
          resolve();
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );

/** The buttons of the bar of a page that undo and redo its last change. */
export const undoBar = (page: Page, name: "Undo" | "Redo" = "Undo"): Locator => page.getByTitle(new RegExp(`^${name} \\(`));

/** Value of a result as the page shows it, without its unit. */
export const result = (page: Page, name: string): Locator => page.locator(`[data-result="${name}"]`);

/** Marks the results of an earlier input while the present one has errors. */
export const latestResults = "These are the results of the last complete input, not of the present one.";

/** The text of an element, once the page has settled. */
export async function textOf(element: Locator): Promise<string> {
  await settled(element.page());
  return element.innerText();
}

/** Text of a result, once the page has settled. */
export const shownText = (page: Page, name: string): Promise<string> => textOf(result(page, name));

/** Number of a result, once the page has settled. */
export async function shownNumber(page: Page, name: string): Promise<number> {
  const text = (await shownText(page, name)).replaceAll("−", "-");
  // Money begins with the sign of its currency.
  const number = /^[^-\d]?([-\d.,\u202f]+)/.exec(text)?.[1]?.replaceAll(/[,\u202f]/g, "");
  return Number(number);
}

/** Expects a number of a result, which may appear later. */
export const expectNumber = (page: Page, name: string) => expect.poll(() => shownNumber(page, name), { message: name });

/** The panel next to the table of a page: the selected row, and the figures. */
export const panel = (page: Page): Locator => page.getByRole("complementary", { name: "Panel" });

/** Selects a row of the page's table by its name. @returns the panel with its fields */
export async function selectRow(page: Page, name: string): Promise<Locator> {
  await page
    .getByRole("gridcell", { name: new RegExp(`^(?:Name|Description|Tag), ${name}`) })
    .first()
    .click();
  await panel(page).getByRole("tab").first().click();
  await expect(panel(page).getByRole("heading", { level: 3 }).first()).toContainText(name);
  return panel(page);
}

/** Opens a section of the strip above the table of a page. */
export async function openInStrip(page: Page, section: string): Promise<void> {
  const button = page
    .getByRole("region", { name: "For all rows" })
    .getByRole("button", { name: new RegExp(`^${section}`), expanded: false });
  if (await button.isVisible()) await button.click();
}

/** Shows the figures in the panel next to the table of a page. */
export const showFigures = (page: Page): Promise<void> => panel(page).getByRole("tab", { name: "Figures" }).click();

/** Expands a section of the form, unless it is open: the page remembers open sections. */
export async function openFold(page: Page, section: string): Promise<void> {
  const fold = page
    .getByRole("region", { name: section, exact: true })
    .locator("button[aria-expanded]")
    .filter({ hasText: section })
    .first();
  await expect(fold).toBeVisible();
  if ((await fold.getAttribute("aria-expanded")) === "false") await fold.click();
}

/** Number in a table next to the results, by the head of its row and the index of its column after that. */
export async function tableNumber(page: Page, table: string, row: string, column = 0): Promise<number> {
  const cells = page.getByRole("table", { name: table }).getByRole("row", { name: row }).getByRole("cell");
  return Number((await cells.nth(column).innerText()).replaceAll("−", "-").replaceAll("\u202f", ""));
}

/** The input of a field, by its label; the accessible name continues with the unit. */
export const input = (page: Page, label: string): Locator => page.getByRole("textbox", { name: new RegExp(`^${label}(?:, [^,]+)?$`) });

async function findingsIn(
  page: Page,
  schemes: readonly ("dark" | "light")[],
  within: readonly string[] | string,
  except: string | undefined,
): Promise<readonly object[]> {
  const findings: object[] = [];
  // A dialog of Mantine gets its name after it is shown.
  if ([within].flat().includes("[role=dialog]")) await expect(page.getByRole("dialog", { name: /\S/ }).first()).toBeVisible();
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("html")).toHaveClass(colorScheme === "dark" ? /dark/ : /^(?!.*dark)/);
    const rules = colorScheme === "dark" && { rules: ["color-contrast", "link-in-text-block"] };
    const violations = await violationsOn(page, { within, except, ...rules });
    findings.push(...violations.map((violation) => ({ colorScheme, ...violation })));
  }
  return findings;
}

/**
 * Axe findings with their places: all rules in the light scheme, and only colours in the dark one, since nothing else differs. Call it once per page.
 *
 * @param within selectors of the parts to look at; the whole page by default
 * @param except selector of excluded parts
 */
export const axeFindings = (page: Page, within: readonly string[] | string = [], except?: string): Promise<readonly object[]> =>
  findingsIn(page, ["dark", "light"], within, except);

/** The same in light only, because all dark colours are tokens. `pnpm test:all` checks the dark ones too. */
export const axeInLight = (page: Page, within: readonly string[] | string = [], except?: string): Promise<readonly object[]> =>
  findingsIn(page, isAll ? ["dark", "light"] : ["light"], within, except);

/** The same for a page or dialog that was checked in another state: only in `pnpm test:all`. */
export const axeAgain: typeof axeInLight = (page, within, except) => (isAll ? axeInLight(page, within, except) : Promise.resolve([]));

/** Expects that nothing is wider than the screen and no label of a figure is cut off; wider parts may scroll by themselves. */
export async function expectToFitTheWidth(page: Page): Promise<void> {
  // A window that has just become narrow has another layout a frame later.
  await settled(page);
  const { width } = page.viewportSize()!;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  const outside = await page.locator("figure svg text").evaluateAll(
    (each, right) =>
      each
        .filter((text) => text.getBoundingClientRect().left < -1 || text.getBoundingClientRect().right > right + 1)
        .filter((text) => {
          for (let around = text.parentElement; around !== null; around = around.parentElement)
            if (around.scrollWidth > around.clientWidth && /auto|scroll/.test(getComputedStyle(around).overflowX)) return false;
          return true;
        })
        .map((text) => text.textContent),
    width,
  );
  expect(outside).toEqual([]);
}

/** Saves the calculation as a file of a new project, and waits until it is stored. */
export async function saveToProject(page: Page, project: string, file: string): Promise<void> {
  const calculator = new URL(page.url()).pathname.split("/").at(-1)!;
  await page.getByRole("button", { name: "Save to project" }).click();
  const modal = page.getByRole("dialog", { name: "Save to project" });
  await modal.getByLabel("Project name").fill(project);
  await modal.getByLabel("File name").fill(file);
  await press(page, "Enter", modal.getByLabel("File name"));
  await expect(page).toHaveURL(new RegExp(`/projects/\\w+/${calculator}/\\w+$`));
  await expect(badge(page)).toHaveText("Saved");
}
