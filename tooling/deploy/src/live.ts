import { setTimeout as pause } from "node:timers/promises";
import { Refusal } from "./refusal.ts";
import { parseRelease, releaseFile, type Release } from "./release.ts";

/** Release of the live site: a record, none (a first deployment, or another kind), or no answer. */
export type LiveRelease = { readonly release: Release } | { readonly release: undefined; readonly reason: string };

export async function readLive(origin: string): Promise<LiveRelease> {
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
