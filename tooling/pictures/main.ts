import { browserArguments, ensureBrowser } from "@tooling/browser";
import { repository, startLocalFirebase } from "@tooling/local-firebase";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { captureScreen } from "./capture.ts";
import { webp, writePicture, type Change } from "./encode.ts";
import { fileName, looks, pictureFolder, recordFile } from "./places.ts";
import { readRecords, sourcesHash, writeRecords, type PictureRecord } from "./record.ts";
import { screens } from "./screens.ts";
import { prepareWork } from "./work.ts";

/**
 * `pnpm pictures`: builds the product, serves it as production would, and takes all pictures of it again. `--only <part of a name>` takes some of them.
 * Files that would show the same are left as they are.
 */
const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });

function build(): void {
  const { status } = spawnSync("pnpm", ["turbo", "run", "build", "--output-logs=errors-only"], { cwd: repository, stdio: "inherit" });
  if (status !== 0) throw new Error("The build failed; see above.");
}

function report(file: string, change: Change): void {
  if (change === "same") return;
  console.log(`${path.basename(file)}: ${typeof change === "number" ? `${(change * 100).toFixed(2)} % of its pixels changed` : change}`);
}

build();
const madeFrom = await sourcesHash();
const records: Record<string, PictureRecord> = existsSync(recordFile) ? { ...(await readRecords()) } : {};
const firebase = await startLocalFirebase({ hosting: {}, demo: true });
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
try {
  const work = await prepareWork(browser, firebase.hostingUrl, firebase.firestoreUrl);
  for (const screen of screens.filter(({ name }) => name.includes(values.only))) {
    const { name, shows, width, height } = screen;
    for (const look of looks) {
      const file = path.join(pictureFolder, fileName(name, look, "webp"));
      report(file, await writePicture(file, await webp(await captureScreen(browser, work, screen, look))));
    }
    records[name] = { shows, file: fileName(name, "light", "webp"), looks, width, height, madeFrom };
  }
  await writeRecords(records);
} finally {
  await browser.close();
  await firebase.stop();
}
