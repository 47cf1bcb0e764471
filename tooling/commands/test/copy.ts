import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";

const repository = path.join(import.meta.dirname, "../../..");

/** How a program ended, and what it said. */
export interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** A copy of the working tree, in which a test may write what it likes. */
export interface Copy {
  readonly root: string;
  /** Runs node in a folder of the copy. */
  readonly node: (folder: string, ...parameters: readonly string[]) => Promise<Ended>;
  /** Runs a program that a package of the copy has. */
  readonly program: (folder: string, name: string, ...parameters: readonly string[]) => Promise<Ended>;
  /** Runs a script of the repository. */
  readonly script: (name: string, ...parameters: readonly string[]) => Promise<Ended>;
  readonly remove: () => void;
}

/** Programs in the copy must not take themselves for a part of this test. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV|NODE_OPTIONS|TEST|FIRESTORE_EMULATOR_HOST)/.test(name)),
);

async function run(folder: string, file: string, parameters: readonly string[]): Promise<Ended> {
  const child = spawn(file, parameters, {
    cwd: folder,
    env: { ...environment, NO_COLOR: "1", pnpm_config_verify_deps_before_run: "false" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const code = new Promise<number | null>((resolve, reject) => {
    child.on("close", resolve);
    child.on("error", reject);
  });
  const said = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, said: said.join("\n") };
}

/**
 * Copies what git knows of the working tree and what is new in it. Packages keep their links to one another, which then lead to their copies;
 * what comes from the registry is the repository's own.
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
  // A folder of its own: pnpm keeps the state of its runs there, and refuses to do so through a link.
  mkdirSync(path.join(root, "node_modules"));
  for (const name of readdirSync(path.join(repository, "node_modules")))
    symlinkSync(path.join(repository, "node_modules", name), path.join(root, "node_modules", name));
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
  return {
    root,
    node: (folder, ...parameters) => run(path.join(root, folder), process.execPath, parameters),
    program: (folder, name, ...parameters) => run(path.join(root, folder), path.join(root, folder, "node_modules/.bin", name), parameters),
    script: (name, ...parameters) => run(root, "pnpm", ["run", name, ...parameters]),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
