import { limit } from "@tooling/testing/slowness";
import type { Edit } from "../plan/steps.ts";
import { fieldOf, quantityOf } from "../model/fields.ts";
import { valueText } from "../model/values.ts";
import { readPage, within, type ShownField, type ShownPage } from "./page.ts";
import { isEdited, placeOf, rowsOf, shownValue, writeShown, type OnDevice, type Stage, type Tab } from "./stage.ts";
import { nameOf, questionOf } from "./watch.ts";

/** Records rows and fields that a page shows for the first time, and finds numbers that nobody entered. */
export function learn(stage: Stage, tab: Tab, shown: ShownPage): void {
  const file = stage.files()[tab.file]!;
  for (const row of rowsOf(file, shown))
    if (stage.history.writesTo(placeOf(tab.file, row)).length === 0) stage.history.begin(placeOf(tab.file, row), { type: "row" });
  for (const field of editedFieldsOf(stage, tab, shown)) writeShown(stage, tab.file, field);
}

const editedFieldsOf = (stage: Stage, tab: Tab, { fields }: ShownPage): readonly ShownField[] =>
  fields.filter(({ path }) => isEdited(stage.files()[tab.file]!, path));

const chosen = <T>(from: readonly T[], share: number): T | undefined => from[Math.floor(share * from.length)];

