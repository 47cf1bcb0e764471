import { expect, type Locator, type Page } from "@playwright/test";
import { input, open, openInStrip } from "./page.ts";
import { epw, header, sineYear } from "./weatherYear.ts";
import { signedIn as test } from "./workerPage.ts";

const project = {
  v: "1",
  u: "Metric",
  method: "hourly",
  rooms: JSON.stringify([{ id: "a", floorArea: [20, "m2"], lighting: [100, "W"] }]),
};
const exceeded = (page: Page): Locator => page.getByLabel("Exceeded for");
const condition = (page: Page): Locator => page.getByRole("combobox", { name: "Cooling design condition" });
const file = (page: Page): Locator => page.getByLabel("Weather file (EPW, STAT or DDY)");

/** Selects a project immediately: a selection made while the hourly method is loading is kept. */
async function openHourly(page: Page): Promise<void> {
  await open(page, `/heat-load?${new URLSearchParams(project).toString()}`);
  await openInStrip(page, "Place and weather");
}

async function choose(page: Page, city: string): Promise<void> {
  await page.getByRole("combobox", { name: "Place" }).fill(city);
  await page.getByRole("listbox", { name: "Places" }).getByRole("option").first().click();
}

test("a city without optical depths says that those of the place before are kept", async ({ page }) => {
  await openHourly(page);
  await choose(page, "atlanta");
  await expect(page.getByText(/^Place: Atlanta/)).toBeVisible();
  const warning = page.getByText("has optical depths: those in the form are kept and may belong to another place.");
  const estimated = page.getByText("the other months are estimated from the annual conditions");
  await expect(warning).toHaveCount(0);
  await expect(estimated).toHaveCount(0);
  await expect(exceeded(page)).toHaveValue("2");
  await choose(page, "nairobi");
  await expect(page.getByText(/^Place: Nairobi/)).toBeVisible();
  await expect(warning).toBeVisible();
  await expect(estimated).toBeVisible();
  await expect(condition(page)).toHaveValue("estimated");
});

test("the percentage of a place is a field of the form, also after an undo", async ({ page }) => {
  await openHourly(page);
  await file(page).setInputFiles(epw([...header, ...sineYear()]));
  await expect(exceeded(page)).toHaveValue("2");
  await exceeded(page).selectOption("5 % of the month");
  await expect(page.getByText("(exceeded 5 % of the month)")).toBeVisible();
  await expect(condition(page)).toHaveValue("5");
  await page.getByTitle("Undo (Ctrl Z)").click();
  await expect(condition(page)).toHaveValue("2");
  await expect(exceeded(page)).toHaveValue("2");
  // A percentage that the user enters for these temperatures is no longer that of the file.
  await condition(page).selectOption("10 %");
  await expect(exceeded(page)).toHaveCount(0);

  await choose(page, "nairobi");
  await exceeded(page).selectOption("2 % of the year, months estimated");
  await page.getByTitle("Undo (Ctrl Z)").click();
  await expect(exceeded(page)).toHaveValue("annual 0.4");
});

test(
  "a year without its February is refused, and one without its temperatures has no design conditions",
  { tag: "@all" },
  async ({ page }) => {
    const isFebruary = (line: string): boolean => line.startsWith("1999,2,");
    const short = sineYear().filter((line) => !isFebruary(line));
    const problem = page.getByRole("main").getByRole("alert");
    await openHourly(page);
    await file(page).setInputFiles(epw([...header, ...short]));
    await expect(problem).toHaveText("testville.epw: EPW line 748: 1 March follows 31 January; days are missing, doubled or out of order");
    const blank = sineYear().map((line) => (isFebruary(line) ? line.split(",").with(6, "99.9").join(",") : line));
    await file(page).setInputFiles(epw([...header, ...blank]));
    await expect(problem).toHaveText(
      "testville.epw: The file lacks the hours of a whole month, and with them the design conditions of that month.",
    );
    await open(page, "/heat-load?v=1&u=Metric&wallArea=20&wallUValue=0.35");
    await file(page).setInputFiles(epw([...header, ...blank]));
    await expect(problem).toContainText("hours of February with a dry bulb");
  },
);

test("a year that begins on 1 July is turned, and −999 is missing: both are named next to the place", async ({ page }) => {
  const july = 181 * 24;
  const year = sineYear().map((line, hour) => (hour % 100 === 0 ? line.split(",").with(12, "-999").join(",") : line));
  await openHourly(page);
  await file(page).setInputFiles(epw([...header, ...year.slice(july), ...year.slice(0, july)]));
  await expect(page.getByText("The hours begin on 1 July; they are sorted to begin on 1 January.")).toBeVisible();
  await expect(page.getByText("Impossible values are treated as missing: 88 of infrared radiation from the sky")).toBeVisible();
});

const twelve = (value: number): string => Array.from({ length: 12 }, () => value.toFixed(1)).join("\t");

/** Statistics of a place without published annual conditions. */
const stat = [
  " Location -- Testville NV USA",
  "      {N 36° 4'} {W 115° 9'} {GMT -8.0 Hours}",
  " Elevation --   648m above sea level",
  ' - Displaying Monthly Design Conditions "Climate Design Data 2009 ASHRAE Handbook"',
  `\ttaub (beam)\t${twelve(0.4)}\t`,
  `\ttaud (diffuse)\t${twelve(2.1)}\t`,
  " - Monthly Drybulb and Mean Coincident Wetbulb Temperatures °C",
  `\t            Drybulb 5.0%\t${twelve(30)}\t`,
  `\t Coincident Wetbulb 5.0%\t${twelve(20)}\t`,
  " - Monthly Drybulb and Wetbulb Daily Ranges delta°C",
  `\t   Drybulb range - DB 5%\t${twelve(12)}\t`,
  `\t   Wetbulb range - DB 5%\t${twelve(6)}\t`,
].join("\n");

test("a file without conditions of the year says that the heating design temperature is kept", async ({ page }) => {
  await openHourly(page);
  await file(page).setInputFiles({ name: "testville.stat", mimeType: "text/plain", buffer: Buffer.from(stat) });
  await expect(exceeded(page)).toHaveValue("5");
  await expect(page.getByText("The file has no heating design temperature at 99.6 %: the one in the form is kept.")).toBeVisible();
});

test("a weather file that begins on 1 July fills the climate from January on, and the form names what was done", async ({ page }) => {
  const july = 181 * 24;
  const year = sineYear().map((line, hour) => (hour % 100 === 0 ? line.split(",").with(12, "-999").join(",") : line));
  await open(page, "/calculators/energy-analysis");
  await page.getByLabel("Weather file (EPW)").setInputFiles(epw([...header, ...year.slice(july), ...year.slice(0, july)]));
  await expect(page.getByText("testville.epw: The hours begin on 1 July; they are sorted to begin on 1 January.")).toBeVisible();
  await expect(page.getByText("Impossible values are treated as missing: 88 of infrared radiation from the sky")).toBeVisible();
  // 15 − 18·cos: January is the coldest month.
  await expect(input(page, "Mean outdoor temperature by month, Jan")).toHaveValue(/^28\.1/);
});
