import { expect, test, type Locator, type Page } from "@playwright/test";
import { createUser, newEmail, sentCode } from "../users.ts";
import { signedIn, visitor } from "../workerPage.ts";
import { go, notice, openSettings, sendCredentials } from "./pages.ts";

signedIn.use({ level: "user" });

const faults = (page: Page): Locator => page.getByRole("main").getByRole("alert");

/** Requests the e-mail that verifies the address, and returns its link. */
async function verificationLink(page: Page, email: string): Promise<string> {
  await go(page, "/verify-email");
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(notice(page, "A new link is on its way")).toBeVisible();
  return `/action-confirmation?mode=verifyEmail&oobCode=${await sentCode(email, "VERIFY_EMAIL")}`;
}

signedIn("a used link says one thing only: that the address is verified", async ({ page, user }) => {
  const link = await verificationLink(page, user.email);
  await go(page, link);
  await expect(page.getByText("is verified.")).toBeVisible();
  await go(page, "/dashboard");
  await go(page, link);
  await expect(page.getByText(`${user.email} is verified. There is nothing left to do.`)).toBeVisible();
  await expect(faults(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Continue to the dashboard" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
});

signedIn(
  "a link that was opened on another device is not reported as an error here",
  { tag: "@all" },
  async ({ page, user, browser, baseURL }) => {
    const link = await verificationLink(page, user.email);
    const elsewhere = await browser.newContext({ baseURL: baseURL!, storageState: { cookies: [], origins: [] } });
    const other = await elsewhere.newPage();
    await go(other, link);
    await expect(other.getByText("is verified.")).toBeVisible();
    await go(other, "/heat-load");
    await go(other, link);
    await expect(faults(other)).toContainText("This link is no longer valid.");
    await other.getByRole("link", { name: "Sign in to request a new link" }).click();
    await expect(other).toHaveURL("/login?redirect=%2Fsettings");
    await elsewhere.close();

    await go(page, link);
    await expect(page.getByText(`${user.email} is verified. There is nothing left to do.`)).toBeVisible();
    await expect(faults(page)).toHaveCount(0);
  },
);

signedIn("a signed-in user requests a new link right away", async ({ page }) => {
  await go(page, "/action-confirmation?mode=verifyEmail");
  await page.getByRole("link", { name: "Request a new link" }).click();
  await expect(page).toHaveURL("/verify-email");
  await expect(page.getByRole("button", { name: "Send again" })).toBeVisible();
  await go(page, "/action-confirmation?mode=verifyAndChangeEmail&oobCode=nonsense");
  await expect(faults(page)).toContainText("This link is no longer valid.");
  await page.getByRole("link", { name: "Your account in the settings" }).click();
  await expect(page).toHaveURL("/settings#account");
});

signedIn.describe("until the account is deleted", () => {
  signedIn.use({ level: "own" });

  signedIn("a wrong password is reported at its field, wherever the settings ask for it", { tag: "@all" }, async ({ page, user }) => {
    const wrong = "The password is wrong.";
    const account = await openSettings(page, "Account");

    await account.getByRole("button", { name: "Change e-mail" }).click();
    await account.getByLabel("New e-mail").fill(newEmail());
    const password = account.getByLabel("Password", { exact: true });
    await password.fill("not-the-password");
    await page.keyboard.press("Enter");
    await expect(password).toHaveAccessibleDescription(wrong);
    await expect(password).toBeFocused();
    await expect(faults(page)).toHaveCount(0);
    await password.press("End");
    await page.keyboard.type("s");
    await expect(password).toHaveAccessibleDescription("");
    await account.getByRole("button", { name: "Cancel" }).click();

    await account.getByRole("button", { name: "Change password" }).click();
    const current = account.getByLabel("Current password", { exact: true });
    await current.fill("not-the-password");
    await account.getByLabel("New password", { exact: true }).fill("a-long-enough-password");
    await page.keyboard.press("Enter");
    await expect(current).toHaveAccessibleDescription(wrong);
    await expect(current).toBeFocused();

    await page.getByRole("tab", { name: "Data" }).click();
    await page.getByRole("button", { name: "Delete account" }).click();
    const last = page.getByRole("dialog").getByLabel("Password", { exact: true });
    await last.fill("not-the-password");
    await page.keyboard.press("Enter");
    await expect(last).toHaveAccessibleDescription(wrong);
    await expect(last).toBeFocused();
    await last.fill(user.password);
    await page.keyboard.press("Enter");
    await expect(notice(page, "Your account and all its data are deleted.")).toBeVisible();
  });
});

test("the navigation shows the whole e-mail address, however long", { tag: "@all" }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, storageState: { cookies: [], origins: [] } });
  for (const email of ["ann@hvac.example", "bartholomew.featherstonehaugh@mechanical-engineering-consultants.example"]) {
    await context.addInitScript((address) => localStorage.setItem("plenum.signedIn", address), email);
    const page = await context.newPage();
    await go(page, "/heat-load");
    const place = page.getByRole("banner").getByText(email);
    await expect(place).toBeVisible();
    await expect(place).toHaveAttribute("title", email);
    await expect
      .poll(() => place.evaluate((element) => [element.scrollWidth <= element.clientWidth, element.scrollHeight <= element.clientHeight]))
      .toEqual([true, true]);
    await page.close();
  }
  await context.close();
});

visitor.describe("signed out", () => {
  visitor.use({ level: "load" });

  visitor("a link that was cut off says what to do, and offers it", async ({ page }) => {
    for (const [mode, way, address] of [
      ["verifyEmail", "Sign in to request a new link", "/login?redirect=%2Fsettings"],
      ["resetPassword", "Request a new link", "/reset-password"],
    ] as const) {
      await go(page, `/action-confirmation?mode=${mode}`);
      await expect(faults(page)).toHaveText("This link is incomplete. Copy the complete link from the e-mail, or request a new one.");
      await page.getByRole("link", { name: way }).click();
      await expect(page).toHaveURL(address);
    }
  });

  visitor("signing up with a taken address leads to a password reset with the address filled in", async ({ page }) => {
    const { email } = await createUser();
    await go(page, "/login?create=yes");
    await sendCredentials(page, email, "a-long-enough-password");
    await expect(faults(page)).toContainText("An account could not be created with this address.");
    await faults(page).getByRole("link", { name: "Reset the password" }).click();
    await expect(page).toHaveURL("/reset-password");
    // The form before it has a field of the same name.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reset your password");
    await expect(page.getByLabel("E-mail")).toBeFocused();
    await expect(page.getByLabel("E-mail")).toHaveValue(email);
    await page.getByLabel("E-mail").press("Enter");
    await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible();
    await page.getByRole("link", { name: "Back to sign in" }).click();
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(page.getByLabel("E-mail")).toHaveValue("");
  });
});
