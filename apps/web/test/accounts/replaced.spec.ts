import { expect } from "@playwright/test";
import { signedIn as test } from "../workerPage.ts";
import { badge, createFromTemplate, field, go, notice } from "./pages.ts";

test("an example that replaces a file's inputs asks, and the history keeps them after a reload", async ({ page }) => {
  await createFromTemplate(page, "Small Office Fit-out");
  await page.getByRole("link", { name: "Open office, cooling load" }).click();
  await expect(badge(page)).toHaveText("Saved");
  await field(page, "Wall area").fill("1234");
  await page.getByRole("region", { name: "Examples" }).getByRole("button").first().click();
  const question = page.getByRole("dialog", { name: "Replace all inputs?" });
  await expect(question).toContainText("saved in the history of this file");
  await question.getByRole("button", { name: "Replace" }).click();
  await expect(notice(page, /^Loaded “/)).toBeVisible();
  await expect(badge(page)).toHaveText("Saved");
  await page.reload();
  await expect(badge(page)).toHaveText("Saved");
  await page.getByRole("button", { name: "History" }).click();
  const states = page.getByRole("list", { name: "Revisions" });
  await expect(states.getByRole("button", { name: /^As opened/ })).toBeVisible();
  await states.getByRole("button", { name: /^Before “.+” replaced it/ }).click();
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(field(page, "Wall area")).toHaveValue("1234");
});

test("a file that is deleted elsewhere while it is open says so, can be restored, and kept as a copy", async ({
  page,
  device: { page: other },
}) => {
  await createFromTemplate(page, "Small Office Fit-out");
  const project = page.url();
  await page.getByRole("link", { name: "Open office, cooling load" }).click();
  await field(page, "Wall area").fill("1234");
  await expect(badge(page)).toHaveText("Saved");
  await go(other, project);
  await other.getByRole("button", { name: "Actions of Open office, cooling load", exact: true }).click();
  await other.getByRole("menuitem", { name: "Delete" }).click();
  await other.getByRole("button", { name: "Delete file" }).click();
  const binned = page.getByRole("alert", { name: "In the bin" });
  await expect(binned).toContainText("“Open office, cooling load” is in the bin.");
  await binned.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(binned).toBeHidden();
  await expect(other.getByRole("link", { name: "Open office, cooling load" })).toBeVisible();
  await other.getByRole("button", { name: "Actions of Open office, cooling load", exact: true }).click();
  await other.getByRole("menuitem", { name: "Delete" }).click();
  await other.getByRole("button", { name: "Delete file" }).click();
  await binned.getByRole("button", { name: "Keep a copy" }).click();
  await expect(field(page, "Wall area")).toHaveValue("1234");
  await expect(badge(page)).toHaveText("Saved");
});

test("the state in which a file was opened is restored from its automatic versions after the page was left", async ({ page }) => {
  await createFromTemplate(page, "Small Office Fit-out");
  const project = page.url();
  await page.getByRole("link", { name: "Open office, cooling load" }).click();
  const before = await field(page, "Wall area").inputValue();
  await field(page, "Wall area").fill("1234");
  await expect(badge(page)).toHaveText("Saved");
  await go(page, project);
  await page.getByRole("link", { name: "Open office, cooling load" }).click();
  await expect(field(page, "Wall area")).toHaveValue("1234");
  await page.getByRole("button", { name: "History" }).click();
  const versions = page.getByRole("region", { name: "Automatic versions" });
  await versions.getByRole("button").click();
  await expect(page.getByRole("row", { name: /^Wall area/ })).toContainText("1234");
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(field(page, "Wall area")).toHaveValue(before);
  await expect(badge(page)).toHaveText("Saved");
});
