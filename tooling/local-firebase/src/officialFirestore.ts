import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, existsSync, readFileSync, unwatchFile, watchFile } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { homedir } from "node:os";
import path from "node:path";
import { privateDirectory, privateFile } from "./privateFolder.ts";

/** The official Firestore emulator cannot run here; the message says what is missing and what to do. */
export class OfficialFirestoreError extends Error {
  override readonly name = "OfficialFirestoreError";
}

const neededJava = 21;
const without = "Or leave out --official: the project's own Firestore needs neither Java nor a download.";

interface Download {
  readonly remoteUrl: string;
  readonly downloadPathRelativeToCacheDir: string;
}

/** Major version in what `java -version` prints; `undefined` when it prints none. */
export function javaVersion(printed: string): number | undefined {
  const [, major] = /version "(\d+)/.exec(printed) ?? [];
  return major === undefined ? undefined : Number(major);
}

/** @throws {OfficialFirestoreError} when there is no Java, or one that is too old */
export function requireJava(command = "java"): void {
  const { error, stdout, stderr } = spawnSync(command, ["-version"], { encoding: "utf8", timeout: 20_000 });
  const found = error ? undefined : javaVersion(`${stdout}\n${stderr}`);
  if (found !== undefined && found >= neededJava) return;
  const here = found === undefined ? "none was found" : `this machine has Java ${found}`;
  throw new OfficialFirestoreError(
    `The official Firestore emulator needs Java ${neededJava} or later, and ${here}. Install one, for instance from https://adoptium.net, and put it on the PATH. ${without}`,
  );
}

/** @throws {OfficialFirestoreError} when the official Firestore emulator cannot run on this machine */
export async function requireOfficialFirestore(): Promise<void> {
  requireJava();
  await requireDownload();
}

/** The emulator that this version of firebase-tools downloads. */
function download(): Download {
  const require = createRequire(import.meta.url);
  const list = readFileSync(require.resolve("firebase-tools/lib/emulator/downloadableEmulatorInfo.json"), "utf8");
  return (JSON.parse(list) as { firestore: Download }).firestore;
}

/**
 * Makes sure that the emulator has been downloaded or that it can be.
 *
 * @throws {OfficialFirestoreError} when it is neither here nor within reach
 */
export async function requireDownload({ remoteUrl, downloadPathRelativeToCacheDir }: Download = download()): Promise<void> {
  const folder = process.env["FIREBASE_EMULATORS_PATH"] ?? path.join(homedir(), ".cache", "firebase", "emulators");
  if (existsSync(path.join(folder, downloadPathRelativeToCacheDir))) return;
  const answer = await fetch(remoteUrl, { method: "HEAD", signal: AbortSignal.timeout(15_000) }).then(
    (response) => (response.ok ? undefined : `it answered ${response.status}`),
    (error: unknown) => (error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)),
  );
  if (answer === undefined) return;
  throw new OfficialFirestoreError(
    `The official Firestore emulator is not on this machine and cannot be downloaded from ${remoteUrl} (${answer}). ${without}`,
  );
}

/** Lets the emulator, which watches the rules in its own folder, follow the project's. Returns what ends that. */
export function linkRules(rules: string, copy: string): () => Promise<void> {
  const follow = (): void => {
    copyFileSync(rules, copy);
    chmodSync(copy, privateFile);
  };
  follow();
  watchFile(rules, { interval: 500 }, follow);
  return async () => unwatchFile(rules, follow);
}

/**
 * Writes what the emulators are to import: accounts, and for the official Firestore its documents, as far as there are any.
 *
 * @returns the folder to import, or `undefined` when there is nothing
 */
export async function writeImport(directory: string, dataDirectory: string, official: boolean): Promise<string | undefined> {
  const accounts = path.join(path.resolve(dataDirectory), "accounts");
  const documents = path.join(path.resolve(dataDirectory), exported);
  const metadata = path.join(documents, "firebase-export-metadata.json");
  const found = {
    ...(existsSync(path.join(accounts, "accounts.json")) && { auth: { version: "1", path: accounts } }),
    ...(official && existsSync(metadata) && { firestore: firestoreExport(documents, await readFile(metadata, "utf8")) }),
  };
  if (Object.keys(found).length === 0) return undefined;
  const folder = path.join(directory, "import");
  await mkdir(folder, { recursive: true, mode: privateDirectory });
  await writeFile(path.join(folder, "firebase-export-metadata.json"), JSON.stringify({ version: "1", ...found }), { mode: privateFile });
  return folder;
}

const exported = "official-firestore";

function firestoreExport(folder: string, metadata: string): object {
  const { firestore } = JSON.parse(metadata) as { firestore: { version: string; path: string; metadata_file: string } };
  return { ...firestore, path: path.join(folder, firestore.path), metadata_file: path.join(folder, firestore.metadata_file) };
}

/** Has the official emulator write its documents to the data folder. */
export async function exportFirestore(hubUrl: string, dataDirectory: string): Promise<void> {
  const response = await fetch(`${hubUrl}/_admin/export`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ path: path.join(path.resolve(dataDirectory), exported), initiatedBy: "exit", targets: ["firestore"] }),
  });
  if (!response.ok) throw new Error(`The official Firestore emulator did not keep its documents: ${await response.text()}`);
}