const inQuotes = (label: string): string => `"${label.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

/** Carries out an action of a user in a tab, and records the result. */
export async function carryOutEdit(stage: Stage, on: OnDevice, tab: Tab, edit: Edit): Promise<void> {
  switch (edit.do) {
    case "type":
      return type(stage, on, tab, edit);
    case "changeUnit":
      return changeUnit(stage, tab, edit);
    case "changeUnitSystem":
      await click(stage, tab, '[role="radiogroup"][aria-label="Unit system"] input:not(:checked)', 0, "switches the units");
      break;
    case "addRow":
      return changeRows(stage, on, tab, "main form button:not([aria-label])", -1, "adds a row");
    case "duplicateRow":
      return changeRows(stage, on, tab, 'main form button[aria-label^="Duplicate "]', edit.row, "duplicates a row");
    case "removeRow":
      return changeRows(stage, on, tab, 'main form button[aria-label^="Remove "]', edit.row, "removes a row");
    case "moveRow":
      return changeRows(
        stage,
        on,
        tab,
        `main form button[aria-label^="Move "][aria-label$=" ${edit.down ? "down" : "up"}"]`,
        edit.row,
        "moves a row",
      );
    case "undo":
      return undo(stage, on, tab);
    case "rename":
      return rename(stage, tab, edit.name);
    case "save":
      return save(stage, tab);
    case "answer":
      return answer(stage, on, tab, edit);
  }
  learn(stage, tab, await readPage(tab.page));
}

async function type(stage: Stage, on: OnDevice, tab: Tab, { field, inRow, number }: Extract<Edit, { do: "type" }>): Promise<void> {
  const file = stage.files()[tab.file]!;
  const shown = await readPage(tab.page);
  learn(stage, tab, shown);
  const edited = editedFieldsOf(stage, tab, shown);
  const wanted = edited.filter(({ path }) => path.includes(".") === inRow);
  const target = chosen(wanted.length > 0 ? wanted : edited, field);
  if (!target) return stage.note(`(${tab.name} shows no field)`);
  const isQuantity = quantityOf(file.kind, target.path) !== undefined;
  const definition = fieldOf(file.kind, target.path);
  const isWhole = definition?.type === "quantity" && (definition.integer === true || definition.quantity === "count");
  const typed = isQuantity ? String(isWhole ? number : number + (number % 4) / 4) : `Text ${number}`;
  const { before, after } = await within(
    tab.page.evaluate(([path, text]) => window.probe.enter(path, text), [target.path, typed] as const),
  );
  if (!before || after?.text !== typed)
    return stage.note(`(${tab.name} does not show ${typed} in ${target.path}, but ${after?.text ?? "no such field"})`);
  const over = writeShown(stage, tab.file, before);
  const value = shownValue(file, { ...before, text: typed });
  stage.history.wrote({
    place: placeOf(tab.file, target.path),
    value,
    tab: nameOf(tab),
    device: stage.devices.indexOf(on),
    time: stage.now(),
    over,
  });
  stage.note(`${tab.name} types ${tab.file}:${target.path} = ${valueText(value)} over ${valueText(over.value)}`);
}

async function click(
  stage: Stage,
  tab: Tab,
  selector: string,
  index: number,
  what: string,
): Promise<{ before: ShownPage; after: ShownPage } | undefined> {
  const seen = await within(tab.page.evaluate(([selector, index]) => window.probe.click(selector, index), [selector, index] as const));
  stage.note(seen ? `${tab.name} ${what}` : `(${tab.name} cannot: ${what})`);
  return seen;
}

const countOf = (tab: Tab, selector: string): Promise<number> =>
  within(tab.page.evaluate((selector) => window.probe.count(selector), selector));

async function changeUnit(stage: Stage, tab: Tab, { field, unit }: Extract<Edit, { do: "changeUnit" }>): Promise<void> {
  // A gain per floor area is another quantity, not another unit of the same one: such fields are left out.
  const buttons = 'main form button[aria-label^="Unit of "]:not([aria-label^="Unit of Lighting"], [aria-label^="Unit of Equipment"])';
  if (!(await click(stage, tab, buttons, Math.floor(field * (await countOf(tab, buttons))), "opens a menu of units"))) return;
  const items = '[role="menu"] [role^="menuitem"]';
  await click(stage, tab, items, Math.floor(unit * (await countOf(tab, items))), "chooses a unit");
  learn(stage, tab, await readPage(tab.page));
}

/** @param share which of the buttons; -1 for the last, which is below the list */
async function changeRows(stage: Stage, on: OnDevice, tab: Tab, selector: string, share: number, what: string): Promise<void> {
  const file = stage.files()[tab.file]!;
  const shown = await readPage(tab.page);
  learn(stage, tab, shown);
  if (file.kind.list === undefined) return stage.note(`(${tab.name} has no rows)`);
  const count = await countOf(tab, selector);
  const index = share < 0 ? count - 1 : Math.floor(share * count);
  const seen = await click(stage, tab, selector, index, what);
  if (!seen) return;
  const rows = rowsOf(file, seen.before);
  compareRows(stage, on, tab, seen, selector.includes("Duplicate") ? rows[index] : undefined);
}

/** Notes rows that came and went between two looks at a page. @param source of what a new row is a copy */
function compareRows(
  stage: Stage,
  on: OnDevice,
  tab: Tab,
  { before, after }: { before: ShownPage; after: ShownPage },
  source?: string,
): void {
  const file = stage.files()[tab.file]!;
  const [had, has] = [rowsOf(file, before), rowsOf(file, after)];
  const by = { tab: nameOf(tab), device: stage.devices.indexOf(on), time: stage.now() };
  for (const row of has.filter((each) => !had.includes(each))) {
    const place = placeOf(tab.file, row);
    const over = stage.history.standing(place).at(-1);
    if (over?.value.type === "row") continue;
    stage.history.wrote({ place, value: { type: "row" }, ...by, over });
    for (const column of source === undefined ? [] : file.kind.columns) {
      const original = before.fields.find(({ path }) => path === `${source}.${column}`);
      if (original) stage.history.begin(placeOf(tab.file, `${row}.${column}`), writeShown(stage, tab.file, original).value);
    }
    stage.note(`${tab.name} has a new row ${tab.file}:${row}`);
  }
  for (const row of had.filter((each) => !has.includes(each))) {
    const place = placeOf(tab.file, row);
    const over = stage.history.standing(place).at(-1);
    if (over?.value.type !== "row") continue;
    const alsoSeen = editedFieldsOf(stage, tab, before)
      .filter(({ path }) => path.startsWith(`${row}.`))
      .map((field) => writeShown(stage, tab.file, field));
    stage.history.wrote({ place, value: { type: "noRow" }, ...by, over, alsoSeen });
    stage.note(`${tab.name} has no row ${tab.file}:${row} any more`);
  }
  learn(stage, tab, after);
}

async function undo(stage: Stage, on: OnDevice, tab: Tab): Promise<void> {
  learn(stage, tab, await readPage(tab.page));
  const seen = await within(tab.page.evaluate(() => window.probe.undo()));
  stage.note(`${tab.name} undoes`);
  for (const field of editedFieldsOf(stage, tab, seen.after)) {
    const earlier = seen.before.fields.find(({ path }) => path === field.path);
    if (!earlier || earlier.text === field.text) continue;
    const [was, is] = [writeShown(stage, tab.file, earlier), writeShown(stage, tab.file, field)];
    // The same number in another unit, or something that arrived at that moment.
    if (was.id === is.id || !stage.history.knew(was, is)) continue;
    if (was.tab !== nameOf(tab))
      stage.find(
        "overwritten",
        `${placeOf(tab.file, field.path)}: undo in ${tab.name} took back ${valueText(was.value)} of ${was.tab ?? "the beginning"}`,
      );
    stage.history.wrote({
      place: is.place,
      value: is.value,
      tab: nameOf(tab),
      device: stage.devices.indexOf(on),
      time: stage.now(),
      over: was,
      restores: is,
    });
    stage.note(`${tab.name} takes ${is.place} back from ${valueText(was.value)} to ${valueText(is.value)}`);
  }
  compareRows(stage, on, tab, seen);
}

async function rename(stage: Stage, tab: Tab, name: string): Promise<void> {
  const { page } = tab;
  await page.getByTitle("(click to rename)").click();
  const field = page.getByRole("textbox", { name: "File name" });
  await field.fill(name);
  // From here the file may have this name, whether or not the page receives the answer.
  stage.names.get(tab.file)!.add(name);
  await page.keyboard.press("Enter");
  stage.note(`${tab.name} calls file ${tab.file} ${name}`);
  try {
    await field.waitFor({ state: "detached", timeout: 3000 });
  } catch {
    stage.note(`${tab.name}: the name is still on its way`);
    await page.keyboard.press("Escape");
    await field.waitFor({ state: "detached", timeout: limit(20) });
  }
}

async function save(stage: Stage, tab: Tab): Promise<void> {
  const notice = tab.page.getByText("Saved, and kept in the history as a revision.");
  const wasVisible = await notice.isVisible();
  await tab.page.keyboard.press("Control+s");
  stage.note(`${tab.name} saves`);
  if (wasVisible) return;
  try {
    await notice.waitFor({ timeout: 1500 });
    stage.revisions.set(tab.file, (stage.revisions.get(tab.file) ?? 0) + 1);
  } catch {
    stage.note(`${tab.name} does not say that it is saved yet`);
  }
}

/** Answers one of the questions that a page asks, if it asks any. @returns whether there was one */
export async function answer(
  stage: Stage,
  on: OnDevice,
  tab: Tab,
  { conflict: share, mine: keepsMine }: { readonly conflict: number; readonly mine: boolean },
): Promise<void> {
  const shown = await readPage(tab.page);
  const conflict = chosen(shown.conflicts, share);
  if (!conflict) return;
  const { place, isRow, mine, theirs } = questionOf(stage, tab, shown, conflict);
  const label = keepsMine
    ? `${conflict.label}: keep ${conflict.mine} from here`
    : `${conflict.label}: take ${conflict.theirs} from elsewhere`;
  if (!(await click(stage, tab, `button[aria-label=${inQuotes(label)}]`, 0, `answers “${label}”`))) return;
  stage.questions(1);
  stage.history.recordQuestion(place);
  if (isRow || !mine || !theirs) return;
  const [selected, rejected] = keepsMine ? [mine, theirs] : [theirs, mine];
  stage.history.answered(selected, rejected, stage.devices.indexOf(on), stage.now());
}
