import { expect, type Locator, type Page } from "@playwright/test";
import { createUser, patchDocument, readDocuments, storageOf } from "../users.ts";
import { signedIn as test } from "../workerPage.ts";
import { seedProject } from "../seed.ts";
import { badge, createFromTemplate, field, go, notice, openSettings, sendCredentials } from "./pages.ts";

test.use({ level: "user" });

test("empty pages offer a way to begin", async ({ page }) => {
  await go(page, "/dashboard");
  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
  await page.getByRole("button", { name: "Create an empty project" }).click();
  await page.getByLabel("Name").fill("Library");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Library");
  await expect(page.getByRole("heading", { name: "No files yet" })).toBeVisible();
  await page.getByRole("button", { name: "Ventilation" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ventilation");
  await expect(badge(page)).toHaveText("Saved");
});

const expectNoOverflow = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0);

test("long names and names in any script fit every page", async ({ page, user }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const arabic = "مشروع تكييف الهواء في برج المكاتب الكبير والمستودعات الملحقة به";
  for (const name of ["W".repeat(120), arabic]) await seedProject(user.uid, { name });
  await go(page, "/projects");
  for (const name of ["W".repeat(120), arabic]) await expect(page.getByRole("link", { name })).toBeVisible();
  await expectNoOverflow(page);
  // A text written from right to left is cut at its end, which is on the left.
  await expect(page.getByRole("link", { name: arabic })).toHaveCSS("direction", "rtl");
  await page.getByLabel("Search projects").fill("z".repeat(200));
  await expect(page.getByText("No project has")).toBeVisible();
  await expectNoOverflow(page);
  await page.getByLabel("Search projects").fill("");
  await page.getByRole("link", { name: "WWW" }).click();
  await expect(page.getByText("No files yet")).toBeVisible();
  await expectNoOverflow(page);
  await go(page, "/dashboard");
  await expect(page.getByRole("region", { name: "Projects" }).getByRole("link", { name: "WWW" })).toBeVisible();
  await expectNoOverflow(page);
});

test("different values and results never have the same text", { tag: "@all" }, async ({ page, user }) => {
  const projectId = await createFromTemplate(page, "Small Office Fit-out");
  await page.getByRole("link", { name: "Open office, cooling load" }).click();
  await expect(badge(page)).toHaveText("Saved");
  const address = page.url();
  const path = `artifacts/plenum/users/${user.uid}/projects/${projectId}/calculations/${new URL(address).pathname.split("/").at(-1)!}`;
  await page.keyboard.press("Control+s");
  await expect(notice(page, "Saved, and kept in the history as a revision.")).toBeVisible();
  await field(page, "Wall area").fill("300.00001");
  await page.getByRole("button", { name: "History" }).click();
  const rows = page.getByRole("dialog").locator("tbody tr");
  await expect(rows.filter({ hasText: "Wall area" })).toContainText("300.00001 ft²");
  for (const [then, now] of await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll("td")].map(({ textContent }) => textContent)),
  ))
    expect(then).not.toBe(now);
  await page.keyboard.press("Escape");
  await expect(badge(page)).toHaveText("Saved");

  await go(page, "/dashboard");
  const { fields } = JSON.parse((await readDocuments(path)).text) as {
    fields: {
      data: {
        mapValue: {
          fields: { results: { mapValue: { fields: { totalLoad: { mapValue: { fields: { value: { doubleValue: number } } } } } } } };
        };
      };
    };
  };
  const watts = fields.data.mapValue.fields.results.mapValue.fields.totalLoad.mapValue.fields.value.doubleValue;
  const older = { mapValue: { fields: { value: { doubleValue: watts * (1 + 3e-7) }, quantity: { stringValue: "power" } } } };
  await patchDocument(
    path,
    {
      engineVersion: { stringValue: "0.0.7" },
      data: { mapValue: { fields: { results: { mapValue: { fields: { totalLoad: older } } } } } },
    },
    ["engineVersion", "data.results.totalLoad"],
  );
  await go(page, address);
  const cells = page.getByRole("region", { name: "Results of an older engine" }).getByRole("cell");
  await expect(cells).toHaveCount(2);
  await expect
    .poll(async () => {
      const [was, now] = await cells.allInnerTexts();
      return was!.replace("was ", "").replace(" with 0.0.7", "") === now!.replace("now ", "");
    })
    .toBe(false);
});

