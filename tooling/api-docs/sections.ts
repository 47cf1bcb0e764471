import ts from "typescript";
import { citation, type SourceRecord } from "./bibliography.ts";
import type { DescribedCalculator } from "./calculators.ts";
import {
  closedSet,
  inWrittenOrder,
  memberType,
  parameterNames,
  signatureNodes,
  signatureText,
  writtenDeclaration,
} from "./declarations.ts";
import { docstringOf, type Docstring } from "./docstring.ts";
import { byName, type Entry, type Library } from "./library.ts";
import type { Links } from "./links.ts";
import { code, codeBlock, item, line, prose, table } from "./markdown.ts";
import { referencedTypes } from "./references.ts";

/** Data of a page. */
export interface Context {
  readonly library: Library;
  readonly links: Links;
  readonly bibliography: ReadonlyMap<string, SourceRecord>;
  /** By subpath. */
  readonly calculators: ReadonlyMap<string, DescribedCalculator>;
  /** The page being written, for links that start there. */
  readonly page: string;
  /** How deep the heading of an entry is. */
  readonly depth: number;
  /** An equation as a paragraph. */
  readonly writeEquation: (equation: string) => string;
  /** Related entries, see `readNeighbours`. */
  readonly neighbours: ReadonlyMap<ts.Symbol, readonly Entry[]>;
}

/** Description of one entry, without its heading. */
export function entryParts(entry: Entry, context: Context): string[] {
  switch (entry.kind) {
    case "function":
      return functionParts(entry, context);
    case "class":
      return classParts(entry, context);
    case "constant":
      return constantParts(entry, context);
    case "type":
      return typeParts(entry, context);
  }
}

export function docs(symbol: ts.Symbol, { library, links, page }: Context): Docstring {
  return docstringOf(symbol, library.checker, links.writer(page));
}

function functionParts(entry: Entry, context: Context): string[] {
  const nodes = signatureNodes(entry.symbol);
  if (nodes.length === 0) {
    const described = docs(entry.symbol, context);
    const signature = codeBlock(`const ${entry.name}: ${memberType(entry.symbol, context.library.checker)}`);
    return [signature, ...paragraphs(described, context), ...restOf(described, [], context)];
  }
  return nodes.flatMap((node) => signatureParts(entry, node, context));
}

function signatureParts(entry: Entry, node: ts.SignatureDeclaration, context: Context): string[] {
  const { checker } = context.library;
  const isOverloaded = entry.symbol.declarations!.length > 1;
  const described = docstringOf(
    isOverloaded ? checker.getSignatureFromDeclaration(node)! : entry.symbol,
    checker,
    context.links.writer(context.page),
  );
  const names = parameterNames(node, [...described.parameters.keys()]);
  const keyword = ts.isMethodSignature(node) || ts.isMethodDeclaration(node) || ts.isFunctionTypeNode(node) ? "" : "function ";
  const signature = codeBlock(`${keyword}${signatureText(entry.name, node, checker)}`);
  return [
    signature,
    ...usedTypes(node, entry, context),
    ...paragraphs(described, context),
    ...restOf(described, names, context, context.neighbours.get(entry.symbol)),
  ];
}

/** Links to the types that a signature names. */
export function usedTypes(node: ts.Node, entry: Entry, { library, links, page }: Context): string[] {
  const named = referencedTypes(node, library.checker)
    .flatMap((symbol) => links.entryOf(symbol) ?? [])
    .filter(({ symbol }) => symbol !== entry.symbol);
  return named.length ? [`Types: ${named.map((type) => links.link(type, page)).join(", ")}`] : [];
}

function paragraphs({ text, equations }: Docstring, { writeEquation }: Context): string[] {
  return [...(text ? [prose(text)] : []), ...equations.map(writeEquation)];
}

