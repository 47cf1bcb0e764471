import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readCards } from "../cards.ts";
import { staleFiles } from "../generated.ts";

/** The law of cards: every list of calculators contains all cards and nothing else. */
const root = new URL("../../../", import.meta.url);

/** The lists are read as files; this test imports none of those packages. */
interface FileKind {
  readonly collection: string;
  readonly route: string;
  readonly title: string;
}
interface Link {
  readonly path: string;
  readonly label: string;
  readonly summary?: string;
}
interface Lists {
  readonly kindOfCollection: (collection: string) => FileKind;
  readonly kindOfRoute: (route: string) => FileKind | undefined;
  readonly calculatorGroups: ReadonlyArray<{ readonly title: string; readonly links: readonly Link[] }>;
}
const load = async (path: string): Promise<Partial<Lists>> => (await import(new URL(path, root).href)) as Partial<Lists>;
const { calculatorGroups, kindOfCollection, kindOfRoute } = {
  ...(await load("packages/data/src/collections.ts")),
  ...(await load("apps/web/src/page/navigationLinks.ts")),
} as Lists;
const folders = await readCards(root);
const text = (path: string): string => readFileSync(new URL(path, root), "utf8");

const inRules = /return collection\.matches\('\(([\w|]+)\)'\);/.exec(text("firestore.rules"))![1]!.split("|");
const { fieldOverrides } = JSON.parse(text("firestore.indexes.json")) as {
  fieldOverrides: { collectionGroup: string; fieldPath: string }[];
};
const indexed = fieldOverrides.filter(({ fieldPath }) => fieldPath === "data").map(({ collectionGroup }) => collectionGroup);

const { hosting } = JSON.parse(text("firebase.json")) as { hosting: { rewrites: { source: string }[] } };
const addresses = hosting.rewrites.map(({ source }) => source);

describe.each(folders.map(({ card }) => [card.id, card] as const))("the card of %s", (_, card) => {
  test("has a kind of files", () => {
    expect(kindOfRoute(card.id)).toEqual({ collection: card.collection, route: card.id, title: card.title });
    expect(kindOfCollection(card.collection)).toBe(kindOfRoute(card.id));
  });

  test("has its collection in the security rules", () => {
    expect(inRules).toContain(card.collection);
  });

  test("has its content exempt from indexes", () => {
    expect(indexed).toContain(card.collection);
  });

  test("has its addresses at the host: its files' pages and, where it has one, its own", () => {
    expect(addresses).toContain(`/projects/*/${card.id}/*`);
    expect(addresses.includes(`/calculators/${card.id}`)).toBe(card.route !== null);
    if (card.route !== null) expect(addresses).toContain(card.route);
  });

  test("stands once in the navigation where it has a page", () => {
    const links = calculatorGroups.flatMap((group) => group.links).filter(({ label }) => label === card.title);
    expect(links.map(({ path }) => path)).toEqual(card.route === null ? [] : [card.route]);
    for (const { summary } of links) expect(summary).toBe(card.summary);
  });
});

test("nothing is listed that has no card", () => {
  const collections = folders.map(({ card }) => card.collection);
  expect(inRules.toSorted()).toEqual(collections.toSorted());
  expect(indexed.toSorted()).toEqual([...collections, "revisions", "versions"].toSorted());
  const links = calculatorGroups.flatMap((group) => group.links);
  expect(links).toHaveLength(folders.filter(({ card }) => card.route !== null).length);
});

/** The page of an address, by the router's file names: without layouts (`_protected`), parameters as `$`. */
function pageOf(file: string): string {
  const parts = file.replace(/\.tsx$/, "").split(/[/.]/);
  return `/${parts.filter((part) => !part.startsWith("_") && part !== "index").join("/")}`.replaceAll("_/", "/");
}

test("every page of the application has an address at the host, and every address there is a page", () => {
  const files = readdirSync(new URL("apps/web/src/routes/", root), { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".tsx"),
  );
  const pages = files.map(pageOf).filter((page) => page !== "/");
  expect(pages.length).toBeGreaterThan(9);
  const matching = (page: string): RegExp => new RegExp(`^${page.replaceAll(/\$\w+/g, "[^/]+")}$`);
  for (const page of pages)
    expect(
      addresses.filter((address) => matching(page).test(address)),
      page,
    ).not.toEqual([]);
  for (const address of addresses)
    expect(
      pages.filter((page) => matching(page).test(address)),
      address,
    ).not.toEqual([]);
});

test("files that are generated from cards are up to date", async () => {
  expect((await staleFiles(root)).map(([path]) => path)).toEqual([]);
});
