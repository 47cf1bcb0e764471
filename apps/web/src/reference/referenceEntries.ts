import { EntryIndex, type SearchEntry } from "../pageParts/entryIndex.ts";
import type { AddressParams } from "../pageParts/pageAddress.ts";
import { topics } from "./topics.ts";
import type { Topic } from "./topic.ts";

/** A topic, or something in one, as the search finds it. */
export interface ReferenceEntry extends SearchEntry {
  /** What the address says where it is shown. */
  readonly address: AddressParams;
}

function topicEntry({ id, title, summary, keywords }: Topic): ReferenceEntry {
  return { id, group: "Topics", label: title, description: summary, ...(keywords !== undefined && { keywords }), address: { topic: id } };
}

async function entriesIn({ id: topic, title, entries }: Topic): Promise<readonly ReferenceEntry[]> {
  const own = await entries?.();
  return (own ?? []).map(({ id, label, description, keywords: words, address }) => ({
    id: `${topic}/${id}`,
    group: title,
    label,
    ...(description !== undefined && { description }),
    // “Office air” finds the office among the air changes.
    keywords: `${words ?? ""} ${title}`,
    address: { topic, ...(address ?? { row: id }) },
  }));
}

/** The topics themselves, which are known from the start. */
export const topicEntries = new EntryIndex(topics.map(topicEntry));

let loading: Promise<EntryIndex<ReferenceEntry>> | undefined;

/** The topics and everything in them; loaded with the first search. Topics that cannot be loaded are left out until the next time. */
export function loadEntries(): Promise<EntryIndex<ReferenceEntry>> {
  loading ??= load();
  return loading;
}

async function load(): Promise<EntryIndex<ReferenceEntry>> {
  const found = await Promise.allSettled(topics.map(entriesIn));
  if (found.some(({ status }) => status === "rejected")) loading = undefined;
  return new EntryIndex([...topicEntries.entries, ...found.flatMap((one) => (one.status === "fulfilled" ? one.value : []))]);
}
