import { onTestFinished, expect, test } from "vitest";
import { applicationFile } from "../src/addresses.ts";
import { serveCompressed } from "../src/compressed.ts";
import { marketingPage, removeLater, temporaryFolder, writeBuild } from "./firebase.ts";

test("a path is answered with the application where firebase.json says so, and nowhere else", () => {
  for (const path of ["/dashboard", "/dashboard/", "/login", "/projects/p1", "/projects/p1/heat-load/f1", "/calculators/heat-load"])
    expect([path, applicationFile(path)]).toEqual([path, "app.html"]);
  expect(applicationFile("/heat-load")).toBe("heat-load.html");
  for (const path of [
    "/",
    "/about",
    "/dashboard/x",
    "/dashboards",
    "/projects/p1/heat-load",
    "/projects/p1/nothing/f1",
    "/calculators/nothing",
  ])
    expect([path, applicationFile(path)]).toEqual([path, undefined]);
});

test("for measurements the site is served compressed, each path as Hosting answers it", async () => {
  const build = await temporaryFolder();
  removeLater(build);
  await writeBuild(build);
  const site = await serveCompressed(build);
  onTestFinished(site.close);
  const ask = async (path: string): Promise<Response> => fetch(`${site.url}${path}`);
  const landing = await ask("/");
  expect([landing.status, landing.headers.get("content-encoding"), await landing.text()]).toEqual([200, "gzip", marketingPage]);
  const application = await ask("/projects/p1?sort=name");
  expect([application.status, application.headers.get("cache-control")]).toEqual([200, "no-cache"]);
  expect(await application.text()).toContain("application-name");
  expect((await ask("/assets/app.js")).headers.get("cache-control")).toContain("immutable");
  for (const path of ["/nowhere", "/assets/gone.js", "/../../package.json", "/%2e%2e/package.json"])
    expect((await ask(path)).status).toBe(404);
});
