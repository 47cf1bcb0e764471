import { expect } from "@playwright/test";
import { catalogue } from "@org/hvac-core";
import { cards } from "@org/hvac-core/cards";
import { isAll } from "@tooling/testing/extent";
import { brokenDrawings, drawing, expectTable, expectToBeReadByKeys } from "./figures.ts";
import { axeInLight, expectToFitTheWidth, open, panel, settled, showFigures } from "./page.ts";
import { signedIn as test } from "./workerPage.ts";

const routes = new Map(cards.map(({ id, route }) => [id as string, route]));
const pages = catalogue.flatMap((calculator) => {
  const route = routes.get(calculator.id);
  if (!route) return [];
  // The example with the most fields fills most of the page.
  const [fullest] = calculator.examples.toSorted((a, b) => JSON.stringify(b.input).length - JSON.stringify(a.input).length);
  return [{ route, title: calculator.title, example: fullest!.title }];
});

for (const { route, title, example } of pages)
  test(`${title}: results, sheet, figures by keys and as tables; axe finds nothing; a phone shows all of it`, async ({ page }) => {
    await open(page, `${route}?u=Metric`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
    if (isAll) await expectToFitTheWidth(page);
    await expect(page.locator("[data-result]").first()).toHaveText(/\d/);
    await page.getByRole("region", { name: "Examples" }).getByRole("button", { name: example, exact: true }).click();
    await expect(page.getByText(`Loaded “${example}”.`)).toBeVisible();
    await settled(page);
    expect(await brokenDrawings(page)).toEqual([]);
    await expect(page.locator("figure").filter({ hasText: /NaN|Infinity|undefined/ })).toHaveCount(0);

    if (await panel(page).isVisible()) await showFigures(page);
    const figures = page.locator("figure");
    await expect(drawing(figures.first())).toBeVisible();
    // The hours of a map are one kind of cell and have separate tests.
    expect(await axeInLight(page, "main", `[data-shade]${isAll ? "" : ", tbody tr:nth-child(n + 4)"}`)).toEqual([]);
    for (const each of await figures.all()) {
      await test.step(await each.getByRole("heading").first().innerText(), async () => {
        // Maps and drawings of a system use other keys.
        if ((await each.locator("[data-value]").count()) > 0) await expectToBeReadByKeys(each);
        await expectTable(each);
      });
    }
    if (isAll) expect(await axeInLight(page, "figure")).toEqual([]);
    const asTables = figures.getByRole("button", { name: "Show as figure" });
    while ((await asTables.count()) > 0) await asTables.first().click();
    // Figures in place of tables move the content below.
    await settled(page);

    await page.getByRole("button", { name: "How this was calculated" }).click();
    await expect(page.locator("[data-step] math").first()).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('button[aria-controls$="-results"]').click();
    await expect(drawing(figures.first())).toBeVisible();
    await settled(page);
    await expectToFitTheWidth(page);
  });
