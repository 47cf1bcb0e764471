import { spawn } from "node:child_process";
import { once } from "node:events";
import { OfficialFirestoreError } from "./find.ts";
import { startOfficialFirestore } from "./start.ts";

/** Runs a command (the arguments) while Google's Firestore emulator runs, whose address is in FIRESTORE_EMULATOR_HOST, and ends as it ends. */
async function run([program, ...given]: readonly string[]): Promise<number> {
  if (program === undefined) throw new OfficialFirestoreError("Name the command to run against Google's Firestore emulator.");
  const server = await startOfficialFirestore();
  console.log(`Google's Firestore emulator ${server.version}`);
  try {
    const env = { ...process.env, FIRESTORE_EMULATOR_HOST: `${server.host}:${server.port}` };
    const [code] = (await once(spawn(program, given, { stdio: "inherit", env }), "exit")) as [number | null];
    return code ?? 1;
  } finally {
    await server.close();
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof OfficialFirestoreError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
