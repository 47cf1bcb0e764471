import { expect, type Locator, type Page } from "@playwright/test";
import { deleteDocuments, readDocuments, signedIn as inOwnContext, type TestUser } from "../users.ts";
import { signedIn as test } from "../workerPage.ts";
import { badge, createFromTemplate, field, go, network, notice } from "./pages.ts";
import { axeInLight } from "../page.ts";

test.use({ level: "user" });

const heatLoad = "Open office, cooling load";
const duct = "Main supply duct";
const outboxButton = (page: Page): Locator => page.getByRole("button", { name: /files? (?:waits?|needs?|could) / });
const dialog = (page: Page): Locator => page.getByRole("dialog", { name: "Waiting to be sent" });
const row = (page: Page, name: string): Locator => dialog(page).getByRole("listitem").filter({ hasText: name });

interface Opened {
  readonly projectId: string;
  /** Stored documents: the file and its summary in the lists. */
  readonly paths: readonly [file: string, summary: string];
}

async function openHeatLoad(page: Page, { uid }: TestUser): Promise<Opened> {
  const projectId = await createFromTemplate(page, "Small Office Fit-out");
  await page.getByRole("link", { name: heatLoad }).click();
  await expect(badge(page)).toHaveText("Saved");
  const fileId = new URL(page.url()).pathname.split("/").at(-1)!;
  const user = `artifacts/plenum/users/${uid}`;
  return { projectId, paths: [`${user}/projects/${projectId}/calculations/${fileId}`, `${user}/fileSummaries/${fileId}`] };
}

