import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";

const repository = path.join(import.meta.dirname, "../..");

/** Exit code and output of a program. */
export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** A copy of the working tree, for a test to write in. */
export interface Copy {
  readonly root: string;
  /** Runs node in a folder of the copy. */
  readonly node: (folder: string, ...parameters: readonly string[]) => Promise<Ended>;
  /** Runs a program that a package of the copy has. */
  readonly program: (folder: string, name: string, ...parameters: readonly string[]) => Promise<Ended>;
  /** Runs a script of the repository, up to the first command that fails. */
  readonly script: (name: string) => Promise<Ended>;
  readonly remove: () => void;
}

/** Environment without the variables of this test run. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV|NODE_OPTIONS|TEST|FIRESTORE_EMULATOR_HOST)/.test(name)),
);

async function run(folder: string, file: string, parameters: readonly string[]): Promise<Ended> {
  const child = spawn(file, parameters, { cwd: folder, env: { ...environment, NO_COLOR: "1" }, stdio: ["ignore", "pipe", "pipe"] });
  const code = new Promise<number | null>((resolve, reject) => {
    child.on("close", resolve);
    child.on("error", reject);
  });
  const output = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, output: output.join("\n") };
}

/**
 * Copies the tracked and the new files of the working tree. Packages keep their links to one another, which then lead to their copies; packages of
 * the registry are those of the repository.
 */
export function copyRepository(): Copy {
  const root = mkdtempSync(path.join(tmpdir(), "repository-"));
  const listed = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: repository,
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  if (listed.status !== 0) throw new Error(`git does not list the working tree: ${listed.stderr}`);
  for (const file of new Set(listed.stdout.split("\0"))) {
    if (file !== "" && existsSync(path.join(repository, file))) cpSync(path.join(repository, file), path.join(root, file));
  }
  symlinkSync(path.join(repository, "node_modules"), path.join(root, "node_modules"));
  for (const packages of ["packages", "apps", "tooling"]) {
    for (const name of readdirSync(path.join(repository, packages))) {
      const modules = path.join(packages, name, "node_modules");
      if (!existsSync(path.join(repository, modules))) continue;
      mkdirSync(path.join(root, packages, name), { recursive: true });
      cpSync(path.join(repository, modules), path.join(root, modules), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (source) => !/node_modules\/\.(?!bin)/.test(source),
      });
    }
  }
  const node: Copy["node"] = (folder, ...parameters) => run(path.join(root, folder), process.execPath, parameters);
  const program: Copy["program"] = (folder, name, ...parameters) =>
    run(path.join(root, folder), path.join(root, folder, "node_modules/.bin", name), parameters);
  return { root, node, program, script: (name) => runScript(".", name), remove: () => rmSync(root, { recursive: true, force: true }) };

  // Without pnpm, which would repair what it finds linked here, and so write into the repository's own packages.
  async function runScript(folder: string, script: string): Promise<Ended> {
    const { scripts } = JSON.parse(readFileSync(path.join(root, folder, "package.json"), "utf8")) as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    let ended: Ended = { code: 1, output: `${folder} has no script ${script}` };
    for (const command of scripts[script]?.split(" && ") ?? []) {
      const [, tool, inner] = /^pnpm (?:--filter @(tooling\/\S+) run )?(\S+)$/.exec(command) ?? [];
      const [name = "", ...parameters] = command.split(" ");
      if (inner !== undefined) ended = await runScript(tool ?? ".", inner);
      else ended = await (name === "node" ? node(folder, ...parameters) : program(folder, name, ...parameters));
      if (ended.code !== 0) break;
    }
    return ended;
  }
}
