import { expect, type Locator, type Page } from "@playwright/test";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { axeInLight, input } from "../page.ts";
import { seedProject } from "../seed.ts";
import type { TestUser } from "../users.ts";
import { signedIn as test } from "../workerPage.ts";
import { badge, notice, openFile } from "./pages.ts";
import { chooseResult, linkNotice, linkToRoom, seedSchool } from "./school.ts";

const sourcesIn = (page: Page): Locator => page.getByRole("region", { name: "Files that this file depends on" });
const updateDialog = (page: Page): Locator => page.getByRole("dialog", { name: "Update all in order" });

/** Opens a branch that agrees with its main duct, which is out of date. @returns its length */
async function openBranch(page: Page, user: TestUser): Promise<string> {
  const projectId = await seedSchool(user);
  await openFile(page, projectId, "Main duct");
  await linkToRoom(page, "Airflow", "Classroom");
  await expect(badge(page)).toHaveText("Saved");
  await openFile(page, projectId, "Branch");
  const choices = await chooseResult(page, "Length");
  await choices
    .getByRole("button", { name: /^Width/ })
    .first()
    .click();
  await expect(badge(page)).toHaveText("Saved");
  const length = await input(page, "Length").inputValue();
  await openFile(page, projectId, "Classroom");
  await input(page, "People").fill("60");
  await expect(badge(page)).toHaveText("Saved");
  await openFile(page, projectId, "Branch");
  await expect(sourcesIn(page)).toContainText("“Main duct”, on which this file depends, is out of date.");
  return length;
}

