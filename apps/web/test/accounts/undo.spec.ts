import { expect } from "@playwright/test";
import { signedIn as test } from "../workerPage.ts";
import { badge, createFromTemplate, field, go, network } from "./pages.ts";

test("undo reverts only edits of this device; text being typed stays", async ({ page, device: { page: other } }) => {
  await createFromTemplate(page, "Small Office Fit-out");
  await page.getByRole("link", { name: "Open office, cooling load" }).click();
  await expect(badge(page)).toHaveText("Saved");
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
});

test(
  "a conflict shows both values as the form does, in the unit shown, and never as two identical texts",
  { tag: "@all" },
  async ({ page, device }) => {
    await createFromTemplate(page, "Small Office Fit-out");
    await page.getByRole("link", { name: "Open office, cooling load" }).click();
    await expect(badge(page)).toHaveText("Saved");
    const { context, page: other } = device;
    await go(other, page.url());
    await expect(badge(other)).toHaveText("Saved");
    await network(context, "off");
    await field(other, "Wall area").fill("20 m2");
    await field(other, "Roof area").fill("1000.12345");
    await field(page, "Wall area").fill("215");
    await field(page, "Roof area").fill("1000.12349");
    await expect(badge(page)).toHaveText("Saved");
    await network(context, "on");
    await expect(other.getByRole("button", { name: "Wall area: keep 215.278 ft² from here" })).toBeVisible();
    await expect(other.getByRole("button", { name: "Wall area: take 215 ft² from elsewhere" })).toBeVisible();
    await expect(other.getByRole("button", { name: "Roof area: keep 1000.12345 ft² from here" })).toBeVisible();
    await other.getByRole("button", { name: "Roof area: take 1000.12349 ft² from elsewhere" }).click();
    await other.getByRole("button", { name: "Wall area: keep 215.278 ft² from here" }).click();
    await expect(badge(other)).toHaveText("Saved");
    await expect(field(other, "Roof area")).toHaveValue("1000.12349");
    await expect(field(page, "Wall area")).toHaveValue("215.278");
  },
);
