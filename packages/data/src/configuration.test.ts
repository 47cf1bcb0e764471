import { describe, expect, test } from "vitest";
import { openBackend, createProject } from "./backend.ts";
import { ConfigurationError, defaultAppId, readConfiguration } from "./configuration.ts";

const firebase = { apiKey: "key", projectId: "firm" };
const read = (environment: Record<string, unknown>, globals: object = {}) => readConfiguration({ environment, globals });

describe("configuration", () => {
  test("settings of the host take precedence over the environment", () => {
    const injected = { __app_id: "host", __firebase_config: JSON.stringify(firebase) };
    expect(read({ VITE_APP_ID: "own", VITE_FIREBASE_API_KEY: "other", VITE_FIREBASE_PROJECT_ID: "other" }, injected)).toEqual({
      appId: "host",
      firebase,
    });
    expect(read({}, { __firebase_config: firebase })).toEqual({ appId: defaultAppId, firebase });
  });

  test("the environment states it piece by piece or as a whole", () => {
    expect(read({ VITE_FIREBASE_API_KEY: "key", VITE_FIREBASE_PROJECT_ID: "firm", VITE_APP_ID: "own" })).toEqual({
      appId: "own",
      firebase,
    });
    expect(read({ VITE_FIREBASE_CONFIG: JSON.stringify(firebase) })).toEqual({ appId: defaultAppId, firebase });
  });

  test("emulators alone are the local project", () => {
    expect(read({ VITE_AUTH_EMULATOR: "127.0.0.1:9099", VITE_FIRESTORE_EMULATOR: "127.0.0.1:8080" })).toEqual({
      appId: defaultAppId,
      firebase: { projectId: "demo-plenum", apiKey: "local" },
      authEmulator: "http://127.0.0.1:9099",
      firestoreEmulator: { host: "127.0.0.1", port: 8080 },
    });
  });

  test("the environment or the host sets the requirements of passwords and App Check", () => {
    const base = { VITE_FIREBASE_API_KEY: "key", VITE_FIREBASE_PROJECT_ID: "firm" };
    const breachListUrl = "https://api.pwnedpasswords.com/range/";
    expect(
      read({ ...base, VITE_MINIMUM_PASSWORD_LENGTH: "15", VITE_BREACH_LIST_URL: breachListUrl, VITE_APP_CHECK_SITE_KEY: "site" }),
    ).toEqual({ appId: defaultAppId, firebase, passwords: { minimumLength: 15, breachListUrl }, appCheck: { siteKey: "site" } });
    const injected = {
      __account_settings: { minimumPasswordLength: 20, appCheckSiteKey: "site" },
      __firebase_emulators: { auth: "127.0.0.1:9099" },
    };
    expect(read({ VITE_MINIMUM_PASSWORD_LENGTH: "15" }, injected)?.passwords).toEqual({ minimumLength: 20 });
    expect(read({ VITE_APP_CHECK_DEBUG_TOKEN: "debug" }, injected)?.appCheck).toEqual({ siteKey: "site", debugToken: "debug" });
  });

  test("settings of accounts that weaken them are refused", () => {
    const base = { VITE_FIREBASE_API_KEY: "key", VITE_FIREBASE_PROJECT_ID: "firm" };
    for (const length of ["7", "31", "0", "-12", "twelve", "12.5"])
      expect(() => read({ ...base, VITE_MINIMUM_PASSWORD_LENGTH: length })).toThrow("whole number from 8 to 30");
    for (const url of ["http://example.org/range/", "api.pwnedpasswords.com", "http://localhost.example.org/"])
      expect(() => read({ ...base, VITE_BREACH_LIST_URL: url })).toThrow("https address");
    expect(() => read({ ...base, VITE_APP_CHECK_SITE_KEY: "site", VITE_APP_CHECK_DEBUG_TOKEN: "debug" })).toThrow("local runs only");
  });

  test("AI suggestions need a model and the app id of Firebase, and are stood in for in local runs only", () => {
    const base = { VITE_FIREBASE_API_KEY: "key", VITE_FIREBASE_PROJECT_ID: "firm", VITE_FIREBASE_APP_ID: "1:2:web:3" };
    expect(read(base)?.ai).toBeUndefined();
    expect(read({ ...base, VITE_AI_MODEL: "gemini-x" })?.ai).toEqual({ model: "gemini-x" });
    expect(read(base, { __ai_settings: { model: "gemini-y" } })?.ai).toEqual({ model: "gemini-y" });
    expect(() => read({ ...base, VITE_FIREBASE_APP_ID: "", VITE_AI_MODEL: "gemini-x" })).toThrow("app id");
    expect(() => read({ ...base, VITE_AI_MODEL: "../models/other" })).toThrow("no name of a model");
    expect(() => read({ ...base, VITE_AI_MODEL: "gemini-x", VITE_AI_ADDRESS: "http://127.0.0.1:9" })).toThrow("local runs only");
    const local = read({ VITE_AUTH_EMULATOR: "127.0.0.1:9099", VITE_AI_MODEL: "gemini-x", VITE_AI_ADDRESS: "http://127.0.0.1:9" });
    expect(local?.ai).toEqual({ model: "gemini-x", address: "http://127.0.0.1:9" });
    expect(local?.firebase.appId).toBeDefined();
  });

  test("empty settings are no configuration", () => {
    for (const environment of [{}, { VITE_FIREBASE_API_KEY: " " }, { VITE_FIREBASE_CONFIG: "{}" }])
      expect(read(environment)).toBeUndefined();
    expect(read({}, { __firebase_config: "" })).toBeUndefined();
  });

  test("half a configuration is an error that names what is missing", () => {
    expect(() => read({ VITE_FIREBASE_API_KEY: "key" })).toThrow(ConfigurationError);
    expect(() => read({}, { __firebase_config: "{" })).toThrow("not JSON");
    expect(() => read({}, { __firebase_config: { projectId: "firm" } })).toThrow("apiKey");
    expect(() => read({ VITE_FIRESTORE_EMULATOR: "8080" })).toThrow("host:port");
  });

  test("an app id is one part of a path", () => {
    expect(read({}, { __firebase_config: firebase, __app_id: "c_1/src/App.tsx" })?.appId).toBe("c_1_src_App.tsx");
    for (const id of [".", "..", "__x__"])
      expect(() => read({}, { __firebase_config: firebase, __app_id: id })).toThrow(ConfigurationError);
  });
});

describe("an app without configuration", () => {
  test("has one warning, and continues without a user", async () => {
    for (const environment of [{}, { VITE_FIREBASE_API_KEY: "key" }]) {
      const warnings: string[] = [];
      const backend = openBackend({ environment, globals: {}, report: { warn: (message) => warnings.push(message), error: () => {} } });
      expect(warnings).toHaveLength(1);
      expect(backend.isConfigured).toBe(false);
      expect(backend.account.state.getSnapshot()).toEqual({ status: "signedOut", user: undefined });
      expect((await backend.account.signIn("a@example.com", "12345678")).ok).toBe(false);
      expect(await createProject(backend.workspace, { name: "Office" })).toEqual({ ok: false, message: "Database not ready." });
      expect(await createProject(backend.workspace, { name: " " })).toEqual({ ok: false, message: "Project name is required." });
    }
  });
});
