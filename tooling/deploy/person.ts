import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { documentsOfPerson, removePerson, restorePerson, type Place } from "./src/person.ts";
import { Refusal } from "./src/refusal.ts";
import { runProgram } from "./src/runProgram.ts";

/**
 * Exports, restores or removes one person's documents on request (docs/deploy.md). Uses the account that gcloud is signed in with.
 *
 *     pnpm person export <uid> --project <id>
 *     pnpm person restore <uid> --project <id> --from <database>
 *     pnpm person remove <uid> --project <id>
 */
const usage = `pnpm person export|restore|remove <uid> --project <id> [--app-id plenum] [--from <restored database>]`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: "string" }, "app-id": { type: "string", default: "plenum" }, from: { type: "string" } },
  });
  const [action, uid, ...more] = positionals;
  const { project, "app-id": appId, from } = values;
  if (uid === undefined || project === undefined || more.length > 0 || (action === "restore") !== (from !== undefined))
    throw new Refusal(usage);
  const environment = process.env;
  const token = (await runProgram(["gcloud", "auth", "print-access-token"], { folder: ".", environment, quiet: true })).trim();
  const live: Place = { origin: "https://firestore.googleapis.com", project, database: "(default)", token };
  const say = (line: string): unknown => process.stdout.write(`${line}\n`);
  if (action === "export") {
    const documents = await documentsOfPerson(live, appId, uid);
    await writeFile(`${uid}.json`, JSON.stringify(documents, undefined, 1), { mode: 0o600 });
    say(`${documents.length} documents in ${uid}.json`);
  } else if (action === "remove") say(`${await removePerson(live, appId, uid)} documents removed.`);
  else if (action === "restore" && from !== undefined) {
    const { restored, unchanged } = await restorePerson(await documentsOfPerson({ ...live, database: from }, appId, uid), live);
    say(`${restored} documents restored; ${unchanged} were there and stay as they are.`);
  } else throw new Refusal(usage);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
