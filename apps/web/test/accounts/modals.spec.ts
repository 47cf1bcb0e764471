import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { seedProject } from "../seed.ts";
import { signedIn as test } from "../workerPage.ts";
import { badge, createFromTemplate, go, notice, openSettings } from "./pages.ts";

/** A name that no other project of the user has. */
const unique = (name: string): string => `${name} ${randomUUID().slice(0, 13)}`;

const newProject = (page: Page): Locator => page.getByRole("button", { name: "New project" });

/** A modal is opened and closed by keys only: the focus begins at the first input or choice, stays inside, and returns to the element that opened the modal. */
async function expectKeyboard(page: Page, opener: Locator, title: string | RegExp, first: (modal: Locator) => Locator): Promise<void> {
  const modal = page.getByRole("dialog", { name: title });
  await expect(first(modal)).toBeFocused();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press("Tab");
    // Between the last and the first element of a modal the focus may be in the browser's toolbar; then no element of the page has it.
    await expect
      .poll(() => modal.evaluate((dialog) => document.activeElement === document.body || dialog.contains(document.activeElement)), {
        message: String(title),
      })
      .toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(modal).toHaveCount(0);
  await expect(opener).toBeFocused();
}

test("a click outside a modal closes it, unless something was typed into it", async ({ page }) => {
  await go(page, "/projects");
  await newProject(page).click();
  const modal = page.getByRole("dialog", { name: "Create New Project" });
  await expect(modal).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(modal).toHaveCount(0);
  await newProject(page).click();
  await expect(modal.getByLabel("Name")).toBeFocused();
  await modal.getByLabel("Description (optional)").fill("Forty words about a building");
  await page.mouse.click(4, 4);
  await expect(modal.getByLabel("Description (optional)")).toHaveValue("Forty words about a building");
});

