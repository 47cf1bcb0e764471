import type { Repository } from "./commit.ts";
import type { Live } from "./live.ts";
import { Refusal } from "./refusal.ts";
import type { Release } from "./release.ts";

/** What a deployment changes of what is live, in words. */
export async function describePlan(repository: Repository, live: Live, next: Release): Promise<readonly string[]> {
  if (live.release === undefined) return [`Nothing is known of what is live: ${live.reason}.`];
  const now = live.release;
  const parts = (["application", "marketing"] as const).map(async (part) => {
    const [from, to] = [now[part].commit, next[part].commit];
    if (from === to) return `${part}: stays at ${short(to)}`;
    if (!(await repository.has(from))) return `${part}: ${short(from)}, which this clone does not have, → ${short(to)}`;
    const [ahead, back] = [await repository.distance(from, to), await repository.distance(to, from)];
    return `${part}: ${short(from)} → ${short(to)}, ${ahead} commit(s) on${back > 0 ? `, ${back} commit(s) BACK` : ""}`;
  });
  const configuration = (["rules", "indexes", "hosting"] as const).map(
    (name) => `${name}: ${now.configuration[name] === next.configuration[name] ? "as they are" : "changed"}`,
  );
  return [...(await Promise.all(parts)), ...configuration];
}

function short(commit: string): string {
  return commit.slice(0, 10);
}

/** Whether data that users have would seem to be gone: another project or another app id behind the same address. */
export function placeFaults(
  { release }: Live,
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

/** What the pages of the marketing site state numbers from. A change of it is the application's to bring. */
const engine = ["packages/hvac-core/src", ":(exclude)*.test.ts"];

/** The live release, if the marketing site may be deployed beside its application. @throws {Refusal} if not */
export async function requireSameApplication(repository: Repository, live: Live, head: string, hosting: string): Promise<Release> {
  if (live.release === undefined)
    throw new Refusal(`The marketing site goes beside a live application: ${live.reason}. Run pnpm deploy first.`);
  const { application, configuration } = live.release;
  if (!(await repository.has(application.commit)))
    throw new Refusal(`The live application was made from ${application.commit}, which this clone does not have; git fetch first.`);
  const changed = await repository.changedFiles(application.commit, head, ...engine);
  const reasons = [
    ...(changed.length > 0
      ? [
          `The engine has changed since the live application (${changed.slice(0, 3).join(", ")}${changed.length > 3 ? ` and ${changed.length - 3} more` : ""}): ` +
            `pages would state numbers that the application does not give. Deploy everything, or commit the content on top of ${application.commit.slice(0, 10)}.`,
        ]
      : []),
    ...(configuration.hosting === hosting
      ? []
      : ["The part of firebase.json about Hosting has changed since the live application; deploy everything."]),
  ];
  if (reasons.length > 0) throw new Refusal(...reasons);
  return live.release;
}
