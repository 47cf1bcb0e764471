import { createRequire } from "node:module";
import { setTimeout as pause } from "node:timers/promises";
import { Refusal } from "./refusal.ts";
import { runProgram } from "./runProgram.ts";

/** The command line of firebase-tools, as this repository pins it. */
export const firebaseProgram: readonly string[] = [
  process.execPath,
  createRequire(import.meta.url).resolve("firebase-tools/lib/bin/firebase.js"),
];

interface FirebaseOptions {
  readonly program: readonly string[];
  readonly project: string;
  /** The checkout, with the firebase.json to use. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Lifetime of a preview, days. */
const previewExpires = "7d";

/** Interval and duration of the checks of index states. */
export interface IndexPatience {
  readonly everyMs: number;
  readonly attempts: number;
}

/** Commands of Firebase, one for each method. */
export class Firebase {
  readonly #options: FirebaseOptions;

  constructor(options: FirebaseOptions) {
    this.#options = options;
  }

  #run(words: readonly string[], quiet = false): Promise<string> {
    const { program, project, folder, environment } = this.#options;
    return runProgram([...program, ...words, "--project", project, "--non-interactive"], {
      folder,
      environment: { ...environment, NO_COLOR: "1" },
      quiet,
    });
  }

  async deployIndexes(): Promise<void> {
    await this.#run(["deploy", "--only", "firestore:indexes"]);
  }

  async deployRules(): Promise<void> {
    await this.#run(["deploy", "--only", "firestore:rules"]);
  }

  async deployHosting(): Promise<void> {
    await this.#run(["deploy", "--only", "hosting"]);
  }

  async deployPreview(channel: string): Promise<void> {
    await this.#run(["hosting:channel:deploy", channel, "--expires", previewExpires]);
  }

  /** Waits until the project has built its indexes: a query that needs one that is not ready fails. */
  async waitForIndexes({ everyMs, attempts }: IndexPatience, say: (line: string) => void): Promise<void> {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const states = [...(await this.#run(["firestore:indexes", "--pretty"], true)).matchAll(/^\s*\[([A-Z_]+)\] (.*)$/gm)];
      const broken = states.filter(([, state]) => state !== "READY" && state !== "CREATING");
      if (broken.length > 0) throw new Refusal(`An index cannot be used: ${broken.map(([line]) => line.trim()).join("; ")}`);
      if (states.every(([, state]) => state === "READY")) return;
      say(`Waiting for ${states.filter(([, state]) => state === "CREATING").length} index(es) to be built…`);
      await pause(everyMs);
    }
    throw new Refusal("The indexes are still being built. Nothing else was deployed: run the same command again later.");
  }
}
