import { spawnSync } from "node:child_process";
import { delimiter } from "node:path";
import { fileURLToPath } from "node:url";

/** Checks folder boundaries and cycles, and that files were read: without files no violation is found. */
const minimumModules = 500;
const { stdout, status } = spawnSync("depcruise", ["--config", "tooling/fences/boundaries.cjs", "packages", "apps"], {
  cwd: fileURLToPath(new URL("../..", import.meta.url)),
  // The binary of this folder, whether or not a package manager runs the script.
  env: { ...process.env, PATH: `${fileURLToPath(new URL("node_modules/.bin", import.meta.url))}${delimiter}${process.env["PATH"] ?? ""}` },
  encoding: "utf8",
  stdio: ["ignore", "pipe", "inherit"],
});
console.log(stdout);
const modules = Number(/(\d+) modules/.exec(stdout)?.[1] ?? 0);
if (modules < minimumModules) console.error(`Only ${modules} modules were read; there are more than ${minimumModules}.`);
process.exitCode = status === 0 && modules >= minimumModules ? 0 : 1;
