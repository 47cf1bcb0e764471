import { setTimeout as wait } from "node:timers/promises";
import { limit } from "@tooling/testing/slowness";
import { unseenByRemoval } from "../model/classify.ts";
import { isSame, looksLike, valueText } from "../model/values.ts";
import { answer } from "./edits.ts";
import { openFile, recover } from "./faults.ts";
import { readPage, untilOpen } from "./page.ts";
import { isEdited, placeOf, shownValue, type Stage, type Tab } from "./stage.ts";
import { freeStorage } from "./storage.ts";
import { check, compareAll, nameOf } from "./watch.ts";
import { countRevisions, readStored } from "./stored.ts";

/** Ends an episode: everything online, every file open on every device, conflicts answered; then entries are compared with stored values. */
export async function settle(stage: Stage): Promise<void> {
  stage.note("== all faults have ended");
  await stage.servers.startFirestore();
  for (const on of stage.devices) {
    on.isConnected = true;
    on.device.network.loseNone();
    on.device.network.delay(0);
    on.device.network.cut(false);
    await on.device.setOffline(false);
    for (const tab of on.tabs) if (tab.isFrozen) await recover(stage, on, tab, { do: "unfreeze" });
    if (on.isFull) await freeStorage(stage, on);
  }
  await untilSent(stage);
  await openAll(stage);
  await untilAllSaved(stage);
  await compareAll(stage);
  await compareShown(stage);
  for (const [file, minimum] of stage.revisions) {
    const count = await countRevisions(stage.servers, stage.files()[file]!);
    if (count < minimum) stage.find("lost", `file ${file}: pages said ${minimum} times that a revision is stored, and ${count} are`);
  }
}

/** Entries are sent from any open page, without opening their file again. Conflicts wait there for an answer. */
async function untilSent(stage: Stage): Promise<void> {
  for (const on of stage.devices) {
    if (on.tabs.some(({ page, isGone }) => !isGone && page.url().startsWith(stage.servers.hostingUrl))) continue;
    const [tab] = on.tabs;
    if (tab!.isGone) tab!.page = await on.device.newPage();
    tab!.isGone = false;
    await tab!.page.goto("/dashboard", { waitUntil: "commit" });
    stage.note(`${tab!.name} opens the dashboard`);
  }
  const deadline = stage.now() + stage.settleTimeout;
  let waiting = await unsent(stage);
  while (waiting.length > 0 && stage.now() < deadline) {
    await wait(200);
    waiting = await unsent(stage);
  }
  for (const place of waiting)
    stage.find("not sent", `${place} after ${stage.settleTimeout / 1000} s with everything online, and a page open on every device`);
}

/** Paths with a single current value that differs from the stored one. A row that was removed while somebody edited it waits for an answer. */
async function unsent(stage: Stage): Promise<readonly string[]> {
  const { history } = stage;
  const stored = await Promise.all(stage.files().map((file) => readStored(stage.servers, file)));
  return history.places().filter((place) => {
    const end = place.indexOf(":");
    const there = stored[Number(place.slice(0, end))]!.valueAt(place.slice(end + 1));
    const standing = history.standing(place);
    const isSent = standing.some(({ value, mayBeGone }) => mayBeGone || (there !== undefined && isSame(value, there)));
    return standing.length === 1 && there !== undefined && !isSent && unseenByRemoval(history, place).length === 0;
  });
}

async function openAll(stage: Stage): Promise<void> {
  for (const on of stage.devices) {
    for (const tab of on.tabs) if (!tab.isOnFile) await openFile(stage, on, tab, tab.file);
    for (const file of stage.files().keys()) {
      if (on.tabs.some((tab) => tab.file === file)) continue;
      const tab: Tab = {
        name: `${on.letter}${on.tabs.length + 1}`,
        page: await on.device.newPage(),
        file,
        isOnFile: false,
        isFrozen: false,
        isGone: false,
        mayRetry: false,
        reloads: 0,
      };
      on.tabs.push(tab);
      await openFile(stage, on, tab, file);
    }
    if (on.isFull) await freeStorage(stage, on);
    for (const tab of on.tabs) if (!tab.isOnFile) stage.find("not sent", `${tab.name} cannot open file ${tab.file} with everything online`);
  }
}

