import { expect, test } from "vitest";
import { settingsProblems, settingsWarnings } from "../src/settings.ts";
import { settings } from "./bench.ts";

const complete: Readonly<Record<string, string>> = { ...settings, SITE_ORIGIN: "https://plenum.firm.test" };

test("complete settings have no problems", () => {
  expect(settingsProblems(complete)).toEqual([]);
  const all = { VITE_APP_ID: "plenum", VITE_MINIMUM_PASSWORD_LENGTH: "12", VITE_BREACH_LIST_URL: "https://api.pwnedpasswords.com/range/" };
  expect(settingsProblems({ ...complete, ...all })).toEqual([]);
});

test("missing ones are all named at once", () => {
  expect(settingsProblems({}).map((problem) => problem.split(" ")[0])).toEqual(Object.keys(complete));
});

const wrong: Readonly<Record<string, string>> = {
  VITE_FIREBASE_API_KEY: "key",
  VITE_FIREBASE_PROJECT_ID: "demo-plenum",
  VITE_FIREBASE_AUTH_DOMAIN: "https://firm.firebaseapp.com",
  VITE_FIREBASE_APP_ID: "1:123:ios:abc",
  SITE_ORIGIN: "https://plenum.firm.test/",
  VITE_APP_ID: "a/b",
  VITE_APP_CHECK_SITE_KEY: "short",
  VITE_MINIMUM_PASSWORD_LENGTH: "6",
  VITE_BREACH_LIST_URL: "http://example.org/",
  VITE_AI_MODEL: "models/gemini",
  VITE_AI_ADDRESS: "http://127.0.0.1:9",
  VITE_APP_CHECK_DEBUG_TOKEN: "3F2504E0-4F89-41D3-9A0C-0305E82C3301",
  VITE_FIRESTORE_EMULATOR: "127.0.0.1:8080",
  VITE_AUTH_EMULATOR: "127.0.0.1:9099",
  VITE_FIREBASE_CONFIG: "{}",
};
test.each(Object.entries(wrong))("%s = %s is refused", (name, value) => {
  expect(settingsProblems({ ...complete, [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} is `))]);
});

test.each(["http://plenum.firm.test", "https://localhost", "https://plenum.example", "https://plenum.firm.test/app"])(
  "%s is not an origin",
  (origin) => {
    expect(settingsProblems({ ...complete, SITE_ORIGIN: origin })).toHaveLength(1);
  },
);

test("a build without App Check gets a warning", () => {
  expect(settingsWarnings(complete)).toHaveLength(1);
  expect(settingsWarnings({ ...complete, VITE_AI_MODEL: "gemini-x" })).toEqual([
    expect.stringMatching(/App Check stays off/),
    expect.stringMatching(/^VITE_AI_MODEL is set without App Check/),
  ]);
  expect(settingsWarnings({ ...complete, VITE_APP_CHECK_SITE_KEY: "6Lc_".repeat(10) })).toEqual([]);
});
