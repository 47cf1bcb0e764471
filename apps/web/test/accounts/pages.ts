import { expect, type BrowserContext, type Locator, type Page } from "@playwright/test";
import { seedTemplate } from "../seed.ts";

/** What of the application's router a test needs. */
interface Router {
  readonly history: { readonly location: { readonly href: string }; readonly push: (path: string) => void };
  readonly subscribe: (event: "onRendered", listener: () => void) => () => void;
}

/**
 * Opens a page of the application. Where none is open it is loaded; every later one is a change of route, as a link makes it, which costs a tenth
 * of a load. It waits until the page of the route is shown and has the focus.
 */
export async function go(page: Page, path: string): Promise<void> {
  const isOpen = await page.evaluate(async (to) => {
    if (document.getElementById("root") === null) return false;
    // A page that the build has drawn hands over to the router a moment later.
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
  }, addressOf(path));
  if (!isOpen) await page.goto(path);
}

/** An address within the application, of a link that may begin with its host. */
function addressOf(link: string): string {
  const { pathname, search, hash } = new URL(link, "http://host");
  return pathname + search + hash;
}

/** Takes the network away from all pages of a browser, or gives it back, and waits until each has heard of it. */
export async function network(context: BrowserContext, state: "off" | "on"): Promise<void> {
  await context.setOffline(state === "off");
  for (const page of context.pages()) await page.waitForFunction((isOn) => navigator.onLine === isOn, state === "on");
}

/** The notice with a text at the top of the page. */
export const notice = (page: Page, text: string | RegExp): Locator => page.getByRole("alert").filter({ hasText: text });

/** Fills the form for signing in or up, and sends it by Enter. */
export async function sendCredentials(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
}

/** The id of who is signed in in the page's browser. */
export async function userIdOf(page: Page): Promise<string> {
  const { origins } = await page.context().storageState();
  const uid = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === "plenum.userId")?.value;
  if (uid === undefined) throw new Error("Nobody is signed in.");
  return uid;
}

/** Gives the user a project with the files of a template, and opens its page. @returns its id */
export async function createFromTemplate(page: Page, template: string): Promise<string> {
  const projectId = await seedTemplate(await userIdOf(page), template);
  await go(page, `/projects/${projectId}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(template);
  await expect(page.getByRole("main").getByRole("region").getByRole("link").first()).toBeVisible();
  return projectId;
}

/** The state of saving that a file's page shows. */
export const badge = (page: Page): Locator => page.locator("span[data-status]");

/** Opens a file from the page of its project, and waits until it is as on the server. */
export async function openFile(page: Page, projectId: string, name: string): Promise<void> {
  await go(page, `/projects/${projectId}`);
  await page.getByRole("main").getByRole("link", { name, exact: true }).click();
  await expect(badge(page)).toHaveText("Saved");
}

/** The button that undoes in the bar of a calculator; a notice with an Undo of its own may have gone. */
export const undo = (page: Page): Locator => page.getByRole("main").locator("header").getByRole("button", { name: "Undo", exact: true });

/** A field of the calculator, by its label. */
export const field = (page: Page, label: string): Locator => page.getByRole("textbox", { name: new RegExp(`^${label}(?:, [^,]+)?$`) });

/** Opens a section of the settings. */
export async function openSettings(page: Page, section: "Account" | "Company" | "Preferences" | "Data"): Promise<Locator> {
  await go(page, `/settings#${section.toLowerCase()}`);
  const panel = page.getByRole("tabpanel", { name: section });
  await expect(panel).toBeVisible();
  return panel;
}
