/**
 * Rules of the linter for words: names are nouns or verbs of the trade, texts are in an engineer's words, documentation begins with its subject.
 * One folder: `pnpm exec oxlint --config tooling/fences/words.json packages/hvac-core/src/flow`.
 */
interface Node {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly parent: Node;
  readonly [key: string]: unknown;
}
interface Context {
  readonly sourceCode: { getAllComments(): readonly (Node & { readonly value: string })[] };
  report(problem: { readonly message: string; readonly node: Node }): void;
}

/** A pattern and what to write in its place. */
type Advice = readonly (readonly [RegExp, string])[];

/** Pronouns, participles and prepositions that have been used as names. */
const names: Advice = [
  [/^(found|told|stated|said|kept|asked|led|meant|arrived|likened)$/, "name the thing: result, entry, limit, row"],
  [/^(own|one|of|at|alike|apart|together|those)$/, "name the thing: row, section, place, sum"],
  [
    /^(found|told|stated|said|asked|likened)[A-Z]|[a-z](Told|Stated|Said|Alike|Likened)$/,
    "a noun of the trade: sized, entered, labelled, identical",
  ],
  [/^(Found|Told|Stated|Said|Asked|Likened|Own)[A-Z]/, "a noun of the trade: FanSelection, EnteredSize, CustomUnit"],
  [/^own[A-Z]/, "custom, separate, or the thing itself"],
  [/^(least(?!Squares)|greatest|most)[A-Z]|^(least|greatest)$|(?<!^at|At)(Least|Greatest)$/, "minimum, maximum, lowest, highest"],
  [/[mM]aker/, "manufacturer"],
];

/** Phrases that a native engineer does not use. */
const phrases: Advice = [
  [/\bstated\b/i, "given, entered, said"],
  [/\b(told|likened|whoever|anew|in vain|(?<!right )way round|alike)\b/i, "said, again, anyone who, without effect, identical"],
  [/(?<!\bat |\bthe )\bleast\b(?! squares| privilege)/i, "minimum, lowest"],
  [/\bgreatest\b/i, "maximum, highest, largest"],
  [/\b(left blank|what is typed|is none|one's own)\b/i, "left empty, what is entered, is not"],
  [/\bof (?:its|their|our|your)\s+(?:\*\s+)?own\b/i, "separate, custom, its"],
  [/^Own\b|\bown (noise|size|coefficient)/, "custom, regenerated"],
  [/\bcounts (for|as|in|only|here|when|where|if|from|with)\b/i, "applies, is used"],
  [/\bstands? (at|in|on|beside|before|after|here|nowhere|alone|below|above|behind)\b/i, "is at, is in, is next to"],
  [/\bbeside\b/i, "next to, as well as"],
  [/\bmakers?\b/i, "manufacturer"],
  [/\b(take|takes|taken|taking) over\b/i, "import, link"],
];

/** Openings that name no subject. */
const openings: Advice = [
  [/^(Of|By|With|From|At|On|To|In|For) (which|what|whom)\b/, "begin with the thing"],
  [/^Of /, "begin with the thing: “Sound power of …”"],
  [/^(That|Where|Those|So many|How much|How many) /, "begin with a noun or a verb: “Temperature at which …”, “Finds …”"],
];

const patterns = new Set(["ArrayPattern", "AssignmentPattern", "RestElement", "VariableDeclarator", "TSParameterProperty"]);
const declarations = new Set([
  "FunctionDeclaration",
  "FunctionExpression",
  "ArrowFunctionExpression",
  "ClassDeclaration",
  "TSTypeAliasDeclaration",
  "TSInterfaceDeclaration",
  "TSFunctionType",
  "TSDeclareFunction",
]);
const members = new Set(["TSPropertySignature", "TSMethodSignature", "PropertyDefinition", "MethodDefinition"]);

function isDeclared(node: Node): boolean {
  const { parent } = node;
  if (patterns.has(parent.type)) return parent["init"] !== node && parent["right"] !== node;
  if (members.has(parent.type)) return parent["key"] === node;
  if (parent.type === "Property") return parent.parent.type === "ObjectPattern" && parent["value"] === node;
  return declarations.has(parent.type) && parent["body"] !== node;
}

/** The first problem of a text, if any. */
export const phraseProblem = (text: string): string | undefined => problemIn(phrases, text);

const problemIn = (advice: Advice, text: string): string | undefined => {
  for (const [pattern, instead] of advice) {
    const [match] = pattern.exec(text) ?? [];
    if (match !== undefined) return `“${match.replaceAll(/\s+(?:\*\s+)?/g, " ")}”: ${instead}`;
  }
  return undefined;
};

const rule = (create: (context: Context, check: (advice: Advice, text: string, node: Node) => void) => unknown) => ({
  create: (context: Context) =>
    create(context, (advice, text, node) => {
      const message = problemIn(advice, text);
      if (message !== undefined) context.report({ message, node });
    }),
});

/** Prose: several words, or one with a capital. */
const isProse = (text: string) => / /.test(text.trim()) || /^[A-Z][a-z]/.test(text);

// The linter asks for a default export.
// oxlint-disable-next-line import/no-default-export
export default {
  meta: { name: "words" },
  rules: {
    name: rule((_context, check) => ({
      Identifier: (node: Node) => {
        if (isDeclared(node)) check(names, node.name!, node);
      },
      PrivateIdentifier: (node: Node) => {
        if (isDeclared(node)) check(names, node.name!, node);
      },
    })),
    text: rule((_context, check) => ({
      Literal: (node: Node) => {
        if (typeof node.value === "string" && isProse(node.value) && !/Import|Export/.test(node.parent.type))
          check(phrases, node.value, node);
      },
      TemplateElement: (node: Node) => check(phrases, (node.value as { readonly raw: string }).raw, node),
      JSXText: (node: Node) => check(phrases, String(node.value), node),
    })),
    doc: rule((context, check) => ({
      Program: () => {
        for (const comment of context.sourceCode.getAllComments()) {
          const text = comment.value.replace(/^\*?\s*(\*\s*)?/, "");
          if (comment.value.startsWith("*")) check(openings, text, comment);
          check(phrases, text, comment);
        }
      },
    })),
  },
};