test("a notification with Undo is shown at once, however many came before", { tag: "@all" }, async ({ page, user }) => {
  const names = ["One", "Two", "Three", "Four"].map(unique);
  for (const name of names) await seedProject(user.uid, { name });
  await go(page, "/projects");
  for (const name of names) {
    await page.getByRole("button", { name: `Actions of ${name}` }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete project" }).click();
    await expect(notice(page, `Deleted “${name}”.`)).toBeVisible();
    await expect.poll(() => page.getByRole("alert").count()).toBeLessThanOrEqual(3);
  }
});

test("a notification is shown above an open modal, within the page, however long the name in it", async ({ page, user }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const name = unique("W".repeat(100));
  await seedProject(user.uid, { name });
  await go(page, "/projects");
  await page.getByRole("button", { name: `Actions of ${name}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete project" }).click();
  const undo = notice(page, "Deleted").getByRole("button", { name: "Undo" });
  await expect(undo).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await notice(page, "Deleted").boundingBox())?.height).toBeLessThan(120);

  await newProject(page).click();
  await page.getByLabel("Name").fill("Refused");
  await page.route(/\/Write\/channel/, (route) =>
    route.continue({ postData: (route.request().postData() ?? "").replaceAll("Refused", "x".repeat(121)) }),
  );
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByText("Failed to create project.")).toBeVisible();
  await expect(page.locator("[popover]:popover-open").getByText("Failed to create project.")).toBeVisible();
});

test("pasted text that is too long gets an error and is not cut", async ({ page }) => {
  await go(page, "/projects");
  await newProject(page).click();
  const name = page.getByRole("dialog").getByLabel("Name");
  await name.fill("🏢".repeat(61));
  await page.keyboard.press("Enter");
  await expect(name).toHaveAccessibleDescription("Use at most 120 characters; this has 122.");
  await expect(name).toBeFocused();
  await name.fill("🏢".repeat(60));
  await page.getByLabel("Description (optional)").fill("x".repeat(2001));
  await name.press("Enter");
  await expect(page.getByLabel("Description (optional)")).toHaveAccessibleDescription("Use at most 2000 characters; this has 2001.");
  await page.getByLabel("Description (optional)").fill("");
  await name.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("🏢".repeat(60));
  // A closing dialog returns the focus, which closes a menu that has just opened.
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.getByRole("button", { name: "Project actions" }).click();
  await page.getByRole("menuitem", { name: "Change name" }).click();
  await name.fill(" ");
  await page.keyboard.press("Enter");
  await expect(name).toHaveAccessibleDescription("Project name is required.");
});

test.describe("if the user has no other projects", () => {
  test.use({ level: "user" });

  test("Escape closes every modal, which gives the focus back", async ({ page, user }) => {
    await seedProject(user.uid, { name: "Another" });
    await createFromTemplate(page, "Restaurant Kitchen");
    await go(page, "/projects");
    await newProject(page).press("Enter");
    await expectKeyboard(page, newProject(page), "Create New Project", (modal) => modal.getByLabel("Name"));
    const fromTemplate = page.getByRole("button", { name: "From template" });
    await fromTemplate.press("Enter");
    await expectKeyboard(page, fromTemplate, "Create Project from Template", (modal) =>
      modal.getByRole("button", { name: /^Small Office Fit-out/ }),
    );

    const act = async (target: Locator, action: string): Promise<void> => {
      await target.press("Enter");
      // The menu focuses its first item a moment after it is shown.
      await expect(page.getByRole("menuitem").first()).toBeFocused();
      await page.getByRole("menuitem", { name: action, exact: true }).press("Enter");
    };
    const project = page.getByRole("button", { name: "Actions of Restaurant Kitchen Ventilation" });
    await act(project, "Change name or description");
    await expectKeyboard(page, project, "Change project", (modal) => modal.getByLabel("Name"));
    await act(project, "Delete");
    await expectKeyboard(page, project, /^Delete /, (modal) => modal.getByRole("button", { name: "Cancel" }));

    await page.getByRole("link", { name: "Restaurant Kitchen Ventilation" }).click();
    const file = page.getByRole("button", { name: "Actions of Kitchen hood" });
    await act(file, "Rename");
    await expectKeyboard(page, file, "Rename file", (modal) => modal.getByLabel("Name"));
    await act(file, "Move to another project");
    await expectKeyboard(page, file, /^Move /, (modal) => modal.getByLabel("To project"));

    await page.getByRole("link", { name: "Kitchen hood" }).click();
    await expect(badge(page)).toHaveText("Saved");
    await page.keyboard.press("Control+s");
    const history = page.getByRole("button", { name: "History" });
    await history.press("Enter");
    await expectKeyboard(page, history, "History", (modal) => modal.getByRole("button", { name: "Close" }));

    await go(page, "/calculators/ventilation-calc");
    const save = page.getByRole("button", { name: "Save to project" });
    await save.press("Enter");
    const saving = page.getByRole("dialog", { name: "Save to project" });
    await expect(saving.getByLabel("Project", { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(saving).toHaveCount(0);
    await expect(save).toBeFocused();

    const data = await openSettings(page, "Data");
    const end = data.getByRole("button", { name: "Delete account" });
    await end.press("Enter");
    await expectKeyboard(page, end, "Delete your account?", (modal) => modal.getByLabel("Password", { exact: true }));
  });

  test("a confirmation shows that it is working, does its work, and closes", async ({ page, user }) => {
    await seedProject(user.uid, { name: "Doomed" });
    await go(page, "/projects");
    await page.getByRole("button", { name: "Actions of Doomed" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.evaluate(() => {
      const seen = { shown: 0, listedMeanwhile: false, closed: 0 };
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const dialog = document.querySelector('[role="dialog"]');
        if (
          dialog &&
          seen.shown === 0 &&
          [...dialog.querySelectorAll("button:disabled")].some(({ textContent }) => textContent === "Deleting")
        ) {
          seen.shown = performance.now();
          seen.listedMeanwhile = document.querySelector('a[href^="/projects/"]') !== null;
        }
        if (!dialog && seen.closed === 0) seen.closed = performance.now();
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await page.getByRole("button", { name: "Delete project" }).click();
    // Escape does not interrupt a running operation.
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Doomed" })).toHaveCount(0);
    const { shown, listedMeanwhile, closed } = await page.evaluate(
      () => (window as unknown as { seen: { shown: number; listedMeanwhile: boolean; closed: number } }).seen,
    );
    expect(shown).toBeGreaterThan(0);
    expect(listedMeanwhile).toBe(true);
    expect(closed - shown).toBeGreaterThan(300);
    await notice(page, "Deleted “Doomed”.").getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("link", { name: "Doomed" })).toBeVisible();
  });
});
