import { expect, type Locator, type Page } from "@playwright/test";
import { badge, changeRoute } from "../page.ts";
import { seedTemplate } from "../seed.ts";

export { badge, network } from "../page.ts";

/**
 * Opens a page of the application. The first one is loaded; every later one is a change of route, like a link, which costs a tenth
 * of a load. The test itself waits for content: pages behind sign-in may wait for stored documents.
 */
export async function go(page: Page, path: string): Promise<void> {
  if (!(await changeRoute(page, path))) await page.goto(path);
}

/** The notice with a text at the top of the page. */
export const notice = (page: Page, text: string | RegExp): Locator => page.getByRole("alert").filter({ hasText: text });

/** Fills the form for signing in or up, and sends it by Enter. */
export async function sendCredentials(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
}

/** Id of the user who is signed in in the page's browser. */
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

/** Opens a file from the page of its project, and waits until it equals that on the server. */
export async function openFile(page: Page, projectId: string, name: string): Promise<void> {
  await go(page, `/projects/${projectId}`);
  await page.getByRole("main").getByRole("link", { name, exact: true }).click();
  await expect(badge(page)).toHaveText("Saved");
}

/** The undo button in the bar of a calculator; a notice with another Undo may have disappeared. */
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
