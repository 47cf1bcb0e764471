import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { readBibliography, reference, sourceOf } from "./bibliography.ts";
import { readCalculators } from "./calculators.ts";
import { calculatorsTable, calculatorTexts } from "./calculatorText.ts";
import { summaries } from "./contents.ts";
import { firstSentence } from "./docstring.ts";
import { equationAsMathml } from "./equation.ts";
import { readNeighbours } from "./neighbours.ts";
import { readLibrary, type Entry, type Kind, type Subpath } from "./library.ts";
import { anchorOf, headingOf, Links, type Layout } from "./links.ts";
import { code, line, table } from "./markdown.ts";
import { elsewhereText } from "./page.ts";
import { docs, entryParts, type Context } from "./sections.ts";

/** A page of the reference as a site has it: one for each subpath, one for each thing that it exports. */
export interface ReferencePage {
  /** Below the address of the reference: `flow`, `flow/frictionFactor`, `kernel/types/Source`. */
  readonly path: string;
  readonly kind: "module" | Kind;
  /** `frictionFactor()`, `interface Source`; of a module how it is imported. */
  readonly title: string;
  /** As importers write it; of a module the last part of its path. */
  readonly name: string;
  readonly importName: string;
  /** Path of the page of its module. */
  readonly module: string;
  /** False for a type that signatures name and nobody can import. */
  readonly isExported: boolean;
  /** A sentence, without Markdown. */
  readonly summary: string;
  /** Further search words: its description, parameters and units. */
  readonly words: string;
  /** Markdown, without the title. */
  readonly text: string;
  readonly declared?: Declared;
}

/** Place of a declaration in the repository. */
export interface Declared {
  /** From the root of the repository. */
  readonly file: string;
  readonly line: number;
  /** The code, where it is not too long to be read. */
  readonly code?: string;
}

/** Longer code is mostly a table of data. */
const readableLines = 120;

const titles: Readonly<Record<Kind, string>> = { function: "Functions", class: "Classes", constant: "Constants", type: "Types" };

/** A page for each entry, below `base`. Publications are rows on the page of their module. */
function siteLayout(packageName: string, base: string): Layout {
  const page = (subpath: string): string => (subpath === "." ? packageName.split("/").at(-1)! : subpath);
  const place: Layout["place"] = (subpath, anchor) => `${base}/${page(subpath)}${anchor === undefined ? "" : `#${anchor}`}`;
  return {
    page,
    place,
    entry: (entry, subpath, from) =>
      sourceOf(entry.declaration) ? place(subpath, anchorOf(headingOf(entry)), from) : `${base}/${entryPath(entry, page(subpath))}`,
  };
}

function entryPath({ kind, name }: Entry, module: string): string {
  const folders: Partial<Record<Kind, string>> = { class: "classes/", type: "types/" };
  return `${module}/${folders[kind] ?? ""}${name}`;
}

/**
 * Every page of the reference of a package.
 *
 * @param packageFolder the package, with a door in each folder
 * @param base where the pages will live, such as `/docs`
 */
export async function sitePages(packageFolder: string, base: string): Promise<readonly ReferencePage[]> {
  const library = readLibrary(packageFolder);
  const shared = {
    library,
    links: new Links(library, siteLayout(library.name, base)),
    bibliography: readBibliography(library.files),
    calculators: await readCalculators(library),
    writeEquation: equationAsMathml,
    neighbours: readNeighbours(library),
    depth: 1,
  };
  const known = summaries(readFileSync(path.join(packageFolder, "README.md"), "utf8"));
  const pages = library.subpaths.flatMap((subpath) => {
    const context = { ...shared, page: shared.links.page(subpath.path) };
    const summary = shared.calculators.get(subpath.path)?.calculator.summary ?? known.get(subpath.path) ?? "";
    const described = subpath.entries.filter(({ declaration }) => !sourceOf(declaration));
    return [modulePage(subpath, summary, context), ...described.map((entry) => entryPage(entry, subpath, context, packageFolder))];
  });
  requireOwnPaths(pages);
  return pages;
}

