import { expect, test } from "@playwright/test";
import { gzipSync } from "node:zlib";

/** Kilobytes of 1000 bytes, gzipped, of all script that the page for visitors loads. */
const limit = 150;

test("the heat load page loads at most 150 kB of script, and no Firebase, PDF or chart library", async ({ page }) => {
  const scripts = new Map<string, number>();
  const texts: string[] = [];
  page.on("response", async (response) => {
    if (response.request().resourceType() !== "script") return;
    const body = await response.body();
    scripts.set(new URL(response.url()).pathname, gzipSync(body).length / 1000);
    texts.push(body.toString());
  });
  await page.goto("/heat-load");
  await page.waitForLoadState("networkidle");
  const total = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: "script on /heat-load", description: `${total.toFixed(1)} kB gzip` });
  expect(scripts.size).toBeGreaterThan(1);
  expect(total, JSON.stringify(Object.fromEntries(scripts), undefined, 1)).toBeLessThanOrEqual(limit);
  for (const text of texts) expect(text).not.toMatch(/firebaseapp|firestore\.googleapis|pdfmake|recharts/i);
});
