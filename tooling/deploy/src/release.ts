import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

/** File of the live site with the data of its build. */
export const releaseFile = "release.json";

/** Record of the live site, published with it. It contains no secrets. */
export interface Release {
  readonly format: 1;
  /** Address of the script that the application starts with. The build of the site writes it; an open tab compares it with its script. */
  readonly application: string;
  readonly commit: string;
  readonly project: string;
  readonly appId: string;
  /** SHA-256 of the other deployed files, by name. */
  readonly configuration: Readonly<Record<"rules" | "indexes" | "hosting", string>>;
}

interface FirebaseJson {
  readonly hosting: { readonly public: string; readonly ignore?: readonly string[] };
}

/** The part of firebase.json about publishing. */
async function hostingOf(checkout: string): Promise<FirebaseJson["hosting"]> {
  return (JSON.parse(await readFile(path.join(checkout, "firebase.json"), "utf8")) as FirebaseJson).hosting;
}

/** The folder that `firebase deploy` publishes. */
export async function publicFolder(checkout: string): Promise<string> {
  return path.join(checkout, (await hostingOf(checkout)).public);
}

/** The files that `firebase deploy` publishes, as firebase-tools lists them. */
export async function publishedFiles(checkout: string): Promise<readonly string[]> {
  const { listFiles } = createRequire(import.meta.url)("firebase-tools/lib/listFiles.js") as {
    readonly listFiles: (folder: string, ignore: readonly string[]) => readonly string[];
  };
  const { ignore = [] } = await hostingOf(checkout);
  return listFiles(await publicFolder(checkout), ignore).toSorted();
}

function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

/** Problems of rules that allow other paths than those of the application's data: a removal would not find documents under another app id. */
export async function rulesProblems(checkout: string, appId: string): Promise<readonly string[]> {
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

/** Reads the record of a site; `undefined` when the text is not one. */
export function parseRelease(text: string): Release | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // A page instead of the record: the site was deployed in another way.
    return undefined;
  }
  const { format, application, commit, project, appId, configuration } = (value ?? {}) as Partial<Release>;
  const isComplete =
    format === 1 &&
    /^[0-9a-f]{40,64}$/.test(commit ?? "") &&
    [application, project, appId, configuration?.rules, configuration?.indexes, configuration?.hosting].every(
      (text) => typeof text === "string",
    );
  return isComplete ? (value as Release) : undefined;
}
