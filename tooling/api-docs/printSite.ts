import path from "node:path";
import { sitePages } from "./sitePages.ts";

/** Prints every page of the reference of @org/hvac-core as JSON, for a site that has it below the address given. */
const [base] = process.argv.slice(2);
if (base === undefined) throw new Error("Usage: node --conditions=source tooling/api-docs/printSite.ts /docs");
process.stdout.write(JSON.stringify(await sitePages(path.join(import.meta.dirname, "../../packages/hvac-core"), base)));
