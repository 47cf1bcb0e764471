import { expect, type Page } from "@playwright/test";
import { go, input, open, settled } from "./page.ts";
import { signedIn as test } from "./workerPage.ts";

interface CaseFile {
  readonly opensAs: { readonly results: readonly { readonly quantity: string; readonly value: number }[] };
}

/** What the page of a case says that its file gives, MWh. */
async function heatingOf(page: Page, name: string): Promise<number> {
  const file = (await (await page.request.get(`/validation/${name}.json`)).json()) as CaseFile;
  return file.opensAs.results.find(({ quantity }) => quantity === "Annual heating")!.value;
}

test("a case of the validation pages opens with its inputs and weather, and gives the number of its page", async ({ page }) => {
  await open(page, "/calculators/energy-analysis?case=thermal-fabric/600");
  await expect(input(page, "Calculation name")).toHaveValue("ASHRAE 140, case 600");
  const expected = await heatingOf(page, "thermal-fabric/600");
  const cells = page.locator("tr[data-result='cases.ideal'] td");
  const numbers = async (): Promise<number[]> =>
    (await cells.allInnerTexts()).map((text) => Number(/^[\d.,\u202f]+/.exec(text)?.[0].replaceAll(/[,\u202f]/g, "")));
  // In kWh, to four digits.
  await expect.poll(async () => (await numbers()).some((value) => Math.abs(value / 1000 - expected) < 0.001)).toBe(true);

  // The states of a case are a short link, which a reload reads again.
  await go(page, "/calculators/psychrometric-chart?case=moist-air-states/states-at-101325-pa");
  await expect(input(page, "Calculation name")).toHaveValue("Moist air at 101325 Pa");
  await settled(page);
  expect(new URL(page.url()).searchParams.get("case")).toBeNull();
});

test("for a case that does not exist there is a notice, and the page opens without it", async ({ page }) => {
  await open(page, "/calculators/psychrometric-chart?u=Metric&calculationName=Mine");
  await page.route("**/validation/**", (route) => route.fulfill({ status: 200, contentType: "application/json", body: "{}" }));
  await go(page, "/calculators/psychrometric-chart?case=moist-air-states/nowhere");
  await expect(page.getByText("This case could not be opened: it does not exist, or the server did not answer.")).toBeVisible();
  expect(new URL(page.url()).searchParams.get("case")).toBeNull();
});
