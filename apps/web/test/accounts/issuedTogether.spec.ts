import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { expect, type Locator, type Page } from "@playwright/test";
import { axeAgain, axeInLight, expectToFitTheWidth } from "../page.ts";
import { seedProject } from "../seed.ts";
import { patchDocument, readDocuments, storageOf, type TestUser } from "../users.ts";
import { signedIn as test } from "../workerPage.ts";
import { badge, field, go, network, notice } from "./pages.ts";

const room = heatLoad.complete(heatLoad.start("Metric")) as Readonly<Record<string, string>>;
const duct = { unitSystem: "Metric", airflow: { value: 100, unit: "L/s" }, ductLength: { value: 20, unit: "m" } } as const;
/** An impossible duct length. */
const impossible = { ...duct, ductLength: { value: -20, unit: "m" } } as const;

const [classroom, mainDuct, branch] = ["Classroom <b>1</b>", "Main duct", "Branch"] as const;

interface Seeded {
  readonly projectId: string;
  /** Path of the document of a file. */
  readonly pathOf: (name: string) => Promise<string>;
  /** Revisions of a file's issues, as stored on the server. */
  readonly revisionsOf: (name: string) => Promise<readonly string[]>;
}

async function seed(user: TestUser, inputs: Readonly<Record<string, object>>): Promise<Seeded> {
  const files = Object.entries({ [classroom]: room, ...inputs }).map(([name, input]) => ({
    collection: name === classroom ? ("calculations" as const) : ("ductCalculations" as const),
    name,
    input: input as never,
  }));
  const projectId = await seedProject(user.uid, { name: "School", files });
  const documentsOf = async <T>(path: string): Promise<readonly { readonly name: string; readonly fields: T }[]> =>
    (JSON.parse((await readDocuments(path)).text) as { documents?: readonly { readonly name: string; readonly fields: T }[] }).documents ??
    [];
  const pathOf = async (name: string): Promise<string> => {
    const { collection } = files.find((file) => file.name === name)!;
    const path = `artifacts/plenum/users/${user.uid}/projects/${projectId}/${collection}`;
    const documents = await documentsOf<{ readonly name: { readonly stringValue: string } }>(path);
    const match = documents.find(({ fields }) => fields.name.stringValue === name)!;
    return `${path}/${match.name.split("/").at(-1)!}`;
  };
  interface StoredRevision {
    readonly issue?: { readonly mapValue: { readonly fields: { readonly revision: { readonly stringValue: string } } } };
  }
  return {
    projectId,
    pathOf,
    revisionsOf: async (name) =>
      (await documentsOf<StoredRevision>(`${await pathOf(name)}/revisions`)).flatMap(({ fields: { issue } }) =>
        issue ? [issue.mapValue.fields.revision.stringValue] : [],
      ),
  };
}

const dialogOf = (page: Page): Locator => page.getByRole("dialog", { name: "Issue the reports" });

/** Opens the form for the files of a project and excludes some of them. */
async function askToIssue(page: Page, projectId: string, leftOut: readonly RegExp[] = []): Promise<Locator> {
  await go(page, `/projects/${projectId}`);
  return askFromPage(page, leftOut);
}

async function askFromPage(page: Page, leftOut: readonly RegExp[] = []): Promise<Locator> {
  await page.getByRole("button", { name: "Report (PDF)" }).click();
  const choice = page.getByRole("dialog", { name: "Project report" });
  for (const name of leftOut) await choice.getByLabel(name).uncheck();
  await choice.getByRole("button", { name: "Issue…" }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText("can change an issue afterwards")).toBeFocused();
  return dialog;
}

async function issueAs(dialog: Locator, revision: string): Promise<void> {
  await dialog.getByLabel("Revision").fill(revision);
  await dialog.getByLabel("Issued for").fill("Tender");
  await dialog.getByRole("button", { name: "Issue", exact: true }).click();
}

const rowOf = (dialog: Locator, name: string): Locator => dialog.getByRole("listitem").filter({ hasText: name });
const linkOf = (dialog: Locator, name: string): Locator => dialog.getByRole("link", { name: `Open the issue of “${name}”` });

/** Line of a file in the text of “Copy all links”. */
async function copiedLinks(page: Page, dialog: Locator): Promise<readonly (readonly string[])[]> {
  await dialog.getByRole("button", { name: "Copy all links" }).click();
  await expect(notice(page, "Links copied, one line for each file.")).toBeVisible();
  return (await page.evaluate(() => navigator.clipboard.readText())).split("\n").map((line) => line.split("\t"));
}

/** Opens an issue and expects it to be that of a file. */
async function expectIssue(page: Page, link: string, name: string, revision: string): Promise<void> {
  await go(page, link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByText("The hash matches: this is what was issued.")).toBeVisible();
  const titleBlock = page.getByRole("region", { name: "Title block" });
  for (const text of [revision, "Tender", "School"]) await expect(titleBlock.getByText(text, { exact: true })).toBeVisible();
}

