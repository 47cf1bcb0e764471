import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { isAll } from "@tooling/testing/extent";
import { extractText, getDocumentProxy } from "unpdf";
import { badge } from "./accounts/pages.ts";
import { axeInLight, open, saveToProject } from "./page.ts";
import { patchDocument, signedIn } from "./users.ts";

/** Text of a document without spaces, which PDF readers place arbitrarily, and with the italic letters of formulas as plain ones. */
const squeezed = (text: string): string => text.normalize("NFKC").replaceAll(/\s+/g, "");

interface Read {
  readonly pages: readonly string[];
  readonly text: string;
  /** Points. */
  readonly width: number;
  readonly height: number;
}

/** Makes the report of a dialog, and reads the downloaded file. */
async function make(page: Page, options: { readonly paper?: "A4" | "Letter"; readonly level?: string } = {}): Promise<Read> {
  const dialog = page.getByRole("dialog");
  if (options.level !== undefined) await dialog.getByLabel("Level of detail").selectOption(options.level);
  if (options.paper !== undefined) await dialog.getByText(options.paper, { exact: true }).click();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Create report" }).click();
  const path = await (await download).path();
  await expect(dialog).toBeHidden();
  const document = await getDocumentProxy(new Uint8Array(await readFile(path)));
  const { text } = await extractText(document, { mergePages: false });
  const [, , width = 0, height = 0] = (await document.getPage(1)).view;
  const pages = text.map(squeezed);
  return { pages, text: pages.join(""), width, height };
}

/** All results on the page by label, as displayed. */
async function shownResults(page: Page): Promise<readonly string[]> {
  const lines = page.locator("dl > div:has([data-result])");
  const texts = await lines.evaluateAll((each) =>
    each.map((line) => {
      const label = line.querySelector("dt")!.firstChild!.textContent!;
      const unit = line.querySelector("dd button, dd [data-result] + span")?.textContent ?? "";
      const value = line.querySelector("[data-result]")!.textContent;
      // The sign of a currency is printed before its amount.
      if (/^\p{Sc}$/u.test(unit)) return label + unit + value;
      // Headline results include their unit.
      return label + value + (value.endsWith(unit) ? "" : unit);
    }),
  );
  return texts.map(squeezed);
}

/** Opens the report dialog by the last menu of the bar. */
async function openReport(page: Page): Promise<void> {
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Report (PDF)…" }).click();
}

test("the numbers of a report are those on the screen, with their sources, on pages that are counted", async ({ page }) => {
  await open(page, "/heat-load");
  await openReport(page);
  const dialog = page.getByRole("dialog", { name: "Report (PDF)" });
  await dialog.getByLabel("Prepared by").fill("Ελένη Παπαδοπούλου");
  await dialog.getByLabel("Checked by").fill("Иван Щербаков");
  await dialog.getByLabel("Project number").fill("<b>2026</b> & 41");
  expect(await axeInLight(page, '[role="dialog"]')).toEqual([]);
  const { pages, text, width, height } = await make(page, { paper: "A4", level: "tables" });
  expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);

  for (const each of await shownResults(page)) expect(text).toContain(each);
  const headline = page.locator("[data-result=totalLoad]");
  expect(text).toContain(squeezed(`Total load${await headline.innerText()}`));
  // The answer, and each warning with its severity as a word.
  const remarks = page.locator("li[data-severity] p:has(strong)");
  for (const remark of await remarks.allInnerTexts())
    for (const word of remark.split(". ").slice(1, 2)) expect(text).toContain(squeezed(word));
  expect(text).toMatch(/Note\./);

  for (const written of ["Ελένη Παπαδοπούλου", "Иван Щербаков", "<b>2026</b> & 41", "Contents", "engine"])
    expect(text).toContain(squeezed(written));
  pages.forEach((each, index) => expect(each).toContain(`Page${index + 1}of${pages.length}`));
  // Contents lead to the pages on which the chapters begin.
  for (const chapter of ["Inputs", "Results", "Calculation", "Sources"]) {
    const [, listed] = new RegExp(`\\d${chapter}(\\d+?)(?=\\d[A-Z]|http|$)`).exec(pages[0]!) ?? [];
    expect(pages[Number(listed) - 1], `${chapter} on page ${listed}`).toMatch(new RegExp(`\\d${chapter}`));
  }

  // Formulas are text, and the step's number is that of the sheet on the screen.
  await page.getByRole("button", { name: "How this was calculated" }).click();
  const step = page.locator('[data-step="E_b"]').first();
  const value = squeezed(await step.locator("strong").first().innerText());
  // In reading order each formula follows the name of its step.
  const [, behind = ""] = text.split("Beamirradiance,normaltotherays");
  expect(behind.slice(0, behind.indexOf("Diffuseirradianceonthehorizontal"))).toContain(value);
  expect(text).toContain("[2]");
});

