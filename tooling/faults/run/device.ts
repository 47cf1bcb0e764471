import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { browserArguments, ensureBrowser } from "@tooling/browser";
import { limit } from "@tooling/testing/slowness";
import type { DevicePlan } from "../plan/steps.ts";
import { installProbe, within } from "./page.ts";
import { openNetwork, type Network } from "./proxy.ts";
import type { Servers } from "./servers.ts";
import type { User, ShownProject } from "./stored.ts";
import { installStorageFiller } from "./storageFiller.ts";

const launchOptions = () => ({
  handleSIGINT: false,
  handleSIGTERM: false,
  executablePath: ensureBrowser(),
  args: [
    ...browserArguments,
    "--disable-renderer-backgrounding",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
  ],
});

/** The browser that devices share, each with a separate context. */
export const launchShared = (): Promise<Browser> => chromium.launch(launchOptions());

/** A device with separate storage and network, which its tabs share. */
export interface Device {
  readonly network: Network;
  readonly setOffline: (isOffline: boolean) => Promise<void>;
  readonly newPage: () => Promise<Page>;
  /** Finds the browser's processes. @returns kills them at once, and starts the browser again on the same profile */
  readonly prepareKill: () => Promise<() => Promise<void>>;
  readonly close: () => Promise<void>;
}

interface DeviceOptions {
  readonly plan: DevicePlan;
  readonly servers: Servers;
  readonly shared: Browser;
  /** Called with each exception and rejection that was not caught. */
  readonly onPageError: (text: string) => void;
  /** Runs in every page before its scripts, for planted faults. */
  readonly plant?: (() => void) | undefined;
}

/** Sets the clock of a page wrong. */
function skewClock(milliseconds: number): void {
  const Real = Date;
  class Skewed extends Real {
    constructor(...given: readonly unknown[]) {
      if (given.length === 0) super(Real.now() + milliseconds);
      else super(...(given as [number]));
    }
    static override now(): number {
      return Real.now() + milliseconds;
    }
  }
  globalThis.Date = Skewed as DateConstructor;
}

function killProcess(id: number): void {
  try {
    process.kill(id, "SIGKILL");
  } catch (error) {
    // Some end by themselves when the browser's main process is gone.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

export async function openDevice({ plan, servers, shared, onPageError, plant }: DeviceOptions): Promise<Device> {
  const network = await openNetwork(servers.target);
  const profile = plan.hasOwnBrowser ? await mkdtemp(path.join(tmpdir(), "faults-profile-")) : undefined;
  const settings = {
    baseURL: servers.hostingUrl,
    locale: "en-US",
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    proxy: { server: network.url },
    serviceWorkers: "allow",
  } as const;
  let context: BrowserContext;
  let isOffline = false;

  const launch = async (): Promise<void> => {
    context =
      profile === undefined
        ? await shared.newContext(settings)
        : await chromium.launchPersistentContext(profile, { ...launchOptions(), ...settings });
    context.setDefaultTimeout(limit(15));
    await context.addInitScript(installProbe);
    await context.addInitScript(installStorageFiller);
    if (plan.clockSkew !== 0) await context.addInitScript(skewClock, plan.clockSkew * 3_600_000);
    if (plant) await context.addInitScript(plant);
    await context.setOffline(isOffline);
  };
  await launch();
  const prepareKill = async (): Promise<() => Promise<void>> => {
    const session = await context.browser()!.newBrowserCDPSession();
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    const closed = new Promise((resolve) => context.once("close", resolve));
    // The browser's main process first: it must have no time to write when others are gone.
    const ids = processInfo.toSorted((a, b) => Number(b.type === "browser") - Number(a.type === "browser")).map(({ id }) => id);
    return async () => {
      for (const id of ids) killProcess(id);
      await closed;
      await launch();
    };
  };
  return {
    network,
    setOffline: async (next) => {
      isOffline = next;
      network.cut(next);
      // A tab that has just crashed may never answer; the others and all new ones have noticed.
      await within(context.setOffline(next), 3000).catch(() => undefined);
    },
    newPage: async () => {
      const page = await within(context.newPage());
      page.on("pageerror", (error) => onPageError(error.stack ?? error.message));
      return page;
    },
    prepareKill,
    close: async () => {
      await within(context.close());
      await network.close();
      if (profile !== undefined) await rm(profile, { recursive: true, force: true });
    },
  };
}

/** All devices load the whole application at once for the first time, on a machine that may be busy. */
const preparing = { timeout: limit(180) } as const;

/** Signs in on the sign-in page, and waits until the application is cached on the device. */
export async function signIn(page: Page, { email, password }: User): Promise<void> {
  await page.goto("/login", preparing);
  await page.getByLabel("E-mail").fill(email, preparing);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await page
    .getByRole("heading", { level: 1, name: "Dashboard" })
    .waitFor(preparing)
    .catch(async (error: unknown) => {
      throw new Error(`No dashboard after the sign-in; ${page.url()} says: ${await page.locator("body").innerText()}`, { cause: error });
    });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  });
}

/** Creates a project from a template on its page. */
export async function createProject(page: Page, template: string): Promise<ShownProject> {
  await page.goto("/projects", preparing);
  await page.getByRole("button", { name: "From template" }).click(preparing);
  // A page without projects offers the templates too.
  await page
    .getByRole("dialog")
    .getByRole("button", { name: new RegExp(`^${template}`) })
    .click(preparing);
  await page.waitForURL(/\/projects\/\w+$/, preparing);
  await page.getByRole("heading", { level: 1 }).filter({ hasText: template }).waitFor(preparing);
  const { pathname } = new URL(page.url());
  const files = page.getByRole("main").locator(`a[href^="${pathname}/"]`);
  await files.first().waitFor(preparing);
  const addresses = await files.evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
  return { id: pathname.split("/").at(-1)!, calculators: addresses.map((address) => address.split("/").at(-2)!) };
}
