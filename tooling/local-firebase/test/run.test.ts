import { readdir } from "node:fs/promises";
import { createServer, request } from "node:http";
import path from "node:path";
import { chromium } from "@playwright/test";
import { browserArguments, ensureBrowser } from "@tooling/browser";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { demoAccount, startLocalFirebase, type LocalFirebase, type LocalMail } from "../src/index.ts";
import { callAuth, choice, createProject, developmentFiles, readProject, temporaryFolder, writeBuild, marketingPage } from "./firebase.ts";

describe("a run with data", () => {
  let folder: string;
  let firebase: LocalFirebase;
  const mails: LocalMail[] = [];
  const start = (): Promise<LocalFirebase> =>
    startLocalFirebase({
      ...choice,
      dataDirectory: path.join(folder, "data"),
      hosting: { directory: path.join(folder, "build") },
      demo: true,
      onMail: (mail) => mails.push(mail),
    });

  beforeAll(async () => {
    folder = await temporaryFolder();
    await writeBuild(path.join(folder, "build"));
    firebase = await start();
  });
  afterAll(() => firebase.stop());

  test("Auth, Firestore and Hosting answer on this machine", async () => {
    for (const url of [firebase.authUrl, firebase.firestoreUrl, firebase.hostingUrl]) {
      expect(new URL(url).hostname).toBe("127.0.0.1");
      expect((await fetch(url)).status).toBe(200);
    }
  });

  test("a user who signs up writes and reads under the own path and nowhere else, in the shape that the rules state", async () => {
    const { body: ann } = await callAuth(firebase, "signUp", {
      email: "ann@plenum.example",
      password: "correct horse",
      returnSecureToken: true,
    });
    expect(await createProject(firebase, ann.localId, undefined)).toBe(403);
    expect(await createProject(firebase, "someone-else", ann.idToken)).toBe(403);
    expect(await createProject(firebase, ann.localId, ann.idToken, { name: 1, description: "" })).toBe(403);
    expect(await createProject(firebase, ann.localId, ann.idToken)).toBe(200);
    expect(await readProject(firebase, ann.localId, ann.idToken)).toBe(200);

    const { body: bob } = await callAuth(firebase, "signUp", {
      email: "bob@plenum.example",
      password: "battery staple",
      returnSecureToken: true,
    });
    expect(await readProject(firebase, ann.localId, bob.idToken)).toBe(403);
  });

  test("no answer says whether an address has an account", async () => {
    const unknown = await callAuth(firebase, "signInWithPassword", { email: "nobody@plenum.example", password: "correct horse" });
    const wrong = await callAuth(firebase, "signInWithPassword", { email: demoAccount.email, password: "wrong" });
    expect(unknown.body.error?.message).toBe("INVALID_LOGIN_CREDENTIALS");
    expect(unknown).toEqual(wrong);
    expect((await callAuth(firebase, "sendOobCode", { requestType: "PASSWORD_RESET", email: "nobody@plenum.example" })).status).toBe(200);
  });

  test("a request of another shape than Auth's is refused", async () => {
    const { status, body } = await callAuth(firebase, "signUp", { email: ["ann@plenum.example"], password: "correct horse" });
    expect(status).toBe(400);
    expect(body.error?.message).toContain("Invalid JSON payload received");
  });

  test("an e-mail is reported with its code, which works", async () => {
    await callAuth(firebase, "sendOobCode", { requestType: "PASSWORD_RESET", email: demoAccount.email });
    expect(mails.at(-1)).toMatchObject({ to: demoAccount.email, mode: "resetPassword" });
    // No log has the code, with which anyone could set a password.
    expect((await readdir(path.join(folder, "data"))).toSorted()).toEqual(["accounts", "firestore", "firestore.lock", "site"]);
    expect((await callAuth(firebase, "resetPassword", { oobCode: mails.at(-1)!.code })).status).toBe(200);
  });

  test("the demo account is there, its address verified", async () => {
    expect(firebase.demo).toMatchObject({ email: demoAccount.email, password: demoAccount.password, state: "created" });
    const { body } = await callAuth(firebase, "signInWithPassword", {
      email: demoAccount.email,
      password: demoAccount.password,
      returnSecureToken: true,
    });
    const { body: lookup } = await callAuth(firebase, "lookup", { idToken: body.idToken });
    expect(lookup.users).toMatchObject([{ emailVerified: true }]);
  });

  test("an address of the application is its page, with the headers of firebase.json; any other is not found", async () => {
    const page = await fetch(`${firebase.hostingUrl}/projects/some-id`);
    expect(page.status).toBe(200);
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(page.headers.get("x-robots-tag")).toBe("noindex");
    expect(page.headers.get("x-content-type-options")).toBe("nosniff");
    expect(page.headers.get("cache-control")).toBe("no-cache");
    expect((await fetch(`${firebase.hostingUrl}/assets/app.js`)).headers.get("cache-control")).toContain("immutable");
    for (const path of ["assets/gone.js", "projects/some-id/nothing/x", "nowhere"]) {
      const gone = await fetch(`${firebase.hostingUrl}/${path}`);
      expect(gone.status).toBe(404);
      expect(gone.headers.get("cache-control")).toBe("no-cache");
    }
    expect(await (await fetch(firebase.hostingUrl)).text()).toBe(marketingPage);
  });

  test.each([
    ["/%ff", 400],
    ["/calculators/heat-load?roomName=50%", 400],
    ["/projects/%E0%A4%A?u=Metric", 400],
    [`/${"x".repeat(256)}`, 404],
  ])("the address %s is answered %i, and nothing ends", async (address, status) => {
    for (const url of [firebase.hostingUrl, firebase.authUrl]) {
      const { port } = new URL(url);
      const answered = await new Promise((resolve, reject) => {
        request({ host: "127.0.0.1", port, path: address }, (response) => resolve(response.resume().statusCode))
          .on("error", reject)
          .end();
      });
      expect(answered).toBe(status);
    }
    expect((await fetch(firebase.hostingUrl)).status).toBe(200);
  });

  test("in a browser the page knows where Firebase is, reaches it and reaches nothing else", async () => {
    const elsewhere = createServer((_request, response) => response.setHeader("Access-Control-Allow-Origin", "*").end());
    await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
    const { port } = elsewhere.address() as { port: number };
    const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
    onTestFinished(async () => {
      await browser.close();
      elsewhere.close();
    });

    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    await page.goto(`${firebase.hostingUrl}/projects`);
    const hostOf = (url: string): string => new URL(url).host;
    expect(JSON.parse(await page.title())).toEqual([
      "plenum",
      { projectId: "demo-plenum", apiKey: "local" },
      { auth: hostOf(firebase.authUrl), firestore: hostOf(firebase.firestoreUrl) },
    ]);
    expect(complaints).toEqual([]);

    const reaches = (url: string): Promise<boolean> =>
      page.evaluate(
        (address) =>
          fetch(address).then(
            () => true,
            () => false,
          ),
        url,
      );
    expect(await reaches(firebase.authUrl)).toBe(true);
    expect(await reaches(firebase.firestoreUrl)).toBe(true);
    expect(await reaches(`http://127.0.0.1:${port}/`)).toBe(false);
    expect(complaints.join()).toContain("Content Security Policy");
  });

  test("source maps and the manifest of a build are not served", async () => {
    for (const name of developmentFiles) {
      const answer = await fetch(`${firebase.hostingUrl}/${name}`);
      expect(await answer.text()).toBe(marketingPage);
      expect(answer.status).toBe(404);
    }
  });

  test("accounts and documents outlive the run, and so does a sign-in", async () => {
    const { body: before } = await callAuth(firebase, "signInWithPassword", {
      email: "ann@plenum.example",
      password: "correct horse",
      returnSecureToken: true,
    });
    await firebase.stop();
    await expect(fetch(firebase.authUrl)).rejects.toThrow();
    await expect(fetch(firebase.firestoreUrl)).rejects.toThrow();

    firebase = await start();
    expect(firebase.demo?.state).toBe("unchanged");
    const { body: after } = await callAuth(firebase, "signInWithPassword", {
      email: "ann@plenum.example",
      password: "correct horse",
      returnSecureToken: true,
    });
    expect(after.localId).toBe(before.localId);
    expect(await readProject(firebase, after.localId, after.idToken)).toBe(200);
    const renewed = await fetch(`${firebase.authUrl}/securetoken.googleapis.com/v1/token?key=local`, {
      method: "POST",
      body: new URLSearchParams({ grant_type: "refresh_token", refresh_token: before.refreshToken }),
    });
    expect(renewed.status).toBe(200);
    // What a page asks first when it is loaded again.
    expect((await callAuth(firebase, "lookup", { idToken: before.idToken })).status).toBe(200);
  });

  test.skipIf(choice.official)("a second run on the same data is refused by name", async () => {
    await expect(startLocalFirebase({ dataDirectory: path.join(folder, "data") })).rejects.toThrow(
      /data\/firestore.+(in use|already open)/,
    );
  });
});
