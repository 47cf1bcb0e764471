import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { axeAgain, axeInLight, expectToFitTheWidth, input } from "../page.ts";
import { seedProject } from "../seed.ts";
import { patchDocument, readDocuments } from "../users.ts";
import { signedIn as test } from "../workerPage.ts";
import { badge, go, network, notice, openFile } from "./pages.ts";
import { airOf, chooseResult, linkNote, linkNotice, linkToRoom, many, seedSchool } from "./school.ts";

/** Expects an airflow, in L/s, to the digits that are shown. */
const expectAirflow = (page: Page, value: number): Promise<void> =>
  expect.poll(async () => Number(await input(page, "Airflow").inputValue())).toBeCloseTo(value, 0);

/** Opens a file on another device of the user, and loads the code that is needed to link a result without a network. */
async function openElsewhere(page: Page, projectId: string): Promise<void> {
  await openFile(page, projectId, "Main duct");
  await chooseResult(page, "Airflow");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("a number is linked to a result, shows when the result has changed, and is updated on request", async ({ page, user }) => {
  const projectId = await seedSchool(user);
  await openFile(page, projectId, "Main duct");
  const choices = await chooseResult(page, "Airflow");
  expect(await axeInLight(page, "dialog")).toEqual([]);
  await choices.getByRole("searchbox").fill("supply air");
  const room = choices.getByRole("region", { name: "Classroom" });
  await room.getByRole("button", { name: /^Supply airflow/ }).click();
  await expect(notice(page, "Airflow is linked to Supply airflow of “Classroom”.")).toBeVisible();
  const before = airOf({});
  await expectAirflow(page, before);
  await expect(page.getByText("Linked to Supply airflow of “Classroom”.", { exact: true })).toBeVisible();
  await expect(linkNotice(page)).toBeHidden();
  await expect(badge(page)).toHaveText("Saved");

  // The room gets more people; the duct keeps its airflow until somebody accepts the change.
  await openFile(page, projectId, "Classroom");
  await input(page, "People").fill("30");
  const after = airOf({ numPeople: 30 });
  expect(after).toBeGreaterThan(before + 10);
  await expect(badge(page)).toHaveText("Saved");
  await openFile(page, projectId, "Main duct");
  await expect(linkNotice(page)).toContainText("A linked result has changed.");
  await expectAirflow(page, before);
  expect(await axeInLight(page, "section[aria-label='Linked results']")).toEqual([]);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search" }).fill("out of date");
  await expect(page.getByRole("dialog", { name: "Search" }).getByRole("group", { name: "Files" }).getByRole("option")).toHaveText([
    /^Main duct.*out of date$/,
  ]);
  await page.keyboard.press("Escape");
  await linkNotice(page)
    .getByRole("button", { name: /^Update Airflow to / })
    .click();
  await expectAirflow(page, after);
  await expect(linkNotice(page)).toBeHidden();
  await notice(page, "Airflow was updated.").getByRole("button", { name: "Undo" }).click();
  await expectAirflow(page, before);
  await expect(linkNotice(page)).toBeVisible();

  // The link is removed, the value stays.
  const linked = await chooseResult(page, "Airflow");
  await expect(linked).toContainText("It is linked to Supply airflow of “Classroom”.");
  await linked.getByRole("button", { name: "Remove the link, keep the value" }).click();
  await expect(linkNotice(page)).toBeHidden();
  await expect(page.getByText("Linked to Supply airflow of “Classroom”.")).toBeHidden();
  await expectAirflow(page, before);
});

test("a project shows its links, refuses circles by name, and updates all in order, also without a network", async ({
  page,
  user,
  context,
}) => {
  const projectId = await seedSchool(user);
  await openFile(page, projectId, "Main duct");
  await linkToRoom(page, "Airflow", "Classroom");
  await expect(badge(page)).toHaveText("Saved");
  await openFile(page, projectId, "Branch");
  const terminal = await chooseResult(page, "Length");
  await terminal
    .getByRole("button", { name: /^Width/ })
    .first()
    .click();
  await expect(badge(page)).toHaveText("Saved");

  // The main duct cannot be linked to the branch that is linked to it.
  await openFile(page, projectId, "Main duct");
  const circle = await chooseResult(page, "Length");
  await expect(circle).toContainText("Would close a circle: Main duct → Branch → Main duct.");
  await expect(circle.getByRole("region", { name: "Branch" }).getByRole("button", { name: /^Width/ })).toBeDisabled();
  await page.keyboard.press("Escape");

  await openFile(page, projectId, "Classroom");
  await input(page, "People").fill("60");
  await expect(badge(page)).toHaveText("Saved");
  await go(page, `/projects/${projectId}`);
  const openLinks = page.getByRole("button", { name: "Links" });
  await openLinks.click();
  const links = page.getByRole("dialog", { name: "Links between files" });
  await expect(links.getByRole("link", { name: "Branch Duct sizing" })).toBeVisible();
  await expect(links.getByRole("row", { name: /^Main duct/ })).toContainText("Supply airflow of “Classroom”");
  await expect(links.getByRole("status")).toContainText("1 of 2 linked results have changed.");
  expect(await axeInLight(page, "[role=dialog]")).toEqual([]);
  await network(context, "off");
  await links.getByRole("button", { name: "Update all in order" }).click();
  const update = links.getByRole("region", { name: "Update all in order" });
  await expect(update.getByRole("listitem")).toHaveText([/^Main duct 1 input$/, /^Branch 1 input$/]);
  expect(await axeAgain(page, "[role=dialog]")).toEqual([]);
  await update.getByRole("button", { name: "Update 2 files" }).click();
  // The main duct grew with its airflow, and so did the length that is linked to its width.
  await expect(notice(page, "2 inputs were updated in 2 files.")).toBeVisible();
  await expect(links.getByRole("status")).toHaveText("Every linked input matches its result.");
  // Each file can be undone alone.
  await links.getByRole("button", { name: "Undo the update of Branch" }).click();
  await expect(links.getByRole("status")).toHaveText(/^1 of 2 linked results have changed\./);
  await links.getByRole("region", { name: "Updated" }).getByRole("button", { name: "Close" }).click();
  await links.getByRole("button", { name: "Update all in order" }).click();
  await update.getByRole("button", { name: "Update 1 file" }).click();
  await expect(links.getByRole("status")).toHaveText("Every linked input matches its result.");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFitTheWidth(page);
  await network(context, "on");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Main duct", exact: true }).click();
  await expectAirflow(page, airOf({ numPeople: 60 }));
  await expect(linkNotice(page)).toBeHidden();
  await expect(badge(page)).toHaveText("Saved");
});

test("typing over a linked number shows a notice, and one click or undo restores the link", { tag: "@all" }, async ({ page, user }) => {
  const projectId = await seedSchool(user);
  await openFile(page, projectId, "Main duct");
  await expect(input(page, "Airflow")).toHaveAttribute("aria-describedby", /./);
  // A key in the field opens the question too.
  await input(page, "Airflow").press("Alt+l");
  const dialog = page.getByRole("dialog", { name: "Airflow: link to a result" });
  await expect(dialog.getByRole("searchbox")).toBeFocused();
  await dialog.getByRole("searchbox").fill("classroom");
  await dialog.getByRole("button", { name: /^Supply airflow/ }).click();
  await expect(input(page, "Airflow")).toBeFocused();
  await expect(input(page, "Airflow")).toHaveAccessibleDescription(/^Linked to Supply airflow of “Classroom”\./);

  await input(page, "Airflow").fill("");
  await expect(linkNote(page, "Classroom")).toBeVisible();
  await input(page, "Airflow").pressSequentially("123");
  await expect(linkNote(page, "Classroom")).toBeHidden();
  await notice(page, "Airflow is no longer linked to Supply airflow of “Classroom”.").getByRole("button", { name: "Link again" }).click();
  await expect(linkNote(page, "Classroom")).toBeVisible();
  await expectAirflow(page, airOf({}));
  await input(page, "Airflow").fill("321");
  await expect(linkNote(page, "Classroom")).toBeHidden();
  await page.keyboard.press("Control+z");
  await expect(linkNote(page, "Classroom")).toBeVisible();
  await expect(badge(page)).toHaveText("Saved");

  // The linked file opens from there.
  await linkNote(page, "Classroom").getByRole("link", { name: "“Classroom”" }).click();
  await expect(page.getByTitle("Rename")).toHaveText("Classroom");
});

test(
  "a bill is linked in its table, by keyboard alone: cells name their results, and what has changed",
  { tag: "@all" },
  async ({ page, user }) => {
    const money = (value: number) => ({ value, unit: "money" });
    const bill = (description: string, rate: number) => ({
      unitSystem: "Metric",
      currency: "€",
      items: [{ id: "a", description, quantity: { value: 2, unit: "unitless" }, rate: money(rate) }],
    });
    const projectId = await seedProject(user.uid, {
      name: "Tender",
      files: [
        { collection: "boqs", name: "Plant", input: bill("Chiller", 4500) },
        { collection: "boqs", name: "Building", input: bill("Plant room", 1) },
      ],
    });
    const rate = (name: string): Locator => page.getByRole("gridcell", { name: new RegExp(`^Rate, ${name}`) });
    await openFile(page, projectId, "Building");
    await rate("Plant room").click();
    await page.keyboard.press("Alt+l");
    const dialog = page.getByRole("dialog", { name: /Rate: link to a result$/ });
    await expect(dialog.getByRole("searchbox")).toBeFocused();
    await dialog.getByRole("searchbox").fill("total");
    await dialog
      .getByRole("button", { name: /^Total/ })
      .first()
      .press("Enter");
    await expect(rate("Plant room")).toBeFocused();
    await expect(rate("Plant room")).toHaveAccessibleName(/^Rate, Plant room, €9000, linked to Total.* of “Plant”$/);
    await expect(badge(page)).toHaveText("Saved");

    await openFile(page, projectId, "Plant");
    await rate("Chiller").click();
    await page.keyboard.type("5000");
    await page.keyboard.press("Enter");
    await expect(badge(page)).toHaveText("Saved");
    await openFile(page, projectId, "Building");
    await expect(rate("Plant room")).toHaveAccessibleName(/€9000, linked to Total.* of “Plant”: Out of date: the result is now €10000\.$/);
    await rate("Plant room").click();
    const table = page.getByRole("region", { name: "Items, table" });
    // Row heads have their numbers in a label.
    expect(await axeInLight(page, "section[aria-label='Items, table']")).toEqual([]);
    await table.getByRole("button", { name: /^Update .*Rate to / }).click();
    await expect(rate("Plant room")).toHaveAccessibleName(/^Rate, Plant room, €10000, linked to Total.* of “Plant”$/);

    await rate("Plant room").click();
    await page.keyboard.type("7");
    await page.keyboard.press("Enter");
    await expect(rate("Plant room")).toHaveAccessibleName("Rate, Plant room, €7");
    await notice(page, /Rate is no longer linked to Total.* of “Plant”\./)
      .getByRole("button", { name: "Link again" })
      .click();
    await expect(rate("Plant room")).toHaveAccessibleName(/^Rate, Plant room, €10000, linked to Total/);
  },
);

test(
  "a link made without a network is kept together with changes of another device to the file",
  { tag: "@all" },
  async ({ page, user, device: other }) => {
    const projectId = await seedSchool(user);
    await openFile(page, projectId, "Main duct");
    await openElsewhere(other.page, projectId);
    await network(other.context, "off");
    await linkToRoom(other.page, "Airflow", "Classroom");
    await expect(badge(other.page)).toHaveText("Offline, saved here");
    await input(page, "Length").fill("33");
    await expect(badge(page)).toHaveText("Saved");
    await network(other.context, "on");
    await expect(input(other.page, "Length")).toHaveValue("33");
    await expect(badge(other.page)).toHaveText("Saved");
    await expect(linkNote(page, "Classroom")).toBeVisible();
    await expect(linkNote(other.page, "Classroom")).toBeVisible();
    await expect(input(page, "Length")).toHaveValue("33");
    await expectAirflow(page, airOf({}));
  },
);

const answers = [
  { here: "Gym", elsewhere: "Classroom", button: /^Airflow: keep .+ \(Supply airflow of “Gym”\) from here$/, stands: "Gym" },
  // Two rooms with equal airflows have equal numbers: only their links differ.
  {
    here: "Library",
    elsewhere: "Classroom",
    button: /^Airflow: take .+ \(Supply airflow of “Classroom”\) from elsewhere$/,
    stands: "Classroom",
  },
] as const;
test(
  "a number that two devices link to different results is asked about, and a device keeps its own or gives it up",
  { tag: "@all" },
  async ({ page, user, device: other }) => {
    const projectId = await seedSchool(user);
    await openFile(page, projectId, "Main duct");
    await openElsewhere(other.page, projectId);
    for (const { here, elsewhere, button, stands } of answers) {
      await network(other.context, "off");
      await linkToRoom(other.page, "Airflow", here);
      await expect(badge(other.page)).toHaveText("Offline, saved here");
      await linkToRoom(page, "Airflow", elsewhere);
      await expect(badge(page)).toHaveText("Saved");
      await network(other.context, "on");
      await expect(other.page.getByRole("alert", { name: "Changed elsewhere" }).getByRole("button")).toHaveText([
        new RegExp(`^Keep .+ \\(Supply airflow of “${here}”\\)$`),
        new RegExp(`^Take .+ \\(Supply airflow of “${elsewhere}”\\)$`),
      ]);
      await other.page.getByRole("button", { name: button }).click();
      await expect(badge(other.page)).toHaveText("Saved");
      for (const each of [page, other.page]) {
        await expect(linkNote(each, stands)).toBeVisible();
        await expectAirflow(each, airOf(stands === "Gym" ? many : {}));
      }
    }
  },
);

test(
  "a device that was offline shows which results have changed, and updates all linked numbers without a network",
  { tag: "@all" },
  async ({ page, user, device: other }) => {
    const projectId = await seedSchool(user);
    await openFile(page, projectId, "Main duct");
    const address = page.url();
    await linkToRoom(page, "Airflow", "Classroom");
    await expect(badge(page)).toHaveText("Saved");
    await openElsewhere(other.page, projectId);
    await expect(linkNote(other.page, "Classroom")).toBeVisible();
    await network(other.context, "off");
    await openFile(page, projectId, "Classroom");
    await input(page, "People").fill("30");
    await expect(badge(page)).toHaveText("Saved");
    await expect(linkNotice(other.page)).toBeHidden();
    await network(other.context, "on");

    const changed = linkNotice(other.page).getByRole("row", { name: /^Airflow/ });
    await expect(changed).toBeVisible();
    const cell = (index: number): Promise<number> => changed.getByRole("cell").nth(index).innerText().then(Number.parseFloat);
    await expect.poll(() => cell(0)).toBeCloseTo(airOf({}), 0);
    await expect.poll(() => cell(1)).toBeCloseTo(airOf(many), 0);
    await expectAirflow(other.page, airOf({}));

    await network(other.context, "off");
    await changed.getByRole("button", { name: /^Update Airflow to / }).click();
    await expect(linkNotice(other.page)).toBeHidden();
    await expect(badge(other.page)).toHaveText("Offline, saved here");
    // It stays so after the file is closed and opened again.
    await other.page.getByRole("link", { name: "School" }).click();
    await other.page.getByRole("link", { name: "Main duct", exact: true }).click();
    await expect(badge(other.page)).toHaveText("Offline, saved here");
    await expectAirflow(other.page, airOf(many));
    await go(page, address);
    await expect(linkNotice(page)).toBeVisible();
    await network(other.context, "on");
    await expect(badge(other.page)).toHaveText("Saved");
    await expect(linkNotice(page)).toBeHidden();
    await expectAirflow(page, airOf(many));
    await expect(linkNote(page, "Classroom")).toBeVisible();
  },
);

test(
  "an issued report names the results that its numbers were linked to when it was issued, in its page and in print",
  { tag: "@all" },
  async ({ page, user }) => {
    const projectId = await seedSchool(user);
    await openFile(page, projectId, "Main duct");
    await linkToRoom(page, "Airflow", "Gym");
    await expect(badge(page)).toHaveText("Saved");
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Report (PDF)…" }).click();
    await page.getByRole("dialog", { name: "Report (PDF)" }).getByRole("button", { name: "Issue…" }).click();
    const dialog = page.getByRole("dialog", { name: "Issue the report" });
    await dialog.getByLabel("Revision").fill("A");
    await dialog.getByRole("button", { name: "Issue", exact: true }).click();
    await expect(dialog.getByRole("alert")).toContainText("Issued as revision A.");
    const link = await dialog.getByLabel("Link").inputValue();

    // A later name of the file was not issued.
    await openFile(page, projectId, "Gym");
    await page.getByTitle("Rename").click();
    await page.getByRole("textbox", { name: "File name" }).fill("Sports hall");
    await page.keyboard.press("Enter");
    await expect(page.getByTitle("Rename")).toHaveText("Sports hall");
    await expect(badge(page)).toHaveText("Saved");
    await go(page, link);
    await expect(page.getByText("The hash matches: this is what was issued.")).toBeVisible();
    const inputs = page.getByRole("region", { name: "Inputs", exact: true });
    await expect(inputs).toContainText("from Supply airflow of “Gym”");
    await expect(inputs).not.toContainText("Sports hall");
    await page.getByRole("button", { name: "Report (PDF)" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("dialog", { name: "Issued report" }).getByRole("button", { name: "Create report" }).click();
    const document = await getDocumentProxy(new Uint8Array(await readFile(await (await download).path())));
    const { text } = await extractText(document, { mergePages: true });
    expect(text.replaceAll(/\s+/g, "")).toContain("fromSupplyairflowof“Gym”");
  },
);

test("the report of a project says which linked file cannot be read, and why", { tag: "@all" }, async ({ page, user }) => {
  const projectId = await seedSchool(user);
  await openFile(page, projectId, "Main duct");
  await linkToRoom(page, "Airflow", "Gym");
  await expect(badge(page)).toHaveText("Saved");
  await openFile(page, projectId, "Branch");
  await linkToRoom(page, "Airflow", "Library");
  await expect(badge(page)).toHaveText("Saved");
  const collection = `artifacts/plenum/users/${user.uid}/projects/${projectId}/calculations`;
  const { documents } = JSON.parse((await readDocuments(collection)).text) as {
    readonly documents: readonly { readonly name: string; readonly fields: { readonly name: { readonly stringValue: string } } }[];
  };
  const pathOf = (name: string): string =>
    `${collection}/${documents
      .find(({ fields }) => fields.name.stringValue === name)!
      .name.split("/")
      .at(-1)!}`;
  await patchDocument(pathOf("Gym"), { calculatorVersion: { integerValue: "99" } });
  await patchDocument(pathOf("Library"), { data: { stringValue: "none" } });

  await go(page, `/projects/${projectId}`);
  await page.getByRole("button", { name: "Report (PDF)" }).click();
  const dialog = page.getByRole("dialog", { name: "Project report" });
  for (const name of [/Gym/, /Library/]) await dialog.getByLabel(name).uncheck();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Create report" }).click();
  const document = await getDocumentProxy(new Uint8Array(await readFile(await (await download).path())));
  const { text } = await extractText(document, { mergePages: true });
  const squeezed = text.normalize("NFKC").replaceAll(/\s+/g, "");
  expect(squeezed).toContain("“Gym”cannotbereadhere.ItwasmadebyalaterversionofPlenum.");
  expect(squeezed).toContain("“Library”cannotbereadhere.Itsstoreddataisnotvalid.");
});

test.describe("if the user has no other projects", () => {
  test.use({ level: "own" });

  test("links to what was removed, deleted or moved say so, and keep their values", { tag: "@all" }, async ({ page, user }) => {
    const projectId = await seedSchool(user);
    await seedProject(user.uid, { name: "Annex" });
    await openFile(page, projectId, "Main duct");
    await linkToRoom(page, "Airflow", "Classroom");
    await expect(badge(page)).toHaveText("Saved");
    const act = async (action: string): Promise<void> => {
      await go(page, `/projects/${projectId}`);
      await page.getByRole("button", { name: "Actions of Classroom", exact: true }).click();
      await page.getByRole("menuitem", { name: action }).click();
    };
    await act("Delete");
    await expect(page.getByRole("dialog")).toContainText("“Main duct” is linked to it, and keeps its values.");
    await page.getByRole("button", { name: "Delete file" }).click();
    await page.getByRole("link", { name: "Main duct", exact: true }).click();
    await expect(linkNotice(page)).toContainText(/Airflow keeps its value, [\d.]+ L\/s\. The linked file, “Classroom”, is in the bin\./);
    await go(page, `/projects/${projectId}`);
    await page.getByRole("button", { name: /^Links/ }).click();
    await expect(page.getByRole("dialog").getByRole("row", { name: /^Main duct/ })).toContainText("“Classroom”, is in the bin.");
    await go(page, "/projects?show=bin");
    await page.getByRole("button", { name: "Restore Classroom" }).click();
    await openFile(page, projectId, "Main duct");
    await expect(linkNotice(page)).toBeHidden();
    await expect(linkNote(page, "Classroom")).toBeVisible();

    await act("Move to another project");
    await page.getByRole("button", { name: "Move", exact: true }).click();
    await expect(notice(page, "Moved “Classroom” to “Annex”.")).toBeVisible();
    await page.getByRole("link", { name: "Main duct", exact: true }).click();
    await expect(linkNotice(page)).toContainText("The linked file, “Classroom”, is in another project, “Annex”.");
    expect(await axeAgain(page, "section[aria-label='Linked results']")).toEqual([]);
    await linkNotice(page).getByRole("button", { name: "Remove the link of Airflow" }).click();
    await expect(linkNotice(page)).toBeHidden();
    await expectAirflow(page, airOf({}));
  });
});
