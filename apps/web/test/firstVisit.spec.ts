import { expect, test, type Page } from "@playwright/test";
import { watchLoading } from "./loading.ts";
import { input, network, open, result } from "./page.ts";
import { visitor } from "./workerPage.ts";

/** Holds back the scripts of a page. @returns function that releases them */
async function withScriptsHeldBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens a page whose scripts are held back; the browser waits for them before it reports the page as loaded. */
async function openWithoutScripts(page: Page, path: string): Promise<void> {
  page.on("pageerror", (error) => expect.soft(error.message, "script error").toBe(""));
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.locator("form").first()).toBeAttached();
}

const isAlive = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(document.querySelector("form")!).some((key) => key.startsWith("__react")));

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the page for visitors shows its fields and the answer", async ({ page }) => {
    await page.goto("/heat-load");
    await expect(page.getByRole("heading", { level: 1, name: "Heat load" })).toBeVisible();
    await expect(input(page, "Outdoor temperature")).toHaveValue("95");
    await expect(result(page, "totalLoad")).toHaveText(/\d/);
  });
});

for (const [locale, unitSystem, outdoor] of [
  ["en-US", "Imperial", "95"],
  ["en-GB", "Metric", "35"],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });
    test(
      `the page prerendered in ${unitSystem} units hydrates without a change`,
      { tag: locale === "en-US" ? "@all" : [] },
      async ({ page }) => {
        const letScriptsCome = await withScriptsHeldBack(page);
        await openWithoutScripts(page, "/heat-load");
        await expect(input(page, "Outdoor temperature")).toHaveValue(outdoor);
        const drawn = await result(page, "totalLoad").innerText();
        letScriptsCome();
        await expect.poll(() => isAlive(page)).toBe(true);
        await expect(result(page, "totalLoad")).toHaveText(drawn);
        await expect(page.locator("#root")).toHaveAttribute("data-prerendered", "same");
        await expect(page.getByRole("heading", { name: "The room", exact: true })).toBeVisible();
        await input(page, "Wall area").fill("77");
        await expect(result(page, "totalLoad")).not.toHaveText(drawn);
      },
    );
  });
}

visitor("entries and selections made before hydration are kept", async ({ page }) => {
  const letScriptsCome = await withScriptsHeldBack(page);
  await openWithoutScripts(page, "/heat-load");
  const drawn = await result(page, "totalLoad").innerText();
  await input(page, "Wall area").fill("900");
  await page.getByText("Heating", { exact: true }).click();
  letScriptsCome();
  await expect(page.getByText(/^Heating .+ outdoors and .+ indoors/)).toBeVisible();
  await expect(page.getByRole("radio", { name: "Heating" })).toBeChecked();
  await expect(result(page, "totalLoad")).not.toHaveText(drawn);
  await expect(input(page, "Wall area")).toHaveValue("900");
});

visitor("clicks and choices before hydration take effect", async ({ page }) => {
  const letScriptsCome = await withScriptsHeldBack(page);
  await openWithoutScripts(page, "/heat-load");
  await page.getByRole("button", { name: "Server room" }).click();
  letScriptsCome();
  await expect(page.getByText("Loaded “Server room”.")).toBeVisible();
});

visitor("typing goes on where it was when the page hydrates", async ({ page }) => {
  const letScriptsCome = await withScriptsHeldBack(page);
  await openWithoutScripts(page, "/heat-load");
  await input(page, "Wall area").fill("12");
  letScriptsCome();
  await expect.poll(() => isAlive(page)).toBe(true);
  await expect(input(page, "Wall area")).toBeFocused();
  await page.keyboard.type("34");
  await expect(input(page, "Wall area")).toHaveValue("1234");
  await expect(page).toHaveURL(/wallArea=1234/);
});

