import { execFile } from "node:child_process";
import { existsSync, globSync, realpathSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

/** Google's Firestore emulator cannot run here; the message says what is missing. */
export class OfficialFirestoreError extends Error {
  override readonly name = "OfficialFirestoreError";
}

/** Google's Firestore emulator on this machine, and a Java that runs it. */
export interface OfficialFirestore {
  readonly java: string;
  readonly jar: string;
  /** For instance `1.19.9`. */
  readonly version: string;
}

export const mainClass = "com.google.cloud.datastore.emulator.firestore.CloudFirestore";

const howToGet =
  "Get it by `gcloud components install cloud-firestore-emulator` (Java 17 or later) or `firebase setup:emulators:firestore` (Java 21 or later), or name its jar in FIRESTORE_EMULATOR_JAR.";

const inGcloud = "platform/cloud-firestore-emulator/cloud-firestore-emulator.jar";

/** Folders in which gcloud may be installed: that of its program, and those that packages and installers use. */
function gcloudFolders(environment: NodeJS.ProcessEnv, home: string): readonly string[] {
  const programs = (environment["PATH"] ?? "").split(path.delimiter).map((folder) => path.join(folder, "gcloud"));
  return [
    environment["CLOUDSDK_ROOT_DIR"] ?? "",
    ...programs.filter((program) => existsSync(program)).map((program) => path.join(realpathSync(program), "../..")),
    path.join(home, "google-cloud-sdk"),
    ...["/usr/lib", "/usr/share", "/usr/local/share", "/opt", "/opt/homebrew/share"].map((folder) => path.join(folder, "google-cloud-sdk")),
    "/snap/google-cloud-cli/current",
    path.join(environment["LOCALAPPDATA"] ?? "", "Google/Cloud SDK/google-cloud-sdk"),
  ];
}

/** The emulator's jars on this machine, those to try first in front: the one that FIRESTORE_EMULATOR_JAR names alone, else the newest of firebase-tools, then gcloud's. */
export function officialJars(environment: NodeJS.ProcessEnv, home = homedir()): readonly string[] {
  const named = environment["FIRESTORE_EMULATOR_JAR"];
  if (named !== undefined && named !== "") return [path.resolve(named)];
  const cache = environment["FIREBASE_EMULATORS_PATH"] ?? path.join(home, ".cache/firebase/emulators");
  const downloaded = globSync("cloud-firestore-emulator-v*.jar", { cwd: cache }).toSorted((a, b) =>
    b.localeCompare(a, "en", { numeric: true }),
  );
  const ofGcloud = gcloudFolders(environment, home).map((folder) => path.join(folder, inGcloud));
  return [...new Set([...downloaded.map((name) => path.join(cache, name)), ...ofGcloud.filter((jar) => existsSync(jar))])];
}

/** Asks a jar for its version, which Java answers only if it can run the jar. @throws {OfficialFirestoreError} with what Java says */
async function versionOf(java: string, jar: string): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(java, ["-cp", jar, mainClass, "start", "--version"]).catch(
    (error: Error) => error as Error & { code?: unknown; stdout?: string; stderr?: string },
  );
  const [, version] = /emulator (\d[\d.]*)/.exec(stdout ?? "") ?? [];
  if (version !== undefined) return version;
  throw new OfficialFirestoreError(failureReason(jar, stderr ?? ""));
}

/** Why Java did not run a jar, from what it printed; nothing printed means that there is no Java. */
export function failureReason(jar: string, printed: string): string {
  if (printed.trim() === "") return `${jar} needs Java, and none was found`;
  // A class file of version 61 is for Java 17, one of version 65 for Java 21.
  const [, needed, present] = /class file version (\d+).*up to (\d+)/s.exec(printed) ?? [];
  if (needed !== undefined) return `${jar} needs Java ${Number(needed) - 44}, and this is Java ${Number(present) - 44}`;
  return `${jar} does not start: ${printed.trim().split("\n")[0]}`;
}

/** Finds Google's Firestore emulator and a Java that runs it. @throws {OfficialFirestoreError} when either is missing */
export async function findOfficialFirestore(environment = process.env): Promise<OfficialFirestore> {
  const home = environment["JAVA_HOME"];
  const java = home === undefined || home === "" ? "java" : path.join(home, "bin/java");
  const reasons: string[] = [];
  for (const jar of officialJars(environment)) {
    try {
      return { java, jar, version: await versionOf(java, jar) };
    } catch (error) {
      if (!(error instanceof OfficialFirestoreError)) throw error;
      reasons.push(error.message);
    }
  }
  const what = reasons.length === 0 ? "is not on this machine" : `cannot run: ${reasons.join("; ")}`;
  throw new OfficialFirestoreError(`Google's Firestore emulator ${what}. ${howToGet}`);
}
