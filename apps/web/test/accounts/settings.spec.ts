import { expect, type Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { deflateSync } from "node:zlib";
import { readDocuments } from "../users.ts";
import { signedIn as test } from "../workerPage.ts";
import { createFromTemplate, go, notice, openSettings, sendCredentials } from "./pages.ts";

test.use({ level: "user" });

/** A PNG of one colour. Format: W3C, Portable Network Graphics, 3rd edition. */
function png(width: number, height: number): Buffer {
  const table = Array.from(
    { length: 256 },
    (_, index) => Array.from({ length: 8 }).reduce<number>((c) => (c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1), index) >>> 0,
  );
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const crc = (body.reduce((c, byte) => table[(c ^ byte) & 255]! ^ (c >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc);
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (1 + width * 3), 120);
  for (let row = 0; row < height; row += 1) rows[row * (1 + width * 3)] = 0;
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

test("the company details are kept, with a logo scaled down in the browser", async ({ page, user }) => {
  const company = await openSettings(page, "Company");
  await company.getByLabel("Name").fill("Northern Air Ltd");
  await company.getByLabel("Location").fill("Tromsø");
  const picking = page.waitForEvent("filechooser");
  await company.getByRole("button", { name: "Choose a logo" }).click();
  await (await picking).setFiles({ name: "logo.png", mimeType: "image/png", buffer: png(3000, 1000) });
  const logo = company.getByRole("img", { name: "Logo of the company" });
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([640, 213]);
  await expect(company.getByText("640 × 213 pixels")).toBeVisible();
  await expect(company.getByText("Not saved yet. Your changes are kept on this device.")).toBeVisible();
  await company.getByRole("button", { name: "Save" }).click();
  await expect(notice(page, "Company details saved.")).toBeVisible();
  await expect(company.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(company.getByLabel("Name")).toHaveValue("Northern Air Ltd");
  await expect(logo).toBeVisible();
  expect((await readDocuments(`artifacts/plenum/users/${user.uid}/companyDetails/profile`)).text).toContain("Tromsø");
  const again = page.waitForEvent("filechooser");
  await company.getByRole("button", { name: "Change" }).click();
  await (await again).setFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(company.getByRole("alert")).toHaveText("This file is not a picture that the browser can read. Use PNG, JPEG, WebP or SVG.");
});

test("pipe sizes are written by the name that is chosen, also after a reload", async ({ page }) => {
  const size = page.locator('[data-result="nominalSize"]');
  for (const [choice, expected] of [
    ["DN 80", /^DN \d+$/],
    ["NPS 3", /^NPS [\d/-]+$/],
    ["NPS 3 (DN 80)", /^NPS [\d/-]+ \(DN \d+\)$/],
  ] as const) {
    const preferences = await openSettings(page, "Preferences");
    await preferences.getByRole("radiogroup", { name: "Pipe sizes" }).getByText(choice, { exact: true }).click();
    await go(page, "/calculators/pipe-sizer?v=1&u=Metric&flowRate=6&pipeLength=10");
    await expect(size).toHaveText(expected);
    await page.reload();
    await expect(size).toHaveText(expected);
  }
});

test("all data is exported as one file", async ({ page }) => {
  await createFromTemplate(page, "Small Office Fit-out");
  await openSettings(page, "Data");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export everything" }).click();
  const archive: unknown = JSON.parse(await readFile(await (await downloading).path(), "utf8"));
  expect(archive).toMatchObject({ format: "plenum-account", projects: [{ name: "Small Office Fit-out" }] });
});

test("diagnostics are copied for support, with what the page did and nothing that was entered", async ({ page, user }) => {
  await createFromTemplate(page, "Small Office Fit-out");
  await openSettings(page, "Data");
  await page.getByRole("button", { name: "Copy diagnostics" }).click();
  await expect(notice(page, "Diagnostics copied.")).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  for (const line of [/^Engine: \d+\.\d+\.\d+$/m, /^Online: yes$/m, /^Page: \/settings$/m, /^Signed in: yes$/m, /^Database: imports 0, /m])
    expect(text).toMatch(line);
  expect(text).toMatch(/^\S+ event: listener: answered by the server$/m);
  for (const entered of [user.uid, user.email, "Small Office", "@"]) expect(text).not.toContain(entered);
});

test("the address asks for the events of the store in the console", async ({ page }) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(`${message.type()} ${message.text()}`));
  await page.goto("/settings?debug");
  await expect.poll(() => messages.filter((message) => message.startsWith("debug session: ")).length).toBeGreaterThan(0);
  await expect.poll(() => messages.filter((message) => message.startsWith("debug listener: ")).length).toBeGreaterThan(0);
});

test("other devices are signed out by a new password, and the settings say so", async ({ page }) => {
  const account = await openSettings(page, "Account");
  await expect(account).toContainText("Changing the password signs out all other devices within an hour.");
  await account.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByLabel("Current password", { exact: true })).toBeFocused();
});

/** Cuts the connection to Firestore at the first request that deletes a document of `projectId`; earlier requests have arrived. */
async function cutAtDeletionOf(page: Page, projectId: string): Promise<{ readonly isCut: () => boolean }> {
  let isCut = false;
  const firestore = new URL(process.env["PLENUM_TEST_FIRESTORE_URL"]!).port;
  await page.route(
    (url) => url.port === firestore,
    (route) => {
      const body = decodeURIComponent((route.request().postData() ?? "").replaceAll("+", " "));
      isCut ||= body.includes(`/projects/${projectId}`) && body.includes("structuredQuery") && body.includes("addTarget");
      return isCut ? route.abort() : route.continue();
    },
  );
  return { isCut: () => isCut };
}

test.describe("if the device or the account changes", () => {
  test.use({ level: "own" });

  test("preferences apply to new calculations and to the appearance", async ({ page }) => {
    const preferences = await openSettings(page, "Preferences");
    // The radio button is hidden; its label is clicked.
    await preferences.getByText("Metric", { exact: true }).click();
    await expect(preferences.getByRole("radio", { name: "Metric" })).toBeChecked();
    await page.getByLabel("Currency").selectOption("€");
    await preferences.getByText("Dark", { exact: true }).click();
    await expect(page.locator("html")).toHaveClass(/dark/);
    await go(page, "/calculators/pipe-sizer");
    await expect(page.getByRole("main").getByRole("radio", { name: "Metric" })).toBeChecked();
    await page.reload();
    await expect(page.getByRole("main").getByRole("radio", { name: "Metric" })).toBeChecked();
    await openSettings(page, "Preferences");
    await expect(page.getByLabel("Currency")).toHaveValue("€");
    await expect(page.locator("html")).toHaveClass(/dark/);
  });

  test("changing the password requires the old one", { tag: "@all" }, async ({ page, user }) => {
    await go(page, "/settings");
    await page.getByRole("button", { name: "Change password" }).click();
    await page.getByLabel("Current password", { exact: true }).fill("not it");
    await page.getByLabel("New password", { exact: true }).fill("entirely-new");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Current password", { exact: true })).toHaveAccessibleDescription("The password is wrong.");
    await page.getByLabel("Current password", { exact: true }).fill(user.password);
    await page.keyboard.press("Enter");
    await expect(notice(page, "Your password has been changed. All other devices are signed out within an hour.")).toBeVisible();
    await page.getByRole("tabpanel", { name: "Account" }).getByRole("button", { name: "Sign out" }).click();
    await expect(notice(page, "You are signed out.")).toBeVisible();
    await go(page, "/login");
    await sendCredentials(page, user.email, "entirely-new");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
  });

  test(
    "a deletion cut off by the network says what is left, and is finished when it is retried",
    { tag: "@all" },
    async ({ page, user }) => {
      const names = ["Small Office Fit-out", "Residential Home"];
      const ids: string[] = [];
      for (const name of names) ids.push(await createFromTemplate(page, name));
      await openSettings(page, "Data");
      // Projects are deleted one after the other, in the order of their ids: the later one is never reached.
      const [first, last] = ids.toSorted();
      const { isCut } = await cutAtDeletionOf(page, last!);
      await page.getByRole("button", { name: "Delete account" }).click();
      const modal = page.getByRole("dialog", { name: "Delete your account?" });
      await modal.getByLabel("Password", { exact: true }).fill(user.password);
      await page.keyboard.press("Enter");
      const alert = modal.getByRole("alert");
      await expect(alert).toContainText("The deletion stopped. The server cannot be reached. Still stored: 1 project");
      expect(isCut()).toBe(true);
      await expect(alert).toContainText(names[ids.indexOf(last!)]!);
      await expect(alert).toContainText("Your account still exists. Try again to delete the rest");
      const projects = (await readDocuments(`artifacts/plenum/users/${user.uid}/projects`)).text;
      expect([projects.includes(`/projects/${first}"`), projects.includes(`/projects/${last}"`)]).toEqual([false, true]);

      await page.unrouteAll();
      await page.keyboard.press("Enter");
      await expect(notice(page, "Your account and all its data are deleted.")).toBeVisible();
      expect((await readDocuments(`artifacts/plenum/users/${user.uid}/projects`)).text).not.toContain(last!);
    },
  );

  test("deleting an account deletes all its data", async ({ page, user }) => {
    await createFromTemplate(page, "Small Office Fit-out");
    const data = await openSettings(page, "Data");
    await data.getByRole("button", { name: "Delete account" }).click();
    const modal = page.getByRole("dialog", { name: "Delete your account?" });
    await modal.getByLabel("Password", { exact: true }).fill(user.password);
    await page.keyboard.press("Enter");
    await expect(notice(page, "Your account and all its data are deleted.")).toBeVisible();
    expect((await readDocuments(`artifacts/plenum/users/${user.uid}/projects`)).text).not.toContain("Small Office");
    await go(page, "/login");
    await sendCredentials(page, user.email, user.password);
    await expect(page.getByRole("main").getByRole("alert")).toHaveText("The e-mail address or password is wrong.");
  });
});
