import type { ComponentType } from "react";
import type { AddressParams } from "../page/pageAddress.ts";
import { texts } from "./texts.ts";

/** Groups of the list of topics, in its order. */
export const topicGroups = texts.groups;

export type TopicGroup = keyof typeof topicGroups;

/** Search entry within a topic: a row of a table, a fluid, a fitting. */
export interface TopicEntry {
  readonly id: string;
  readonly label: string;
  /** Shown beneath the label, and searched. */
  readonly description?: string;
  /** Searched and not shown. */
  readonly keywords?: string;
  /** Parameters of the topic that show it; `{ row: id }`, a row of a table, if absent. */
  readonly address?: AddressParams;
}

/**
 * One topic of the reference, as in the list and the search. Its page and its entries load on demand.
 *
 * A topic is a folder of `topics`, whose `topic.ts` defines this, and is listed in `topics.ts`. What is drawn reads and writes the topic's part of
 * the address by `useTopicState`, and the unit system by `useReferenceUnits`.
 */
export interface Topic {
  /** Its place in the address, `/reference?topic=id`; the name of its folder. */
  readonly id: string;
  readonly title: string;
  readonly group: TopicGroup;
  /** Summary of its contents in a sentence. */
  readonly summary: string;
  /** Synonyms. Searched and not shown. */
  readonly keywords?: string;
  /** The page shows no selection of the unit system: the topic handles units itself. */
  readonly hidesUnitSystem?: true;
  /** Content below the title. */
  readonly load: () => Promise<ComponentType>;
  /** Search entries within the topic. */
  readonly entries?: () => Promise<readonly TopicEntry[]>;
}