/** Types a roof area without a network and leaves the file by a link. */
async function typeOfflineAndLeave(page: Page, area: string): Promise<void> {
  await network(page.context(), "off");
  await field(page, "Roof area").fill(area);
  await expect(badge(page)).toHaveText("Offline, saved here");
  await page.getByRole("link", { name: "Small Office Fit-out" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Small Office Fit-out");
}

test("input typed offline is listed on every page, shown by the badge on return, and sent from another page", async ({
  page,
  context,
  user,
}) => {
  const { paths } = await openHeatLoad(page, user);
  // Loaded while there is a network, like the service worker does.
  await go(page, "/projects");
  await page.getByRole("link", { name: "Small Office Fit-out" }).click();
  await page.getByRole("link", { name: duct }).click();
  await expect(badge(page)).toHaveText("Saved");
  await page.getByRole("link", { name: "Small Office Fit-out" }).click();
  await page.getByRole("link", { name: heatLoad }).click();
  await typeOfflineAndLeave(page, "70707.5");
  await expect(outboxButton(page)).toHaveText("1 file waits to be sent");
  await page.getByRole("link", { name: duct }).click();
  await field(page, "Airflow").fill("1234");
  await expect(badge(page)).toHaveText("Offline, saved here");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Projects", exact: true }).click();
  await expect(outboxButton(page)).toHaveText("2 files wait to be sent");

  await page.getByRole("link", { name: "Small Office Fit-out" }).click();
  await page.getByRole("link", { name: heatLoad }).click();
  await expect(badge(page)).toHaveText("Offline, saved here");
  await expect(field(page, "Roof area")).toHaveValue("70707.5");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Projects", exact: true }).click();
  expect((await readDocuments(paths[0])).text).not.toContain("70707.5");

  await network(context, "on");
  await expect.poll(async () => (await readDocuments(paths[0])).text).toContain("70707.5");
  await expect(outboxButton(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Small Office Fit-out" }).click();
  await page.getByRole("link", { name: heatLoad }).click();
  await expect(field(page, "Roof area")).toHaveValue("70707.5");
  await expect(badge(page)).toHaveText("Saved");
});

/** Edits a file that is then deleted elsewhere; afterwards the list of projects is open. */
async function typeIntoDeleted(page: Page, user: TestUser): Promise<Opened> {
  const opened = await openHeatLoad(page, user);
  await typeOfflineAndLeave(page, "778");
  await deleteDocuments(...opened.paths);
  await network(page.context(), "on");
  await expect(outboxButton(page)).toHaveText("1 file needs your answer");
  await outboxButton(page).click();
  await expect(row(page, heatLoad)).toContainText("The file was deleted. What you typed is still here.");
  await expect(row(page, heatLoad)).toContainText("Small Office Fit-out");
  return opened;
}

async function closeDialog(page: Page): Promise<void> {
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
}

/** Whether a page for visitors on this device would load the user's data to send something. */
const isNoted = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("plenum.unsentOf:")));

test("input typed into a deleted file is saved as a new file, and the outbox is empty", async ({ page, user }) => {
  await typeIntoDeleted(page, user);
  await row(page, heatLoad).getByRole("button", { name: "Save as a new file" }).click();
  await expect(notice(page, "Saved as a new file.")).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByTitle("Rename")).toHaveText(`${heatLoad} (copy)`);
  await expect(field(page, "Roof area")).toHaveValue("778");
  await expect(badge(page)).toHaveText("Saved");
  await expect(outboxButton(page)).toHaveCount(0);
  await expect.poll(() => isNoted(page)).toBe(false);
});

test(
  "input typed into a deleted file is discarded by keyboard after one question, and the outbox is empty",
  { tag: "@all" },
  async ({ page, user }) => {
    await typeIntoDeleted(page, user);
    const discard = row(page, heatLoad).getByRole("button", { name: `Discard your changes to ${heatLoad}` });
    await discard.press("Enter");
    const keep = row(page, heatLoad).getByRole("button", { name: "Keep it" });
    await expect(keep).toBeFocused();
    await expect(row(page, heatLoad).getByRole("group")).toHaveAccessibleName(
      `Discard your changes to “${heatLoad}”? This cannot be undone.`,
    );
    await page.keyboard.press("Enter");
    await expect(keep).toHaveCount(0);
    await discard.press("Enter");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toContainText("Everything has been sent.");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(outboxButton(page)).toHaveCount(0);
    await expect.poll(() => isNoted(page)).toBe(false);
  },
);

test("the page of a deleted file offers both", { tag: "@all" }, async ({ page, user }) => {
  const { projectId, paths } = await typeIntoDeleted(page, user);
  await closeDialog(page);
  await go(page, `/projects/${projectId}/heat-load/${paths[0].split("/").at(-1)!}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This file was not found");
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("dialog", { name: "Discard your input?" }).getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Save as a new file" }).click();
  await expect(page.getByTitle("Rename")).toHaveText(`${heatLoad} (copy)`);
  await expect(field(page, "Roof area")).toHaveValue("778");
  await expect(outboxButton(page)).toHaveCount(0);
});

test("signing out lists the files with unsent changes", async ({ page, user }) => {
  await openHeatLoad(page, user);
  await typeOfflineAndLeave(page, "779");
  await page.getByRole("button", { name: "Sign out" }).click();
  const question = page.getByRole("dialog", { name: "Sign out and lose changes?" });
  await expect(question.getByRole("list", { name: "Files with unsent changes" }).getByRole("listitem")).toHaveText([heatLoad]);
  await question.getByRole("button", { name: "Cancel" }).click();
});

test(
  "the list is cleared when the session ends in another tab, and a public page stays",
  { tag: "@all" },
  async ({ page, context, user }) => {
    await typeIntoDeleted(page, user);
    await closeDialog(page);
    await go(page, "/heat-load");
    await outboxButton(page).click();
    await expect(row(page, heatLoad)).toBeVisible();
    const other = await context.newPage();
    await go(other, "/projects");
    await other.getByRole("button", { name: "Sign out" }).click();
    await other.getByRole("dialog", { name: "Sign out and lose changes?" }).getByRole("button", { name: "Sign out and lose them" }).click();
    await expect(notice(other, "You are signed out.")).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/heat-load");
  },
);

inOwnContext.describe("on a phone", () => {
  inOwnContext.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  inOwnContext("the outbox fits the screen, and axe finds nothing", { tag: "@all" }, async ({ page, user }) => {
    await openHeatLoad(page, user);
    await typeOfflineAndLeave(page, "780");
    await expect(outboxButton(page)).toHaveText("1");
    await expect(outboxButton(page)).toHaveAccessibleName("1 file waits to be sent");
    await outboxButton(page).click();
    await expect(row(page, heatLoad)).toContainText("Waiting for the server; will be sent automatically.");
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await axeInLight(page, ["[role=dialog]", "header"])).toEqual([]);
    await row(page, heatLoad)
      .getByRole("link", { name: `Open ${heatLoad}` })
      .click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(field(page, "Roof area")).toHaveValue("780");
  });
});
