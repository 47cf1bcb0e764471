import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";
import { chromium, type Browser } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { browserArguments, ensureBrowser } from "@tooling/browser";
import { exportAccounts } from "../src/accounts.ts";
import { repository, startGrouped } from "../src/index.ts";
import { freePorts } from "../src/ports.ts";
import { callAuth, createProject, removeLater, runProgram, temporaryFolder, writeBuild, type SignedIn } from "./firebase.ts";
import { probePorts, type ProbeResult } from "./probePorts.ts";
import { listeningPorts } from "./listening.ts";

/** A request as a program makes it, with whatever headers. */
function ask(
  port: number,
  headers: Readonly<Record<string, string>>,
  method = "GET",
): Promise<{ status: number | undefined; allowed: string | undefined }> {
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path: "/", method, headers })
      .on("response", (response) =>
        resolve({ status: response.resume().statusCode, allowed: response.headers["access-control-allow-origin"] }),
      )
      .on("upgrade", (_response, socket) => {
        socket.destroy();
        resolve({ status: 101, allowed: undefined });
      })
      .on("error", reject)
      .end();
  });
}

/** A server of pages that are not ours. */
async function serveElsewhere(html: () => string): Promise<Server & { port: number }> {
  const server = createServer((_request, response) => response.setHeader("Content-Type", "text/html").end(html()));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(server, { port: (server.address() as AddressInfo).port });
}

