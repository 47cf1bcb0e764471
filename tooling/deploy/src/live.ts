import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Refusal } from "./refusal.ts";
import { parseRelease, releaseFile, sha256, type Release } from "./release.ts";

/** What the live site says of itself: a release, none (a first deployment, or one made another way), or that it cannot be asked. */
export type Live = { readonly release: Release } | { readonly release: undefined; readonly reason: string };

export async function readLive(origin: string): Promise<Live> {
  try {
    const answer = await fetch(`${origin}/${releaseFile}`, { cache: "no-store" });
    if (answer.status === 404) return { release: undefined, reason: `${origin} has no ${releaseFile}` };
    if (!answer.ok) return { release: undefined, reason: `${origin}/${releaseFile} answers ${answer.status}` };
    const release = parseRelease(await answer.text());
    return release ? { release } : { release: undefined, reason: `${origin}/${releaseFile} is not a release record` };
  } catch (error) {
    return { release: undefined, reason: `${origin} cannot be reached (${String((error as Error).cause ?? error)})` };
  }
}

/** Where Hosting with clean addresses serves a file. */
function addressOf(origin: string, file: string): string {
  const address = file.replace(/(?:^|\/)index\.html$/, "").replace(/\.html$/, "");
  return `${origin}/${address.split("/").map(encodeURIComponent).join("/")}`;
}

/** How many files are fetched at a time. */
const atOnce = 8;

/** Fetches the live application into a folder. @throws {Refusal} unless every file is byte for byte the one that was deployed */
export async function fetchApplication(origin: string, files: Release["applicationFiles"], folder: string): Promise<void> {
  const outside = Object.keys(files).filter((file) => !path.join(folder, file).startsWith(folder + path.sep));
  if (outside.length > 0) throw new Refusal(`The live site names files outside its folder: ${outside.join(", ")}`);
  const waiting = Object.entries(files);
  const faults: string[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [file, sum] = next;
      const answer = await fetch(addressOf(origin, file), { cache: "no-store" });
      const content = new Uint8Array(await answer.arrayBuffer());
      if (sha256(content) !== sum) {
        faults.push(`${file} (status ${answer.status})`);
        continue;
      }
      const target = path.join(folder, file);
      if (!target.startsWith(folder + path.sep))
        throw new Refusal(`The live site names ${file}, which would be written outside its folder.`);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (faults.length > 0)
    throw new Refusal(
      `The live application is not what was deployed; deploy everything instead. Different: ${faults.toSorted().join(", ")}`,
    );
}

/** Waits until the live site is the release that was just made. @throws {Refusal} when it does not come */
export async function waitUntilLive(origin: string, expected: Release, everyMs: number, attempts = 20): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { release } = await readLive(origin);
    if (release && JSON.stringify(release) === JSON.stringify(expected)) return;
    await pause(everyMs);
  }
  throw new Refusal(
    `Deployed, but ${origin}/${releaseFile} does not show it yet: look at the domain's settings and at caches in front of it.`,
  );
}
