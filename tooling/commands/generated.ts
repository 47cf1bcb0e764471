import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fenceTable } from "@tooling/fences/table";
import { readCards, type CalculatorFolder } from "./cards.ts";
import { hosting } from "./hosting.ts";
import { spaceTypeValues } from "./spaceTypeValues.ts";

/** Files that follow from others, by path from the root. */
type GeneratedFiles = Readonly<Record<string, string>>;

const head = "// Written by `pnpm generate` from the folders of src/calculators. Not edited by hand.\n";
const lines = (each: readonly string[]): string => each.map((line) => `${line}\n`).join("");

function cardsDoor(all: readonly CalculatorFolder[]): string {
  return `${head}${lines(all.map(({ card, constant }) => `import { card as ${constant} } from "../calculators/${card.id}/card.ts";`))}
export { cardGroups, type Card, type CardGroup } from "../kernel/card.ts";

/** The cards of all calculators, in the order in which products list them. */
export const cards = [
${lines(all.map(({ constant }) => `  ${constant},`))}] as const;

/** The id of a calculator. */
export type CardId = (typeof cards)[number]["id"];
`;
}

function catalogue(made: readonly CalculatorFolder[]): string {
  return `${head}${lines(made.map(({ card, constant }) => `import { ${constant} } from "./calculators/${card.id}/index.ts";`))}
/** Every calculator of the library, in the order in which products list them. */
export const catalogue = [
${lines(made.map(({ constant }) => `  ${constant},`))}] as const;

/** The id of a calculator, which is also its place in addresses. */
export type CalculatorId = (typeof catalogue)[number]["id"];
`;
}

function calculators(made: readonly CalculatorFolder[]): string {
  return head + lines(made.map(({ card, constant }) => `export { ${constant} } from "./${card.id}/index.ts";`));
}

const inObject = (name: string): string => (/^\w+$/.test(name) ? name : `"${name}"`);

function loading(made: readonly CalculatorFolder[]): string {
  return `${head}import type { Calculator } from "../kernel/index.ts";

export { engineVersion } from "../version.ts";

const loaders: Readonly<Record<string, () => Promise<unknown>>> = {
${lines(made.map(({ card, constant }) => `  ${inObject(card.id)}: async () => (await import("../calculators/${card.id}/index.ts")).${constant},`))}};

/**
 * Loads one calculator, and nothing that only others need: for applications that learn from their data which calculators they use.
 *
 * @param id the calculator's id, such as "duct-sizer"
 * @returns the calculator, or \`undefined\` where no calculator has that id
 * @throws what the host's \`import()\` throws where the code cannot be loaded
 * @example
 * \`\`\`ts
 * import { loadCalculator } from "@org/hvac-core/loading";
 * const ductSizer = await loadCalculator("duct-sizer");
 * ductSizer?.title; // "Duct sizing"
 * \`\`\`
 */
export async function loadCalculator(id: string): Promise<Calculator | undefined> {
  return (Object.hasOwn(loaders, id) ? await loaders[id]!() : undefined) as Calculator | undefined;
}
`;
}

/** The pattern of the collections in the rules, after its mark; the rest of the rules is written by hand. */
const patternInRules = /(\/\/ Written by `pnpm generate` from the calculators' cards\.\n *return collection\.matches\('\()[^)]*(\)'\);)/;

function rules(text: string, all: readonly CalculatorFolder[]): string {
  if (!patternInRules.test(text)) throw new Error("firestore.rules lacks the mark that the collections of files follow.");
  const names = all.map(({ card }) => card.collection).join("|");
  return text.replace(patternInRules, (_all, before: string, after: string) => before + names + after);
}

interface FieldOverride {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly indexes: readonly unknown[];
}

