import { expect, type Page } from "@playwright/test";
import { americanSpelling } from "@org/hvac-core/internal";
import { open } from "./page.ts";
import { signedIn as test } from "./workerPage.ts";

/** Words of the page, with those for screen readers. Titles of publications are no words of ours. */
const words = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSource = (each: Element): boolean => each.closest('section[aria-label^="Source"]') !== null;
    const labels = [...document.querySelectorAll("main [aria-label], main [title]")].filter((each) => !isSource(each));
    const texts: string[] = labels.flatMap((each) => [each.getAttribute("aria-label") ?? "", each.getAttribute("title") ?? ""]);
    const walker = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (!isSource(walker.currentNode.parentElement!)) texts.push(walker.currentNode.textContent ?? "");
    return texts;
  });

test("every topic is spelt as in the United States where units are Imperial", { tag: "@all" }, async ({ page }) => {
  await open(page, "/reference?topic=materials");
  await page.getByRole("main").getByText("Metric", { exact: true }).click();
  await expect.poll(async () => (await words(page)).filter((each) => americanSpelling(each) !== each).length).toBeGreaterThan(5);
  await page.getByRole("main").getByText("Imperial", { exact: true }).click();
  const links = page.getByRole("navigation", { name: "Topics" }).getByRole("link");
  const count = await links.count();
  expect(count).toBeGreaterThan(40);
  const british: Record<string, string[]> = {};
  for (let index = 0; index < count; index++) {
    await links.nth(index).click();
    const topic = page.getByRole("article");
    await expect(topic.getByRole("heading", { level: 2 }).first()).toHaveText((await links.nth(index).textContent())!);
    await expect(topic.getByRole("status", { name: "Loading" })).toHaveCount(0);
    const wrong = (await words(page)).filter((each) => americanSpelling(each) !== each);
    if (wrong.length > 0) british[(await links.nth(index).textContent())!] = wrong;
  }
  expect(british).toEqual({});
});
