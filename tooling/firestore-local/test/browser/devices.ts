import { chromium, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { limit } from "@tooling/testing/slowness";
import { afterAll, beforeAll, inject } from "vitest";
import type { Connection } from "./page.ts";
import { openServer, type TestServer } from "./server.ts";

/** Devices of users, each with a separate cache, and the server that they are connected to. */
export class Devices {
  readonly #projects: readonly string[];
  #browser!: Browser;
  server!: TestServer;

  constructor(projects: readonly string[]) {
    this.#projects = projects;
  }

  async start(): Promise<void> {
    [this.#browser, this.server] = await Promise.all([chromium.connect(inject("browserAddress")), openServer(...this.#projects)]);
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    await this.server?.close();
  }

  newContext(): Promise<BrowserContext> {
    return this.#browser.newContext();
  }

  /** Opens a tab and connects its SDK, as Alice to the first project unless the connection says otherwise. */
  async openTab(context: BrowserContext, connection: Partial<Connection> = {}): Promise<Page> {
    const page = await context.newPage();
    await page.goto(inject("pageAddress"));
    const defaults = { port: this.server.port, projectId: this.#projects[0]!, uid: "alice" };
    await page.evaluate((given) => window.connect(given), { ...defaults, ...connection });
    return page;
  }

  /** Opens another device with a tab. */
  async open(connection?: Partial<Connection>): Promise<Page> {
    return this.openTab(await this.newContext(), connection);
  }
}

/** Devices for the tests of a file, from its first test to its last. The server has no documents in the projects. */
export function devicesOf(...projects: readonly string[]): Devices {
  const devices = new Devices(projects);
  beforeAll(() => devices.start(), limit(60));
  afterAll(() => devices.close());
  return devices;
}
