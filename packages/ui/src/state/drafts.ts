import { fieldAt } from "@org/hvac-core/kernel";
import { tolerant } from "../storage/tolerant.ts";
import type { Entry } from "./editing.ts";
import { isRecord, openInput, type AnyCalculator, type OpenedInput } from "./formInput.ts";
import { preferredUnitSystem } from "./preferredUnitSystem.ts";
import { fromSearchParams, type SearchParams } from "./searchParams.ts";

/** Each version keeps its own: a tab of an older one spoils nothing. */
const draftKey = ({ id }: AnyCalculator, version: number): string => `plenum.draft.${id}.${version}`;

/** Where and by which tab a draft was kept. */
interface Whereabouts {
  readonly unread: Readonly<Record<string, string>>;
  /** Address at which it was kept. */
  readonly at: string;
  /** Tab that kept it. */
  readonly tab: string;
}

interface StoredDraft extends Whereabouts {
  readonly input: Readonly<Record<string, unknown>>;
}

/** A draft as the first version stored it: in the form of its links. */
interface FirstDraft extends Whereabouts {
  readonly params: SearchParams;
}

/** A draft, and whether it is this very page before a reload: it is then ahead of its address, which follows the input a moment later. */
export interface Draft {
  readonly entry: Entry;
  readonly here: boolean;
  /** What of it could not be used. */
  readonly notices: readonly string[];
}

const address = (): string => location.pathname + location.search;

/** A name for this tab that a reload keeps. */
function thisTab(): string {
  const key = "plenum.tab";
  return tolerant(() => {
    const known = sessionStorage.getItem(key) ?? Math.random().toString(36).slice(2);
    sessionStorage.setItem(key, known);
    return known;
  }) ?? "";
}

/**
 * Whether the page is as a reload opened it. The address may have followed the input after the browser had begun to reload the older one, so
 * the draft of a reloaded tab counts at whatever address.
 */
let isReloaded = performance.getEntriesByType("navigation").some((entry) => (entry as PerformanceNavigationTiming).type === "reload");

const isTexts = (value: unknown): value is Readonly<Record<string, string>> => isRecord(value) && Object.values(value).every((text) => typeof text === "string");
const hasWhereabouts = (value: unknown): value is Whereabouts & Readonly<Record<string, unknown>> => isRecord(value) && typeof value["at"] === "string" && isTexts(value["unread"]);
const isStoredDraft = (value: unknown): value is StoredDraft => hasWhereabouts(value) && isRecord(value["input"]);
const isFirstDraft = (value: unknown): value is FirstDraft => hasWhereabouts(value) && isTexts(value["params"]);

/** Keeps what was entered. */
export function keepDraft(definition: AnyCalculator, { input, unread }: Entry): void {
  const draft: StoredDraft = { input, unread, at: address(), tab: thisTab() };
  isReloaded = false;
  tolerant(() => localStorage.setItem(draftKey(definition, definition.version), JSON.stringify(draft)));
}

function stored(key: string): unknown {
  const text = tolerant(() => localStorage.getItem(key));
  return text ? tolerant(() => JSON.parse(text) as unknown) : undefined;
}

/** Version 1 named rows by their position, counted from 0; opened, they are named by their number. */
function ofFirstVersion(unread: Whereabouts["unread"]): Whereabouts["unread"] {
  return Object.fromEntries(Object.entries(unread).map(([path, text]) => [path.replace(/^(\w+)\.(\d+)\./, (_, list: string, index: string) => `${list}.${Number(index) + 1}.`), text]));
}

/** The last draft of this version or, if it has none yet, of one before it. */
export function readDraft(definition: AnyCalculator): Draft | undefined {
  for (let { version } = definition; version >= 1; version--) {
    const draft = stored(draftKey(definition, version));
    if (isStoredDraft(draft)) return opened(definition, draft, openInput(definition, draft.input, version), draft.unread);
    if (!isFirstDraft(draft)) continue;
    const { input, notices } = fromSearchParams(definition, draft.params, preferredUnitSystem());
    return opened(definition, draft, { input, notes: notices }, ofFirstVersion(draft.unread));
  }
  return undefined;
}

function opened(definition: AnyCalculator, { at, tab }: Whereabouts, { input, notes }: OpenedInput, unread: Whereabouts["unread"]): Draft {
  const places = Object.entries(unread).map(([path, text]) => ({ path, text, isThere: fieldAt(definition.fields, path) !== undefined }));
  return {
    entry: { input, unread: Object.fromEntries(places.flatMap(({ path, text, isThere }) => (isThere ? [[path, text]] : []))) },
    here: at === address() || (isReloaded && tab !== "" && tab === thisTab() && at.startsWith(`${location.pathname}?`)),
    notices: [...notes, ...places.flatMap(({ text, isThere }) => (isThere ? [] : `“${text}” stood in a field that is no longer there.`))],
  };
}
