import { limit } from "@tooling/testing/slowness";
import type { Fault, FaultKind, Recovery } from "../plan/steps.ts";
import { answer, carryOutEdit, learn } from "./edits.ts";
import { readPage, untilOpen, within } from "./page.ts";
import type { OnDevice, Stage, Tab } from "./stage.ts";
import { fillDisk, fillLocalStorage, freeStorage } from "./storage.ts";

/** Time before a browser is killed in which entries may be lost, because writing to the disk takes a moment, ms. */
const forgivenBeforeKill = 1000;
const latency = 500;
const savedWithin = limit(120);

/** Faults of an existing page. */
const needsPage: ReadonlySet<FaultKind> = new Set([
  "crashTab",
  "closeTab",
  "reload",
  "freeze",
  "leave",
  "leaveWhileSaving",
  "otherFile",
  "fillLocalStorage",
  "fillStorage",
]);
/** Faults of a page that shows a file. */
const needsFile: ReadonlySet<FaultKind> = new Set(["leave", "leaveWhileSaving", "otherFile", "fillStorage"]);

/** Carries out a fault. @throws where there is nothing that it could happen to */
export async function carryOutFault(stage: Stage, on: OnDevice, tab: Tab, fault: Fault): Promise<void> {
  const { device } = on;
  if (tab.isGone && needsPage.has(fault.do)) throw new Error(`${tab.name} is gone`);
  if (!tab.isOnFile && needsFile.has(fault.do)) throw new Error(`${tab.name} is on no file`);
  stage.note(`** ${fault.do} on ${tab.name}`);
  switch (fault.do) {
    case "offline":
      on.isConnected = false;
      return device.setOffline(true);
    case "unreachable":
      on.isConnected = false;
      return device.network.cut(true);
    case "slow":
      return device.network.delay(latency);
    case "loseAcknowledgement":
      return device.network.loseAcknowledgement();
    case "killServer":
      if (!stage.servers.isFirestoreUp()) throw new Error("the server is killed already");
      return stage.servers.killFirestore();
    case "killBrowser":
      return killBrowser(stage, on, tab, fault.typing);
    case "crashTab":
      return crash(stage, on, tab);
    case "closeTab":
      return closeTab(tab);
    case "reload":
      return reload(stage, on, tab);
    case "freeze":
      tab.isFrozen = true;
      return setLifecycle(tab, "frozen");
    case "secondTab": {
      const second: Tab = {
        name: `${on.letter}2`,
        page: await device.newPage(),
        file: tab.file,
        isOnFile: false,
        isFrozen: false,
        isGone: false,
        mayRetry: false,
        reloads: 0,
      };
      on.tabs.push(second);
      return openFile(stage, on, second, tab.file);
    }
    case "leave":
      return leave(tab);
    case "leaveWhileSaving":
      await tab.page.keyboard.press("Control+s");
      return leave(tab);
    case "otherFile":
      return goToFile(stage, on, tab, fault.file);
    case "fillLocalStorage":
      return fillLocalStorage(stage, on, tab, () => reload(stage, on, tab));
    case "fillStorage":
      await fillLocalStorage(stage, on, tab, () => reload(stage, on, tab));
      return fillDisk(stage, tab);
    case "skewClock":
  }
}

/** Ends a fault or opens a file. @returns whether the action was one of these */
export async function recover(stage: Stage, on: OnDevice, tab: Tab, action: { readonly do: string }): Promise<boolean> {
  const recovery = action as Recovery;
  switch (recovery.do) {
    case "online":
      on.isConnected = true;
      await on.device.setOffline(false);
      break;
    case "reachable":
      on.isConnected = true;
      on.device.network.cut(false);
      break;
    case "fast":
      on.device.network.delay(0);
      break;
    case "startServer":
      await stage.servers.startFirestore();
      break;
    case "unfreeze":
      tab.isFrozen = false;
      await setLifecycle(tab, "active");
      break;
    case "freeStorage":
      await freeStorage(stage, on);
      break;
    case "untilSaved":
      await untilSaved(stage, on, tab);
      break;
    case "open":
      await openFile(stage, on, tab, recovery.file);
      return true;
    default:
      return false;
  }
  for (const device of stage.devices) for (const each of device.tabs) each.mayRetry = true;
  stage.note(`-- ${recovery.do} on ${on.letter}`);
  return true;
}

/** Opens a file in a tab, in a new page if the tab has no page any more. */
export async function openFile(stage: Stage, on: OnDevice, tab: Tab, file: number): Promise<void> {
  if (tab.isGone) tab.page = await on.device.newPage();
  tab.isGone = false;
  tab.file = file;
  tab.reloads += 1;
  stage.note(`${tab.name} opens file ${file}`);
  await tab.page.goto(stage.files()[file]!.address, { waitUntil: "commit", timeout: limit(90) });
  await arrive(stage, on, tab);
}

