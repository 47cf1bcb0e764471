import { expect, test, type Page } from "@playwright/test";
import { axeFindings } from "../page.ts";
import { signedIn } from "../users.ts";
import { badge, createFromTemplate, openSettings } from "./pages.ts";

/** Everything that a signed-in user can have before their eyes, one after the other. */
async function eachView(page: Page, look: (what: string) => Promise<void>): Promise<void> {
  await page.goto("/projects");
  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
  await look("no projects");
  await page.getByRole("button", { name: "New project" }).click();
  await page.getByRole("button", { name: "Create Project" }).click();
  await look("create project");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "From template" }).click();
  await look("templates");
  await page.keyboard.press("Escape");
  await createFromTemplate(page, "Residential Home");
  await expect(page.getByRole("alert")).toHaveCount(0, { timeout: 10_000 });
  await look("project");
  await page.getByRole("button", { name: "Actions of Hydronic loop" }).click();
  await look("menu of a file");
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await look("confirmation");
  await page.keyboard.press("Escape");
  await page.goto("/projects");
  await expect(page.getByRole("link", { name: "Residential Home" })).toBeVisible();
  await look("projects");
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Recent files" }).getByRole("link").first()).toBeVisible();
  await look("dashboard");
  await page.getByRole("region", { name: "Recent files" }).getByRole("link", { name: "Whole house, heating load" }).click();
  await expect(badge(page)).toHaveText("Saved");
  await page.keyboard.press("Control+s");
  await page.getByRole("button", { name: "History" }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(1);
  await look("history");
  await page.keyboard.press("Escape");
  // A notification stays while the mouse is over it.
  await page.mouse.move(2, 400);
  await expect(page.getByRole("alert")).toHaveCount(0, { timeout: 10_000 });
  await look("file");
  const account = await openSettings(page, "Account");
  await account.getByRole("button", { name: "Change password" }).click();
  await look("settings, account");
  const company = await openSettings(page, "Company");
  await expect(company.getByLabel("Name")).toBeVisible();
  await look("settings, company");
  await openSettings(page, "Preferences");
  await look("settings, preferences");
  await (await openSettings(page, "Data")).getByRole("button", { name: "Delete account" }).click();
  await look("settings, data and deletion of the account");
}

signedIn("axe finds nothing on the pages behind sign-in", async ({ page }) => {
  signedIn.slow();
  await eachView(page, async (what) => expect(await axeFindings(page), what).toEqual([]));
});

test("axe finds nothing on the sign-in pages", async ({ page }) => {
  test.slow();
  for (const path of ["/login", "/login?create=yes", "/reset-password", "/verify-email", "/action-confirmation"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await axeFindings(page), path).toEqual([]);
  }
});

signedIn.describe("on a phone", () => {
  signedIn.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  signedIn("nothing is wider than the screen", async ({ page }) => {
    signedIn.slow();
    await eachView(page, async (what) =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(390),
    );
  });
});

signedIn("by keyboard alone: from the list to a renamed file", async ({ page }) => {
  await createFromTemplate(page, "Small Office Fit-out");
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  await page.getByRole("button", { name: "Actions of Main supply duct" }).focus();
  await press("Enter");
  await expect(page.getByRole("menuitem", { name: "Rename" })).toBeFocused();
  await press("Enter");
  await expect(page.getByRole("dialog").getByLabel("Name")).toBeFocused();
  await page.keyboard.type("Duct to the north");
  await press("Enter");
  await expect(page.getByRole("link", { name: "Duct to the north" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
