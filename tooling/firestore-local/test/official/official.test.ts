import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isAll } from "@tooling/testing/extent";
import { describe, expect, test } from "vitest";
import { findOfficialFirestore, officialJars, failureReason } from "../../src/official/find.ts";
import { OfficialFirestoreError, putRules, startOfficialFirestore } from "../../src/official/index.ts";
import { temporaryDirectory } from "../temporary.ts";

/** A home with the given empty jars below it. */
function homeWith(...jars: readonly string[]): string {
  const home = temporaryDirectory();
  for (const jar of jars) {
    mkdirSync(path.join(home, path.dirname(jar)), { recursive: true });
    writeFileSync(path.join(home, jar), "");
  }
  return home;
}

const ofGcloud = "platform/cloud-firestore-emulator/cloud-firestore-emulator.jar";
const ofFirebase = (version: string): string => `.cache/firebase/emulators/cloud-firestore-emulator-v${version}.jar`;

describe("Google's Firestore emulator is found", () => {
  test("in firebase-tools' cache, the newest first, and then in gcloud's folder", () => {
    const home = homeWith(ofFirebase("1.9.0"), ofFirebase("1.22.0"), `google-cloud-sdk/${ofGcloud}`);
    const expected = [ofFirebase("1.22.0"), ofFirebase("1.9.0"), `google-cloud-sdk/${ofGcloud}`];
    expect(officialJars({}, home).slice(0, 3)).toEqual(expected.map((jar) => path.join(home, jar)));
  });

  test("where gcloud's own program lies, and where CLOUDSDK_ROOT_DIR and FIREBASE_EMULATORS_PATH say", () => {
    const home = homeWith(`sdk/${ofGcloud}`, "sdk/bin/gcloud", `other/${ofGcloud}`, "jars/cloud-firestore-emulator-v1.20.0.jar");
    const environment = {
      PATH: path.join(home, "sdk/bin"),
      CLOUDSDK_ROOT_DIR: path.join(home, "other"),
      FIREBASE_EMULATORS_PATH: path.join(home, "jars"),
    };
    const expected = ["jars/cloud-firestore-emulator-v1.20.0.jar", `other/${ofGcloud}`, `sdk/${ofGcloud}`];
    expect(officialJars(environment, home).slice(0, 3)).toEqual(expected.map((jar) => path.join(home, jar)));
  });

  test("where FIRESTORE_EMULATOR_JAR says, and nowhere else", () => {
    expect(officialJars({ FIRESTORE_EMULATOR_JAR: "/there.jar" }, homeWith(ofFirebase("1.22.0")))).toEqual([path.resolve("/there.jar")]);
  });
});

describe("Google's Firestore emulator is refused", () => {
  test("with the Java that the jar needs and the Java that is here", () => {
    const printed =
      "Error: LinkageError occurred while loading main class X\n\tjava.lang.UnsupportedClassVersionError: X has been compiled by a more recent version of the Java Runtime (class file version 65.0), this version of the Java Runtime only recognizes class file versions up to 61.0";
    expect(failureReason("x.jar", printed)).toBe("x.jar needs Java 21, and this is Java 17");
    expect(failureReason("x.jar", "")).toBe("x.jar needs Java, and none was found");
    expect(failureReason("x.jar", "Error: Could not find or load main class X\nmore")).toBe(
      "x.jar does not start: Error: Could not find or load main class X",
    );
  });

  test("without Java, with what to do", async () => {
    const environment = { FIRESTORE_EMULATOR_JAR: "/there.jar", JAVA_HOME: "/nowhere" };
    const finding = findOfficialFirestore(environment);
    await expect(finding).rejects.toBeInstanceOf(OfficialFirestoreError);
    await expect(finding).rejects.toThrow(/there\.jar needs Java, and none was found\. Get it by `gcloud components install/);
  });
});

const emulator = isAll ? await findOfficialFirestore().catch(() => undefined) : undefined;

test.runIf(emulator)("Google's Firestore emulator starts, applies a project's rules, and ends when it is closed", async () => {
  const server = await startOfficialFirestore({ emulator: emulator! });
  expect(server.version).toBe(emulator!.version);
  const ask = async (): Promise<number> =>
    (await fetch(`${server.url}/v1/projects/demo-found/databases/(default)/documents/notes/x`)).status;
  const rulesThatAllow = (condition: string): string =>
    `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents/notes/{n} { allow read: if ${condition}; } }`;
  await putRules(server.url, "demo-found", rulesThatAllow("false"));
  expect(await ask()).toBe(403);
  await putRules(server.url, "demo-found", rulesThatAllow("true"));
  expect(await ask()).toBe(404);
  await expect(putRules(server.url, "demo-found", "service {")).rejects.toThrow(/refused/);
  await server.close();
  await expect(fetch(server.url)).rejects.toThrow();
});
