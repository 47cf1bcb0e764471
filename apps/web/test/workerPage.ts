import { expect, test as base, type BrowserContext, type CDPSession, type Page } from "@playwright/test";
import { limit } from "@tooling/testing/slowness";
import { opensByRoute, stopListening } from "./page.ts";
import { createUser, storageOf, type TestUser } from "./users.ts";

/**
 * One page for each worker of Playwright and locale, emptied between tests: loading the application is most of what a browser test costs.
 *
 *     import { signedIn as test } from "./workerPage.ts";   // a user is signed in: `page`, `context`, `user`
 *     import { visitor as test } from "./workerPage.ts";    // nobody is signed in: `page`, `context`
 *     import { newUser } from "./workerPage.ts";            // the same with the level `own`
 *     test.use({ level: "own" });                           // for a file or a `describe`
 *
 * The `level` of a test is its initial state:
 * - `route` (default for signed-in users): the loaded application, the user of the worker, an empty page, empty local and session
 *   storage. The first `open(page, path)` changes the route. The user may have projects and files of earlier tests.
 * - `load` (default of visitors, who have no `route`): the same, but `open` loads the application.
 * - `user`: a separate user, signed in to the loaded application as by another tab of the browser; the first `open` changes the route. For
 *   lists of projects and files, which would otherwise show those of other tests.
 * - `own`: a separate user with an empty browser; `open` loads the application. For tests that end a session or change settings of the device. A visitor has
 *   an empty browser, for tests that sign in.
 *
 * A test about two devices asks for `device` as well: another browser's `page` and `context`, where the same user is signed in. `open` and `go` load it.
 *
 * Within a test, `go(page, path)` of `page.ts` moves by route; `open` does where the application is loaded.
 *
 * `TEST_SLOWED_PAGES=6` slows the page's scripts six times, as the nightly run does.
 *
 * Reset between tests: pointer, listeners, routes, media, viewport, offline, other pages of the context, dialogs, notices. A test with init scripts, a clock,
 * another device pixel ratio, a service worker or a second browser needs a separate context: `signedIn` of `users.ts`, or
 * Playwright's `test`. A failed test ends its worker, and the page with it; the report then lists the tests that used the page before.
 */
export type Level = "route" | "load" | "user" | "own";

interface TestFixtures {
  readonly level: Level;
  readonly user: TestUser;
  /** The prepared page, to which `page` and `context` belong. */
  readonly prepared: WorkerPage;
  /** Another device of the user. */
  readonly device: Pick<WorkerPage, "page" | "context">;
}

/** A page of the origin that runs no script. */
const blank = "/robots.txt";

/**
 * Lays out what is out of view too. Playwright presses in the frame in which it scrolls, which no person does: a table that is laid out only when it comes
 * into view would move the button from under the pointer. It also shows what such a table cuts at its edge.
 */
function layOutAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("section, li { content-visibility: visible !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

class WorkerPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly #session: CDPSession;
  readonly #origin: string;
  /** The signed-in user; that of an `own` test is not used again. */
  user: TestUser | undefined;
  #isUserSpent = false;
  #isPhone = false;
  readonly titles: string[] = [];

  private constructor(page: Page, session: CDPSession, origin: string) {
    this.page = page;
    this.context = page.context();
    this.#session = session;
    this.#origin = origin;
    for (const [target, names] of [
      [page, ["addInitScript", "exposeFunction", "exposeBinding"]],
      [this.context, ["addInitScript", "exposeFunction", "exposeBinding"]],
      [page.clock, ["install", "setFixedTime", "setSystemTime", "pauseAt"]],
    ] as const)
      for (const name of names)
        Object.defineProperty(target, name, {
          value: () => {
            throw new Error(`${name} cannot be undone: the test needs a separate context (test/workerPage.ts).`);
          },
        });
  }

  static async in(context: BrowserContext, origin: string): Promise<WorkerPage> {
    await context.addInitScript(layOutAll);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const slowed = process.env["TEST_SLOWED_PAGES"];
    if (slowed !== undefined) await session.send("Emulation.setCPUThrottlingRate", { rate: Number(slowed) });
    return new WorkerPage(page, session, origin);
  }

  /** Leaves what a test has: the browser's state as it was before, and the page where it is. */
  async tidy(): Promise<void> {
    stopListening(this.page);
    for (const event of ["request", "response", "requestfailed", "requestfinished", "dialog", "download", "popup", "filechooser"] as const)
      this.page.removeAllListeners(event);
    for (const event of ["page", "request", "response", "requestfailed", "requestfinished", "dialog"] as const)
      this.context.removeAllListeners(event);
    for (const other of this.context.pages()) if (other !== this.page) await other.close();
    await this.context.setOffline(false);
    await this.page.unrouteAll({ behavior: "ignoreErrors" });
    await this.context.unrouteAll({ behavior: "ignoreErrors" });
  }

  /** Sets the size of the window, and whether it is a phone's: what is wider than the screen widens the page there. */
  async show(viewport: { readonly width: number; readonly height: number } | null, isPhone: boolean): Promise<void> {
    const { width, height } = viewport ?? { width: 1440, height: 900 };
    if (this.#isPhone) {
      await this.#session.send("Emulation.clearDeviceMetricsOverride");
      // Playwright sets a size only where it knows of another.
      await this.page.setViewportSize({ width: width - 1, height });
    }
    await this.page.setViewportSize({ width, height });
    if (isPhone) await this.#session.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: true });
    this.#isPhone = isPhone;
  }

  /** Empties the page for a test. */
  async prepare(level: Level, isSignedIn: boolean): Promise<void> {
    await this.page.emulateMedia({ colorScheme: null, media: null, forcedColors: null, reducedMotion: "reduce" });
    // Where the last test clicked, this one may show something that stays while the pointer is on it.
    await this.page.mouse.move(-1, -1);
    opensByRoute.delete(this.page);
    if (level === "user" && (await this.#becomesAnother(await createUser()))) {
      opensByRoute.add(this.page);
    } else if (isSignedIn !== (this.user !== undefined) || this.#isUserSpent || level === "own" || level === "user") {
      await this.begin(isSignedIn ? await createUser() : undefined);
    } else if (level === "route" && (await this.#becomesEmpty())) {
      opensByRoute.add(this.page);
    } else if (this.user) {
      // What stopped the change of route may have ended the session too.
      await this.begin(this.user);
    } else {
      await this.leave();
      await this.#emptyStorage();
    }
    this.#isUserSpent = level === "own";
  }

  /** Empties the browser, and signs a user in. */
  async begin(user: TestUser | undefined): Promise<void> {
    await this.leave();
    // Without `local_storage`: the page clears it in the same task in which it sets the session, so that nothing clears it later.
    const storageTypes = "cookies,file_systems,indexeddb,service_workers,cache_storage,storage_buckets";
    await this.#session.send("Storage.clearDataForOrigin", { origin: this.#origin, storageTypes });
    await this.page.evaluate(
      (entries) => {
        sessionStorage.clear();
        localStorage.clear();
        for (const { name, value } of entries) localStorage.setItem(name, value);
      },
      user ? storageOf(user).origins[0]!.localStorage : [],
    );
    this.user = user;
  }

  /** Leaves the application. */
  async leave(): Promise<void> {
    await this.page.goto(blank);
  }

  /** Puts another session in the place of the present one, where the application finds what other tabs do. @returns whether it has found it */
  async #becomesAnother(user: TestUser): Promise<boolean> {
    if (this.user === undefined || !(await this.#becomesEmpty())) return false;
    const [session] = storageOf(user).origins[0]!.localStorage;
    const isFound = await this.page.evaluate(
      async ({ key, session, uid, waitMs }) => {
        const done = <T>(request: IDBRequest<T>): Promise<T> =>
          new Promise((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error!);
          });
        for (const { name } of await indexedDB.databases()) {
          if (name !== "plenum" && name !== "firebaseLocalStorageDb") continue;
          const database = await done(indexedDB.open(name));
          for (const store of database.objectStoreNames) {
            const objects = database.transaction(store, "readwrite").objectStore(store);
            if (name === "plenum") await done(objects.clear());
            else await done(objects.put({ fbase_key: key, value: session }));
          }
          database.close();
        }
        const end = Date.now() + waitMs;
        while (localStorage.getItem("plenum.userId") !== uid && Date.now() < end) await new Promise(requestAnimationFrame);
        return localStorage.getItem("plenum.userId") === uid;
      },
      { key: session!.name, session: JSON.parse(session!.value) as object, uid: user.uid, waitMs: limit(1) },
    );
    if (isFound) this.user = user;
    return isFound;
  }

  /** Empties local and session storage of all but the session. */
  async #emptyStorage(): Promise<void> {
    await this.page.evaluate(() => {
      sessionStorage.clear();
      const sessionKeys = new Set(["plenum.signedIn", "plenum.userId"]);
      for (const key of Object.keys(localStorage)) if (key.startsWith("plenum.") && !sessionKeys.has(key)) localStorage.removeItem(key);
    });
  }

  /** Leaves the last test's page by route and empties the storage. @returns whether nothing of the test is left */
  async #becomesEmpty(): Promise<boolean> {
    try {
      const isEmpty = await this.page.evaluate(async () => {
        if (document.getElementById("main") === null) return false;
        history.pushState(null, "", "/empty-page");
        const isThere = (): boolean => document.querySelector("#main h1")?.textContent === "Page not found";
        for (let frame = 0; !isThere() && frame < 200; frame++) await new Promise(requestAnimationFrame);
        const isLeft = [...document.querySelectorAll("dialog[open], [aria-modal=true], [role=alert]")].some(
          (each) => each.textContent !== "",
        );
        return isThere() && !isLeft;
      });
      if (isEmpty) await this.#emptyStorage();
      return isEmpty;
    } catch {
      // The page was closed, crashed or is on its way elsewhere: it is loaded.
      return false;
    }
  }
}

