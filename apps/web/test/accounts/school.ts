import { expect, type Locator, type Page } from "@playwright/test";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { seedProject } from "../seed.ts";
import type { TestUser } from "../users.ts";

/* A school with rooms and ducts that can be linked to them. */

const quick = heatLoad.complete(heatLoad.start("Metric")) as Readonly<Record<string, string>> & { readonly unitSystem: "Metric" };
const duct = { unitSystem: "Metric", airflow: { value: 100, unit: "L/s" }, ductLength: { value: 20, unit: "m" } } as const;

export const many = { numPeople: 30 };

/** Supply air of a room, L/s, computed by the engine. */
export function airOf(more: object): number {
  const outcome = heatLoad.calculate({ ...quick, ...more });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.results.supplyAirflow!.value * 1000;
}

export async function seedSchool(user: TestUser): Promise<string> {
  return seedProject(user.uid, {
    name: "School",
    files: [
      { collection: "calculations", name: "Classroom", input: quick },
      { collection: "ductCalculations", name: "Main duct", input: duct },
      { collection: "ductCalculations", name: "Branch", input: { ...duct, airflow: { value: 50, unit: "L/s" } } },
      { collection: "calculations", name: "Gym", input: { ...quick, ...many } },
      { collection: "calculations", name: "Library", input: quick },
    ],
  });
}

/** Opens the results that a number may be linked to. */
export async function chooseResult(page: Page, label: string): Promise<Locator> {
  await page.getByRole("button", { name: new RegExp(`^Unit of ${label}: `) }).click();
  await page.getByRole("menuitem", { name: /Link to a result|Change or remove the link/ }).click();
  const dialog = page.getByRole("dialog", { name: `${label}: link to a result` });
  await expect(dialog.getByRole("searchbox", { name: "Find a result" }).or(dialog.getByText("No other file"))).toBeVisible();
  return dialog;
}

export const linkNotice = (page: Page): Locator => page.getByRole("region", { name: "Linked results" });

/** Links a number to the supply air of a room. */
export async function linkToRoom(page: Page, label: string, room: string): Promise<void> {
  const choices = await chooseResult(page, label);
  await choices
    .getByRole("region", { name: room, exact: true })
    .getByRole("button", { name: /^Supply airflow/ })
    .click();
  await expect(linkNote(page, room)).toBeVisible();
}

/** The note under a number that is linked to the supply air of a room. */
export const linkNote = (page: Page, room: string): Locator => page.getByText(`Linked to Supply airflow of “${room}”.`, { exact: true });
