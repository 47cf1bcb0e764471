import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { readCommandLine } from "@tooling/testing/commandLine";
import { deliveredPackages, repository, runPnpm } from "./packages.ts";

/**
 * `pnpm bill`: writes a software bill of materials (CycloneDX) for each thing that is released: every package in it, with version, license, origin and
 * checksum. Part of `pnpm release`.
 */
const { out: folder } = readCommandLine(
  "Usage: pnpm bill [--out dist/bill-of-materials]",
  () => parseArgs({ options: { out: { type: "string", default: path.join(repository, "dist/bill-of-materials") } } }).values,
);

/** Packages that are released, with their types in CycloneDX. */
const released = [
  { name: "@org/web", file: "web.cdx.json", type: "application" },
  { name: "@org/hvac-core", file: "hvac-core.cdx.json", type: "library" },
];

interface Bill {
  readonly components: { readonly name: string; readonly version: string; licenses?: readonly object[] }[];
}

/** Adds the licenses of packages that have a license text but no license in their package.json, as the license policy reads them. */
function completeLicenses(file: string): void {
  const bill = JSON.parse(readFileSync(file, "utf8")) as Bill;
  for (const component of bill.components) {
    const used = delivered.find(({ name, versions }) => name === component.name && versions.includes(component.version));
    if (used) component.licenses ??= [{ license: { id: used.license } }];
  }
  writeFileSync(file, `${JSON.stringify(bill, undefined, 2)}\n`);
}

const delivered = deliveredPackages();
mkdirSync(folder, { recursive: true });
for (const { name, file, type } of released) {
  const out = path.join(path.resolve(folder), file);
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
  completeLicenses(out);
  console.log(`${name}: ${out}`);
}