visitor("the page stays where it was scrolled to before hydration", async ({ page }) => {
  const letScriptsCome = await withScriptsHeldBack(page);
  await openWithoutScripts(page, "/heat-load");
  // The font that comes later may wrap fewer lines, and the browser scrolls with them.
  await page.evaluate(async () => {
    await document.fonts.ready;
    scrollTo(0, 300);
  });
  letScriptsCome();
  await expect.poll(() => isAlive(page)).toBe(true);
  // The router scrolls, if at all, before it writes the address.
  await expect(page).toHaveURL(/\?v=1/);
  await expect.poll(() => page.evaluate(() => globalThis.scrollY)).toBe(300);
});

visitor("links of the first page lead on and back without loading another page", async ({ page }) => {
  const loads = watchLoading(page);
  await open(page, "/heat-load");
  await input(page, "Wall area").fill("77");
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Sign in" })).toBeAttached();
  await expect.poll(() => page.evaluate(() => document.querySelector("main")!.contains(document.activeElement))).toBe(true);
  await expect.poll(() => page.evaluate(() => globalThis.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/heat-load/);
  await expect(input(page, "Wall area")).toHaveValue("77");
  expect(loads.pages).toBe(1);
});

test("without a network, links of the first page lead to a page that says so, and back", { tag: "@all" }, async ({ page, context }) => {
  const loads = watchLoading(page);
  await page.goto("/heat-load");
  await expect.poll(() => isAlive(page)).toBe(true);
  await input(page, "Wall area").fill("77");
  await network(context, "off");
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page needs an internet connection");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(input(page, "Wall area")).toHaveValue("77");
  await network(context, "on");
  expect(loads.pages).toBe(1);
});

test("the first page is the user's once they sign in in another tab", { tag: "@all" }, async ({ page, context }) => {
  await open(page, "/heat-load");
  await expect.poll(() => isAlive(page)).toBe(true);
  await input(page, "Wall area").fill("77");
  const other = await context.newPage();
  await other.goto("/privacy-policy");
  await other.evaluate(() => {
    localStorage.setItem("plenum.userId", "somebody");
    localStorage.setItem("plenum.signedIn", "somebody@example.com");
  });
  await expect(page.getByTitle("somebody@example.com").filter({ visible: true })).toBeVisible();
  await expect(input(page, "Wall area")).not.toHaveValue("77");
});

visitor("the search of the first page leads to other pages", { tag: "@all" }, async ({ page }) => {
  const loads = watchLoading(page);
  await open(page, "/heat-load");
  await page.getByRole("button", { name: /^Search/ }).click();
  await page.getByRole("combobox", { name: "Search" }).fill("sign in");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  expect(loads.pages).toBe(1);
});

visitor("a visitor with a draft never sees the prerendered defaults", async ({ page }) => {
  await open(page, "/heat-load");
  await input(page, "Wall area").fill("900");
  await expect(page).toHaveURL(/wallArea=900/);
  const expected = await result(page, "totalLoad").innerText();
  const letScriptsCome = await withScriptsHeldBack(page);
  await openWithoutScripts(page, "/heat-load");
  await expect(result(page, "totalLoad")).toBeHidden();
  letScriptsCome();
  await expect(result(page, "totalLoad")).toHaveText(expected);
});

visitor("a link never shows the prerendered defaults", async ({ page }) => {
  const letScriptsCome = await withScriptsHeldBack(page);
  await openWithoutScripts(page, "/heat-load?v=1&u=Metric&numPeople=40");
  await expect(result(page, "totalLoad")).toBeHidden();
  await page.evaluate(() => {
    const drawn = document.querySelector("form")!;
    const page = document.documentElement;
    new MutationObserver(() => (page.dataset["shownFirst"] = drawn.isConnected ? "drawn by the build" : "own")).observe(page, {
      attributeFilter: ["data-hidden"],
    });
  });
  letScriptsCome();
  await expect(input(page, "People")).toHaveValue("40");
  await expect(page.locator("html")).toHaveAttribute("data-shown-first", "own");
});