/** All of a docstring behind its text. */
export function restOf(
  described: Docstring,
  names: readonly string[],
  { links, page, bibliography }: Context,
  neighbours: readonly Entry[] = [],
): string[] {
  const parameters = [...new Set([...names, ...described.parameters.keys()])].filter((name) => described.parameters.has(name));
  const list = (title: string, items: readonly string[]): string[] => (items.length ? [`**${title}**`, items.map(item).join("\n")] : []);
  const others = neighbours.map((entry) => links.link(entry, page)).filter((link) => !described.see.some((see) => see.includes(link)));
  const throwing = described.throws.map(({ error, when }) => `${error === undefined ? "" : `${links.linkName(error, page)} `}${when}`);
  return [
    ...(described.deprecated === undefined ? [] : [`**Deprecated**: ${prose(described.deprecated)}`]),
    ...list(
      "Parameters",
      parameters.map((name) => `\`${name}\`: ${described.parameters.get(name)!}`),
    ),
    ...(described.returns === undefined ? [] : [`**Returns** ${prose(described.returns)}`]),
    ...list("Throws", throwing),
    ...list(
      "Sources",
      described.sources.map((tag) => citation(tag, bibliography)),
    ),
    ...list("See also", [...described.see, ...others]),
    ...described.examples.flatMap((example) => ["**Example**", example.includes("```") ? example : codeBlock(example)]),
  ];
}

function constantParts(entry: Entry, context: Context): string[] {
  const described = docs(entry.symbol, context);
  return [
    codeBlock(`const ${entry.name}: ${memberType(entry.symbol, context.library.checker)}`),
    ...usedTypes(entry.declaration, entry, context),
    ...paragraphs(described, context),
    ...restOf(described, [], context),
  ];
}

function classParts(entry: Entry, context: Context): string[] {
  const { checker } = context.library;
  const described = docs(entry.symbol, context);
  const declaration = entry.declaration as ts.ClassDeclaration;
  const constructor = declaration.members.find(ts.isConstructorDeclaration);
  const members = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(entry.symbol)).filter((member) => isPublic(member, context));
  return [
    ...heritage(declaration, context),
    ...paragraphs(described, context),
    ...(constructor ? [codeBlock(`new ${signatureText(entry.name, constructor, checker)}`)] : []),
    ...memberTable(
      members.filter((member) => !isMethod(member)),
      entry,
      context,
    ),
    ...restOf(described, [], context),
    ...methods(members, entry, context),
  ];
}

function heritage(declaration: ts.InterfaceDeclaration | ts.ClassDeclaration, context: Context): string[] {
  const bases = declaration.heritageClauses?.flatMap(({ types }) => [...types]) ?? [];
  if (bases.length === 0) return [];
  const written = bases.map((base) => {
    const [symbol] = referencedTypes(base, context.library.checker);
    const known = symbol && context.links.entryOf(symbol);
    const text = base.getText().replaceAll(/\s+/g, " ");
    return known ? context.links.link(known, context.page, text) : code(text);
  });
  return [`extends ${written.join(", ")}`];
}

/** Members that the package declares and that a caller may use. */
function isPublic(member: ts.Symbol, { library }: Context): boolean {
  return (member.declarations ?? []).some((node) => {
    const name = ts.getNameOfDeclaration(node);
    const isHidden =
      (name && ts.isPrivateIdentifier(name)) || ts.getCombinedModifierFlags(node) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected);
    return !isHidden && library.files.includes(node.getSourceFile());
  });
}

function isMethod(member: ts.Symbol): boolean {
  return signatureNodes(member).length > 0;
}

function memberTable(members: readonly ts.Symbol[], owner: Entry, context: Context): string[] {
  if (members.length === 0) return [];
  const rows = inWrittenOrder(members, owner.declaration).map((member) => {
    const described = docs(member, context);
    const meaning = [line(described.text), ...described.see.map(line)].filter(Boolean).join(" ");
    return [memberName(member), typeCell(member, context), meaning, inheritedFrom(member, owner, context)];
  });
  return [table(["member", "type", "meaning", "from"], rows)];
}

function memberName(member: ts.Symbol): string {
  return code(`${member.name}${member.flags & ts.SymbolFlags.Optional ? "?" : ""}`);
}

/** The type of a member or constant, which leads to the type's description where it names exactly one. */
export function typeCell(member: ts.Symbol, { library: { checker }, links, page }: Context): string {
  const text = memberType(member, checker);
  const node = member.valueDeclaration ?? member.declarations?.[0];
  const isTyped = node && (ts.isPropertySignature(node) || ts.isVariableDeclaration(node));
  const written = isTyped ? referencedTypes(node, checker) : [];
  const inferred = checker.getTypeOfSymbol(member).getSymbol();
  const named = (written.length === 0 && inferred ? [inferred] : written).flatMap((symbol) => links.entryOf(symbol) ?? []);
  const [only] = named;
  if (!only || named.length > 1) return code(text);
  if (text === "{ … }") return links.link(only, page);
  return text.includes(only.name) ? links.link(only, page, text) : code(text);
}

