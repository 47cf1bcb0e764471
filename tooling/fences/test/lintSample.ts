import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "sample-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** One problem reported by the linter. */
export interface Problem {
  readonly code: string;
  readonly message: string;
}

/**
 * Problems that rules of a plugin of this folder report for a source. A plugin that fails to load reports nothing, so a test needs a source with a problem.
 *
 * @param plugin file of the plugin, such as "words.ts"
 * @param rules names of the rules with their level
 * @param file name of the source, which decides its language
 */
export function lintSample(
  plugin: string,
  rules: Readonly<Record<string, unknown>>,
  source: string,
  file = "sample.ts",
): readonly Problem[] {
  const config = join(folder, "sample.json");
  writeFileSync(config, JSON.stringify({ jsPlugins: [join(root, "tooling/fences", plugin)], categories: { correctness: "off" }, rules }));
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, source);
  const { stdout } = spawnSync(join(root, "node_modules/.bin/oxlint"), ["--config", config, "-f", "json", path], {
    cwd: folder,
    encoding: "utf8",
  });
  return (JSON.parse(stdout) as { readonly diagnostics: readonly Problem[] }).diagnostics;
}
