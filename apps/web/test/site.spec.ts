import { expect, type APIRequestContext, type APIResponse, type Page } from "@playwright/test";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readHosting } from "@tooling/local-firebase/addresses";
import { isAll } from "@tooling/testing/extent";
import { watchLoading } from "./loading.ts";
import { signedIn, visitor as test } from "./workerPage.ts";

/** Built site of the origin: pages of the marketing site, the application at its addresses, and nothing else. */
const site = path.join(import.meta.dirname, "../../../tooling/site/dist");
const files = readdirSync(site, { recursive: true, encoding: "utf8" });
const isApplication = (html: string): boolean => html.includes('<meta name="application-name"');
const marketingPages = files
  .filter((file) => file.endsWith(".html") && file !== "404.html" && !isApplication(readFileSync(path.join(site, file), "utf8")))
  .map((file) => `/${file}`.replace(/(?:\/index)?\.html$/, "") || "/");
/** Pages opened in a browser: all except those of the library's reference, of which one in sixty is opened, since all are generated in the same way. */
const openedPages = marketingPages.filter((address, index) => !address.startsWith("/docs/") || index % 60 === 0);
const folderOf = (address: string): string => address.replace(/(?<=^\/[^/]+\/).*/, "");
/** Whether a page calculates something; every page of the library has its search. */
const isAlive = (address: string): boolean =>
  !address.startsWith("/docs/") &&
  /<(?:input|select)\b/.test(readFileSync(path.join(site, `${address === "/" ? "index" : address}.html`), "utf8"));
/** `pnpm test` opens one page of each folder and all that calculate something: the others are generated in the same way. */
const triedPages = openedPages.filter(
  (address, index) => isAll || isAlive(address) || openedPages.findIndex((other) => folderOf(other) === folderOf(address)) === index,
);
/** An address of each kind, with examples for its variable parts. */
const applicationAddresses = readHosting().rewrites.map(({ source }) => source.replaceAll("*", "some-id"));

const header = (response: APIResponse, name: string): string => response.headers()[name] ?? "";

/** Relevant parts of the responses to several addresses, in order. Redirects are not followed. */
function answersTo<T extends object>(
  addresses: readonly string[],
  request: APIRequestContext,
  read: (response: APIResponse) => T | Promise<T>,
): Promise<readonly (T & { readonly address: string })[]> {
  return Promise.all(addresses.map(async (address) => ({ address, ...(await read(await request.get(address, { maxRedirects: 0 }))) })));
}

/** Violations of a page's policy, and errors on it. */
function complaints(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(`${page.url()}: ${message.text()}`));
  page.on("pageerror", (error) => problems.push(`${page.url()}: ${error.message}`));
  return problems;
}

test("every address of the application has it, and only the page for visitors is for search engines", async ({ request }) => {
  expect(applicationAddresses).toEqual(
    expect.arrayContaining(["/dashboard", "/login", "/calculators/boq", "/projects/some-id/heat-load/some-id"]),
  );
  const answers = await answersTo(applicationAddresses, request, async (response) => ({
    status: response.status(),
    isApplication: isApplication(await response.text()),
    robots: header(response, "x-robots-tag"),
  }));
  expect(answers).toEqual(
    applicationAddresses.map((address) => ({
      address,
      status: 200,
      isApplication: true,
      robots: address === "/heat-load" ? "" : "noindex",
    })),
  );
  expect((await request.get("/app.html", { maxRedirects: 0 })).status(), "the page has no separate address").toBe(301);
  expect(new URL((await request.get("/app.html")).url()).pathname).toBe("/dashboard");
});

test("every page of the marketing site exists, and is not the application", async ({ request }) => {
  expect(marketingPages).toEqual(expect.arrayContaining(["/", "/about", "/blog", "/features/duct-pipe-sizing"]));
  const answers = await answersTo(openedPages, request, async (response) => ({
    status: response.status(),
    isApplication: isApplication(await response.text()),
  }));
  expect(answers).toEqual(openedPages.map((address) => ({ address, status: 200, isApplication: false })));
});

const unknown = [
  "/nowhere",
  "/blog/nothing",
  "/features/nothing",
  "/calculators",
  "/calculators/nothing",
  "/calculators/heat-load/deeper",
  "/heat-load/deeper",
  "/projects/one/two",
  "/projects/one/nothing/two",
  "/projects/one/heat-load",
  "/projects/one/heat-load/two/three",
  "/dashboard/deeper",
  "/assets/gone.js",
  "/.vite/manifest.json",
  "/sw.js.map",
];