test("a file says which files it depends on are out of date, and updates them and itself in order", async ({ page, user }) => {
  const before = await openBranch(page, user);
  const sources = sourcesIn(page);
  await expect(linkNotice(page)).toBeHidden();
  expect(await axeInLight(page, "section[aria-label='Files that this file depends on']")).toEqual([]);
  // On paper too, without the button.
  await page.emulateMedia({ media: "print" });
  await expect(sources.getByText("is out of date.")).toBeVisible();
  await expect(sources.getByRole("button")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await sources.getByRole("button", { name: "Update all in order" }).click();
  const dialog = updateDialog(page);
  await expect(dialog.getByRole("listitem")).toHaveText([/^Main duct 1 input$/, /^Branch 1 input$/]);
  // Without the main duct there is nothing to update: the branch agrees with it.
  const main = dialog.getByRole("checkbox", { name: /^Main duct/ });
  await main.uncheck();
  await expect(dialog.getByRole("button", { name: "Update 0 files" })).toBeDisabled();
  await expect(dialog.getByRole("listitem").last()).toHaveText("Branch nothing to update without the files that you leave out");
  await main.check();
  await dialog.getByRole("button", { name: "Update 2 files" }).click();
  await expect(notice(page, "2 inputs were updated in 2 files.")).toBeVisible();
  await expect(dialog.getByRole("region", { name: "Updated" })).toBeFocused();
  await dialog.getByRole("region", { name: "Updated" }).getByRole("button", { name: "Close" }).click();
  await expect(input(page, "Length")).not.toHaveValue(before);
  await expect(sources).toBeHidden();
  await expect(linkNotice(page)).toBeHidden();
  // It is one edit of the open file.
  await page.keyboard.press("Control+z");
  await expect(input(page, "Length")).toHaveValue(before);
  await expect(linkNotice(page)).toContainText("A linked result has changed.");
});

test("an update is undone in all files after the page of the open one was left, and keeps later edits", async ({ page, user }) => {
  const before = await openBranch(page, user);
  await sourcesIn(page).getByRole("button", { name: "Update all in order" }).click();
  await updateDialog(page).getByRole("button", { name: "Update 2 files" }).click();
  const updated = notice(page, "2 inputs were updated in 2 files.");
  await expect(updated).toBeVisible();
  await updateDialog(page).getByRole("region", { name: "Updated" }).getByRole("button", { name: "Close" }).click();
  await input(page, "Airflow").fill("70");
  await page.keyboard.press("Tab");
  await page.getByRole("main").locator("header").getByRole("link", { name: "School" }).click();
  await updated.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("link", { name: "Branch", exact: true }).click();
  await expect(input(page, "Length")).toHaveValue(before);
  await expect(input(page, "Airflow")).toHaveValue("70");
  await expect(sourcesIn(page)).toContainText("“Main duct”, on which this file depends, is out of date.");
});

test("an update whose dialog is closed while it writes shows its progress and its end", async ({ page, user }) => {
  const before = await openBranch(page, user);
  await sourcesIn(page).getByRole("button", { name: "Update all in order" }).click();
  const dialog = updateDialog(page);
  const update = dialog.getByRole("button", { name: "Update 2 files" });
  await expect(update).toBeEnabled();
  // In one task, before anything can be written.
  const shown = await page.evaluateHandle(() => {
    const messages: string[] = [];
    new MutationObserver(() => {
      for (const each of document.querySelectorAll("[role=alert]"))
        if (each.textContent !== messages.at(-1)) messages.push(each.textContent);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    const [open] = document.querySelectorAll<HTMLElement>("[role=dialog]");
    const button = (name: string): HTMLElement =>
      [...open!.querySelectorAll("button")].find((each) => [each.textContent, each.ariaLabel].includes(name))!;
    button("Update 2 files").click();
    button("Close").click();
    return messages;
  });
  await expect(dialog).toHaveCount(0);
  await expect(notice(page, "2 inputs were updated in 2 files.")).toBeVisible();
  const messages = await shown.jsonValue();
  expect(messages[0]).toMatch(/^Updating/);
  await expect(input(page, "Length")).not.toHaveValue(before);
  await notice(page, "2 inputs were updated in 2 files.").getByRole("button", { name: "Undo" }).click();
  await expect(input(page, "Length")).toHaveValue(before);
});

test("a bill without links says that a file that it was taken off is out of date", async ({ page, user }) => {
  const projectId = await seedProject(user.uid, {
    name: "School",
    files: [
      { collection: "calculations", name: "Classroom", input: heatLoad.complete(heatLoad.start("Metric")) as never },
      {
        collection: "ductCalculations",
        name: "Main duct",
        input: { unitSystem: "Metric", airflow: { value: 100, unit: "L/s" }, ductLength: { value: 20, unit: "m" } },
      },
      { collection: "boqs", name: "Tender", input: { unitSystem: "Metric", items: [{ id: "own", description: "Crane", unit: "day" }] } },
    ],
  });
  await openFile(page, projectId, "Main duct");
  await linkToRoom(page, "Airflow", "Classroom");
  await expect(badge(page)).toHaveText("Saved");
  await openFile(page, projectId, "Tender");
  await page.getByRole("button", { name: "Take-off from the project…" }).click();
  await page
    .getByRole("dialog", { name: "Take-off from the project" })
    .getByRole("button", { name: /^Take \d+ lines?$/ })
    .click();
  await expect(badge(page)).toHaveText("Saved");
  await expect(sourcesIn(page)).toBeHidden();
  await openFile(page, projectId, "Classroom");
  await input(page, "People").fill("60");
  await expect(badge(page)).toHaveText("Saved");
  await openFile(page, projectId, "Tender");
  await expect(sourcesIn(page)).toContainText("“Main duct”, on which this file depends, is out of date.");
});

test("a text that cannot be read stays with its file, and no other file follows the number before it", async ({ page, user }) => {
  const projectId = await seedSchool(user);
  await openFile(page, projectId, "Main duct");
  await linkToRoom(page, "Airflow", "Classroom");
  await expect(badge(page)).toHaveText("Saved");
  await openFile(page, projectId, "Classroom");
  await input(page, "People").fill("6o");
  await expect(badge(page)).toHaveText("Saved");
  await openFile(page, projectId, "Main duct");
  await expect(linkNotice(page)).toContainText("The linked file cannot be calculated.");
  await openFile(page, projectId, "Classroom");
  await expect(input(page, "People")).toHaveValue("6o");
  await input(page, "People").fill("60");
  await expect(badge(page)).toHaveText("Saved");
  await openFile(page, projectId, "Main duct");
  await expect(linkNotice(page)).toContainText("A linked result has changed.");
});
