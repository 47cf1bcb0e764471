import { expect } from "@playwright/test";
import { deflateRawSync } from "node:zlib";
import { input, open, openFold, result, shownText } from "./page.ts";
import { visitor as test } from "./workerPage.ts";

test("the address follows the input, and a copied link reproduces the page for others", async ({ page, browser, baseURL }) => {
  await open(page, "/heat-load?v=1&u=Metric");
  await input(page, "Roof area").fill("77");
  await page.getByRole("radio", { name: "Heating" }).check({ force: true });
  await page.getByRole("button", { name: "Unit of Wall area: m²" }).click();
  await page.getByRole("menuitemradio", { name: "ft²" }).click();
  await expect(page).toHaveURL(/roofArea=77\+m2/);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.startsWith(baseURL!)).toBe(true);

  const other = await browser.newContext({ locale: "de-DE" });
  const theirs = await other.newPage();
  await theirs.goto(link);
  await expect(input(theirs, "Roof area")).toHaveValue("77");
  await expect(theirs.getByRole("textbox", { name: "Wall area, ft²" })).toBeVisible();
  await expect(theirs.getByRole("radio", { name: "Heating" })).toBeChecked();
  await expect(result(theirs, "totalLoad")).toHaveText(await shownText(page, "totalLoad"));
  await other.close();
});

test("a link with bare numbers and no version is read, and its address is completed", async ({ page }) => {
  await open(page, "/heat-load?u=Metric&roofArea=55&indoorTemp=77 degF");
  await expect(input(page, "Roof area")).toHaveValue("55");
  await expect(page.getByRole("textbox", { name: "Indoor temperature, °F" })).toHaveValue("77");
  await expect(page).toHaveURL(/v=1&u=Metric/);
});

test("a link holds the unit a number was typed in and the unit it is shown in", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Metric&roofArea=20 m2 as ft2");
  await expect(page.getByRole("textbox", { name: "Roof area, ft²" })).toHaveValue("215.278");
  await page.getByRole("button", { name: "Unit of Roof area: ft²" }).click();
  await page.getByRole("menuitemradio", { name: "m²", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Roof area, m²" })).toHaveValue("20");
  await expect(page).toHaveURL(/roofArea=20\+m2(?:&|$)/);
});

test("a short link from paper opens the same input and is replaced by the full one; a mistyped one gives a message", async ({ page }) => {
  const z = deflateRawSync("v=1&u=Metric&floorArea=55&indoorTemp=77 degF").toString("base64url");
  await open(page, `/heat-load?z=${z}`);
  await expect(input(page, "Floor area")).toHaveValue("55");
  await expect(page.getByRole("textbox", { name: "Indoor temperature, °F" })).toHaveValue("77");
  await expect(page).toHaveURL(/v=1&u=Metric&.*floorArea=55\+m2/);
  await page.goto(`/heat-load?z=${z.slice(0, -6)}`);
  await expect(page.getByText("This link is incomplete or mistyped")).toBeVisible();
});

test("a broken link opens with defaults, says what it dropped, and runs no markup", async ({ page }) => {
  await open(
    page,
    "/heat-load?v=1&u=Metric&roofArea=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E&calculationMode=__proto__&roomName=%3Cb%3Ebold%3C%2Fb%3E&wallArea=NaN&unknown=1",
  );
  await expect(input(page, "Roof area")).toHaveValue("0");
  await expect(input(page, "Wall area")).toHaveValue("0");
  await expect(page.getByRole("radio", { name: "Cooling" })).toBeChecked();
  await expect(page.getByText("Roof area needs a number.")).toBeVisible();
  await openFold(page, "Room");
  await expect(input(page, "Room")).toHaveValue("<b>bold</b>");
  await expect(page.locator("main b, main img")).toHaveCount(0);
});

test("without a link or a draft, the units follow the region", { tag: "@all" }, async ({ browser, baseURL }) => {
  for (const [locale, system] of [
    ["en-US", "Imperial"],
    ["de-DE", "Metric"],
    ["en-GB", "Metric"],
  ] as const) {
    const context = await browser.newContext({ locale, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto("/heat-load");
    await expect(page.getByRole("radio", { name: system })).toBeChecked();
    await context.close();
  }
});