test("any other path is not found, with a page that says so", async ({ request }) => {
  const page = readFileSync(path.join(site, "404.html"), "utf8");
  const answers = await answersTo(unknown, request, async (response) => ({
    status: response.status(),
    isThatPage: (await response.text()) === page,
  }));
  expect(answers).toEqual(unknown.map((address) => ({ address, status: 404, isThatPage: true })));
});

test("a path that is not there leads on to the product", async ({ page }) => {
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page
    .getByRole("link", { name: /heat load/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/heat-load(?:\?|$)/);
});

test("source maps and manifests of the builds are not published", async ({ request }) => {
  expect(files.filter((file) => file.endsWith(".map") || file.split("/").some((part) => part.startsWith(".")))).toEqual([]);
  const scripts = files.filter((file) => file.startsWith("assets/") && file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(20);
  for (const script of scripts.slice(0, 5)) expect((await request.get(`/${script}.map`)).status()).toBe(404);
});

test("every answer has the headers that no page can set for itself", async ({ request }) => {
  const script = files.find((file) => /^assets\/.+\.js$/.test(file))!;
  for (const address of [
    "/",
    "/about",
    "/heat-load",
    "/dashboard",
    "/nowhere",
    "/assets/gone.js",
    "/sw.js",
    `/${script}`,
    "/icon.svg",
    "/rss.xml",
  ]) {
    const response = await request.get(address);
    const headers = response.headers();
    expect(headers["content-security-policy"], address).toContain("frame-ancestors 'none'");
    // Workers have the policy of their answer, not that of the page.
    if (address.endsWith(".js"))
      expect(headers["content-security-policy"], address).toContain("default-src 'none'; script-src 'self'; connect-src 'self';");
    expect(headers["strict-transport-security"], address).toBe("max-age=63072000; includeSubDomains; preload");
    expect(headers["content-type"], address).toMatch(
      /^(?:(?:text|application)\/[\w+.-]+; ?charset=utf-8|image\/svg\+xml(?:; ?charset=utf-8)?)$/i,
    );
    expect(headers["x-content-type-options"], address).toBe("nosniff");
    expect(headers["x-frame-options"], address).toBe("DENY");
    expect(headers["referrer-policy"], address).toBe("strict-origin-when-cross-origin");
    expect(headers["permissions-policy"], address).toContain("camera=()");
    expect(headers["cross-origin-opener-policy"], address).toBe("same-origin");
  }
});

test("files with a hash in their name are cached for a year, pictures for a day, and everything else is revalidated", async ({
  request,
}) => {
  const caching = async (address: string): Promise<string> => header(await request.get(address), "cache-control");
  const hashed = files.filter((file) => /^(?:assets|site-assets)\/.+\.(?:js|css|woff2)$/.test(file));
  expect(new Set(hashed.map((file) => file.split("/")[0])), "both sites have such files").toEqual(new Set(["assets", "site-assets"]));
  expect(
    hashed.filter((file) => !/[.-][\w-]{8}\.\w+$|^assets\/pdfjs-[\d.]+\//.test(file)),
    "has no hash in its name, nor the version of a library",
  ).toEqual([]);
  expect(await caching(`/${hashed[0]}`)).toBe("public, max-age=31536000, immutable");
  expect(await caching(`/${hashed.at(-1)}`)).toBe("public, max-age=31536000, immutable");
  expect(await caching("/icon.svg")).toBe("public, max-age=86400");
  const renewed = ["/", "/about", "/heat-load", "/dashboard", "/nowhere", "/assets/gone.js", "/sw.js", "/manifest.webmanifest", "/rss.xml"];
  const answers = await answersTo(renewed, request, (response) => ({ caching: header(response, "cache-control") }));
  expect(answers).toEqual(renewed.map((address) => ({ address, caching: "no-cache" })));
});

test("other sites may show pictures of this one, and load nothing else of it", async ({ request }) => {
  const policy = async (address: string): Promise<string> => header(await request.get(address), "cross-origin-resource-policy");
  expect(await policy("/icon.svg")).toBe("cross-origin");
  for (const address of ["/", "/dashboard", "/sw.js"]) expect(await policy(address)).toBe("same-origin");
});

/** The directives of the policy in a page. */
function policyIn(html: string): ReadonlyMap<string, string> {
  const [, content = ""] = /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(html) ?? [];
  const text = content.replaceAll("&#39;", "'");
  return new Map(text.split(";").map((directive) => [directive.trim().split(" ")[0]!, directive.trim().replace(/^\S+ ?/, "")]));
}

const pages = files.filter((file) => file.endsWith(".html")).map((file) => [file, readFileSync(path.join(site, file), "utf8")] as const);

test("every page has a policy: only its files and scripts by hash, and no text becomes code", () => {
  const wanted = [
    ["default-src", /^'none'$/],
    ["script-src", /^(?:'self'|'sha256-[\w+/=]+'| )+$/],
    ["base-uri", /^'none'$/],
    ["object-src", /^'none'$/],
    ["form-action", /^'self'$/],
    ["require-trusted-types-for", /^'script'$/],
    ["trusted-types", /^(?:'none'|default)$/],
  ] as const;
  const faults = pages.flatMap(([file, html]) => {
    const policy = policyIn(html);
    return wanted.flatMap(([name, value]) => (value.test(policy.get(name) ?? "") ? [] : [`${file}: ${name} ${policy.get(name)}`]));
  });
  expect(faults).toEqual([]);
});

test("no page has a script that its policy does not know, and no page of the marketing site a style or a handler in an attribute", () => {
  const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const faults = pages.flatMap(([file, html]) => {
    const allowed = policyIn(html).get("script-src") ?? "";
    const inline = [...html.matchAll(/<script\b([^>]*)>([\s\S]+?)<\/script>/g)].filter(
      ([, attributes = ""]) => !attributes.includes("ld+json"),
    );
    const unknown = inline.filter(([, , text = ""]) => !allowed.includes(hash(text)));
    const attributes = isApplication(html) ? [] : [...html.matchAll(/<[a-z][^<>]* (?:style|on[a-z]+)="[^<>]*>/g)];
    return [...unknown, ...attributes].map(([tag]) => `${file}: ${tag.slice(0, 120)}`);
  });
  expect(faults).toEqual([]);
});

test("no page of the marketing site violates its policy", async ({ page }) => {
  const problems = complaints(page);
  const loading = watchLoading(page);
  for (const address of triedPages) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const before = loading.scripts.length;
    // Interactive parts of the page are hydrated at the first touch.
    const hasInput = await page.locator("main").evaluate((main) => {
      const input = [...main.querySelectorAll<HTMLElement>("input, select")].find((each) => each.checkVisibility());
      input?.focus();
      return input !== undefined;
    });
    if (hasInput) await expect.poll(() => loading.scripts.length, address).toBeGreaterThan(before);
    await loading.end();
  }
  expect(problems).toEqual([]);
});

test("neither elements in text nor foreign scripts become code", async ({ page }) => {
  await page.goto("/login");
  const attempt = (code: string): Promise<string> =>
    page.evaluate((text) => {
      const element = document.createElement(text === "elsewhere" ? "script" : "div");
      try {
        if (element instanceof HTMLScriptElement) element.src = "https://elsewhere.example/assets/x.js";
        else element.innerHTML = text;
        return "allowed";
      } catch (error) {
        return (error as Error).name;
      }
    }, code);
  expect(await attempt("<img src=x onerror=alert(1)>")).toBe("TypeError");
  expect(await attempt("elsewhere")).toBe("TypeError");
  expect(await attempt("plain text > no element")).toBe("allowed");
});

test("links lead from the marketing site to the application, and back", async ({ page }) => {
  const problems = complaints(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Sign in" }).first().click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel("E-mail")).toBeVisible();
  await page.getByRole("navigation", { name: "About Plenum" }).getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await page.getByRole("link", { name: "Plenum" }).first().click();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(isApplication(await page.content())).toBe(false);
  await page
    .getByRole("link", { name: /heat load/i })
    .first()
    .click();
  // The first screen may have written its values into the link by then.
  await expect(page).toHaveURL(/\/heat-load(\?|$)/);
  expect(problems).toEqual([]);
});

signedIn("the name of the product leads users to their work", async ({ page }) => {
  await page.goto("/heat-load");
  await page.getByRole("link", { name: "Plenum" }).first().click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
});
