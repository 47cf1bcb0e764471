import { fieldAt } from "@org/hvac-core/kernel";
import { notify } from "../../elements/notifications/notify.ts";
import { tolerant } from "../../elements/tolerant.ts";
import type { Entry } from "./editing.ts";
import { isRecord, isSame, openInput, startInput, type AnyCalculator, type OpenedInput } from "./formInput.ts";
import { preferredUnitSystem } from "./preferredUnitSystem.ts";
import { fromSearchParams, type SearchParams } from "./searchParams.ts";

/** Who types: the id of the user who is signed in, or `undefined` for a visitor. Each sees their own drafts and nobody else's. */
export type Owner = string | undefined;

type Texts = Readonly<Record<string, string>>;

/** What is kept of a page. */
export interface StoredEntry {
  readonly input: Readonly<Record<string, unknown>>;
  readonly unread: Texts;
  readonly blankUnits?: Texts | undefined;
  /** Address at which it was kept. */
  readonly at: string;
}

/** A draft as the first version stored it: in the form of its links. */
interface FirstDraft {
  readonly params: SearchParams;
  readonly unread: Texts;
  readonly at: string;
}

/** What was entered before, opened for the form. */
export interface OpenedEntry {
  readonly entry: Entry;
  readonly at: string;
  /** What of it could not be used. */
  readonly notices: readonly string[];
}

/** Where the drafts of an owner are kept. */
export const placeOf = (owner: Owner): string => `plenum.pageDraft/${encodeURIComponent(owner ?? "")}/`;
/** Each version keeps its own: a tab of an older one spoils nothing. */
const keyOf = ({ id }: AnyCalculator, version: number, owner: Owner): string => `${placeOf(owner)}${id}.${version}`;
/** Drafts were once kept without saying whose they are. */
const unownedKey = ({ id }: AnyCalculator, version: number): string => `plenum.draft.${id}.${version}`;

const isTexts = (value: unknown): value is Texts => isRecord(value) && Object.values(value).every((text) => typeof text === "string");
export const isStoredEntry = (value: unknown): value is StoredEntry =>
  isRecord(value) &&
  isRecord(value["input"]) &&
  isTexts(value["unread"]) &&
  isTexts(value["blankUnits"] ?? {}) &&
  typeof value["at"] === "string";
const isFirstDraft = (value: unknown): value is FirstDraft =>
  isRecord(value) && isTexts(value["params"]) && isTexts(value["unread"]) && typeof value["at"] === "string";

let hasSaid = false;

/** Stores a text. A browser that keeps none says so, once. @returns whether it is kept */
export function keepText(storage: () => Storage, key: string, text: string): boolean {
  const isKept = tolerant(() => {
    storage().setItem(key, text);
    return true;
  });
  if (isKept) return true;
  if (hasSaid) return false;
  hasSaid = true;
  notify({
    message: "This browser keeps no drafts: its storage is full or switched off. What you type here is lost when the page is closed.",
    tone: "error",
  });
  return false;
}

/** A stored text as data; `undefined` where there is none. */
export function readData(storage: () => Storage, key: string): unknown {
  return tolerant(() => {
    const text = storage().getItem(key);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  });
}

/** Keeps what was entered as the owner's draft. @returns whether it is kept */
export function keepDraft(definition: AnyCalculator, { input, unread, blankUnits }: Entry, at: string, owner: Owner): boolean {
  return keepText(
    () => localStorage,
    keyOf(definition, definition.version, owner),
    JSON.stringify({ input, unread, blankUnits, at } satisfies StoredEntry),
  );
}

/** A draft that is kept without saying whose it is may be anybody's: it is left to visitors. */
function claimUnowned(definition: AnyCalculator): void {
  for (let { version } = definition; version >= 1; version--) {
    tolerant(() => {
      const text = localStorage.getItem(unownedKey(definition, version));
      if (text === null) return;
      const key = keyOf(definition, version, undefined);
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
      localStorage.removeItem(unownedKey(definition, version));
    });
  }
}

/** Version 1 named rows by their position, counted from 0; opened, they are named by their number. */
function ofFirstVersion(unread: Texts): Texts {
  return Object.fromEntries(
    Object.entries(unread).map(([path, text]) => [
      path.replace(/^(\w+)\.(\d+)\./, (_, list: string, index: string) => `${list}.${Number(index) + 1}.`),
      text,
    ]),
  );
}

/** The owner's last draft of this version or, if there is none yet, of one before it. */
export function readDraft(definition: AnyCalculator, owner: Owner): OpenedEntry | undefined {
  if (owner === undefined) claimUnowned(definition);
  for (let { version } = definition; version >= 1; version--) {
    const draft = readData(() => localStorage, keyOf(definition, version, owner));
    if (isStoredEntry(draft)) return openEntry(definition, draft, version);
    if (!isFirstDraft(draft)) continue;
    const { input, notices } = fromSearchParams(definition, draft.params, preferredUnitSystem());
    return withTexts(definition, { input, notes: notices }, { ...draft, unread: ofFirstVersion(draft.unread) });
  }
  return undefined;
}

/** What was kept, opened for the form. */
export function openEntry(definition: AnyCalculator, stored: StoredEntry, version: number): OpenedEntry {
  return withTexts(definition, openInput(definition, stored.input, version), stored);
}

function withTexts(
  definition: AnyCalculator,
  { input, notes }: OpenedInput,
  { unread, blankUnits, at }: Omit<StoredEntry, "input">,
): OpenedEntry {
  const texts = Object.entries(unread);
  const isThere = ([path]: readonly [string, string]): boolean => fieldAt(definition.fields, path) !== undefined;
  return {
    entry: { input, unread: Object.fromEntries(texts.filter(isThere)), ...(blankUnits && { blankUnits }) },
    at,
    notices: [...notes, ...texts.filter((each) => !isThere(each)).map(([, text]) => `“${text}” stood in a field that is no longer there.`)],
  };
}

/** Whether nothing is lost if a draft goes: it is a page as it begins. */
export function isUntouched(definition: AnyCalculator, { input, unread }: Entry): boolean {
  return Object.keys(unread).length === 0 && isSame(input, startInput(definition, input.unitSystem));
}

/** Takes a draft off this device, and those of versions before it. */
export function dropDraft(definition: AnyCalculator, owner: Owner): void {
  for (let { version } = definition; version >= 1; version--) tolerant(() => localStorage.removeItem(keyOf(definition, version, owner)));
}