/** Waits until a tab has loaded a file. A device without a network may not have it. */
async function arrive(stage: Stage, on: OnDevice, tab: Tab): Promise<void> {
  const isReachable = on.isConnected && stage.servers.isFirestoreUp();
  tab.mayRetry = false;
  tab.isOnFile = await untilOpen(tab.page, isReachable ? limit(90) : 12_000);
  if (tab.isOnFile) return learn(stage, tab, await readPage(tab.page));
  stage.note(
    `${tab.name} cannot open file ${tab.file}: ${await within(tab.page.evaluate(() => document.querySelector("main")?.textContent?.slice(0, 120) ?? "nothing is shown"))}`,
  );
}

async function reload(stage: Stage, on: OnDevice, tab: Tab): Promise<void> {
  tab.reloads += 1;
  tab.isOnFile = false;
  await tab.page.reload({ waitUntil: "commit", timeout: limit(90) });
  await arrive(stage, on, tab);
}

async function closeTab(tab: Tab): Promise<void> {
  tab.isOnFile = false;
  tab.isGone = true;
  await tab.page.close();
}

async function crash(stage: Stage, on: OnDevice, tab: Tab): Promise<void> {
  // Tabs of one device may share the process that crashes.
  const others = on.tabs.filter((each) => each !== tab && !each.isGone);
  const crashed = new Set<Tab>();
  for (const other of others) other.page.once("crash", () => crashed.add(other));
  const gone = tab.page.waitForEvent("crash", { timeout: limit(60) });
  const session = await tab.page.context().newCDPSession(tab.page);
  // It never answers, because the page has crashed.
  session.send("Page.crash").catch(() => undefined);
  await gone;
  for (const each of [tab, ...crashed]) {
    if (each !== tab) stage.note(`${each.name} crashed with it`);
    each.isFrozen = false;
    // The browser does not always come to close a tab that has crashed; nobody uses it any more.
    await within(closeTab(each), 2000).catch(() => stage.note(`${each.name} stays crashed`));
  }
}

/** Kills at once, whatever is being written. @param typing typed at that moment */
async function killBrowser(stage: Stage, on: OnDevice, tab: Tab, typing: Extract<Fault, { do: "killBrowser" }>["typing"]): Promise<void> {
  const kill = await on.device.prepareKill();
  if (typing && tab.isOnFile && !tab.isFrozen) await carryOutEdit(stage, on, tab, typing);
  const forgiven = stage.history.forgive(stage.devices.indexOf(on), stage.now() - forgivenBeforeKill);
  stage.note(`${on.letter} is killed, ${forgiven} values having been typed in the last second`);
  await kill();
  tab.isOnFile = false;
  tab.isFrozen = false;
  tab.page = await on.device.newPage();
  tab.isGone = false;
  on.tabs = [tab];
}

async function setLifecycle(tab: Tab, state: "frozen" | "active"): Promise<void> {
  const session = await tab.page.context().newCDPSession(tab.page);
  await within(session.send("Page.setWebLifecycleState", { state }));
  await session.detach();
}

async function leave(tab: Tab): Promise<void> {
  tab.isOnFile = false;
  const clicked = await within(tab.page.evaluate(() => window.probe.click('nav[aria-label="Main"] a[href="/dashboard"]', 0)));
  if (!clicked) throw new Error(`${tab.name} shows no link to the dashboard`);
}

/** Goes to another file by the links of the pages, without loading the application again. */
async function goToFile(stage: Stage, on: OnDevice, tab: Tab, file: number): Promise<void> {
  const { address } = stage.files()[file]!;
  const project = address.split("/").slice(0, 3).join("/");
  tab.isOnFile = false;
  tab.reloads += 1;
  await within(tab.page.evaluate((href) => window.probe.click(`main a[href="${href}"]`, 0), project));
  tab.file = file;
  try {
    await tab.page
      .locator(`main a[href="${address}"]`)
      .first()
      .click({ timeout: limit(30) });
    await tab.page.waitForURL(`**${address}`, { timeout: limit(30), waitUntil: "commit" });
  } catch {
    stage.note(`${tab.name} finds no link to file ${file}`);
    await tab.page.goto(address, { waitUntil: "commit", timeout: limit(90) });
  }
  await arrive(stage, on, tab);
}

async function untilSaved(stage: Stage, on: OnDevice, tab: Tab): Promise<void> {
  const deadline = stage.now() + savedWithin;
  while (stage.now() < deadline) {
    const { status, conflicts } = await readPage(tab.page);
    if (status === "saved") return;
    if (conflicts.length > 0) await answer(stage, on, tab, { conflict: stage.random.share(), mine: stage.random.chance(0.5) });
    else
      await tab.page.waitForFunction((before) => window.probe.read().status !== before, status, { timeout: 2000 }).catch(() => undefined);
  }
  stage.find("not sent", `${tab.name} does not come to say that all is saved, ${savedWithin / 1000} s after there was room again`);
}
