import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { Firebase, firebaseProgram } from "../src/firebase.ts";

/** Compares the installed firebase-tools with the calls of the deployment. */
const require = createRequire(import.meta.url);

test("it knows the commands and options that are used", () => {
  const known = (file: string): string => {
    const { command } = require(`firebase-tools/lib/commands/${file}.js`) as {
      readonly command: { readonly name: string; readonly options: readonly (readonly string[])[] };
    };
    return [command.name, ...command.options.map(([flags]) => flags)].join(" ");
  };
  expect(known("deploy")).toMatch(/^deploy .*--only <targets>/);
  expect(known("firestore-indexes-list")).toMatch(/^firestore:indexes --pretty/);
  expect(known("hosting-channel-deploy")).toMatch(/^hosting:channel:deploy .*--expires <duration>/);
  expect(existsSync(firebaseProgram[1]!)).toBe(true);
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
  const lines: string[] = [];
  await project(line("READY")).waitForIndexes(patience, (text) => lines.push(text));
  expect(lines).toEqual([]);
  await expect(project(line("READY"), line("CREATING")).waitForIndexes(patience, (text) => lines.push(text))).rejects.toThrow(
    "still being built",
  );
  expect(lines).toHaveLength(2);
  await expect(project(line("NEEDS_REPAIR")).waitForIndexes(patience, () => {})).rejects.toThrow("[NEEDS_REPAIR]");
});
