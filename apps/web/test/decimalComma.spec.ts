import { expect, type Page } from "@playwright/test";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import type { PlainRecord } from "@org/data";
import { isAll } from "@tooling/testing/extent";
import { boq } from "@org/hvac-core/calculators/boq";
import { expectNumber, input, open, openFold, result, shownNumber, shownText, latestResults } from "./page.ts";
import { seedProject } from "./seed.ts";
import { signedIn as test, visitor } from "./workerPage.ts";

/** A locale with a decimal comma. */
test.use({ locale: "de-DE" });
visitor.use({ locale: "de-DE" });

/** A number with a comma on the page. */
const numberOf = (text: string): number => Number(text.replaceAll("−", "-").replaceAll("\u202f", "").replace(",", "."));

/** Numbers that keep their point: names and sections of standards, and printed titles. */
const asPrinted = /\b(?:ASHRAE|Standard) (?:62\.[12]|90\.1)|\b[Ss]ection \d+(?:\.\d+)+|B\d+\.\d+M|from 173\.15 K to 473\.15 K/g;

/** Texts for sighted readers and screen readers: those of the page and its drawings, values of inputs, and attributes. */
async function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = ["aria-label", "title", "placeholder"];
    const texts = [...document.querySelectorAll("main *")].flatMap((element) => [
      ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent ?? ""),
      ...attributes.map((name) => element.getAttribute(name) ?? ""),
      element instanceof HTMLInputElement && element.type === "text" ? element.value : "",
    ]);
    return [...new Set(texts.filter((text) => /\d/.test(text)))];
  });
}

async function expectNoPoints(page: Page, minCount: number): Promise<void> {
  const texts = await textsOf(page);
  expect(texts.filter((text) => /\d\.\d/.test(text.replaceAll(asPrinted, "")))).toEqual([]);
  expect(texts.filter((text) => /\d,\d/.test(text)).length, "texts with a decimal comma").toBeGreaterThan(minCount);
}

test("results, figure, sheet and inputs of the heat load have decimal commas", async ({ page }) => {
  const entered = { floorArea: 40, wallArea: 20, wallUValue: 0.35, windowArea: 6, windowUValue: 1.1, numPeople: 4 };
  await open(
    page,
    `/heat-load?v=1&u=Metric&${Object.entries(entered)
      .map(([name, value]) => `${name}=${value}`)
      .join("&")}`,
  );
  const expected = heatLoad.calculate({ unitSystem: "Metric", ...entered });
  if (!expected.ok) throw new Error("The input is refused.");

  await openFold(page, "Envelope");
  await expect(input(page, "Wall U-value")).toHaveValue("0,35");
  await expect(result(page, "loadPerArea")).toHaveText(/^\d+,\d$/);
  expect(numberOf(await shownText(page, "loadPerArea"))).toBeCloseTo(expected.results.loadPerArea!.value, 1);
  const ratio = (await result(page, "sensibleHeatRatio").getAttribute("title"))!;
  expect(ratio).toMatch(/^0,\d{15,}$/);
  expect(numberOf(ratio)).toBeCloseTo(expected.results.sensibleHeatRatio!.value, 14);
  await page
    .getByRole("group", { name: /^Unit of Total/ })
    .getByRole("button", { name: "kW", exact: true })
    .click();
  await expect(result(page, "totalLoad")).toHaveText(/^\d+,\d+ kW$/);
  expect(numberOf(/^[\d,]+/.exec(await shownText(page, "totalLoad"))![0])).toBeCloseTo(expected.results.totalLoad.value / 1000, 2);
  await expect(page.locator('[aria-label$="of the load"]').first()).toHaveAttribute("aria-label", /, \d+,\d+\u202fkW, /);

  await page.getByRole("button", { name: "How this was calculated" }).click();
  await page.locator("summary", { hasText: "Wall" }).first().click();
  await expect(page.locator("details[open] mn", { hasText: /^0,35$/ }).first()).toBeVisible();
  await expect(page.locator('[data-step="E_0"] mn').nth(2)).toHaveText("0,033");
  await expect(page.locator("mo", { hasText: ";" }).first()).toBeVisible();
  await expectNoPoints(page, 100);

  await page.getByRole("button", { name: "Show as table" }).click();
  await expect(page.getByRole("figure").getByRole("row", { name: /^West wall/ })).toContainText(",");
  // Messages of the fields as well.
  const abouts = await page
    .locator("form")
    .getByRole("button", { name: /^About / })
    .all();
  for (const [index, about] of abouts.entries()) {
    if (!(isAll || index % 3 === 0) || !(await about.isVisible())) continue;
    await about.press("Enter");
    const help = (await page.locator("[popover]:popover-open").innerText()).replaceAll(asPrinted, "");
    expect(help).not.toMatch(/\d\.\d/);
    await page.keyboard.press("Escape");
  }
});

