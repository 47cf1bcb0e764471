import { spawnSync } from "node:child_process";
import path from "node:path";
import type { UsedPackage } from "./policy.ts";

export const repository = path.resolve(import.meta.dirname, "../..");

/** The packages and the applications, with everything that they depend on at run time; development tools are not delivered. */
const delivered = ["--filter", "./packages/**", "--filter", "./apps/**"];

/** Runs pnpm in the repository. @throws {Error} with its output, when it fails */
export function runPnpm(args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync("pnpm", args, { cwd: repository, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  if (error) throw error;
  if (status !== 0) throw new Error(`pnpm ${args.join(" ")} failed: ${stderr || stdout}`);
  return stdout;
}

/** The packages that go out with the product, as installed, without a request to the network. */
export function deliveredPackages(): readonly UsedPackage[] {
  const byLicense = JSON.parse(runPnpm([...delivered, "licenses", "list", "--json", "--prod"])) as Readonly<
    Record<string, readonly Omit<UsedPackage, "license">[]>
  >;
  return Object.entries(byLicense).flatMap(([license, used]) => used.map(({ name, versions }) => ({ name, versions, license })));
}
