import { expect, test as visitor, type Page } from "@playwright/test";
import { patchDocument, signedIn as test, type TestUser } from "../users.ts";
import { badge, createFromTemplate, go } from "./pages.ts";

/** One pixel. */
const logo = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

async function openOffice(page: Page): Promise<string> {
  const projectId = await createFromTemplate(page, "Small Office Fit-out");
  await page.getByRole("link", { name: "Open office, cooling load" }).click();
  await expect(badge(page)).toHaveText("Saved");
  return projectId;
}

async function nameCompany({ uid }: TestUser): Promise<void> {
  await patchDocument(`artifacts/plenum/users/${uid}/companyDetails/profile`, {
    name: { stringValue: "Northern Air Ltd" },
    location: { stringValue: "Tromsø" },
    logo: { stringValue: logo },
  });
}

test("the title block of a printed file names file, project and company, with its logo", async ({ page, user }) => {
  await nameCompany(user);
  await openOffice(page);
  // The picture is loaded before the print: one requested by the print would arrive too late.
  const picture = page.locator(`img[src="${logo}"]`);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(1);
  await expect(picture).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(picture).toBeVisible();
  for (const text of ["Small Office Fit-out", "Open office, cooling load", "Northern Air Ltd", "Tromsø", /Plenum, engine \d/]) {
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: "screen" });
  await expect(page.getByText("Northern Air Ltd")).toBeHidden();
});

visitor("a printed page of nobody in particular has the same head without company, and a short link", { tag: "@all" }, async ({ page }) => {
  await page.setViewportSize({ width: 690, height: 980 });
  await go(
    page,
    "/heat-load?v=1&u=Metric&roofArea=123.456&roofUValue=0.25&wallArea=234.567&wallUValue=0.35&windowArea=34.567&windowUValue=2&numPeople=12&indoorTemp=21.5&outdoorTemp=38.25",
  );
  await expect(page.locator("[data-result]").first()).toHaveText(/\d/);
  await page.emulateMedia({ media: "print" });
  // Printing waits until everything is rendered, including the link.
  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event("beforeprint"));
  });
  await page.keyboard.press("Control+p");
  const link = page.getByRole("link", { name: /^https?:/ });
  await expect(link).toBeVisible();
  // Two lines at most.
  const { height, lineHeight } = await link.evaluate((element) => ({
    height: element.parentElement!.getBoundingClientRect().height,
    lineHeight: Number.parseFloat(getComputedStyle(element).lineHeight),
  }));
  expect(height).toBeLessThan(2.5 * lineHeight);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(690);
});

/** Rows of the bar's controls, its height, and the names of controls smaller than a finger. */
function measureBar(
  page: Page,
): Promise<{ readonly rows: number; readonly height: number; readonly tooSmall: readonly string[]; readonly outside: readonly string[] }> {
  return page
    .getByRole("main")
    .locator("header")
    .evaluate((bar) => {
      const controls = [...bar.querySelectorAll<HTMLElement>("button, a, label")].filter((element) => element.checkVisibility());
      const boxes = controls.map((element) => [element.ariaLabel ?? element.innerText, element.getBoundingClientRect()] as const);
      const named = (wanted: (box: DOMRect) => boolean): string[] =>
        boxes.filter(([, box]) => wanted(box)).map(([name, { width, height }]) => `${name} ${width}×${height}`);
      return {
        rows: new Set(boxes.map(([, { top, height }]) => Math.round((top + height / 2) / 12))).size,
        height: bar.getBoundingClientRect().height,
        // The switch of units has a border and a margin within its 44 px.
        tooSmall: named(({ width, height }) => height < 38 || width < 44),
        outside: named(({ left, right }) => left < 0 || right > document.documentElement.clientWidth),
      };
    });
}

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [568, 320],
  [640, 360],
] as const) {
  test.describe(`on a phone of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test(
      "the bar of a calculator and of a file takes two rows at most, and nothing is lost",
      { tag: width === 320 ? [] : "@all" },
      async ({ page }) => {
        for (const open of [
          () => go(page, "/heat-load?v=1&u=Metric"),
          () => go(page, "/calculators/duct-sizer?u=Metric"),
          () => openOffice(page),
        ]) {
          await open();
          await expect(page.locator("[data-result]").first()).toHaveText(/\d/);
          const { height: tall, rows, ...lost } = await measureBar(page);
          expect(lost, page.url()).toEqual({ tooSmall: [], outside: [] });
          expect(rows, page.url()).toBeLessThanOrEqual(2);
          expect(tall, page.url()).toBeLessThanOrEqual(106);
          await page.getByRole("button", { name: "More actions" }).tap();
          await expect(page.getByRole("menuitem", { name: "Print" })).toBeVisible();
          await expect(
            page
              .getByRole("button", { name: "Share" })
              .or(page.getByRole("menuitem", { name: "Share" }))
              .filter({ visible: true }),
          ).toHaveCount(1);
          await page.keyboard.press("Escape");
        }
      },
    );
  });
}

test("a loading page has a title, and then its own", { tag: "@all" }, async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The start of every page appears at once; the code of this page is held back.
  const start = await (await page.request.get("/calculators/duct-sizer")).text();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (!start.includes(new URL(route.request().url()).pathname)) await held;
    await route.continue();
  });
  await page.goto("/calculators/duct-sizer", { waitUntil: "commit" });
  await expect(page).toHaveTitle("Loading · Plenum");
  release();
  await expect(page).toHaveTitle("Duct sizing · Plenum");
});

test("a missing file and a failed page have titles that say so", async ({ page }) => {
  const projectId = await openOffice(page);
  await go(page, `/projects/${projectId}/heat-load/nowhere`);
  await expect(page).toHaveTitle("File not found · Plenum");
  // The browser has no number formatting: the page fails as it would through an error in our code.
  await page.addInitScript(() => Reflect.deleteProperty(Number.prototype, "toExponential"));
  await page.goto("/heat-load?v=1&u=Metric");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be shown");
  await expect(page).toHaveTitle("This page could not be shown · Plenum");
});
