import { expect } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { untilIdle } from "../page.ts";
import { createUser, patchDocument, readDocuments, signedIn as inOwnContext, storageOf } from "../users.ts";
import { signedIn as test } from "../workerPage.ts";
import { seedProject } from "../seed.ts";
import { createFromTemplate, go, network, notice } from "./pages.ts";

test.use({ level: "user" });

test("a project is created under its name, which is required; one that cannot be created says so in the form and at the top", async ({
  page,
}) => {
  await go(page, "/projects");
  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
  await page.getByRole("button", { name: "New project" }).click();
  const modal = page.getByRole("dialog", { name: "Create New Project" });
  await expect(modal.getByLabel("Name")).toBeFocused();
  await modal.getByRole("button", { name: "Create Project" }).click();
  await expect(modal.getByLabel("Name")).toHaveAccessibleDescription("Project name is required.");
  // The test makes the name longer than the rules allow, on its way to the server.
  await page.route(/\/Write\/channel/, (route) =>
    route.continue({ postData: (route.request().postData() ?? "").replaceAll("Refused", "x".repeat(121)) }),
  );
  await modal.getByLabel("Name").fill("Refused");
  await modal.getByRole("button", { name: "Create Project" }).click();
  await expect(modal.getByRole("alert")).toHaveText("Failed to create project.");
  await expect(page.locator("[popover]:popover-open").getByText("Failed to create project.")).toBeVisible();
  await page.unroute(/\/Write\/channel/);
  await modal.getByLabel("Name").fill("Hospital wing");
  await modal.getByLabel("Description (optional)").fill("North side\nThree floors");
  await modal.getByRole("button", { name: "Create Project" }).click();
  await expect(notice(page, "Project Created Successfully!")).toBeVisible();
  await expect(modal).toHaveCount(0);
  // It opens by itself, like one from a template.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hospital wing");
  await expect(page.getByText("North side")).toBeVisible();
  await expect(page.getByText("No files yet")).toBeVisible();
  await page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link", { name: "Projects" }).click();
  await expect(page.getByRole("list", { name: "Projects" }).getByRole("link")).toHaveText(["Hospital wing"]);
});

