import { expect, test as onOwnContext, type Page } from "@playwright/test";
import { sendCredentials } from "./accounts/pages.ts";
import { go, input, open } from "./page.ts";
import { createUser } from "./users.ts";
import { newUser, visitor as test } from "./workerPage.ts";

// A sign-in leaves a session.
test.use({ level: "own" });

/** All storage of this device except databases. */
const draftsOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));

test("opening a link changes neither the draft nor the units: a click opens the draft, and Back returns to the link", async ({
  page,
  context,
}) => {
  await open(page, "/heat-load");
  await input(page, "Roof area").fill("512.75");
  await expect.poll(() => draftsOf(page)).toContain("512.75");
  await open(page, "/heat-load?v=1&u=Metric&roofArea=77 m2");
  await expect(input(page, "Roof area")).toHaveValue("77");
  await expect(page.getByText("Your own draft is still saved.")).toBeVisible();
  await input(page, "Wall area").fill("12");
  await input(page, "Floor area").fill("oops");
  await page.reload();
  await expect(input(page, "Wall area")).toHaveValue("12");
  await expect(input(page, "Floor area")).toHaveValue("oops");

  const another = await context.newPage();
  await open(another, "/heat-load");
  await expect(another.getByRole("radio", { name: "Imperial" })).toBeChecked();
  await expect(input(another, "Roof area")).toHaveValue("512.75");
  await another.close();

  await page.getByRole("button", { name: "Open it" }).click();
  await expect(input(page, "Roof area")).toHaveValue("512.75");
  await expect(page.getByText("Your own draft is still saved.")).toBeHidden();
  await input(page, "Roof area").fill("513");
  await expect(page).toHaveURL(/roofArea=513/);
  await page.goBack();
  await expect(input(page, "Roof area")).toHaveValue("77");
  await expect(input(page, "Wall area")).toHaveValue("12");

  // The link still has its input when it is opened again.
  const next = await context.newPage();
  await open(next, "/heat-load?v=1&u=Metric&roofArea=77 m2");
  await expect(input(next, "Roof area")).toHaveValue("77");
  await next.getByRole("button", { name: "Open it" }).click();
  await expect(input(next, "Roof area")).toHaveValue("513");
});

test("a visitor who signs in to save keeps their input, and the next person on the device sees none of it", async ({ page }) => {
  const [ada, bob] = [await createUser(), await createUser()];
  await open(page, "/heat-load");
  await input(page, "Roof area").fill("7731.25");
  await input(page, "Wall area").fill("about ten");
  await page.getByRole("button", { name: "Save to project" }).click();
  await sendCredentials(page, ada.email, ada.password);
  await expect(input(page, "Roof area")).toHaveValue("7731.25");
  await expect(input(page, "Wall area")).toHaveValue("about ten");
  await go(page, "/heat-load");
  await expect(input(page, "Roof area")).toHaveValue("7731.25");

  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
  expect(await draftsOf(page)).not.toContain("7731.25");
  await go(page, "/heat-load");
  await expect(input(page, "Roof area")).toHaveValue("400");
  await go(page, "/login");
  await sendCredentials(page, bob.email, bob.password);
  await expect(page).toHaveURL(/dashboard/);
  await go(page, "/heat-load");
  await expect(input(page, "Roof area")).toHaveValue("400");
});

newUser("signing out in one tab leaves nothing on the page of another", { tag: "@all" }, async ({ page, context }) => {
  const [other, third] = [await context.newPage(), await context.newPage()];
  await open(page, "/heat-load");
  await input(page, "Roof area").fill("7731.25");
  await expect.poll(() => draftsOf(page)).toContain("7731.25");
  // A tab that now shows another page still has this one.
  await third.goto("/heat-load");
  await expect(input(third, "Roof area")).toHaveValue("7731.25");
  await go(third, "/dashboard");
  await expect(third.getByRole("button", { name: "Sign out" })).toBeVisible();
  expect(await third.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).toContain("7731.25");
  await other.goto("/dashboard");
  await other.getByRole("button", { name: "Sign out" }).click();
  await expect(other.getByText("You are signed out.")).toBeVisible();
  await expect(input(page, "Roof area")).toHaveValue("400");
  await expect(page).not.toHaveURL(/7731/);
  await expect.poll(() => draftsOf(page)).not.toContain("7731.25");
  await expect.poll(() => draftsOf(third)).not.toContain("7731.25");
});

test(
  "a visitor's open page does not become a draft of the user who signs in in another tab",
  { tag: "@all" },
  async ({ page, context }) => {
    const bob = await createUser();
    await open(page, "/heat-load");
    await input(page, "Roof area").fill("7731.25");
    await expect.poll(() => draftsOf(page)).toContain("7731.25");
    const other = await context.newPage();
    await other.goto("/login");
    await sendCredentials(other, bob.email, bob.password);
    await expect(other).toHaveURL(/dashboard/);
    await expect(input(page, "Roof area")).toHaveValue("400");
    await expect(page).not.toHaveURL(/7731/);
    await input(page, "Roof area").fill("12");
    const drafts = (): Promise<string> =>
      page.evaluate(
        (place) => JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith(place))),
        `plenum.pageDraft/${bob.uid}/`,
      );
    await expect.poll(drafts).toContain('\\"value\\":12,');
    expect(await drafts()).not.toContain("7731.25");

    await other.getByRole("button", { name: "Sign out" }).click();
    await expect(other.getByText("You are signed out.")).toBeVisible();
    await expect(input(page, "Roof area")).toHaveValue("7731.25");
  },
);

onOwnContext("a browser without storage left says once that it keeps no drafts, and goes on", { tag: "@all" }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("No room.", "QuotaExceededError");
    };
  });
  await open(page, "/heat-load?v=1&u=Imperial");
  await input(page, "Roof area").fill("500");
  await expect(page.getByText("This browser cannot keep drafts")).toBeVisible();
  await input(page, "Wall area").fill("20");
  await expect(page).toHaveURL(/wallArea=20/);
  await expect(page.getByText("This browser cannot keep drafts")).toHaveCount(1);
});
