import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { pendingChangesets, released, type Manifest } from "./versions.ts";

/**
 * Checks of `pnpm release` before it builds and publishes: the version of the library is raised, recorded and described, its package names
 * its repository, and the registry trusts the publisher.
 */
const root = new URL("../../", import.meta.url);
const folder = new URL("packages/hvac-core/", root);
const manifest = JSON.parse(readFileSync(new URL("package.json", folder), "utf8")) as Manifest;

/** Placeholder hosts (RFC 2606). */
const reservedHost = /^(?:.+\.)?(?:example|example\.(?:com|net|org)|invalid|test)$/;

function text(file: string): string {
  try {
    return readFileSync(new URL(file, folder), "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  }
}

function versionFaults(): string[] {
  const waiting = pendingChangesets(root).map(({ file }) => file);
  const { version } = manifest;
  return [
    ...(waiting.length > 0
      ? [`Changes wait for a version: ${waiting.join(", ")}. Run pnpm version-packages, and commit what it writes.`]
      : []),
    ...(released(root).version === version
      ? []
      : [`results.json records ${released(root).version}, not ${version}. Run pnpm version-packages.`]),
    ...(text("src/version.ts").includes(`"${version}"`) ? [] : [`src/version.ts does not say ${version}. Run pnpm version-packages.`]),
    ...(text("CHANGELOG.md").includes(`\n## ${version}\n`) ? [] : [`CHANGELOG.md does not describe ${version}.`]),
  ];
}

function addressFaults(): string[] {
  const addresses = { homepage: manifest.homepage, repository: manifest.repository.url.replace(/^git\+/, ""), bugs: manifest.bugs };
  const invented = Object.entries(addresses).filter(([, address]) => reservedHost.test(new URL(address).hostname));
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = process.env;
  const here = server !== undefined && name !== undefined ? `${server}/${name}.git` : undefined;
  return [
    ...invented.map(([field, address]) => `package.json: ${field} is ${address}, which nobody has. Put your own there.`),
    // The registry compares it with the repository that asks to publish, and refuses another.
    ...(here !== undefined && invented.length === 0 && addresses.repository !== here
      ? [`package.json: repository is ${addresses.repository}; this is ${here}.`]
      : []),
  ];
}

/** pnpm only warns if the registry does not trust this workflow, and then fails because there is no password. */
function publisherFaults(): string[] {
  if (process.env["GITHUB_ACTIONS"] !== "true") return [];
  const output = execFileSync("sh", ["-c", "pnpm publish --dry-run --no-git-checks 2>&1"], { cwd: folder, encoding: "utf8" });
  const warning = output.split("\n").find((line) => line.includes("Skipped OIDC"));
  return warning === undefined ? [] : [`The registry does not trust this workflow (.changeset/README.md): ${warning.trim()}`];
}

const faults = [...versionFaults(), ...addressFaults(), ...publisherFaults()];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${manifest.name} ${manifest.version} can be published.`);
