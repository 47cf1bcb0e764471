import { readFileSync } from "node:fs";
import path from "node:path";
import { startFirestore, type JsonObject } from "@tooling/firestore-local";
import { overNetwork, type Transport } from "@tooling/testing/documents";

const root = path.join(import.meta.dirname, "../../..");

/** The rules of the repository. */
export const rulesText = readFileSync(path.join(root, "firestore.rules"), "utf8");
/** The index configuration of the repository. */
export const indexesText = readFileSync(path.join(root, "firestore.indexes.json"), "utf8");

const given = process.env["FIRESTORE_EMULATOR_HOST"] ?? "";

/** Whether the tests use a server that was started before them: Google's emulator. */
export const isOfficial = given !== "";

export interface TestFirestore {
  readonly host: string;
  readonly port: number;
  readonly url: string;
  /** Use of a project; the official emulator does not report it. */
  readonly usage?: (project: string) => { readonly reads: number; readonly writes: number; readonly deletes: number };
  /** Access to the server, without network if it runs in this process. */
  readonly transport: Transport;
  readonly close: () => Promise<void>;
}

/** The server that tests speak to: the one that `FIRESTORE_EMULATOR_HOST` names, the official emulator for instance, or a local one. */
export async function openFirestore(): Promise<TestFirestore> {
  if (!isOfficial) {
    const server = await startFirestore({ rules: { text: rulesText } });
    return { ...server, transport: ({ body = {}, ...request }) => server.answer({ ...request, body: body as JsonObject }) };
  }
  const [host, port] = given.split(":");
  const url = `http://${given}`;
  return { host: host!, port: Number(port), url, transport: overNetwork(url), close: async () => {} };
}

/** Removes all documents of a project: a server that outlives a run has those of the last one. */
export async function emptyProject(url: string, project: string): Promise<void> {
  const response = await fetch(`${url}/emulator/v1/projects/${project}/databases/(default)/documents`, {
    method: "DELETE",
    headers: { Authorization: "Bearer owner" },
  });
  if (!response.ok) throw new Error(`The documents were not removed: ${await response.text()}`);
}

/** Sets the rules of one project, so that each test can have other rules. */
export async function putRules(url: string, project: string, content: string): Promise<void> {
  const response = await fetch(`${url}/emulator/v1/projects/${project}:securityRules`, {
    method: "PUT",
    headers: { Authorization: "Bearer owner" },
    body: JSON.stringify({ rules: { files: [{ name: "firestore.rules", content }] } }),
  });
  if (!response.ok) throw new Error(`The rules were refused: ${await response.text()}`);
}
