import { existsSync, unwatchFile, watchFile } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import {
  findOfficialFirestore,
  OfficialFirestoreError,
  putRules,
  startOfficialFirestore,
  type OfficialFirestore,
  type RunningOfficialFirestore,
} from "@tooling/firestore-local/official";
import { localProjectId } from "./project.ts";
import { makePrivate } from "./privateFolder.ts";

/** @throws {OfficialFirestoreError} when Google's Firestore emulator cannot run on this machine */
export async function requireOfficialFirestore(): Promise<OfficialFirestore> {
  return findOfficialFirestore().catch((error: unknown) => {
    if (!(error instanceof OfficialFirestoreError)) throw error;
    throw new OfficialFirestoreError(`${error.message} Or leave out --official: the project's own Firestore needs neither.`);
  });
}

export interface PersistentOfficialOptions {
  readonly emulator: OfficialFirestore;
  readonly port: number;
  /** File of the security rules; a change is put in place while the emulator runs. */
  readonly rules: string;
  /** Folder in which the documents outlive a run that ends in order. */
  readonly dataDirectory: string | undefined;
  readonly report: (message: string) => void;
}

/** Starts Google's Firestore emulator with the documents of the run before; `close` keeps those of this one. @throws {OfficialFirestoreError} */
export async function startPersistentOfficialFirestore(options: PersistentOfficialOptions): Promise<RunningOfficialFirestore> {
  const { emulator, port, rules, report } = options;
  const folder = options.dataDirectory === undefined ? undefined : path.resolve(options.dataDirectory, "official-firestore");
  const metadata = folder === undefined ? undefined : path.join(folder, name, `${name}.overall_export_metadata`);
  const server = await startOfficialFirestore({
    emulator,
    port,
    rules,
    ...(metadata !== undefined && existsSync(metadata) && { importFrom: metadata }),
  });
  const followRules = (): void =>
    void readFile(rules, "utf8")
      .then((content) => putRules(server.url, localProjectId, content))
      .catch((error: unknown) => report(`${rules}: ${String(error)} The rules before stay in force.`));
  watchFile(rules, { interval: 500 }, followRules);
  const close = async (): Promise<void> => {
    unwatchFile(rules, followRules);
    try {
      if (folder !== undefined) await exportDocuments(server.url, folder);
    } finally {
      await server.close();
    }
  };
  return { ...server, close };
}

const name = "firestore_export";

/** Has the emulator write its documents into a new folder, which then takes the place of the one before. */
async function exportDocuments(url: string, folder: string): Promise<void> {
  const made = `${folder}.new`;
  await rm(made, { recursive: true, force: true });
  await makePrivate(made);
  const response = await fetch(`${url}/emulator/v1/projects/${localProjectId}:export`, {
    method: "POST",
    headers: { Authorization: "Bearer owner", "Content-Type": "application/json" },
    body: JSON.stringify({ database: `projects/${localProjectId}/databases/(default)`, export_directory: made, export_name: name }),
  });
  if (!response.ok) throw new Error(`Google's Firestore emulator did not keep its documents: ${await response.text()}`);
  await makePrivate(made);
  await rm(folder, { recursive: true, force: true });
  await rename(made, folder);
}
