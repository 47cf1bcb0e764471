import { readdirSync } from "node:fs";

/** A calculator in the catalogue: `Card` of packages/hvac-core/src/kernel/card.ts. */
export interface Card {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly group: string;
  readonly collection: string;
  readonly route: string | null;
}

/** A calculator's folder. */
export interface CalculatorFolder {
  readonly card: Card;
  /** Its name in code. */
  readonly constant: string;
}

export const calculatorsFolder = "packages/hvac-core/src/calculators/";

/** Camel case of an id: `heat-load` is `heatLoad` in code. */
export function constantOf(id: string): string {
  return id.replace(/-([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
}

/** Collections without files of calculators. */
const taken = ["projects", "revisions", "versions", "fileSummaries", "removals", "recentFiles", "companyDetails"];

function faultsOf({ card }: CalculatorFolder, folder: string, others: readonly Card[], groups: readonly string[]): string[] {
  const same = (key: "id" | "title" | "collection" | "route"): string[] =>
    card[key] !== null && others.some((other) => other[key] === card[key]) ? [`has the ${key} of another: ${card[key]}`] : [];
  return [
    ...(card.id === folder ? [] : [`has the id ${card.id}`]),
    ...(groups.includes(card.group) ? [] : [`names the unknown group ${card.group}`]),
    ...(/^[a-z][A-Za-z0-9]*$/.test(card.collection) && !taken.includes(card.collection)
      ? []
      : [`names the collection ${card.collection}, which cannot hold its files`]),
    ...(["id", "title", "collection", "route"] as const).flatMap(same),
  ].map((fault) => `${calculatorsFolder}${folder}/card.ts ${fault}.`);
}

/**
 * All calculators by their folders, in the order of groups and ids.
 *
 * @param root the repository
 * @throws when a card is at odds with its folder or with another card
 */
export async function readCards(root: URL): Promise<readonly CalculatorFolder[]> {
  const folder = new URL(calculatorsFolder, root);
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  const { cardGroups } = (await import(new URL("packages/hvac-core/src/kernel/card.ts", root).href)) as {
    readonly cardGroups: Readonly<Record<string, string>>;
  };
  const groups = Object.keys(cardGroups);
  const calculators = await Promise.all(
    names.map(async (name): Promise<CalculatorFolder> => {
      const { card } = (await import(new URL(`${name}/card.ts`, folder).href)) as { readonly card: Card };
      return { card, constant: constantOf(name) };
    }),
  );
  const faults = calculators.flatMap((each, index) =>
    faultsOf(
      each,
      names[index]!,
      calculators.flatMap(({ card }) => (card === each.card ? [] : [card])),
      groups,
    ),
  );
  if (faults.length > 0) throw new Error(faults.join("\n"));
  const place = ({ card }: CalculatorFolder): number => groups.indexOf(card.group);
  return calculators.toSorted((a, b) => place(a) - place(b) || (a.card.id < b.card.id ? -1 : 1));
}
