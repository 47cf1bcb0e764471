import { deleteApp, initializeApp, type FirebaseApp } from "firebase/app";
import { CustomProvider } from "firebase/app-check";
import { inMemoryPersistence } from "firebase/auth";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openAccount } from "../../src/account/index.ts";
import { loadAppCheck } from "../../src/appCheck.ts";
import { startIdentityToolkit } from "./identityToolkit.ts";

let toolkit: Awaited<ReturnType<typeof startIdentityToolkit>>;
let app: FirebaseApp;

beforeAll(async () => {
  toolkit = await startIdentityToolkit();
});
afterAll(() => toolkit.close());
beforeEach(() => {
  app = initializeApp({ apiKey: "key", projectId: "demo-accounts", appId: "1:1:web:1" }, `app-${Math.random()}`);
  return () => deleteApp(app);
});

const environment = { VITE_FIREBASE_API_KEY: "key", VITE_FIREBASE_PROJECT_ID: "firm" };
const options = {
  report: { warn: () => {}, error: () => {} },
  persistence: inMemoryPersistence,
  removeData: () => Promise.resolve(),
  afterDeletion: () => Promise.resolve(),
  beforeSignOut: () => Promise.resolve(true),
};

test("without a site key there is no App Check, and no request carries a token", async () => {
  for (const source of [
    environment,
    {},
    { ...environment, VITE_APP_CHECK_SITE_KEY: " " },
    { ...environment, VITE_APP_CHECK_SITE_KEY: "site", VITE_APP_CHECK_DEBUG_TOKEN: "debug" },
  ]) {
    expect(await loadAppCheck({ environment: source, globals: {} })).toBeUndefined();
  }
  const account = openAccount(app, { ...options, configuration: { authEmulator: toolkit.url } });
  await account.signUp("ada@example.com", "correct horse");
  expect(toolkit.headers("x-firebase-appcheck").filter((value) => value !== undefined)).toEqual([]);
});

test("with one, every request about accounts carries a token from the first on", async () => {
  const provider = new CustomProvider({ getToken: () => Promise.resolve({ token: "attested", expireTimeMillis: Date.now() + 3_600_000 }) });
  const start = await loadAppCheck({ environment: { ...environment, VITE_APP_CHECK_SITE_KEY: "site" }, globals: {} }, provider);
  start!(app);
  const before = toolkit.headers("x-firebase-appcheck").length;
  const account = openAccount(app, { ...options, configuration: { authEmulator: toolkit.url } });
  expect(await account.signUp("grace@example.com", "correct horse")).toEqual({ ok: true });
  const headers = toolkit.headers("x-firebase-appcheck").slice(before);
  expect(headers.length).toBeGreaterThan(1);
  expect(new Set(headers)).toEqual(new Set(["attested"]));
});