test(
  "a report prints on Letter, without the calculation where it is not wanted, and remembers how it was asked for",
  { tag: "@all" },
  async ({ page }) => {
    await open(page, "/heat-load");
    await openReport(page);
    await page.getByRole("dialog").getByLabel("Revision").fill("B");
    const { text, width, height } = await make(page, { paper: "Letter", level: "inputs" });
    expect([width, height]).toEqual([612, 792]);
    expect(text).toContain("RevisionB");
    expect(text).not.toContain("Calculation[");
    await openReport(page);
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("Revision")).toHaveValue("B");
    await expect(dialog.getByLabel("Level of detail")).toHaveValue("inputs");
    await expect(dialog.getByRole("radio", { name: "Letter" })).toBeChecked();
  },
);

test("a report that is being made can be stopped, and what is refused makes none", async ({ page }) => {
  await open(page, "/heat-load");
  // The worker waits for a response that never arrives.
  await page.route("**/*.ttf", () => undefined);
  let downloads = 0;
  page.on("download", () => (downloads += 1));
  await openReport(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create report" }).click();
  await expect(dialog.getByRole("progressbar")).toBeAttached();
  await dialog.getByRole("button", { name: "Stop" }).click();
  await expect(dialog.getByRole("progressbar")).not.toBeAttached();
  await expect(dialog.getByRole("button", { name: "Create report" })).toBeEnabled();
  await expect(page.getByText("The report was stopped. Nothing was saved.")).toBeVisible();
  expect(downloads).toBe(0);
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await page.getByRole("textbox", { name: /^Floor area/ }).fill("-4");
  await openReport(page);
  await expect(dialog.getByRole("alert")).toContainText("There are errors in the inputs");
  await expect(dialog.getByRole("button", { name: "Create report" })).toBeDisabled();
});

signedIn("files of a project print with the company, alone and together", async ({ page, user }) => {
  await patchDocument(`artifacts/plenum/users/${user.uid}/companyDetails/profile`, {
    name: { stringValue: "Μηχανική ΑΕ" },
    location: { stringValue: "София" },
  });
  await open(page, "/calculators/duct-sizer");
  await saveToProject(page, "Tower <i>12</i>", "Supply air");
  const shown = await shownResults(page);
  const named = ["Μηχανική ΑΕ", "София", "Tower <i>12</i>", "Supply air"].map(squeezed);
  if (isAll) {
    await openReport(page);
    const alone = await make(page);
    for (const each of [...shown, ...named]) expect(alone.text).toContain(each);
  }

  await page.getByRole("link", { name: "Tower <i>12</i>" }).click();
  const project = page.url();
  await open(page, "/calculators/acoustic-calculator");
  const sound = await shownResults(page);
  await page.getByRole("button", { name: "Save to project" }).click();
  const save = page.getByRole("dialog", { name: "Save to project" });
  await save.getByLabel("File name").fill("Meeting room");
  await save.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/acoustic-calculator\/\w+$/);
  await page.goto(project);
  const reportOfProject = page.getByRole("button", { name: "Report (PDF)" });
  await reportOfProject.click();
  const dialog = page.getByRole("dialog", { name: "Project report" });
  await expect(dialog.getByLabel(/Meeting room/)).toBeChecked();
  const whole = await make(page);
  for (const each of [...shown, ...named, ...sound]) expect(whole.text).toContain(each);
  expect(whole.text).toContain(squeezed("1 Supply air"));
  expect(whole.text).toContain(squeezed("2 Meeting room"));
  expect(whole.text).toContain("2.1Summary");
  expect(whole.text).toContain("2.2Results");
  // Steps are printed on demand.
  expect(whole.text).not.toMatch(/\d\.\dCalculation/);

  if (!isAll) return;
  await reportOfProject.click();
  await dialog.getByLabel(/Supply air/).uncheck();
  const started: string[] = [];
  page.on("worker", (worker) => started.push(worker.url()));
  const part = await make(page);
  expect(part.text).toContain("Meetingroom");
  expect(part.text).not.toContain("Supplyair");
  // The worker of the first report makes it too.
  expect(started).toEqual([]);
});

