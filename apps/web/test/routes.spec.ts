import { expect } from "@playwright/test";
import { navigation } from "../src/page/navigationLinks.ts";
import { go, open } from "./page.ts";
import { signedIn, visitor as test } from "./workerPage.ts";

const links = navigation.flatMap((group) => group.links);
const protectedPaths = [
  "/projects/p1",
  "/projects/p1/heat-load/f1",
  "/calculators/heat-load",
  ...links.flatMap(({ path, needsAccount }) => (needsAccount ? [path] : [])),
];
const signInFor = (path: string): string => `/login?redirect=${encodeURIComponent(path)}`;

test("every page that needs an account leads to the sign-in page, which leads back afterwards", async ({ page }) => {
  const [first, ...others] = protectedPaths;
  await open(page, first!);
  await expect(page).toHaveURL(signInFor(first!));
  await expect(page).toHaveTitle("Sign in · Plenum");
  for (const path of others) {
    await page.evaluate((to) => history.pushState(null, "", to), path);
    await expect(page).toHaveURL(signInFor(path));
    await expect(page).toHaveTitle("Sign in · Plenum");
  }
});

test("every link of the navigation leads somewhere", async ({ page }) => {
  await open(page, "/login");
  const main = page.getByRole("navigation", { name: "Main" });
  for (const { path, label, needsAccount } of links) {
    await main.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL((url) => (url.pathname + url.search).startsWith(needsAccount ? signInFor(path) : path));
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/not found|failed/);
  }
});

signedIn("a page of what does not exist says that it was not found", async ({ page }) => {
  await open(page, "/heat-load");
  for (const path of ["/projects/__x__", "/projects/__x__/heat-load/f1", "/projects/p1/heat-load/__x__", `/projects/${"x".repeat(1501)}`]) {
    await go(page, path);
    await expect(page.getByRole("heading", { level: 1 }), path.slice(0, 40)).toHaveText(/was not found$|^Page not found$/);
    // Two such pages look the same.
    await go(page, "/heat-load");
  }
});
