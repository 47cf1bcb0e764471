import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isAll } from "@tooling/testing/extent";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyRepository, type Copy, type Ended } from "@tooling/testing/copy";

/** A release up to publishing, in a copy of the repository: `pnpm version-packages`, and the checks of `pnpm release`. */
const change = "Ducts are sized by the moon.";
const packageFolder = "packages/hvac-core";
let copy: Copy;
let before: string;
let raised: Ended;

function read(file: string): string {
  return readFileSync(path.join(copy.root, file), "utf8");
}

function manifestOf(): Record<string, unknown> & { version: string } {
  return JSON.parse(read(`${packageFolder}/package.json`)) as Record<string, unknown> & { version: string };
}

/** The version after a minor change, by semantic versioning. */
function nextMinor(version: string): string {
  const [major, minor] = version.split(".").map(Number);
  return `${major}.${minor! + 1}.0`;
}

describe.runIf(isAll)("a release", () => {
  beforeAll(async () => {
    copy = copyRepository();
    writeFileSync(path.join(copy.root, ".changeset/moon.md"), `---\n"@org/hvac-core": minor\n---\n\n${change}\n`);
    const git = (...parameters: readonly string[]): Buffer =>
      execFileSync("git", ["-c", "user.name=test", "-c", "user.email=test@localhost", ...parameters], { cwd: copy.root });
    git("init", "--quiet");
    // The packages' links are not part of the repository.
    git("add", ".changeset", packageFolder, "package.json");
    git("commit", "--quiet", "--message", "before");
    before = manifestOf().version;
    raised = await copy.script("version-packages");
  });

  afterAll(() => copy.remove());

  test("changesets become a version, a change log, the record of its answers, and pages that say so", () => {
    expect(raised.code, raised.output).toBe(0);
    const version = nextMinor(before);
    expect(manifestOf().version).toBe(version);
    expect(readdirSync(path.join(copy.root, ".changeset")).toSorted()).toEqual(["README.md", "config.json"]);
    expect(read(`${packageFolder}/CHANGELOG.md`)).toMatch(new RegExp(`^# @org/hvac-core\\n\\n## ${version}\\n\\n[^]*: ${change}\\n`));
    expect(read(`${packageFolder}/src/version.ts`)).toContain(`engineVersion = "${version}"`);
    expect(JSON.parse(read(`${packageFolder}/results.json`))).toMatchObject({ version });
    expect(read("docs/api/loading.md")).toContain(`"${version}"`);
  });

  test("a release is refused while addresses are invented, and goes on with real ones", async () => {
    const refused = await copy.node("tooling/fences", "release.ts");
    expect(refused.code).toBe(1);
    expect(refused.output.split("\n").filter(Boolean)).toEqual(
      ["homepage", "repository", "bugs"].map((field) => expect.stringContaining(`package.json: ${field} is `) as string),
    );
    const file = path.join(copy.root, packageFolder, "package.json");
    writeFileSync(file, readFileSync(file, "utf8").replaceAll("plenum.example", "github.com"));
    const { code, output } = await copy.node("tooling/fences", "release.ts");
    expect(output).toContain(`@org/hvac-core ${nextMinor(before)} can be published.`);
    expect(code).toBe(0);
  });

  test("a release is refused while changes wait, and without its part of the change log", async () => {
    writeFileSync(path.join(copy.root, ".changeset/sun.md"), `---\n"@org/hvac-core": patch\n---\n\nBy the sun.\n`);
    writeFileSync(path.join(copy.root, packageFolder, "CHANGELOG.md"), "# @org/hvac-core\n");
    const { code, output } = await copy.node("tooling/fences", "release.ts");
    expect(code).toBe(1);
    expect(output).toContain("Changes wait for a version: sun.md.");
    expect(output).toContain("CHANGELOG.md does not describe");
  });
});
