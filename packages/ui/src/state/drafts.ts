import type { Entry } from "./editing.ts";
import { fromSearchParams, toSearchParams, type SearchParams } from "./searchParams.ts";
import type { AnyDefinition } from "./formInput.ts";
import { preferredUnitSystem } from "./preferredUnitSystem.ts";
import { tolerant } from "../storage/tolerant.ts";

function draftKey(definition: AnyDefinition): string {
  return `plenum.draft.${definition.id}.${definition.version}`;
}

interface StoredDraft {
  readonly params: SearchParams;
  readonly unread: Readonly<Record<string, string>>;
  /** Address at which it was kept. */
  readonly at: string;
  /** Tab that kept it. */
  readonly tab: string;
}

/** A draft, and whether it is this very page before a reload: it is then ahead of its address, which follows the input a moment later. */
export interface Draft {
  readonly entry: Entry;
  readonly here: boolean;
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

function isStoredDraft(value: unknown): value is StoredDraft {
  const isTexts = (part: unknown): boolean => typeof part === "object" && part !== null && Object.values(part).every((text) => typeof text === "string");
  return typeof value === "object" && value !== null && "params" in value && "unread" in value && "at" in value && typeof value.at === "string" && isTexts(value.params) && isTexts(value.unread);
}

/** Keeps what was entered, in the same form as a link, so that one reader serves both. */
export function keepDraft(definition: AnyDefinition, entry: Entry): void {
  const draft: StoredDraft = { params: toSearchParams(definition, entry.input), unread: entry.unread, at: address(), tab: thisTab() };
  isReloaded = false;
  tolerant(() => localStorage.setItem(draftKey(definition), JSON.stringify(draft)));
}

export function readDraft(definition: AnyDefinition): Draft | undefined {
  const text = tolerant(() => localStorage.getItem(draftKey(definition)));
  const stored: unknown = text ? tolerant(() => JSON.parse(text) as unknown) : undefined;
  if (!isStoredDraft(stored)) return undefined;
  const { input } = fromSearchParams(definition, stored.params, preferredUnitSystem());
  return { entry: { input, unread: stored.unread }, here: stored.at === address() || (isReloaded && stored.tab !== "" && stored.tab === thisTab() && stored.at.startsWith(`${location.pathname}?`)) };
}
