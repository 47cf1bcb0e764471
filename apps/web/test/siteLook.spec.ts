import { expect, type Page } from "@playwright/test";
import { isAll } from "@tooling/testing/extent";
import { violationsOn } from "./axe.ts";
import { watchLoading } from "./loading.ts";
import { visitor as test } from "./workerPage.ts";

/** One page of each kind of the marketing site. */
const kinds = {
  landing: "/",
  feature: "/features/duct-pipe-sizing",
  articles: "/blog",
  article: "/blog/end-reflection",
  "article with a calculation": "/blog/glycol-and-hazen-williams",
  library: "/docs",
  validation: "/validation",
  privacy: "/privacy-policy",
  "not found": "/nowhere",
} as const;
/** Kinds that consist of parts of the others; only `pnpm test:all` checks them. */
const variants = new Set(["articles", "article", "library", "privacy", "not found"]);
const withoutScript = [
  "/features/duct-pipe-sizing",
  "/features/bill-of-quantities",
  "/blog",
  "/blog/end-reflection",
  "/validation",
  "/privacy-policy",
  "/about",
];

const looks = [
  { colorScheme: "light", width: 1280 },
  { colorScheme: "dark", width: 390 },
] as const;

/** Windows next to others, and the narrowest. */
const otherWidths = [960, 720, 600, 320] as const;

/** Elements beyond the right edge of the screen. */
async function beyondTheEdge(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}

for (const [kind, path] of Object.entries(kinds))
  test(`${kind}: axe finds nothing, and nothing is wider than the screen`, { tag: variants.has(kind) ? "@all" : [] }, async ({ page }) => {
    await page.goto(path);
    // Colours do not depend on the width, nor the layout on colours: each scheme and each width is checked once.
    for (const { colorScheme, width } of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => beyondTheEdge(page), `${width} wide`).toBe(0);
      // All pages have their dark colours from one place.
      if (colorScheme === "dark" && kind !== "landing" && !isAll) continue;
      const violations = await violationsOn(page, { except: isAll ? undefined : "tbody tr:nth-child(n + 4)" });
      expect(violations, `${colorScheme}, ${width} wide`).toEqual([]);
    }
    for (const width of otherWidths) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => beyondTheEdge(page), `${width} wide`).toBe(0);
    }
  });

test("a page without something to calculate loads no script", async ({ page }) => {
  const loading = watchLoading(page);
  for (const path of withoutScript) {
    await page.goto(path);
    await loading.end();
    await expect(page.locator("script:not([type='application/ld+json'])"), path).toHaveCount(0);
  }
  expect(loading.scripts).toEqual([]);
});

test("a printed page has neither head nor foot", async ({ page }) => {
  for (const path of ["/", "/blog/end-reflection", "/validation"]) {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("body > header"), path).toBeHidden();
    await expect(page.locator("body > footer"), path).toBeHidden();
  }
});

const room = (page: Page) => page.getByRole("form", { name: "An office in the afternoon sun" });
const watts = async (page: Page): Promise<number> =>
  Number((await room(page).locator("[data-part=value]").innerText()).replaceAll(/[\s\u202f]/g, ""));

test("the first screen shows an answer without any script", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: process.env["PLENUM_TEST_URL"]!, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await expect.poll(() => watts(page)).toBeGreaterThan(0);
  await expect(room(page)).toBeInViewport();
  await context.close();
});

test("the first screen loads its engine at the first touch, calculates with the entries, and reports unreadable ones", async ({ page }) => {
  const loading = watchLoading(page);
  const engine = (): readonly string[] => loading.scripts.filter((url) => url.includes("liveRoom"));
  await page.goto("/");
  await loading.end();
  expect(engine(), "before any touch").toEqual([]);
  const before = await watts(page);
  const area = room(page).getByLabel("Window area");
  await area.focus();
  await expect.poll(() => engine().length).toBeGreaterThan(0);
  const given = Number(await area.inputValue());
  await area.fill(String(given * 2));
  await expect.poll(() => watts(page)).toBeGreaterThan(before);
  await area.fill(String(given));
  await expect.poll(() => watts(page)).toBe(before);
  await area.fill("many");
  await expect(room(page).locator("[data-part=error-windowArea]")).not.toBeEmpty();
  await expect(area).toHaveAttribute("aria-invalid", "true");
});
