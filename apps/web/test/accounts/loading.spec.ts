import { expect, test, type Page, type Request } from "@playwright/test";
import { untilIdle } from "../page.ts";
import { signedIn } from "../users.ts";

/** Scripts that a page has loaded, by content. */
async function loaded(
  page: Page,
  path: string,
  until: string,
): Promise<{ readonly firebase: boolean; readonly firestore: boolean; readonly unasked: boolean }> {
  const addresses = new Set<string>();
  const underWay = new Set<Request>();
  const begin = (request: Request) => {
    underWay.add(request);
    if (request.resourceType() === "script") addresses.add(request.url());
  };
  const end = (request: Request) => underWay.delete(request);
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);
  await page.goto(path);
  await expect(page.getByLabel(until).first()).toBeVisible();
  // Preloading begins when the page is idle, and preloaded code may load more.
  for (let round = 0; round < 3; round += 1) {
    await untilIdle(page);
    await expect.poll(() => underWay.size).toBe(0);
  }
  page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
  // A browser discards the bodies of a page that it has left, so they are requested again.
  const all = (await Promise.all([...addresses].map(async (address) => (await page.request.get(address)).text()))).join("\n");
  expect(all).toContain("createElement");
  return {
    firebase: all.includes("identitytoolkit"),
    firestore: all.includes("firestore.googleapis.com"),
    unasked: all.includes("exchangeRecaptcha") || all.includes("similarToCommon"),
  };
}

test("visitors load accounts on the sign-in page only, and Firestore never", async ({ page }) => {
  expect(await loaded(page, "/heat-load", "Results")).toEqual({ firebase: false, firestore: false, unasked: false });
  expect(await loaded(page, "/login", "E-mail")).toEqual({ firebase: true, firestore: false, unasked: false });
});

signedIn("the public page stays light for signed-in users", async ({ page, user }) => {
  expect(await loaded(page, "/heat-load", "Results")).toEqual({ firebase: false, firestore: false, unasked: false });
  await expect(page.getByRole("banner").getByText(user.email)).toBeVisible();
});

test.describe("with App Check", () => {
  // The build is not configured for App Check, so its policy does not allow it.
  test.use({ bypassCSP: true });

  signedIn("every request to the service carries its token", { tag: "@all" }, async ({ page }) => {
    const tokens = new Map<string, (string | undefined)[]>();
    const addresses = new Map([
      [new URL(process.env["PLENUM_TEST_AUTH_URL"]!).port, "accounts"],
      [new URL(process.env["PLENUM_TEST_FIRESTORE_URL"]!).port, "documents"],
    ]);
    page.on("request", (request) => {
      const service = addresses.get(new URL(request.url()).port);
      if (service === undefined || request.method() !== "POST") return;
      // Firestore opens a channel with the headers in the body.
      const carried =
        request.headers()["x-firebase-appcheck"] ?? /X-Firebase-AppCheck:(\S+)/i.exec(decodeURIComponent(request.postData() ?? ""))?.[1];
      if (service === "documents" && !new URL(request.url()).searchParams.has("X-HTTP-Session-Id")) return;
      tokens.set(service, [...(tokens.get(service) ?? []), carried]);
    });
    await page.route("https://content-firebaseappcheck.googleapis.com/**", (route) =>
      route.fulfill({
        json: { token: "attested", ttl: "3600s" },
        headers: { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" },
      }),
    );
    await page.route("https://www.google.com/**", (route) => route.abort());
    await page.addInitScript(() =>
      Object.assign(globalThis, { __account_settings: { appCheckSiteKey: "site", appCheckDebugToken: "debug" } }),
    );
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
    await expect.poll(() => [...tokens.keys()].toSorted()).toEqual(["accounts", "documents"]);
    for (const [service, carried] of tokens) expect(new Set(carried), service).toEqual(new Set(["attested"]));
  });
});
