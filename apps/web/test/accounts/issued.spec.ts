import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { axeAgain, axeInLight, expectToFitTheWidth } from "../page.ts";
import { seedProject } from "../seed.ts";
import { patchDocument, readDocuments, type TestUser } from "../users.ts";
import { signedIn as test } from "../workerPage.ts";
import { badge, createFromTemplate, field, go, network, notice, openFile } from "./pages.ts";

const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");
/** Text of a document without spaces, which PDF readers place arbitrarily. */
const squeezed = (text: string): string => text.normalize("NFKC").replaceAll(/\s+/g, "");

/** The heat load of an office, open. @returns the path of its document */
async function openOffice(page: Page, user: TestUser): Promise<string> {
  const projectId = await createFromTemplate(page, "Small Office Fit-out");
  await page.getByRole("link", { name: "Open office, cooling load" }).click();
  await expect(badge(page)).toHaveText("Saved");
  const fileId = new URL(page.url()).pathname.split("/").at(-1)!;
  return `artifacts/plenum/users/${user.uid}/projects/${projectId}/calculations/${fileId}`;
}

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Issue the report" });

async function askToIssue(page: Page): Promise<void> {
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Report (PDF)…" }).click();
  await page.getByRole("dialog", { name: "Report (PDF)" }).getByRole("button", { name: "Issue…" }).click();
  await expect(dialogOf(page)).toBeVisible();
}