test("files of a project are issued as one revision, each with its own link; the same revision is refused by their names", async ({
  page,
  user,
}) => {
  const { projectId, revisionsOf } = await seed(user, {
    [mainDuct]: duct,
    [branch]: { ...duct, airflow: { value: 150, unit: "L/s" } },
    Riser: duct,
  });
  const dialog = await askToIssue(page, projectId, [/Branch/, /Riser/]);
  await expect(dialog).toContainText("Each of the 2 files is issued separately as it is now");
  await dialog.getByRole("button", { name: "Issue", exact: true }).click();
  await expect(dialog.getByText("Enter the revision, such as A or P01.")).toBeVisible();
  await expect(dialog.getByLabel("Revision")).toBeFocused();
  expect(await axeAgain(page, '[role="dialog"]')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFitTheWidth(page);

  await issueAs(dialog, "P01");
  const outcome = dialog.getByRole("alert");
  await expect(outcome).toHaveText("2 files were issued as revision P01.");
  await expect(outcome).toBeFocused();
  await expectToFitTheWidth(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await axeInLight(page, '[role="dialog"]')).toEqual([]);
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  await expect(dialog.getByText("Waiting on this device")).toHaveCount(0);
  const links = await copiedLinks(page, dialog);
  expect(links.map(([name]) => name)).toEqual([classroom, mainDuct]);
  for (const [name, link] of links) {
    await expect(linkOf(dialog, name!)).toHaveJSProperty("href", link);
  }
  for (const [name, link] of links) await expectIssue(page, link!, name!, "P01");
  expect(await revisionsOf(branch)).toEqual([]);

  await askToIssue(page, projectId);
  await issueAs(dialog, " p01 ");
  await expect(
    dialog.getByText(`“${classroom}” and “Main duct” were already issued as revision p01. Give this issue another revision.`),
  ).toBeVisible();
  await expect(dialog.getByLabel("Revision")).toHaveAttribute("aria-invalid", "true");
  await expect(dialog.getByLabel("Revision")).toBeFocused();
  expect(await axeAgain(page, '[role="dialog"]')).toEqual([]);
  expect(await revisionsOf(branch)).toEqual([]);
  // Only files that do not have this revision yet.
  await dialog.getByRole("button", { name: "Back" }).click();
  const choice = page.getByRole("dialog", { name: "Project report" });
  for (const name of [/Classroom/, /Main duct/, /Riser/]) await choice.getByLabel(name).uncheck();
  await choice.getByRole("button", { name: "Issue…" }).click();
  await issueAs(dialog, "P01");
  await expect(outcome).toHaveText("1 file was issued as revision P01.");
  await dialog.getByText("Close", { exact: true }).click();
  await expect(dialog).toBeHidden();

  await askFromPage(page);
  await issueAs(dialog, "P02");
  await expect(outcome).toHaveText("4 files were issued as revision P02.");
  for (const name of [classroom, mainDuct, branch])
    await expect.poll(async () => (await revisionsOf(name)).toSorted()).toEqual(["P01", "P02"]);
  await dialog.getByText("Close", { exact: true }).click();

  await askFromPage(page);
  await issueAs(dialog, "P02");
  await expect(
    dialog.getByText(/^(?:“[^”]+”, ){2}“[^”]+” and 1 more were already issued as revision P02\. Give this issue another revision\.$/),
  ).toBeVisible();
});

test("files that cannot be issued are named, and nothing is issued until they are excluded", { tag: "@all" }, async ({ page, user }) => {
  const { projectId, pathOf, revisionsOf } = await seed(user, { [mainDuct]: duct, Later: duct, Torn: duct, Wrong: impossible });
  await patchDocument(await pathOf("Later"), { calculatorVersion: { integerValue: "99" } });
  await patchDocument(await pathOf("Torn"), { data: { stringValue: "none" } });
  const dialog = await askToIssue(page, projectId);
  await issueAs(dialog, "A");
  const alert = dialog.getByRole("alert");
  await expect(alert).toBeFocused();
  await expect(alert).toContainText("Nothing was issued: 3 files cannot be issued. Leave them out, or correct them.");
  await expect(alert.getByRole("listitem").filter({ hasText: "Later" })).toContainText("It was made by a later version of Plenum.");
  await expect(alert.getByRole("listitem").filter({ hasText: "Torn" })).toContainText("Its stored data is not valid.");
  await expect(alert.getByRole("listitem").filter({ hasText: "Wrong" })).toContainText("There are errors in its inputs");
  await expect(alert.getByRole("listitem")).toHaveCount(3);
  expect(await axeAgain(page, '[role="dialog"]')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFitTheWidth(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const name of [classroom, mainDuct, "Wrong"]) expect(await revisionsOf(name)).toEqual([]);

  await alert.getByRole("button", { name: "Leave them out" }).click();
  await expect(dialog.getByText("Each of the 2 files is issued separately")).toBeFocused();
  await dialog.getByRole("button", { name: "Issue", exact: true }).click();
  await expect(dialog.getByRole("alert")).toHaveText("2 files were issued as revision A.");
  for (const name of [classroom, mainDuct]) await expect.poll(() => revisionsOf(name)).toEqual(["A"]);
  expect(await revisionsOf("Wrong")).toEqual([]);
});

test("warnings of a file are shown before its issue and do not prevent it", { tag: "@all" }, async ({ page, user }) => {
  const linked = { ...duct.airflow, link: { collection: "calculations", fileId: "removed1", result: "supplyAirflow" } };
  const { projectId, pathOf, revisionsOf } = await seed(user, { [mainDuct]: { ...duct, airflow: linked }, [branch]: duct });
  const other = { mapValue: { fields: { value: { doubleValue: 1 }, quantity: { stringValue: "power" } } } };
  await patchDocument(
    await pathOf(classroom),
    {
      engineVersion: { stringValue: "0.0.7" },
      data: { mapValue: { fields: { results: { mapValue: { fields: { totalLoad: other } } } } } },
    },
    ["engineVersion", "data.results.totalLoad"],
  );
  const dialog = await askToIssue(page, projectId);
  await issueAs(dialog, "A");
  const alert = dialog.getByRole("alert");
  await expect(alert).toBeFocused();
  await expect(alert).toContainText("Nothing has been issued yet. Check these 2 files first:");
  await expect(alert.getByRole("listitem").filter({ hasText: classroom })).toHaveText(
    `${classroom}: It was calculated with engine 0.0.7. With today’s engine one result differs; today’s results are issued.`,
  );
  await expect(alert.getByRole("listitem").filter({ hasText: mainDuct })).toHaveText(
    "Main duct: Airflow: “A linked file” cannot be read here. It no longer exists.",
  );
  expect(await axeAgain(page, '[role="dialog"]')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFitTheWidth(page);
  for (const name of [classroom, mainDuct, branch]) expect(await revisionsOf(name)).toEqual([]);
  await dialog.getByRole("button", { name: "Issue anyway" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("3 files were issued as revision A.");
  for (const name of [classroom, mainDuct, branch]) await expect.poll(() => revisionsOf(name)).toEqual(["A"]);
});

test(
  "a file that two devices changed in the same field is not issued before somebody has chosen",
  { tag: "@all" },
  async ({ page, context, user, browser, baseURL }) => {
    const { projectId, revisionsOf } = await seed(user, { [mainDuct]: duct });
    const openDuct = async (each: Page): Promise<void> => {
      await go(each, `/projects/${projectId}`);
      await each.getByRole("link", { name: mainDuct, exact: true }).click();
      await expect(badge(each)).toHaveText("Saved");
    };
    await openDuct(page);
    await network(context, "off");
    await field(page, "Airflow").fill("200");
    await expect(badge(page)).toHaveText("Offline, saved here");
    const elsewhere = await browser.newContext({ baseURL: baseURL!, storageState: storageOf(user) });
    const other = await elsewhere.newPage();
    await openDuct(other);
    await field(other, "Airflow").fill("300");
    await expect(badge(other)).toHaveText("Saved");
    await elsewhere.close();
    await network(context, "on");
    await expect(badge(page)).toHaveText("Changed elsewhere");
    await page.getByRole("link", { name: "School" }).click();
    const dialog = await askFromPage(page);
    await issueAs(dialog, "A");
    const alert = dialog.getByRole("alert");
    await expect(alert).toContainText("Nothing was issued: one file cannot be issued. Leave it out, or correct it.");
    await expect(alert.getByRole("listitem")).toHaveText(
      "Main duct: It was changed elsewhere in the same fields. Open it and choose what to keep.",
    );
    await alert.getByRole("link", { name: mainDuct }).click();
    await page.getByRole("button", { name: /^Airflow: keep / }).click();
    await expect(badge(page)).toHaveText("Saved");
    for (const name of [classroom, mainDuct]) expect(await revisionsOf(name)).toEqual([]);
  },
);

test(
  "issues of a project wait on the device without a network, and are sent once it is back",
  { tag: "@all" },
  async ({ page, context, user }) => {
    const { projectId, revisionsOf } = await seed(user, { [mainDuct]: duct });
    // The code of the dialogs and the files load on first use.
    const dialog = await askToIssue(page, projectId);
    await issueAs(dialog, "A");
    await expect(dialog.getByRole("alert")).toHaveText("2 files were issued as revision A.");
    await dialog.getByText("Close", { exact: true }).click();
    await network(context, "off");
    await expect(page.getByText("You are offline.")).toBeVisible();
    await askFromPage(page);
    await issueAs(dialog, "a");
    await expect(dialog.getByText("were already issued as revision a")).toBeVisible();
    await issueAs(dialog, "B");
    const outcome = dialog.getByRole("alert");
    await expect(outcome).toContainText("2 files were issued as revision B. 2 issues are kept on this device as they are now.");
    for (const name of [classroom, mainDuct]) await expect(rowOf(dialog, name)).toContainText("Waiting on this device");
    expect(await axeAgain(page, '[role="dialog"]')).toEqual([]);
    const links = await copiedLinks(page, dialog);
    await network(context, "on");
    await expect(outcome).toHaveText("2 files were issued as revision B.");
    await expect(dialog.getByText("Waiting on this device")).toHaveCount(0);
    for (const name of [classroom, mainDuct]) await expect.poll(async () => (await revisionsOf(name)).toSorted()).toEqual(["A", "B"]);
    for (const [name, link] of links) await expectIssue(page, link!, name!, "B");
  },
);

test(
  "files that the server refuses are named and retried alone; Stop takes effect after the current file",
  { tag: "@all" },
  async ({ page, user }) => {
    const { projectId, pathOf, revisionsOf } = await seed(user, { [mainDuct]: duct, [branch]: duct });
    const id = (await pathOf(mainDuct)).split("/").at(-1)!;
    const refused = { error: { code: 403, status: "PERMISSION_DENIED", message: "Missing or insufficient permissions." } };
    const isOf = (fileId: string) => (body: string | null) => body?.includes(fileId) === true && body.includes("/revisions/");
    await page.route(/documents:commit/, (route, request) =>
      isOf(id)(request.postData()) ? route.fulfill({ status: 403, json: refused }) : route.continue(),
    );
    const dialog = await askToIssue(page, projectId);
    await issueAs(dialog, "A");
    const outcome = dialog.getByRole("alert");
    await expect(outcome).toHaveText("2 of 3 files were issued as revision A.");
    await expect(rowOf(dialog, mainDuct)).toContainText("Not issued.");
    expect(await axeAgain(page, '[role="dialog"]')).toEqual([]);
    expect((await copiedLinks(page, dialog)).map(([name]) => name)).toEqual([classroom, branch]);
    await page.unroute(/documents:commit/);
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect(outcome).toHaveText("3 files were issued as revision A.");
    for (const name of [classroom, mainDuct, branch]) await expect.poll(() => revisionsOf(name)).toEqual(["A"]);
    await dialog.getByText("Close", { exact: true }).click();

    // The first issue is held back until Stop is pressed.
    const release = Promise.withResolvers<void>();
    const isHeld = Promise.withResolvers<void>();
    await page.route(/documents:commit/, async (route, request) => {
      if (request.postData()?.includes("/revisions/") === true) {
        isHeld.resolve();
        await release.promise;
      }
      await route.continue();
    });
    await askFromPage(page);
    await issueAs(dialog, "B");
    await isHeld.promise;
    const progress = dialog.getByRole("progressbar", { name: "Issuing the files" });
    await expect(progress).toHaveAttribute("aria-valuenow", "0");
    await expect(dialog).toContainText(`Issuing 1 of 3: ${classroom}`);
    await expect(dialog.getByRole("button", { name: "Stop" })).toBeFocused();
    expect(await axeAgain(page, '[role="dialog"]')).toEqual([]);
    await page.keyboard.press("Escape");
    await dialog.getByRole("button", { name: "Stop" }).click();
    await expect(dialog.getByText("It stops after this file.")).toBeVisible();
    release.resolve();
    await expect(outcome).toHaveText("1 of 3 files was issued as revision B.");
    for (const name of [mainDuct, branch]) await expect(rowOf(dialog, name)).toContainText("Not issued: stopped before this file.");
    await expect.poll(() => revisionsOf(branch)).toEqual(["A"]);
    await dialog.getByRole("button", { name: "Issue the others" }).click();
    await expect(outcome).toHaveText("3 files were issued as revision B.");
    for (const name of [classroom, mainDuct, branch])
      await expect.poll(async () => (await revisionsOf(name)).toSorted()).toEqual(["A", "B"]);

    // The links are available elsewhere too.
    await linkOf(dialog, branch).click();
    await page.getByRole("link", { name: "Open the file" }).click();
    await expect(badge(page)).toHaveText("Saved");
    await expect(field(page, "Airflow")).toHaveValue("100");
    await page.getByRole("button", { name: "History" }).click();
    await expect(page.getByRole("dialog", { name: "History" }).getByRole("button", { name: /^Revision [AB] · Tender/ })).toHaveCount(2);
  },
);
