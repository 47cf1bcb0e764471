import ts from "typescript";

/** The types that a declaration's signature names, in the order of their appearance; without those in bodies and initial values. */
export function referencedTypes(declaration: ts.Node, checker: ts.TypeChecker): ts.Symbol[] {
  const symbols = new Set<ts.Symbol>();
  const visit = (node: ts.Node): void => {
    if (ts.isBlock(node)) return;
    const name = typeName(node);
    const symbol = name && checker.getSymbolAtLocation(name);
    if (symbol) symbols.add(symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
    ts.forEachChild(node, (child) => {
      if (!isInitialValue(child, node)) visit(child);
    });
  };
  visit(declaration);
  return [...symbols];
}

function typeName(node: ts.Node): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName;
  return ts.isExpressionWithTypeArguments(node) ? node.expression : undefined;
}

/** The signature of a constant with an arrow function is that of the function; other initial values name no types of the signature. */
function isInitialValue(child: ts.Node, parent: ts.Node): boolean {
  if (ts.isArrowFunction(parent)) return child === parent.body;
  const initial =
    ts.isVariableDeclaration(parent) || ts.isParameter(parent) || ts.isPropertyDeclaration(parent) ? parent.initializer : undefined;
  return child === initial && !ts.isArrowFunction(child);
}
