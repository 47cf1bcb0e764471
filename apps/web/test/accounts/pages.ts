import { expect, type Locator, type Page } from "@playwright/test";

/** The notice with a text at the top of the page. */
export const notice = (page: Page, text: string | RegExp): Locator => page.getByRole("alert").filter({ hasText: text });

/** Fills the form for signing in or up, and sends it by Enter. */
export async function sendCredentials(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
}

/** Creates a project from a template, on the list of projects, and waits for its page. */
export async function createFromTemplate(page: Page, template: string): Promise<string> {
  await page.goto("/projects");
  await page.getByRole("button", { name: "From template" }).click();
  await page.getByRole("button", { name: new RegExp(`^${template}`) }).click();
  await expect(page).toHaveURL(/\/projects\/\w+$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(template);
  return new URL(page.url()).pathname.split("/").at(-1)!;
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
