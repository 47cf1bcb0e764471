import { parseArgs } from "node:util";
import { readCommandLine } from "@tooling/testing/commandLine";
import { deliveredPackages } from "./packages.ts";
import { licenseProblems } from "./policy.ts";

/** `pnpm licenses:check`: fails when a package that goes out with the product has a license that is not allowed, and lists all with `--list`. */
const { list } = readCommandLine(
  "Usage: pnpm licenses:check [--list]",
  () => parseArgs({ options: { list: { type: "boolean", default: false } } }).values,
);
const packages = deliveredPackages();
if (list) for (const { name, versions, license } of packages) console.log(`${license.padEnd(22)} ${name} ${versions.join(", ")}`);

const problems = packages.length === 0 ? ["No package was found: is everything installed?"] : licenseProblems(packages);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error("Replace the package, or name it in tooling/supply-chain/policy.ts with the reason.");
  process.exitCode = 1;
} else {
  console.log(`${packages.length} packages go out with the product, all under allowed licenses.`);
}