/** Issues the open file. @returns its link */
async function issue(page: Page, revision: string, outcome: string | RegExp = `Issued as revision ${revision}.`): Promise<string> {
  await askToIssue(page);
  const dialog = dialogOf(page);
  await dialog.getByLabel("Revision").fill(revision);
  await dialog.getByLabel("Prepared by").fill("Ελένη Π.");
  await dialog.getByLabel("Issued for").fill("Construction");
  await dialog.getByRole("button", { name: "Issue", exact: true }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  // Warnings of the results come first.
  const anyway = dialog.getByRole("button", { name: "Issue anyway" });
  if (await anyway.isVisible()) await anyway.click();
  await expect(dialog.getByRole("alert")).toContainText(outcome);
  const link = await dialog.getByLabel("Link").inputValue();
  await dialog.getByText("Close", { exact: true }).click();
  return link;
}

/** Makes the report of the issue that is shown. @returns its text, squeezed */
async function printed(page: Page, level?: string): Promise<string> {
  await page.getByRole("button", { name: "Report (PDF)" }).click();
  const dialog = page.getByRole("dialog", { name: "Issued report" });
  if (level !== undefined) await dialog.getByLabel("Level of detail").selectOption(level);
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Create report" }).click();
  const document = await getDocumentProxy(new Uint8Array(await readFile(await (await download).path())));
  await expect(dialog).toBeHidden();
  return squeezed((await extractText(document, { mergePages: true })).text);
}

test("a report is issued, and its link shows the issued content after the file has changed", async ({ page, user }) => {
  await openOffice(page, user);
  const total = await page.locator('[data-result="totalLoad"]').innerText();
  await askToIssue(page);
  const dialog = dialogOf(page);
  await dialog.getByRole("button", { name: "Issue", exact: true }).click();
  await expect(dialog.getByText("Enter the revision, such as A or P01.")).toBeVisible();
  await expect(dialog.getByLabel("Revision")).toHaveAttribute("aria-invalid", "true");
  expect(await axeInLight(page, '[role="dialog"]')).toEqual([]);
  await dialog.getByRole("button", { name: "Cancel" }).click();

  const link = await issue(page, "B");
  await field(page, "Wall area").fill("2000");
  await expect(badge(page)).toHaveText("Saved");
  await go(page, link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Open office, cooling load");
  await expect(page).toHaveTitle(/Revision B · Plenum$/);
  const titleBlock = page.getByRole("region", { name: "Title block" });
  for (const text of ["Small Office Fit-out", "Construction", "Ελένη Π.", user.email, "Plenum, engine"])
    await expect(titleBlock).toContainText(text);
  await expect(titleBlock).toContainText("The hash matches: this is what was issued.");
  await expect(page.getByRole("region", { name: "Calculated again today" })).toContainText("gives the same results.");
  await expect(page.getByRole("region", { name: "Results", exact: true })).toContainText(
    total.replaceAll(/\s+/g, "\u202f").split("\u202f")[0]!,
  );
  const walls = page.getByRole("region", { name: "Inputs", exact: true });
  await expect(walls).toContainText("300");
  await expect(walls).not.toContainText("2000");
  await expect(page.getByRole("textbox")).toHaveCount(0);
  expect(await axeInLight(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFitTheWidth(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  // Any program can compute the displayed hash from the downloaded bytes.
  const hash = (await titleBlock.locator("code").innerText()).replaceAll(" ", "");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Data (JSON)" }).click();
  const data = await readFile(await (await download).path(), "utf8");
  expect(sha256(data)).toBe(hash);
  expect((JSON.parse(data) as { data: { input: { wallArea: object } } }).data.input.wallArea).toMatchObject({ value: 300 });

  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(notice(page, "Link copied.")).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const text = await printed(page, "tables");
  for (const each of ["RevisionB", "Ελένη Π.", user.email, "Issued for", hash, "300", "Sources"]) expect(text).toContain(squeezed(each));

  await page.getByRole("link", { name: "Open the file" }).click();
  await expect(field(page, "Wall area")).toHaveValue("2000");
  await page.getByRole("button", { name: "History" }).click();
  const history = page.getByRole("dialog", { name: "History" });
  await history.getByRole("button", { name: /^Revision B · Construction/ }).click();
  await expect(history.getByRole("row", { name: /^Wall area/ })).toHaveText(/300 ft².*2000 ft²/);
  expect(await axeAgain(page, '[role="dialog"]')).toEqual([]);
  await history.getByRole("link", { name: "Open the issue" }).click();
  await expect(page).toHaveURL(link);
  await expect(page.getByText("The hash matches")).toBeVisible();
});

/** A value in Firestore's protocol. */
interface Stored {
  readonly fields: Readonly<Record<string, Value>>;
}
type Value = Readonly<Record<string, unknown>> & {
  readonly mapValue?: { readonly fields?: Stored["fields"] };
  readonly arrayValue?: { readonly values?: readonly Value[] };
};

function plain(value: Value): unknown {
  if (value.mapValue) return plainFields(value.mapValue.fields ?? {});
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(plain);
  if ("nullValue" in value) return null;
  const number = value["integerValue"] ?? value["doubleValue"];
  return number === undefined ? Object.values(value)[0] : Number(number);
}
const plainFields = (fields: Stored["fields"]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));

/** JSON with sorted names. */
function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, member]) => `${JSON.stringify(name)}:${sorted(member)}`).join(",")}}`;
}

test(
  "a bill is issued as one list by sections, and its issue prints without what its rates are made of",
  { tag: "@all" },
  async ({ page, user }) => {
    const money = (value: number) => ({ value, unit: "money" });
    const times = (value: number) => ({ value, unit: "unitless" });
    const items = [
      {
        id: "a",
        description: "Spiral duct",
        workSection: "38.6",
        quantity: times(42.5),
        unit: "m",
        rate: money(14.2),
        labour: money(11.5),
      },
      { id: "b", description: "Swirl diffuser", workSection: "38.2", quantity: times(16), rate: money(213), notes: "With plenum" },
    ];
    const bill = { collection: "boqs", name: "Tender", input: { unitSystem: "Metric", currency: "€", standard: "nrm2", items } } as const;
    const projectId = await seedProject(user.uid, { name: "Library", files: [bill] });
    await openFile(page, projectId, "Tender");
    await expect(page.locator('[data-result="total"]')).toHaveText("€4,500.25");
    await go(page, await issue(page, "T1"));

    const table = page.getByRole("table").filter({ hasText: "Total of 38.6" });
    // 42.5 × (14.20 + 11.50) = 1092.25, 16 × 213 = 3408
    await expect(table.getByRole("row")).toHaveText([
      "No.ItemQuantityUnitRate €Amount €",
      "38.2 Terminal equipment and fittings",
      "2Swirl diffuserWith plenum16each213.003,408.00",
      "Total of 38.2 Terminal equipment and fittings3,408.00",
      "38.6 Ductwork",
      "1Spiral duct42.5m25.701,092.25",
      "Total of 38.6 Ductwork1,092.25",
      "2 items4,500.25",
    ]);
    await expect(page.getByRole("region", { name: "Inputs", exact: true })).toContainText("1Spiral duct€14.2");
    expect(await axeAgain(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectToFitTheWidth(page);

    const text = await printed(page, "priced");
    for (const each of ["RevisionT1", "1Spiralduct42.5m25.701,092.25", "2items4,500.25"]) expect(text).toContain(each);
    for (const rateText of ["14.2", "11.5", "Labour"]) expect(text).not.toContain(rateText);
  },
);

test(
  "an issue of an older engine is shown as it was, with what today’s would give; one that was changed says so",
  { tag: "@all" },
  async ({ page, user }) => {
    const path = await openOffice(page, user);
    const link = new URL(await issue(page, "A"));
    const issueId = link.searchParams.get("issue")!;
    const { fields } = JSON.parse((await readDocuments(`${path}/revisions/${issueId}`)).text) as Stored;
    const { issue: issuedTexts, createdAt: _, ...content } = plainFields(fields) as Record<string, object>;
    const { hash, ...texts } = issuedTexts as Record<string, string>;
    // An independent implementation of the same text gives the same hash.
    expect(sha256(sorted({ ...content, issue: texts }))).toBe(hash);

    const total = { mapValue: { fields: { value: { doubleValue: 7000.5 }, quantity: { stringValue: "power" } } } };
    const data = fields["data"]!.mapValue!.fields!;
    const results = data["results"]!.mapValue!.fields!;
    const changedFields = {
      ...fields,
      engineVersion: { stringValue: "0.0.7" },
      data: { mapValue: { fields: { ...data, results: { mapValue: { fields: { ...results, totalLoad: total } } } } } },
    };
    const { issue: __, createdAt: ___, ...older } = plainFields(changedFields);
    const olderHash = sha256(sorted({ ...older, issue: texts }));
    const issueFields = { mapValue: { fields: { ...fields["issue"]!.mapValue!.fields, hash: { stringValue: olderHash } } } };
    await patchDocument(`${path}/revisions/older`, { ...changedFields, issue: issueFields });
    await patchDocument(`${path}/revisions/changed`, changedFields);

    await go(page, `${link.pathname}?issue=older`);
    await expect(page.getByText("The hash matches: this is what was issued.")).toBeVisible();
    const today = page.getByRole("region", { name: "Calculated again today" });
    await expect(today).toContainText("One result differs with engine");
    // 7000.5 W · 3.412142 Btu/(h·W) is 23 887 Btu/h, in four digits.
    await expect(today.getByRole("row", { name: /^Total load/ })).toContainText(/23,890\s?Btu\/h/);
    await expect(page.getByRole("region", { name: "Results", exact: true })).toContainText(/Total load\s*23,890/);
    await expect(page.getByRole("region", { name: "Title block" })).toContainText("engine 0.0.7");
    expect(await axeAgain(page)).toEqual([]);
    const text = await printed(page);
    expect(text).toContain("23,890Btu/h");
    expect(text).toContain(olderHash);
    expect(text).toContain(squeezed("engine 0.0.7"));
    expect(text).not.toContain("Sources");

    await go(page, `${link.pathname}?issue=changed`);
    await expect(page.getByRole("main").getByRole("alert")).toContainText(
      "The hash does not match: what is stored is not what was issued.",
    );
    expect(await axeAgain(page)).toEqual([]);
    await page.getByRole("button", { name: "Report (PDF)" }).click();
    await page.getByRole("button", { name: "Create report" }).click();
    await expect(page.getByRole("dialog").getByRole("alert")).toContainText("The hash does not match");
  },
);

test("a missing or invalid issue has a page that says so; a refused issue is not stored", { tag: "@all" }, async ({ page, user }) => {
  const path = await openOffice(page, user);
  const address = new URL(page.url()).pathname;
  await page.keyboard.press("Control+s");
  await expect(notice(page, "Saved, and kept in the history as a revision.")).toBeVisible();
  await field(page, "Wall area").fill("-5");
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Report (PDF)…" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("There are errors in the inputs");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Issue…" })).toBeDisabled();

  const { documents } = JSON.parse((await readDocuments(`${path}/revisions`)).text) as { documents: readonly { readonly name: string }[] };
  for (const id of ["nowhere", documents[0]!.name.split("/").at(-1)!, "a%2Fb"]) {
    await go(page, `${address}?issue=${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This issued report was not found");
    await expect(page.getByRole("link", { name: "Back to the project" })).toBeVisible();
  }
  expect(await axeInLight(page)).toEqual([]);
});

