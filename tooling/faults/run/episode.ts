import type { Browser } from "@playwright/test";
import { setTimeout as wait } from "node:timers/promises";
import { limit } from "@tooling/testing/slowness";
import type { Finding } from "../model/classify.ts";
import type { CountedFaults } from "../model/faultCount.ts";
import { isFault, type Edit, type Fault, type FaultKind, type Plan, type Recovery, type Step } from "../plan/steps.ts";
import { createProject, openDevice, signIn, type Device } from "./device.ts";
import { carryOutEdit } from "./edits.ts";
import { carryOutFault, openFile, recover } from "./faults.ts";
import { settle } from "./settle.ts";
import type { Site } from "./servers.ts";
import { createUser, filesOf } from "./stored.ts";
import { openStage, type OnDevice, type Stage, type Tab } from "./stage.ts";
import { check } from "./watch.ts";

/** Outcome of an episode. */
export interface EpisodeResult {
  readonly plan: Plan;
  /** Changes: entries, undo, rows added and removed. */
  readonly edits: number;
  readonly faults: CountedFaults;
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
  /** How long everything may take to be sent once all faults have ended, in milliseconds: the SDK waits up to a minute before it tries a server again that was gone. */
  readonly settleTimeout?: number;
}

/** Carries out a plan in the browser and compares entries with stored values. */
export async function runEpisode(plan: Plan, { site, shared, plant, settleTimeout = limit(180) }: EpisodeOptions): Promise<EpisodeResult> {
  const started = performance.now();
  const servers = await site.openServers();
  const user = await createUser(servers, `seed${plan.seed}-${Date.now()}`);
  const stage = openStage(plan, servers, settleTimeout);
  const devices: Device[] = [];
  const carriedOut: Partial<Record<FaultKind, number>> = {};
  const notCarriedOut: Partial<Record<FaultKind, number>> = {};
  try {
    for (const [index, devicePlan] of plan.devices.entries()) {
      devices.push(
        await openDevice({
          plan: devicePlan,
          servers,
          shared,
          plant,
          onPageError: (text) => stage.find("page error", `device ${letterOf(index)}: ${text.split("\n").slice(0, 4).join(" | ")}`),
        }),
      );
    }
    await prepare(stage, devices, user, plan);
    for (const step of plan.steps) {
      const isCarriedOut = await carryOut(stage, step);
      if (isFault(step.action)) add(isCarriedOut ? carriedOut : notCarriedOut, step.action.do);
      await wait(step.pause);
    }
    await settle(stage);
  } catch (error) {
    stage.find("page error", `the episode could not go on: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  } finally {
    await Promise.all(
      devices.map((device) => device.close().catch((error: unknown) => stage.note(`a device did not close: ${String(error)}`))),
    );
    await servers.stop();
  }
  // An acknowledgement that was not lost, because no write followed, is not a fault.
  const lost = devices.reduce((sum, { network }) => sum + network.lost(), 0);
  for (let spare = (carriedOut.loseAcknowledgement ?? 0) - lost; spare > 0; spare--) {
    add(carriedOut, "loseAcknowledgement", -1);
    add(notCarriedOut, "loseAcknowledgement");
  }
  return {
    plan,
    edits: stage.history.count(),
    faults: { carriedOut, notCarriedOut },
    questions: stage.questions(),
    findings: stage.findings(),
    trace: stage.trace(),
    seconds: (performance.now() - started) / 1000,
  };
}

function add(count: Partial<Record<FaultKind, number>>, kind: FaultKind, more = 1): void {
  count[kind] = (count[kind] ?? 0) + more;
}

const letterOf = (index: number): string => "ABC"[index]!;

/** Signs every device in, and creates the project with its files on the first. */
async function prepare(stage: Stage, devices: readonly Device[], user: Parameters<typeof signIn>[1], plan: Plan): Promise<void> {
  const pages = await Promise.all(
    devices.map(async (device) => {
      const page = await device.newPage();
      await signIn(page, user);
      return page;
    }),
  );
  const project = await createProject(pages[0]!, plan.template);
  const files = await filesOf(stage.servers, user, project);
  devices.forEach((device, index) => {
    stage.devices.push({
      device,
      letter: letterOf(index),
      tabs: [newTab(`${letterOf(index)}1`, pages[index]!)],
      isConnected: true,
      isFull: false,
    });
  });
  await stage.begin(files);
}

function newTab(name: string, page: Tab["page"]): Tab {
  return { name, page, file: 0, isOnFile: false, isFrozen: false, isGone: false, mayRetry: false, reloads: 0 };
}

/** @returns whether a fault was carried out; `undefined` for a step that is not a fault */
async function carryOut(stage: Stage, step: Step): Promise<boolean | undefined> {
  const on = stage.devices[step.device]!;
  const tab = on.tabs[step.tab];
  const { action } = step;
  if (isFault(action)) return attempt(stage, on, tab, action);
  if (!tab) stage.note(`(no tab ${step.tab} on ${on.letter} for ${action.do})`);
  else await act(stage, on, tab, action);
  return undefined;
}

async function attempt(stage: Stage, on: OnDevice, tab: Tab | undefined, fault: Fault): Promise<boolean> {
  // A browser is killed at once: reading its page first would give it time to write.
  if (tab && fault.do !== "killBrowser") await checkIfShown(stage, tab);
  try {
    if (!tab) throw new Error(`${on.letter} has no such tab`);
    await carryOutFault(stage, on, tab, fault);
    return true;
  } catch (error) {
    stage.note(`${on.letter}: ${fault.do} was not carried out: ${firstLine(error)}`);
    return false;
  }
}

async function act(stage: Stage, on: OnDevice, tab: Tab, action: Edit | Recovery): Promise<void> {
  try {
    if (await recover(stage, on, tab, action)) return;
    if (!tab.isOnFile && !tab.isFrozen && tab.mayRetry) return await openFile(stage, on, tab, tab.file);
    if (!tab.isOnFile || tab.isFrozen) return stage.note(`(${tab.name} is on no file for ${action.do})`);
    await carryOutEdit(stage, on, tab, action as Edit);
  } catch (error) {
    stage.note(`${tab.name}: ${action.do} did not work: ${firstLine(error)}`);
  }
  await checkIfShown(stage, tab);
}

/** A failed check is a finding: an episode without checks must not pass. */
async function checkIfShown(stage: Stage, tab: Tab): Promise<void> {
  if (!tab.isOnFile || tab.isFrozen) return;
  try {
    await check(stage, tab);
  } catch (error) {
    stage.find("not checked", `${tab.name} on file ${tab.file}: ${firstLine(error)}`);
  }
}

const firstLine = (error: unknown): string => (error instanceof Error ? error.message.split("\n")[0]! : String(error));
