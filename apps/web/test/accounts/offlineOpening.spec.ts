import { expect, test as visiting, type BrowserContext, type Page } from "@playwright/test";
import path from "node:path";
import { createServer as createDevelopmentServer } from "vite";
import { input, result, untilIdle } from "../page.ts";
import { readDocuments, signedIn } from "../users.ts";
import { badge, createFromTemplate, field, network } from "./pages.ts";
import { anotherVersion, Publisher, readBuild } from "./publisher.ts";

visiting.use({ serviceWorkers: "allow" });
signedIn.use({ serviceWorkers: "allow" });

const test = visiting.extend<{ host: Publisher }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  host: async ({}, use) => {
    const host = await Publisher.open(await readBuild());
    await use(host);
    if (host.isListening) await host.close();
  },
  baseURL: async ({ host }, use) => use(`http://127.0.0.1:${host.port}`),
  // A public page only sees that somebody is signed in, which is enough.
  storageState: async ({ baseURL }, use) =>
    use({ cookies: [], origins: [{ origin: baseURL!, localStorage: [{ name: "plenum.signedIn", value: "ada@engineers.example" }] }] }),
});

const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Waits until the application is cached on the device and the worker controls the page. */
async function untilPrecached(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  });
}

/** Content of the caches of the page's origin: names, addresses, and, on request, all of it as one text, which is megabytes of code. */
const cacheContents = (page: Page, withCode = true) =>
  page.evaluate(async (isWithCode) => {
    const names = await caches.keys();
    const addresses: string[] = [];
    let text = "";
    for (const name of names) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        addresses.push(request.url);
        if (isWithCode || !new URL(request.url).pathname.startsWith("/assets/")) text += await (await cache.match(request))!.text();
      }
    }
    return { names, addresses, text };
  }, withCode);

/** Number of workers of the origin, and the names of its caches. */
const workersAndCaches = (page: Page) =>
  page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys()] as const);

/** Cuts the network of the pages and of the worker. */
async function leaveNetwork(host: Publisher, context: BrowserContext): Promise<void> {
  await host.close();
  await network(context, "off");
}

/** Expects the browser's error page for a path without a network. */
async function expectNotOurs(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage();
  await expect(page.goto(path), `${path} is not the application's to answer`).rejects.toThrow(/ERR_/);
  await page.close();
}

test("a returning user opens public pages offline, and calculates", { tag: "@all" }, async ({ page, host, context }) => {
  await page.goto("/heat-load?v=1&u=Metric");
  await untilPrecached(page);
  await leaveNetwork(host, context);

  const other = await context.newPage();
  await other.goto("/heat-load?v=1&u=Metric");
  const before = await result(other, "totalLoad").innerText();
  await input(other, "Roof area").fill("77");
  await expect(result(other, "totalLoad")).not.toHaveText(before);
  await expect(other).toHaveURL(/roofArea=77/);
  const after = await result(other, "totalLoad").innerText();
  await other.reload();
  await expect(result(other, "totalLoad")).toHaveText(after);
  await other.getByRole("button", { name: "How this was calculated" }).click();
  await expect(other.locator("[data-step] math").first()).toBeVisible();
  await expect(other.getByRole("status").filter({ hasText: "You are offline." })).toBeVisible();

  for (const [path, heading] of [
    ["/login", "Sign in"],
    ["/reset-password?source=mail", "Reset your password"],
  ] as const) {
    await other.goto(path);
    await expect(title(other)).toHaveText(heading);
  }
  for (const path of ["/", "/about", "/features/pipe-sizer", "/docs", "/rss.xml", "/nowhere", "/__/auth/handler"])
    await expectNotOurs(context, path);
});

test("pages of the marketing site come from the network, past the worker", { tag: "@all" }, async ({ page }) => {
  await page.goto("/heat-load?v=1&u=Metric");
  await untilPrecached(page);
  const answersItself = async (path: string): Promise<boolean> => (await page.goto(path))!.fromServiceWorker();
  const isFromWorker = await answersItself("/login");
  expect(isFromWorker).toBe(true);
  const { addresses } = await cacheContents(page);
  for (const path of ["/", "/about", "/blog", "/validation", "/rss.xml", "/sitemap-index.xml", "/nowhere"])
    expect([path, await answersItself(path)]).toEqual([path, false]);
  await page.goto("/login");
  expect((await cacheContents(page)).addresses, "and nothing of them is kept").toEqual(addresses);
});