const mainLink = (page: Page, name: string): Locator => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });

/** Drafts of company details on the device, by key. */
const drafts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("plenum.company:")));

test("company details that were typed and not saved stay on the device until they are saved or discarded", async ({
  page,
  browser,
  baseURL,
}) => {
  const company = await openSettings(page, "Company");
  await company.getByLabel("Name").fill("Northern Air");
  const picking = page.waitForEvent("filechooser");
  await company.getByRole("button", { name: "Choose a logo" }).click();
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 40"><rect width="100" height="40" fill="teal"/></svg>';
  await (await picking).setFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(drawing) });
  await expect(company.getByRole("img", { name: "Logo of the company" })).toBeVisible();
  await mainLink(page, "Projects").click();
  await mainLink(page, "Settings").click();
  await page.getByRole("tab", { name: "Company" }).click();
  await expect(company.getByLabel("Name")).toHaveValue("Northern Air");
  await expect(company.getByRole("img", { name: "Logo of the company" })).toBeVisible();
  await page.reload();
  await expect(company.getByLabel("Name")).toHaveValue("Northern Air");
  await expect(company.getByRole("img", { name: "Logo of the company" })).toBeVisible();

  // Another user of the same device does not see it.
  const { origins } = await page.context().storageState();
  const other = storageOf(await createUser());
  const storedDrafts = origins.flatMap(({ localStorage }) => localStorage.filter(({ name }) => name.startsWith("plenum.company:")));
  expect(storedDrafts).toHaveLength(1);
  other.origins[0]!.localStorage.push(...storedDrafts);
  const shared = await browser.newContext({ baseURL: baseURL!, storageState: other });
  const theirs = await shared.newPage();
  await expect((await openSettings(theirs, "Company")).getByLabel("Name")).toHaveValue("");
  await shared.close();

  await company.getByRole("button", { name: "Discard changes" }).click();
  await expect(company.getByLabel("Name")).toHaveValue("");
  await notice(page, "discarded").getByRole("button", { name: "Undo" }).click();
  await expect(company.getByLabel("Name")).toHaveValue("Northern Air");
  await company.getByRole("button", { name: "Save" }).click();
  await expect(notice(page, "Company details saved.")).toBeVisible();
  await expect.poll(() => drafts(page)).toEqual([]);
});

test("company details that were typed and not saved leave the device when the user signs out", { tag: "@all" }, async ({ page, user }) => {
  const company = await openSettings(page, "Company");
  await company.getByLabel("Name").fill("Northern Air");
  await expect.poll(() => drafts(page)).toHaveLength(1);
  await page.getByRole("banner").getByRole("button", { name: "Sign out" }).click();
  await expect(notice(page, "You are signed out.")).toBeVisible();
  await expect.poll(() => drafts(page)).toEqual([]);
  await go(page, "/login?redirect=%2Fsettings%23company");
  await sendCredentials(page, user.email, user.password);
  await expect(company.getByLabel("Name")).toHaveValue("");
});

test("inline forms take the focus, lead to the first error, and give the focus back", async ({ page }) => {
  const account = await openSettings(page, "Account");
  const open = account.getByRole("button", { name: "Change e-mail" });
  await open.press("Enter");
  await expect(page.getByLabel("New e-mail")).toBeFocused();
  await page.getByLabel("New e-mail").fill("new@engineers.example");
  await page.keyboard.press("Enter");
  const password = account.getByLabel("Password", { exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription("Enter your password.");
  await account.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(open).toBeFocused();
});

test(
  "with nothing stored and no server, lists are not called empty",
  { tag: "@all" },
  async ({ page, device: { context, page: other } }) => {
    const projectId = await createFromTemplate(page, "Small Office Fit-out");
    // The server accepts every request and answers none.
    await context.route(/\/(?:Listen\/channel|documents:)/, () => {});
    for (const [address, text] of [
      ["/projects", "Projects are not on this device, and the server cannot be reached."],
      ["/dashboard", "Projects are not on this device, and the server cannot be reached."],
      [`/projects/${projectId}`, "The files of this project are not on this device, and the server cannot be reached."],
    ] as const) {
      await go(other, address);
      await expect(other.getByText(text)).toBeVisible();
      await expect(other.getByText(/No projects yet|No files yet|was not found/)).toHaveCount(0);
    }
  },
);
