import { expect } from "@playwright/test";
import { badge, createFromTemplate, field, go, notice } from "./pages.ts";
import { readDocuments, signedIn as test, storageOf } from "../users.ts";

test.use({ locale: "de-DE" });

test(
  "a file typed with decimal commas opens correctly in a locale with points, and comparisons use the reader's format",
  { tag: "@all" },
  async ({ page, user, browser, baseURL }) => {
    const projectId = await createFromTemplate(page, "Small Office Fit-out");
    await page.getByRole("link", { name: "Open office, cooling load" }).click();
    await expect(badge(page)).toHaveText("Saved");
    await page.keyboard.press("Control+s");
    await expect(notice(page, "Saved, and kept in the history as a revision.")).toBeVisible();
    await field(page, "Wall area").fill("1234,5");
    await field(page, "Window area").fill("99.25");
    await expect(badge(page)).toHaveText("Saved");
    const path = `artifacts/plenum/users/${user.uid}/projects/${projectId}/calculations/${new URL(page.url()).pathname.split("/").at(-1)!}`;
    await expect
      .poll(async () => (await readDocuments(path)).text.replaceAll(/\s/g, ""))
      .toMatch(/"wallArea":\{"mapValue":\{"fields":\{[^}]*(?:\},[^}]*)?"value":\{"doubleValue":1234\.5\}/);

    await page.getByRole("button", { name: "History" }).click();
    const modal = page.getByRole("dialog", { name: "History" });
    await expect(modal.getByRole("row", { name: /^Wall area/ })).toHaveText(/300 ft².*1234,5 ft²/);
    await expect(modal.getByRole("row", { name: /^Window area/ })).toHaveText(/99,25 ft²$/);
    await expect(modal.locator("tbody td").filter({ hasText: /\d,\d/ }).nth(5)).toBeVisible();
    await expect(modal.locator("tbody td").filter({ hasText: /\d\.\d/ })).toHaveCount(0);
    await page.keyboard.press("Escape");

    const device = await browser.newContext({ baseURL: baseURL!, locale: "en-US", storageState: storageOf(user) });
    const other = await device.newPage();
    await go(other, page.url());
    await expect(field(other, "Wall area")).toHaveValue("1234.5");
    await expect(field(other, "Window area")).toHaveValue("99.25");
    const total = '[data-result="totalLoad"]';
    const title = (await page.locator(total).getAttribute("title"))!;
    await expect(other.locator(total)).toHaveAttribute("title", title.replace(",", "."));
    await device.close();
  },
);
