import { fromSearchParams, hasState, type SearchParams } from "@org/form/addresses";
import { isSame, openInput, type AnyCalculator, type Entry } from "@org/form/state";
import { newPageInput, preferredUnitSystem } from "@org/ui/surface";
import { stored, type Owner } from "../../device/storedItems.ts";
import type { ProvingInput } from "../../page/provingCase.ts";
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

/** Page of a calculator as it opens. */
export interface OpenedPage {
  readonly owner: Owner;
  readonly entry: Entry;
  /** Messages about parts of a link or draft that could not be used. */
  readonly notices: readonly string[];
  /**
   * Storage of the page: as the owner's draft, or only in this tab. If a link is opened while there is a draft, the page is stored in its
   * tab even after a change, so that the draft remains unchanged.
   */
  readonly place: "draft" | "tab";
  /** The page of a visitor who has signed in. It is stored for the user even without another change; once it is their draft, the visitor's draft is deleted. */
  readonly isFromVisitor?: boolean;
}

/** State of a page that its tab stores for a reload. */
interface TabEntry extends StoredEntry {
  readonly owner: string | null;
  readonly place: OpenedPage["place"];
}

const tabName = ({ id, version }: AnyCalculator): string => `${id}.${version}`;
const addressOf = (path: string, params: string): string => (params === "" ? path : `${path}?${params}`);
const address = (): string => addressOf(location.pathname, new URLSearchParams(location.search).toString());
const isTabEntry = (value: unknown): value is TabEntry => isStoredEntry(value) && "owner" in value && "place" in value;

/**
 * Whether the page was reloaded. The address may have followed the input after the browser had begun to reload the older address, so the
 * stored state of a reloaded tab applies at any address of its page.
 */
let isReloaded = performance.getEntriesByType("navigation").some((entry) => (entry as PerformanceNavigationTiming).type === "reload");

const hasInput = ({ fields }: AnyCalculator, params: SearchParams): boolean =>
  hasState(params) || Object.keys(fields).some((name) => params[name] !== undefined);

/** Whether there is a draft with changes. */
function hasDraft(definition: AnyCalculator, owner: Owner): boolean {
  const draft = readDraft(definition, owner);
  return draft !== undefined && !isUntouched(definition, draft.entry);
}

/** Whether a visitor left this page to sign in and save it. */
function isToSave(definition: AnyCalculator, params: SearchParams): boolean {
  const saving = stored.pageToSave.read();
  return saving === address() || (saving?.split("?")[0] === location.pathname && !hasInput(definition, params));
}

/** State that this tab stored before a reload or a sign-in, if it is that of this page. */
function openTab(definition: AnyCalculator, params: SearchParams, owner: Owner): OpenedPage | undefined {
  const tabEntry = stored.tabPage.read(tabName(definition));
  if (!isTabEntry(tabEntry)) return undefined;
  const { entry, notices, address: savedAddress } = openEntry(definition, tabEntry, definition.version);
  if (tabEntry.owner === null && owner !== undefined && isToSave(definition, params))
    return { ...pageFromVisitor(definition, entry, owner), notices };
  if (tabEntry.owner !== (owner ?? null)) {
    stored.tabPage.remove(tabName(definition));
    return undefined;
  }
  if (savedAddress !== address() && !(isReloaded && savedAddress.split("?")[0] === location.pathname)) return undefined;
  return { owner, entry, notices, place: tabEntry.place };
}

/** Entries of a visitor who has signed in. They become the user's page, and the user's draft if there is no other. */
function pageFromVisitor(definition: AnyCalculator, entry: Entry, owner: Owner): OpenedPage {
  return { owner, entry, notices: [], place: hasDraft(definition, owner) ? "tab" : "draft", isFromVisitor: true };
}

const draftPage = ({ entry, notices }: OpenedEntry, owner: Owner): OpenedPage => ({ owner, entry, notices, place: "draft" });

/** The owner's draft, or the start of the calculator in the preferred units. */
export function openDraft(definition: AnyCalculator, owner: Owner): OpenedPage {
  const draft = readDraft(definition, owner);
  return draft
    ? draftPage(draft, owner)
    : { owner, entry: { input: newPageInput(definition, preferredUnitSystem()), unparsed: {} }, notices: [], place: "draft" };
}

/** First state of a page, in order of preference: the state stored in this tab, that of the address, the owner's draft, the start of the calculator. */
export function openPage(definition: AnyCalculator, params: SearchParams, owner: Owner): OpenedPage {
  const tabPage = openTab(definition, params, owner);
  if (tabPage) return tabPage;
  if (!hasInput(definition, params)) return openDraft(definition, owner);
  const { input, notices } = fromSearchParams(definition, params, preferredUnitSystem());
  return linkedPage(definition, input, notices, owner);
}

/** A case of the validation pages, as a link to its input would open. */
export function openCase(definition: AnyCalculator, { input: given, version }: ProvingInput, owner: Owner): OpenedPage {
  const { input, notes } = openInput(definition, given, version);
  return linkedPage(definition, input, notes, owner);
}

/** A page with an input that is not the owner's draft, which it leaves unchanged; the draft itself if it is the same. */
function linkedPage(definition: AnyCalculator, input: Entry["input"], notices: readonly string[], owner: Owner): OpenedPage {
  const draft = readDraft(definition, owner);
  if (draft && (draft.address === address() || isSame(draft.entry.input, input))) return draftPage(draft, owner);
  return { owner, entry: { input, unparsed: {} }, notices, place: draft && !isUntouched(definition, draft.entry) ? "tab" : "draft" };
}

/**
 * Stores a page: always in its tab and, after a change, as a draft.
 *
 * @returns function that stores entries with the parameters of the page's address. The caller passes the parameters because it also stores
 *   the page when it closes, and the browser then already shows the address of the next page
 */
export function pageSaver(
  definition: AnyCalculator,
  { owner, entry: opened, place, isFromVisitor = false }: OpenedPage,
): (entry: Entry, params: string) => void {
  const path = location.pathname;
  return (entry, params) => {
    const pageAddress = addressOf(path, params);
    isReloaded = false;
    const { input, unparsed, blankUnits } = entry;
    const tabEntry: TabEntry = { owner: owner ?? null, place, input, unparsed, blankUnits, at: pageAddress };
    writeOrWarn(stored.tabPage, { ...tabEntry }, tabName(definition));
    const isDraft = place === "draft" && (isFromVisitor || entry !== opened) && saveDraft(definition, entry, pageAddress, owner);
    if (!isFromVisitor) return;
    stored.pageToSave.remove();
    // If the user already has a draft, only the tab has this page. The visitor's draft then remains, so that closing the tab loses nothing.
    if (isDraft && isSame(readDraft(definition, undefined)?.entry.input, opened.input)) dropDraft(definition, undefined);
  };
}

/** Remembers that a visitor leaves this page to sign in and save it; the page then reopens with the same contents. */
export function rememberPageToSave(pageAddress: string): void {
  stored.pageToSave.write(pageAddress.replace(/\?$/, ""));
}
