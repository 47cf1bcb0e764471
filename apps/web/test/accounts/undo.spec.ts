import { expect } from "@playwright/test";
import { storageOf } from "../users.ts";
import { signedIn as test } from "../workerPage.ts";
import { badge, createFromTemplate, field, go, network } from "./pages.ts";

test("undo reverts one's own edits and none of another device's; text being typed stays", async ({ page, user, browser, baseURL }) => {
  await createFromTemplate(page, "Small Office Fit-out");
  await page.getByRole("link", { name: "Open office, cooling load" }).click();
  await expect(badge(page)).toHaveText("Saved");
  const device = await browser.newContext({ baseURL: baseURL!, storageState: storageOf(user) });
  const other = await device.newPage();
  await go(other, page.url());
  await expect(badge(other)).toHaveText("Saved");

  const edited = ["Floor area", "Roof area", "Wall area"] as const;
  const before = await Promise.all(edited.map((label) => field(page, label).inputValue()));
  const wall = before[2]!;
  await field(page, "Wall area").fill("111");
  await expect(field(other, "Wall area")).toHaveValue("111");
  await field(page, "Roof area").fill("abc");
  await field(page, "Floor area").fill("");
  await field(other, "Window area").fill("99");
  await expect(field(page, "Window area")).toHaveValue("99");
  await expect(field(page, "Roof area")).toHaveValue("abc");
  await expect(field(page, "Floor area")).toHaveValue("");

  for (const [index, label] of edited.entries()) {
    await page.keyboard.press("Control+z");
    await expect(field(page, label)).toHaveValue(before[index]!);
  }
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeDisabled();
  await expect(field(page, "Window area")).toHaveValue("99");
  await expect(field(other, "Wall area")).toHaveValue(wall);
  await expect(field(other, "Window area")).toHaveValue("99");
  await page.keyboard.press("Control+Shift+z");
  await expect(field(other, "Wall area")).toHaveValue("111");
  await expect(field(other, "Window area")).toHaveValue("99");
  await device.close();
});

test("a conflict shows both values as the form does, in the unit shown, and never two that look alike", async ({
  page,
  user,
  browser,
  baseURL,
}) => {
  await createFromTemplate(page, "Small Office Fit-out");
  await page.getByRole("link", { name: "Open office, cooling load" }).click();
  await expect(badge(page)).toHaveText("Saved");
  const device = await browser.newContext({ baseURL: baseURL!, storageState: storageOf(user) });
  const other = await device.newPage();
  await go(other, page.url());
  await expect(badge(other)).toHaveText("Saved");
  await network(device, "off");
  await field(other, "Wall area").fill("20 m2");
  await field(other, "Roof area").fill("1000.12345");
  await field(page, "Wall area").fill("215");
  await field(page, "Roof area").fill("1000.12349");
  await expect(badge(page)).toHaveText("Saved");
  await network(device, "on");
  await expect(other.getByRole("button", { name: "Wall area: keep 215.278 ft² from here" })).toBeVisible();
  await expect(other.getByRole("button", { name: "Wall area: take 215 ft² from elsewhere" })).toBeVisible();
  await expect(other.getByRole("button", { name: "Roof area: keep 1000.12345 ft² from here" })).toBeVisible();
  await other.getByRole("button", { name: "Roof area: take 1000.12349 ft² from elsewhere" }).click();
  await other.getByRole("button", { name: "Wall area: keep 215.278 ft² from here" }).click();
  await expect(badge(other)).toHaveText("Saved");
  await expect(field(other, "Roof area")).toHaveValue("1000.12");
  await expect(field(page, "Wall area")).toHaveValue("215.278");
  await device.close();
});
