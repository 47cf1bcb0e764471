/** Groups in which products list calculators, in their order. */
export const cardGroups = { air: "Loads and air", sizing: "Sizing", cost: "Sound, energy, cost" } as const satisfies Record<string, string>;

/** Id of a group of {@link cardGroups}. */
export type CardGroup = keyof typeof cardGroups;

/**
 * The one place where a calculator is listed. Catalogue, kinds of files, navigation, start page, routes, rules, indexes and the tests of all of
 * them come from the cards.
 */
export interface Card {
  /** Its folder and its part of addresses. Never renamed: links contain it. */
  readonly id: string;
  readonly title: string;
  /** One sentence: what it answers. */
  readonly summary: string;
  readonly group: CardGroup;
  /** Name of the collection of its saved files. Never renamed: databases contain it. */
  readonly collection: string;
  /** Address of its page; `null` for one that lives in projects only. */
  readonly route: string | null;
  /** Whether visitors without an account may use it. */
  readonly public?: true;
}

/**
 * States the card of a calculator, keeping every literal type.
 *
 * @param card what lists the calculator
 * @returns the same card
 * @example
 * ```ts
 * import { defineCard } from "@org/hvac-core";
 * const card = defineCard({ id: "room-area", title: "Room", summary: "Area of a room.", group: "air", collection: "rooms", route: null });
 * card.id; // "room-area"
 * ```
 */
export function defineCard<const C extends Card>(card: C): C {
  return card;
}
