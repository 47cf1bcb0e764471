import { expect } from "@playwright/test";
import { expectNumber, input, open, result, shownText, latestResults } from "./page.ts";
import { signedIn as test } from "./workerPage.ts";

test("pasted numbers are understood in common formats, and stay as typed until the field loses focus", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Metric");
  const area = input(page, "Wall area");
  for (const [typed, settled] of [
    ["12,5", "12.5"],
    ["1 200", "1200"],
    ["3/4", "0.75"],
    ["100 ft2", "9.290304"],
  ] as const) {
    await area.fill(typed);
    await expect(area).toHaveValue(typed);
    await area.blur();
    await expect(area).toHaveValue(settled);
  }
  const indoor = input(page, "Indoor temperature");
  await indoor.fill("75°F");
  await indoor.blur();
  await expect(indoor).toHaveValue("23.8889");
});

test("input that cannot be read gets an error at its field, and no wrong result is shown", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Metric");
  const area = input(page, "Roof area");
  await area.fill("abc");
  await expect(area).toHaveAttribute("aria-invalid", "true");
  await expect(area).toHaveAccessibleDescription(/./);
  await expect(page.getByText(latestResults)).toBeVisible();
  await area.fill("12 kW");
  await expect(area).toHaveAccessibleDescription("kW is not a unit of area.");
  await area.fill("");
  await expect(area).toHaveAccessibleDescription("Roof area is required.");
  await area.fill("25");
  await expect(area).toHaveAttribute("aria-invalid", "false");
  await expectNumber(page, "totalLoad").toBeGreaterThan(0);
});

test("a value out of range is refused with the limit in the field's unit; an unusual one only gets a remark", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Imperial");
  const outdoor = input(page, "Outdoor temperature");
  await outdoor.fill("500");
  await expect(outdoor).toHaveAccessibleDescription(/between .+ and 140.*°F/);
  await outdoor.fill("95");
  await input(page, "Indoor temperature").fill("90");
  await expect(page.getByRole("button", { name: "Note on Indoor temperature" })).toBeVisible();
  await expectNumber(page, "totalLoad").toBeGreaterThan(0);
});

test("changing the unit of a field keeps the quantity", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Imperial");
  const before = await shownText(page, "totalLoad");
  await page.getByRole("button", { name: "Unit of Outdoor temperature: °F" }).click();
  await page.getByRole("menuitemradio", { name: "°C" }).click();
  await expect(page.getByRole("textbox", { name: "Outdoor temperature, °C" })).toHaveValue("35");
  await expect(result(page, "totalLoad")).toHaveText(before);
});

test("one click shows the headline in another unit", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Imperial");
  await page.getByRole("group", { name: "Unit of Total load" }).getByRole("button", { name: "tons" }).click();
  await expect(result(page, "totalLoad")).toContainText("tons");
  await expect(page.getByRole("columnheader", { name: "Sensible tons" })).toBeVisible();
});

test("undo and redo by key and by button", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Imperial");
  const area = input(page, "Roof area");
  await area.fill("500");
  await page.keyboard.press("Control+z");
  await expect(area).toHaveValue("400");
  await page.keyboard.press("Control+Shift+z");
  await expect(area).toHaveValue("500");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(area).toHaveValue("400");
});

test("Undo in a notification reverts its own edit and no later one", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Imperial");
  await page.getByRole("button", { name: "More surfaces" }).click();
  for (const area of ["10", "20"]) {
    await page.getByRole("button", { name: "Add surface" }).click();
    await page
      .getByRole("group", { name: /^Surface \d$/ })
      .last()
      .getByRole("textbox", { name: /^Area/ })
      .fill(area);
  }
  await page.getByRole("button", { name: "Remove Surface 1" }).click();
  await input(page, "Roof area").fill("512");
  await page.getByRole("alert").filter({ hasText: "Surface 1 removed." }).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("group", { name: "Surface 1" }).getByRole("textbox", { name: /^Area/ })).toHaveValue("10");
  await expect(page.getByRole("group", { name: "Surface 2" }).getByRole("textbox", { name: /^Area/ })).toHaveValue("20");
  await expect(input(page, "Roof area")).toHaveValue("512");
});

test("switching units gives an untouched page the other system's defaults, and only converts what was typed", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Imperial");
  const area = input(page, "Floor area");
  await expect(area).toHaveValue("400");
  await page.getByRole("radio", { name: "Metric" }).check({ force: true });
  await expect(area).toHaveValue("40");
  await area.fill("37");
  const before = await shownText(page, "totalLoad");
  await page.getByRole("radio", { name: "Imperial" }).check({ force: true });
  await expect(area).toHaveValue("398.265");
  await expect(page).toHaveURL(/floorArea=37\+m2\+as\+ft2/);
  await page.getByRole("radio", { name: "Metric" }).check({ force: true });
  await expect(area).toHaveValue("37");
  await expect(page).toHaveURL(/floorArea=37\+m2(?:&|$)/);
  await expect(result(page, "totalLoad")).toHaveText(before);
});

test("a reload loses nothing, not even text that could not be read", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Imperial");
  await input(page, "Roof area").fill("512");
  await input(page, "Wall area").fill("oops");
  await page.reload();
  await expect(input(page, "Roof area")).toHaveValue("512");
  await expect(input(page, "Wall area")).toHaveValue("oops");
});
