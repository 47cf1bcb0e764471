import { citation, reference, sourceOf } from "./bibliography.ts";
import { calculatorsTable, calculatorTexts } from "./calculatorText.ts";
import { memberNames } from "./declarations.ts";
import { firstSentence } from "./docstring.ts";
import type { Entry, Kind, Subpath } from "./library.ts";
import { anchorOf, headingOf } from "./links.ts";
import { code, line, table } from "./markdown.ts";
import { docs, entryParts, typeCell, type Context } from "./sections.ts";

const titles: Readonly<Record<Kind, string>> = { function: "Functions", class: "Classes", constant: "Constants", type: "Types" };

/** The page of a subpath that describes all of it. */
export function pageText(subpath: Subpath, shared: Omit<Context, "page" | "depth">): string {
  const context: Context = { ...shared, page: shared.links.page(subpath.path), depth: 3 };
  requireOwnAnchors(subpath);
  const calculator = shared.calculators.get(subpath.path);
  const of = (kind: Kind): Entry[] => subpath.entries.filter((entry) => entry.kind === kind);
  const section = (kind: Kind, parts: readonly string[]): string[] => (parts.length ? [`## ${titles[kind]}`, ...parts] : []);
  const sections = (kind: Kind): string[] =>
    section(
      kind,
      of(kind).map((entry) => entrySection(entry, context)),
    );
  const parts = [
    `# ${subpath.importName}`,
    ...(calculator ? calculatorTexts(calculator) : []),
    ...(subpath.path === "calculators" ? [calculatorsTable(context)] : []),
    ...contents(of("function"), context),
    ...sections("function"),
    ...sections("class"),
    ...section("constant", constantTexts(of("constant"), context)),
    ...sections("type"),
    ...elsewhereText(subpath, context),
  ];
  return `${parts.join("\n\n")}\n`;
}

function entrySection(entry: Entry, context: Context): string {
  return [`${"#".repeat(context.depth)} ${headingOf(entry)}`, ...entryParts(entry, context)].join("\n\n");
}

/** A link leads to one heading only. Two names of a page that differ in capitals alone would share theirs. */
function requireOwnAnchors({ importName, entries }: Subpath): void {
  const anchors = new Map<string, string>();
  for (const entry of entries) {
    const heading = headingOf(entry);
    const other = anchors.get(anchorOf(heading));
    if (other !== undefined) throw new Error(`${importName}: links cannot tell "${heading}" from "${other}"`);
    anchors.set(anchorOf(heading), heading);
  }
}

/** The functions of a page at a glance. */
export function contents(functions: readonly Entry[], context: Context): string[] {
  if (functions.length < 2) return [];
  const rows = functions.map((entry) => [context.links.link(entry, context.page), line(firstSentence(docs(entry.symbol, context).text))]);
  return [table(["function", "gives"], rows)];
}

/** Constants: one table of those that a line describes, sections for those with an example, and sources as a bibliography. */
function constantTexts(constants: readonly Entry[], context: Context): string[] {
  const sources = constants.filter(({ declaration }) => sourceOf(declaration));
  const others = constants.filter((entry) => !sources.includes(entry));
  const long = others.filter(({ symbol }) => docs(symbol, context).examples.length > 0);
  const short = others.filter((entry) => !long.includes(entry));
  const rows = short.map((entry) => {
    const type = typeCell(entry.symbol, context);
    return [anchored(entry), type, constantMeaning(entry, context, type === code("{ … }"))];
  });
  const sections = long.map((entry) => entrySection(entry, context));
  const references = sources.map((entry) => {
    const source = sourceOf(entry.declaration)!;
    return [anchored(entry), code(source.key ?? ""), reference(source)];
  });
  const tableOf = (heads: readonly string[], cells: readonly (readonly string[])[]): string[] =>
    cells.length ? [table(heads, cells)] : [];
  return [...tableOf(["constant", "type", "meaning"], rows), ...sections, ...tableOf(["constant", "key", "source"], references)];
}

/** A row that links can lead to. */
function anchored(entry: Entry): string {
  return `<a id="${anchorOf(headingOf(entry))}"></a>\`${entry.name}\``;
}

/** @param isCut whether the type beside it does not show its members */
function constantMeaning({ symbol, declaration }: Entry, context: Context, isCut: boolean): string {
  const { checker } = context.library;
  const described = docs(symbol, context);
  const members = isCut ? memberNames(checker.getTypeOfSymbolAtLocation(symbol, declaration), checker) : [];
  const cited = described.sources.map((tag) => `Source: ${citation(tag, context.bibliography)}.`);
  const named = members.length ? `Members: ${members.map(code).join(", ")}` : "";
  return [line(described.text), ...cited, ...described.see.map(line), named].filter(Boolean).join(" ");
}

/** What the door offers too, by the page that describes it. */
export function elsewhereText({ elsewhere }: Subpath, { library, links, page }: Context): string[] {
  const items = library.subpaths.flatMap(({ path, importName }) => {
    const entries = elsewhere.filter(({ symbol }) => library.homes.get(symbol) === path);
    return entries.length ? [`- described with ${importName}: ${entries.map((entry) => links.link(entry, page)).join(", ")}`] : [];
  });
  return items.length ? ["## Exported here too", items.join("\n")] : [];
}
