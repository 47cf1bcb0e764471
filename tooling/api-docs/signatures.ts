import ts from "typescript";
import { signatureNodes } from "./declarations.ts";
import type { Library } from "./library.ts";

/** Callers mix up more numbers in a row than these: `threeKCoefficient(800, 0.14, 4, 1e5, 0.1)`. */
const maxParameters = 3;

/** One line for each thing that is defined, as a table has it. */
const lines = ["choice", "list", "matrix", "quantity", "series", "requireInRange", "SheetBuilder.constant", "SheetBuilder.result"];

/** Fails for exported functions, and methods of exported classes and interfaces, that take more than three parameters. */
export function requireShortSignatures({ subpaths, checker }: Library): void {
  const long = subpaths.flatMap(({ importName, entries }) =>
    entries
      .filter(({ isExported }) => isExported)
      .flatMap(({ name, kind, symbol }) => {
        const isType = kind === "class" || kind === "type";
        const members = isType ? checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)) : [];
        return [{ name, symbol }, ...members.map((member) => ({ name: `${name}.${member.name}`, symbol: member }))];
      })
      .filter(({ name, symbol }) => !lines.includes(name) && signatureNodes(symbol).some((node) => isLong(node, checker)))
      .map(({ name }) => `${importName}: ${name}`),
  );
  if (long.length > 0) throw new Error(`More than ${maxParameters} parameters; take an object:\n${long.join("\n")}`);
}

function isLong(node: ts.SignatureDeclaration, checker: ts.TypeChecker): boolean {
  const isPrivate = ts.getCombinedModifierFlags(node) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected);
  if (isPrivate || (node.name && ts.isPrivateIdentifier(node.name))) return false;
  const last = node.parameters.at(-1);
  const options = last && (last.questionToken || last.initializer) && isObject(checker.getTypeAtLocation(last), checker);
  return node.parameters.length - (options ? 1 : 0) > maxParameters;
}

/** Options come last, and have names. */
function isObject(type: ts.Type, checker: ts.TypeChecker): boolean {
  return (checker.getNonNullableType(type).flags & ts.TypeFlags.Object) !== 0;
}
