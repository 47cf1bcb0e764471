import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { assemble, type Build } from "../assemble.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "site-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** A build of the files given, by their texts. */
async function build(name: string, files: Readonly<Record<string, string>>, renamed?: Build["renamed"]): Promise<Build> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.join(folder, name, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, name, file), text);
  }
  return { name, folder: path.join(folder, name), ...(renamed && { renamed }) };
}
const target = (): string => path.join(folder, "out");

test("both builds are put into one folder, the application's page under its new name", async () => {
  const site = await build("site", { "index.html": "landing", "blog/first.html": "article" });
  const app = await build("app", { "index.html": "application", "assets/app.js": "code" }, { "index.html": "app.html" });
  const files = await assemble([site, app], target());
  expect(files.toSorted()).toEqual(["app.html", "assets/app.js", "blog/first.html", "index.html"]);
  expect(await readFile(path.join(target(), "index.html"), "utf8")).toBe("landing");
  expect(await readFile(path.join(target(), "app.html"), "utf8")).toBe("application");
});

test("source maps and hidden files are left out, and the folder is emptied first", async () => {
  await build("out", { "old.html": "from the last build" });
  const app = await build("app", { "app.js": "code", "app.js.map": "{}", ".vite/manifest.json": "{}", ".DS_Store": "" });
  await assemble([app], target());
  expect(await readdir(target(), { recursive: true })).toEqual(["app.js"]);
});

test.each([
  ["the same file with another content", "robots.txt", "robots.txt"],
  ["two pages at one address", "about.html", "about/index.html"],
  ["a page and a file at one address", "about.html", "about"],
])("%s is refused by its names", async (_, first, second) => {
  const builds = [await build("site", { [first]: "a" }), await build("app", { [second]: "b" })];
  await expect(assemble(builds, target())).rejects.toThrow(`app and site both have a file for`);
  await expect(assemble(builds, target())).rejects.toThrow(`${second} and ${first}`);
});

test("an identical file of both builds is not a collision", async () => {
  const [site, app] = [await build("site", { "icon.svg": "<svg/>" }), await build("app", { "icon.svg": "<svg/>" })];
  expect(await assemble([site, app], target())).toEqual(["icon.svg"]);
});

test("a missing build is refused", async () => {
  await expect(assemble([{ name: "site", folder: path.join(folder, "none") }], target())).rejects.toThrow();
  await mkdir(path.join(folder, "empty"));
  await expect(assemble([{ name: "site", folder: path.join(folder, "empty") }], target())).rejects.toThrow("Run pnpm build first");
  const app = await build("app", { "main.html": "application" }, { "index.html": "app.html" });
  await expect(assemble([app], target())).rejects.toThrow("app has no index.html");
});