inOwnContext("creating a project from a template is announced when it starts and when it is done", async ({ page }) => {
  await go(page, "/projects");
  const messages: string[] = [];
  await page.exposeFunction("hear", (text: string) => messages.push(text));
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const text = (target instanceof Element ? target : target.parentElement)
          ?.closest("body")
          ?.querySelector('[role="alert"]')?.textContent;
        if (text) (window as unknown as { hear: (text: string) => void }).hear(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.getByRole("button", { name: "From template" }).click();
  const modal = page.getByRole("dialog", { name: "Create Project from Template" });
  await expect(modal.getByRole("listitem")).toHaveCount(3);
  await modal.getByRole("button", { name: /^Restaurant Kitchen Ventilation/ }).click();
  await expect(page).toHaveURL(/\/projects\/\w+$/);
  await expect(page.getByRole("region", { name: "Ventilation" }).getByRole("link")).toHaveText("Kitchen hood");
  await expect(page.getByRole("region", { name: "Duct sizing" }).getByRole("link")).toHaveText("Kitchen exhaust duct, whole cooking line");
  expect(messages).toContain("Creating project from template...");
  expect(messages).toContain("Project created successfully!");
});

test("a deleted project comes back with Undo and from the bin, and is gone for good when it is deleted there", async ({ page, user }) => {
  await createFromTemplate(page, "Small Office Fit-out");
  await go(page, "/projects");
  const remove = async (): Promise<void> => {
    await page.getByRole("button", { name: "Actions of Small Office Fit-out" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete project" }).click();
    await expect(page.getByRole("link", { name: "Small Office Fit-out" })).toHaveCount(0);
  };
  await remove();
  await notice(page, "Deleted").getByRole("button", { name: "Undo" }).click();
  await page.getByRole("link", { name: "Small Office Fit-out" }).click();
  await expect(page.getByRole("link", { name: "Open office, cooling load" })).toBeVisible();
  await go(page, "/projects");
  await remove();
  await page.getByRole("button", { name: "Bin", exact: true }).click();
  const bin = page.getByRole("dialog", { name: "Bin" });
  await expect(bin.getByRole("listitem")).toContainText(["30 days left"]);
  await bin.getByRole("button", { name: "Restore Small Office Fit-out" }).click();
  await expect(bin).toContainText("The bin is empty.");
  // The row that had the focus is gone.
  await expect(bin.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Small Office Fit-out" })).toBeVisible();

  await remove();
  await page.reload();
  await page.getByRole("button", { name: "Bin", exact: true }).click();
  await bin.getByRole("button", { name: "Delete Small Office Fit-out for good" }).click();
  await page
    .getByRole("dialog", { name: "Delete “Small Office Fit-out” for good?" })
    .getByRole("button", { name: "Delete for good" })
    .click();
  await expect(bin).toContainText("The bin is empty.");
  await expect.poll(async () => (await readDocuments(`artifacts/plenum/users/${user.uid}/projects`)).text).not.toContain("Small Office");
});

test("the list is searched and ordered, and the address remembers how", { tag: "@all" }, async ({ page, user }) => {
  for (const name of ["Zürich school", "Airport", "Museum 10", "Museum 9"]) await seedProject(user.uid, { name });
  await go(page, "/projects");
  const names = page.getByRole("list", { name: "Projects" }).getByRole("link");
  await expect(names).toHaveText(["Museum 9", "Museum 10", "Airport", "Zürich school"]);
  await page.getByLabel("Order").selectOption("By name");
  await expect(names).toHaveText(["Airport", "Museum 9", "Museum 10", "Zürich school"]);
  // Typed faster than the address is updated.
  await page.getByLabel("Search projects").pressSequentially("zurich");
  await expect(page.getByLabel("Search projects")).toHaveValue("zurich");
  await expect(names).toHaveText(["Zürich school"]);
  await expect(page).toHaveURL("/projects?q=zurich&sort=name");
  await page.reload();
  await expect(names).toHaveText(["Zürich school"]);
  await page.getByLabel("Search projects").fill("nothing like it");
  await expect(page.getByText("No project has")).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Projects" }).click();
  await expect(page.getByLabel("Search projects")).toHaveValue("");
  await expect(names).toHaveText(["Museum 9", "Museum 10", "Airport", "Zürich school"]);
});

test("an exported project comes back by importing it", async ({ page }) => {
  await createFromTemplate(page, "Residential Home");
  await page.getByRole("button", { name: "Project actions" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Export" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("Residential Home New Build .plenum.json");
  const path = await download.path();
  expect(JSON.parse(await readFile(path, "utf8"))).toMatchObject({
    format: "plenum-project",
    project: { name: "Residential Home (New Build)" },
  });

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Projects" }).click();
  const picking = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Import" }).click();
  await (await picking).setFiles(path);
  await expect(notice(page, "Imported 1 project.")).toBeVisible();
  const links = page.getByRole("list", { name: "Projects" }).getByRole("link");
  // Two projects with the same name could not be distinguished.
  await expect(links).toHaveText(["Residential Home (New Build) (2)", "Residential Home (New Build)"]);
  await links.first().click();
  // Created at the same time, they are in the order of the template.
  await expect(page.getByRole("region", { name: "Heat load" }).getByRole("link")).toHaveText([
    "Whole house, heating load",
    "Whole house, cooling load",
  ]);

  await go(page, "/projects");
  const again = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Import" }).click();
  await (await again).setFiles({ name: "notes.json", mimeType: "application/json", buffer: Buffer.from("not JSON at all") });
  await expect(notice(page, "This is not an exported project")).toBeVisible();
});

test("an import goes on after a reload, and each file is there once", { tag: "@all" }, async ({ page, user }) => {
  test.slow();
  await createFromTemplate(page, "Small Office Fit-out");
  await page.getByRole("button", { name: "Project actions" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Export" }).click();
  const archive = JSON.parse(await readFile(await (await downloading).path(), "utf8")) as {
    project: { name: string; files: { name: string; collection: string }[] };
  };
  const room = archive.project.files.find(({ collection }) => collection === "calculations")!;
  archive.project.name = "Tower";
  archive.project.files = Array.from({ length: 300 }, (_, index) => ({ ...room, name: `Room ${index}` }));

  await go(page, "/projects");
  const picking = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Import" }).click();
  await (await picking).setFiles({ name: "tower.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(archive)) });
  await expect(page.getByText(/^Importing: \d+ of 301 stored\./)).toBeVisible();
  await page.reload();
  await page.getByRole("link", { name: "Tower" }).click();
  // It may take as long as the test.
  await expect(() => expect(page.getByRole("heading", { name: "Heat load 300" })).toBeVisible()).toPass();
  // The printed list has the rows out of view too.
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  const list = page.getByRole("region", { name: "Heat load" }).getByRole("link");
  await expect(list).toHaveCount(300);
  await expect(list).toHaveText(Array.from({ length: 300 }, (_, index) => `Room ${index}`));
  const projectId = new URL(page.url()).pathname.split("/").at(-1)!;
  const stored = async (): Promise<readonly unknown[]> => {
    const { text } = await readDocuments(`artifacts/plenum/users/${user.uid}/projects/${projectId}/calculations?pageSize=300`);
    const { documents = [], nextPageToken } = JSON.parse(text) as { documents?: object[]; nextPageToken?: string };
    return [documents.length, nextPageToken];
  };
  await expect(async () => expect(await stored()).toEqual([300, undefined])).toPass();
  await expect(page.getByText(/^Importing: /)).toHaveCount(0);
  expect(await stored()).toEqual([300, undefined]);
});

test("signing out asks before unsent changes are lost, and cancelling stays on the page", async ({ page, context, user }) => {
  await createFromTemplate(page, "Small Office Fit-out");
  await go(page, "/projects");
  await expect(page.getByRole("link", { name: "Small Office Fit-out" })).toBeVisible();
  const make = async (name: string): Promise<void> => {
    await network(context, "off");
    await page.getByRole("button", { name: "New project" }).click();
    await page.getByLabel("Name").fill(name);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await page.getByRole("button", { name: "Sign out" }).click();
  };
  const question = page.getByRole("dialog", { name: "Sign out and lose changes?" });
  const stored = async (): Promise<string> => (await readDocuments(`artifacts/plenum/users/${user.uid}/projects`)).text;
  await make("Made offline");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(notice(page, "You are still signed in.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Made offline");
  expect(await stored()).not.toContain("Made offline");
  await network(context, "on");
  await expect.poll(stored).toContain("Made offline");
  await page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link", { name: "Projects" }).click();

  await make("Not wanted");
  await question.getByRole("button", { name: "Sign out and lose them" }).click();
  await expect(notice(page, "You are signed out.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
  await network(context, "on");
  await go(page, "/projects");
  await expect(page).toHaveURL(/\/login\?/);
  expect(await stored()).not.toContain("Not wanted");
});

inOwnContext("what was created offline is sent from whichever page is opened next", { tag: "@all" }, async ({ page, context, user }) => {
  await go(page, "/projects");
  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
  await network(context, "off");
  await page.getByRole("button", { name: "New project" }).click();
  await page.getByLabel("Name").fill("Made offline");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Made offline");
  await page.close();
  await network(context, "on");
  const next = await context.newPage();
  const scripts: string[] = [];
  next.on("request", (request) => scripts.push(request.url()));
  await go(next, "/heat-load");
  await expect.poll(async () => (await readDocuments(`artifacts/plenum/users/${user.uid}/projects`)).text).toContain("Made offline");
  await expect.poll(() => next.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("plenum.unsentOf:")))).toEqual([]);
  // Nothing is left to send: the page loads as little as a visitor's.
  scripts.length = 0;
  await next.reload();
  await expect(next.getByRole("heading", { level: 1 })).toHaveText("Heat load");
  await expect(next.locator("[data-result=totalLoad]")).toBeVisible();
  await untilIdle(next);
  expect(scripts.filter((url) => url.includes("/startBackend-"))).toEqual([]);
});

test("signing out leaves nothing on the device", async ({ page, user }) => {
  await createFromTemplate(page, "Small Office Fit-out");
  // From a page that has not loaded stored data.
  await page.goto("/heat-load");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(notice(page, "You are signed out.")).toBeVisible();
  const left = (): Promise<readonly string[]> =>
    page.evaluate(async () => (await indexedDB.databases()).flatMap(({ name = "" }) => (name.startsWith("firestore/") ? [name] : [])));
  await expect.poll(left).toEqual([]);
  await expect.poll(() => page.evaluate((uid) => Object.keys(localStorage).filter((key) => key.includes(uid)), user.uid)).toEqual([]);
});

test("two users cannot see each other's data, even by URL", async ({ page, user, browser, baseURL }) => {
  const projectId = await createFromTemplate(page, "Small Office Fit-out");
  await page.getByRole("link", { name: "Open office, cooling load" }).click();
  const path = new URL(page.url()).pathname;

  const stranger = await createUser();
  const device = await browser.newContext({ baseURL: baseURL!, storageState: storageOf(stranger) });
  const theirs = await device.newPage();
  await go(theirs, "/projects");
  await expect(theirs.getByText("No projects yet")).toBeVisible();
  await go(theirs, `/projects/${projectId}`);
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("This project was not found");
  await go(theirs, path);
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("This file was not found");
  await device.close();

  const place = `artifacts/plenum/users/${user.uid}/projects/${projectId}`;
  expect((await readDocuments(place, user.idToken)).status).toBe(200);
  expect((await readDocuments(place, stranger.idToken)).status).toBe(403);
});

test("a project that cannot be read is shown as such, and the others stay", async ({ page, user }) => {
  await createFromTemplate(page, "Small Office Fit-out");
  await patchDocument(`artifacts/plenum/users/${user.uid}/projects/odd`, { name: { integerValue: "5" } });
  await go(page, "/projects");
  const odd = page.getByRole("listitem").filter({ hasText: "Unreadable project" });
  await expect(odd).toContainText("name must be text.");
  await expect(page.getByRole("link", { name: "Small Office Fit-out" })).toBeVisible();
  const downloading = page.waitForEvent("download");
  await odd.getByRole("button", { name: "Export as is" }).click();
  expect(JSON.parse(await readFile(await (await downloading).path(), "utf8"))).toEqual({ name: 5 });
});
