import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readCommandLine } from "@tooling/testing/commandLine";
import { resultFingerprints } from "./results.ts";
import { pendingBump, recordFile, released, type Manifest, type Release } from "./versions.ts";

/**
 * Checks that a changed result is never a patch: if a calculator or a function of physics gives other results than at the last release, a pending changeset must
 * be a minor or a major one. `--record` records the present results; the release does that after raising the version.
 */
const root = new URL("../../", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL("packages/hvac-core/package.json", root), "utf8")) as Manifest;

/** Up to this many changed names are printed. */
const nameLimit = 20;

function listed(names: readonly string[]): string {
  return names.slice(0, nameLimit).join(", ") + (names.length > nameLimit ? ` and ${names.length - nameLimit} more` : "");
}

const { record } = readCommandLine(
  "Usage: node changesets.ts [--record]",
  () => parseArgs({ options: { record: { type: "boolean", default: false } } }).values,
);
const now = await resultFingerprints();
if (record) {
  writeFileSync(recordFile(root), `${JSON.stringify({ version: manifest.version, fingerprints: now } satisfies Release, null, 2)}\n`);
  writeFileSync(
    new URL("packages/hvac-core/src/version.ts", root),
    `/** Version of this package; stored with every saved calculation. Kept equal to package.json by a test. */\nexport const engineVersion = "${manifest.version}";\n`,
  );
} else {
  const last = released(root);
  const changed = Object.keys({ ...last.fingerprints, ...now }).filter((id) => now[id] !== last.fingerprints[id]);
  const bump = pendingBump(root);
  if (changed.length > 0 && bump !== "minor" && bump !== "major") {
    console.error(
      `${listed(changed)}: results differ from ${last.version}'s, but the pending changesets say "${bump}". A changed result is never a patch: run pnpm changeset and choose minor or major.`,
    );
    process.exitCode = 1;
  } else
    console.log(
      changed.length
        ? `Results changed since ${last.version} (${listed(changed)}); a ${bump} changeset says so.`
        : `No result changed since ${last.version}.`,
    );
}
