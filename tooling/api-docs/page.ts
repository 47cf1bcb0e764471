import { citation, reference, sourceOf } from "./bibliography.ts";
import { calculatorsTable, calculatorTexts } from "./calculatorText.ts";
import { memberNames } from "./declarations.ts";
import { firstSentence } from "./docstring.ts";
import type { Entry, Kind, Subpath, Topic } from "./library.ts";
import { anchorOf, headingOf } from "./links.ts";
import { code, item, line, table } from "./markdown.ts";
import { docs, entryParts, typeCell, type Context } from "./sections.ts";

const titles: Readonly<Record<Kind, string>> = { function: "Functions", class: "Classes", constant: "Constants", type: "Types" };

/** The page of a subpath that describes all of it. */
export function pageText(subpath: Subpath, shared: Omit<Context, "page" | "depth">): string {
  const context: Context = { ...shared, page: shared.links.page(subpath.path), depth: 3 };
  requireOwnAnchors(subpath);
  const calculator = shared.calculators.get(subpath.path);
  const parts = [
    `# ${subpath.importName}`,
    ...(calculator ? calculatorTexts(calculator) : []),
    ...(subpath.path === "calculators" ? [calculatorsTable(context)] : []),
    ...(subpath.topics.length > 0 ? topicTexts(subpath.topics, context) : kindTexts(subpath.entries, context)),
    ...elsewhereText(subpath, context),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** All that a small module describes, by kind. */
function kindTexts(entries: readonly Entry[], context: Context): string[] {
  const kinds = Object.keys(titles) as Kind[];
  const sections = kinds.flatMap((kind) => {
    const texts = kindText(kind, entries, context);
    return texts.length > 0 ? [`## ${titles[kind]}`, ...texts] : [];
  });
  return [...contents(functionsOf(entries), context), ...sections];
}

/** A list of topics with what each holds, then the topics. */
function topicTexts(topics: readonly Topic[], context: Context): string[] {
  const kinds = Object.keys(titles) as Kind[];
  const list = topics.map(({ name, entries }) => {
    const links = kinds
      .flatMap((kind) => entries.filter((entry) => entry.kind === kind))
      .map((entry) => context.links.link(entry, context.page));
    return item(`[**${name}**](#${anchorOf(name)}): ${links.join(", ")}`);
  });
  const sections = topics.flatMap(({ name, entries }) => [
    `## ${name}`,
    ...contents(functionsOf(entries), context),
    ...kinds.flatMap((kind) => kindText(kind, entries, context)),
  ]);
  return [list.join("\n"), ...sections];
}

function functionsOf(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ kind }) => kind === "function");
}

function kindText(kind: Kind, entries: readonly Entry[], context: Context): string[] {
  const ofKind = entries.filter((entry) => entry.kind === kind);
  return kind === "constant" ? constantTexts(ofKind, context) : ofKind.map((entry) => entrySection(entry, context));
}

function entrySection(entry: Entry, context: Context): string {
  return [`${"#".repeat(context.depth)} ${headingOf(entry)}`, ...entryParts(entry, context)].join("\n\n");
}

/** A link leads to one heading only. Two names of a page that differ in capitals alone would share theirs. */
function requireOwnAnchors({ importName, entries, topics }: Subpath): void {
  const anchors = new Map<string, string>();
  for (const heading of [...topics.map(({ name }) => name), ...entries.map(headingOf)]) {
    const other = anchors.get(anchorOf(heading));
    if (other !== undefined) throw new Error(`${importName}: links cannot tell "${heading}" from "${other}"`);
    anchors.set(anchorOf(heading), heading);
  }
}

/** Functions at a glance. */
function contents(functions: readonly Entry[], context: Context): string[] {
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

/** @param isCut whether its type is shown without its members */
function constantMeaning({ symbol, declaration }: Entry, context: Context, isCut: boolean): string {
  const { checker } = context.library;
  const described = docs(symbol, context);
  const members = isCut ? memberNames(checker.getTypeOfSymbolAtLocation(symbol, declaration), checker) : [];
  const cited = described.sources.map((tag) => `Source: ${citation(tag, context.bibliography)}.`);
  const named = members.length ? `Members: ${members.map(code).join(", ")}` : "";
  return [line(described.text), ...cited, ...described.see.map(line), named].filter(Boolean).join(" ");
}

/** Other exports of the module, by the page that describes them. */
export function elsewhereText({ elsewhere }: Subpath, { library, links, page }: Context): string[] {
  const items = library.subpaths.flatMap(({ path, importName }) => {
    const entries = elsewhere.filter(({ symbol }) => library.homes.get(symbol) === path);
    return entries.length ? [`- described with ${importName}: ${entries.map((entry) => links.link(entry, page)).join(", ")}`] : [];
  });
  return items.length ? ["## Exported here too", items.join("\n")] : [];
}
