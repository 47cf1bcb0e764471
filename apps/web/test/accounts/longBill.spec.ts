import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { result } from "../page.ts";
import { seedProject } from "../seed.ts";
import { readDocuments, signedIn as test } from "../users.ts";
import { badge, openFile } from "./pages.ts";

const lines = 2000;

test(
  "a bill of 2,000 lines is pasted, saved, found again and exported, and only lines in view are drawn",
  { tag: "@all" },
  async ({ page, user }) => {
    const projectId = await seedProject(user.uid, {
      name: "Hospital",
      files: [
        { collection: "boqs", name: "Tender", input: { unitSystem: "Metric", currency: "€", standard: "nrm2", items: [{ id: "1" }] } },
      ],
    });
    await openFile(page, projectId, "Tender");
    await page
      .getByRole("gridcell", { name: /^Description, / })
      .first()
      .click();
    const notes = "Galvanized steel, with flanges, hangers and all that belongs to it, at the height that the drawings show. ".repeat(2);
    const rows = Array.from({ length: lines }, (_, index) => `Duct ${index + 1}, ${notes}\t38.6\t2\tm\t${index + 1}`);
    await page.evaluate((text) => navigator.clipboard.writeText(text), rows.join("\n"));
    await page.keyboard.press("Control+v");
    // 2 m of each, at 1 to 2,000 per metre.
    const total = lines * (lines + 1);
    const shown = async (): Promise<number> => Number((await result(page, "total").innerText()).replaceAll(/[^\d.]/g, ""));
    await expect.poll(shown).toBe(total);
    await expect(badge(page)).toHaveText("Saved");
    await expect.poll(() => page.getByRole("grid").locator("[data-row]").count()).toBeLessThan(100);

    const path = `artifacts/plenum/users/${user.uid}/projects/${projectId}/boqs/${new URL(page.url()).pathname.split("/").at(-1)!}`;
    await expect.poll(async () => (await readDocuments(path)).text).toContain("Duct 2000,");
    expect(Object.keys(dataOf((await readDocuments(path)).text)).toSorted()).toEqual(["fields", "lists", "results"]);

    await page.reload();
    await expect.poll(shown).toBe(total);
    await page.getByRole("button", { name: "More actions" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "Download rows (CSV)" }).click();
    const text = await readFile(await (await download).path(), "utf8");
    expect(text.match(/Duct \d+, Galv/g)?.length).toBeGreaterThanOrEqual(lines);
  },
);

/** Fields of a stored file's `data`, by name. */
function dataOf(document: string): object {
  const { fields } = JSON.parse(document) as { fields: { data: { mapValue: { fields: object } } } };
  return fields.data.mapValue.fields;
}
