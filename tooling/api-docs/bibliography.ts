import ts from "typescript";

/** A source as the constant in the code has it. */
export type SourceRecord = Readonly<Partial<Record<"key" | "title" | "publisher" | "edition" | "url" | "readIn", string>>>;

/** The texts of an object that is written out; `undefined` for another node. */
export function literalTexts(node: ts.Node | undefined): Record<string, string> | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const texts: Record<string, string> = {};
  for (const property of node.properties) {
    if (ts.isPropertyAssignment(property) && ts.isStringLiteralLike(property.initializer))
      texts[property.name.getText()] = property.initializer.text;
  }
  return texts;
}

/** The source that a constant declares. */
export function sourceOf(declaration: ts.Node): SourceRecord | undefined {
  if (!ts.isVariableDeclaration(declaration) || declaration.type?.getText() !== "Source") return undefined;
  return literalTexts(declaration.initializer);
}

/** Every source of the library by its key, whether exported or not. */
export function readBibliography(files: readonly ts.SourceFile[]): ReadonlyMap<string, SourceRecord> {
  const statements = files.flatMap((file) => file.statements.filter(ts.isVariableStatement));
  const declarations = statements.flatMap(({ declarationList }) => [...declarationList.declarations]);
  return new Map(declarations.map(sourceOf).flatMap((source) => (source?.key === undefined ? [] : [[source.key, source]])));
}

/** Text of a `@source` tag: the full source with its locator, or the tag as written if its key is unknown. */
export function citation(tag: string, bibliography: ReadonlyMap<string, SourceRecord>): string {
  const [, key = "", locator = ""] = /^([^,\s]+)(?:,\s*([^]*))?$/.exec(tag) ?? [];
  const source = bibliography.get(key);
  return source ? reference(source, locator) : tag;
}

/** A source as a list of references names it, with the place in it. */
export function reference({ title, publisher, edition, url, readIn }: SourceRecord, locator = ""): string {
  const name = url ? `[${title}](${url})` : title;
  return `${[publisher, name, edition, locator].filter(Boolean).join(", ")}${readIn ? ` (read in: ${readIn})` : ""}`;
}
