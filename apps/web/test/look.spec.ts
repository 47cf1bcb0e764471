import { expect, test as onOwnContext, type Page } from "@playwright/test";
import { axeFindings, axeInLight, input, open, result, settled, shownText } from "./page.ts";
import { signedIn, visitor as test } from "./workerPage.ts";

test("axe finds nothing on the calculator for visitors, in light and in dark", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Imperial");
  expect(await axeFindings(page)).toEqual([]);
});

test("axe finds nothing where somebody signs in or asks for a new password", async ({ page }) => {
  for (const path of ["/login", "/reset-password"]) {
    await open(page, path);
    expect(await axeInLight(page), path).toEqual([]);
  }
});

test("axe finds nothing on the calculator with errors, remarks, sheet and menus open", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Metric");
  const before = await shownText(page, "totalLoad");
  await input(page, "Indoor temperature").fill("30");
  // Warnings appear with the new result and move the content below: a click that begins before may miss the button.
  await expect(result(page, "totalLoad")).not.toHaveText(before);
  await page.getByRole("button", { name: "How this was calculated" }).click();
  await expect(page.locator("math").first()).toBeVisible();
  await page.getByRole("button", { name: "Show as table" }).click();
  await page.getByRole("button", { name: "Unit of Wall area: m²" }).click();
  expect(await axeInLight(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await input(page, "Roof area").fill("abc");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  // Notices fade in; contrast is checked after the fade.
  await expect(page.getByRole("alert").filter({ hasText: "Link copied" })).toHaveCSS("opacity", "1");
  expect(await axeInLight(page, ["form", "[role=alert]"])).toEqual([]);
});

test("the dark theme is stored, set as a class on the page, and shown without a flash of light", async ({ page }) => {
  await page.goto("/heat-load?v=1&u=Metric");
  await expect(page.locator("html")).not.toHaveClass(/dark/);
  await page.getByRole("button", { name: "Use the dark theme" }).first().click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem("plenum.colorScheme"))).toBe("dark");
  await page.route("**/*.js", (route) => route.abort());
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.unroute("**/*.js");
  await page.reload();
  await expect(page.getByRole("button", { name: "Use the light theme" }).first()).toBeVisible();
});

onOwnContext("choosing dark reaches the other tabs, which store nothing themselves", { tag: "@all" }, async ({ page, context }) => {
  await context.addInitScript(() => {
    const setItem = Reflect.get<Storage, "setItem">(Storage.prototype, "setItem");
    Storage.prototype.setItem = new Proxy(setItem, {
      apply: (call, storage, [key, value]: [string, string]) => {
        sessionStorage[key] = Number(sessionStorage[key] ?? 0) + 1;
        Reflect.apply(call, storage, [key, value]);
      },
    });
  });
  const written = (tab: Page): Promise<number> => tab.evaluate(() => Number(sessionStorage["plenum.colorScheme"] ?? 0));
  await open(page, "/heat-load?v=1&u=Metric");
  // A notice loads Mantine, which has the colour scheme too.
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const other = await context.newPage();
  await open(other, "/heat-load?v=1&u=Metric");
  await other.getByRole("button", { name: "Use the dark theme" }).first().click();
  for (const tab of [page, other]) {
    await expect(tab.locator("html")).toHaveClass(/dark/);
    await expect(tab.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  }
  expect([await written(other), await written(page)]).toEqual([1, 0]);
  // Other items in the storage of the tab do not affect colours.
  await other.evaluate(() => localStorage.setItem("plenum.somethingElse", "yes"));
  await expect.poll(() => page.evaluate(() => localStorage.getItem("plenum.somethingElse"))).toBe("yes");
  expect(await written(page)).toBe(0);
});

onOwnContext.describe("on a screen that is touched", () => {
  onOwnContext.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  onOwnContext(
    "nothing is wider than a phone, touch targets are at least 44 px high, and the result bar opens to the full results",
    async ({ page }) => {
      for (const path of ["/login", "/reset-password", "/heat-load?v=1&u=Imperial"]) {
        await open(page, path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
      }
      const heights = await page
        .locator("main input[type=text], main input:not([type]), main select, header button")
        .evaluateAll((each) =>
          each
            .filter((field) => field.checkVisibility())
            .map((field) => (field.closest('[class*="box"]') ?? field).getBoundingClientRect().height),
        );
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(40);
      await expect(result(page, "loadPerArea")).toBeHidden();
      await page.getByRole("button", { name: /^Total load/ }).tap();
      await expect(result(page, "loadPerArea")).toBeVisible();
      expect(await axeInLight(page)).toEqual([]);
    },
  );
});

signedIn.describe("on a phone", () => {
  signedIn.use({ viewport: { width: 390, height: 844 }, isMobile: true });

  signedIn("the navigation opens, leads on and closes", async ({ page }) => {
    await open(page, "/heat-load?v=1&u=Imperial");
    await page.getByRole("button", { name: "Open the navigation" }).click();
    await page.getByRole("dialog", { name: "Navigation" }).getByRole("link", { name: "Ventilation" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Ventilation" })).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Navigation" })).toBeHidden();
  });
});

/** Selects the level of print that has the sheet, as its dialog stores it. */
const selectEveryStep = (page: Page): Promise<void> => page.evaluate(() => localStorage.setItem("plenum.printLevel", "full"));

test("the printed page shows inputs, results, figure and the sheet, and none of the controls", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Metric");
  await selectEveryStep(page);
  await page.mouse.move(400, 400);
  await settled(page);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(page.locator("[data-step]").first()).toBeVisible();
  await expect(page.getByText(/Plenum, engine \d/)).toBeVisible();
  const inputs = page.getByRole("region", { name: "Inputs" });
  await expect(inputs.locator("dl > div").filter({ hasText: /^Floor area.+40.m²$/ })).toBeVisible();
  await expect(inputs.locator("dl > div").filter({ hasText: /^Ceiling height.+2\.7.m assumed$/ })).toBeVisible();
  await expect(inputs.locator("dl > div").filter({ hasText: /^Safety/ })).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Share" })).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
});

