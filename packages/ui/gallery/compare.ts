import { browserArguments, findBrowser } from "@tooling/browser";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Browser, type Page } from "playwright";
import { build, preview } from "vite";

/**
 * Compares the gallery of the working tree with that of another commit, picture by picture: `node gallery/compare.ts <commit>`. Both are built and rendered on this
 * machine, so that fonts and browser are the same. Pictures that differ are written to `test-results/gallery`.
 */
const repository = fileURLToPath(new URL("../../..", import.meta.url));
const results = fileURLToPath(new URL("../test-results/gallery/", import.meta.url));

const looks = [
  { name: "light", scheme: "light", viewport: { width: 1280, height: 900 } },
  { name: "dark", scheme: "dark", viewport: { width: 1280, height: 900 } },
  { name: "phone", scheme: "light", viewport: { width: 390, height: 844 } },
] as const;

interface GalleryEntry {
  readonly id: string;
  readonly opens?: string;
}

type Pictures = ReadonlyMap<string, Buffer>;

async function pictureOf(page: Page, { opens }: GalleryEntry): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  // A phone has no tables.
  const opener = opens === undefined ? undefined : page.locator(opens).first();
  if (await opener?.isVisible()) await opener!.click();
  // Lazy parts are loaded, and rendering has finished.
  await page.waitForLoadState("networkidle");
  return page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" });
}

/** Pictures of every entry in every look, by `<entry>-<look>`. */
async function picturesOf(browser: Browser, root: string): Promise<Pictures> {
  const configFile = join(root, "packages/ui/gallery/vite.config.ts");
  const outDir = mkdtempSync(join(tmpdir(), "gallery-"));
  await build({ configFile, logLevel: "error", build: { outDir } });
  const server = await preview({ configFile, logLevel: "error", build: { outDir }, preview: { port: 0, host: "127.0.0.1" } });
  const [address] = server.resolvedUrls!.local as [string];
  const pictures = new Map<string, Buffer>();
  const take = async ({ name, scheme, viewport }: (typeof looks)[number]): Promise<void> => {
    const page = await browser.newPage({ viewport, locale: "en-US", reducedMotion: "reduce", colorScheme: scheme });
    await page.goto(address);
    const entries = await page.evaluate(() => (window as unknown as { galleryEntries: readonly GalleryEntry[] }).galleryEntries);
    for (const entry of entries) {
      await page.goto(`${address}?entry=${entry.id}&scheme=${scheme}`);
      await page.locator("[data-entry]").waitFor();
      pictures.set(`${entry.id}-${name}`, await pictureOf(page, entry));
    }
    await page.close();
  };
  await Promise.all(looks.map(take));
  await server.close();
  rmSync(outDir, { recursive: true });
  return pictures;
}

/** Checks out a commit into a temporary folder, with the packages that are installed here. */
function checkOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), "gallery-commit-"));
  execFileSync("git", ["worktree", "add", "--detach", "--force", folder, commit], { cwd: repository, stdio: "ignore" });
  for (const path of ["", "packages/hvac-core", "packages/device", "packages/form", "packages/documents", "packages/ui"])
    symlinkSync(join(repository, path, "node_modules"), join(folder, path, "node_modules"));
  return folder;
}

const [commit = "HEAD~1"] = process.argv.slice(2);
const other = checkOut(commit);
const executablePath = findBrowser();
const browser = await chromium.launch({ args: [...browserArguments], ...(executablePath && { executablePath }) });
try {
  const before = await picturesOf(browser, other);
  const after = await picturesOf(browser, repository);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const differing = names.filter((name) => !before.get(name)?.equals(after.get(name) ?? Buffer.alloc(0)));
  for (const name of differing)
    for (const [side, pictures] of [
      ["before", before],
      ["after", after],
    ] as const) {
      const picture = pictures.get(name);
      if (picture) writeFileSync(join(results, `${name}-${side}.png`), picture);
    }
  const list = differing.map((name) => `  ${name}${before.has(name) ? (after.has(name) ? "" : " (gone)") : " (new)"}`);
  process.stdout.write(`${names.length} pictures, ${differing.length} differ from ${commit}\n${list.join("\n")}\n`);
} finally {
  await browser.close();
  execFileSync("git", ["worktree", "remove", "--force", other], { cwd: repository, stdio: "ignore" });
}
