import path from "node:path";
import { createInterface } from "node:readline/promises";
import { deploy } from "./src/deploy.ts";
import { readDeployment } from "./src/deployment.ts";
import { firebaseProgram } from "./src/firebase.ts";
import { Refusal } from "./src/refusal.ts";

/** `pnpm deploy`; docs/deploy.md explains the requirements. */

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

try {
  await deploy(readDeployment(process.argv.slice(2)), {
    root: path.join(import.meta.dirname, "../.."),
    // Turbo uses no result of an earlier build.
    environment: { ...process.env, TURBO_FORCE: "true", ASTRO_TELEMETRY_DISABLED: "1", TURBO_TELEMETRY_DISABLED: "1" },
    firebase: firebaseProgram,
    build: [
      ["pnpm", "install", "--frozen-lockfile"],
      ["pnpm", "run", "generate", "--check"],
      ["pnpm", "turbo", "run", "build"],
    ],
    say: (line) => process.stdout.write(`${line}\n`),
    ask: process.stdin.isTTY ? ask : undefined,
    // Four hours: indexes of a large database take their time.
    indexes: { everyMs: 30_000, attempts: 480 },
    askLiveEveryMs: 6_000,
  });
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(
    `\nNothing more is done:\n${error.reasons.map((reason) => `  ✗ ${reason.replaceAll("\n", "\n    ")}`).join("\n")}\n`,
  );
  process.exitCode = 1;
}
