import { satteriHeadingIdsPlugin, type SatteriAstroData } from "@astrojs/markdown-satteri";
import { parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import { markdownToHtml, markdownToMdast, mdxToJs, mdxToMdast, type MdastNode, type MdxJsxAttributeUnion } from "satteri";

/** Links of a text: targets with their words. */
export interface Link {
  readonly line: number;
  readonly to: string;
  readonly words: string;
}

export interface Picture {
  readonly line: number;
  readonly source: string;
  /** Absent without a value; for a computed value its expression. */
  readonly alternative: string | undefined;
}

export interface Heading {
  readonly line: number;
  readonly depth: number;
  readonly words: string;
}

/** A text as Astro reads it, with the lines in which its parts stand. */
export interface Prose {
  readonly headings: readonly Heading[];
  readonly links: readonly Link[];
  readonly pictures: readonly Picture[];
  /** Components that it names, and those that it imports. */
  readonly parts: ReadonlyArray<{ readonly line: number; readonly name: string }>;
  readonly imported: readonly string[];
  /** Ids of its headings, to which links within the site can lead. */
  readonly anchors: readonly string[];
}

/** Message of the parser for an unreadable text. */
export interface Unreadable {
  readonly line: number;
  readonly problem: string;
}

const features = { smartPunctuation: true };

export function readProse(text: string, isMdx: boolean): Prose | Unreadable {
  try {
    const root = isMdx ? mdxToMdast(text) : markdownToMdast(text);
    return { ...collect(root), anchors: anchorsOf(text, isMdx) };
  } catch (error) {
    const { message } = error as Error;
    const [, line = "1", problem = message] = /^(\d+):\d+: (.*?)(?: \([\w-]+:[\w-]+\))?$/s.exec(message) ?? [];
    return { line: Number(line), problem };
  }
}

/** The ids that Astro gives to headings. */
function anchorsOf(text: string, isMdx: boolean): readonly string[] {
  const astro: SatteriAstroData = { frontmatter: {}, headings: [], localImagePaths: new Set(), remoteImagePaths: new Set() };
  const options = { data: { astro }, features, hastPlugins: [satteriHeadingIdsPlugin()] };
  void (isMdx ? mdxToJs(text, options) : markdownToHtml(text, options));
  return astro.headings.map(({ slug }) => slug);
}

type Content = { [Key in "headings" | "links" | "pictures" | "parts" | "imported"]: Array<Prose[Key][number]> };

function collect(root: MdastNode): Content {
  const content: Content = { headings: [], links: [], pictures: [], parts: [], imported: [] };
  const visit = (node: MdastNode): void => {
    note(node, content);
    if ("children" in node) for (const child of node.children) visit(child);
  };
  visit(root);
  return content;
}

function note(node: MdastNode, content: Content): void {
  const line = node.position?.start.line ?? 1;
  switch (node.type) {
    case "heading":
      content.headings.push({ line, depth: node.depth, words: wordsOf(node) });
      break;
    case "link":
      content.links.push({ line, to: node.url, words: wordsOf(node) });
      break;
    case "definition":
      content.links.push({ line, to: node.url, words: node.label ?? "" });
      break;
    case "image":
      content.pictures.push({ line, source: node.url, alternative: node.alt ?? "" });
      break;
    case "html":
      noteHtml(node.value, line, content);
      break;
    case "mdxjsEsm":
      content.imported.push(...importedNames(node.value));
      break;
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      noteElement(node.name ?? "", (name) => attribute(node.attributes, name), wordsOf(node), line, content);
      break;
    default:
  }
}

/** An element of HTML or a component. */
function noteElement(name: string, value: (attribute: string) => string | undefined, words: string, line: number, content: Content): void {
  if (/^(?:img|Image|Picture)$/.test(name)) content.pictures.push({ line, source: value("src") ?? "", alternative: value("alt") });
  else if (name === "a") content.links.push({ line, to: value("href") ?? "", words });
  else if (/^h[1-6]$/.test(name)) content.headings.push({ line, depth: Number(name[1]), words });
  if (/^[A-Z]/.test(name)) content.parts.push({ line, name });
}

/** The value of an attribute; for a computed one its expression, since only a build computes it. */
function attribute(attributes: readonly MdxJsxAttributeUnion[], name: string): string | undefined {
  for (const each of attributes) {
    if (each.type === "mdxJsxAttribute" && each.name === name) {
      return typeof each.value === "object" && each.value !== null ? `{${each.value.value}}` : (each.value ?? "");
    }
  }
  return undefined;
}

/** HTML in Markdown. */
function noteHtml(html: string, firstLine: number, content: Content): void {
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ("tagName" in node) {
      const line = firstLine + (node.sourceCodeLocation?.startLine ?? 1) - 1;
      noteElement(node.tagName, (name) => node.attrs.find((each) => each.name === name)?.value, "", line, content);
    }
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(parseFragment(html, { sourceCodeLocationInfo: true }));
}

function importedNames(statement: string): readonly string[] {
  return [...statement.matchAll(/import\s+([^"']*?)\s+from/g)].flatMap(([, names = ""]) =>
    names.split(/[{},\s]+|\bas\b/).filter((name) => /^[A-Z]\w*$/.test(name)),
  );
}

function wordsOf(node: MdastNode): string {
  if ("value" in node && typeof node.value === "string") return node.value;
  return "children" in node ? node.children.map((child) => wordsOf(child)).join("") : "";
}
