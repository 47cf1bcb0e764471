import { expect, test as onOwnContext, type Locator, type Page } from "@playwright/test";
import { moveUntil, watchLoading } from "./loading.ts";
import { axeInLight, input, network, result } from "./page.ts";
import { signedIn as signedInOnOwnContext } from "./users.ts";
import { signedIn, visitor as test } from "./workerPage.ts";

// These tests need a page that has not yet loaded the code it requests without a network.
signedIn.use({ level: "load" });

/** Unobtrusive message about the network. */
const word = (page: Page): Locator => page.getByRole("status").filter({ hasText: "You are offline." });
const title = (page: Page): Locator => page.getByRole("heading", { level: 1 });

/** Loads a page and fails the test on any script error. The console reports every request without a network, which is expected here. */
async function open(page: Page, path: string): Promise<void> {
  page.removeAllListeners("pageerror");
  page.on("pageerror", (error) => expect.soft(error.message, "script error").toBe(""));
  await page.goto(path);
  await expect(title(page)).toBeVisible();
}

/** Loads a page completely before the network is cut. */
async function openAndTouch(page: Page, path: string): Promise<void> {
  const loading = watchLoading(page);
  await open(page, path);
  await loading.end();
  const before = loading.scripts.length;
  await moveUntil(page, () => loading.scripts.length > before);
  await loading.end();
}

onOwnContext("the offline notice appears once, can be dismissed, and disappears when the network is back", async ({ page, context }) => {
  await page.clock.install();
  await openAndTouch(page, "/heat-load?v=1&u=Metric");
  await network(context, "off");
  await expect(word(page)).toHaveText(/^You are offline\. Calculators still work, and your inputs are kept in this browser\.$/);

  const before = await result(page, "totalLoad").innerText();
  await input(page, "Roof area").fill("77");
  await expect(result(page, "totalLoad")).not.toHaveText(before);
  await page.getByRole("button", { name: "How this was calculated" }).click();
  await expect(page.locator("[data-step] math").first()).toBeVisible();
  await page.getByRole("button", { name: "Worked examples" }).click();
  await expect(page.getByRole("menu", { name: "Worked examples" }).getByRole("menuitem").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
  await expect(page.getByRole("dialog", { name: "Shortcuts" })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.emulateMedia({ media: "print" });
  await expect(word(page)).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(word(page)).toHaveCount(0);
  await page.clock.runFor(60_000);
  await expect(word(page)).toHaveCount(0);
  await network(context, "on");
  await network(context, "off");
  await expect(word(page)).toBeVisible();
  await network(context, "on");
  await expect(word(page)).toHaveCount(0);
  await expect(input(page, "Roof area")).toHaveValue("77");
});

onOwnContext("an interruption of half a second shows no notice", async ({ page, context }) => {
  await page.clock.install();
  await open(page, "/heat-load?v=1&u=Metric");
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    for (const type of ["offline", "online"]) addEventListener(type, () => seen.push(type));
    new MutationObserver(() => document.body.innerText.includes("You are offline") && seen.push("said")).observe(document.body, {
      childList: true,
      subtree: true,
    });
  });
  const seen = (): Promise<string[]> => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  // From here the test controls the clock.
  await page.clock.pauseAt(Date.now() + 60_000);
  await network(context, "off");
  await expect.poll(seen).toEqual(["offline"]);
  await page.clock.runFor(500);
  await network(context, "on");
  await expect.poll(seen).toEqual(["offline", "online"]);
  await page.clock.runFor(60_000);
  await expect.poll(seen).toEqual(["offline", "online"]);
});

signedIn("signed-in users see a message about their files", async ({ page, context }) => {
  await open(page, "/heat-load?v=1&u=Metric");
  await network(context, "off");
  await expect(word(page)).toHaveText(/Changes to files are kept on this device and sent later\.$/);
});

