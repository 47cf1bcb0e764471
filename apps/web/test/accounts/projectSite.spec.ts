import { expect, type Page } from "@playwright/test";
import { signedIn as test } from "../workerPage.ts";
import { badge, go } from "./pages.ts";

test.use({ level: "user" });

const dialog = (page: Page) => page.getByRole("dialog");
const fileLine = (page: Page) => page.getByRole("region", { name: "Differences from the site of the project" });

async function choosePlace(page: Page, city: string): Promise<void> {
  await dialog(page).getByRole("combobox", { name: "Place" }).fill(city);
  await page.getByRole("listbox", { name: "Places" }).getByRole("option").first().click();
}

async function newFile(page: Page, kind: string): Promise<void> {
  await page.getByRole("button", { name: "New file" }).click();
  await page.getByRole("menuitem", { name: kind, exact: true }).click();
  await expect(page).toHaveTitle(`${kind} · Plenum`);
}

test("the files of a project start with its site, and say where they differ from it", async ({ page }) => {
  await go(page, "/projects?create=project");
  await dialog(page).getByLabel("Name", { exact: true }).fill("Denver office");
  await choosePlace(page, "denver");
  await expect(dialog(page).getByText(/^Denver.*ft$/)).toBeVisible();
  await dialog(page).getByRole("button", { name: "Create Project" }).click();
  const site = page.getByRole("region", { name: "Site", exact: true });
  await expect(site).toContainText(/Denver.* · 5,?\d{3}\sft · 12\.\d+\spsi · cooling .*°F · heating .*°F · weather by month · Imperial/);
  const projectUrl = page.url();

  await newFile(page, "Duct sizing");
  await page.getByRole("region", { name: "Air", exact: true }).getByRole("button").first().click();
  const altitude = page.getByRole("textbox", { name: "Altitude of the site" });
  await expect(altitude).toHaveValue(/^5,?4\d\d$/);
  const start = await altitude.inputValue();
  await altitude.fill("0");
  await altitude.press("Tab");
  await expect(fileLine(page)).toContainText(/Altitude of the site: this file 0\sft · project 5,?\d{3}\sft/);
  await expect(fileLine(page).getByText(/more difference/)).toHaveCount(0);

  await page.goto(projectUrl);
  await site.getByText("1 file differs from the site").click();
  await expect(site.getByRole("listitem")).toHaveText("Duct sizing: Altitude of the site");
  await page.getByRole("main").getByRole("link", { name: "Duct sizing" }).click();
  await fileLine(page).getByRole("button", { name: "Use the site’s values" }).click();
  await expect(fileLine(page)).toHaveCount(0);
  await page.getByRole("alert").filter({ hasText: "Values of the site applied." }).getByRole("button", { name: "Undo" }).click();
  await expect(fileLine(page)).toBeVisible();
  await fileLine(page).getByRole("button", { name: "Use the site’s values" }).click();
  await expect(altitude).toHaveValue(start);

  // The last file is deleted: nothing differs.
  await altitude.fill("0");
  await altitude.press("Tab");
  await expect(fileLine(page)).toBeVisible();
  await expect(badge(page)).toHaveText("Saved");
  await page.goto(projectUrl);
  await expect(site.getByText("1 file differs from the site")).toBeVisible();
  await page.getByRole("button", { name: "Actions of Duct sizing" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await dialog(page).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "No files yet" })).toBeVisible();
  await expect(site.getByText(/differs? from the site/)).toHaveCount(0);
});

