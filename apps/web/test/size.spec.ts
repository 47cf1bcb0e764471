import { expect, type Response } from "@playwright/test";
import { gzipSync } from "node:zlib";
import { watchLoading } from "./loading.ts";
import { visitor as test } from "./workerPage.ts";

/**
 * Gzipped kilobytes (1000 bytes) of all scripts that the visitors' page loads before its first use: those of `size/check.ts`, and the 1.8 of tables of results,
 * which the page loads once it has drawn.
 */
const limit = 271;

test("the heat load page loads little script, and no Firebase, PDF or chart library", async ({ page }) => {
  const scripts = new Map<string, number>();
  const texts: string[] = [];
  const weighed: Promise<void>[] = [];
  const weigh = async (response: Response): Promise<void> => {
    const body = await response.body();
    scripts.set(new URL(response.url()).pathname, gzipSync(body).length / 1000);
    texts.push(body.toString());
  };
  const note = (response: Response): void => {
    if (response.request().resourceType() === "script") weighed.push(weigh(response));
  };
  page.on("response", note);
  const loading = watchLoading(page);
  await page.goto("/heat-load");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await loading.end();
  // Later responses arrive after the page is drawn; their bodies must not be read while the test ends.
  page.off("response", note);
  await Promise.all(weighed);
  const total = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: "script on /heat-load", description: `${total.toFixed(1)} kB gzip` });
  expect(scripts.size).toBeGreaterThan(1);
  expect(total, JSON.stringify(Object.fromEntries(scripts), undefined, 1)).toBeLessThanOrEqual(limit);
  for (const text of texts) expect(text).not.toMatch(/firebaseapp|firestore\.googleapis|pdfkit|pdfmake|recharts/i);
});
