import { americanSpelling } from "@org/hvac-core/internal";
import { EntryIndex, type SearchEntry } from "../page/searchIndex.ts";
import type { AddressParams } from "../page/pageAddress.ts";
import { texts } from "./texts.ts";
import { topics } from "./topics.ts";
import type { Topic } from "./topic.ts";

/** Search entry for a topic or something in it. */
export interface ReferenceEntry extends SearchEntry {
  /** Parameters of the address that shows it. */
  readonly address: AddressParams;
}

/** Words by which an entry is found, in both spellings. */
const inBothSpellings = (...words: readonly string[]): string =>
  words.flatMap((each) => (americanSpelling(each) === each ? [] : [americanSpelling(each)])).join(" ");

function topicEntry({ id, title, summary, keywords }: Topic): ReferenceEntry {
  return {
    id,
    group: texts.topics,
    label: title,
    description: summary,
    keywords: `${keywords ?? ""} ${inBothSpellings(title, summary, keywords ?? "")}`,
    address: { topic: id },
  };
}

async function entriesIn({ id: topic, title, entries }: Topic): Promise<readonly ReferenceEntry[]> {
  const loaded = await entries?.();
  return (loaded ?? []).map(({ id, label, description, keywords: words, address }) => ({
    id: `${topic}/${id}`,
    group: title,
    label,
    ...(description !== undefined && { description }),
    // “Office air” finds the office among the air changes.
    keywords: `${words ?? ""} ${title} ${inBothSpellings(label, words ?? "", title)}`,
    address: { topic, ...(address ?? { row: id }) },
  }));
}

/** Entries of the topics, which need no loading. */
export const topicEntries = new EntryIndex(topics.map(topicEntry));

let loading: Promise<EntryIndex<ReferenceEntry>> | undefined;

/** Index of the topics and everything in them, loaded by the first search. Topics that fail to load are omitted and retried by the next search. */
export function loadEntries(): Promise<EntryIndex<ReferenceEntry>> {
  loading ??= load();
  return loading;
}

async function load(): Promise<EntryIndex<ReferenceEntry>> {
  const results = await Promise.allSettled(topics.map(entriesIn));
  if (results.some(({ status }) => status === "rejected")) loading = undefined;
  return new EntryIndex([...topicEntries.entries, ...results.flatMap((result) => (result.status === "fulfilled" ? result.value : []))]);
}