describe.skipIf(process.platform !== "linux")("the doors of a running local Firebase", () => {
  let folder: string;
  let data: string;
  let firebase: Awaited<ReturnType<typeof runProgram>>;
  let ports: readonly number[];
  let browser: Browser | undefined;
  let ann: SignedIn;
  const children: ChildProcess[] = [];
  const portOf = (url: string): number => Number(new URL(url).port);

  beforeAll(async () => {
    folder = await temporaryFolder();
    data = path.join(folder, "data");
    await writeBuild(path.join(folder, "build"));
    await writeFile(
      path.join(folder, "build/sw.js"),
      'addEventListener("activate", (event) => event.waitUntil(clients.claim())); addEventListener("fetch", (event) => event.respondWith(fetch(event.request)));',
    );
    // Files of an earlier run that every user of the machine may read.
    for (const part of ["accounts", "site"]) await mkdir(path.join(data, part), { recursive: true });
    await writeFile(path.join(data, "accounts/accounts.json"), JSON.stringify({ users: [] }));
    await writeFile(path.join(data, "site/old.html"), "old");
    for (const name of ["", "accounts", "accounts/accounts.json", "site", "site/old.html"]) await chmod(path.join(data, name), 0o777);
    firebase = await runProgram(data, path.join(folder, "build"));
    children.push(firebase.run);
    ports = await listeningPorts(firebase.run.pid!);
    // Some browsers ask before a page reaches this machine. The doors must hold without that.
    browser = await chromium.launch({
      executablePath: ensureBrowser(),
      args: [...browserArguments, "--host-resolver-rules=MAP *.test 127.0.0.1", "--disable-features=LocalNetworkAccessChecks"],
    });
    ann = (await callAuth(firebase, "signUp", { email: "ann@plenum.example", password: "correct horse", returnSecureToken: true })).body;
    await createProject(firebase, ann.localId, ann.idToken);
  });
  afterAll(async () => {
    await browser?.close();
    for (const child of children) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    await rm(folder, { recursive: true, force: true });
  });

  /** All that a page from elsewhere could want to read or change. */
  const state = async (): Promise<readonly unknown[]> => {
    const database = "projects/demo-plenum/databases/(default)";
    const project = await fetch(`${firebase.firestoreUrl}/v1/${database}/documents/artifacts/plenum/users/${ann.localId}/projects/house`, {
      headers: { Authorization: "Bearer owner" },
    });
    const settings = await fetch(`${firebase.authUrl}/emulator/v1/projects/demo-plenum/config`, {
      headers: { Authorization: "Bearer owner" },
    });
    return [await exportAccounts(firebase.authUrl), await project.text(), await settings.text()];
  };

  test("are the ones of Auth, Firestore and Hosting, and no others", () => {
    const urls = [firebase.authUrl, firebase.firestoreUrl, firebase.hostingUrl];
    expect(ports).toEqual(urls.map(portOf).toSorted((a, b) => a - b));
  });

  test("are shut to foreign names, origins and pages, whatever is asked", async () => {
    const upgrade = {
      Connection: "Upgrade",
      Upgrade: "websocket",
      "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
    };
    for (const port of ports) {
      expect((await ask(port, {})).status).not.toBe(403);
      expect((await ask(port, { Origin: "http://localhost:5173" })).status).not.toBe(403);
      for (const method of ["GET", "POST", "DELETE", "OPTIONS"]) {
        for (const headers of [
          { Host: `foreign.test:${port}` },
          { Origin: "https://foreign.test" },
          { Origin: "null" },
          { "Sec-Fetch-Site": "cross-site" },
        ]) {
          const given = { ...headers, Authorization: "Bearer owner", "Access-Control-Request-Method": "DELETE" };
          expect([port, method, headers, await ask(port, given, method)]).toEqual([
            port,
            method,
            headers,
            { status: 403, allowed: undefined },
          ]);
        }
      }
      for (const headers of [{ Host: `foreign.test:${port}` }, { Origin: "https://foreign.test" }])
        expect((await ask(port, { ...upgrade, ...headers })).status).toBe(403);
    }
  });

  const administration = "/emulator/v1/projects/demo-plenum";
  const paths = [
    "/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local",
    "/",
    "/emulators",
    ...["accounts", "config", "databases/(default)/documents"].map((path) => `${administration}/${path}`),
  ];

  /** Opens a page of the given origin and lets it try everything at the doors. */
  async function letPageKnock(
    host: string,
    port: number,
    more: readonly string[] = [],
  ): Promise<ProbeResult & { statuses: Readonly<Record<number, readonly number[]>> }> {
    const context = await browser!.newContext();
    const page = await context.newPage();
    const statuses: Record<number, number[]> = Object.fromEntries(ports.map((known) => [known, []]));
    context.on("response", (response) => statuses[portOf(response.url())]?.push(response.status()));
    await page.goto(`http://${host}:${port}/`);
    const knocks = await page.evaluate(probePorts, { ports, paths: [...paths, ...more] });
    await context.close();
    return { ...knocks, statuses };
  }

  test("are shut to a page of another site in a browser, which reads nothing and changes nothing", async () => {
    const elsewhere = await serveElsewhere(() => "<!doctype html><title>Elsewhere</title>");
    onTestFinished(() => void elsewhere.close());
    const before = await state();
    const foreign = await letPageKnock("foreign.test", elsewhere.port, ["/_admin/export"]);
    expect(foreign.answered).toEqual([]);
    expect(foreign.socketsOpened).toEqual([]);
    expect(await state()).toEqual(before);
    for (const port of ports) {
      expect(foreign.statuses[port]!.length).toBeGreaterThan(5);
      expect(new Set(foreign.statuses[port])).toEqual(new Set([403]));
    }
    expect((await readdir(folder)).toSorted()).toEqual(["build", "data"]);
  });

  test("are shut to a page whose name was pointed at this machine after it was loaded", async () => {
    const context = await browser!.newContext();
    const page = await context.newPage();
    const before = await state();
    for (const port of ports) {
      const origin = `http://foreign.test:${port}`;
      await page.route(`${origin}/loaded-before`, (route) =>
        route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Rebound</title>" }),
      );
      await page.goto(`${origin}/loaded-before`);
      const answers = await page.evaluate(() =>
        Promise.all(
          ["GET", "POST", "DELETE"].map(async (method) => (await fetch("/emulator/v1/projects/demo-plenum/accounts", { method })).status),
        ),
      );
      expect([port, answers]).toEqual([port, [403, 403, 403]]);
    }
    expect(await state()).toEqual(before);
    await context.close();
  });

  test("let a link on any page open the application's page, and none of the rest", async () => {
    let link = "";
    const mailbox = await serveElsewhere(() => `<!doctype html><a href="${link}">Reset your password</a>`);
    onTestFinished(() => void mailbox.close());
    const context = await browser!.newContext();
    const page = await context.newPage();
    const follow = async (target: string): Promise<number | undefined> => {
      link = target;
      await page.goto(`http://mail.test:${mailbox.port}/`);
      const [response] = await Promise.all([
        page.waitForResponse((answer) => answer.request().isNavigationRequest()),
        page.getByRole("link").click(),
      ]);
      return response.status();
    };
    expect(await follow(`${firebase.hostingUrl}/action-confirmation?mode=resetPassword&amp;oobCode=x`)).toBe(200);
    // The same with a service worker that passes navigations on.
    await page.evaluate(async () => {
      const claimed = new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
      await navigator.serviceWorker.register("/sw.js");
      await claimed;
    });
    expect(await follow(`${firebase.hostingUrl}/dashboard`)).toBe(200);
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const action = `${firebase.authUrl}/emulator/action?mode=resetPassword&oobCode=x&apiKey=local`;
    expect(await follow(action.replaceAll("&", "&amp;"))).toBe(403);
    // From a terminal, or typed.
    expect((await page.goto(action))?.status()).toBe(400);
    await context.close();
  });

  test("what is kept is its owner's alone, also what an older run had left open, whatever the umask", async () => {
    await expect.poll(() => readFile(path.join(data, "accounts/accounts.json"), "utf8")).toContain("ann@plenum.example");
    const entries = await readdir(data, { recursive: true, withFileTypes: true });
    const modes = await Promise.all(
      entries.map(
        async (entry) =>
          [
            path.relative(data, path.join(entry.parentPath, entry.name)),
            ((await stat(path.join(entry.parentPath, entry.name))).mode & 0o777).toString(8),
            entry.isDirectory(),
          ] as const,
      ),
    );
    expect(modes.map(([name]) => name)).toEqual(
      expect.arrayContaining(["accounts/accounts.json", "firestore", "firestore.lock", "site/app.html", "site/assets"]),
    );
    expect(modes.filter(([, mode, isDirectory]) => mode !== (isDirectory ? "700" : "600"))).toEqual([]);
    expect(((await stat(data)).mode & 0o777).toString(8)).toBe("700");
  });

  // The last of them: it does what the others may not.
  test("but open to a page on this machine, so that the same knocks show what they would have done", async () => {
    const here = await serveElsewhere(() => "<!doctype html><title>Here</title>");
    onTestFinished(() => void here.close());
    const local = await letPageKnock("localhost", here.port);
    for (const port of ports) expect(new Set(local.statuses[port])).not.toContain(403);
    for (const url of [firebase.authUrl, firebase.firestoreUrl]) expect(local.answered).toContain(`DELETE ${portOf(url)}`);
    const [accounts, project] = await state();
    expect(accounts).not.toContain("ann@plenum.example");
    expect(project).toContain("NOT_FOUND");
  });
});

test("a development server answers to no foreign name, and lets no foreign page read its modules", async () => {
  const root = await temporaryFolder();
  removeLater(root);
  await writeBuild(root);
  const [port] = await freePorts(1);
  const vite = startGrouped({
    file: path.join(repository, "apps/web/node_modules/vite/bin/vite.js"),
    arguments: [root, "--host", "127.0.0.1", "--port", String(port), "--strictPort"],
    cwd: root,
    env: process.env,
    output: "pipe",
  });
  onTestFinished(vite.stop);
  for await (const line of createInterface({ input: vite.child.stdout! })) if (line.includes("127.0.0.1")) break;
  const answer = (headers: Readonly<Record<string, string>>): ReturnType<typeof ask> => ask(port!, headers);
  expect(await answer({ Origin: "http://localhost:4173" })).toEqual({ status: 200, allowed: "http://localhost:4173" });
  expect((await answer({ Host: `foreign.test:${port}` })).status).toBe(403);
  expect((await answer({ Origin: "https://foreign.test" })).allowed).toBeUndefined();
});
