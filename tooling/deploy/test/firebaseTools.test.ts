import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { Firebase, firebaseProgram } from "../src/firebase.ts";

/** The version of firebase-tools that is installed, against what is asked of it. */
const require = createRequire(import.meta.url);

test("it knows the commands and options that are used", () => {
  const [file = "", ...first] = firebaseProgram;
  const help = (command: string): string =>
    execFileSync(file, [...first, command, "--help"], {
      encoding: "utf8",
      env: { PATH: process.env["PATH"], CI: "1", NO_UPDATE_NOTIFIER: "1" },
    });
  expect(help("deploy")).toContain("--only <targets>");
  expect(help("firestore:indexes")).toContain("--pretty");
  expect(help("hosting:channel:deploy")).toMatch(/hosting:channel:deploy \[options\] \[channelId\][^]*--expires <duration>/);
});

test("the states of indexes are read as it prints them", async () => {
  const { PrettyPrint } = require("firebase-tools/lib/firestore/pretty-print.js") as {
    readonly PrettyPrint: new () => { readonly prettyIndexString: (index: object) => string };
  };
  const line = (state: string): string =>
    new PrettyPrint().prettyIndexString({
      name: "projects/firm/databases/(default)/collectionGroups/fileSummaries/indexes/1",
      state,
      queryScope: "COLLECTION",
      fields: [
        { fieldPath: "projectId", order: "ASCENDING" },
        { fieldPath: "createdAt", order: "DESCENDING" },
      ],
    });
  const project = (...lines: readonly string[]): Firebase =>
    new Firebase({
      program: [process.execPath, "-e", `console.log(${JSON.stringify(["Compound Indexes", ...lines].join("\n"))})`, "--"],
      project: "firm",
      folder: ".",
      environment: { PATH: process.env["PATH"] },
    });
  const patience = { everyMs: 1, attempts: 2 };
  const said: string[] = [];
  await project(line("READY")).waitForIndexes(patience, (text) => said.push(text));
  expect(said).toEqual([]);
  await expect(project(line("READY"), line("CREATING")).waitForIndexes(patience, (text) => said.push(text))).rejects.toThrow(
    "still being built",
  );
  expect(said).toHaveLength(2);
  await expect(project(line("NEEDS_REPAIR")).waitForIndexes(patience, () => {})).rejects.toThrow("[NEEDS_REPAIR]");
});