for (const [name, ask] of [
  ["the button", (page: Page) => page.getByRole("button", { name: "Print" }).click()],
  ["the browser’s key", (page: Page) => page.keyboard.press("Control+p")],
] as const) {
  test(`printing by ${name} waits for the sheet`, { tag: name === "the button" ? [] : "@all" }, async ({ page }) => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/CalculationSheet-.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    const steps = (): Promise<unknown> => page.evaluate(() => (window as unknown as { steps?: number }).steps);
    await open(page, "/heat-load?v=1&u=Metric");
    await selectEveryStep(page);
    await page.evaluate(() => {
      window.print = () => Object.assign(window, { steps: document.querySelectorAll("[data-step]").length });
    });
    await ask(page);
    expect(await steps()).toBeUndefined();
    release();
    await expect.poll(steps).toBeGreaterThan(20);
    await expect(page.locator("[data-step]")).toHaveCount(0);
  });
}

test("a printed sheet opens every row, and lists the publications once", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Metric");
  await selectEveryStep(page);
  await page.getByRole("button", { name: "Worked examples" }).click();
  await page.getByRole("menuitem", { name: /^Dining room/ }).click();
  await page.emulateMedia({ media: "print" });
  const rows = page.locator("details", { has: page.locator("[data-step]") });
  // The steps load after the page: an earlier print has none.
  const printedRows = async (): Promise<number> => {
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    return await rows.count();
  };
  await expect.poll(printedRows).toBeGreaterThan(1);
  await expect(rows.nth(1)).toHaveAttribute("open");
  await expect(rows.nth(1).getByRole("heading", { name: "Sources" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Sources" })).toHaveCount(1);
});

/** Width between the margins of A4, px. */
const paperWidth = Math.floor(((210 - 2 * 14) / 25.4) * 96);

/** Number of pages of a PDF. */
const pagesIn = (pdf: Buffer): number => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)!.length;

signedIn(
  "a printed duct takes at most eight pages of A4 as wide as the paper, its words whole, its figures laid out for it",
  { tag: "@all" },
  async ({ page }) => {
    await open(page, "/calculators/duct-sizer?v=1&u=Imperial");
    await selectEveryStep(page);
    await page.getByRole("button", { name: "Supply main" }).click();
    // The steps load after the page, once it has rendered.
    await page.mouse.move(400, 400);
    const steps = (): Promise<number> =>
      page.evaluate(() => {
        window.dispatchEvent(new Event("beforeprint"));
        return document.querySelectorAll("[data-step]").length;
      });
    await expect.poll(steps).toBeGreaterThan(20);
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    const layouts = (): Promise<unknown> =>
      page.locator("figure svg[viewBox]").evaluateAll((all) => all.map((each) => each.getAttribute("viewBox")));
    const before = await layouts();
    await page.evaluate(() => {
      window.addEventListener("beforeprint", () => {
        const printed = [...document.querySelectorAll("figure svg[viewBox]")].map((each) => each.getAttribute("viewBox"));
        Object.assign(window, { printed });
      });
    });
    // Letter is 18 mm shorter.
    for (const [format, most] of [
      ["A4", 8],
      ["Letter", 9],
    ] as const) {
      const pages = pagesIn(await page.pdf({ preferCSSPageSize: true, format }));
      expect(pages, format).toBeGreaterThan(3);
      expect(pages, format).toBeLessThanOrEqual(most);
      // Wide enough that letters keep their size, and side by side.
      expect(await page.evaluate(() => (window as unknown as { printed: string[] }).printed)).toEqual([
        expect.stringMatching(/^0 0 420 /),
        expect.stringMatching(/^0 0 240 /),
      ]);
      expect(await layouts()).toEqual(before);
    }

    await page.setViewportSize({ width: paperWidth, height: 900 });
    await page.emulateMedia({ media: "print" });
    expect(await steps()).toBeGreaterThan(20);
    await expect(page.locator("[data-step]").first()).toBeVisible();
    const beyond = await page
      .locator("main :is(td, th, dt, dd, math, h1, p)")
      .evaluateAll(
        (all, width) =>
          all.filter((each) => each.checkVisibility() && each.getBoundingClientRect().right > width + 1).map((each) => each.textContent),
        paperWidth,
      );
    expect(beyond).toEqual([]);
    const broken = await page
      .locator("dt")
      .evaluateAll((all) =>
        all
          .filter(
            (each) =>
              each.scrollWidth > each.clientWidth + 1 ||
              (!/\s/.test(each.textContent.trim()) && each.getClientRects().length > 0 && each.getBoundingClientRect().height > 30),
          )
          .map((each) => each.textContent),
      );
    expect(broken).toEqual([]);
  },
);
