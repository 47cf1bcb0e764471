import ts from "typescript";

/** Modules with more exports than these are read by topic. */
const maxExportsWithoutTopics = 25;

/** Topics of a module in the order of its door, and the topic of each export. */
export interface Topics {
  readonly names: readonly string[];
  readonly topicOfExport: ReadonlyMap<ts.Symbol, string>;
}

/**
 * Reads the topics of a module from its door. A line comment above an export names the topic of that export and of all that follow, up to the
 * next such comment.
 *
 * @throws {Error} for a large module without topics, an export above the first topic, a topic that is named twice, and an export without a topic
 */
export function readTopics(door: ts.SourceFile, importName: string, checker: ts.TypeChecker): Topics {
  const statements = door.statements.filter(isExport);
  const names: string[] = [];
  const topicOfExport = new Map<ts.Symbol, string>();
  let topic: string | undefined;
  for (const statement of statements) {
    const heading = headingAbove(statement, door);
    if (heading !== undefined) {
      if (names.includes(heading)) throw new Error(`${importName}: the topic "${heading}" is in the door twice`);
      names.push((topic = heading));
    }
    const symbols = exportedSymbols(statement, checker);
    if (topic !== undefined) for (const symbol of symbols) topicOfExport.set(symbol, topic);
    else if (names.length > 0) throw new Error(`${importName}: ${statement.getText()} has no topic`);
  }
  return { names, topicOfExport };
}

/** Every export of a module that has topics, or is large, is under one. */
export function requireTopics(
  importName: string,
  { names, topicOfExport }: Topics,
  entries: readonly { name: string; symbol: ts.Symbol }[],
): void {
  if (names.length === 0 && entries.length <= maxExportsWithoutTopics) return;
  const without = entries.filter(({ symbol }) => !topicOfExport.has(symbol)).map(({ name }) => name);
  if (without.length > 0)
    throw new Error(
      `${importName}: no topic for ${without.join(", ")}. Write it as a line comment above the export in the module's index.ts.`,
    );
}

/** An export of other modules, or of a value that the door defines. */
const isExport = (statement: ts.Statement): statement is ts.ExportDeclaration | ts.VariableStatement =>
  ts.isExportDeclaration(statement) ||
  (ts.isVariableStatement(statement) && statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true);

/** The topic in the comment above an export. Comments of a generator above the first export begin with "Written by" and name no topic. */
function headingAbove(statement: ts.Statement, door: ts.SourceFile): string | undefined {
  const comments = ts.getLeadingCommentRanges(door.text, statement.getFullStart()) ?? [];
  const lines = comments
    .filter(({ kind }) => kind === ts.SyntaxKind.SingleLineCommentTrivia)
    .map(({ pos, end }) => door.text.slice(pos + 2, end));
  const topic = lines.map((line) => line.trim()).filter((line) => !line.startsWith("Written by"));
  return topic.at(-1);
}

function exportedSymbols(statement: ts.ExportDeclaration | ts.VariableStatement, checker: ts.TypeChecker): ts.Symbol[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => checker.getSymbolAtLocation(name) ?? []);
  const { exportClause, moduleSpecifier } = statement;
  const target = (symbol: ts.Symbol): ts.Symbol => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
  if (exportClause && ts.isNamedExports(exportClause))
    return exportClause.elements.flatMap(({ name }) => checker.getSymbolAtLocation(name) ?? []).map(target);
  const module = moduleSpecifier && checker.getSymbolAtLocation(moduleSpecifier);
  return module ? checker.getExportsOfModule(module).map(target) : [];
}
