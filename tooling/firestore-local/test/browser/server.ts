import { readFile } from "node:fs/promises";
import path from "node:path";
import { startFirestore } from "../../src/index.ts";
import { putRules } from "../../src/official/index.ts";

export interface TestServer {
  readonly port: number;
  readonly url: string;
  readonly close: () => Promise<void>;
}

export const rules = { file: path.join(import.meta.dirname, "firestore.rules") };

const given = process.env["FIRESTORE_EMULATOR_HOST"] ?? "";

/** Whether the tests run against Google's emulator. */
export const isOfficial = given !== "";

/** The server that tests of the SDK speak to, with the tests' rules and no documents in these projects: Google's emulator where FIRESTORE_EMULATOR_HOST names it, else ours. */
export async function openServer(...projects: readonly string[]): Promise<TestServer> {
  if (!isOfficial) return startFirestore({ rules });
  const url = `http://${given}`;
  const content = await readFile(rules.file, "utf8");
  for (const project of projects) {
    await putRules(url, project, content);
    const documents = `${url}/emulator/v1/projects/${project}/databases/(default)/documents`;
    const { ok } = await fetch(documents, { method: "DELETE", headers: { Authorization: "Bearer owner" } });
    if (!ok) throw new Error(`The documents of ${project} were not removed.`);
  }
  return { port: Number(new URL(url).port), url, close: async () => {} };
}
