import { expect, type Page } from "@playwright/test";
import { openFold } from "../page.ts";
import { patchDocument, readDocuments, signedIn as inOwnContext, type TestUser } from "../users.ts";
import { signedIn as test } from "../workerPage.ts";
import { badge, createFromTemplate, field, go, network, notice } from "./pages.ts";

const total = (page: Page) => page.locator('[data-result="totalLoad"]');

/** A project from the template of an office with its heat load open. @returns the path of the document */
async function openOffice(page: Page, user: TestUser): Promise<string> {
  const projectId = await createFromTemplate(page, "Small Office Fit-out");
  await page.getByRole("link", { name: "Open office, cooling load" }).click();
  await expect(badge(page)).toHaveText("Saved");
  const fileId = new URL(page.url()).pathname.split("/").at(-1)!;
  return `artifacts/plenum/users/${user.uid}/projects/${projectId}/calculations/${fileId}`;
}

inOwnContext("opening a file changes nothing in it", async ({ page, user }) => {
  const path = await openOffice(page, user);
  const before = (await readDocuments(path)).text;
  await page.clock.install();
  await page.reload();
  await expect(badge(page)).toHaveText("Saved");
  // Longer than any delay of saving.
  await page.clock.runFor(20_000);
  // A browser's writes arrive in order: after this one, all earlier ones have arrived.
  await page.getByRole("link", { name: "Small Office Fit-out" }).click();
  await page.getByRole("button", { name: "New file" }).click();
  await page.getByRole("menuitem", { name: "Ventilation" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ventilation");
  await expect(badge(page)).toHaveText("Saved");
  expect((await readDocuments(path)).text).toBe(before);
});

test("revisions are kept, compared and restored", async ({ page, user }) => {
  await openOffice(page, user);
  const before = await total(page).innerText();
  await page.keyboard.press("Control+s");
  await expect(notice(page, "Saved, and kept in the history as a revision.")).toBeVisible();
  await field(page, "Wall area").fill("2000");
  await expect(badge(page)).toHaveText("Saved");
  await page.getByRole("button", { name: "History" }).click();
  const modal = page.getByRole("dialog", { name: "History" });
  await expect(modal.getByRole("row", { name: /^Wall area/ })).toHaveText(/300 ft².*2000 ft²/);
  await expect(modal.getByRole("row", { name: /^Total load/ })).toContainText(before.split("\n")[0]!);
  await modal.getByRole("button", { name: "Restore" }).click();
  await expect(notice(page, "Restored.")).toBeVisible();
  await expect(field(page, "Wall area")).toHaveValue("300");
  await expect(total(page)).toHaveText(before);
  await page.getByRole("button", { name: "History" }).click();
  await expect(modal.getByRole("list", { name: "Revisions" }).getByRole("listitem")).toHaveCount(3);
  await expect(modal.getByRole("listitem").filter({ hasText: "Before restoring" })).toHaveCount(1);
});

test("a file of an older engine shows what changed", { tag: "@all" }, async ({ page, user }) => {
  const path = await openOffice(page, user);
  const address = page.url();
  await go(page, "/dashboard");
  await patchDocument(
    path,
    {
      engineVersion: { stringValue: "0.0.7" },
      data: {
        mapValue: {
          fields: {
            results: {
              mapValue: {
                fields: { totalLoad: { mapValue: { fields: { value: { doubleValue: 7000 }, quantity: { stringValue: "power" } } } } },
              },
            },
          },
        },
      },
    },
    ["engineVersion", "data.results.totalLoad"],
  );
  await go(page, address);
  const lead = page.getByRole("region", { name: "Results of an older engine" });
  await expect(lead).toContainText("calculated with engine 0.0.7");
  await expect(lead.getByRole("row", { name: /^Total load/ })).toContainText(/was 23,885 Btu\/h with 0.0.7|was 23,\d+/);
  await expect(badge(page)).toHaveText("Saved");
  await lead.getByRole("button", { name: "Understood" }).click();
  await expect(lead).toHaveCount(0);
});

test("two devices merge by field, and ask where both changed the same", async ({ page, user, device: { context, page: other } }) => {
  await openOffice(page, user);
  await go(other, page.url());
  await expect(badge(other)).toHaveText("Saved");
  await field(other, "Window area").fill("99");
  await expect(field(page, "Window area")).toHaveValue("99");

  await network(context, "off");
  await field(other, "Wall area").fill("111");
  await field(page, "Wall area").fill("222");
  await expect(badge(page)).toHaveText("Saved");
  await expect(badge(other)).toHaveText("Offline, saved here");
  await network(context, "on");
  await other.getByRole("button", { name: /^Wall area: keep 111/ }).click();
  await expect(badge(other)).toHaveText("Saved");
  await expect(field(page, "Wall area")).toHaveValue("111");
});

inOwnContext("input typed offline in a tab that was then closed is sent later", { tag: "@all" }, async ({ page, context, user }) => {
  const path = await openOffice(page, user);
  await network(context, "off");
  await field(page, "Roof area").fill("777.25");
  await expect(badge(page)).toHaveText("Offline, saved here");
  await page.close();
  await network(context, "on");
  const next = await context.newPage();
  await go(next, "/dashboard");
  await expect.poll(async () => (await readDocuments(path)).text).toContain("777.25");
});

test("a reload in the middle of saving loses nothing", async ({ page, user }) => {
  await openOffice(page, user);
  await field(page, "Roof area").fill("555");
  await page.reload();
  await expect(field(page, "Roof area")).toHaveValue("555");
  await expect(badge(page)).toHaveText("Saved");
});

test("unreadable files and files of a later version are shown as such", async ({ page, user }) => {
  const path = await openOffice(page, user);
  const address = new URL(page.url()).pathname;
  await go(page, "/dashboard");
  await patchDocument(path, { calculatorVersion: { integerValue: "999" } });
  await go(page, address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This file was made by a later version");
  await go(page, "/dashboard");
  await patchDocument(path, { calculatorVersion: { stringValue: "one" } });
  await go(page, address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This file cannot be read");
  await expect(page.getByRole("button", { name: "Export as is" })).toBeVisible();
  // The list shows a file by its summary, so it stays; an unreadable summary is listed separately.
  await page.getByRole("link", { name: "Back to the project" }).click();
  await expect(page.getByRole("region", { name: "Heat load" }).getByRole("link")).toHaveCount(1);
  await patchDocument(`artifacts/plenum/users/${user.uid}/fileSummaries/${address.split("/").at(-1)!}`, { name: { integerValue: "1" } });
  await expect(page.getByRole("region", { name: "Unreadable" }).getByRole("listitem")).toContainText("Unreadable file");
});

test("one click names a new file after the name in its input", async ({ page }) => {
  await createFromTemplate(page, "Small Office Fit-out");
  await page.getByRole("button", { name: "New file" }).click();
  await page.getByRole("menuitem", { name: "Heat load" }).click();
  await expect(badge(page)).toHaveText("Saved");
  const offer = page.getByRole("button", { name: /^Name it/ });
  await expect(offer).toHaveCount(0);
  await openFold(page, "Room");
  await field(page, "Room").fill("Corner office");
  await offer.click();
  await expect(page).toHaveTitle("Corner office · Plenum");
  await expect(offer).toHaveCount(0);
  await field(page, "Room").fill("Another room");
  await expect(badge(page)).toHaveText("Saved");
  await expect(page).toHaveTitle("Corner office · Plenum");
  await expect(offer).toHaveCount(0);
});

test("the history has the file as opened, and revisions have names", { tag: "@all" }, async ({ page, user }) => {
  await openOffice(page, user);
  const before = await field(page, "Wall area").inputValue();
  await field(page, "Wall area").fill("2000");
  await expect(badge(page)).toHaveText("Saved");
  await page.getByRole("button", { name: "History" }).click();
  const modal = page.getByRole("dialog", { name: "History" });
  const revisions = modal.getByRole("list", { name: "Revisions" }).getByRole("listitem");
  await expect(revisions).toHaveText([/^As opened/]);
  await modal.getByLabel("Save a revision as").fill("Sent to the architect");
  await page.keyboard.press("Enter");
  await expect(notice(page, "Saved in the history as “Sent to the architect”.")).toBeVisible();
  await expect(revisions).toHaveText([/^As opened/, /^Sent to the architect/]);
  await modal.getByRole("button", { name: /^As opened/ }).click();
  await modal.getByRole("button", { name: "Restore" }).click();
  await expect(field(page, "Wall area")).toHaveValue(before);
  await page.getByRole("button", { name: "History" }).click();
  // The restored revision exists already, so it is not listed twice.
  await expect(modal.getByRole("listitem").filter({ hasText: "As opened" })).toHaveCount(0);
  await expect(modal.getByRole("listitem").filter({ hasText: "Sent to the architect" })).toHaveCount(1);
});

test.describe("if the user has no other projects", () => {
  test.use({ level: "user" });

  test("files are created, renamed, duplicated, moved and deleted", async ({ page }) => {
    await createFromTemplate(page, "Residential Home");
    await createFromTemplate(page, "Small Office Fit-out");
    await page.getByRole("button", { name: "New file" }).click();
    await page.getByRole("menuitem", { name: "Ventilation" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Ventilation");
    await expect(badge(page)).toHaveText("Saved");
    await page.getByTitle("Rename").click();
    await page.getByRole("textbox", { name: "File name" }).fill("Corridors");
    await page.keyboard.press("Enter");
    await expect(page.getByTitle("Rename")).toHaveText("Corridors");
    await expect(page).toHaveTitle("Corridors · Plenum");
    await page.getByRole("link", { name: "Small Office Fit-out" }).click();

    const group = page.getByRole("region", { name: "Ventilation" });
    const act = async (name: string, action: string): Promise<void> => {
      await group.getByRole("button", { name: `Actions of ${name}`, exact: true }).click();
      await page.getByRole("menuitem", { name: action }).click();
    };
    await act("Corridors", "Duplicate");
    await expect(group.getByRole("link")).toHaveText(["Corridors (copy)", "Corridors"]);
    await act("Corridors (copy)", "Move to another project");
    await page.getByRole("button", { name: "Move", exact: true }).click();
    await expect(notice(page, "Moved “Corridors (copy)” to “Residential Home (New Build)”.")).toBeVisible();
    await expect(group.getByRole("link")).toHaveText(["Corridors"]);
    await act("Corridors", "Delete");
    await page.getByRole("button", { name: "Delete file" }).click();
    await expect(group).toHaveCount(0);
    await notice(page, "Deleted “Corridors”.").getByRole("button", { name: "Undo" }).click();
    await expect(group.getByRole("link")).toHaveText(["Corridors"]);
  });

  test("a calculator's own page is saved into a project", async ({ page }) => {
    await go(page, "/heat-load?v=1&u=Metric&wallArea=43");
    await page.getByRole("button", { name: "Save to project" }).click();
    const modal = page.getByRole("dialog", { name: "Save to project" });
    await modal.getByLabel("Project name").fill("Villa");
    await modal.getByLabel("File name").fill("Living room");
    await page.keyboard.press("Enter");
    await expect(notice(page, "Project Created Successfully!")).toBeVisible();
    await expect(page).toHaveURL(/\/projects\/\w+\/heat-load\/\w+$/);
    await expect(field(page, "Wall area")).toHaveValue("43");
    await expect(page.getByTitle("Rename")).toHaveText("Living room");
  });
});
