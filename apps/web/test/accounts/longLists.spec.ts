import { expect, type Locator, type Page } from "@playwright/test";
import { multiplyDocument, multiplyFile, signedIn as test, storageOf } from "../users.ts";
import { workOf } from "../work.ts";
import { createFromTemplate, go } from "./pages.ts";

const template = "Small Office Fit-out";
const rows = (page: Page): Locator => page.getByRole("main").locator("li[aria-posinset]");
/** Elements that the page shows: its head also names the parts of the program that were loaded since it was opened. */
const nodeCount = (page: Page): Promise<number> => page.evaluate(() => document.body.querySelectorAll("*").length);

/** Positions announced by the rows on the page. */
const positions = (page: Page): Promise<readonly number[]> => rows(page).evaluateAll((all) => all.map((row) => Number(row.ariaPosInSet)));

test(
  "of a thousand files the page holds the rows in sight, on a device that is new to them and on one that knows them",
  { tag: "@all" },
  async ({ page, user, browser, baseURL }) => {
    const projectId = await createFromTemplate(page, template);
    const href = await page.getByRole("link", { name: "Open office, cooling load" }).getAttribute("href");
    await multiplyFile(user, projectId, href!.split("/").at(-1)!, 99);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Heat load 100" })).toBeVisible();
    await expect(rows(page).first()).toContainText("Btu/h");
    const nodesOfHundred = await nodeCount(page);
    // The first hundred stay, and more follow.
    await multiplyFile(user, projectId, "room0", 999);

    const device = await browser.newContext({ baseURL: baseURL!, storageState: storageOf(user) });
    const other = await device.newPage();
    for (const how of ["new to them", "knows them"]) {
      await other.goto(`/projects/${projectId}`);
      await expect(other.getByRole("heading", { name: "Heat load 1000" }), how).toBeVisible();
      await expect(rows(other).first()).toHaveAttribute("aria-setsize", "1000");
      await expect(rows(other).first()).toContainText("Btu/h");
      await expect
        .poll(async () => Math.abs((await nodeCount(other)) - nodesOfHundred), { message: `nodes, on a device that ${how}` })
        .toBeLessThan(12);
      await go(other, "/projects");
      await expect(other.getByRole("link", { name: template })).toBeVisible();
    }
    await go(other, `/projects/${projectId}`);
    await other.getByLabel("Search files").fill("room 77");
    // 77, 177 … 977 and 770 … 779; 777 is in both.
    await expect(other.getByRole("heading", { name: "Heat load 19" })).toBeVisible();
    await expect(rows(other)).toHaveCount(19);
    await device.close();
  },
);

test.describe("a thousand projects", { tag: "@all" }, () => {
  test.beforeEach(async ({ page, user }) => {
    const projectId = await createFromTemplate(page, template);
    await multiplyDocument(`artifacts/plenum/users/${user.uid}/projects/${projectId}`, 999);
    await go(page, "/projects");
    await expect(rows(page).first()).toHaveAttribute("aria-setsize", "1000");
  });

  test("scroll smoothly to the last one", async ({ page }) => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole("main").locator('li[aria-posinset="1000"]')).toBeInViewport();
    const held = await nodeCount(page);
    const steps = 60;
    let most = 0;
    // The measurement includes data still arriving from the server. That ends, while the work of scrolling would recur each time.
    await expect(async () => {
      const work = await workOf(page, async () => {
        most = await page.evaluate(async (steps) => {
          let most = 0;
          scrollTo(0, 0);
          for (let step = 0; step < steps; step++) {
            scrollBy(0, 400);
            await new Promise(requestAnimationFrame);
            most = Math.max(most, document.querySelectorAll("li[aria-posinset]").length);
          }
          return most;
        }, steps);
      });
      expect(work.layouts / steps).toBeLessThan(4);
    }).toPass();
    expect(most).toBeGreaterThan(15);
    expect(most).toBeLessThan(60);
    await expect.poll(() => nodeCount(page)).toBeLessThan(held + 200);
  });

  test("by keyboard: Tab goes from row to row, and the focus stays where it is when the page is scrolled", async ({ page }) => {
    await rows(page).first().getByRole("link").focus();
    for (let position = 1; position <= 40; position += 1) {
      await expect(page.locator(":focus")).toHaveCount(1);
      await expect(page.locator("li:focus-within")).toHaveAttribute("aria-posinset", String(position));
      await expect(page.locator(":focus")).toBeInViewport();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
    }
    const name = await page.locator(":focus").innerText();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole("main").locator('li[aria-posinset="1000"]')).toBeInViewport();
    await expect(page.locator(":focus")).toHaveText(name);
    await expect.poll(() => positions(page)).toContain(41);
    await page.keyboard.press("Shift+Tab");
    await expect(page.locator("li:focus-within")).toHaveAttribute("aria-posinset", "40");
  });

  test("are all printed and all searched, and the page says what the browser's own search misses", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    const printed = page.getByRole("list", { name: "Projects" }).getByRole("listitem");
    await expect(printed).toHaveCount(1000);
    await expect(printed.last()).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await page.emulateMedia({ media: "screen" });
    await expect(rows(page).first()).toHaveAttribute("aria-setsize", "1000");
    const search = page.getByLabel("Search projects");
    await expect(search).toHaveAccessibleDescription(/^Searches all 1000\. The browser’s search \(Ctrl F\)/);
    await search.fill("room 77");
    // 77, 177 … 977 and 770 … 779; 777 is in both.
    await expect(rows(page)).toHaveCount(19);
  });

  test("going back finds the list where it was", async ({ page }) => {
    await page.evaluate(() => scrollTo(0, 20_000));
    // The rows at this position are drawn; the first ones are not.
    await expect(page.getByRole("listitem").and(page.locator("[aria-posinset='2']"))).toHaveCount(0);
    const name = await rows(page).getByRole("link").nth(14).innerText();
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await page.goBack();
    await expect(page.getByRole("link", { name, exact: true })).toBeInViewport();
  });
});
