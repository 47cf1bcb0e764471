import type { ComponentType } from "react";
import type { AddressParams } from "../pageParts/pageAddress.ts";

/** Groups of the list of topics, in its order. */
export const topicGroups = {
  rooms: "Rooms and people",
  air: "Moist air and fluids",
  envelope: "Building envelope",
  climate: "Climate",
  distribution: "Ducts and pipes",
  refrigeration: "Refrigerants",
  sound: "Sound",
  plant: "Plant and energy",
  converters: "Converters",
} as const;

export type TopicGroup = keyof typeof topicGroups;

/** Something within a topic that the search leads to: a row of a table, a fluid, a fitting. */
export interface TopicEntry {
  readonly id: string;
  readonly label: string;
  /** Shown beneath the label, and searched. */
  readonly description?: string;
  /** Searched and not shown. */
  readonly keywords?: string;
  /** The topic's part of the address that shows it; `{ row: id }` when left out, which is a row of a table. */
  readonly address?: AddressParams;
}

/**
 * One subject of the reference: what the list and the search know of it. Its page and its entries are loaded when they are asked for.
 *
 * A topic is a folder of `topics`, with `topic.ts` stating this, and is listed in `topics.ts`. What is drawn reads and writes the topic's part of
 * the address by `useTopicState`, and the unit system by `useReferenceUnits`.
 */
export interface Topic {
  /** Its place in the address, `/reference?topic=id`; the name of its folder. */
  readonly id: string;
  readonly title: string;
  readonly group: TopicGroup;
  /** What it holds, in a sentence. */
  readonly summary: string;
  /** Other words for the same. Searched and not shown. */
  readonly keywords?: string;
  /** The topic has units of its own: no choice of a unit system stands above it. */
  readonly ownUnits?: true;
  /** What is drawn below the title. */
  readonly load: () => Promise<ComponentType>;
  /** What the search finds in it. */
  readonly entries?: () => Promise<readonly TopicEntry[]>;
}
