import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { repository } from "../packages.ts";

const folder = path.join(repository, ".github/workflows");
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(path.join(folder, name), "utf8") }));

test("every action of a workflow is pinned to a commit, with its version in a comment", () => {
  const uses = workflows.flatMap(({ name, text }) => [...text.matchAll(/\buses:\s*(.+)$/gm)].map(([, action]) => `${name}: ${action}`));
  expect(uses.length).toBeGreaterThan(0);
  // A workflow of this repository is of the same commit.
  for (const action of uses)
    expect(action).toMatch(/: (?:[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+(?:\.\d+)*|\.\/\.github\/workflows\/[\w-]+\.yml)$/);
});

test("a workflow may read the code and nothing else, unless a job says what it needs", () => {
  for (const { name, text } of workflows) {
    expect(text, name).toMatch(/^permissions:\n {2}contents: read\n(?! )/m);
    expect(text, name).not.toMatch(/write-all|contents: write/);
    expect(text, name).not.toMatch(/pull_request_target/);
    for (const checkout of text.split("actions/checkout@").slice(1))
      expect(checkout, name).toMatch(/^.*\n {8}with:\n {10}persist-credentials: false\n/);
  }
});

test("what a workflow runs is a command of the repository", () => {
  const { scripts } = JSON.parse(readFileSync(path.join(repository, "package.json"), "utf8")) as {
    scripts: Readonly<Record<string, string>>;
  };
  const builtIn = ["audit", "install"];
  const commands = workflows.flatMap(({ text }) => [...text.matchAll(/-- pnpm ([\w:-]+)/g)].map(([, command]) => command!));
  expect(commands.length).toBeGreaterThan(0);
  for (const command of commands) expect([...builtIn, ...Object.keys(scripts)]).toContain(command);
});
