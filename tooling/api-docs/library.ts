import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { referencedTypes } from "./references.ts";
import { readTopics, requireTopics, type Topics } from "./topics.ts";

export type Kind = "function" | "class" | "constant" | "type";

/** Something that the library exports, or a type that its signatures name. */
export interface Entry {
  readonly name: string;
  readonly kind: Kind;
  readonly symbol: ts.Symbol;
  readonly declaration: ts.Declaration;
  /** False for a type that signatures name and nobody can import. */
  readonly isExported: boolean;
}

/** One subpath of the package, which becomes one page. */
export interface Subpath {
  /** As in the import, without the package: `flow`, `psychrometrics/design`; `.` is the package itself. */
  readonly path: string;
  readonly importName: string;
  /** Entries described here, sorted by name. */
  readonly entries: readonly Entry[];
  /** Entries exported here and described in their module. */
  readonly elsewhere: readonly Entry[];
  /** Entries described here by topic, in the order of the exports; empty for a module without topics. */
  readonly topics: readonly Topic[];
}

export interface Topic {
  readonly name: string;
  readonly entries: readonly Entry[];
}

/** For types that signatures name and no door exports, where nothing else of their file has a topic. */
const hiddenTopic = "Types in signatures";

export interface Library {
  readonly name: string;
  /** The package's own source files. */
  readonly files: readonly ts.SourceFile[];
  readonly checker: ts.TypeChecker;
  readonly subpaths: readonly Subpath[];
  /** The subpath whose page describes a symbol. */
  readonly homes: ReadonlyMap<ts.Symbol, string>;
}

/** Order of names that is the same on every machine: letters first, capitals second. */
export function byName(a: string, b: string): number {
  const [lowerA, lowerB] = [a.toLowerCase(), b.toLowerCase()];
  if (lowerA !== lowerB) return lowerA < lowerB ? -1 : 1;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** All files, not only those that a door reaches: a source that nothing but docstrings cite is imported by nobody. */
function compile(packageFolder: string): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(
    path.join(packageFolder, "tsconfig.json"),
    { types: [], noEmit: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, "\n"));
      },
    },
  );
  if (!config) throw new Error(`${packageFolder} has no tsconfig.json`);
  const files = config.fileNames.filter((file) => isUnder(file, path.join(packageFolder, "src")) && !file.endsWith(".test.ts"));
  return ts.createProgram(files, { ...config.options, stableTypeOrdering: true });
}

interface Manifest {
  readonly name: string;
  readonly publishConfig: { readonly exports: Readonly<Record<string, unknown>> };
}

/** The doors that `exports` of the published package opens: `.` and every folder with an index, but for those closed with null. */
function doors(source: string, { publishConfig }: Manifest): { readonly path: string; readonly file: string }[] {
  return globSync("**/index.ts", { cwd: source })
    .map((file) => ({ path: path.posix.dirname(file.replaceAll(path.sep, "/")), file: path.join(source, file) }))
    .filter((door) => publishConfig.exports[`./${door.path}`] !== null)
    .sort((a, b) => byName(a.path, b.path));
}

function kindOf(symbol: ts.Symbol, declaration: ts.Declaration, checker: ts.TypeChecker): Kind {
  if (symbol.flags & ts.SymbolFlags.Class) return "class";
  if (symbol.flags & ts.SymbolFlags.Function) return "function";
  if (!(symbol.flags & ts.SymbolFlags.Variable)) return "type";
  return checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures().length > 0 ? "function" : "constant";
}

