import { expect } from "@playwright/test";
import { go, open } from "./page.ts";
import { signedIn as test } from "./workerPage.ts";

test("for a case that does not exist there is a notice, and the page opens without it", async ({ page }) => {
  await open(page, "/calculators/psychrometric-chart?u=Metric&calculationName=Mine");
  await page.route("**/validation/**", (route) => route.fulfill({ status: 200, contentType: "application/json", body: "{}" }));
  await go(page, "/calculators/psychrometric-chart?case=moist-air-states/nowhere");
  await expect(page.getByText("This case could not be opened: it does not exist, or the server did not answer.")).toBeVisible();
  expect(new URL(page.url()).searchParams.get("case")).toBeNull();
});
