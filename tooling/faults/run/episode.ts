import type { Browser } from "@playwright/test";
import { setTimeout as wait } from "node:timers/promises";
import type { Finding } from "../model/classify.ts";
import { isFault, type FaultKind, type Plan, type Step } from "../plan/steps.ts";
import { createProject, openDevice, signIn, type Device } from "./device.ts";
import { carryOutEdit } from "./edits.ts";
import { carryOutFault, openFile, relieve } from "./faults.ts";
import { settle } from "./settle.ts";
import type { Site } from "./servers.ts";
import { createUser, filesOf } from "./stored.ts";
import { openStage, type Stage, type Tab } from "./stage.ts";
import { check } from "./watch.ts";

/** What became of an episode. */
export interface EpisodeResult {
  readonly plan: Plan;
  /** Values that were put somewhere: typed, taken back, rows added and removed. */
  readonly edits: number;
  readonly faults: Readonly<Partial<Record<FaultKind, number>>>;
  readonly questions: number;
  readonly findings: readonly Finding[];
  readonly trace: readonly string[];
  readonly seconds: number;
}

interface EpisodeOptions {
  readonly site: Site;
  readonly shared: Browser;
  /** Run in every page before its own scripts: a fault planted on purpose. */
  readonly plant?: () => void;
  /** So long everything is given to be sent once all is well again, in milliseconds: the SDK waits up to a minute before it tries a server again that was gone. */
  readonly patience?: number;
}

/** Carries out a plan in the browser and compares what was typed with what is stored. */
export async function runEpisode(plan: Plan, { site, shared, plant, patience = 90_000 }: EpisodeOptions): Promise<EpisodeResult> {
  const started = performance.now();
  const servers = await site.openServers();
  const user = await createUser(servers, `seed${plan.seed}-${Date.now()}`);
  const stage = openStage(plan, servers, patience);
  const devices: Device[] = [];
  const faults: Partial<Record<FaultKind, number>> = {};
  try {
    for (const [index, devicePlan] of plan.devices.entries()) {
      devices.push(await openDevice({ plan: devicePlan, servers, shared, plant, onPageError: (text) => stage.find("page error", `device ${letterOf(index)}: ${text.split("\n").slice(0, 4).join(" | ")}`) }));
    }
    await prepare(stage, devices, user, plan);
    for (const step of plan.steps) {
      if (isFault(step.action)) faults[step.action.do] = (faults[step.action.do] ?? 0) + 1;
      await carryOut(stage, step);
      await wait(step.pause);
    }
    await settle(stage);
  } catch (error) {
    stage.find("page error", `the episode could not go on: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  } finally {
    await Promise.all(devices.map((device) => device.close().catch((error: unknown) => stage.note(`a device did not close: ${String(error)}`))));
    await servers.stop();
  }
  return { plan, edits: stage.history.count(), faults, questions: stage.questions(), findings: stage.findings(), trace: stage.trace(), seconds: (performance.now() - started) / 1000 };
}

const letterOf = (index: number): string => "ABC"[index]!;

/** Signs every device in, and makes the project with its files on the first. */
async function prepare(stage: Stage, devices: readonly Device[], user: Parameters<typeof signIn>[1], plan: Plan): Promise<void> {
  const pages = await Promise.all(
    devices.map(async (device) => {
      const page = await device.newPage();
      await signIn(page, user);
      return page;
    }),
  );
  const projectId = await createProject(pages[0]!, plan.template);
  const files = await filesOf(stage.servers, user, projectId);
  devices.forEach((device, index) => {
    stage.devices.push({ device, letter: letterOf(index), tabs: [newTab(`${letterOf(index)}1`, pages[index]!)], isConnected: true, isFull: false });
  });
  await stage.begin(files);
}

function newTab(name: string, page: Tab["page"]): Tab {
  return { name, page, file: 0, isOnFile: false, isFrozen: false, isGone: false, mayRetry: false, reloads: 0 };
}

async function carryOut(stage: Stage, step: Step): Promise<void> {
  const on = stage.devices[step.device]!;
  const tab = on.tabs[step.tab];
  const { action } = step;
  if (!tab) return stage.note(`(no tab ${step.tab} on ${on.letter} for ${action.do})`);
  try {
    if (isFault(action)) {
      // A browser is killed at once: looking at its page first would give it the time to write.
      if (action.do !== "killBrowser" && tab.isOnFile && !tab.isFrozen) await check(stage, tab);
      await carryOutFault(stage, on, tab, action);
    } else if (await relieve(stage, on, tab, action)) return;
    else if (!tab.isOnFile && !tab.isFrozen && tab.mayRetry) await openFile(stage, on, tab, tab.file);
    else if (!tab.isOnFile || tab.isFrozen) stage.note(`(${tab.name} is on no file for ${action.do})`);
    else {
      await carryOutEdit(stage, on, tab, action as never);
      await check(stage, tab);
    }
  } catch (error) {
    stage.note(`${tab.name}: ${action.do} did not work: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`);
  }
}
