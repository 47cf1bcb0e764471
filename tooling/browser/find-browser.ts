import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";

/** The browser without a window: it does what the tests ask of one and costs half. */
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

/** Switches a browser needs in containers and on machines without a way out to its maker. */
export const browserArguments = [
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  // Nothing looks at pixels that only a graphics card draws, and drawing them without one takes a process and a fourteenth of the time.
  "--disable-gpu",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/** Playwright's own download, where the package that asks for it has Playwright. */
function playwrightsBrowser(): string | undefined {
  try {
    const require = createRequire(new URL("../../apps/web/package.json", import.meta.url));
    const { chromium } = require("@playwright/test") as { chromium: { executablePath(): string } };
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * Path of a Chromium to test with: `CHROMIUM_PATH`, then Playwright's own download, then the system's browsers.
 *
 * @returns the path, or `undefined` when this machine has none
 */
export function findBrowser(): string | undefined {
  return [process.env["CHROMIUM_PATH"], playwrightsBrowser(), ...systemBrowsers].find((path) => path !== undefined && existsSync(path));
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

/** Installs the browser without a window beside one that has windows, where tests run alone and we may: on a Debian whose root we are. Without it tests take longer, so its absence is no fault. */
export function preferShell(): void {
  const found = findBrowser();
  const mayInstall = process.env["CI"] !== undefined && process.env["CHROMIUM_PATH"] === undefined && asRoot && hasApt();
  if (!mayInstall || found === undefined || found === shell || !systemBrowsers.includes(found)) return;
  if (run(["apt-get", "update"])) run(["apt-get", "install", "-y", "--no-install-recommends", "chromium-headless-shell"]);
}

/**
 * Finds a browser, or installs one: Debian's package where we may (root on Debian), else Playwright's download.
 *
 * @throws {Error} naming both commands when neither worked
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
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
