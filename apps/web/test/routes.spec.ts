import { expect, test } from "@playwright/test";
import { calculatorGroups, navigation } from "../src/pageParts/navigationLinks.ts";
import { open } from "./page.ts";
import { signedIn } from "./users.ts";

const links = navigation.flatMap((group) => group.links);
const protectedPaths = [
  "/projects/p1",
  "/projects/p1/heat-load/f1",
  "/calculators/heat-load",
  ...links.flatMap(({ path, needsAccount }) => (needsAccount ? [path] : [])),
];

for (const path of protectedPaths) {
  test(`${path} leads to the sign-in page, which leads back afterwards`, async ({ page }) => {
    await open(page, path);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
    await expect(page).toHaveTitle("Sign in · Plenum");
  });
}

test("every link of the navigation leads somewhere", async ({ page }) => {
  for (const { path, label } of links) {
    await page.goto("/login");
    const main = page.getByRole("navigation", { name: "Main" });
    await main.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`^[^?]+(?:${path}|/login)`));
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/not found|failed/);
  }
});

for (const path of ["/projects/__x__", "/projects/__x__/heat-load/f1", "/projects/p1/heat-load/__x__", `/projects/${"x".repeat(1501)}`]) {
  signedIn(`${path.slice(0, 40)} says that it was not found`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/was not found$|^Page not found$/);
  });
}

for (const { path, label } of calculatorGroups.flatMap((group) => group.links)) {
  signedIn(`${path} is carried by the same surface`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(label);
    await expect(page.locator("[data-result]").first()).toHaveText(/\d/);
    await page.getByRole("button", { name: "How this was calculated" }).click();
    await expect(page.locator("[data-step] math").first()).toBeVisible();
  });
}
