interface Node {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly parent: Node;
  readonly [key: string]: unknown;
}
interface Context {
  report(problem: { readonly message: string; readonly node: Node }): void;
}

/** Functions of physical formulas, which drawings do not need: those use angles, lengths and scales of `packages/ui`. */
const functions = /^(?:exp|expm1|log|log1p|log2|log10|pow|cbrt|sinh|cosh|tanh|asinh|acosh|atanh)$/;

/** Whether a use of `Math` is, or may be, a formula: a function of formulas, a computed key, or `Math` itself under another name. */
function isFormula(math: Node): boolean {
  const { parent } = math;
  if (parent.type !== "MemberExpression" || parent["object"] !== math) return true;
  const property = parent["property"] as Node;
  const name = parent["computed"] === true ? property.value : property.name;
  return typeof name !== "string" || functions.test(name);
}

/** Powers, exponentials and logarithms in the application: the engine calculates such formulas, with a source and a law. */
export const formula = {
  create: (context: Context) => {
    const refuse = (node: Node): void =>
      context.report({ message: "A formula: it belongs to packages/hvac-core, or to the scales of packages/ui/src/figures.", node });
    return {
      "BinaryExpression[operator='**']": refuse,
      "AssignmentExpression[operator='**=']": refuse,
      Identifier: (node: Node) => {
        if (node.name === "Math" && node.parent.type !== "TSQualifiedName" && isFormula(node)) refuse(node);
      },
    };
  },
};