test("a comma and a point are both understood, and an ambiguous number is asked for again", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Metric");
  const area = input(page, "Wall area");
  await area.fill("12,5");
  await expect(page).toHaveURL(/wallArea=12\.5/);
  const withComma = await shownNumber(page, "totalLoad");
  await area.fill("30");
  await area.fill("12.5");
  await expect(area).toHaveValue("12.5");
  await expectNumber(page, "totalLoad").toBe(withComma);
  await area.blur();
  await expect(area).toHaveValue("12,5");

  await area.fill("1.200");
  await expect(page.getByText("“1.200” may be 1200 or 1,2; write one of these.").first()).toBeVisible();
  await expect(page.getByText(latestResults)).toBeVisible();
  await area.fill("1.200,5");
  await expect(page).toHaveURL(/wallArea=1200\.5/);
  await area.fill("1,200");
  await expect(page).toHaveURL(/wallArea=1\.2\+m2/);
  await area.blur();
  await expect(area).toHaveValue("1,2");

  await openFold(page, "Envelope");
  await input(page, "Solar heat gain coefficient").fill("1,5");
  await expect(page.getByText("Solar heat gain coefficient must be between 0 and 0,9.").first()).toBeVisible();
});

test("the unit switch keeps the numbers, and every input reads back as what it shows", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Metric&outdoorTemp=33.4&wallUValue=0.345");
  await openFold(page, "Envelope");
  const before = await shownText(page, "totalLoad");
  await page.getByRole("radio", { name: "Imperial" }).check({ force: true });
  await expect(input(page, "Outdoor temperature")).toHaveValue("92,12");
  await expectNoPoints(page, 10);
  await page.getByRole("radio", { name: "Metric" }).check({ force: true });
  await expect(input(page, "Wall U-value")).toHaveValue("0,345");
  await expect(result(page, "totalLoad")).toHaveText(before);

  await expect(page).toHaveURL(/u=Metric/);
  for (const box of await page.locator("main form input[inputmode=decimal]").all()) {
    if (!(await box.isVisible())) continue;
    const shown = await box.inputValue();
    await box.fill("");
    await box.fill(shown);
    await box.blur();
    await expect(box).toHaveValue(shown);
  }
  await expect(result(page, "totalLoad")).toHaveText(before);
  await page.reload();
  await expect(result(page, "totalLoad")).toHaveText(before);
});

for (const [path, minCount, tag] of [
  ["duct-sizer?u=Metric&airflow=500&ductLength=15&ductUValue=0.85", 40, []],
  ["duct-sizer?u=Imperial&airflow=400&ductShape=flexible&ductLength=12.5&sizeChoice=chosen&chosenDiameter=8.5", 40, ["@all"]],
  ["pipe-sizer?u=Imperial&flowRate=100&pipeLength=100&sizeChoice=larger", 40, ["@all"]],
  ["pipe-sizer?u=Metric&flowRate=1&pipeLength=30&pipeMaterial=pexS32&fluid=propylene&fluidTemperature=12.5", 40, ["@all"]],
  [
    "ventilation-calc?u=Metric&roomWidth=5.5&roomLength=4.2&roomHeight=2.7&airChangesPerHour=6.3&category=office-space&people=3&densityCorrection=true&altitude=1500.5",
    20,
    ["@all"],
  ],
  ["ventilation-calc?u=Imperial&roomWidth=18.5&roomLength=13&roomHeight=9&airChangesPerHour=6&category=none", 5, ["@all"]],
] as const) {
  test(`no number of /calculators/${path} is left with a point`, { tag: [...tag] }, async ({ page }) => {
    await open(page, `/calculators/${path}`);
    await expect(page.getByRole("figure").first()).toBeVisible();
    await page.getByRole("button", { name: "How this was calculated" }).click();
    await expect(page.locator("math").first()).toBeVisible();
    await expectNoPoints(page, minCount);
    const tables = page.getByRole("button", { name: "Show as table" });
    while ((await tables.count()) > 0) await tables.first().click();
    await expectNoPoints(page, minCount);
    await page.getByRole("button", { name: "Worked examples" }).click();
    await expectNoPoints(page, minCount);
  });
}

