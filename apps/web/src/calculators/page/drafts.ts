import { fieldAt } from "@org/hvac-core/internal";
import { isRecord, type StoredItem } from "@org/device/storage";
import { notify } from "@org/ui/elements";
import { isStart, openInput, type AnyCalculator, type Entry } from "@org/form/state";
import { ownedBy, stored, type Owner } from "../../device/storedItems.ts";
import { texts } from "./texts.ts";

type TextByPath = Readonly<Record<string, string>>;

/** Stored state of a page. */
export interface StoredEntry {
  readonly input: Readonly<Record<string, unknown>>;
  readonly unparsed: TextByPath;
  readonly blankUnits?: TextByPath | undefined;
  /** Address of the page when it was stored. */
  // oxlint-disable-next-line words/name -- the name in stored drafts
  readonly at: string;
}

/** Stored entries, opened for the form. */
export interface OpenedEntry {
  readonly entry: Entry;
  readonly address: string;
  /** Messages about entries that could not be used. */
  readonly notices: readonly string[];
}

/** Name in storage. Each version of a calculator has separate drafts, so that a tab with an older version cannot damage newer ones. */
const nameOf = ({ id }: AnyCalculator, version: number, owner: Owner): string => `${ownedBy(owner)}${id}.${version}`;

const isTextByPath = (value: unknown): value is TextByPath =>
  isRecord(value) && Object.values(value).every((text) => typeof text === "string");
export const isStoredEntry = (value: unknown): value is StoredEntry =>
  isRecord(value) &&
  isRecord(value["input"]) &&
  isTextByPath(value["unparsed"]) &&
  isTextByPath(value["blankUnits"] ?? {}) &&
  typeof value["at"] === "string";

let hasWarned = false;

/** Stores a value. Shows one notice if the browser cannot store it. @returns whether it is stored */
export function writeOrWarn<T>(item: StoredItem<T>, value: T, name: string): boolean {
  if (item.write(value, name)) return true;
  if (hasWarned) return false;
  hasWarned = true;
  notify({ message: texts.draftNotStored, tone: "error" });
  return false;
}

/** Stores the entries as the owner's draft. @returns whether they are stored */
export function saveDraft(definition: AnyCalculator, { input, unparsed, blankUnits }: Entry, address: string, owner: Owner): boolean {
  const draft = { input, unparsed, blankUnits, at: address } satisfies StoredEntry;
  return writeOrWarn(stored.pageDraft, draft, nameOf(definition, definition.version, owner));
}

/** The owner's last draft of this version or, if this version has none yet, of an earlier one. */
export function readDraft(definition: AnyCalculator, owner: Owner): OpenedEntry | undefined {
  for (let { version } = definition; version >= 1; version--) {
    const draft = stored.pageDraft.read(nameOf(definition, version, owner));
    if (isStoredEntry(draft)) return openEntry(definition, draft, version);
  }
  return undefined;
}

/** Opens a stored entry for the form. */
export function openEntry(
  definition: AnyCalculator,
  { input: stored, unparsed, blankUnits, at: address }: StoredEntry,
  version: number,
): OpenedEntry {
  const { input, notes } = openInput(definition, stored, version);
  const entries = Object.entries(unparsed);
  const isThere = ([path]: readonly [string, string]): boolean => fieldAt(definition.fields, path) !== undefined;
  return {
    entry: { input, unparsed: Object.fromEntries(entries.filter(isThere)), ...(blankUnits && { blankUnits }) },
    address,
    notices: [...notes, ...entries.filter((each) => !isThere(each)).map(([, text]) => texts.fieldGone(text))],
  };
}

/** Whether an entry is still the start of the calculator, so that nothing is lost without it. */
export function isUntouched(definition: AnyCalculator, { input, unparsed }: Entry): boolean {
  return Object.keys(unparsed).length === 0 && isStart(definition, input);
}

/** Deletes a draft from this device, and those of earlier versions. */
export function dropDraft(definition: AnyCalculator, owner: Owner): void {
  for (let { version } = definition; version >= 1; version--) stored.pageDraft.remove(nameOf(definition, version, owner));
}