test("a site is entered later, also by hand, and a template has it and its units", async ({ page }) => {
  await go(page, "/projects?create=template");
  await dialog(page).getByRole("combobox", { name: "Unit system" }).selectOption("Metric");
  await dialog(page)
    .getByRole("button", { name: /^Small Office Fit-out/ })
    .click();
  const site = page.getByRole("region", { name: "Site", exact: true });
  await expect(site).toContainText("Metric");
  await expect(page.getByRole("region", { name: "Totals" })).toContainText(/Cooling\s*\d+\sW/);
  await site.getByRole("button", { name: "Edit site" }).click();
  await dialog(page).getByRole("textbox", { name: "Altitude" }).fill("1500");
  await dialog(page).getByRole("button", { name: "Save site" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(site).toContainText(/1,?500\sm/);
  await expect(site.getByText("2 files differ from the site")).toBeVisible();
  await site.getByText("2 files differ from the site").click();
  await site.getByRole("button", { name: "Use the site’s values in 2 files" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Values of the site applied to 2 files." })).toBeVisible();
  await expect(site.getByText("2 files differ from the site")).toHaveCount(0);
  await page.getByRole("alert").filter({ hasText: "Values of the site applied to 2 files." }).getByRole("button", { name: "Undo" }).click();
  await expect(site.getByText("2 files differ from the site")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Main supply duct" }).click();
  await expect(fileLine(page)).toContainText(/Altitude of the site: this file 0\sm · project 1,?500\sm/);
});

test("Enter and Escape in the place search of a dialog are about its list, and neither sends nor closes the dialog", async ({ page }) => {
  await go(page, "/projects?create=project");
  const place = dialog(page).getByRole("combobox", { name: "Place" });
  const places = page.getByRole("listbox", { name: "Places" }).getByRole("option");
  await dialog(page).getByLabel("Name", { exact: true }).fill("Oslo office");
  // Nothing is found, so there is nothing to take.
  await place.fill("xyzzy");
  await expect(dialog(page).getByText("“xyzzy” is not in the list.")).toBeVisible();
  await place.press("Enter");
  await place.press("Escape");
  await expect(dialog(page).getByText("“xyzzy” is not in the list.")).toHaveCount(0);
  await place.fill("oslo");
  await expect(places.first()).toBeVisible();
  await place.press("Escape");
  await expect(places).toHaveCount(0);
  await expect(place).toHaveValue("oslo");
  await place.press("ArrowDown");
  await expect(places.first()).toBeVisible();
  await place.press("Enter");
  await expect(dialog(page).getByText(/^Oslo.*ft$/)).toBeVisible();
  await expect(dialog(page).getByLabel("Name", { exact: true })).toHaveValue("Oslo office");
  await expect(dialog(page).getByRole("button", { name: "Clear the place" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(place).toBeFocused();
  // The list is closed: Escape is that of the dialog, which created nothing.
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "Oslo office" })).toHaveCount(0);

  await go(page, "/projects?create=project");
  await dialog(page).getByLabel("Name", { exact: true }).fill("Bergen office");
  await dialog(page).getByRole("button", { name: "Create Project" }).click();
  const site = page.getByRole("region", { name: "Site", exact: true });
  await site.getByRole("button", { name: "Set the site" }).click();
  const altitude = dialog(page).getByRole("textbox", { name: "Altitude" });
  await altitude.fill("77");
  await place.fill("bergen");
  await expect(places.first()).toBeVisible();
  await place.press("Escape");
  await expect(places).toHaveCount(0);
  await expect(altitude).toHaveValue("77");
  await place.press("ArrowDown");
  await expect(places.first()).toHaveText(/Bergen/);
  await place.press("Enter");
  // The altitude of the place.
  await expect(altitude).not.toHaveValue("77");
  await dialog(page).getByRole("button", { name: "Save site" }).click();
  await expect(site).toContainText("Bergen");
});

test.describe("before the table of stations is there", () => {
  test.use({ level: "load" });

  test("Enter right after typing takes the city once it is found", async ({ page }) => {
    const answers = Promise.withResolvers<void>();
    await page.route(/\/assets\/climate-/, async (route) => {
      await answers.promise;
      await route.continue();
    });
    await go(page, "/projects?create=project");
    const place = dialog(page).getByRole("combobox", { name: "Place" });
    await place.fill("oslo");
    await place.press("Enter");
    await expect(dialog(page).getByText("Loading the stations…")).toBeVisible();
    answers.resolve();
    await expect(dialog(page).getByText(/^Oslo.*ft$/)).toBeVisible();
    await expect(page).toHaveURL(/create=project/);
  });
});
