import { createHash } from "node:crypto";
import { expect, test as inOwnBrowser, type Page, type Route } from "@playwright/test";
import { policyFor, type PolicyEnvironment } from "../../build/contentSecurityPolicy.ts";
import { changePassword, createUser, newEmail, sentCode, signedIn as inOwnContext } from "../users.ts";
import { newUser, visitor } from "../workerPage.ts";
import { badge, createFromTemplate, field, go, notice, sendCredentials } from "./pages.ts";
import { axeInLight, savingShown } from "../page.ts";

visitor.use({ level: "own" });

visitor("from signing up to a saved file that a reload shows", async ({ page }) => {
  const email = newEmail();
  await page.goto("/projects");
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create an account");
  await sendCredentials(page, email, "a-long-enough-password");

  await expect(page).toHaveURL(/\/verify-email\?redirect=%2Fprojects$/);
  await expect(page.getByRole("main").getByText(email)).toBeVisible();
  await page.goto(`/action-confirmation?mode=verifyEmail&oobCode=${await sentCode(email, "VERIFY_EMAIL")}`);
  await expect(page.getByText("is verified.")).toBeVisible();
  await page.getByRole("link", { name: "Continue to the dashboard" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");

  await createFromTemplate(page, "Small Office Fit-out");
  await page.getByRole("link", { name: "Open office, cooling load" }).click();
  await expect(badge(page)).toHaveText("Saved");
  const before = await page.locator('[data-result="totalLoad"]').innerText();
  const saving = savingShown(page);
  await field(page, "Wall area").fill("900");
  await expect(page.locator('[data-result="totalLoad"]')).not.toHaveText(before);
  await saving;
  await expect(badge(page)).toHaveText("Saved");
  const after = await page.locator('[data-result="totalLoad"]').innerText();

  await page.reload();
  await expect(field(page, "Wall area")).toHaveValue("900");
  await expect(page.locator('[data-result="totalLoad"]')).toHaveText(after);
  await go(page, "/dashboard");
  await expect(page.getByRole("region", { name: "Recent files" }).getByRole("link").first()).toHaveText("Open office, cooling load");
});

visitor("signing in leads to the requested page", async ({ page }) => {
  const user = await createUser();
  await page.goto("/calculators/duct-sizer?u=Metric&airflow=900");
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await sendCredentials(page, user.email, user.password);
  await expect(page).toHaveURL(/\/calculators\/duct-sizer\?.*airflow=900/);
  await expect(field(page, "Airflow")).toHaveValue("900");
});

visitor("the redirect after sign-in stays within the application", async ({ page }) => {
  for (const elsewhere of ["https://example.org/", "//example.org", "/\\example.org", "/login"]) {
    await go(page, `/login?redirect=${encodeURIComponent(elsewhere)}`);
    await expect(page.getByLabel("E-mail")).toBeFocused();
    await expect(page.getByRole("link", { name: "Create an account" })).toHaveAttribute("href", /^(?!.*redirect)/);
  }
});

visitor("errors in an e-mail address or a password are shown at the field", async ({ page }) => {
  await page.goto("/login?create=yes");
  const password = page.getByLabel("Password", { exact: true });
  await expect(password).toHaveAccessibleDescription(/At least 12 characters/);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription("Enter your e-mail address.");
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await sendCredentials(page, "someone@nowhere", "short");
  await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription("This is not an e-mail address.");
  await sendCredentials(page, newEmail(), "short");
  await expect(password).toHaveAccessibleDescription("Use at least 12 characters.");
  await expect(password).toBeFocused();

  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveAttribute("autocomplete", "new-password");
});

visitor("the strength of a new password is described, and a common password is refused", async ({ page }) => {
  await page.goto("/login?create=yes");
  const password = page.getByLabel("Password", { exact: true });
  const strength = page.locator("output[aria-live=polite]");
  await page.getByLabel("E-mail").fill(newEmail());
  for (const [typed, strengthText] of [
    ["password1234", "Weak, will not be accepted. This is close to a common password. Add a few uncommon words."],
    ["plenum123456", "Weak, will not be accepted. It contains your e-mail address or the name of this product. Add a few uncommon words."],
    ["cold duct, warm room", "Strong."],
  ] as const) {
    await password.fill(typed);
    await expect(strength).toHaveText(strengthText);
    expect(await axeInLight(page)).toEqual([]);
  }
  await password.fill("too short");
  await expect(strength).toBeEmpty();
  await password.fill("password1234");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(/^This password is too easy to guess\. This is close to a common password\./);
  await expect(page).toHaveURL(/\/login\?create=yes$/);
});

visitor("without the strength estimator, only the length rule applies", { tag: "@all" }, async ({ page }) => {
  await page.route(/passwordStrength-/, (route) => route.abort());
  await page.goto("/login?create=yes");
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("passwordStrength-"));
  await sendCredentials(page, newEmail(), "a-long-enough-password");
  await failed;
  await expect(page).toHaveURL(/\/verify-email/);
});

/** Settings of the host, made before the scripts of the page run. */
const inject = (page: Page, settings: object): Promise<unknown> =>
  page.addInitScript((value) => Object.assign(globalThis, { __account_settings: value }), settings);

inOwnBrowser(
  "the breach list is queried with five digits where it is configured, and never otherwise",
  { tag: "@all" },
  async ({ browser, page, baseURL }) => {
    const strangers: string[] = [];
    const known = new Set(
      ["PLENUM_TEST_URL", "PLENUM_TEST_AUTH_URL", "PLENUM_TEST_FIRESTORE_URL"].map((name) => new URL(process.env[name]!).origin),
    );
    page.on("request", (request) => {
      if (!known.has(new URL(request.url()).origin)) strangers.push(request.url());
    });
    const requests: string[] = [];
    const breached = "cold duct, warm room";
    const hash = createHash("sha1").update(breached).digest("hex").toUpperCase();
    // The list is served from the page's origin, which its policy allows.
    const answer = (route: Route): Promise<void> => {
      requests.push(new URL(route.request().url()).pathname);
      return route.fulfill({ body: `${hash.slice(5)}:12\r\n${"0".repeat(35)}:0` });
    };
    await page.route(/\/range\//, answer);
    await page.goto("/login?create=yes");
    await sendCredentials(page, newEmail(), breached);
    await expect(page).toHaveURL(/\/verify-email/);
    expect([requests, strangers]).toEqual([[], []]);

    const other = await browser.newContext({ baseURL: baseURL! });
    const elsewhere = await other.newPage();
    await elsewhere.route(/\/range\//, answer);
    await inject(elsewhere, { breachListUrl: `${baseURL}/range/` });
    await elsewhere.goto("/login?create=yes");
    await sendCredentials(elsewhere, newEmail(), breached);
    await expect(elsewhere.getByRole("alert")).toHaveText(/^This password appears in a known data breach/);
    expect(requests).toEqual([`/range/${hash.slice(0, 5)}`]);
    await other.close();
  },
);

inOwnBrowser("the content security policy allows the configured hosts only", () => {
  const directives = (environment: PolicyEnvironment): Map<string, string> =>
    new Map(
      policyFor("<script>1</script>", environment)
        .split("; ")
        .map((directive) => [directive.split(" ")[0]!, directive]),
    );
  const plain = directives({});
  expect([...plain.values()].join(" ")).not.toMatch(/pwned|recaptcha|appcheck|vertexai/);
  expect(directives({ VITE_AI_MODEL: "gemini-x" }).get("connect-src")).toBe(
    `${plain.get("connect-src")} https://firebasevertexai.googleapis.com`,
  );
  expect(plain.has("frame-src")).toBe(false);
  expect(directives({ VITE_BREACH_LIST_URL: "https://api.pwnedpasswords.com/range/" }).get("connect-src")).toBe(
    `${plain.get("connect-src")} https://api.pwnedpasswords.com`,
  );
  const checked = directives({ VITE_APP_CHECK_SITE_KEY: "site" });
  expect(checked.get("connect-src")).toContain("https://content-firebaseappcheck.googleapis.com");
  expect(checked.get("script-src")).toContain("https://www.google.com/recaptcha/");
  expect(checked.get("frame-src")).toContain("https://www.google.com/recaptcha/");
});

visitor("signing in does not reveal which addresses have an account", async ({ page }) => {
  const user = await createUser();
  const answers: string[] = [];
  for (const email of [user.email, newEmail()]) {
    await go(page, "/login");
    await sendCredentials(page, email, "not-the-password");
    answers.push(await page.getByRole("main").getByRole("alert").innerText());
    await go(page, "/reset-password");
    await page.getByLabel("E-mail").fill(email);
    await page.keyboard.press("Enter");
    answers.push((await page.getByText("If there is an account for").innerText()).replace(email, "…"));
  }
  expect(answers.slice(0, 2)).toEqual(answers.slice(2));
});

visitor("a forgotten password is reset by the link, once", async ({ page }) => {
  const user = await createUser();
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  // The field of the sign-in page has the same label.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reset your password");
  await page.getByLabel("E-mail").fill(user.email);
  await page.keyboard.press("Enter");
  await expect(page.getByText("a link to set a new password is on its way")).toBeVisible();
  const link = `/action-confirmation?mode=resetPassword&oobCode=${await sentCode(user.email, "PASSWORD_RESET")}`;
  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-password\?oobCode=/);
  await expect(page.getByText(`A new password for ${user.email}.`)).toBeVisible();
  await page.getByLabel("New password", { exact: true }).fill("another-password");
  await page.keyboard.press("Enter");
  await page.getByText("Your password has been changed.").waitFor();
  await page.goto(link);
  await expect(page.getByRole("alert")).toContainText("This link is no longer valid.");
  await go(page, "/login");
  await sendCredentials(page, user.email, "another-password");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
});

newUser(
  "an e-mail address is changed by a link sent to the new one, and the old one receives instructions to undo it",
  async ({ page, user }) => {
    const next = newEmail();
    await page.goto("/settings");
    await page.getByRole("button", { name: "Change e-mail" }).click();
    await page.getByLabel("New e-mail").fill(next);
    await page.getByLabel("Password", { exact: true }).fill(user.password);
    await page.keyboard.press("Enter");
    await expect(notice(page, `We sent a link to ${next}`)).toBeVisible();
    await page.goto(`/action-confirmation?mode=verifyAndChangeEmail&oobCode=${await sentCode(user.email, "VERIFY_AND_CHANGE_EMAIL")}`);
    await page.getByRole("button", { name: "Change the address" }).click();
    await expect(page.getByText(`Your address is now ${next}`)).toBeVisible();
    await expect(page.getByText(`We also sent ${user.email} a link that restores the old address.`)).toBeVisible();
  },
);

const ended = "You were signed out because the password or e-mail address of your account was changed, or the account was deleted.";

newUser("a session that was ended on another device says so, and goes on where it was after signing in", async ({ page, user }) => {
  const id = await createFromTemplate(page, "Small Office Fit-out");
  await changePassword(user, "set on another device");
  await page.reload();
  await expect(page).toHaveURL(new RegExp(`/login\\?redirect=%2Fprojects%2F${id}`));
  await expect(page.getByText(ended)).toContainText("what you typed is kept on this device");
  await page.reload();
  await expect(page.getByText(ended)).toBeVisible();
  await sendCredentials(page, user.email, "set on another device");
  await expect(page).toHaveURL(new RegExp(`/projects/${id}$`));
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(notice(page, "You are signed out.")).toBeVisible();
  await go(page, "/login");
  await expect(page.getByLabel("E-mail")).toBeVisible();
  await expect(page.getByText(ended)).toHaveCount(0);
});

newUser("unsent changes of an ended session are there after signing in again", { tag: "@all" }, async ({ page, user }) => {
  await createFromTemplate(page, "Small Office Fit-out");
  await page.getByRole("link", { name: "Open office, cooling load" }).click();
  const wallArea = field(page, "Wall area");
  await expect(wallArea).toBeVisible();
  const toFirestore = (url: URL): boolean => url.port === new URL(process.env["PLENUM_TEST_FIRESTORE_URL"]!).port;
  await page.route(toFirestore, (route) => route.abort());
  await wallArea.fill("900");
  await page.keyboard.press("Tab");
  await changePassword(user, "set on another device");
  await page.reload();
  await expect(page.getByText(ended)).toBeVisible();
  await page.unroute(toFirestore);
  await sendCredentials(page, user.email, "set on another device");
  await expect(wallArea).toHaveValue("900");
});

inOwnContext("a user who returns to an open page sees that the session has ended", { tag: "@all" }, async ({ page, user }) => {
  await page.clock.install();
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
  await changePassword(user, "set on another device");
  await page.clock.fastForward("06:00");
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page).toHaveURL(/\/login\?redirect=%2Fdashboard/);
  await expect(page.getByText(ended)).toBeVisible();
});

visitor("links that are broken or used say so", async ({ page }) => {
  await page.goto("/action-confirmation?mode=verifyEmail");
  await expect(page.getByRole("alert")).toHaveText(
    "This link is incomplete. Copy the complete link from the e-mail, or request a new one.",
  );
  await page.goto("/action-confirmation?mode=recoverEmail&oobCode=nonsense");
  await expect(page.getByRole("alert")).toContainText("This link is no longer valid.");
});

newUser("signing out clears the lists, here and in every tab", { tag: "@all" }, async ({ page, context }) => {
  await createFromTemplate(page, "Residential Home");
  const other = await context.newPage();
  await other.goto("/projects");
  await expect(other.getByRole("link", { name: "Residential Home (New Build)" })).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(notice(page, "You are signed out.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(other).toHaveURL("/login?redirect=%2Fprojects");
  await expect(other.getByText("Residential Home")).toHaveCount(0);
  await go(page, "/projects");
  await expect(page).toHaveURL("/login?redirect=%2Fprojects");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("plenum.signedIn"))).toBeNull();
});
