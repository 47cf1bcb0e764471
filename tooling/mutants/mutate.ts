import ts from "typescript";

/** Change of a mutant: an operator, a number, a condition, or a statement that is only a call and is left out. */
export type Kind = "operator" | "constant" | "condition" | "call";
export const kinds: readonly Kind[] = ["operator", "constant", "condition", "call"];

/** A small change of a source file that leaves a program which can run. */
export interface Mutant {
  readonly kind: Kind;
  /** First and last place of the text that is replaced. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** Counted from 1. */
  readonly line: number;
  /** The expression before and after: `a + b → a - b`. */
  readonly change: string;
}

const operators: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.PlusToken]: "-",
  [ts.SyntaxKind.MinusToken]: "+",
  [ts.SyntaxKind.AsteriskToken]: "/",
  [ts.SyntaxKind.SlashToken]: "*",
  [ts.SyntaxKind.PercentToken]: "*",
  [ts.SyntaxKind.AsteriskAsteriskToken]: "*",
  [ts.SyntaxKind.LessThanToken]: "<=",
  [ts.SyntaxKind.LessThanEqualsToken]: "<",
  [ts.SyntaxKind.GreaterThanToken]: ">=",
  [ts.SyntaxKind.GreaterThanEqualsToken]: ">",
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: "!==",
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: "===",
  [ts.SyntaxKind.AmpersandAmpersandToken]: "||",
  [ts.SyntaxKind.BarBarToken]: "&&",
  [ts.SyntaxKind.PlusEqualsToken]: "-=",
  [ts.SyntaxKind.MinusEqualsToken]: "+=",
  [ts.SyntaxKind.AsteriskEqualsToken]: "/=",
  [ts.SyntaxKind.SlashEqualsToken]: "*=",
};
const functions: Readonly<Record<string, string>> = { min: "max", max: "min", floor: "ceil", ceil: "floor", some: "every", every: "some" };

/** Longer lists of numbers are tables from print: their cells are for the tests of tables. */
const longestList = 8;

/** A list that is a table, or a description of where something is printed. */
function isData(node: ts.Node): boolean {
  if (ts.isArrayLiteralExpression(node)) return node.elements.length > longestList;
  return ts.isPropertyAssignment(node) && /^(source|edition|year|version|help|title|label)$/.test(node.name.getText());
}

function isSkipped(node: ts.Node): boolean {
  return ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node) || isData(node);
}

/** The number a little larger: the next whole one, or a tenth more. */
function otherNumber(text: string): string {
  const value = Number(text.replaceAll("_", ""));
  return String(Number.isInteger(value) && Math.abs(value) <= 12 ? value + 1 : Number((value * 1.1).toPrecision(12)));
}

/** Text in one line, cut to what a terminal shows. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > 90 ? `${line.slice(0, 89)}…` : line;
}

/**
 * All mutants of a source file.
 *
 * @param text the source
 * @param name of the file, which tells whether it is TSX
 */
export function mutantsOf(text: string, name: string): readonly Mutant[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true, name.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const mutants: Mutant[] = [];
  /** Replaces `part` of the expression `whole`. */
  const add = (kind: Kind, part: ts.Node, replacement: string, whole: ts.Node = part): void => {
    const [start, end] = [part.getStart(file), part.getEnd()];
    const before = whole.getText(file);
    const from = start - whole.getStart(file);
    const after = before.slice(0, from) + replacement + before.slice(from + end - start);
    const line = file.getLineAndCharacterOfPosition(start).line + 1;
    mutants.push({ kind, start, end, replacement, line, change: `${shortened(before)} → ${shortened(after)}` });
  };
  const visit = (node: ts.Node): void => {
    if (isSkipped(node)) return;
    if (ts.isBinaryExpression(node)) {
      const other = operators[node.operatorToken.kind];
      // Texts are joined by the same sign, and are nobody's arithmetic.
      const joins = node.operatorToken.kind === ts.SyntaxKind.PlusToken && [node.left, node.right].some(isText);
      if (other !== undefined && !joins) add("operator", node.operatorToken, other, node);
    }
    if (ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent) && node.parent.expression === node) {
      const other = Object.hasOwn(functions, node.name.text) ? functions[node.name.text] : undefined;
      if (other !== undefined) add("operator", node.name, other, node.parent);
    }
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken && !ts.isNumericLiteral(node.operand))
      add("operator", node, node.operand.getText(file));
    if (ts.isNumericLiteral(node) && !isIndex(node)) add("constant", node, otherNumber(node.text), expressionAround(node));
    if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword)
      add("constant", node, node.kind === ts.SyntaxKind.TrueKeyword ? "false" : "true", expressionAround(node));
    const condition = conditionOf(node);
    if (condition) add("condition", condition, `!(${condition.getText(file)})`);
    if (ts.isExpressionStatement(node) && ts.isCallExpression(skipAwait(node.expression))) add("call", node, ";");
    ts.forEachChild(node, visit);
  };
  visit(file);
  return mutants;
}

const skipAwait = (node: ts.Expression): ts.Expression => (ts.isAwaitExpression(node) ? node.expression : node);
const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** Which element of a list, or which name of an object. */
const isIndex = (node: ts.Node): boolean =>
  ts.isElementAccessExpression(node.parent) || (ts.isPropertyAssignment(node.parent) && node.parent.name === node);

function conditionOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node)) return node.expression;
  return ts.isConditionalExpression(node) ? node.condition : undefined;
}

/** The line's worth of code that a number is read in. */
function expressionAround(node: ts.Node): ts.Node {
  const { parent } = node;
  const isPart =
    ts.isBinaryExpression(parent) ||
    ts.isPrefixUnaryExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isVariableDeclaration(parent);
  return isPart ? parent : node;
}