test("when the server fails or does not answer, the cached page opens", { tag: "@all" }, async ({ page, host }) => {
  await page.goto("/heat-load?v=1&u=Metric");
  await untilPrecached(page);
  host.mode = "is broken";
  await page.goto("/login");
  await expect(title(page)).toHaveText("Sign in");
  expect(
    await page.evaluate(async () => (await fetch("/dashboard", { cache: "no-store" })).status),
    "a request that checks the server reaches the network",
  ).toBe(503);
  host.mode = "is silent";
  await page.goto("/heat-load?v=1&u=Metric");
  await expect(result(page, "totalLoad")).toHaveText(/\d/);
});

test(
  "a new version shows on the first load, and the tab of the old one goes on with its own code",
  { tag: "@all" },
  async ({ page: old, host, context }) => {
    const buildA = host.build;
    const version = (page: Page) => page.evaluate(() => document.documentElement.dataset["version"] ?? "A");
    await old.goto("/heat-load?v=1&u=Metric");
    await untilPrecached(old);
    const { names: nameOfA } = await cacheContents(old, false);
    expect(nameOfA).toHaveLength(1);

    host.build = anotherVersion(buildA, "B");
    const page = await context.newPage();
    await page.goto("/heat-load?v=1&u=Metric");
    await expect.poll(() => version(page)).toBe("B");
    await expect(result(page, "totalLoad")).toHaveText(/\d/);
    await expect(async () => {
      expect((await cacheContents(page, false)).text).toContain('data-version="B"');
      expect(
        await page.evaluate(async () =>
          (({ installing, waiting, active }) => [installing, waiting, active?.state])(await navigator.serviceWorker.ready),
        ),
        "B's worker is in control",
      ).toEqual([null, null, "activated"]);
    }).toPass();
    expect((await cacheContents(page, false)).names).toHaveLength(2);

    await leaveNetwork(host, context);
    await old.getByRole("button", { name: "How this was calculated" }).click();
    await expect(old.locator("[data-step] math").first()).toBeVisible();
    await expect.poll(() => version(old)).toBe("A");
    await page.goto("/login");
    await expect(title(page)).toHaveText("Sign in");
    await expect.poll(() => version(page), { message: "the newest version that is kept opens" }).toBe("B");

    await network(context, "on");
    host.build = anotherVersion(buildA, "C");
    await host.listen(Number(new URL(page.url()).port));
    await page.goto("/heat-load?v=1&u=Metric");
    await expect.poll(() => version(page)).toBe("C");
    await expect(async () => {
      const { names, text } = await cacheContents(page, false);
      expect(names, "of the older versions the last is kept").toHaveLength(2);
      expect(names).not.toContain(nameOfA[0]);
      expect(text).toContain('data-version="C"');
    }).toPass();
  },
);

signedIn(
  "projects and files open without a network, what is changed arrives later, and nothing personal is kept with the code",
  async ({ page, context, user }) => {
    const projectId = await createFromTemplate(page, "Small Office Fit-out");
    await page.getByRole("link", { name: "Open office, cooling load" }).click();
    await expect(badge(page)).toHaveText("Saved");
    const address = page.url();
    const stored = `artifacts/plenum/users/${user.uid}/projects/${projectId}/calculations/${new URL(address).pathname.split("/").at(-1)}`;
    await page.goto("/dashboard");
    await expect(page.getByRole("region", { name: "Recent files" }).getByRole("link").first()).toBeVisible();
    await untilPrecached(page);
    await network(context, "off");

    await page.goto("/dashboard");
    await expect(page.getByRole("region", { name: "Recent files" }).getByRole("link").first()).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "Changes to files are kept on this device and sent later." })).toBeVisible();
    await page.goto("/heat-load?v=1&u=Metric");
    await expect(result(page, "totalLoad")).toHaveText(/\d/);
    await expectNotOurs(context, "/");
    await page.goto("/projects");
    await expect(page.getByRole("list", { name: "Projects" }).getByRole("link")).toHaveText(["Small Office Fit-out"]);
    await page.goto(`/projects/${projectId}`);
    await expect(title(page)).toContainText("Small Office Fit-out");
    await page.goto(address);
    await expect(field(page, "Wall area")).toHaveValue("300");
    const before = await result(page, "totalLoad").innerText();
    await field(page, "Wall area").fill("917.25");
    await expect(result(page, "totalLoad")).not.toHaveText(before);
    await expect(badge(page)).not.toHaveText(/^Sav/);
    await page.reload();
    await expect(field(page, "Wall area")).toHaveValue("917.25");
    expect((await readDocuments(stored)).text).not.toContain("917.25");

    await network(context, "on");
    await expect(badge(page)).toHaveText("Saved");
    await expect(async () => expect((await readDocuments(stored)).text).toContain("917.25")).toPass();

    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(title(page)).toHaveText("Sign in");
    const { addresses, text } = await cacheContents(page);
    const { origin } = new URL(address);
    expect(addresses.length).toBeGreaterThan(20);
    for (const url of addresses)
      expect(url).toMatch(new RegExp(String.raw`^${origin}/(?:dashboard\?__WB_REVISION__=\w+|assets/[\w.$-]+\.(?:js|css|woff2))$`));
    for (const personal of [user.email, user.uid, user.refreshToken, projectId]) expect(text).not.toContain(personal);
  },
);

