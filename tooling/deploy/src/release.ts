import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

/** Where the live site says what it was made from. */
export const releaseFile = "release.json";

/** What is live, published with the site itself. Nothing in it is secret. */
export interface Release {
  readonly format: 1;
  readonly application: { readonly commit: string };
  readonly marketing: { readonly commit: string };
  readonly project: string;
  readonly appId: string;
  /** SHA-256 of what else the commit of the application put into the project, by name. */
  readonly configuration: Readonly<Record<"rules" | "indexes" | "hosting", string>>;
  /** SHA-256 of the application's files, by path: with them a deployment of the marketing site puts the same ones back. */
  readonly applicationFiles: Readonly<Record<string, string>>;
}

interface FirebaseJson {
  readonly hosting: { readonly public: string; readonly ignore?: readonly string[] };
}

/** The part of firebase.json that says what is published and how. */
async function hostingOf(checkout: string): Promise<FirebaseJson["hosting"]> {
  return (JSON.parse(await readFile(path.join(checkout, "firebase.json"), "utf8")) as FirebaseJson).hosting;
}

/** The folder that `firebase deploy` publishes. */
export async function publicFolder(checkout: string): Promise<string> {
  return path.join(checkout, (await hostingOf(checkout)).public);
}

/** The files that `firebase deploy` publishes, by firebase-tools' own reckoning. */
export async function publishedFiles(checkout: string): Promise<readonly string[]> {
  const { listFiles } = createRequire(import.meta.url)("firebase-tools/lib/listFiles.js") as {
    readonly listFiles: (folder: string, ignore: readonly string[]) => readonly string[];
  };
  const { ignore = [] } = await hostingOf(checkout);
  return listFiles(await publicFolder(checkout), ignore).toSorted();
}

export function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

/** Whether the rules of a checkout allow the paths of the application's data, and no others: what stands under another app id no removal would find. */
export async function rulesFaults(checkout: string, appId: string): Promise<readonly string[]> {
  const rules = await readFile(path.join(checkout, "firestore.rules"), "utf8");
  const allowed = [...new Set([...rules.matchAll(/\/artifacts\/([^/]+)\/users\//g)].map(([, id]) => id!))];
  return allowed.length === 1 && allowed[0] === appId
    ? []
    : [
        `firestore.rules allow paths beneath artifacts/${allowed.join(", ") || "nothing"}, VITE_APP_ID is ${appId}: write that into the rules.`,
      ];
}

/** Sums of the rules, the indexes and the settings of Hosting of a checkout. */
export async function configurationOf(checkout: string): Promise<Release["configuration"]> {
  const sum = async (file: string): Promise<string> => sha256(await readFile(path.join(checkout, file)));
  return {
    rules: await sum("firestore.rules"),
    indexes: await sum("firestore.indexes.json"),
    hosting: sha256(JSON.stringify(await hostingOf(checkout))),
  };
}

/** The assembled site's files that are not the marketing site's, with their sums. @param marketing the folder of the marketing site's build */
export async function applicationFilesOf(checkout: string, marketing: string): Promise<Readonly<Record<string, string>>> {
  const folder = await publicFolder(checkout);
  const files = (await publishedFiles(checkout)).filter((file) => file !== releaseFile && !existsSync(path.join(marketing, file)));
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, sha256(await readFile(path.join(folder, file)))] as const)));
}

/** Reads what a site says of itself; `undefined` when it is not such a record. */
export function parseRelease(text: string): Release | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // A page in place of the record: a site that was deployed another way.
    return undefined;
  }
  const { format, application, marketing, project, appId, configuration, applicationFiles } = (value ?? {}) as Partial<Release>;
  const isComplete =
    format === 1 &&
    [application?.commit, marketing?.commit].every((commit) => /^[0-9a-f]{40,64}$/.test(commit ?? "")) &&
    [project, appId, configuration?.rules, configuration?.indexes, configuration?.hosting].every((text) => typeof text === "string") &&
    typeof applicationFiles === "object";
  return isComplete ? (value as Release) : undefined;
}
