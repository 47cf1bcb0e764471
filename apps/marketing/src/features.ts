import { cards, type Card } from "@org/hvac-core/cards";
import { getCollection } from "astro:content";

/** The features in the order of the table, each with the card of its calculator. */
export async function allFeatures() {
  const rows = (await getCollection("features")).map(({ data }) => data);
  return rows.map((feature) => ({ ...feature, card: cardAt(feature.calculatorPath) }));
}

/** @throws {Error} when no calculator lives at the path */
function cardAt(path: string): Card {
  const card = (cards as readonly Card[]).find(({ route }) => route === path);
  if (!card) throw new Error(`content/features.json: no calculator has the path ${path}.`);
  return card;
}
