import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";

/** Debian's browser without windows: tests run in it with four fifths of the processor time. */
const shell = "/usr/bin/chromium-headless-shell";

const systemBrowsers = [
  shell,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Switches that a browser needs in containers and on machines without a network. */
export const browserArguments = [
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  // Without a graphics card its substitute takes a process and a fourteenth of the time, and no test compares what it draws.
  "--disable-gpu",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/**
 * The headless shell that Playwright downloaded next to its full browser.
 *
 * @param browser path of the full browser, in a folder such as `ms-playwright/chromium-1228/chrome-linux64`
 */
export function shellNextTo(browser: string): string | undefined {
  const folder = dirname(dirname(browser)).replace(/chromium-(\d+)$/, "chromium_headless_shell-$1");
  return globSync(["*/headless_shell", "*/chrome-headless-shell", "*/{headless_shell,chrome-headless-shell}.exe"], { cwd: folder })
    .map((path) => `${folder}/${path}`)
    .at(0);
}

/** Playwright's own downloads, the headless shell first, if the package that depends on Playwright is installed. */
function playwrightsBrowsers(): readonly (string | undefined)[] {
  try {
    const require = createRequire(new URL("../../apps/web/package.json", import.meta.url));
    const { chromium } = require("@playwright/test") as { chromium: { executablePath(): string } };
    const browser = chromium.executablePath();
    return [shellNextTo(browser), browser];
  } catch {
    return [];
  }
}

/**
 * Path of a Chromium to test with: `CHROMIUM_PATH`, then Playwright's own download, then the system's browsers.
 *
 * @returns the path, or `undefined` when this machine has none
 */
export function findBrowser(): string | undefined {
  return [process.env["CHROMIUM_PATH"], ...playwrightsBrowsers(), ...systemBrowsers].find((path) => path !== undefined && existsSync(path));
}

const asRoot = process.getuid?.() === 0;
const playwrightInstall = ["pnpm", "--filter", "@org/web", "exec", "playwright", "install", "chromium-headless-shell", "chromium"];

function run(command: readonly string[]): boolean {
  console.log(`$ ${command.join(" ")}`);
  return spawnSync(command[0]!, command.slice(1), { stdio: "inherit", timeout: 300_000 }).status === 0;
}

function hasApt(): boolean {
  try {
    execFileSync("apt-get", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs Debian's headless shell in addition to a browser with windows, as root on Debian; other users read how to. Without it tests only take a
 * quarter more processor time.
 */
export function preferShell(): void {
  const browser = findBrowser();
  if (process.env["CHROMIUM_PATH"] !== undefined || browser === undefined || browser === shell || !systemBrowsers.includes(browser)) return;
  const command = ["apt-get", "install", "-y", "--no-install-recommends", "chromium-headless-shell"];
  if (!hasApt()) return;
  if (!asRoot) console.log(`Tests take a quarter less processor time after: sudo ${command.join(" ")}`);
  else if (run(["apt-get", "update"])) run(command);
}

/**
 * Finds a browser, or installs one: Debian's package as root on Debian, else Playwright's download.
 *
 * @throws {Error} naming both commands when neither worked
 */
export function ensureBrowser(): string {
  const browser = findBrowser();
  if (browser) return browser;
  if (asRoot && hasApt() && run(["apt-get", "update"])) {
    for (const name of ["chromium-headless-shell", "chromium"]) {
      if (run(["apt-get", "install", "-y", "--no-install-recommends", name]) && findBrowser()) return findBrowser()!;
    }
  }
  if (run(playwrightInstall) && findBrowser()) return findBrowser()!;
  throw new Error(
    `No browser was found and none could be installed. Run one of:\n  sudo apt-get install chromium-headless-shell\n  ${playwrightInstall.join(" ")}\nor set CHROMIUM_PATH.`,
  );
}
