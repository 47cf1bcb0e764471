import { expect, test } from "@playwright/test";
import { input, open, result } from "./page.ts";

test("a room is calculated without touching the mouse", async ({ page }) => {
  await open(page, "/heat-load?v=2&u=Metric");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();

  await input(page, "Floor area").focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("50");
  await page.keyboard.press("Enter");
  await expect(input(page, "Ceiling height")).toBeFocused();
  await page.keyboard.type("3");
  await expect(input(page, "Ceiling height")).toHaveValue("3");
  await page.keyboard.press("Shift+Enter");
  await expect(input(page, "Floor area")).toBeFocused();
  await expect(input(page, "Floor area")).toHaveValue("50");

  await input(page, "Outdoor temperature").focus();
  const before = await result(page, "totalLoad").innerText();
  await page.keyboard.press("ArrowUp");
  await expect(input(page, "Outdoor temperature")).toHaveValue("35.5");
  await expect(result(page, "totalLoad")).not.toHaveText(before);

  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Unit of Outdoor temperature: °C" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitemradio", { checked: true })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitemradio", { name: "°F" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(input(page, "Outdoor temperature")).toHaveValue("95.9");
  await expect(page.getByRole("button", { name: "Unit of Outdoor temperature: °F" })).toBeFocused();
});

test("help opens from the keyboard, closes with Escape, and gives the focus back", async ({ page }) => {
  await open(page, "/heat-load?v=2&u=Metric");
  const help = page.getByRole("button", { name: "About Altitude of the site" });
  await help.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "About Altitude of the site" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "About Altitude of the site" })).toBeHidden();
  await expect(help).toBeFocused();
});

test("a question mark lists the shortcuts, except where it is text", async ({ page }) => {
  await open(page, "/heat-load?v=2&u=Metric");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Shortcuts" })).toBeVisible();
  await page.keyboard.press("Escape");
  await input(page, "Room").focus();
  await page.keyboard.type("Why?");
  await expect(page.getByRole("dialog", { name: "Shortcuts" })).toBeHidden();
});

test("a headline that changed is announced once it stands still", async ({ page }) => {
  await open(page, "/heat-load?v=2&u=Metric");
  const status = page.getByRole("main").locator("output.sr-only");
  await expect(status).toHaveText("");
  await input(page, "Roof area").fill("100");
  await expect(status).toHaveText(/^Total load .+W, Supply airflow/);
});