function inheritedFrom(member: ts.Symbol, owner: Entry, { library, links, page }: Context): string {
  const parent = (member.valueDeclaration ?? member.declarations?.[0])?.parent;
  const isNamed = parent && (ts.isInterfaceDeclaration(parent) || ts.isClassDeclaration(parent));
  const symbol = isNamed && parent.name ? library.checker.getSymbolAtLocation(parent.name) : undefined;
  const entry = symbol && symbol !== owner.symbol ? links.entryOf(symbol) : undefined;
  return entry ? links.link(entry, page) : "";
}

function methods(members: readonly ts.Symbol[], owner: Entry, context: Context): string[] {
  return members
    .filter(isMethod)
    .map((symbol) => ({ name: symbol.name, symbol, kind: "function", declaration: symbol.declarations![0]!, isExported: false }) as const)
    .map((entry) => [`${"#".repeat(context.depth + 1)} ${owner.name}.${entry.name}()`, ...functionParts(entry, context)].join("\n\n"));
}

function typeParts(entry: Entry, context: Context): string[] {
  const { checker } = context.library;
  const { declaration } = entry;
  const described = docs(entry.symbol, context);
  const introduction = entry.isExported ? [] : ["Not exported; signatures name it."];
  if (ts.isInterfaceDeclaration(declaration)) {
    const members = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(entry.symbol));
    const generic = declaration.typeParameters?.map((parameter) => parameter.getText()).join(", ");
    return [
      ...introduction,
      ...(generic ? [codeBlock(`interface ${entry.name}<${generic}>`)] : []),
      ...heritage(declaration, context),
      ...paragraphs(described, context),
      ...memberTable(
        members.filter((member) => !isMethod(member)),
        entry,
        context,
      ),
      ...restOf(described, [], context),
      ...methods(members, entry, context),
    ];
  }
  return [
    ...introduction,
    codeBlock(writtenDeclaration(declaration)),
    ...usedTypes(declaration, entry, context),
    ...paragraphs(described, context),
    ...aliasDetails(entry, context),
    ...restOf(described, [], context),
  ];
}

/** Details that the text of an alias does not show: the names of a set, or the members of an object, that are derived from something else. */
function aliasDetails(entry: Entry, context: Context): string[] {
  const { declaration } = entry;
  if (!ts.isTypeAliasDeclaration(declaration) || declaration.typeParameters) return [];
  const home = context.library.homes.get(entry.symbol)!;
  // The site of a project is described like an input, but is no calculator with a section of inputs.
  if (isOfInputs(declaration) && !home.includes("calculators/")) return [];
  if (isOfInputs(declaration)) return [`Its members are the fields of [Inputs](${context.links.place(home, "inputs", context.page)}).`];
  if (ts.isUnionTypeNode(declaration.type) || ts.isTypeLiteralNode(declaration.type)) return [];
  const { checker } = context.library;
  const type = checker.getTypeAtLocation(declaration);
  const set = closedSet(type);
  if (set)
    return [
      `One of ${[...set]
        .sort(byName)
        .map((name) => code(`"${name}"`))
        .join(", ")}.`,
    ];
  const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
  if (!isObject || type.getCallSignatures().length > 0 || checker.isArrayLikeType(type)) return [];
  const meaning = (member: ts.Symbol): string => line(docs(member, context).text);
  const rows = checker.getPropertiesOfType(type).map((member) => [memberName(member), code(memberType(member, checker)), meaning(member)]);
  return rows.length > 0 ? [table(["member", "type", "meaning"], rows)] : [];
}

/** Whether a type has the fields of a calculator for members, which a separate table describes. */
function isOfInputs({ type }: ts.TypeAliasDeclaration): boolean {
  return ts.isTypeReferenceNode(type) && ["CalculatorInput", "SIValues"].includes(type.typeName.getText());
}
