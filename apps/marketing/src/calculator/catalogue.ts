import { catalogue, type Calculator } from "@org/hvac-core";
import { cards, type Card, type CardId } from "@org/hvac-core/cards";

/** Page and calculator of a row of content/features.json. */
export interface FeatureRow {
  readonly slug: string;
  readonly calculatorPath: string;
}

const calculators: readonly Calculator[] = catalogue;

/** The calculator of a card. @throws {Error} for a card without one */
export function calculatorOf(id: string): Calculator {
  const calculator = calculators.find((each) => each.id === id);
  if (!calculator) throw new Error(`There is no calculator ${id}.`);
  return calculator;
}

/** The card of a calculator. @throws {Error} for an id without one */
export function cardOf(id: string): Card {
  const card = (cards as readonly Card[]).find((each) => each.id === id);
  if (!card) throw new Error(`There is no calculator ${id}; there are ${cards.map((each) => each.id).join(", ")}.`);
  return card;
}

/** Pages about calculators that have no separate row in content/features.json. */
const sharedPages: Readonly<Partial<Record<CardId, string>>> = {
  "pipe-sizer": "/features/pipe-sizer",
  "refrigerant-pipe-sizer": "/features/pump-refrigerant-sizing",
  // Bills are priced from the equipment schedule.
  schedules: "/features/bill-of-quantities",
};

/** Target of the card of a calculator: the page about it, else to the calculator itself. `undefined` where it has neither. */
export function pageOf({ id, route }: Card, rows: readonly FeatureRow[]): string | undefined {
  const row = rows.find(({ calculatorPath }) => calculatorPath === route);
  if (row) return `/features/${row.slug}`;
  return (sharedPages as Readonly<Record<string, string>>)[id] ?? route ?? undefined;
}
