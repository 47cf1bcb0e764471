import type { Repository } from "./commit.ts";
import type { LiveRelease } from "./live.ts";
import type { Release } from "./release.ts";

/** Changes of a deployment to the live site, in words. */
export async function describePlan(repository: Repository, live: LiveRelease, next: Release): Promise<readonly string[]> {
  if (live.release === undefined) return [`Nothing is known of what is live: ${live.reason}.`];
  const now = live.release;
  const configuration = (["rules", "indexes", "hosting"] as const).map(
    (name) => `${name}: ${now.configuration[name] === next.configuration[name] ? "as they are" : "changed"}`,
  );
  return [await describeCommits(repository, now.commit, next.commit), ...configuration];
}

async function describeCommits(repository: Repository, from: string, to: string): Promise<string> {
  if (from === to) return `site: stays at ${short(to)}`;
  if (!(await repository.has(from))) return `site: ${short(from)}, which this clone does not have, → ${short(to)}`;
  const [ahead, back] = [await repository.distance(from, to), await repository.distance(to, from)];
  return `site: ${short(from)} → ${short(to)}, ${ahead} commit(s) on${back > 0 ? `, ${back} commit(s) BACK` : ""}`;
}

function short(commit: string): string {
  return commit.slice(0, 10);
}

/** Reasons why users would not find their data: another project or another app id at the same address. */
export function placeProblems(
  { release }: LiveRelease,
  { projectId, appId }: { readonly projectId: string; readonly appId: string },
): readonly string[] {
  if (release === undefined) return [];
  return [
    ...(release.project === projectId
      ? []
      : [`The live site belongs to the project ${release.project}, VITE_FIREBASE_PROJECT_ID is ${projectId}.`]),
    ...(release.appId === appId
      ? []
      : [`The live site keeps its data under the app id ${release.appId}, VITE_APP_ID is ${appId}: every account would look empty.`]),
  ];
}
