import { templates } from "@org/data/seeding";
import { expect } from "@playwright/test";
import { seedProject } from "../seed.ts";
import { signedIn as test } from "../users.ts";

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

test("the dashboard shows what the latest project comes to, and which rooms carry it", async ({ page, user }) => {
  await seedProject(user.uid, { name: "Older" });
  await seedProject(user.uid, {
    name: "Tower",
    files: [room("Lobby", "Cooling", 40), room("Hall", "Cooling", 400), room("Attic", "Heating", 60)],
  });
  await page.goto("/dashboard");
  const projects = page.getByRole("region", { name: "Projects" });
  await expect(projects.getByRole("link")).toHaveText(["All 2", "Tower", "Older"]);
  await expect(projects.getByRole("listitem").first()).toContainText(/3 files.*Cooling.*Heating/s);
  const rooms = page.getByRole("region", { name: "Heat loads in “Tower”" });
  await expect(rooms.getByRole("listitem")).toHaveCount(3);
  const names = await rooms.getByRole("link").allTextContents();
  expect(names.indexOf("Hall")).toBeLessThan(names.indexOf("Lobby"));
  await page.getByRole("region", { name: "Recent files" }).getByRole("link", { name: "Hall" }).click();
  await expect(page).toHaveTitle("Hall · Plenum");
});

test("the dashboard makes a file in the latest project with one click", async ({ page, user }) => {
  await seedProject(user.uid, { name: "Tower" });
  await page.goto("/dashboard");
  await page.getByRole("region", { name: "New file in “Tower”" }).getByRole("button", { name: "Duct sizing" }).click();
  await expect(page).toHaveTitle("Duct sizing · Plenum");
  await page.goBack();
  await expect(page.getByRole("region", { name: "Recent files" }).getByRole("link", { name: "Duct sizing" })).toBeVisible();
});

test("the sums of a project's rooms are those of its files, cooling and heating apart", async ({ page, user }) => {
  const projectId = await seedProject(user.uid, {
    name: "Tower",
    files: [room("Lobby", "Cooling", 40), room("Hall", "Cooling", 40), room("Attic", "Heating", 60)],
  });
  await page.goto(`/projects/${projectId}`);
  const totals = page.getByRole("region", { name: "Totals" });
  await expect(totals).toContainText(/Cooling.*sum of 2 rooms.*Heating.*1 room.*3 files/s);
  const number = (text: string | null): number =>
    Number(/[\d\u202f.,]+(?=[\s\u202f]*(?:Btu|W|kW))/.exec(text ?? "")![0].replaceAll(/[\u202f,]/g, ""));
  const one = number(await page.getByRole("listitem").filter({ hasText: "Lobby" }).textContent());
  expect(one).toBeGreaterThan(0);
  // Two rooms alike: twice the one, to the digits that are shown.
  expect(Math.abs(number(await totals.textContent()) / (2 * one) - 1)).toBeLessThan(0.01);
});
