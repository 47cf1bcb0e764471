import { expect, type Locator, type Page } from "@playwright/test";
import { seedProject, seedTemplate } from "../seed.ts";
import { signedIn, visitor } from "../workerPage.ts";
import { go, network } from "./pages.ts";
import { axeInLight } from "../page.ts";

signedIn.use({ level: "user" });

const dialog = (page: Page): Locator => page.getByRole("dialog", { name: "Search" });
const field = (page: Page): Locator => page.getByRole("combobox", { name: "Search" });
const options = (page: Page): Locator => dialog(page).getByRole("option");

/** Opens the search by its keys, once the page listens to them, and waits for the user's files. */
async function openByKeys(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Search" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await expect(dialog(page).getByRole("group", { name: "Files" })).toBeVisible();
}

signedIn("the search finds projects, files, calculators, pages and actions, by keyboard alone", async ({ page, user }) => {
  await seedTemplate(user.uid, "Small Office Fit-out");
  await seedProject(user.uid, { name: "Zürich school" });
  await go(page, "/settings");
  await openByKeys(page);
  await field(page).fill("load");
  await expect(options(page).first()).toBeVisible();
  expect(await axeInLight(page, "[role=dialog]")).toEqual([]);

  await field(page).fill("");
  await page.keyboard.type("zurich");
  await expect(options(page).first()).toContainText("Zürich school");
  // The reference, which comes with the first letter, has the climate of the city.
  await expect(dialog(page).getByRole("group", { name: "Reference" }).getByRole("option")).toContainText("Zürich");
  await expect(dialog(page).getByRole("status")).toHaveText("2 results");
  await field(page).fill("cooling office");
  await expect(options(page).first()).toContainText("Open office, cooling load");
  await expect(options(page).first()).toContainText("Heat load · Small Office Fit-out");
  await field(page).fill("duct");
  await expect(dialog(page).getByRole("group", { name: "Calculators" }).getByRole("option").first()).toContainText("Duct sizing");
  const files = dialog(page).getByRole("group", { name: "Files" }).getByRole("option");
  // A bill with ducts among its items comes after it.
  await expect(files).toContainText(["Main supply duct", "Bill of quantities"]);

  // Short forms and words of a bill's items find the bill; the name of a project brings no action along.
  for (const search of ["boq", "ceiling diffuser"]) {
    await field(page).fill(search);
    await expect(files.first()).toContainText("Bill of quantities");
  }
  await field(page).fill("fit-out");
  await expect(dialog(page).getByRole("group", { name: "Projects" }).getByRole("option")).toContainText("Small Office Fit-out");
  await expect(dialog(page).getByRole("group", { name: "Actions" })).toHaveCount(0);

  // The option selected by arrow keys is announced to screen readers, and Enter opens it.
  await field(page).fill("open office");
  await expect(options(page).first()).toContainText("Open office, cooling load");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  const id = await options(page).first().getAttribute("id");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", id!);
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle("Open office, cooling load · Plenum");
  await expect(page.getByRole("main")).toBeFocused();
});

signedIn.describe("while the first page loads", () => {
  signedIn.use({ level: "own" });

  signedIn(
    "Enter right after typing waits for the files, unless it is pressed again",
    async ({ user, device: { context, page: other } }) => {
      await seedTemplate(user.uid, "Small Office Fit-out");
      const answers = Promise.withResolvers<void>();
      await context.route(/\/Listen\/channel/, async (route) => {
        await answers.promise;
        await route.continue();
      });
      await go(other, "/settings");
      await expect(other.getByRole("button", { name: "Search" })).toBeVisible();
      await other.keyboard.press("Control+k");
      await field(other).fill("office");
      // What is found without the files is not opened in their place.
      await field(other).press("Enter");
      await expect(dialog(other).getByText("The first result opens as soon as everything is searched.")).toBeVisible();
      await field(other).fill("open office");
      await field(other).press("Enter");
      await expect(dialog(other).getByText("The first result opens as soon as everything is searched.")).toBeVisible();
      await expect(other).toHaveTitle("Settings · Plenum");
      answers.resolve();
      await expect(other).toHaveTitle("Open office, cooling load · Plenum");
    },
  );

  signedIn(
    "who leaves by the search before the first page is there gets the focus on the next one",
    { tag: "@all" },
    async ({ page, user }) => {
      await seedTemplate(user.uid, "Small Office Fit-out");
      // Never answered, so the user leaves the page before it is drawn.
      await page.route("**/assets/settings-*.js", () => {});
      await go(page, "/settings");
      await openByKeys(page);
      await field(page).fill("open office");
      await expect(options(page).first()).toContainText("Open office, cooling load");
      await page.keyboard.press("Enter");
      await expect(page).toHaveTitle("Open office, cooling load · Plenum");
      await expect(page.getByRole("main")).toBeFocused();
    },
  );
});

signedIn("the search creates a file in the latest project, and a project", async ({ page, user }) => {
  await seedTemplate(user.uid, "Restaurant Kitchen");
  await go(page, "/dashboard");
  await page.getByRole("button", { name: "Search" }).click();
  await field(page).fill("new ventilation");
  await expect(options(page).first()).toHaveText("New ventilation file in “Restaurant Kitchen Ventilation”");
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle("Ventilation · Plenum");

  await page.keyboard.press("Control+k");
  await field(page).fill("new project");
  await expect(options(page).first()).toHaveText("New project");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Create New Project" }).getByLabel("Name")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/projects");
});

signedIn("the search works without a network, and Escape gives the focus back", async ({ page, context, user }) => {
  await seedTemplate(user.uid, "Small Office Fit-out");
  await go(page, "/projects");
  const button = page.getByRole("button", { name: "Search" });
  await button.press("Enter");
  await expect(dialog(page).getByRole("group", { name: "Files" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await network(context, "off");
  await page.keyboard.press("Control+k");
  await field(page).fill("main supply");
  await expect(options(page).first()).toContainText("Main supply duct");
  await field(page).fill("nothing like it");
  await expect(dialog(page).getByText("Nothing found for “nothing like it”.").first()).toBeVisible();
});

visitor.describe("signed out", () => {
  visitor.use({ level: "load" });

  visitor("visitors load the search when they first use it, and find calculators", async ({ page }) => {
    await go(page, "/login");
    await page.getByRole("button", { name: "Search" }).click();
    await field(page).fill("heat");
    await expect(options(page).first()).toContainText("Heat load");
    await field(page).fill("sign");
    await expect(options(page)).toHaveText(["Sign in"]);
    await field(page).fill("heat load");
    await expect(options(page).first()).toContainText("Heat load");
    await page.keyboard.press("Enter");
    await expect(page).toHaveTitle("Heat load · Plenum");
  });
});