/** Reads what a package with one door per folder exports, each thing once: at the door of the folder that declares it. */
export function readLibrary(packageFolder: string): Library {
  const manifest = JSON.parse(readFileSync(path.join(packageFolder, "package.json"), "utf8")) as Manifest;
  const { name } = manifest;
  const source = path.join(packageFolder, "src");
  const opened = doors(source, manifest);
  const program = compile(packageFolder);
  const checker = program.getTypeChecker();

  const exported = new Map(opened.map((door) => [door.path, exportsOf(door.file, program)]));
  const homes = new Map<ts.Symbol, string>();
  const homeOf = (entry: Entry): string => {
    const folders = foldersAbove(entry.declaration, source);
    const exporting = [...exported].filter(([, entries]) => entries.some(({ symbol }) => symbol === entry.symbol)).map(([door]) => door);
    const nearest =
      folders.find((folder) => folder !== "." && exporting.includes(folder)) ?? exporting.find((door) => door !== ".") ?? exporting[0];
    return nearest ?? folders.find((folder) => exported.has(folder))!;
  };
  for (const entry of [...exported.values()].flat()) homes.set(entry.symbol, homeOf(entry));

  const hidden = hiddenTypes([...exported.values()].flat(), checker, source);
  for (const entry of hidden) homes.set(entry.symbol, homeOf(entry));

  const subpaths = opened.map((door): Subpath => {
    const here = exported.get(door.path)!;
    const importName = door.path === "." ? name : `${name}/${door.path}`;
    const entries = [...here, ...hidden].filter(({ symbol }) => homes.get(symbol) === door.path).sort((a, b) => byName(a.name, b.name));
    const topics = readTopics(program.getSourceFile(door.file)!, importName, checker);
    requireTopics(
      importName,
      topics,
      entries.filter(({ isExported }) => isExported),
    );
    return {
      path: door.path,
      importName,
      entries,
      elsewhere: here.filter(({ symbol }) => homes.get(symbol) !== door.path),
      topics: byTopic(topics, entries),
    };
  });
  return { name, files: program.getSourceFiles().filter(({ fileName }) => isUnder(fileName, source)), checker, subpaths, homes };
}

function byTopic({ names, topicOfExport }: Topics, entries: readonly Entry[]): Topic[] {
  if (names.length === 0) return [];
  const placed = entries.filter(({ symbol }) => topicOfExport.has(symbol));
  const ofFiles = new Map(placed.map(({ symbol, declaration }) => [declaration.getSourceFile(), topicOfExport.get(symbol)!]));
  const topicOf = ({ symbol, declaration }: Entry): string =>
    topicOfExport.get(symbol) ?? ofFiles.get(declaration.getSourceFile()) ?? hiddenTopic;
  const topics = [...names, hiddenTopic].map((name) => ({ name, entries: entries.filter((entry) => topicOf(entry) === name) }));
  return topics.filter((topic) => topic.entries.length > 0);
}

function exportsOf(file: string, program: ts.Program): Entry[] {
  const checker = program.getTypeChecker();
  const sourceFile = program.getSourceFile(file)!;
  const module = checker.getSymbolAtLocation(sourceFile);
  if (!module) return [];
  return checker
    .getExportsOfModule(module)
    .map((alias): Entry => {
      const symbol = alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias;
      const declaration = symbol.declarations?.[0];
      if (!declaration) throw new Error(`${file} exports ${alias.name}, which is declared nowhere`);
      return { name: alias.name, kind: kindOf(symbol, declaration, checker), symbol, declaration, isExported: true };
    })
    .sort((a, b) => byName(a.name, b.name));
}

/** Folders of a declaration as subpaths, the nearest first: `psychrometrics/design`, `psychrometrics`, `.`. */
function foldersAbove(declaration: ts.Declaration, source: string): string[] {
  const folders: string[] = [];
  let folder = path.relative(source, path.dirname(declaration.getSourceFile().fileName)).replaceAll(path.sep, "/");
  while (folder !== "" && folder !== ".") {
    folders.push(folder);
    folder = path.posix.dirname(folder);
  }
  return [...folders, "."];
}

/** Types of the package that exported signatures name, though no door exports them. */
function hiddenTypes(exported: readonly Entry[], checker: ts.TypeChecker, source: string): Entry[] {
  const known = new Set(exported.map(({ symbol }) => symbol));
  const hidden: Entry[] = [];
  const queue = [...exported];
  for (const entry of queue) {
    for (const symbol of referencedTypes(entry.declaration, checker)) {
      const declaration = symbol.declarations?.[0];
      if (
        known.has(symbol) ||
        !declaration ||
        !isUnder(declaration.getSourceFile().fileName, source) ||
        ts.isTypeParameterDeclaration(declaration)
      )
        continue;
      known.add(symbol);
      const type: Entry = { name: symbol.name, kind: kindOf(symbol, declaration, checker), symbol, declaration, isExported: false };
      hidden.push(type);
      queue.push(type);
    }
  }
  return hidden;
}

function isUnder(file: string, folder: string): boolean {
  return !path.relative(folder, file).startsWith("..");
}
