import { expect, test } from "@playwright/test";
import { navigation, plannedCalculators } from "../src/shell/navigation.ts";
import { open } from "./page.ts";
import { signedIn } from "./users.ts";

const protectedPaths = [
  "/dashboard",
  "/projects",
  "/projects/p1",
  "/projects/p1/heat-load/f1",
  "/settings",
  "/reference",
  "/calculators/heat-load",
  "/calculators/duct-sizer",
  "/calculators/pipe-sizer",
  "/calculators/ventilation-calc",
  ...plannedCalculators.map((id) => `/calculators/${id}`),
];

for (const path of protectedPaths) {
  test(`${path} leads to the sign-in page, which knows the way back`, async ({ page }) => {
    await open(page, path);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
    await expect(page).toHaveTitle("Sign in · Plenum");
  });
}

test("every way of the navigation leads somewhere", async ({ page }) => {
  for (const { path, label } of navigation.flatMap((group) => group.ways)) {
    await page.goto("/");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`^[^?]+(?:${path}|/login)`));
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/not found|failed/);
  }
});

for (const path of ["/nowhere", "/calculators/nothing", "/heat-load/deeper"]) {
  test(`${path} says that there is nothing, and offers a way on`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(page).toHaveTitle("Page not found · Plenum");
    await page.getByRole("link", { name: "All calculators" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Calculators for HVAC engineers");
  });
}

for (const [path, title] of [
  ["/calculators/ventilation-calc", "Ventilation"],
  ["/calculators/pipe-sizer", "Pipe"],
  ["/calculators/duct-sizer", "Duct"],
  ["/calculators/heat-load", "Heat load"],
] as const) {
  signedIn(`${path} is carried by the same surface`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
    await expect(page.locator("[data-result]").first()).toHaveText(/\d/);
    await page.getByRole("button", { name: "How this was calculated" }).click();
    await expect(page.locator("[data-step] math").first()).toBeVisible();
  });
}
