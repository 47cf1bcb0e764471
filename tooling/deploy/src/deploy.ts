import { assemble } from "@tooling/site/assemble";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { builtFaults } from "./built.ts";
import { inCleanCheckout } from "./checkout.ts";
import { Repository } from "./commit.ts";
import type { Deployment } from "./deployment.ts";
import { Firebase, type IndexPatience } from "./firebase.ts";
import { fetchApplication, readLive, waitUntilLive, type Live } from "./live.ts";
import { describePlan, placeFaults, requireSameApplication } from "./plan.ts";
import { Refusal } from "./refusal.ts";
import { applicationFilesOf, configurationOf, publicFolder, releaseFile, rulesFaults, type Release } from "./release.ts";
import { runProgram } from "./runProgram.ts";
import { readSettings, settingsFaults, settingsRemarks, type Settings } from "./settings.ts";

/** What a deployment works with; tests give it a repository and a Firebase of their own. */
export interface Surroundings {
  /** The repository. */
  readonly root: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** firebase-tools, with what goes before its words. */
  readonly firebase: readonly string[];
  /** What makes a checkout ready to be published. */
  readonly build: Readonly<Record<Deployment["part"], readonly (readonly string[])[]>>;
  /** The folder of the marketing site's build. */
  readonly marketingBuild: string;
  readonly say: (line: string) => void;
  /** Asks whoever is at the terminal; `undefined` where nobody is. */
  readonly ask: ((question: string) => Promise<string>) | undefined;
  readonly indexes: IndexPatience;
  /** How often the live site is asked whether it is the new one. */
  readonly askLiveEveryMs: number;
}

/** Checks, builds and, if that is asked for, deploys. @throws {Refusal} with everything that stands in the way */
export async function deploy({ part, goal }: Deployment, surroundings: Surroundings): Promise<void> {
  const { root, environment, say } = surroundings;
  const repository = new Repository(root, environment);
  const faults = [...settingsFaults(environment), ...(await repository.faults())];
  if (faults.length > 0) throw new Refusal(...faults);
  const settings = readSettings(environment);
  for (const remark of settingsRemarks(environment)) say(`Note: ${remark}`);

  const live = await readLive(settings.origin);
  const misplaced = goal.kind === "preview" ? [] : placeFaults(live, settings);
  if (misplaced.length > 0) throw new Refusal(...misplaced);

  const head = await repository.head();
  await inCleanCheckout(repository, head, async (checkout) => {
    const release =
      part === "site"
        ? await buildSite(checkout, head, settings, surroundings)
        : await buildMarketing(checkout, head, settings, live, repository, surroundings);
    say(
      `\n${part === "site" ? "The site" : "The marketing site alone"} of ${head.slice(0, 10)}, for ${settings.origin} (project ${settings.projectId}):`,
    );
    for (const line of await describePlan(repository, live, release)) say(`  ${line}`);
    const firebase = new Firebase({ program: surroundings.firebase, project: settings.projectId, folder: checkout, environment });
    if (goal.kind === "check")
      say("\nEvery check passed; nothing was deployed. To deploy: the same command with live, or with preview and a name.");
    else if (goal.kind === "preview") await deployPreview(firebase, goal.channel, live, release, say);
    else {
      await requireConsent(goal.project, settings.projectId, surroundings.ask);
      await deployLive(part, firebase, surroundings);
      await waitUntilLive(settings.origin, release, surroundings.askLiveEveryMs);
      say(`\nLive: ${settings.origin}`);
    }
  });
}

async function runAll(commands: readonly (readonly string[])[], folder: string, environment: Surroundings["environment"]): Promise<void> {
  for (const command of commands) await runProgram(command, { folder, environment });
}

async function buildSite(checkout: string, head: string, settings: Settings, surroundings: Surroundings): Promise<Release> {
  await runAll(surroundings.build.site, checkout, surroundings.environment);
  return recordRelease(checkout, settings, {
    format: 1,
    application: { commit: head },
    marketing: { commit: head },
    project: settings.projectId,
    appId: settings.appId,
    configuration: await configurationOf(checkout),
    applicationFiles: await applicationFilesOf(checkout, path.join(checkout, surroundings.marketingBuild)),
  });
}

/** A release of Hosting replaces every file, so the live application's files are put beside the new pages as they are. */
async function buildMarketing(
  checkout: string,
  head: string,
  settings: Settings,
  live: Live,
  repository: Repository,
  surroundings: Surroundings,
): Promise<Release> {
  const { hosting } = await configurationOf(checkout);
  const now = await requireSameApplication(repository, live, head, hosting);
  await runAll(surroundings.build.marketing, checkout, surroundings.environment);
  const application = path.join(checkout, "..", "application");
  await fetchApplication(settings.origin, now.applicationFiles, application);
  const builds = [
    { name: "the marketing site", folder: path.join(checkout, surroundings.marketingBuild) },
    { name: "the live application", folder: application },
  ];
  await assemble(builds, await publicFolder(checkout)).catch((error: Error) => {
    throw new Refusal(`${error.message} Deploy everything instead.`);
  });
  return recordRelease(checkout, settings, { ...now, marketing: { commit: head } });
}

/** Puts the record beside the files. @throws {Refusal} when what was built must not be published */
async function recordRelease(checkout: string, settings: Settings, release: Release): Promise<Release> {
  const faults = [...(await rulesFaults(checkout, settings.appId)), ...(await builtFaults(checkout, settings))];
  if (faults.length > 0) throw new Refusal(...faults);
  await writeFile(path.join(await publicFolder(checkout), releaseFile), JSON.stringify(release));
  return release;
}

/** Indexes first, because a query without its index fails; then the rules, because an application that is newer than its rules is refused. */
async function deployLive(part: Deployment["part"], firebase: Firebase, { indexes, say }: Surroundings): Promise<void> {
  if (part === "site") {
    await firebase.deployIndexes();
    await firebase.waitForIndexes(indexes, say);
    await firebase.deployRules();
  }
  await firebase.deployHosting();
}

async function deployPreview(firebase: Firebase, channel: string, live: Live, release: Release, say: Surroundings["say"]): Promise<void> {
  const now = live.release?.configuration;
  if (now && (now.rules !== release.configuration.rules || now.indexes !== release.configuration.indexes))
    say("Note: rules or indexes have changed, and the preview talks to the live ones. Try it on a project of its own.");
  await firebase.deployPreview(channel);
}

async function requireConsent(named: string | undefined, project: string, ask: Surroundings["ask"]): Promise<void> {
  if (named === undefined && ask === undefined) throw new Refusal(`Nobody can be asked here; name the project: live ${project}`);
  const answer = named ?? (await ask?.(`\nThis replaces what users see. Type the project's id to go on: `));
  if (answer?.trim() !== project)
    throw new Refusal(`"${answer ?? ""}" is not the project of these settings, ${project}. Nothing was deployed.`);
}
