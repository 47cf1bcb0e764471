#!/usr/bin/env node
import { parseArgs } from "node:util";
import { readCommandLine, wholeNumber } from "@tooling/testing/commandLine";
import type { FirestoreOptions } from "./server.ts";
import { startFirestore } from "./server.ts";

const usage = `A small Firestore for development and tests.

  node src/main.ts [--port 8080] [--host 127.0.0.1] [--rules firestore.rules] [--data file] [--project id]

  --port      the port to listen on; 0 takes any free one (8080)
  --host      the address to listen on (127.0.0.1)
  --allow-anyone-on-this-network
              needed for a --host beyond this machine: anyone who can reach it can read, change and delete everything
  --rules     the security rules; the file is watched. Without rules only "Bearer owner" gets in
  --data      the file in which documents outlive the server; without it they live in memory
  --project   the only project to serve (any)
  --help      this text`;

function readOptions(): FirestoreOptions | undefined {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  const { values } = parseArgs({
    options: { port: text, host: text, rules: text, data: text, project: text, "allow-anyone-on-this-network": flag, help: flag },
  });
  if (values.help === true) return undefined;
  return {
    port: wholeNumber("port", values.port ?? "8080", 0, 65_535),
    ...(values.host === undefined ? {} : { host: values.host }),
    allowAnyoneOnThisNetwork: values["allow-anyone-on-this-network"] === true,
    ...(values.rules === undefined ? {} : { rules: { file: values.rules } }),
    ...(values.data === undefined ? {} : { dataFile: values.data }),
    ...(values.project === undefined ? {} : { project: values.project }),
  };
}

async function main(): Promise<void> {
  const options = readCommandLine(usage, readOptions);
  if (options === undefined) {
    console.log(usage);
    return;
  }
  const server = await startFirestore(options);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      server.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
  // Last: a program that reads this line may end the server at once.
  console.log(`Firestore listens on ${server.url}`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
