import { templates } from "@org/data/seeding";
import { expect } from "@playwright/test";
import { layoutShifts, watchLayoutShifts } from "./layoutShift.ts";
import { seedProject } from "../seed.ts";
import { signedIn as inOwnContext } from "../users.ts";
import { signedIn as test } from "../workerPage.ts";
import { go } from "./pages.ts";

test.use({ level: "user" });

const [cooling, heating] = ["Small Office", "Residential Home"].map(
  (name) => templates.find((each) => each.name.startsWith(name))!.files.find(({ collection }) => collection === "calculations")!.input,
);

const room = (name: string, mode: "Cooling" | "Heating", wallArea: number) =>
  ({
    collection: "calculations",
    name,
    input: {
      ...(mode === "Cooling" ? cooling : heating),
      unitSystem: "Imperial",
      roomName: name,
      wallArea: { value: wallArea, unit: "m2" },
    },
  }) as const;

test("the dashboard shows the totals of the latest project, and its largest rooms", async ({ page, user }) => {
  await seedProject(user.uid, { name: "Older" });
  await seedProject(user.uid, {
    name: "Tower",
    files: [room("Lobby", "Cooling", 40), room("Hall", "Cooling", 400), room("Attic", "Heating", 60)],
  });
  await go(page, "/dashboard");
  const projects = page.getByRole("region", { name: "Projects" });
  await expect(projects.getByRole("link")).toHaveText(["All 2", "Tower", "Older"]);
  await expect(projects.getByRole("listitem").first()).toContainText(/3 files.*Cooling.*Heating/s);
  const rooms = page.getByRole("region", { name: "Heat loads in “Tower”" });
  await expect(rooms.getByRole("listitem")).toHaveCount(3);
  await expect
    .poll(async () => {
      const names = await rooms.getByRole("link").allTextContents();
      return names.indexOf("Hall") < names.indexOf("Lobby");
    })
    .toBe(true);
  await page.getByRole("region", { name: "Recent files" }).getByRole("link", { name: "Hall" }).click();
  await expect(page).toHaveTitle("Hall · Plenum");
});

test("one click on the dashboard creates a file in the latest project", async ({ page, user }) => {
  await seedProject(user.uid, { name: "Tower" });
  await go(page, "/dashboard");
  await page.getByRole("region", { name: "New file in “Tower”" }).getByRole("button", { name: "Duct sizing" }).click();
  await expect(page).toHaveTitle("Duct sizing · Plenum");
  await page.goBack();
  await expect(page.getByRole("region", { name: "Recent files" }).getByRole("link", { name: "Duct sizing" })).toBeVisible();
});

test("the sums of a project's rooms are those of its files, separately for cooling and heating", async ({ page, user }) => {
  const projectId = await seedProject(user.uid, {
    name: "Tower",
    files: [room("Lobby", "Cooling", 40), room("Hall", "Cooling", 40), room("Attic", "Heating", 60)],
  });
  await go(page, `/projects/${projectId}`);
  const totals = page.getByRole("region", { name: "Totals" });
  await expect(totals).toContainText(/Cooling.*sum of 2 rooms.*Heating.*1 room.*3 files/s);
  const number = (text: string | null): number =>
    Number(/[\d\u202f.,]+(?=[\s\u202f]*(?:Btu|W|kW))/.exec(text ?? "")![0].replaceAll(/[\u202f,]/g, ""));
  const lobby = page.getByRole("listitem").filter({ hasText: "Lobby" });
  await expect(lobby).toContainText("Btu/h");
  // Two identical rooms: twice the one, to the digits that are shown.
  await expect.poll(async () => number(await totals.textContent()) / (2 * number(await lobby.textContent()))).toBeCloseTo(1, 2);
});

const longName = "Level 12 north-west corner meeting room with the glazed façade and two fan coil units (after the tender)";
const longProject = "Refurbishment of the Metropolitan Conference Centre and University Library, Building C, Phase 2b";

for (const { width, tag } of [
  { width: 1440, tag: [] },
  { width: 900, tag: "@all" },
  { width: 390, tag: "@all" },
])
  inOwnContext(`nothing on the dashboard moves while it loads, ${width} px wide`, { tag }, async ({ page, user }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchLayoutShifts(page);
    const files = [room(longName, "Cooling", 40), room("Hall", "Cooling", 400), room("Attic", "Heating", 60)];
    await seedProject(user.uid, { name: "Older" });
    await seedProject(user.uid, { name: longProject, files });
    await go(page, "/dashboard");
    await expect(page.getByRole("region", { name: /^Heat loads in/ })).toBeVisible();
    await expect(page.getByRole("region", { name: "Recent files" }).getByText(/Btu\/h/)).toHaveCount(3);
    await expect(page.getByRole("region", { name: /^New file in/ })).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
  });

for (const { width, tag } of [
  { width: 1440, tag: [] },
  { width: 390, tag: "@all" },
])
  inOwnContext(`nothing on the page of a project moves while it loads, ${width} px wide`, { tag }, async ({ page, user }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchLayoutShifts(page);
    const files = [room(longName, "Cooling", 40), room("Hall", "Cooling", 400), room("Attic", "Heating", 60)];
    const projectId = await seedProject(user.uid, { name: longProject, files });
    await go(page, `/projects/${projectId}`);
    await expect(page.getByRole("region", { name: "Totals" })).toContainText("No file is out of date");
    expect(await layoutShifts(page)).toEqual([]);
  });

test("long names are shown whole: in lists, in a file's title and where it is renamed", { tag: "@all" }, async ({ page, user }) => {
  const projectId = await seedProject(user.uid, {
    name: longProject,
    files: [room(longName, "Cooling", 40), room("Hall", "Cooling", 400)],
  });
  for (const width of [900, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, names] of [
      ["/dashboard", [longName, longProject]],
      ["/projects", [longProject]],
      [`/projects/${projectId}`, [longName]],
    ] as const) {
      await go(page, path);
      for (const name of names) {
        const link = page.getByRole("main").getByRole("link", { name, exact: true }).first();
        await expect(link).toBeVisible();
        await expect
          .poll(() => link.evaluate((each) => each.scrollWidth - each.clientWidth), { message: `${path}, ${width} px` })
          .toBeLessThanOrEqual(0);
      }
    }
  }
  await page.setViewportSize({ width: 900, height: 900 });
  await page.getByRole("link", { name: longName }).click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title.getByRole("button")).toHaveAttribute("title", `${longName} (click to rename)`);
  // At this width it has a separate line, and the saving state next to it is not covered.
  await expect
    .poll(async () => {
      const [name, actions] = [await title.boundingBox(), await page.getByRole("button", { name: "Share" }).boundingBox()];
      return { isAbove: name!.y + name!.height <= actions!.y, isWide: name!.width > 500 };
    })
    .toEqual({ isAbove: true, isWide: true });
});
