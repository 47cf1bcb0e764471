import { readFileSync } from "node:fs";
import path from "node:path";
import { publicRoutes, siteOrigin } from "../site.ts";
import { checkBuilt, type Expected } from "./built/site.ts";
import { checkUnlisted, readHosting } from "./built/unlisted.ts";
import { faultText } from "./fault.ts";
import { applicationAddresses } from "./site.ts";

/** Prints the faults of the built site, one a line: `pnpm --filter @org/marketing check:built`, after a build for the same origin. */
const folder = path.join(import.meta.dirname, "../../dist");
const application = applicationAddresses(path.join(folder, "../../../firebase.json"));
const hosting = checkUnlisted("firebase.json", readHosting(path.join(folder, "../../../firebase.json")), publicRoutes);
const linkPictures = JSON.parse(readFileSync(path.join(import.meta.dirname, "../linkPictures.json"), "utf8")) as Expected["linkPictures"];
const built = checkBuilt(folder, { origin: siteOrigin, application, listed: publicRoutes, linkPictures });
const [faults, { pages }] = [[...built.faults, ...hosting], built];
for (const fault of faults) console.error(faultText(fault));
if (pages === 0) console.error("There are no pages in dist: build the site first.");
else
  console.log(faults.length === 0 ? `${String(pages)} pages, nothing wrong` : `${String(faults.length)} faults in ${String(pages)} pages`);
process.exitCode = faults.length === 0 && pages > 0 ? 0 : 1;
