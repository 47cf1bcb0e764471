import { fromSearchParams, hasState, type SearchParams } from "@org/form/addresses";
import { isSame, type AnyCalculator, type Entry } from "@org/form/state";
import { newPageInput, preferredUnitSystem } from "@org/ui/surface";
import { stored, type Owner } from "../../device/storedItems.ts";
import {
  dropDraft,
  isStoredEntry,
  isUntouched,
  saveDraft,
  writeOrWarn,
  openEntry,
  readDraft,
  type OpenedEntry,
  type StoredEntry,
} from "./drafts.ts";

/** A calculator's own page as it opens. */
export interface OpenedPage {
  readonly owner: Owner;
  readonly entry: Entry;
  /** What of a link or draft could not be used. */
  readonly notices: readonly string[];
  /**
   * Where it is kept: as the owner's draft, or in this tab alone. A link that is opened beside a draft stays in its tab, also when it is
   * changed, so that the draft stays what it was.
   */
  readonly place: "draft" | "tab";
  /** A visitor's, who has signed in: it is kept as the user's, also if nothing more is typed; as their draft, it is the visitor's no more. */
  readonly isTakenOver?: boolean;
}

/** What a tab keeps of its page, so that a reload finds it. */
interface TabEntry extends StoredEntry {
  readonly owner: string | null;
  readonly place: OpenedPage["place"];
}

const tabName = ({ id, version }: AnyCalculator): string => `${id}.${version}`;
const addressOf = (path: string, params: string): string => (params === "" ? path : `${path}?${params}`);
const address = (): string => addressOf(location.pathname, new URLSearchParams(location.search).toString());
const isTabEntry = (value: unknown): value is TabEntry => isStoredEntry(value) && "owner" in value && "place" in value;

/**
 * Whether the page is as a reload opened it. The address may have followed the input after the browser had begun to reload the older one, so
 * what a reloaded tab keeps counts at whatever address.
 */
let isReloaded = performance.getEntriesByType("navigation").some((entry) => (entry as PerformanceNavigationTiming).type === "reload");

const isStated = ({ fields }: AnyCalculator, params: SearchParams): boolean =>
  hasState(params) || Object.keys(fields).some((name) => params[name] !== undefined);

/** Whether there is a draft that would be missed. */
function hasDraft(definition: AnyCalculator, owner: Owner): boolean {
  const draft = readDraft(definition, owner);
  return draft !== undefined && !isUntouched(definition, draft.entry);
}

/** Whether a visitor left this very page in order to sign in and save it. */
function isToSave(definition: AnyCalculator, params: SearchParams): boolean {
  const saving = stored.pageToSave.read();
  return saving === address() || (saving?.split("?")[0] === location.pathname && !isStated(definition, params));
}

/** What this tab kept, if it is this very page: before a reload, or before signing in. */
function openTab(definition: AnyCalculator, params: SearchParams, owner: Owner): OpenedPage | undefined {
  const tabEntry = stored.tabPage.read(tabName(definition));
  if (!isTabEntry(tabEntry)) return undefined;
  const { entry, notices, at } = openEntry(definition, tabEntry, definition.version);
  if (tabEntry.owner === null && owner !== undefined && isToSave(definition, params))
    return { ...takeOver(definition, entry, owner), notices };
  if (tabEntry.owner !== (owner ?? null)) {
    stored.tabPage.remove(tabName(definition));
    return undefined;
  }
  if (at !== address() && !(isReloaded && at.split("?")[0] === location.pathname)) return undefined;
  return { owner, entry, notices, place: tabEntry.place };
}

/** What a visitor has typed, now that they have signed in: theirs, and their draft if they have none. */
function takeOver(definition: AnyCalculator, entry: Entry, owner: Owner): OpenedPage {
  return { owner, entry, notices: [], place: hasDraft(definition, owner) ? "tab" : "draft", isTakenOver: true };
}

const draftPage = ({ entry, notices }: OpenedEntry, owner: Owner): OpenedPage => ({ owner, entry, notices, place: "draft" });

/** The owner's draft, else the calculator's start in the usual units. */
export function openDraft(definition: AnyCalculator, owner: Owner): OpenedPage {
  const draft = readDraft(definition, owner);
  return draft
    ? draftPage(draft, owner)
    : { owner, entry: { input: newPageInput(definition, preferredUnitSystem()), unparsed: {} }, notices: [], place: "draft" };
}

/** What a page opens with: what this tab kept of it, else the state of the address, else the owner's draft, else the calculator's start. */
export function openPage(definition: AnyCalculator, params: SearchParams, owner: Owner): OpenedPage {
  const tabPage = openTab(definition, params, owner);
  if (tabPage) return tabPage;
  if (!isStated(definition, params)) return openDraft(definition, owner);
  const { input, notices } = fromSearchParams(definition, params, preferredUnitSystem());
  const draft = readDraft(definition, owner);
  if (draft && (draft.at === address() || isSame(draft.entry.input, input))) return draftPage(draft, owner);
  return { owner, entry: { input, unparsed: {} }, notices, place: draft && !isUntouched(definition, draft.entry) ? "tab" : "draft" };
}

/**
 * What keeps a page: in its tab at any time and, once something is typed, as a draft.
 *
 * @returns is told what the address says of this page: a page is kept once more when it is left, and the browser's address is the next page's by then
 */
export function pageSaver(
  definition: AnyCalculator,
  { owner, entry: opened, place, isTakenOver = false }: OpenedPage,
): (entry: Entry, params: string) => void {
  const path = location.pathname;
  return (entry, params) => {
    const at = addressOf(path, params);
    isReloaded = false;
    const { input, unparsed, blankUnits } = entry;
    const tabEntry: TabEntry = { owner: owner ?? null, place, input, unparsed, blankUnits, at };
    writeOrWarn(stored.tabPage, { ...tabEntry }, tabName(definition));
    const isDraft = place === "draft" && (isTakenOver || entry !== opened) && saveDraft(definition, entry, at, owner);
    if (!isTakenOver) return;
    stored.pageToSave.remove();
    // Beside a draft of the user's own, the tab alone has it: it stays the visitor's draft too, so that closing the tab loses nothing.
    if (isDraft && isSame(readDraft(definition, undefined)?.entry.input, opened.input)) dropDraft(definition, undefined);
  };
}

/** Notes that a visitor leaves this page to sign in and save it; it is then opened as it stands. */
export function rememberPageToSave(at: string): void {
  stored.pageToSave.write(at.replace(/\?$/, ""));
}
