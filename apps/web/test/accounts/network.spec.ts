import { expect, type Page } from "@playwright/test";
import { changeEmail, createUser, newEmail, sentCode } from "../users.ts";
import { newUser, visitor } from "../workerPage.ts";
import { network, sendCredentials } from "./pages.ts";

const unreachable = "The server cannot be reached. Check the connection and try again.";
const faults = (page: Page): ReturnType<Page["getByRole"]> => page.getByRole("main").getByRole("alert");

visitor.use({ level: "own" });

visitor("signing in without a network says so at the form, keeps what was typed, and works once it is back", async ({ page, context }) => {
  const user = await createUser();
  await page.goto("/login");
  await page.getByLabel("E-mail").waitFor();
  await network(context, "off");
  await sendCredentials(page, user.email, user.password);
  await expect(faults(page)).toHaveText(unreachable);
  await expect(page.getByLabel("E-mail")).toHaveValue(user.email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(user.password);
  await network(context, "on");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
});

visitor(
  "where accounts cannot be loaded the sign-in pages say so in place of the form, and try again",
  { tag: "@all" },
  async ({ page }) => {
    for (const [path, heading] of [
      ["/login", "Sign in"],
      ["/reset-password", "Reset your password"],
      ["/verify-email", "Verify your e-mail"],
      ["/action-confirmation?oobCode=some", "Confirm by link"],
    ] as const) {
      let requests = 0;
      await page.route("**/assets/startBackend-*.js", async (route) => {
        requests += 1;
        await route.abort();
      });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(faults(page)).toHaveText(unreachable);
      expect(requests, "times that accounts were asked for").toBeLessThanOrEqual(2);
      await page.unroute("**/assets/startBackend-*.js");
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByText(/Forgot your password|Enter the e-mail address of|Sign in to have|no longer valid/)).toBeVisible();
    }
  },
);

visitor("a slow server is announced, and nothing typed is lost", async ({ page }) => {
  const release: (() => void)[] = [];
  await page.route("**/accounts:signInWithPassword*", async (route) => {
    await new Promise<void>((resolve) => release.push(resolve));
    await route.continue();
  });
  const email = newEmail();
  await page.goto("/login");
  await sendCredentials(page, email, "not-the-password");
  await expect(page.getByRole("button", { name: "Signing in" })).toBeDisabled();
  await expect(page.getByText("The server is slow to respond.")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  release.forEach((go) => go());
  await expect(faults(page)).toHaveText("The e-mail address or password is wrong.");
  await expect(page.getByText("The server is slow to respond.")).toHaveCount(0);
});

visitor("requesting and setting a new password survive losing the network", { tag: "@all" }, async ({ page, context }) => {
  const user = await createUser();
  await page.goto("/reset-password");
  await page.getByLabel("E-mail").fill(user.email);
  await network(context, "off");
  await page.keyboard.press("Enter");
  await expect(faults(page)).toHaveText(unreachable);
  await expect(page.getByLabel("E-mail")).toHaveValue(user.email);
  await network(context, "on");
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("a link to set a new password is on its way")).toBeVisible();

  // The link is checked on opening; without an answer of the server it stays valid.
  await page.route("**/accounts:resetPassword*", (route) => route.abort());
  await page.goto(`/reset-password?oobCode=${await sentCode(user.email, "PASSWORD_RESET")}`);
  await expect(faults(page)).toHaveText(`${unreachable} The link is still valid.`);
  await page.unroute("**/accounts:resetPassword*");
  await page.getByRole("button", { name: "Try again" }).click();
  const password = page.getByLabel("New password", { exact: true });
  await password.fill("another-password");
  await network(context, "off");
  await page.keyboard.press("Enter");
  await expect(faults(page)).toHaveText(unreachable);
  await expect(password).toHaveValue("another-password");
  await network(context, "on");
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByText("Your password has been changed.")).toBeVisible();
});

newUser("verifying an address waits for the network and does not spend the link", { tag: "@all" }, async ({ page, context, user }) => {
  await page.goto("/verify-email");
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByRole("button", { name: /Send again in/ })).toBeVisible();
  await network(context, "off");
  await page.getByRole("button", { name: "I opened the link" }).click();
  await expect(faults(page)).toHaveText(unreachable);
  await network(context, "on");
  await page.getByRole("button", { name: "I opened the link" }).click();
  await expect(faults(page)).toHaveText("Not verified yet. Open the link in the e-mail first.");

  await page.route("**/accounts:update*", (route) => route.abort());
  await page.goto(`/action-confirmation?mode=verifyEmail&oobCode=${await sentCode(user.email, "VERIFY_EMAIL")}`);
  await expect(faults(page)).toHaveText(`${unreachable} The link is still valid.`);
  await page.unroute("**/accounts:update*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("is verified.")).toBeVisible();
});

visitor(
  "who did not change the address brings it back by the link to the old one, also after a network that went",
  { tag: "@all" },
  async ({ page, context }) => {
    const user = await createUser();
    const theirs = newEmail();
    await changeEmail(user, theirs);
    const link = `/action-confirmation?mode=recoverEmail&oobCode=${await sentCode(user.email, "RECOVER_EMAIL")}`;
    await page.goto(link);
    await expect(page.getByText(`The address of your account was changed. This restores ${user.email}.`)).toBeVisible();
    await network(context, "off");
    await page.getByRole("button", { name: "Restore the address" }).click();
    await expect(faults(page)).toHaveText(`${unreachable} The link is still valid.`);
    await network(context, "on");
    await expect(page.getByText(`${user.email} is your address again.`)).toBeVisible();
    await expect(page.getByRole("link", { name: "Set a new password" })).toHaveAttribute("href", "/reset-password");

    await page.goto(link);
    await expect(faults(page)).toContainText("This link is no longer valid.");
    await page.goto("/login");
    await sendCredentials(page, theirs, user.password);
    await expect(faults(page)).toHaveText("The e-mail address or password is wrong.");
    await sendCredentials(page, user.email, user.password);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
  },
);

visitor("an account that could not be created leaves no trace at the next sign-in", async ({ page, context }) => {
  await page.goto("/login?create=yes");
  const email = newEmail();
  await page.getByLabel("E-mail").waitFor();
  await network(context, "off");
  await sendCredentials(page, email, "a-long-enough-password");
  await expect(faults(page)).toHaveText(unreachable);
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await network(context, "on");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/verify-email/);
});
