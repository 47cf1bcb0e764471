import path from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { deleteApp, initializeApp } from "firebase/app";
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInWithEmailAndPassword, type Auth } from "firebase/auth";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { browserArguments, ensureBrowser } from "@tooling/browser";
import { servePage, type ServedPage } from "@tooling/browser/page";
import { limit } from "@tooling/testing/slowness";
import { localProjectId, startLocalFirebase, type LocalFirebase } from "../src/index.ts";
import { callAuth, choice, createProject, readProject, type SignedIn } from "./firebase.ts";

let firebase: LocalFirebase;
let signUps = 0;
beforeAll(async () => {
  firebase = await startLocalFirebase(choice);
});
afterAll(() => firebase.stop());

const password = "correct horse battery";

/** A new account with a separate project, which its token may read. */
async function newAccount(): Promise<SignedIn & { email: string }> {
  const email = `user-${(signUps += 1)}@plenum.example`;
  const { body } = await callAuth(firebase, "signUp", { email, password, returnSecureToken: true });
  await createProject(firebase, body.localId, body.idToken);
  return { ...body, email };
}

/** Actions of an administrator on an account. */
async function administer(method: "update" | "delete", body: object): Promise<void> {
  const response = await fetch(`${firebase.authUrl}/identitytoolkit.googleapis.com/v1/projects/${localProjectId}/accounts:${method}`, {
    method: "POST",
    headers: { Authorization: "Bearer owner", "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
}

const endings = {
  disabled: ({ localId }: SignedIn) => administer("update", { localId, disableUser: true }),
  deleted: ({ localId }: SignedIn) => administer("delete", { localId }),
  "given a new password": async ({ localId, idToken }: SignedIn) => {
    // The end of sessions is kept in whole seconds: what is issued within the same second outlives it, as in production.
    await expect
      .poll(() => Math.floor(Date.now() / 1000), { interval: 20, timeout: limit(2) })
      .toBeGreaterThan(claimsOf(idToken)["iat"] as number);
    await administer("update", { localId, password: "another horse battery" });
  },
} as const;

function claimsOf(token: string): Readonly<Record<string, unknown>> {
  return JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString("utf8")) as Record<string, unknown>;
}

/** The token with other claims. Nobody has signed it, so that is all that a forger needs. */
function withClaims(token: string, claims: object): string {
  const [header] = token.split(".");
  return `${header}.${Buffer.from(JSON.stringify({ ...claimsOf(token), ...claims })).toString("base64url")}.`;
}

async function renew(refreshToken: string): Promise<string> {
  const response = await fetch(`${firebase.authUrl}/securetoken.googleapis.com/v1/token?key=local`, {
    method: "POST",
    body: new URLSearchParams({ grant_type: "refresh_token", refresh_token: refreshToken }),
  });
  const { error } = (await response.json()) as { error?: { message: string } };
  return error?.message ?? "renewed";
}

const errorOf = async (method: string, body: object): Promise<string | undefined> =>
  (await callAuth(firebase, method, body)).body.error?.message;

describe.skipIf(choice.official)("Firestore takes the Auth emulator's token", () => {
  test("until it expires, for its own project, and as it was issued", async () => {
    const { localId, idToken } = await newAccount();
    const read = (token: string): Promise<number> => readProject(firebase, localId, token);
    expect(await read(idToken)).toBe(200);
    const now = Math.floor(Date.now() / 1000);
    expect(await read(withClaims(idToken, { exp: now + 60 }))).toBe(200);
    expect(await read(withClaims(idToken, { iat: now - 3601, exp: now - 1 }))).toBe(401);
    expect(await read(withClaims(idToken, { aud: "plenum-production" }))).toBe(401);
    expect(await read(withClaims(idToken, { iss: "https://securetoken.google.com/plenum-production" }))).toBe(401);
    const signed = `${Buffer.from('{"alg":"RS256","kid":"1"}').toString("base64url")}.${idToken.split(".")[1]}.c2lnbmVk`;
    for (const broken of [signed, idToken.slice(0, 40), "token"]) expect(await read(broken)).toBe(401);
  });

  // Source: Firebase, "Manage user sessions": an ID token that was issued stays good until it expires; what ends is its renewal.
  test.each(Object.keys(endings) as (keyof typeof endings)[])("of an account that was %s, until it expires", async (ending) => {
    const account = await newAccount();
    await endings[ending](account);
    expect(await readProject(firebase, account.localId, account.idToken)).toBe(200);
  });
});

describe("Auth refuses an account", () => {
  test("that was disabled", async () => {
    const account = await newAccount();
    await endings.disabled(account);
    expect(await renew(account.refreshToken)).toBe("USER_DISABLED");
    expect(await errorOf("lookup", { idToken: account.idToken })).toBe("USER_DISABLED");
    expect(await errorOf("signInWithPassword", { email: account.email, password })).toBe("USER_DISABLED");
  });

  test("that was deleted", async () => {
    const account = await newAccount();
    await endings.deleted(account);
    expect(await renew(account.refreshToken)).toBe("USER_NOT_FOUND");
    expect(await errorOf("lookup", { idToken: account.idToken })).toBe("USER_NOT_FOUND");
    expect(await errorOf("signInWithPassword", { email: account.email, password })).toBe("INVALID_LOGIN_CREDENTIALS");
  });

  test("the sessions that it had before it was given a new password, and the old password", async () => {
    const account = await newAccount();
    await endings["given a new password"](account);
    expect(await renew(account.refreshToken)).toBe("TOKEN_EXPIRED");
    expect(await errorOf("lookup", { idToken: account.idToken })).toBe("TOKEN_EXPIRED");
    expect(await errorOf("signInWithPassword", { email: account.email, password })).toBe("INVALID_LOGIN_CREDENTIALS");
    const { body } = await callAuth(firebase, "signInWithPassword", {
      email: account.email,
      password: "another horse battery",
      returnSecureToken: true,
    });
    expect(await renew(body.refreshToken)).toBe("renewed");
  });

  test("whose refresh token was made up", async () => {
    const { refreshToken } = await newAccount();
    expect(await renew("made-up")).toBe("INVALID_REFRESH_TOKEN");
    expect(await renew(refreshToken)).toBe("renewed");
  });
});

describe("the web SDK", () => {
  function openAuth(): Auth {
    const app = initializeApp({ projectId: localProjectId, apiKey: "local" }, `app-${(signUps += 1)}`);
    onTestFinished(() => deleteApp(app));
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, firebase.authUrl, { disableWarnings: true });
    return auth;
  }

  test.each<[keyof typeof endings, string]>([
    ["disabled", "auth/user-disabled"],
    ["deleted", "auth/user-token-expired"],
    ["given a new password", "auth/user-token-expired"],
  ])("is signed out when its account was %s, with the error %s", async (ending, code) => {
    const account = await newAccount();
    const auth = openAuth();
    const { user } = await signInWithEmailAndPassword(auth, account.email, password);
    await endings[ending]({ ...account, idToken: await user.getIdToken() });
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code });
    expect(auth.currentUser).toBeNull();
  });

  test("gets one error for a wrong password and for an unknown address", async () => {
    const { email } = await newAccount();
    for (const address of [email, "nobody@plenum.example"]) {
      await expect(signInWithEmailAndPassword(openAuth(), address, "wrong")).rejects.toMatchObject({ code: "auth/invalid-credential" });
    }
  });
});

