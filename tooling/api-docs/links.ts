import path from "node:path";
import ts from "typescript";
import { placeOf, type WriteLink } from "./docstring.ts";
import type { Entry, Library } from "./library.ts";

/** How descriptions are spread over pages, and where these are. */
export interface Layout {
  /** The page of a subpath. */
  readonly page: (subpath: string) => string;
  /** Address of a place on the page of a subpath, or of that page, as seen from a page. */
  readonly place: (subpath: string, anchor: string | undefined, from: string) => string;
  /** Address of what a subpath describes. */
  readonly entry: (entry: Entry, subpath: string, from: string) => string;
}

/** One Markdown file for each subpath, which describes all of it. */
export function filesLayout(packageName: string): Layout {
  const page = (subpath: string): string => `${subpath === "." ? packageName.split("/").at(-1)! : subpath}.md`;
  const place: Layout["place"] = (subpath, anchor, from) => {
    const file = page(subpath) === from ? "" : path.posix.relative(path.posix.dirname(from), page(subpath));
    return anchor === undefined ? file : `${file}#${anchor}`;
  };
  return { page, place, entry: (entry, subpath, from) => place(subpath, anchorOf(headingOf(entry)), from) };
}

/** Heading of an entry. A type has its kind before the name, since functions often have the same name as the type that they return. */
export function headingOf({ name, kind, symbol }: Entry): string {
  if (kind === "function") return `${name}()`;
  if (kind === "constant") return name;
  return `${kind === "class" ? "class" : isInterface(symbol) ? "interface" : "type"} ${name}`;
}

function isInterface(symbol: ts.Symbol): boolean {
  return symbol.declarations?.some(ts.isInterfaceDeclaration) ?? false;
}

/** The anchor that Markdown viewers make of a heading. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, "")
    .replaceAll(" ", "-");
}

/** Writes links from one page to what this and other pages describe. */
export class Links {
  private readonly library: Library;
  private readonly layout: Layout;
  private readonly entries = new Map<ts.Symbol, Entry>();
  private readonly places = new Map<string, Entry>();
  private readonly names = new Map<string, Entry[]>();

  constructor(library: Library, layout: Layout) {
    this.library = library;
    this.layout = layout;
    for (const entry of library.subpaths.flatMap(({ entries }) => entries)) {
      this.entries.set(entry.symbol, entry);
      this.places.set(placeOf(entry.declaration.getSourceFile().fileName, entry.declaration.getStart()), entry);
      this.names.set(entry.name, [...(this.names.get(entry.name) ?? []), entry]);
    }
  }

  entryOf(symbol: ts.Symbol): Entry | undefined {
    return this.entries.get(symbol);
  }

  /** Address of an entry as seen from a page. */
  address(entry: Entry, from: string): string {
    return this.layout.entry(entry, this.library.homes.get(entry.symbol)!, from);
  }

  /** Address of a subpath's page, or of a place on it, as seen from a page. */
  place(subpath: string, anchor: string | undefined, from: string): string {
    return this.layout.place(subpath, anchor, from);
  }

  /** The page of a subpath. */
  page(subpath: string): string {
    return this.layout.page(subpath);
  }

  link(entry: Entry, from: string, text = entry.name): string {
    return `[\`${text}\`](${this.address(entry, from)})`;
  }

  /** Links what is known by a name, on the same page before others: the error of a `@throws` tag, a name that a file does not import. */
  linkName(name: string, from: string): string {
    const entries = this.names.get(name) ?? [];
    const near = entries.find(({ symbol }) => this.layout.page(this.library.homes.get(symbol)!) === from);
    const entry = near ?? (entries.length === 1 ? entries[0] : undefined);
    return entry ? this.link(entry, from) : `\`${name}\``;
  }

  /** For `{@link name}` in the docstrings of a page. */
  writer(from: string): WriteLink {
    return (place, text) => {
      const entry = place === undefined ? undefined : this.places.get(place);
      if (entry) return this.link(entry, from, text);
      return /^[\w.()[\]]+$/.test(text) ? this.linkName(text, from) : text;
    };
  }
}
