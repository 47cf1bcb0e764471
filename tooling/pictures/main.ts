import { browserArguments, ensureBrowser } from "@tooling/browser";
import { repository, startLocalFirebase } from "@tooling/local-firebase";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { readCommandLine } from "@tooling/testing/commandLine";
import { chromium, type Browser } from "playwright";
import { captureScreen } from "./capture.ts";
import { palettePng, webp, writeDrawing, writePicture, type Change } from "./encode.ts";
import { factsOf } from "./facts.ts";
import { captureLinkPicture, linkPictureFile, pathsWithPicture } from "./linkPictures.ts";
import { fileName, looks, pictureFolder, readmePictures, recordFile } from "./places.ts";
import { readRecords, recordLinkPicture, sourcesHash, writeRecords, type PictureRecord } from "./record.ts";
import { readmeScreens, screens, type Screen } from "./screens.ts";
import { prepareWork, type Work } from "./work.ts";

/**
 * `pnpm pictures`: builds the product, serves it as production would, and takes all pictures of it again: screens, figures, and the pictures of links.
 * `--only <parts of names or paths, with commas>` takes some of them; `--built` takes them of what was built before. Files that would show the same are left as they are.
 */
const { only, built } = readCommandLine(
  "Usage: pnpm pictures [--only heat-load,/blog] [--built]",
  () => parseArgs({ options: { only: { type: "string", default: "" }, built: { type: "boolean", default: false } } }).values,
);
const isWanted = (name: string): boolean => only.split(",").some((part) => name.includes(part));

function build(): void {
  const { status } = spawnSync("pnpm", ["turbo", "run", "build", "--output-logs=errors-only"], { cwd: repository, stdio: "inherit" });
  if (status !== 0) throw new Error("The build failed; see above.");
}

function report(file: string, change: Change): void {
  const name = path.relative(repository, file);
  if (change === "same") return;
  console.log(`${name}: ${typeof change === "number" ? `${(change * 100).toFixed(2)} % of its pixels changed` : change}`);
}

/** Takes a screen with its figures in both looks. @returns their records */
async function takeScreen(
  browser: Browser,
  work: Work,
  screen: Screen,
  made: Pick<PictureRecord, "madeFrom" | "madeOn">,
): Promise<Record<string, PictureRecord>> {
  const { name, shows, width, height } = screen;
  const facts = factsOf(screen);
  const { navigation: _, ...figureFacts } = facts;
  const records: Record<string, PictureRecord> = {
    [name]: { shows, file: fileName(name, "light", "webp"), looks, width, height, ...made, facts },
  };
  for (const look of looks) {
    const { png, figures } = await captureScreen(browser, work, screen, look);
    const picture = await webp(png);
    const folders = [pictureFolder, ...(readmeScreens.includes(name) ? [readmePictures] : [])];
    for (const file of folders.map((folder) => path.join(folder, fileName(name, look, "webp"))))
      report(file, await writePicture(file, picture));
    for (const [figure, { svg, ...size }] of Object.entries(figures)) {
      const file = path.join(pictureFolder, fileName(figure, look, "svg"));
      report(file, await writeDrawing(file, svg));
      const heading = screen.figures![figure]!;
      records[figure] = {
        shows: `${heading}: ${shows}`,
        file: fileName(figure, "light", "svg"),
        looks,
        ...size,
        ...made,
        facts: figureFacts,
      };
    }
  }
  return records;
}

if (!built) build();
const made = { madeFrom: await sourcesHash(), madeOn: new Date().toISOString().slice(0, 10) };
const records: Record<string, PictureRecord> = existsSync(recordFile) ? { ...(await readRecords()) } : {};
const firebase = await startLocalFirebase({ hosting: {}, demo: true });
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
try {
  const wanted = screens.filter(({ name }) => isWanted(name));
  if (wanted.length > 0) {
    const work = await prepareWork(browser, firebase.hostingUrl, firebase.firestoreUrl);
    for (const screen of wanted) {
      Object.assign(records, await takeScreen(browser, work, screen, made));
      // What is taken is recorded, whatever becomes of the rest.
      await writeRecords(records);
    }
  }
  for (const pagePath of (await pathsWithPicture()).filter(isWanted)) {
    const { png, says } = await captureLinkPicture(browser, firebase.hostingUrl, pagePath);
    report(linkPictureFile(pagePath), await writePicture(linkPictureFile(pagePath), await palettePng(png)));
    await recordLinkPicture(pagePath, says);
  }
} finally {
  await browser.close();
  await firebase.stop();
}
