import { expect, test, type Page } from "@playwright/test";
import { newEmail, sentCode, signedIn } from "../users.ts";
import { badge, createFromTemplate, field, notice, sendCredentials } from "./pages.ts";

test("from signing up to a saved file that a reload shows", async ({ page }) => {
  const email = newEmail();
  await page.goto("/projects");
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create an account");
  await sendCredentials(page, email, "a-long-enough-password");

  await expect(page).toHaveURL(/\/verify-email\?redirect=%2Fprojects$/);
  await expect(page.getByText(email).last()).toBeVisible();
  await page.goto(`/action-confirmation?mode=verifyEmail&oobCode=${await sentCode(email, "VERIFY_EMAIL")}`);
  await expect(page.getByText("is verified.")).toBeVisible();
  await page.getByRole("link", { name: "Continue to the dashboard" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");

  await createFromTemplate(page, "Small Office Fit-out");
  await page.getByRole("link", { name: "Open office, cooling load" }).click();
  await expect(badge(page)).toHaveText("Saved");
  const before = await page.locator('[data-result="totalLoad"]').innerText();
  await field(page, "Wall area").fill("900");
  await expect(page.locator('[data-result="totalLoad"]')).not.toHaveText(before);
  await expect(badge(page)).toHaveText("Saving");
  await expect(badge(page)).toHaveText("Saved");
  const after = await page.locator('[data-result="totalLoad"]').innerText();

  await page.reload();
  await expect(field(page, "Wall area")).toHaveValue("900");
  await expect(page.locator('[data-result="totalLoad"]')).toHaveText(after);
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Recent files" }).getByRole("link").first()).toHaveText("Open office, cooling load");
});

signedIn("whoever signs in comes to where they wanted to go", async ({ browser, user, baseURL }) => {
  const visitor = await browser.newContext({ baseURL: baseURL!, storageState: { cookies: [], origins: [] } });
  const page = await visitor.newPage();
  await page.goto("/calculators/duct-sizer?u=Metric&airflow=900");
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await sendCredentials(page, user.email, user.password);
  await expect(page).toHaveURL(/\/calculators\/duct-sizer\?.*airflow=900/);
  await expect(field(page, "Airflow")).toHaveValue("900");
  await visitor.close();
});

test("the way back leads nowhere else than into the application", async ({ page }) => {
  for (const elsewhere of ["https://example.org/", "//example.org", "/\\example.org", "/login"]) {
    await page.goto(`/login?redirect=${encodeURIComponent(elsewhere)}`);
    await expect(page.getByLabel("E-mail")).toBeFocused();
    expect(new URL(await page.getByRole("link", { name: "Create an account" }).evaluate((link: HTMLAnchorElement) => link.href)).searchParams.get("redirect")).toBeNull();
  }
});

test("what is wrong with an address or a password stands at its field", async ({ page }) => {
  await page.goto("/login?create=yes");
  const password = page.getByLabel("Password", { exact: true });
  await expect(password).toHaveAccessibleDescription(/At least 8 characters/);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription("Enter your e-mail address.");
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await sendCredentials(page, "someone@nowhere", "short");
  await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription("This is not an e-mail address.");
  await sendCredentials(page, newEmail(), "short");
  await expect(password).toHaveAccessibleDescription("Use at least 8 characters.");
  await expect(password).toBeFocused();

  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveAttribute("autocomplete", "new-password");
});

signedIn("signing in tells nobody which addresses have an account", async ({ browser, user, baseURL }) => {
  const visitor = await browser.newContext({ baseURL: baseURL!, storageState: { cookies: [], origins: [] } });
  const page = await visitor.newPage();
  const answers: string[] = [];
  for (const email of [user.email, newEmail()]) {
    await page.goto("/login");
    await sendCredentials(page, email, "not-the-password");
    answers.push(await page.getByRole("alert").innerText());
    await page.goto("/reset-password");
    await page.getByLabel("E-mail").fill(email);
    await page.keyboard.press("Enter");
    answers.push((await page.getByText("If there is an account for").innerText()).replace(email, "…"));
  }
  expect(answers.slice(0, 2)).toEqual(answers.slice(2));
  await visitor.close();
});

signedIn("a forgotten password is set anew by the link, once", async ({ browser, user, baseURL }) => {
  const visitor = await browser.newContext({ baseURL: baseURL!, storageState: { cookies: [], origins: [] } });
  const page = await visitor.newPage();
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByLabel("E-mail").fill(user.email);
  await page.keyboard.press("Enter");
  await expect(page.getByText("a link to set a new password is on its way")).toBeVisible();
  const link = `/action-confirmation?mode=resetPassword&oobCode=${await sentCode(user.email, "PASSWORD_RESET")}`;
  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-password\?oobCode=/);
  await expect(page.getByText(`A new password for ${user.email}.`)).toBeVisible();
  await page.getByLabel("New password", { exact: true }).fill("another-password");
  await page.keyboard.press("Enter");
  await page.getByText("Your password is changed.").waitFor();
  await page.goto(link);
  await expect(page.getByRole("alert")).toContainText("This link is not valid any more.");
  await page.goto("/login");
  await sendCredentials(page, user.email, "another-password");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
  await visitor.close();
});

signedIn("an address is changed by a link to the new one, and brought back by one to the old", async ({ page, user }) => {
  const next = newEmail();
  await page.goto("/settings");
  await page.getByRole("button", { name: "Change e-mail" }).click();
  await page.getByLabel("New e-mail").fill(next);
  await page.getByLabel("Password", { exact: true }).fill(user.password);
  await page.keyboard.press("Enter");
  await expect(notice(page, `A link is on its way to ${next}`)).toBeVisible();
  await page.goto(`/action-confirmation?mode=verifyAndChangeEmail&oobCode=${await sentCode(user.email, "VERIFY_AND_CHANGE_EMAIL")}`);
  await page.getByRole("button", { name: "Change the address" }).click();
  await expect(page.getByText(`Your address is now ${next}`)).toBeVisible();
});

test("links that are broken or used say so", async ({ page }) => {
  await page.goto("/action-confirmation?mode=verifyEmail");
  await expect(page.getByRole("alert")).toHaveText("This link is incomplete. Copy the whole of it from the e-mail, or ask for a new one.");
  await page.goto("/action-confirmation?mode=recoverEmail&oobCode=nonsense");
  await expect(page.getByRole("alert")).toContainText("This link is not valid any more.");
});

signedIn("signing out clears the lists, here and in every tab", async ({ page, context }) => {
  await createFromTemplate(page, "Residential Home");
  const other = await context.newPage();
  await other.goto("/projects");
  await expect(other.getByRole("link", { name: "Residential Home (New Build)" })).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(notice(page, "You are signed out.")).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(other).toHaveURL("/login?redirect=%2Fprojects");
  await expect(other.getByText("Residential Home")).toHaveCount(0);
  await page.goto("/projects");
  await expect(page).toHaveURL("/login?redirect=%2Fprojects");
  expect(await page.evaluate(() => localStorage.getItem("plenum.signedIn"))).toBeNull();
});

/** The scripts that a page has loaded, by what they contain. */
async function loaded(page: Page, path: string, until: string): Promise<{ readonly firebase: boolean; readonly firestore: boolean }> {
  const texts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") texts.push(response.text());
  });
  await page.goto(path);
  await page.getByLabel(until).first().waitFor();
  await page.waitForLoadState("networkidle");
  const all = (await Promise.all(texts)).join("\n");
  return { firebase: all.includes("identitytoolkit"), firestore: all.includes("firestore.googleapis.com") };
}

test("visitors load accounts on the sign-in page only, and Firestore never", async ({ page }) => {
  expect(await loaded(page, "/heat-load", "Results")).toEqual({ firebase: false, firestore: false });
  expect(await loaded(page, "/login", "E-mail")).toEqual({ firebase: true, firestore: false });
});

signedIn("the page for visitors stays light for those who are signed in", async ({ page, user }) => {
  expect(await loaded(page, "/heat-load", "Results")).toEqual({ firebase: false, firestore: false });
  await expect(page.getByText(user.email).last()).toBeVisible();
});
