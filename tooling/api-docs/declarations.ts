import ts from "typescript";
import { docstringOf } from "./docstring.ts";

const widest = 110;
const longestType = 160;

/** A type as hover text shows it, on one line; a long one is cut. */
export function typeText(type: ts.Type, checker: ts.TypeChecker, enclosing?: ts.Node): string {
  const text = checker.typeToString(
    type,
    enclosing,
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
  );
  if (text.length <= longestType) return text;
  return checker.isArrayLikeType(type) ? "readonly […]" : "{ … }";
}

/** A type as its author wrote it, on one line, without comments. */
export function writtenType(node: ts.TypeNode): string {
  return node
    .getText()
    .replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, "")
    .replaceAll(/\s+/g, " ")
    .replace(/^\s*\|\s/, "")
    .replaceAll("; }", " }");
}

/** Nodes with the parameters and the result of a function: declarations of a function, or the arrow function of a constant. */
export function signatureNodes(symbol: ts.Symbol): ts.SignatureDeclaration[] {
  const declarations = symbol.declarations ?? [];
  const functions = declarations.filter(
    (node) => ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isMethodSignature(node),
  );
  const overloads = functions.filter((node) => ts.isMethodSignature(node) || !node.body);
  if (functions.length > 0) return overloads.length > 0 ? overloads : functions;
  return declarations.flatMap((node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isArrowFunction(node.initializer)) return node.initializer;
    return ts.isPropertySignature(node) && node.type && ts.isFunctionTypeNode(node.type) ? node.type : [];
  });
}

/** Names of parameters: one that is taken apart where it is declared has the name that the docstring gives it. */
export function parameterNames(node: ts.SignatureDeclaration, documented: readonly string[]): string[] {
  return node.parameters.map(({ name }, index) => {
    if (ts.isIdentifier(name)) return name.text;
    return documented[index] ?? (index === 0 ? "input" : `input${index + 1}`);
  });
}

/** The signature as code: `function name(parameter: Type): Result`. */
export function signatureText(name: string, node: ts.SignatureDeclaration, checker: ts.TypeChecker): string {
  const signature = checker.getSignatureFromDeclaration(node)!;
  const documented = [...docstringOf(signature, checker, (_place, text) => text).parameters.keys()];
  const names = parameterNames(node, documented);
  const parameters = node.parameters.map((parameter, index) => parameterText(parameter, names[index]!, checker));
  const generic = node.typeParameters?.length ? `<${node.typeParameters.map((parameter) => parameter.getText()).join(", ")}>` : "";
  const type = node.type ? writtenType(node.type) : typeText(signature.getReturnType(), checker, node);
  const result = ts.isConstructorDeclaration(node) ? "" : `: ${type}`;
  const short = `${name}${generic}(${parameters.join(", ")})${result}`;
  return short.length <= widest ? short : `${name}${generic}(\n${parameters.map((parameter) => `  ${parameter},\n`).join("")})${result}`;
}

function parameterText(parameter: ts.ParameterDeclaration, name: string, checker: ts.TypeChecker): string {
  const type = parameter.type ? writtenType(parameter.type) : typeText(checker.getTypeAtLocation(parameter), checker, parameter);
  const optional = parameter.questionToken || (parameter.initializer && ts.isObjectBindingPattern(parameter.name)) ? "?" : "";
  const standard = parameter.initializer && ts.isIdentifier(parameter.name) ? ` = ${parameter.initializer.getText()}` : "";
  return `${parameter.dotDotDotToken ? "..." : ""}${name}${optional}: ${type}${standard}`;
}

/** A declaration as it is written, moved to the left margin, without `export`. */
export function writtenDeclaration(node: ts.Declaration): string {
  const text = node.getText().replace(/^export\s+(default\s+)?/, "");
  return text
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n");
}

/** The type of a constant, a member or a field. */
export function memberType(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const node = symbol.valueDeclaration ?? symbol.declarations?.[0];
  const isTyped =
    node && (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) || ts.isVariableDeclaration(node) || ts.isParameter(node));
  const written = isTyped ? node.type : undefined;
  if (written && !(symbol.flags & ts.SymbolFlags.Transient)) {
    const text = writtenType(written);
    if (text.length <= longestType) return text;
  }
  const type = checker.getTypeOfSymbol(symbol);
  return typeText(symbol.flags & ts.SymbolFlags.Optional ? checker.getNonNullableType(type) : type, checker, node);
}

/** Members in the order in which they are written, those of the declaration itself before inherited ones. */
export function inWrittenOrder(members: readonly ts.Symbol[], owner: ts.Declaration): ts.Symbol[] {
  const parents = [...new Set([owner, ...members.flatMap((member) => member.declarations?.[0]?.parent ?? [])])];
  const place = (member: ts.Symbol): readonly [number, number] => {
    const declaration = member.declarations?.[0];
    return declaration ? [parents.indexOf(declaration.parent), declaration.pos] : [parents.length, 0];
  };
  return [...members].sort((a, b) => place(a)[0] - place(b)[0] || place(a)[1] - place(b)[1]);
}

/** Names of the members of a constant that is too long to be shown whole, with the values that are numbers or texts. */
export function memberNames(type: ts.Type, checker: ts.TypeChecker): string[] {
  return checker.getPropertiesOfType(type).map((member) => {
    const value = checker.getTypeOfSymbol(member);
    return value.isNumberLiteral() || value.isStringLiteral() ? `${member.name}: ${checker.typeToString(value)}` : member.name;
  });
}

/** The texts that a closed set of names consists of, where the type is one. */
export function closedSet(type: ts.Type): string[] | undefined {
  if (!type.isUnion()) return undefined;
  const texts = type.types.filter((member) => member.isStringLiteral());
  return texts.length === type.types.length ? texts.map(({ value }) => value) : undefined;
}
