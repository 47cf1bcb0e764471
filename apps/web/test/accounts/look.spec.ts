import { expect, type Page } from "@playwright/test";
import { axeFindings, axeInLight } from "../page.ts";
import { signedIn as inOwnContext } from "../users.ts";
import { signedIn, visitor } from "../workerPage.ts";
import { badge, createFromTemplate, go, openSettings } from "./pages.ts";

signedIn.use({ level: "user" });

/** Every page and dialog of a signed-in user, in turn. */
async function eachView(page: Page, look: (what: string, within?: string) => Promise<void>): Promise<void> {
  await go(page, "/projects");
  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
  await look("no projects");
  await page.getByRole("button", { name: "New project" }).click();
  await page.getByRole("button", { name: "Create Project" }).click();
  await look("create project", "[role=dialog]");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "From template" }).click();
  await look("templates", "[role=dialog]");
  await page.keyboard.press("Escape");
  await createFromTemplate(page, "Residential Home");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await look("project");
  await page.getByRole("button", { name: "Actions of Hydronic loop" }).click();
  await look("menu of a file");
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await look("confirmation", "[role=dialog]");
  await page.keyboard.press("Escape");
  await go(page, "/projects");
  await expect(page.getByRole("link", { name: "Residential Home" })).toBeVisible();
  await look("projects");
  await go(page, "/dashboard");
  await expect(page.getByRole("region", { name: "Recent files" }).getByRole("link").first()).toBeVisible();
  await look("dashboard");
  await page.getByRole("region", { name: "Recent files" }).getByRole("link", { name: "Whole house, heating load" }).click();
  await expect(badge(page)).toHaveText("Saved");
  await page.keyboard.press("Control+s");
  await page.getByRole("button", { name: "History" }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(1);
  await look("history", "[role=dialog]");
  await page.keyboard.press("Escape");
  // A notification stays while the mouse is over it.
  await page.mouse.move(2, 400);
  await expect(page.getByRole("alert")).toHaveCount(0);
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

/** Expects that nothing is wider than the screen of a phone. */
const expectToFit = (page: Page, what: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: what }).toBeLessThanOrEqual(390);

signedIn("axe finds nothing on the pages behind sign-in, and on a narrow screen nothing is wider than it", async ({ page }) => {
  const wide = page.viewportSize()!;
  // The page behind the dialog has been checked already.
  await eachView(page, async (what, dialog) => {
    expect(await (dialog === undefined ? axeFindings(page) : axeInLight(page, dialog)), what).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectToFit(page, what);
    await page.setViewportSize(wide);
  });
});

visitor.describe("signed out", () => {
  visitor.use({ level: "load" });

  visitor("axe finds nothing on the sign-in pages", async ({ page }) => {
    for (const [path, shown] of [
      ["/login", "Forgot your password?"],
      ["/login?create=yes", /At least 12 characters/],
      ["/reset-password", /Enter the e-mail address of/],
      ["/verify-email", /Sign in to have/],
      ["/action-confirmation", /This link is incomplete/],
    ] as const) {
      await go(page, path);
      await expect(page.getByText(shown)).toBeVisible();
      expect(await axeFindings(page), path).toEqual([]);
    }
  });
});

inOwnContext.describe("on a phone", () => {
  inOwnContext.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  inOwnContext("nothing is wider than the screen", { tag: "@all" }, async ({ page }) => {
    await eachView(page, (what) => expectToFit(page, what));
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