describe.skipIf(choice.official)("the web SDK in a page, when Firestore refuses its token as expired", () => {
  let served: ServedPage;
  let browser: Browser;
  beforeAll(async () => {
    [served, browser] = await Promise.all([
      servePage(path.join(import.meta.dirname, "sdkPage.ts"), ["browser"]),
      chromium.launch({ executablePath: ensureBrowser(), args: browserArguments }),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await served.close();
  });

  /** A page that is signed in with a token that has expired, although the SDK expects it to be good for an hour. */
  async function signInWithExpiredToken(account: { readonly email: string }): Promise<{ page: Page; renewals: readonly number[] }> {
    const page = await browser.newPage();
    onTestFinished(() => page.close());
    const renewals: number[] = [];
    page.on(
      "response",
      (response) =>
        void (response.request().method() === "POST" && response.url().includes("securetoken") && renewals.push(response.status())),
    );
    await page.route("**/accounts:signInWithPassword?*", async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as SignedIn;
      const now = Math.floor(Date.now() / 1000);
      await route.fulfill({ response, json: { ...body, idToken: withClaims(body.idToken, { iat: now - 7200, exp: now - 3600 }) } });
    });
    // Who is signed in is looked up with the token that was issued.
    await page.route("**/accounts:lookup?*", async (route) => {
      const { idToken } = route.request().postDataJSON() as SignedIn;
      await route.continue({ postData: JSON.stringify({ idToken: withClaims(idToken, { iat: Math.floor(Date.now() / 1000) }) }) });
    });
    await page.goto(served.url);
    const { authUrl, firestoreUrl } = firebase;
    await page.evaluate((where) => window.sdk.open(where), { projectId: localProjectId, authUrl, firestoreUrl });
    await page.evaluate(([email, given]) => window.sdk.signIn(email!, given!), [account.email, password]);
    return { page, renewals };
  }

  test("asks for a new one and goes on", async () => {
    const { page, renewals } = await signInWithExpiredToken(await newAccount());
    expect(await page.evaluate(() => window.sdk.readProject())).toBe("House");
    expect(renewals).toEqual([200]);
  });

  test("is signed out, with an error, when there is no new one because the account is disabled", async () => {
    const account = await newAccount();
    const { page, renewals } = await signInWithExpiredToken(account);
    await endings.disabled(account);
    expect(await page.evaluate(() => window.sdk.readProject())).toMatch(/^(?:permission-denied|unavailable)$/);
    expect(await page.evaluate(() => window.sdk.isSignedIn())).toBe(false);
    expect(renewals).toEqual([400]);
  });
});
