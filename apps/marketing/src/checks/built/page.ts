import { parse, type DefaultTreeAdapterTypes } from "parse5";

/** A reference of a page to something: a page, a picture, a style sheet. */
export interface Reference {
  readonly line: number;
  readonly to: string;
}

/** A built page, as the checks need to know it. */
export interface BuiltPage {
  readonly file: string;
  /** `/blog/glycol` of `blog/glycol.html`. */
  readonly address: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly canonical: string | undefined;
  readonly linkPicture: string | undefined;
  /** Texts of links to it. */
  readonly linkTexts: { readonly title: string | undefined; readonly description: string | undefined };
  readonly isIndexed: boolean;
  readonly headings: readonly Reference[];
  readonly ids: readonly string[];
  readonly references: readonly Reference[];
  /** Lines of the scripts that run. */
  readonly scripts: readonly number[];
  readonly hasIsland: boolean;
  /** Texts of the page without code, each with its line. */
  readonly texts: readonly Reference[];
  /** Structured data as in the page. */
  readonly data: readonly string[];
}

type Element = DefaultTreeAdapterTypes.Element;

/** Attributes that name something which must be there. */
const naming: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  area: ["href"],
  form: ["action"],
  img: ["src", "srcset"],
  link: ["href"],
  script: ["src"],
  source: ["src", "srcset"],
  use: ["href"],
};

/** The address at which Hosting serves a file of a build. */
export function addressOf(file: string): string {
  return `/${file.replace(/\.html$/, "")}`.replace(/^\/index$/, "/").replace(/(?<=.)\/index$/, "");
}

export function readPage(file: string, html: string): BuiltPage {
  const elements = elementsOf(parse(html, { sourceCodeLocationInfo: true }));
  const value = (element: Element | undefined, name: string): string | undefined =>
    element?.attrs.find((each) => each.name === name)?.value;
  const lineOf = (element: Element): number => element.sourceCodeLocation?.startLine ?? 1;
  const meta = (name: string): string | undefined =>
    value(
      elements.find((each) => each.tagName === "meta" && (value(each, "name") ?? value(each, "property")) === name),
      "content",
    );
  const scripts = elements.filter((each) => each.tagName === "script");
  const isData = (script: Element): boolean => value(script, "type") === "application/ld+json";
  const head = elements.find((each) => each.tagName === "head");
  return {
    file,
    address: addressOf(file),
    title: textOf(elements.find((each) => each.tagName === "title" && each.parentNode === head)),
    description: meta("description"),
    canonical: value(
      elements.find((each) => each.tagName === "link" && value(each, "rel") === "canonical"),
      "href",
    ),
    linkPicture: meta("og:image"),
    linkTexts: { title: meta("og:title"), description: meta("og:description") },
    isIndexed: !(meta("robots") ?? "").includes("noindex"),
    headings: elements.filter((each) => each.tagName === "h1").map((each) => ({ line: lineOf(each), to: textOf(each).trim() })),
    ids: elements.flatMap((each) => value(each, "id") ?? []),
    references: elements.flatMap((each) =>
      (naming[each.tagName] ?? []).flatMap((name) => targets(name, value(each, name)).map((to) => ({ line: lineOf(each), to }))),
    ),
    scripts: scripts.filter((each) => !isData(each)).map(lineOf),
    hasIsland: elements.some((each) => value(each, "data-island") !== undefined),
    texts: [...readTexts(elements), ...namesOf(elements)],
    data: scripts.filter(isData).map(textOf),
  };
}

/** Elements whose text is a program's, or nobody's. */
const unread = new Set(["script", "style", "code", "pre", "template", "noscript", "head", "math"]);

/** The texts of elements, those of programs left out. */
function readTexts(elements: readonly Element[]): readonly Reference[] {
  const isUnread = (node: DefaultTreeAdapterTypes.Node | null): boolean =>
    node !== null && (("tagName" in node && unread.has(node.tagName)) || ("parentNode" in node && isUnread(node.parentNode)));
  return elements
    .filter((each) => !isUnread(each))
    .flatMap((each) =>
      each.childNodes
        .filter((node) => node.nodeName === "#text")
        .map((node) => ({ line: each.sourceCodeLocation?.startLine ?? 1, to: (node as DefaultTreeAdapterTypes.TextNode).value.trim() })),
    )
    .filter(({ to }) => to !== "");
}

/** Texts about visible elements: names and pictures. */
function namesOf(elements: readonly Element[]): readonly Reference[] {
  return elements.flatMap((each) =>
    each.attrs
      .filter(({ name }) => ["alt", "aria-label", "title", "placeholder", "content"].includes(name))
      .filter(({ name }) => name !== "content" || each.attrs.some(({ value }) => /description|title/.test(value)))
      .map(({ value }) => ({ line: each.sourceCodeLocation?.startLine ?? 1, to: value })),
  );
}

function targets(attribute: string, value: string | undefined): readonly string[] {
  if (value === undefined) return [];
  return attribute === "srcset" ? value.split(",").map((candidate) => candidate.trim().split(/\s+/)[0]!) : [value];
}

function elementsOf(node: DefaultTreeAdapterTypes.Node): readonly Element[] {
  const self = "tagName" in node ? [node] : [];
  const children = "content" in node ? node.content.childNodes : "childNodes" in node ? node.childNodes : [];
  return [...self, ...children.flatMap((child) => elementsOf(child))];
}

function textOf(node: DefaultTreeAdapterTypes.Node | undefined): string {
  if (!node) return "";
  if (node.nodeName === "#text") return (node as DefaultTreeAdapterTypes.TextNode).value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}