test("names and sections that were typed with a point keep it", { tag: "@all" }, async ({ page, user }) => {
  // The sections are those of NRM2, in which 38.6 is ductwork.
  const project = await seedProject(user.uid, {
    name: "Tower",
    files: [{ collection: "boqs", name: "Ducts", input: boq.examples.find(({ id }) => id === "office")!.input.Metric as PlainRecord }],
  });
  await open(page, `/projects/${project}`);
  await page.getByRole("link", { name: "Ducts" }).click();
  const sections = page.getByRole("table", { name: "By section" });
  await expect(sections.getByRole("row", { name: /^38\.6 Ductwork/ })).toContainText(/\d,\d\d/);
  await expect(sections).not.toContainText("38,");
  await page.getByRole("button", { name: "How this was calculated" }).click();
  await expect(
    page
      .getByRole("button", { name: "Air handling unit, 1.2 m³/s" })
      .or(page.locator("summary", { hasText: "1.2 m³/s" }))
      .first(),
  ).toBeVisible();
});

visitor(
  "in a locale with points a link opens with the same numbers and an ambiguous draft is asked for again; copies suit spreadsheets of this one",
  { tag: "@all" },
  async ({ page, browser, baseURL }) => {
    await open(page, "/heat-load?v=1&u=Metric");
    await openFold(page, "Envelope");
    await input(page, "Wall U-value").fill("0,285");
    await input(page, "Wall area").fill("1234,5");
    await expect(page).toHaveURL(/wallArea=1234\.5/);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByText("Link copied")).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const full = (await result(page, "totalLoad").getAttribute("title"))!;
    expect(full).toMatch(/^\d+,\d+ W$/);
    await result(page, "totalLoad").selectText();
    await page.keyboard.press("Control+c");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(full);

    const other = await browser.newContext({ baseURL: baseURL!, locale: "en-GB" });
    const theirs = await other.newPage();
    await open(theirs, link);
    await openFold(theirs, "Envelope");
    await expect(input(theirs, "Wall U-value")).toHaveValue("0.285");
    await expect(input(theirs, "Wall area")).toHaveValue("1234.5");
    await expect(result(theirs, "totalLoad")).toHaveAttribute("title", full.replace(",", "."));

    // An ambiguous text when the draft is read.
    await open(page, "/heat-load");
    await input(page, "Wall area").fill("1.200");
    await expect(page.getByText("write one of these").first()).toBeVisible();
    const storedItems = (): Promise<[string, string][]> => page.evaluate(() => Object.entries(localStorage) as [string, string][]);
    // The draft is stored a moment later.
    await expect.poll(async () => (await storedItems()).join("\n")).toContain('"wallArea":"1.200"');
    await theirs.goto("/robots.txt");
    await theirs.evaluate(
      (entries) => {
        localStorage.clear();
        sessionStorage.clear();
        for (const [name, value] of entries) localStorage.setItem(name, value);
      },
      await storedItems(),
    );
    await open(theirs, "/heat-load");
    await expect(input(theirs, "Wall area")).toHaveValue("1.200");
    await expect(theirs.getByText("“1.200” is ambiguous. Enter it again.").first()).toBeVisible();
    await input(theirs, "Wall area").fill("1.2");
    await expect(result(theirs, "totalLoad")).toHaveText(/^\d/);
    await other.close();
  },
);
