import { mkdirSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { repository, runPnpm } from "./packages.ts";

/**
 * `pnpm bill`: writes a software bill of materials (CycloneDX) for each thing that is released: every package in it, with version, license, origin and
 * checksum. Part of `pnpm release`.
 */
const { values } = parseArgs({ options: { out: { type: "string", default: path.join(repository, "dist/bill-of-materials") } } });

/** What is released, and what it is. */
const released = [
  { name: "@org/web", file: "web.cdx.json", type: "application" },
  { name: "@org/hvac-core", file: "hvac-core.cdx.json", type: "library" },
];

mkdirSync(values.out, { recursive: true });
for (const { name, file, type } of released) {
  const out = path.join(path.resolve(values.out), file);
  runPnpm([
    "--filter",
    name,
    "sbom",
    "--sbom-format",
    "cyclonedx",
    "--sbom-spec-version",
    "1.6",
    "--prod",
    "--sbom-type",
    type,
    "--out",
    out,
  ]);
  console.log(`${name}: ${out}`);
}
