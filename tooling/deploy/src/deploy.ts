import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { builtProblems } from "./built.ts";
import { inCleanCheckout } from "./checkout.ts";
import { Repository } from "./commit.ts";
import type { Deployment } from "./deployment.ts";
import { Firebase, type IndexPatience } from "./firebase.ts";
import { readLive, waitUntilLive, type LiveRelease } from "./live.ts";
import { describePlan, placeProblems } from "./plan.ts";
import { Refusal } from "./refusal.ts";
import { configurationOf, publicFolder, releaseFile, rulesProblems, type Release } from "./release.ts";
import { runProgram } from "./runProgram.ts";
import { readSettings, settingsProblems, settingsWarnings, type Settings } from "./settings.ts";

/** Dependencies of a deployment; tests use another repository and another Firebase. */
export interface DeploymentContext {
  /** The repository. */
  readonly root: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** firebase-tools, with its first arguments. */
  readonly firebase: readonly string[];
  /** Commands that make a checkout ready to be published. */
  readonly build: readonly (readonly string[])[];
  readonly say: (line: string) => void;
  /** Asks the person at the terminal; `undefined` in a pipeline. */
  readonly ask: ((question: string) => Promise<string>) | undefined;
  readonly indexes: IndexPatience;
  /** Number of checks whether the live site is the new one. */
  readonly askLiveEveryMs: number;
}

/** Checks, builds and, if that is asked for, deploys. @throws {Refusal} with every problem */
export async function deploy(deployment: Deployment, surroundings: DeploymentContext): Promise<void> {
  const { root, environment, say } = surroundings;
  const repository = new Repository(root, environment);
  const problems = [...settingsProblems(environment), ...(await repository.problems())];
  if (problems.length > 0) throw new Refusal(...problems);
  const settings = readSettings(environment);
  for (const warning of settingsWarnings(environment)) say(`Note: ${warning}`);

  const live = await readLive(settings.origin);
  const misplaced = deployment.kind === "preview" ? [] : placeProblems(live, settings);
  if (misplaced.length > 0) throw new Refusal(...misplaced);

  const head = await repository.head();
  await inCleanCheckout(repository, head, async (checkout) => {
    const release = await buildSite(checkout, head, settings, surroundings);
    say(`\nThe site of ${head.slice(0, 10)}, for ${settings.origin} (project ${settings.projectId}):`);
    for (const line of await describePlan(repository, live, release)) say(`  ${line}`);
    const firebase = new Firebase({ program: surroundings.firebase, project: settings.projectId, folder: checkout, environment });
    if (deployment.kind === "check")
      say("\nEvery check passed; nothing was deployed. To deploy: the same command with live, or with preview and a name.");
    else if (deployment.kind === "preview") await deployPreview(firebase, deployment.channel, live, release, say);
    else {
      await requireConsent(deployment.project, settings.projectId, surroundings.ask);
      await deployLive(firebase, surroundings);
      await waitUntilLive(settings.origin, release, surroundings.askLiveEveryMs);
      say(`\nLive: ${settings.origin}`);
    }
  });
}

/** Builds a checkout and adds the record of its release. @throws {Refusal} when what was built must not be published */
async function buildSite(checkout: string, commit: string, settings: Settings, surroundings: DeploymentContext): Promise<Release> {
  const { build, environment } = surroundings;
  for (const command of build) await runProgram(command, { folder: checkout, environment });
  const problems = [...(await rulesProblems(checkout, settings.appId)), ...(await builtProblems(checkout, settings))];
  if (problems.length > 0) throw new Refusal(...problems);
  const { projectId: project, appId } = settings;
  const file = path.join(await publicFolder(checkout), releaseFile);
  const { application } = JSON.parse(await readFile(file, "utf8")) as Pick<Release, "application">;
  const release: Release = { format: 1, application, commit, project, appId, configuration: await configurationOf(checkout) };
  await writeFile(file, JSON.stringify(release));
  return release;
}

/** Indexes first, because a query without its index fails; then the rules, because they refuse an application that is newer. */
async function deployLive(firebase: Firebase, { indexes, say }: DeploymentContext): Promise<void> {
  await firebase.deployIndexes();
  await firebase.waitForIndexes(indexes, say);
  await firebase.deployRules();
  await firebase.deployHosting();
}

async function deployPreview(
  firebase: Firebase,
  channel: string,
  live: LiveRelease,
  release: Release,
  say: DeploymentContext["say"],
): Promise<void> {
  const now = live.release?.configuration;
  if (now && (now.rules !== release.configuration.rules || now.indexes !== release.configuration.indexes))
    say("Note: rules or indexes have changed, and the preview talks to the live ones. Try it on a trial project.");
  await firebase.deployPreview(channel);
}

async function requireConsent(named: string | undefined, project: string, ask: DeploymentContext["ask"]): Promise<void> {
  if (named === undefined && ask === undefined) throw new Refusal(`Nobody can be asked here; name the project: live ${project}`);
  const answer = named ?? (await ask?.(`\nThis replaces what users see. Type the project's id to go on: `));
  if (answer?.trim() !== project)
    throw new Refusal(`"${answer ?? ""}" is not the project of these settings, ${project}. Nothing was deployed.`);
}
