import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { differences } from "./src/differences.ts";
import type { Measured } from "./src/costs.ts";
import { withCosts } from "./src/document.ts";
import { measureFiles, measureTransfer } from "./src/measure.ts";

/**
 * `pnpm costs`: measures stored files and the two builds, and writes what they cost into docs/deploy.md. With `--check` it writes nothing and ends with 1
 * where the document is not what follows from `measured.json`, or that is far from what is measured today.
 */
const documentFile = path.join(import.meta.dirname, "../../docs/deploy.md");
const measuredFile = path.join(import.meta.dirname, "measured.json");

function today(): Measured {
  const transfer = measureTransfer("gzip");
  if (!transfer) throw new Error("There are no builds to measure. Run pnpm build first.");
  return { files: measureFiles(), transfer };
}

const document = readFileSync(documentFile, "utf8");
if (process.argv.includes("--check")) {
  const kept = JSON.parse(readFileSync(measuredFile, "utf8")) as Measured;
  const faults = [...(withCosts(document, kept) === document ? [] : ["docs/deploy.md"]), ...differences(kept, today())];
  for (const fault of faults) console.error(`Out of date: ${fault}`);
  if (faults.length > 0) {
    console.error("Run pnpm build, then pnpm costs.");
    process.exitCode = 1;
  } else console.log("The costs in docs/deploy.md are up to date.");
} else {
  const { files, transfer } = today();
  const round = <T extends object>(values: T): T =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? Math.round(value) : (value as unknown)]),
    ) as T;
  const measured: Measured = { files: files.map(round), transfer: round(transfer) };
  writeFileSync(measuredFile, `${JSON.stringify(measured, undefined, 2)}\n`);
  writeFileSync(documentFile, withCosts(document, measured));
  console.log("Written: tooling/costs/measured.json, docs/deploy.md");
}