test("a report issued offline is stored unchanged, and its link shows it once it has been sent", async ({ page, context, user }) => {
  await openOffice(page, user);
  // The code of the dialogs loads at the first use.
  await askToIssue(page);
  await dialogOf(page).getByRole("button", { name: "Cancel" }).click();
  await network(context, "off");
  await field(page, "Wall area").fill("333");
  const link = await issue(page, "C", "It is sent as soon as the server can be reached");
  await field(page, "Wall area").fill("444");
  await expect(badge(page)).toHaveText("Offline, saved here");
  await network(context, "on");
  await expect(badge(page)).toHaveText("Saved");
  await go(page, link);
  await expect(page.getByText("The hash matches: this is what was issued.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Inputs", exact: true })).toContainText("333");
  await page.getByRole("link", { name: "Open the file" }).click();
  await expect(field(page, "Wall area")).toHaveValue("444");
});

test(
  "a revision that was issued before is refused at its field, also one that waits on this device",
  { tag: "@all" },
  async ({ page, context, user }) => {
    await openOffice(page, user);
    await issue(page, "B");
    const ask = async (revision: string): Promise<void> => {
      await dialogOf(page).getByLabel("Revision").fill(revision);
      await dialogOf(page).getByRole("button", { name: "Issue", exact: true }).click();
    };
    const refused = dialogOf(page).getByText(/This file was issued as revision .* on .*\. Give this issue another revision\./);
    await askToIssue(page);
    await ask(" b ");
    await expect(refused).toBeVisible();
    await expect(dialogOf(page).getByLabel("Revision")).toHaveAttribute("aria-invalid", "true");
    expect(await axeAgain(page, '[role="dialog"]')).toEqual([]);
    await ask("C");
    await expect(dialogOf(page).getByRole("alert")).toContainText("Issued as revision C.");
    await dialogOf(page).getByText("Close", { exact: true }).click();

    await network(context, "off");
    await issue(page, "D", "It is sent as soon as the server can be reached");
    await askToIssue(page);
    await ask("d");
    await expect(refused).toBeVisible();
    await ask("C");
    await expect(refused).toBeVisible();
    await dialogOf(page).getByRole("button", { name: "Cancel" }).click();
    await network(context, "on");
  },
);

test("a revision issued on two devices is stored twice, each with its time", { tag: "@all" }, async ({ page, user }) => {
  const path = await openOffice(page, user);
  const link = new URL(await issue(page, "B"));
  const { fields } = JSON.parse((await readDocuments(`${path}/revisions/${link.searchParams.get("issue")!}`)).text) as Stored;
  const issued = fields["issue"]!.mapValue!.fields!;
  const other = { ...issued, issuedAt: { stringValue: "2026-01-02T03:04:05.000Z" } };
  await patchDocument(`${path}/revisions/elsewhere`, { ...fields, issue: { mapValue: { fields: other } } });
  await page.getByRole("button", { name: "History" }).click();
  const names = page.getByRole("dialog", { name: "History" }).getByRole("button", { name: /^Revision B · Construction/ });
  await expect(names).toHaveCount(2);
  await expect(names.filter({ hasText: "2026" })).toHaveCount(2);
  await expect.poll(async () => new Set(await names.allInnerTexts()).size).toBe(2);
});