/** Exempts all contents from indexing: no query needs them, and each index entry costs with every write. The rest of the file stays. */
function indexes(text: string, all: readonly CalculatorFolder[]): string {
  const { indexes: composite, fieldOverrides } = JSON.parse(text) as {
    readonly indexes: readonly unknown[];
    readonly fieldOverrides: readonly FieldOverride[];
  };
  const contents = [...all.map(({ card }) => card.collection), "revisions", "versions"].map((collectionGroup): FieldOverride => ({
    collectionGroup,
    fieldPath: "data",
    indexes: [],
  }));
  const others = fieldOverrides.filter(({ fieldPath }) => fieldPath !== "data");
  const written = [...contents, ...others].map(
    (override) => `    ${JSON.stringify(override).replaceAll('":', '": ').replaceAll(',"', ', "').replace("{", "{ ").replace(/\}$/, " }")}`,
  );
  return `{\n  "indexes": ${JSON.stringify(composite)},\n  "fieldOverrides": [\n${written.join(",\n")}\n  ]\n}\n`;
}

/** The table of fences in the guide for contributors. The rest of it is written by hand. */
function contributing(text: string): string {
  const table = /^\| fence \|[^]*?\n(?=\n)/m;
  if (!table.test(text)) throw new Error("CONTRIBUTING.md has no table of fences.");
  return text.replace(table, () => fenceTable());
}

/** The table of decisions, from their headings, dates and status. */
function decisionIndex(folder: URL): string {
  const rows = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => /^\d{4}-.+\.md$/.test(name))
    .toSorted()
    .map((name) => {
      const [, number, title, date, status] =
        /^# (\d{4}) (.+)\n\nDecided (\d{1,2} \w+ \d{4}).*?\. Status: ([^.;]+)/.exec(readFileSync(new URL(name, folder), "utf8")) ?? [];
      if (number !== name.slice(0, 4))
        throw new Error(`docs/decisions/${name} begins with "# ${name.slice(0, 4)}" and its title, then "Decided …. Status: …."`);
      return `| ${number} | [${title}](${name}) | ${date} | ${status} |`;
    });
  return `# Decisions

Half a page each: the date and the status, then **What** was decided, **Why**, **What it costs**, **What gets simpler**, **What else was looked at**, **Way out**, in this order and without what a decision does not have. The status is *in force* until another decision replaces it; then it names that one.

A new dependency, a stored format and a choice that a newcomer would question are decisions. How a folder works is in its \`README.md\`. Numbers that are missing here are of notes that moved there. Written by \`pnpm generate\`.

| no. | decision | decided | status |
|---|---|---|---|
${lines(rows)}`;
}

/**
 * Everything that lists calculators and cannot derive the list when it runs: doors of the library, security rules, index configuration,
 * the addresses that Hosting answers with the application; the table of decisions; and the short table of space types.
 *
 * @param root the repository
 */
async function generatedFiles(root: URL): Promise<GeneratedFiles> {
  const all = await readCards(root);
  const text = (path: string): string => readFileSync(new URL(path, root), "utf8");
  return {
    "packages/hvac-core/src/cards/index.ts": cardsDoor(all),
    "packages/hvac-core/src/catalogue.ts": catalogue(all),
    "packages/hvac-core/src/calculators/index.ts": calculators(all),
    "packages/hvac-core/src/loading/index.ts": loading(all),
    "packages/hvac-core/src/reference/spaceTypes/spaceTypeValues.ts": await spaceTypeValues(root),
    "firestore.rules": rules(text("firestore.rules"), all),
    "CONTRIBUTING.md": contributing(text("CONTRIBUTING.md")),
    "firestore.indexes.json": indexes(text("firestore.indexes.json"), all),
    "firebase.json": hosting(text("firebase.json"), text("apps/web/src/routeTree.gen.ts"), all),
    "docs/decisions/README.md": decisionIndex(new URL("docs/decisions/", root)),
  };
}

/** Paths of the generated files that are not what they should be, with what they should be. */
export async function staleFiles(root: URL): Promise<readonly (readonly [path: string, text: string])[]> {
  return Object.entries(await generatedFiles(root)).filter(([path, text]) => {
    const file = new URL(path, root);
    return !existsSync(file) || readFileSync(file, "utf8") !== text;
  });
}

/** Writes the generated files that are not what they should be. @returns their paths */
export async function writeGenerated(root: URL): Promise<readonly string[]> {
  const stale = await staleFiles(root);
  for (const [path, text] of stale) {
    const file = new URL(path, root);
    mkdirSync(new URL("./", file), { recursive: true });
    writeFileSync(file, text);
  }
  return stale.map(([path]) => path);
}