/** Answers conflicts until every page reports everything as saved, twice in a row. */
async function untilAllSaved(stage: Stage): Promise<void> {
  const deadline = stage.now() + stage.settleTimeout;
  const shown = stage.devices.flatMap((on) => on.tabs.filter(({ isOnFile }) => isOnFile).map((tab) => ({ on, tab })));
  let quiet = 0;
  let open: string[] = [];
  while (quiet < 2 && stage.now() < deadline) {
    open = [];
    for (const { on, tab } of shown) {
      const { status = "no badge", conflicts, waiting } = await check(stage, tab);
      if (conflicts.length > 0) await answer(stage, on, tab, { conflict: stage.random.share(), mine: stage.random.chance(0.5) });
      if (waiting) open.push(`${tab.name} says that ${waiting}`);
      if (waiting.includes("answer") && conflicts.length === 0)
        await openFromOutbox(stage, tab).catch(() => stage.note(`${tab.name}: it was answered meanwhile`));
      if (status !== "saved" || conflicts.length > 0) open.push(`${tab.name} on file ${tab.file} says ${status}`);
    }
    quiet = open.length === 0 ? quiet + 1 : 0;
    await wait(quiet === 1 ? 300 : 150);
  }
  if (open.length > 0) stage.find("not sent", `${open.join(", ")} after ${stage.settleTimeout / 1000} s with everything online`);
}

/** Opens the file of a conflict from the list of waiting files: a tab asks about the work of a closed one. */
async function openFromOutbox(stage: Stage, tab: Tab): Promise<void> {
  await tab.page
    .getByRole("button", { name: /needs? your answer/ })
    .first()
    .click();
  const link = tab.page
    .locator("dialog li, [role=dialog] li")
    .filter({ has: tab.page.locator("[data-needs-answer]") })
    .getByRole("link")
    .first();
  const address = (await link.getAttribute("href"))!;
  await link.click();
  await tab.page.waitForURL(`**${address}`, { waitUntil: "commit" });
  tab.file = stage.files().findIndex((file) => file.address === address);
  tab.reloads += 1;
  stage.note(`${tab.name} opens file ${tab.file} from the list of what waits`);
  await untilOpen(tab.page, limit(90));
}

/** A page that says "Saved" shows the stored values, once it has received the last ones of others. */
async function compareShown(stage: Stage): Promise<void> {
  const deadline = stage.now() + stage.settleTimeout;
  const tabs = stage.devices.flatMap((on) => on.tabs.filter(({ isOnFile }) => isOnFile));
  for (const tab of tabs) {
    let wrong = await shownOtherThanStored(stage, tab);
    while (wrong.length > 0 && stage.now() < deadline) {
      await wait(200);
      wrong = await shownOtherThanStored(stage, tab);
    }
    for (const text of wrong) stage.find("wrong badge", text);
  }
}

async function shownOtherThanStored(stage: Stage, tab: Tab): Promise<readonly string[]> {
  const file = stage.files()[tab.file]!;
  const shown = await readPage(tab.page);
  if (shown.status !== "saved") return [];
  const stored = await readStored(stage.servers, file);
  return shown.fields.flatMap((field) => {
    const edited = isEdited(file, field.path) ? stored.valueAt(field.path) : undefined;
    return edited && !looksLike(edited, shownValue(file, field))
      ? [`${placeOf(tab.file, field.path)}: ${nameOf(tab)} shows ${field.text} and “Saved”, and ${valueText(edited)} is stored`]
      : [];
  });
}
