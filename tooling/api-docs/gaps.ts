import ts from "typescript";
import { readBibliography, sourceOf } from "./bibliography.ts";
import { parameterNames, signatureNodes } from "./declarations.ts";
import { docstringOf } from "./docstring.ts";
import type { Entry, Library } from "./library.ts";

/** Possible gaps of a docstring. */
const kinds = ["text", "parameter", "unit", "returns", "example", "source", "source key"] as const;
type GapKind = (typeof kinds)[number];
type Gaps = readonly (readonly [kind: GapKind, detail: string])[];

/** Signs of a unit, a range, or of a number that has no unit. */
const unitSign = new RegExp(
  [
    String.raw`(?:^|[^\p{L}'’])(?:m|mm|km|kg|g|mol|s|h|min|d|K|W|kW|J|kJ|kWh|Pa|kPa|dB|dBA|Hz|kHz|L|rad|deg)(?:$|[^\p{L}])`,
    String.raw`[²³°%µ]|\d`,
    "ratio|factor|number|count|coefficient|fraction|share|index|dimensionless|exponent|currency|money|hour|day|month|year|degree|unit|relative|COP",
  ].join("|"),
  "iu",
);

/** Subpaths whose functions read, write and check, and calculate nothing that a publication could support. */
const withoutSources = /^((building|exchange|schemas)(\/.+)?|kernel|merging|quantity)$/;

/** Gaps in the docstrings of exported functions, with numbers for each subpath. */
export function gapsReport(library: Library): string {
  const keys = new Set(readBibliography(library.files).keys());
  const rows: string[][] = [];
  const details: string[] = [];
  for (const { path, entries } of library.subpaths) {
    const functions = entries.filter(({ kind, isExported }) => kind === "function" && isExported);
    const counts = (kind: GapKind): boolean => kind !== "source" || !withoutSources.test(path);
    const documented = functions.map(({ name, symbol }) => {
      const gaps = signatureNodes(symbol).flatMap((node) => gapsOf(node, symbol, library.checker, keys));
      return { name, gaps: gaps.filter(([kind]) => counts(kind)) };
    });
    const others = entries.filter(({ kind, isExported, declaration }) => kind !== "function" && isExported && !sourceOf(declaration));
    const undescribed = others.filter(({ symbol }) => symbol.getDocumentationComment(library.checker).length === 0);
    const silent = entries.flatMap((entry) => silentNumbers(entry, library.checker));
    const numbers = kinds.map((kind) => documented.filter(({ gaps }) => gaps.some(([gap]) => gap === kind)).length);
    rows.push([path, ...[functions.length, ...numbers, undescribed.length, silent.length].map(String)]);
    for (const { name, gaps } of documented) if (gaps.length > 0) details.push(`${path}  ${name}: ${gaps.map(gapText).join(", ")}`);
    if (undescribed.length > 0) details.push(`${path}  not described: ${undescribed.map(({ name }) => name).join(", ")}`);
    if (silent.length > 0) details.push(`${path}  members without a unit: ${silent.join(", ")}`);
  }
  const heads = ["subpath", "functions", ...kinds, "others", "members"];
  return [...details, "", legend, columns([heads, ...rows, totals(rows)])].join("\n");
}

const legend = `Functions of each subpath that leave something out; "others": further exports without a text; "members": numbers in interfaces without a unit.`;

function gapText([kind, detail]: Gaps[number]): string {
  return detail ? `no ${kind} (${detail})` : `no ${kind}`;
}

function gapsOf(node: ts.SignatureDeclaration, symbol: ts.Symbol, checker: ts.TypeChecker, keys: ReadonlySet<string>): Gaps {
  const documented = symbol.declarations!.length > 1 ? checker.getSignatureFromDeclaration(node)! : symbol;
  const { text, parameters, returns, examples, sources } = docstringOf(documented, checker, (_place, name) => name);
  const names = parameterNames(node, [...parameters.keys()]);
  const isNumber = (type: ts.Type): boolean => (type.flags & ts.TypeFlags.NumberLike) !== 0;
  const numbers = names.filter((_name, index) => isNumber(checker.getTypeAtLocation(node.parameters[index]!)));
  const result = checker.getSignatureFromDeclaration(node)!.getReturnType();
  const isVoid = (result.flags & (ts.TypeFlags.Void | ts.TypeFlags.Never)) !== 0;
  const missing = (kind: GapKind, details: readonly string[]): Gaps => details.map((detail) => [kind, detail]);
  return [
    ...(text ? [] : missing("text", [""])),
    ...missing(
      "parameter",
      names.filter((name) => !parameters.get(name)),
    ),
    ...missing(
      "unit",
      numbers.filter((name) => parameters.get(name) && !unitSign.test(parameters.get(name)!)),
    ),
    ...(returns && isNumber(result) && !unitSign.test(returns) ? missing("unit", ["result"]) : []),
    ...(returns || isVoid ? [] : missing("returns", [""])),
    ...(examples.length > 0 ? [] : missing("example", [""])),
    ...(sources.length > 0 ? [] : missing("source", [""])),
    ...missing(
      "source key",
      sources.map((tag) => tag.split(/[,\s]/)[0]!).filter((key) => !keys.has(key)),
    ),
  ];
}

/** Members of an interface that are numbers and whose unit neither their own docstring nor the interface's can tell. */
function silentNumbers({ declaration, symbol, name }: Entry, checker: ts.TypeChecker): string[] {
  const textOf = (documented: ts.Symbol): string => docstringOf(documented, checker, (_place, text) => text).text;
  if (!ts.isInterfaceDeclaration(declaration) || unitSign.test(textOf(symbol))) return [];
  const numbers = declaration.members.filter(ts.isPropertySignature).filter(({ type }) => type?.kind === ts.SyntaxKind.NumberKeyword);
  const members = numbers.flatMap((member) => checker.getSymbolAtLocation(member.name) ?? []);
  return members.filter((member) => !unitSign.test(textOf(member))).map((member) => `${name}.${member.name}`);
}

function totals(rows: readonly (readonly string[])[]): string[] {
  return ["all", ...rows[0]!.slice(1).map((_cell, index) => String(rows.reduce((sum, row) => sum + Number(row[index + 1]), 0)))];
}

function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_cell, index) => Math.max(...rows.map((row) => row[index]!.length)));
  return rows
    .map((row) => row.map((cell, index) => (index === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[index]!))).join("  "))
    .join("\n");
}
