import { fieldAt } from "@org/hvac-core/internal";
import { isRecord, type StoredItem } from "@org/device/storage";
import { notify } from "@org/ui/elements";
import { isStart, openInput, type AnyCalculator, type Entry } from "@org/form/state";
import { ownedBy, stored, type Owner } from "../../device/storedItems.ts";

type Texts = Readonly<Record<string, string>>;

/** What is kept of a page. */
export interface StoredEntry {
  readonly input: Readonly<Record<string, unknown>>;
  readonly unparsed: Texts;
  readonly blankUnits?: Texts | undefined;
  /** Address at which it was kept. */
  readonly at: string;
}

/** What was entered before, opened for the form. */
export interface OpenedEntry {
  readonly entry: Entry;
  readonly at: string;
  /** What of it could not be used. */
  readonly notices: readonly string[];
}

/** Each version keeps its own: a tab of an older one spoils nothing. */
const nameOf = ({ id }: AnyCalculator, version: number, owner: Owner): string => `${ownedBy(owner)}${id}.${version}`;

const isTexts = (value: unknown): value is Texts => isRecord(value) && Object.values(value).every((text) => typeof text === "string");
export const isStoredEntry = (value: unknown): value is StoredEntry =>
  isRecord(value) &&
  isRecord(value["input"]) &&
  isTexts(value["unparsed"]) &&
  isTexts(value["blankUnits"] ?? {}) &&
  typeof value["at"] === "string";

let hasWarned = false;

/** Keeps something. A browser that keeps nothing says so, once. @returns whether it is kept */
export function writeOrWarn<T>(item: StoredItem<T>, value: T, name: string): boolean {
  if (item.write(value, name)) return true;
  if (hasWarned) return false;
  hasWarned = true;
  notify({
    message: "This browser cannot keep drafts: its storage is full or turned off. Your inputs are lost when the page is closed.",
    tone: "error",
  });
  return false;
}

/** Keeps what was entered as the owner's draft. @returns whether it is kept */
export function saveDraft(definition: AnyCalculator, { input, unparsed, blankUnits }: Entry, at: string, owner: Owner): boolean {
  const draft = { input, unparsed, blankUnits, at } satisfies StoredEntry;
  return writeOrWarn(stored.pageDraft, draft, nameOf(definition, definition.version, owner));
}

/** The owner's last draft of this version or, if there is none yet, of one before it. */
export function readDraft(definition: AnyCalculator, owner: Owner): OpenedEntry | undefined {
  for (let { version } = definition; version >= 1; version--) {
    const draft = stored.pageDraft.read(nameOf(definition, version, owner));
    if (isStoredEntry(draft)) return openEntry(definition, draft, version);
  }
  return undefined;
}

/** What was kept, opened for the form. */
export function openEntry(
  definition: AnyCalculator,
  { input: stored, unparsed, blankUnits, at }: StoredEntry,
  version: number,
): OpenedEntry {
  const { input, notes } = openInput(definition, stored, version);
  const texts = Object.entries(unparsed);
  const isThere = ([path]: readonly [string, string]): boolean => fieldAt(definition.fields, path) !== undefined;
  return {
    entry: { input, unparsed: Object.fromEntries(texts.filter(isThere)), ...(blankUnits && { blankUnits }) },
    at,
    notices: [...notes, ...texts.filter((each) => !isThere(each)).map(([, text]) => `“${text}” was in a field that no longer exists.`)],
  };
}

/** Whether nothing is lost if a draft goes: it is a page as it begins. */
export function isUntouched(definition: AnyCalculator, { input, unparsed }: Entry): boolean {
  return Object.keys(unparsed).length === 0 && isStart(definition, input);
}

/** Takes a draft off this device, and those of versions before it. */
export function dropDraft(definition: AnyCalculator, owner: Owner): void {
  for (let { version } = definition; version >= 1; version--) stored.pageDraft.remove(nameOf(definition, version, owner));
}
