import { expect, type Locator, type Page } from "@playwright/test";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { axeFindings, expectToFitTheWidth, input } from "../page.ts";
import { seedProject } from "../seed.ts";
import { signedIn as test, type TestUser } from "../users.ts";
import { badge, notice } from "./pages.ts";

const quick = heatLoad.complete(heatLoad.start("Metric")) as Readonly<Record<string, string>> & { readonly unitSystem: "Metric" };
const duct = { unitSystem: "Metric", airflow: { value: 100, unit: "L/s" }, ductLength: { value: 20, unit: "m" } } as const;

/** The air that a room needs, in L/s, by the engine. */
function airOf(more: object): number {
  const outcome = heatLoad.calculate({ ...quick, ...more });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.results.supplyAirflow!.value * 1000;
}

async function seed(user: TestUser): Promise<string> {
  return seedProject(user.uid, {
    name: "School",
    files: [
      { collection: "calculations", name: "Classroom", input: quick },
      { collection: "ductCalculations", name: "Main duct", input: duct },
      { collection: "ductCalculations", name: "Branch", input: { ...duct, airflow: { value: 50, unit: "L/s" } } },
    ],
  });
}

async function openFile(page: Page, projectId: string, name: string): Promise<void> {
  await page.goto(`/projects/${projectId}`);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(badge(page)).toHaveText("Saved");
}

/** Opens what a number may follow. */
async function follow(page: Page, label: string): Promise<Locator> {
  await page.getByRole("button", { name: new RegExp(`^Unit of ${label}: `) }).click();
  await page.getByRole("menuitem", { name: /Follow a result|Change or remove the link/ }).click();
  const dialog = page.getByRole("dialog", { name: `${label}: follow a result` });
  await expect(dialog.getByRole("searchbox", { name: "Find a result" }).or(dialog.getByText("No other file"))).toBeVisible();
  return dialog;
}

const upstream = (page: Page): Locator => page.getByRole("region", { name: "Results that inputs follow" });

test("a number follows a result, says when that has changed, and takes it over when it is told to", async ({ page, user }) => {
  const projectId = await seed(user);
  await openFile(page, projectId, "Main duct");
  const choices = await follow(page, "Airflow");
  expect(await axeFindings(page, "dialog")).toEqual([]);
  await choices.getByRole("searchbox").fill("supply air");
  await choices.getByRole("button", { name: /^Supply airflow/ }).click();
  await expect(notice(page, "Airflow follows Supply airflow of “Classroom”.")).toBeVisible();
  const before = airOf({});
  expect(Number(await input(page, "Airflow").inputValue())).toBeCloseTo(before, 0);
  await expect(page.getByText("Follows Supply airflow of “Classroom”.", { exact: true })).toBeVisible();
  await expect(upstream(page)).toBeHidden();
  await expect(badge(page)).toHaveText("Saved");

  // The room gets more people: its duct keeps its air until somebody says so.
  await openFile(page, projectId, "Classroom");
  await input(page, "People").fill("30");
  const after = airOf({ numPeople: 30 });
  expect(after).toBeGreaterThan(before + 10);
  await expect(badge(page)).toHaveText("Saved");
  await openFile(page, projectId, "Main duct");
  await expect(upstream(page)).toContainText("A result that an input follows has changed.");
  expect(Number(await input(page, "Airflow").inputValue())).toBeCloseTo(before, 0);
  expect(await axeFindings(page, "section[aria-label='Results that inputs follow']")).toEqual([]);
  await upstream(page)
    .getByRole("button", { name: /^Update Airflow to / })
    .click();
  expect(Number(await input(page, "Airflow").inputValue())).toBeCloseTo(after, 0);
  await expect(upstream(page)).toBeHidden();
  await notice(page, "Airflow was updated.").getByRole("button", { name: "Undo" }).click();
  expect(Number(await input(page, "Airflow").inputValue())).toBeCloseTo(before, 0);
  await expect(upstream(page)).toBeVisible();

  // The link goes, the value stays.
  const linked = await follow(page, "Airflow");
  await expect(linked).toContainText("It follows Supply airflow of “Classroom”.");
  await linked.getByRole("button", { name: "Remove the link, keep the value" }).click();
  await expect(upstream(page)).toBeHidden();
  await expect(page.getByText("Follows Supply airflow of “Classroom”.")).toBeHidden();
  expect(Number(await input(page, "Airflow").inputValue())).toBeCloseTo(before, 0);
});

test("a project shows its links, refuses circles by name, and updates all in order, also without a network", async ({
  page,
  user,
  context,
}) => {
  const projectId = await seed(user);
  await openFile(page, projectId, "Main duct");
  await (await follow(page, "Airflow")).getByRole("button", { name: /^Supply airflow/ }).click();
  await expect(badge(page)).toHaveText("Saved");
  await openFile(page, projectId, "Branch");
  const terminal = await follow(page, "Length");
  await terminal
    .getByRole("button", { name: /^Width/ })
    .first()
    .click();
  await expect(badge(page)).toHaveText("Saved");

  // The main duct cannot follow the branch that follows it.
  await openFile(page, projectId, "Main duct");
  const circle = await follow(page, "Length");
  await expect(circle).toContainText("Would close a circle: Main duct follows Branch follows Main duct.");
  await expect(circle.getByRole("region", { name: "Branch" }).getByRole("button", { name: /^Width/ })).toBeDisabled();
  await page.keyboard.press("Escape");

  await openFile(page, projectId, "Classroom");
  await input(page, "People").fill("60");
  await expect(badge(page)).toHaveText("Saved");
  await page.goto(`/projects/${projectId}`);
  const openLinks = page.getByRole("button", { name: "Links" });
  await openLinks.click();
  const links = page.getByRole("dialog", { name: "Links between files" });
  await expect(links.getByRole("link", { name: "Branch Duct sizing" })).toBeVisible();
  await expect(links.getByRole("row", { name: /^Main duct/ })).toContainText("Supply airflow of “Classroom”");
  await expect(links.getByRole("status")).toContainText("1 of 2 followed results have changed.");
  expect(await axeFindings(page, "[role=dialog]")).toEqual([]);
  await context.setOffline(true);
  await links.getByRole("button", { name: "Update all in order" }).click();
  // The main duct grew with its air, and the length that follows its width with it.
  await expect(notice(page, "2 inputs were updated in 2 files.")).toBeVisible();
  await expect(links.getByRole("status")).toHaveText("All inputs are as the results that they follow.");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFitTheWidth(page);
  await context.setOffline(false);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Main duct", exact: true }).click();
  expect(Number(await input(page, "Airflow").inputValue())).toBeCloseTo(airOf({ numPeople: 60 }), 0);
  await expect(upstream(page)).toBeHidden();
  await expect(badge(page)).toHaveText("Saved");
});