/** The former service worker, for which `/` was a page of the application and which answered every address. */
const earlierWorker = `
  self.addEventListener("install", (event) => {
    void self.skipWaiting();
    const page = new Response("<title>Earlier</title><h1>The application as it was</h1>", { headers: { "Content-Type": "text/html" } });
    event.waitUntil(caches.open("plenum-earlier").then((cache) => cache.put("/", page)));
  });
  self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener("fetch", (event) => {
    if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(() => caches.match("/")));
  });`;

test(
  "a browser with the worker from before gets the new one from any page, and the start page is the marketing site's",
  { tag: "@all" },
  async ({ page, host, context }) => {
    const current = host.build;
    host.build = new Map([...current, ["/sw.js", Buffer.from(earlierWorker)]]);
    await page.goto("/heat-load?v=1&u=Metric");
    await untilPrecached(page);
    const { port } = host;
    await host.close();
    await page.goto("/");
    await expect(title(page), "the earlier worker answers for the start page").toHaveText("The application as it was");

    host.build = current;
    await host.listen(port);
    await page.goto("/");
    await expect(title(page)).not.toHaveText("The application as it was");
    await expect(async () =>
      expect((await cacheContents(page)).addresses).toContainEqual(expect.stringMatching(/\/dashboard\?__WB_REVISION__=/)),
    ).toPass();
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state !== "activated") await new Promise((resolve) => active?.addEventListener("statechange", resolve, { once: true }));
    });
    await leaveNetwork(host, context);
    await expectNotOurs(context, "/");
    await page.goto("/login");
    await expect(title(page)).toHaveText("Sign in");
  },
);

visiting("visitors load their page and nothing that they may never need", async ({ page }) => {
  await page.goto("/heat-load?v=1&u=Metric");
  await expect(result(page, "totalLoad")).toHaveText(/\d/);
  await untilIdle(page);
  await expect.poll(() => workersAndCaches(page)).toEqual([0, []]);
});

visiting("the worker is served as a script and revalidated on every request", async ({ request }) => {
  const response = await request.get("/sw.js");
  expect(response.headers()["content-type"]).toContain("javascript");
  expect(response.headers()["cache-control"]).toBe("no-cache");
  const text = await response.text();
  expect(text).toContain("/assets/index-");
});

test("a development server unregisters the service worker and clears its caches", { tag: "@all" }, async ({ page, host }) => {
  await page.goto("/heat-load?v=1&u=Metric");
  await untilPrecached(page);
  const { port } = host;
  await host.close();
  const development = await createDevelopmentServer({
    root: path.join(import.meta.dirname, "../.."),
    logLevel: "error",
    server: { host: "127.0.0.1", port, strictPort: true },
  });
  try {
    await development.listen();
    await page.goto("/heat-load?v=1&u=Metric", { waitUntil: "commit" });
    await expect(page.locator('script[src="/src/main.tsx"]'), "the page is the development server's").toBeAttached();
    await expect.poll(() => workersAndCaches(page)).toEqual([0, []]);
  } finally {
    await development.close();
  }
});
