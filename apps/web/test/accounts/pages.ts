import { expect, type Locator, type Page } from "@playwright/test";
import { seedTemplate } from "../seed.ts";

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
  await page.goto(`/projects/${projectId}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(template);
  await expect(page.getByRole("main").getByRole("region").getByRole("link").first()).toBeVisible();
  return projectId;
}

/** The state of saving that a file's page shows. */
export const badge = (page: Page): Locator => page.locator("span[data-status]");

/** A field of the calculator, by its label. */
export const field = (page: Page, label: string): Locator => page.getByRole("textbox", { name: new RegExp(`^${label}(?:, [^,]+)?$`) });

/** Opens a section of the settings. */
export async function openSettings(page: Page, section: "Account" | "Company" | "Preferences" | "Data"): Promise<Locator> {
  await page.goto(`/settings#${section.toLowerCase()}`);
  const panel = page.getByRole("tabpanel", { name: section });
  await expect(panel).toBeVisible();
  return panel;
}
