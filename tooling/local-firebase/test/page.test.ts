import { copyFile, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { configurePage, prepareSite, publishedFiles } from "../src/site.ts";
import { marketingPage, removeLater, temporaryFolder, writeBuild } from "./firebase.ts";

describe("a configured page", () => {
  const page = (policy: string): string => `<html><head><meta http-equiv="Content-Security-Policy" content="${policy}"></head></html>`;
  const configuration = { globals: { __app_id: "plenum" }, origins: ["http://127.0.0.1:4174"] };

  test("may connect to its own origin and the ones given, to no others", () => {
    const configured = configurePage(page("default-src 'none'; connect-src 'self' https://firestore.googleapis.com"), configuration);
    expect(configured).toMatch(/connect-src 'self' http:\/\/127\.0\.0\.1:4174[;"]/);
  });

  test("keeps every other part of its policy", () => {
    const configured = configurePage(
      page("default-src &#39;none&#39;; script-src &#39;self&#39; &#39;sha256-abc=&#39;; base-uri 'none'"),
      configuration,
    );
    expect(configured).toMatch(
      /content="default-src 'none'; script-src 'self' 'sha256-abc=' 'sha256-[A-Za-z0-9+/]{43}='; base-uri 'none'; connect-src/,
    );
  });

  test("cannot be broken out of by a value", () => {
    const configured = configurePage(page(""), { ...configuration, globals: { __app_id: "</script><script>alert(1)</script>" } });
    expect(configured.match(/<script>/g)).toHaveLength(1);
  });
});

test("what is served here is what is published: all of a build but source maps and hidden files", async () => {
  const build = await temporaryFolder();
  removeLater(build);
  await writeBuild(build);
  const published = ["404.html", "app.html", "assets/app.js", "index.html"];
  expect(publishedFiles(build).toSorted()).toEqual(published);
  await prepareSite(build, path.join(build, ".site"), { globals: {}, origins: [] });
  expect((await readdir(path.join(build, ".site"), { recursive: true })).toSorted()).toEqual([...published, "assets"].toSorted());
});

test("every page of the application is configured, those that the build has drawn too, and no page of the marketing site", async () => {
  const build = await temporaryFolder();
  removeLater(build);
  await writeBuild(build);
  await copyFile(path.join(build, "app.html"), path.join(build, "heat-load.html"));
  const site = path.join(build, ".site");
  await prepareSite(build, site, { globals: { __app_id: "plenum" }, origins: [] });
  for (const page of ["app.html", "heat-load.html"])
    expect(await readFile(path.join(site, page), "utf8")).toContain('globalThis["__app_id"]="plenum"');
  for (const page of ["index.html", "404.html"]) expect(await readFile(path.join(site, page), "utf8")).toBe(marketingPage);
});
