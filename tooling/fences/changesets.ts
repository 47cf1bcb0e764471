import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resultFingerprints } from "./results.ts";

/**
 * Holds "a changed result is never a patch": when a calculator or a function of physics answers differently than at the last release, a pending changeset must
 * call that a minor or a major. `--record` writes down today's answers; the release does that after raising the version.
 */
const root = new URL("../../", import.meta.url);
const recordFile = new URL("packages/hvac-core/results.json", root);
const manifest = JSON.parse(readFileSync(new URL("packages/hvac-core/package.json", root), "utf8")) as { version: string };

interface Release {
  readonly version: string;
  readonly fingerprints: Readonly<Record<string, string>>;
}

function pendingBump(): "none" | "patch" | "minor" | "major" {
  const order = ["none", "patch", "minor", "major"] as const;
  const folder = new URL(".changeset/", root);
  const bumps = readdirSync(folder)
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .flatMap((name) => /["']@org\/hvac-core["']: *(patch|minor|major)/.exec(readFileSync(new URL(name, folder), "utf8"))?.[1] ?? []);
  return order.findLast((bump) => bumps.includes(bump)) ?? "none";
}

/** Up to this many changed names are printed. */
const nameLimit = 20;

function listed(names: readonly string[]): string {
  return names.slice(0, nameLimit).join(", ") + (names.length > nameLimit ? ` and ${names.length - nameLimit} more` : "");
}

const now = await resultFingerprints();
if (process.argv.includes("--record")) {
  writeFileSync(recordFile, `${JSON.stringify({ version: manifest.version, fingerprints: now } satisfies Release, null, 2)}\n`);
  writeFileSync(
    new URL("packages/hvac-core/src/version.ts", root),
    `/** Version of this package; stored with every saved calculation. Kept equal to package.json by a test. */\nexport const engineVersion = "${manifest.version}";\n`,
  );
} else {
  const released = JSON.parse(readFileSync(recordFile, "utf8")) as Release;
  const changed = Object.keys({ ...released.fingerprints, ...now }).filter((id) => now[id] !== released.fingerprints[id]);
  const bump = pendingBump();
  if (changed.length > 0 && bump !== "minor" && bump !== "major") {
    console.error(
      `${listed(changed)}: results differ from ${released.version}'s, but the pending changesets say "${bump}". A changed result is never a patch: run pnpm changeset and choose minor or major.`,
    );
    process.exitCode = 1;
  } else
    console.log(
      changed.length
        ? `Results changed since ${released.version} (${listed(changed)}); a ${bump} changeset says so.`
        : `No result changed since ${released.version}.`,
    );
}
