import { isTestFile } from "./files.ts";

interface Node {
  readonly type: string;
  readonly name?: string | Node;
  readonly value?: unknown;
  readonly parent: Node;
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[];
  readonly [key: string]: unknown;
}
interface Context {
  readonly filename: string;
  report(problem: { readonly message: string; readonly node: Node }): void;
}

/**
 * Files of a feature's texts: `texts.ts`, `importTexts.ts` of a part that is loaded by itself, a folder of them, or `messages.ts` of texts that are
 * specified word for word. A topic of the reference is a text itself: its title, its leads and the heads of its tables are where its numbers are; and
 * names of columns are read, not shown.
 */
const isTextFile = (file: string): boolean =>
  /(?:^|\/)(?:texts|messages|\w+Texts)\.tsx?$|\/texts\/\w+\.tsx?$/.test(file) ||
  /\/reference\/topics\/[^/]+\/(?:topic|tables|\w+Table)\.ts$|\/headNames\.ts$/.test(file);

/** Attributes of elements and properties of objects that users read, even if they are one word. */
const read =
  /^(?:(?:aria-)?(?:label|description|roledescription|valuetext)|title|placeholder|alt|text|message|caption|heading|hint|help|lead|note|unavailable|question|confirm|empty|word)$/;

/** Calls with texts of workbooks, even if they are one word. */
const readCall = /^(?:\w*[hH]eadCells|sheetNames|textCell)$/;

/** One word or more. Units, symbols and codes are not words. */
const hasWord = (text: string): boolean => /[A-Za-z]{3,}|^[A-Z][a-z]$/.test(text.replaceAll(/[a-z]+[A-Z]\w*|\w+[-./_:]\w+/g, ""));

/** A value of a style, or of an attribute of a drawing. */
const isStyle = (text: string): boolean =>
  /[{}<>=]|[a-z-]: ?[^ ;]+;|\d(?:px|rem|em|fr)\b|\b(?:solid|auto|var|calc|color-mix|monospace|sans-serif|rotate|translate|scale)\b/.test(
    text,
  );

/** A sentence, or a piece of one: words with a space between them, and a capital, a mark, or a third word. */
const isSentence = (text: string): boolean => {
  if (!/[A-Za-z]{2,}[,;:]? [A-Za-z]{2,}/.test(text) || isStyle(text)) return false;
  return /^[A-Z“]/.test(text.trim()) || /[.!?:,…”]\s*$/.test(text) || text.trim().split(" ").length > 2;
};

/** A piece between two values. */
const isPiece = (text: string): boolean =>
  /(?:^|\s)(?:[a-z]{3,}|of|to|in|on|by|at)(?=\s|[,.:]|$)/.test(text) && /\s/.test(text) && !isStyle(text);

const nameOf = (node: Node): string => {
  const key = node["name"] ?? node["key"];
  if (typeof key === "string") return key;
  const { name, value } = (key ?? {}) as Node;
  return typeof name === "string" ? name : typeof value === "string" ? value : "";
};

const calleeOf = (call: Node): string => {
  const callee = call["callee"] as Node;
  return nameOf(callee.type === "MemberExpression" ? (callee["property"] as Node) : callee);
};

/** Whether the parent gives the value of a node on: conditions, `??`, `||`, `+`, lists, casts and templates. */
const isPassedOn = ({ parent }: Node): boolean =>
  parent.type === "BinaryExpression"
    ? parent["operator"] === "+"
    : /^(?:ConditionalExpression|LogicalExpression|ArrayExpression|TemplateLiteral|TSAsExpression|TSSatisfiesExpression)$/.test(
        parent.type,
      );

interface Use {
  /** Name of the attribute, property or parameter that has the text. */
  readonly name: string;
  /** Users read the text even if it is one word. */
  readonly isRead: boolean;
}

const namedUse = (name: string): Use => ({ name, isRead: read.test(name) });

/** Use of a text: a child of an element, an attribute, a property, a default value, or a cell of a workbook. */
function useOf(node: Node): Use {
  let inner = node;
  while (isPassedOn(inner)) inner = inner.parent;
  const { parent } = inner;
  switch (parent.type) {
    case "JSXExpressionContainer":
      return parent.parent.type === "JSXAttribute" ? namedUse(nameOf(parent.parent)) : { name: "", isRead: true };
    case "JSXAttribute":
      return namedUse(nameOf(parent));
    case "AssignmentPattern":
      return namedUse(nameOf(parent["left"] as Node));
    case "Property":
      return namedUse(nameOf(parent));
    case "CallExpression":
      return { name: "", isRead: readCall.test(calleeOf(parent)) };
    default:
      return { name: "", isRead: false };
  }
}

/** Errors of programmers (not of files that users open), and what the log says, are read by no user. Types, imports, keys and comparisons are no texts. */
function isInternal(node: Node): boolean {
  const { parent } = node;
  if (/^(?:Import|Export|TS(?!As|Satisfies))/.test(parent.type)) return true;
  if (parent.type === "BinaryExpression" && parent["operator"] !== "+") return true;
  if (parent.type === "SwitchCase" || (parent.type === "Property" && parent["key"] === node && parent["value"] !== node)) return true;
  if (parent.type === "MemberExpression" || parent.type === "ExpressionStatement") return true;
  if (/^(?:Conditional|Logical|Binary)Expression$/.test(parent.type)) return isInternal(parent);
  if (parent.type === "NewExpression" || parent.type === "CallExpression") {
    return /^(?:(?:Range|Type|Syntax|Configuration|OutOfRange|Evaluation)?Error|RegExp|reportError|log|logEvent|error|warn|debug|querySelector(?:All)?|closest|matches|matchMedia|split|join|startsWith|endsWith|includes|addRule)$/.test(
      calleeOf(parent),
    );
  }
  return false;
}

/** Heads of tables and groups: words with a capital. Other words are ids. */
const isHead = /^(?:columns|heads|headings|group)$/;

const silent =
  /^(?:className|class|style|d|transform|viewBox|points|href|to|rel|sizes|media|key|id|type|role|fill|stroke\w*|(?:stroke|fill)-\w+|autoComplete|gridTemplate\w*|data-\w+|aria-(?!label$|description$|roledescription$|valuetext$)\w+)$/;

/**
 * Every text that users read is in the file of texts of its feature, so that one place shows the words of a feature and a translation finds them all.
 * The engine's definitions carry the labels, help and warnings of their fields.
 */
export const userText = {
  create: (context: Context): object => {
    if (isTextFile(context.filename) || isTestFile(context.filename)) return {};
    const report = (node: Node, text: string): void =>
      context.report({ message: `“${text.trim().slice(0, 60)}” is read by users: it belongs to texts.ts of its feature.`, node });
    const check = (node: Node, text: string, isText: (text: string) => boolean): void => {
      if (isInternal(node)) return;
      const { name, isRead } = useOf(node);
      if (silent.test(name)) return;
      if (isRead ? hasWord(text) : isText(text) || (isHead.test(name) && /^[A-Z][a-z]{2}/.test(text))) report(node, text);
    };
    return {
      JSXText: (node: Node) => {
        if (hasWord(String(node.value))) report(node, String(node.value));
      },
      Literal: (node: Node) => {
        if (typeof node.value === "string") check(node, node.value, isSentence);
      },
      TemplateLiteral: (node: Node) => {
        const pieces = (node.quasis ?? []).map(({ value }) => value.raw);
        const text = pieces.join("…");
        if (node.parent.type !== "TaggedTemplateExpression")
          check(node, text, () => pieces.some((piece) => isSentence(piece) || isPiece(piece)));
      },
    };
  },
};
