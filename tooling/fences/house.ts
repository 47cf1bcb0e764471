import { readFileSync } from "node:fs";
import { isTestFile } from "./files.ts";
import { formula } from "./formula.ts";
import { userText } from "./userTexts.ts";

/**
 * Rules of the linter for the size of files, functions and closures, and for the console. Present excesses are listed in exceptions.json, which only
 * shrinks: `test/exceptions.test.ts` refuses unneeded entries and a wrong count.
 */
interface Node {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly parent: Node;
  readonly loc: { readonly start: { readonly line: number }; readonly end: { readonly line: number } };
  readonly [key: string]: unknown;
}
interface Variable {
  readonly scope: Scope;
  readonly defs: readonly { readonly type: string }[];
  readonly references: readonly { readonly from: Scope }[];
}
interface Scope {
  readonly type: string;
  readonly variableScope: Scope;
  readonly variables: readonly Variable[];
  readonly childScopes: readonly Scope[];
}
interface Context {
  readonly filename: string;
  readonly options: readonly unknown[];
  readonly sourceCode: { readonly lines: readonly string[]; getScope(node: Node): Scope };
  report(problem: { readonly message: string; readonly node: Node }): void;
}

export const limits = { file: 300, testFile: 500, function: 80, closure: 10 } as const;

export type Rule = "file" | "function" | "closure" | "console";

/** Files, or functions as `file.ts#name`: a file by its name, with as many folders as are needed to identify it. */
export type Exceptions = Readonly<Record<Rule, { readonly count: number; readonly entries: readonly string[] }>>;

const exceptions = JSON.parse(readFileSync(new URL("exceptions.json", import.meta.url), "utf8")) as Exceptions;

const isExcepted = (rule: Rule, file: string, name?: string): boolean =>
  exceptions[rule].entries.some((entry) => {
    const [path, part] = entry.split("#");
    return `/${file}`.endsWith(`/${path}`) && part === name;
  });

const textOf = (node: unknown): string | undefined => {
  const { type, name, value } = (node ?? {}) as Node;
  if (type === "Identifier" || type === "PrivateIdentifier") return name;
  return type === "Literal" && typeof value === "string" ? value : undefined;
};

const calleeOf = (call: Node): string | undefined => {
  let callee = call["callee"] as Node;
  while (callee.type === "CallExpression") callee = callee["callee"] as Node;
  return textOf(callee.type === "MemberExpression" ? callee["property"] : callee);
};

const isCallback = (node: Node): boolean => node.parent.type === "CallExpression" && node.parent["callee"] !== node;

/** Name of a function: that of its declaration, variable or property, or that of the call that takes it, with its title. */
function nameOf(node: Node): string {
  const { parent } = node;
  const declared = textOf(node["id"]) ?? textOf(parent["id"]) ?? textOf(parent["key"]) ?? textOf(parent["left"]);
  if (declared !== undefined) return declared;
  if (!isCallback(node)) return "function";
  const title = textOf((parent["arguments"] as readonly Node[])[0]);
  return `${calleeOf(parent)}${title === undefined ? "" : ` ${title}`}`;
}

/** Whether a function is the body of a `describe`, which is as long as its tests. */
const listsTests = (node: Node): boolean => {
  if (!isCallback(node)) return false;
  const callee = node.parent["callee"] as Node;
  const root = callee.type === "CallExpression" ? (callee["callee"] as Node) : callee;
  return textOf(root.type === "MemberExpression" ? root["object"] : root) === "describe" || /^describe$/.test(calleeOf(node.parent) ?? "");
};

/** Variables that a function's body declares, in nested blocks too, but not in functions within it. */
function bodyVariables(scope: Scope, owner: Scope): readonly Variable[] {
  if (scope.variableScope !== owner) return [];
  const declared = scope.variables.filter(
    ({ defs }) => defs.length > 0 && defs.every(({ type }) => type === "Variable" || type === "FunctionName" || type === "ClassName"),
  );
  return [...declared, ...scope.childScopes.flatMap((child) => bodyVariables(child, owner))];
}

/** Number of those variables that functions within it use. A function that refers to itself does not count. */
function countCaptured(scope: Scope): number {
  const isInside = (inner: Scope): boolean => inner.variableScope !== scope;
  return bodyVariables(scope, scope).filter(({ references }) => references.some(({ from }) => isInside(from))).length;
}

const eachFunction = (check: (node: Node) => void) => ({
  FunctionDeclaration: check,
  FunctionExpression: check,
  ArrowFunctionExpression: check,
});

/** The test for unneeded entries runs the rules with "all". */
const asksAll = ({ options }: Context): boolean => options[0] === "all";

const functionRule = (rule: "function" | "closure", problem: (context: Context, node: Node) => string | undefined) => ({
  meta: { schema: [{ enum: ["all"] }] },
  create: (context: Context) =>
    eachFunction((node) => {
      if (listsTests(node)) return;
      const message = problem(context, node);
      if (message === undefined) return;
      const name = nameOf(node);
      if (asksAll(context) || !isExcepted(rule, context.filename, name)) context.report({ message: `${name}: ${message}`, node });
    }),
});

/** Whether a test spies on the console, which is allowed. */
const isSpiedOn = (node: Node): boolean => node.parent.type === "CallExpression" && calleeOf(node.parent) === "spyOn";

// The linter asks for a default export.
// oxlint-disable-next-line import/no-default-export
export default {
  meta: { name: "house" },
  rules: {
    "file-length": {
      meta: { schema: [{ enum: ["all"] }] },
      create: (context: Context) => ({
        Program: (node: Node) => {
          const { lines } = context.sourceCode;
          const count = lines.at(-1) === "" ? lines.length - 1 : lines.length;
          const limit = isTestFile(context.filename) ? limits.testFile : limits.file;
          if (count > limit && (asksAll(context) || !isExcepted("file", context.filename)))
            context.report({ message: `${count} lines, of at most ${limit}`, node });
        },
      }),
    },
    "function-length": functionRule("function", (_context, { loc }) => {
      const count = loc.end.line - loc.start.line + 1;
      return count > limits.function ? `${count} lines, of at most ${limits.function}` : undefined;
    }),
    closure: functionRule("closure", ({ sourceCode }, node) => {
      const count = countCaptured(sourceCode.getScope(node));
      return count > limits.closure ? `functions within it share ${count} variables, of at most ${limits.closure}` : undefined;
    }),
    "user-text": userText,
    formula,
    "no-jsx": {
      create: (context: Context) => {
        const refuse = (node: Node): void => context.report({ message: "Elements are drawn in packages/ui and in apps.", node });
        return {
          JSXElement: refuse,
          JSXFragment: refuse,
          Program: (node: Node) => {
            if (context.filename.endsWith("x")) refuse(node);
          },
        };
      },
    },
    console: {
      meta: { schema: [{ enum: ["all"] }] },
      create: (context: Context) => ({
        Identifier: (node: Node) => {
          if (node.name !== "console") return;
          const { parent } = node;
          const use = parent.type === "MemberExpression" && parent["property"] === node ? parent : node;
          if (isSpiedOn(use) || (!asksAll(context) && isExcepted("console", context.filename))) return;
          context.report({ message: "Written to the log instead, which support can read.", node });
        },
        Literal: (node: Node) => {
          if (node.value !== "console" || node.parent.type !== "MemberExpression" || asksAll(context)) return;
          context.report({ message: "Written to the log instead, which support can read.", node });
        },
      }),
    },
  },
};