/** Some file systems take two names that differ in capitals alone for one. */
function requireOwnPaths(pages: readonly ReferencePage[]): void {
  const paths = new Set<string>();
  for (const page of pages) {
    const folded = page.path.toLowerCase();
    if (paths.has(folded)) throw new Error(`Two pages of the reference would be ${folded}`);
    paths.add(folded);
  }
}

function modulePage(subpath: Subpath, summary: string, context: Context): ReferencePage {
  const calculator = context.calculators.get(subpath.path);
  const rowsOf = (entries: readonly Entry[]): string[][] =>
    entries.map((entry) => [context.links.link(entry, context.page), line(firstSentence(docs(entry.symbol, context).text))]);
  const kinds = ["function", "class", "constant", "type"] as const;
  const byKind = (entries: readonly Entry[]): Entry[] => kinds.flatMap((kind) => entries.filter((entry) => entry.kind === kind));
  const described = subpath.entries.filter(({ declaration }) => !sourceOf(declaration));
  const groups =
    subpath.topics.length > 0
      ? subpath.topics.map(({ name, entries }) => ({
          title: name,
          head: "name",
          entries: byKind(entries.filter((entry) => described.includes(entry))),
        }))
      : kinds.map((kind) => ({ title: titles[kind], head: kind, entries: described.filter((entry) => entry.kind === kind) }));
  const tables = groups.flatMap(({ title, head, entries }) =>
    entries.length > 0 ? [`## ${title}`, table([head, "meaning"], rowsOf(entries))] : [],
  );
  return {
    path: context.page,
    kind: "module",
    title: subpath.importName,
    name: subpath.path === "." ? subpath.importName : subpath.path,
    importName: subpath.importName,
    module: context.page,
    isExported: true,
    summary: plain(`${summary.slice(0, 1).toUpperCase()}${summary.slice(1).replace(/\.$/, "")}.`),
    words: calculator ? Object.keys(calculator.calculator.fields).join(" ") : "",
    text: [
      ...(calculator ? calculatorTexts(calculator).slice(1) : []),
      ...(subpath.path === "calculators" ? [calculatorsTable(context)] : []),
      ...tables,
      ...publications(subpath),
      ...elsewhereText(subpath, context),
    ].join("\n\n"),
  };
}

/** The publications that a module states, each with a place that links lead to. */
function publications({ entries }: Subpath): string[] {
  const rows = entries.flatMap((entry) => {
    const source = sourceOf(entry.declaration);
    return source ? [[`<a id="${anchorOf(headingOf(entry))}"></a>${code(entry.name)}`, code(source.key ?? ""), reference(source)]] : [];
  });
  return rows.length > 0 ? ["## Publications", table(["constant", "key", "publication"], rows)] : [];
}

function entryPage(entry: Entry, subpath: Subpath, context: Context, packageFolder: string): ReferencePage {
  const described = docs(entry.symbol, context);
  const texts = [described.text, ...[...described.parameters].flat(), described.returns ?? "", ...described.sources];
  return {
    path: entryPath(entry, context.page),
    kind: entry.kind,
    title: headingOf(entry),
    name: entry.name,
    importName: subpath.importName,
    module: context.page,
    isExported: entry.isExported,
    summary: plain(firstSentence(described.text)),
    words: plain(texts.join(" ")),
    text: entryParts(entry, context).join("\n\n"),
    declared: declaredAt(entry, packageFolder),
  };
}

function declaredAt({ declaration, kind }: Entry, packageFolder: string): Declared {
  const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const sourceFile = node.getSourceFile();
  const text = node.getText();
  const isReadable = kind !== "type" && text.split("\n").length <= readableLines;
  return {
    file: path.relative(path.join(packageFolder, "../.."), sourceFile.fileName).replaceAll(path.sep, "/"),
    line: sourceFile.getLineAndCharacterOfPosition(node.getStart()).line + 1,
    ...(isReadable && { code: text }),
  };
}

/** Markdown of a docstring as plain words on one line. */
function plain(text: string): string {
  return text
    .replaceAll(/```[^]*?```/g, "")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[`\\]/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll(/\s+/g, " ")
    .trim();
}