signedInOnOwnContext(
  "a part that cannot be loaded shows a notification, leaves the page as it is, and opens later",
  async ({ page, context }) => {
    await openAndTouch(page, "/heat-load?v=1&u=Metric");
    await input(page, "Roof area").fill("78");
    await network(context, "off");
    await page.getByRole("button", { name: "Save to project" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "This needs an internet connection." })).toBeVisible();
    await expect(input(page, "Roof area")).toHaveValue("78");
    await network(context, "on");
    await page.getByRole("button", { name: "Save to project" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
);

onOwnContext("a notification is shown even where the code that draws it was never loaded", async ({ page, context }) => {
  await openAndTouch(page, "/heat-load?v=1&u=Metric");
  await network(context, "off");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Link copied." })).toBeVisible();
  await expect(result(page, "totalLoad")).toHaveText(/\d/);
});

onOwnContext(
  "offline, a page never opened before says that it needs a connection, and opens once there is one",
  async ({ page, context }) => {
    await openAndTouch(page, "/heat-load?v=1&u=Metric");
    await input(page, "Roof area").fill("79");
    await expect(page).toHaveURL(/roofArea=79/);
    await network(context, "off");
    await page.getByRole("link", { name: "Sign in" }).click();
    await expect(title(page)).toHaveText("This page needs an internet connection");
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("button", { name: "Try again" })).toBeEnabled();
    await page.getByRole("button", { name: "Back" }).click();
    await expect(input(page, "Roof area")).toHaveValue("79");

    await page.getByRole("link", { name: "Sign in" }).click();
    await expect(title(page)).toHaveText("This page needs an internet connection");
    await network(context, "on");
    await expect(title(page)).toHaveText("Sign in");
    await expect(page.getByLabel("E-mail")).toBeVisible();
    await page.goBack();
    await expect(input(page, "Roof area")).toHaveValue("79");
  },
);

/** Counts the requests of the whole page. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => (count += Number(request.isNavigationRequest())));
  return () => count;
}

onOwnContext("after a new version was published, an old tab offers to load it, once", async ({ page }) => {
  await page.clock.install();
  await open(page, "/heat-load?v=1&u=Metric");
  await input(page, "Roof area").fill("80");
  await expect(page).toHaveURL(/roofArea=80/);
  // Hosting's answer for code of a removed version, and the record of the new version.
  await page.route("**/assets/login-*.js", (route) => route.fulfill({ status: 404, body: "Not found" }));
  await page.route("**/release.json", (route) => route.fulfill({ json: { application: "/assets/index-another.js" } }));
  const loads = countLoads(page);
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(title(page)).toHaveText("There is a new version of Plenum");
  await page.clock.runFor(60_000);
  await expect(title(page)).toHaveText("There is a new version of Plenum");
  expect(loads(), "the page is not loaded again without a press").toBe(0);
  await page.unroute("**/assets/login-*.js");
  await page.getByRole("button", { name: "Load the new version" }).click();
  await expect(title(page)).toHaveText("Sign in");
  await page.goBack();
  await expect(input(page, "Roof area")).toHaveValue("80");
});

onOwnContext("a page whose code cannot be loaded says so, keeps the navigation, and does not reload in a loop", async ({ page }) => {
  await page.route("**/assets/heat-load-*.js", (route) => route.abort());
  const loads = countLoads(page);
  await page.goto("/heat-load");
  await expect(title(page)).toHaveText("This page could not be loaded");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(title(page)).toHaveText("This page could not be loaded");
  expect(loads()).toBe(1);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(loads).toBe(2);
  await expect(title(page)).toHaveText("This page could not be loaded");
  await page.unroute("**/assets/heat-load-*.js");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(title(page)).toHaveText("Heat load");
});

test("the notice moves nothing of the page, axe finds nothing on it, and nothing is wider than the screen, wide or a phone's", async ({
  page,
  context,
}) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await open(page, "/heat-load?v=1&u=Metric");
    const place = (): Promise<unknown> => title(page).evaluate((heading) => heading.getBoundingClientRect().toJSON() as unknown);
    const before = await place();
    await network(context, "off");
    await expect(word(page)).toBeVisible();
    await expect.poll(place).toEqual(before);
    expect(await axeInLight(page, ["output", "nav"])).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    await network(context, "on");
  }
});
