import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { suites, type Suite } from "./suites.ts";

const root = new URL("../..", import.meta.url).pathname;

const foldersIn = (path: string): readonly string[] =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "node_modules")
    .map(({ name }) => `${path}/${name}`);

/** A folder of the workspace with its own package.json. */
interface Workspace {
  readonly folder: string;
  readonly name: string;
}

function workspaces(): readonly Workspace[] {
  return ["packages", "apps", "tooling"]
    .flatMap(foldersIn)
    .filter((folder) => existsSync(join(root, folder, "package.json")))
    .map((folder) => ({ folder, name: (JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as { name: string }).name }));
}

/** Folders of sources with a name: features of the application, fields of physics, calculators, parts of a package. */
function sourceFolders(name: string, { folder }: Workspace): readonly string[] {
  const sources = `${folder}/src`;
  if (!existsSync(join(root, sources))) return [];
  const first = foldersIn(sources);
  return [...first, ...first.flatMap(foldersIn)].filter((path) => basename(path) === name);
}

const check = (name: string, ...run: readonly string[]): Suite => ({ name, run, count: "one", level: "check" });

const typesAndForm = (folders: readonly string[]): readonly Suite[] => [
  check("types and lint", "exec", "oxlint", "--type-aware", "--type-check", "--deny-warnings", ...folders),
  check("format", "exec", "oxfmt", "--check", ...folders),
];

const unitTests = (workspace: Workspace, title: string, ...filters: readonly string[]): Suite => ({
  name: `${workspace.name}: ${title}`,
  run: ["--filter", workspace.name, "exec", "vitest", "run", "--passWithNoTests", ...filters],
  count: "vitest",
  level: "check",
  wide: true,
});

const isNamed = (suite: Suite, workspace: Workspace): boolean => Array.isArray(suite.run) && suite.run.includes(workspace.name);

/** Checks of a calculator, a package or a feature: its types, lint and format, its tests, and the files generated from it. */
export function suitesConcerning(name: string): readonly Suite[] {
  const all = workspaces();
  const workspace = all.find((each) => each.name === name || basename(each.folder) === name);
  if (workspace)
    return [...typesAndForm([workspace.folder]), ...suites.filter((suite) => suite.level === "check" && isNamed(suite, workspace))];

  const parts = all.flatMap((each) => sourceFolders(name, each).map((folder) => ({ workspace: each, folder })));
  if (parts.length === 0) return [];
  const calculator = parts.find(({ folder }) => folder === `packages/hvac-core/src/calculators/${name}`);
  const hasUnitTests = ({ folder }: Workspace): boolean => existsSync(join(root, folder, "vitest.config.ts"));
  return [
    ...typesAndForm(parts.map(({ folder }) => folder)),
    ...parts
      .filter(({ workspace }) => hasUnitTests(workspace))
      .map(({ workspace, folder }) => unitTests(workspace, "tests of the folder", `${folder.slice(workspace.folder.length + 1)}/`)),
    ...(calculator
      ? [
          check("files generated from cards", "run", "generate", "--check"),
          check("API reference", "run", "api-docs", "--check"),
          unitTests(calculator.workspace, "validation report", "test/validation", "--testNamePattern", "the validation report"),
        ]
      : []),
  ];
}