signedIn(
  "a project in Imperial units prints its bill and its schedule with the numbers of their pages",
  { tag: "@all" },
  async ({ page }) => {
    await open(page, "/calculators/schedules");
    await saveToProject(page, "Library", "Air handlers");
    await page.getByRole("link", { name: "Library" }).click();
    const project = page.url();
    const shown: string[] = [];
    for (const [calculator, file] of [
      ["boq", "Bill"],
      ["pump-head-calc", "Pump P-1"],
    ] as const) {
      await page.goto(`/calculators/${calculator}?u=Imperial`);
      await page.getByRole("button", { name: "Save to project" }).click();
      const save = page.getByRole("dialog", { name: "Save to project" });
      await save.getByLabel("File name").fill(file);
      await save.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${calculator}/\\w+$`));
      // The results of the file; those before saving may still be shown.
      await expect(badge(page)).toHaveText("Saved");
      const results = await shownResults(page);
      expect(results.length, calculator).toBeGreaterThan(0);
      shown.push(...results);
    }
    await page.goto(project);
    await page.getByRole("button", { name: "Report (PDF)" }).click();
    const { text } = await make(page);
    for (const each of shown) expect(text).toContain(each);
    for (const each of ["Imperial", "Air handlers", "Bill", "Pump P-1"]) expect(text).toContain(squeezed(each));
    // Feet of head, not metres.
    expect(shown.join(" ")).toMatch(/\dft/);
  },
);

signedIn(
  "a bill prints as one list by sections, and goes out priced or to be priced without what its rates are made of",
  { tag: "@all" },
  async ({ page }) => {
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
      { id: "c", description: "Galvanized duct", workSection: "38.6", quantity: times(168), unit: "m2", rate: money(75.8) },
    ];
    const bill = { v: "1", u: "Metric", currency: "€", standard: "nrm2", overheads: "15 %", items: JSON.stringify(items) };
    await open(page, `/calculators/boq?${new URLSearchParams(bill)}`);
    // 42.5 × 25.70 + 16 × 213 + 168 × 75.80 = 17 234.65, and 15 % of it.
    await expect(page.locator("[data-result=total]")).toHaveText("€19,819.85");

    await openReport(page);
    const whole = await make(page, { level: "inputs" });
    const lines = [
      "38.2Terminalequipmentandfittings2SwirldiffuserWithplenum16each213.003,408.00Totalof38.2Terminalequipmentandfittings3,408.00",
      "38.6Ductwork1Spiralduct42.5m25.701,092.253Galvanizedduct168m275.8012,734.40Totalof38.6Ductwork13,826.65",
      "3items17,234.65",
    ];
    for (const each of lines) expect(whole.text).toContain(each);
    expect(whole.text).toContain("build-upofrates");
    expect(whole.text).toContain("Labour");

    await openReport(page);
    const priced = await make(page, { level: "priced" });
    for (const each of lines) expect(priced.text).toContain(each);
    expect(priced.text).toContain("€19,819.85");
    for (const rateText of ["Labour", "14.2", "11.5", "Plant", "Waste", "/calculators/boq"]) expect(priced.text).not.toContain(rateText);

    await openReport(page);
    // The last selection is offered first.
    await expect(page.getByRole("dialog").getByLabel("Level of detail")).toHaveValue("priced");
    const unpriced = await make(page, { level: "unpriced" });
    expect(unpriced.text).toContain("38.6Ductwork1Spiralduct42.5m3Galvanizedduct168m2Totalof38.6Ductwork");
    for (const rateText of ["25.70", "1,092.25", "12,734.40", "13,826.65", "19,819.85", "Labour", "Overheads"])
      expect(unpriced.text).not.toContain(rateText);

    // Other calculators have no bill.
    await page.goto("/calculators/ventilation-calc");
    await openReport(page);
    await expect(page.getByRole("dialog").getByLabel("Level of detail").getByRole("option")).toHaveCount(5);
    await page.keyboard.press("Escape");

    // The browser's print has the same list, with its amounts once.
    await page.goto(`/calculators/boq?${new URLSearchParams(bill)}`);
    await page.getByRole("button", { name: "How this was calculated" }).click();
    await expect(page.locator('[data-step="T"]')).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    const printed = page.getByRole("table").filter({ hasText: "Total of 38.6 Ductwork" });
    await expect(printed.getByRole("row").filter({ hasText: "Galvanized duct" })).toHaveText("3Galvanized duct168m²75.8012,734.40");
    await expect(printed.getByRole("row").last()).toHaveText("3 items17,234.65");
    await expect(page.getByRole("region", { name: "Items: results" })).toBeHidden();
  },
);
