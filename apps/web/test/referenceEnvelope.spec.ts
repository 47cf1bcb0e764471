import { expect } from "@playwright/test";
import { isAll } from "@tooling/testing/extent";
import { axeInLight, expectToFitTheWidth, go, open } from "./page.ts";
import { epw, header, sineYear } from "./weatherYear.ts";
import { signedIn as test } from "./workerPage.ts";

/** Internal insulation on concrete, with condensation. */
const inside = "layers=cement-plaster_0.02~concrete-heavy_0.2~glass-wool-batt_0.1~gypsum-board_0.0125&indoor=class3&name=Inside";

test("a construction is found, put together, moved by keyboard, taken back, and says what moisture does to it", async ({ page }) => {
  await open(page, "/reference");
  await expect(page.getByRole("searchbox", { name: "Search the reference" })).toBeVisible();
  // A visitor of the United States reads the spelling there, and finds it by either.
  await page.keyboard.press("/");
  await page.keyboard.type("lecture theatre");
  await expect(page.getByRole("link", { name: /^Lecture theater/ }).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("rowheader", { name: /^Lecture theat(?:re|er)/ })).toBeFocused();

  await go(page, `/reference?topic=construction-builder&${inside}`);
  await page.getByRole("radiogroup", { name: "Unit system" }).getByText("Metric").click();
  const moisture = page.getByRole("region", { name: "Moisture" });
  await expect(moisture.getByText(/^Water condenses between Heavyweight concrete and Mineral fib(?:re|er) batt/)).toBeVisible();
  await expect(moisture.getByText(/A vapour retarder of s_d ≥ \d+\sm inside of the insulation/)).toBeVisible();
  const heat = page.getByRole("region", { name: "Heat" });
  // 1/(0.04 + 0.02/1.55 + 0.2/1.95 + 0.1/0.05 + 0.0125/0.16 + 0.13)
  await expect(heat.getByText(/U-value 0\.423\sW/)).toBeVisible();

  await page.getByRole("combobox", { name: "Layer 3" }).focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(page.getByRole("combobox", { name: "Layer 2" })).toBeFocused();
  await expect(page.getByRole("combobox", { name: "Layer 2" })).toHaveValue("glass-wool-batt");
  await expect(moisture.getByText("No water condenses within the construction in any month.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("combobox", { name: "Layer 3" })).toHaveValue("glass-wool-batt");

  await page.getByRole("textbox", { name: "Thickness" }).nth(2).fill("200");
  await expect(heat.getByText(/U-value 0\.229\sW/)).toBeVisible();
  await expect(page).toHaveURL(/glass-wool-batt_0\.2/);
  await page.getByRole("button", { name: "Use in Heat load: U-value of the wall" }).click();
  await expect(page).toHaveURL(/heat-load.*0\.229/);

  // A user of the other units sees it converted: 0.229 W/(m²·K) × 0.176110 Btu/(h·ft²·°F) per W/(m²·K).
  await page.goBack();
  await page.getByRole("radiogroup", { name: "Unit system" }).getByText("Imperial").click();
  await page.getByRole("button", { name: "Use in Heat load: U-value of the wall" }).click();
  await expect(page.getByRole("button", { name: /^Envelope: Wall U-value 0\.040\d*.Btu/ })).toBeVisible();
});

test("weather files are analysed in the browser and compared, and bad ones are refused in words", async ({ page }) => {
  await open(page, "/reference?topic=weather-files");
  await page.getByRole("radiogroup", { name: "Unit system" }).getByText("Metric").click();
  const input = page.locator('input[type="file"]');
  await input.setInputFiles({ name: "letter.epw", mimeType: "text/plain", buffer: Buffer.from("Dear Sir") });
  await expect(page.getByRole("alert")).toContainText("letter.epw");
  const file = epw([...header, ...sineYear()]);
  await input.setInputFiles([file, { ...file, name: "second.epw" }]);
  const design = page.getByRole("table").first();
  // Exceeded for 0.4 % of the hours: 15 + 18·cos(0.004π), as the file was made.
  await expect(
    design
      .getByRole("row", { name: /Cooling, exceeded for 0.4 %/ })
      .getByRole("cell")
      .first(),
  ).toHaveText(/33[.]0/);
  await expect(page.getByRole("heading", { name: "Degree days to 18.0 °C" })).toBeVisible();
  await expect(page.getByText("Months of second.epw").first()).toBeVisible();
  expect(await axeInLight(page, "article", isAll ? undefined : "tbody tr:nth-child(n + 4)")).toEqual([]);
  await page.getByRole("button", { name: "Close second.epw" }).click();
  await expect(page.getByRole("button", { name: "Use in Energy cost: temperatures and degree days" })).toBeVisible();
  await page.getByRole("link", { name: "Check condensation in a construction with these months" }).click();
  await expect(page).toHaveURL(/climate=own/);
  await expect(page.getByRole("combobox", { name: "Months outside" })).toHaveValue("own");
});

test("the builder and the cities keep to accessible forms in light and dark and fit a phone", async ({ page }) => {
  await open(page, `/reference?topic=construction-builder&${inside}`);
  await expect(page.getByRole("heading", { name: "Water in the construction" })).toBeVisible();
  expect(await axeInLight(page, "article")).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFitTheWidth(page);
  if (isAll) expect(await axeInLight(page, "article")).toEqual([]);
  await go(page, "/reference?topic=climate-stations");
  await page.getByRole("textbox", { name: "Nearest to", exact: true }).fill("33°52′ S 151°12′ E");
  await expect(page.getByRole("row").nth(1)).toContainText("Sydney");
  await expectToFitTheWidth(page);
});
