import { expect } from "@playwright/test";
import { input, open, openFold, result, shownText } from "./page.ts";
import { visitor as test } from "./workerPage.ts";

test("a room is calculated without touching the mouse", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Metric");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();

  await input(page, "Floor area").focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("50");
  // The place search comes before the fields that it fills.
  const place = page.getByRole("combobox", { name: "Place" });
  const exceeded = page.getByRole("combobox", { name: "Exceeded for" });
  await expect(place, "its code comes after the rest of the page").toBeVisible();
  for (const next of [place, exceeded, input(page, "Outdoor temperature")]) {
    await page.keyboard.press("Enter");
    await expect(next).toBeFocused();
  }
  for (const previous of [exceeded, place, input(page, "Floor area")]) {
    await page.keyboard.press("Shift+Enter");
    await expect(previous).toBeFocused();
  }
  await expect(input(page, "Floor area")).toHaveValue("50");

  await input(page, "Outdoor temperature").focus();
  const before = await shownText(page, "totalLoad");
  await page.keyboard.press("ArrowUp");
  await expect(input(page, "Outdoor temperature")).toHaveValue("35.5");
  await expect(result(page, "totalLoad")).not.toHaveText(before);

  await page.keyboard.press("Alt+ArrowDown");
  await expect(page.getByRole("menuitemradio", { checked: true })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitemradio", { name: "°F" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(input(page, "Outdoor temperature")).toHaveValue("95.9");
  await expect(input(page, "Outdoor temperature")).toBeFocused();
});

test("Tab stops once at each field, and at the line of each fold", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Metric");
  await input(page, "Floor area").focus();
  await page.keyboard.press("Tab");
  const fold = page.getByRole("button", { name: "Room: name: Room, space type: none, ceiling height 2.7 m" });
  await expect(fold).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(input(page, "Room")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("combobox", { name: "Space type", exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(input(page, "Ceiling height")).toBeFocused();
  await page.keyboard.type("3");
  await expect(page.getByRole("button", { name: "Room: name: Room, space type: none, ceiling height 3 m" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Place" }), "its code comes after the rest of the page").toBeVisible();
  for (const next of [
    page.getByRole("combobox", { name: "Space types by" }),
    page.getByRole("combobox", { name: "Place" }),
    page.getByRole("combobox", { name: "Exceeded for" }),
    page.getByRole("button", { name: "From a weather file…" }),
    input(page, "Outdoor temperature"),
    input(page, "Indoor temperature"),
  ]) {
    await page.keyboard.press("Tab");
    await expect(next).toBeFocused();
  }
});

test("help opens from within the field, closes with Escape, and the focus stays", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Metric");
  await openFold(page, "Design conditions");
  const altitude = input(page, "Altitude of the site");
  await altitude.focus();
  await expect(altitude).toHaveAccessibleDescription(/air pressure/);
  const help = page.getByRole("note").filter({ hasText: "Sets the air pressure" });
  for (const key of ["F1", "Alt+h"]) {
    await expect(help).toBeHidden();
    await page.keyboard.press(key);
    await expect(help).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(help).toBeHidden();
    await expect(altitude).toBeFocused();
  }
});

test("help opens where the pointer rests on a label, stays while it is on the help, and is nowhere cut off", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Metric");
  await openFold(page, "Envelope");
  await page.getByText("Solar heat gain coefficient", { exact: true }).hover();
  const help = page.getByRole("note").filter({ hasText: "Usual" }).locator("visible=true");
  await expect(help).toBeVisible();
  await help.hover();
  await expect(help).toBeVisible();
  expect(await help.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(help).toBeHidden();
});

test("a question mark lists the shortcuts, except where it is text", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Metric");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Shortcuts" })).toBeVisible();
  await page.keyboard.press("Escape");
  await openFold(page, "Room");
  await input(page, "Room").focus();
  await page.keyboard.type("Why?");
  await expect(page.getByRole("dialog", { name: "Shortcuts" })).toBeHidden();
});

test("a changed headline is announced once it stops changing", async ({ page }) => {
  await open(page, "/heat-load?v=1&u=Metric");
  const status = page.getByRole("main").locator("output.sr-only");
  await expect(status).toHaveText("");
  await input(page, "Roof area").fill("100");
  await expect(status).toHaveText(/^Total load .+W, Supply airflow/);
});