const onWorkerPage = base.extend<object, { readonly workerPages: (locale: string, device?: "device") => Promise<WorkerPage> }>({
  workerPages: [
    async ({ browser }, use, { project }) => {
      const { baseURL = "", viewport = null, permissions = [], serviceWorkers = "allow", contextOptions, actionTimeout } = project.use;
      const pages = new Map<string, WorkerPage>();
      await use(async (locale, device) => {
        const name = `${device ?? ""} ${locale}`;
        let page = pages.get(name);
        if (!page) {
          const context = await browser.newContext({ baseURL, locale, viewport, permissions, serviceWorkers, ...contextOptions });
          context.setDefaultTimeout(actionTimeout ?? 0);
          page = await WorkerPage.in(context, baseURL);
          pages.set(name, page);
        }
        return page;
      });
      for (const { context } of pages.values()) await context.close();
    },
    { scope: "worker" },
  ],
});

function prepared(isSignedIn: boolean) {
  return onWorkerPage.extend<TestFixtures>({
    level: [isSignedIn ? "route" : "load", { option: true }],
    prepared: async ({ workerPages, level, viewport, isMobile, locale, storageState, javaScriptEnabled, hasTouch }, use, info) => {
      if (!isSignedIn && level !== "load" && level !== "own") throw new Error("Visitors have the levels `load` and `own` only.");
      const isOther = storageState !== undefined || !javaScriptEnabled || hasTouch;
      if (isOther) throw new Error("What is set when a context is made needs a separate context: storage, scripts, touch.");
      const workerPage = await workerPages(locale ?? "");
      await workerPage.show(viewport, isMobile);
      await workerPage.prepare(level, isSignedIn);
      workerPage.titles.push(info.titlePath.slice(1).join(" › "));
      await use(workerPage);
      await workerPage.tidy();
      if (info.status !== info.expectedStatus && workerPage.titles.length > 1)
        await info.attach("used the page before", { body: workerPage.titles.slice(0, -1).join("\n"), contentType: "text/plain" });
    },
    device: async ({ prepared: { user }, workerPages, locale, viewport }, use) => {
      const workerDevice = await workerPages(locale ?? "", "device");
      await workerDevice.show(viewport, false);
      await workerDevice.begin(user);
      await use(workerDevice);
      await workerDevice.tidy();
      await workerDevice.leave();
    },
    context: ({ prepared: { context } }, use) => use(context),
    page: ({ prepared: { page } }, use) => use(page),
    user: ({ prepared: { user } }, use) => {
      expect(user, "A visitor has no user.").toBeDefined();
      return use(user!);
    },
  });
}

/** A test on the worker's page while nobody is signed in. */
export const visitor = prepared(false);

/** A test on the worker's page whose user is signed in. */
export const signedIn = prepared(true);

/** A test on the worker's page, emptied for a user who is new. */
export const newUser = signedIn.extend<object>({ level: "own" });
