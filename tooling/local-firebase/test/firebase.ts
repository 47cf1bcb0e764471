import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { client, now, type Fields } from "@tooling/testing/documents";
import { onTestFinished } from "vitest";
import { localProjectId, type LocalFirebase, type LocalFirebaseOptions } from "../src/index.ts";

/** `OFFICIAL_FIRESTORE=1` runs these tests against the official Firestore emulator. */
export const choice: LocalFirebaseOptions = process.env["OFFICIAL_FIRESTORE"] === "1" ? { official: true } : {};

export async function temporaryFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), "local-firebase-test-"));
}

export function removeLater(folder: string): void {
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
}

/** A build like the one that is deployed: the application's page with a policy and a script, pages of the marketing site, and files for developers. */
export async function writeBuild(folder: string): Promise<void> {
  await mkdir(path.join(folder, "assets"), { recursive: true });
  await writeFile(
    path.join(folder, "app.html"),
    `<!doctype html><html lang="en"><head><meta name="application-name" content="Plenum"><meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; script-src &#39;self&#39;; connect-src &#39;self&#39;"><title>Build</title></head><body><script type="module" src="/assets/app.js"></script></body></html>`,
  );
  for (const page of ["index.html", "404.html"]) await writeFile(path.join(folder, page), marketingPage);
  await mkdir(path.join(folder, ".vite"), { recursive: true });
  for (const name of developmentFiles) await writeFile(path.join(folder, name), '{"sources":["src/secret.ts"]}');
  await writeFile(
    path.join(folder, "assets/app.js"),
    `document.title = JSON.stringify([globalThis.__app_id, globalThis.__firebase_config, globalThis.__firebase_emulators]);`,
  );
}

/** Local Firebase as a separate program, which can be killed and whose sockets are not the test's. */
export async function runProgram(
  ...given: readonly string[]
): Promise<{ run: ChildProcess; authUrl: string; firestoreUrl: string; hostingUrl: string }> {
  const run = spawn(process.execPath, [path.join(import.meta.dirname, "programs/run.ts"), ...given], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(run, "exit").then(() => Promise.reject(new Error("The program ended before it printed its addresses.")));
  const [line] = (await Promise.race([once(run.stdout, "data"), ended])) as [Buffer];
  ended.catch(() => undefined);
  return { run, ...(JSON.parse(line.toString()) as { authUrl: string; firestoreUrl: string; hostingUrl: string }) };
}

/** A page that is not the application's. */
export const marketingPage = `<!doctype html><html lang="en"><head><meta http-equiv="content-security-policy" content="script-src 'self'"><title>Marketing</title></head><body></body></html>`;

/** Files of a build for developers: the sources of its code. */
export const developmentFiles = [".vite/manifest.json", "assets/app.js.map", "sw.js.map"];

export interface SignedIn {
  readonly idToken: string;
  readonly localId: string;
  readonly refreshToken: string;
}

/** Calls Firebase's REST interface of Auth as the web SDK does. */
export async function callAuth(
  { authUrl }: Pick<LocalFirebase, "authUrl">,
  method: string,
  body: object,
): Promise<{ status: number; body: SignedIn & { error?: { message: string }; users?: readonly { emailVerified: boolean }[] } }> {
  const response = await fetch(`${authUrl}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as SignedIn };
}

/** Creates the project `house` of a user, by default as the rules want it. @returns the status */
export async function createProject(
  { firestoreUrl }: Pick<LocalFirebase, "firestoreUrl">,
  owner: string,
  idToken: string | undefined,
  fields: Fields = { name: "House", description: "" },
): Promise<number> {
  const create = `artifacts/plenum/users/${owner}/projects/house`;
  return (await client(firestoreUrl, localProjectId, idToken).commit({ create, fields: { ...fields, createdAt: now } })).status;
}

export async function readProject({ firestoreUrl }: Pick<LocalFirebase, "firestoreUrl">, owner: string, idToken: string): Promise<number> {
  return (await client(firestoreUrl, localProjectId, idToken).get(`artifacts/plenum/users/${owner}/projects/house`)).status;
}
