interface Node {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly [key: string]: unknown;
}
interface Context {
  report(problem: { readonly message: string; readonly node: Node }): void;
}

/** Functions of physical formulas, which drawings do not need: those use angles, lengths and scales of `packages/ui`. */
const functions = /^(?:exp|expm1|log|log1p|log2|log10|pow|cbrt|sinh|cosh|tanh|asinh|acosh|atanh)$/;

/** Powers, exponentials and logarithms in the application: the engine calculates such formulas, with a source and a law. */
export const formula = {
  create: (context: Context) => {
    const refuse = (node: Node): void =>
      context.report({ message: "A formula: it belongs to packages/hvac-core, or to the scales of packages/ui/src/figures.", node });
    return {
      "BinaryExpression[operator='**']": refuse,
      "AssignmentExpression[operator='**=']": refuse,
      MemberExpression: (node: Node) => {
        const [object, property] = [node["object"], node["property"]] as readonly Node[];
        if (object?.name === "Math" && functions.test(String(property?.name ?? property?.value))) refuse(node);
      },
    };
  },
};
