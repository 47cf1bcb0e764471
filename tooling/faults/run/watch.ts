import { badgeFindings, compareStored, conflictFindings } from "../model/classify.ts";
import { fieldOf } from "../model/fields.ts";
import type { Write } from "../model/history.ts";
import { blank, numberIn, type Value, unitOfSymbol } from "../model/values.ts";
import { readPage, type ShownConflict, type ShownPage } from "./page.ts";
import { placeOf, rowsOf, type Stage, type Tab } from "./stage.ts";
import { readStored, type EpisodeFile, type StoredFile } from "./stored.ts";

/** Reads a page and checks its statements: its badge and its conflicts. */
export async function check(stage: Stage, tab: Tab): Promise<ShownPage> {
  const shown = await readPage(tab.page);
  for (const conflict of shown.conflicts) judgeConflict(stage, tab, shown, conflict);
  if (shown.status === "saved") stage.history.acknowledge(nameOf(tab), stage.now());
  if (shown.status === "saved" && stage.servers.isFirestoreUp()) {
    const stored = await readStored(stage.servers, stage.files()[tab.file]!);
    for (const { kind, text } of badgeFindings(stage.history, tab.file, nameOf(tab), storedAt(tab.file, stored)))
      stage.find(kind, `${tab.name}: ${text}`);
  }
  return shown;
}

/** Name of a tab with its number of loads: a reloaded tab does not remember its writes, so it is another writer. */
export const nameOf = ({ name, reloads }: Tab): string => (reloads === 0 ? name : `${name}.${reloads}`);

const storedAt =
  (index: number, stored: StoredFile) =>
  (place: string): Value | undefined =>
    place.startsWith(`${index}:`) ? stored.valueAt(place.slice(place.indexOf(":") + 1)) : undefined;

/** A conflict: a path of the file, and the two values. */
export interface Question {
  readonly place: string;
  readonly isRow: boolean;
  readonly mine: Write | undefined;
  readonly theirs: Write | undefined;
}

function valueOfText({ kind }: EpisodeFile, path: string, text: string): Value {
  const field = fieldOf(kind, path);
  if (field?.type !== "quantity") return { type: "text", text: text === "–" ? "" : text };
  if (text === "–") return blank;
  const [, number = "", symbol = ""] = /^([−\d.,\s\u202f]+?)\s*([^\d\s.,].*)?$/.exec(text) ?? [];
  const value = numberIn(number);
  const unit = unitOfSymbol(field.quantity, symbol);
  return value === undefined || unit === undefined ? { type: "text", text } : { type: "quantity", value, unit };
}

/** Path of a conflict's label: "Roof area", "Fitting 2: Number", "Fitting 2". */
export function questionOf(stage: Stage, tab: Tab, shown: ShownPage, { label, mine, theirs }: ShownConflict): Question {
  const file = stage.files()[tab.file]!;
  const fields = Object.entries(file.kind.calculator.fields) as [
    string,
    {
      readonly label: string;
      readonly type: string;
      readonly rowLabel?: string;
      readonly row?: Readonly<Record<string, { readonly label: string }>>;
    },
  ][];
  const rows = rowsOf(file, shown);
  const inRow = /^(\w+) (\d+)(?:: (.+))?$/.exec(label);
  const list =
    inRow && fields.find(([name, field]) => name === file.kind.list && field.rowLabel?.toLowerCase() === inRow[1]!.toLowerCase());
  const write = (path: string, text: string): Write | undefined =>
    stage.history.shown(placeOf(tab.file, path), valueOfText(file, path, text));
  const questionAt = (path: string): Question => ({
    place: placeOf(tab.file, path),
    isRow: false,
    mine: write(path, mine),
    theirs: write(path, theirs),
  });
  if (inRow && list) {
    const row = rows[Number(inRow[2]) - 1];
    const column =
      inRow[3] === undefined ? undefined : Object.entries(list[1].row ?? {}).find(([, field]) => field.label === inRow[3])?.[0];
    if (row !== undefined && column !== undefined) return questionAt(`${row}.${column}`);
    return {
      place: row === undefined ? placeOf(tab.file, file.kind.list!) : placeOf(tab.file, row),
      isRow: true,
      mine: undefined,
      theirs: undefined,
    };
  }
  const [name] = fields.find(([, field]) => field.label === label) ?? [label];
  return name === file.kind.list ? { place: placeOf(tab.file, name), isRow: true, mine: undefined, theirs: undefined } : questionAt(name);
}

function judgeConflict(stage: Stage, tab: Tab, shown: ShownPage, conflict: ShownConflict): void {
  const { place, isRow, mine, theirs } = questionOf(stage, tab, shown, conflict);
  const text = `${tab.name} asks: ${conflict.label}, ${conflict.mine} from here or ${conflict.theirs} from elsewhere`;
  if (isRow) {
    // The label does not always identify the row, so all removed ones are in conflict.
    for (const each of stage.history.places())
      if (stage.history.writesTo(each).some(({ value }) => value.type === "noRow")) stage.history.recordQuestion(each);
    return stage.history.recordQuestion(place);
  }
  stage.history.recordQuestion(place);
  for (const finding of conflictFindings(stage.history, place, mine, theirs, text)) stage.find(finding.kind, finding.text);
}

/** Compares all entries with all stored values. */
export async function compareAll(stage: Stage): Promise<void> {
  const stored = await Promise.all(stage.files().map((file) => readStored(stage.servers, file)));
  const valueAt = (place: string): Value | undefined =>
    stored[Number(place.slice(0, place.indexOf(":")))]?.valueAt(place.slice(place.indexOf(":") + 1));
  for (const { kind, text } of compareStored(stage.history, valueAt)) stage.find(kind, text);
  stored.forEach(({ name }, index) => {
    if (!stage.names.get(index)!.has(name)) stage.find("lost", `file ${index} is called ${name}, which nobody called it`);
  });
}
