import { expect } from "@playwright/test";
import { isAll } from "@tooling/testing/extent";
import { axeInLight, expectToFitTheWidth, open, showFigures } from "./page.ts";
import { signedIn as test } from "./workerPage.ts";

const fans = [
  { id: "a", tag: "F-01", requiredAirflow: 1000, airflow: 900, motorCurrent: 14 },
  { id: "b", tag: "F-01", requiredAirflow: 1000, airflow: 1200 },
  { id: "c", requiredAirflow: 1000, airflow: 1100 },
];
const address = `/calculators/schedules?v=1&u=Imperial&airHandlingUnits=${encodeURIComponent("[]")}&fans=${encodeURIComponent(JSON.stringify(fans))}`;

test("a schedule reports equipment that is too small, oversized or tagged twice, sizes circuits, and proposes the next tag", async ({
  page,
}) => {
  await open(page, address);
  await expect(
    page
      .getByText("F-01: airflow is 10 % below the requirement. Select larger equipment, or check the requirement.")
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(
    page
      .getByText("F-01: airflow is 20 % above the requirement. Check whether smaller equipment would do.")
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(
    page.getByText("The tag F-01 is used more than once. Give each piece of equipment a unique tag.").filter({ visible: true }).first(),
  ).toBeVisible();
  await showFigures(page);
  const figure = page.getByRole("figure", { name: "Selected against required", exact: true });
  await expect(figure.getByLabel(/^F-01, airflow: .*10.*too small$/)).toBeVisible();
  await page.getByRole("button", { name: "Tag 1 untagged" }).click();
  await expect(page.getByRole("gridcell", { name: "Tag, F-02, F-02" })).toBeVisible();
  await page.getByRole("button", { name: "Add with next tag" }).click();
  await expect(page.getByRole("gridcell", { name: "Tag, F-03, F-03" })).toBeVisible();

  if (isAll) expect(await axeInLight(page, "main")).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFitTheWidth(page);
});
