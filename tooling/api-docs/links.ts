import path from "node:path";
import ts from "typescript";
import { placeOf, type WriteLink } from "./docstring.ts";
import type { Entry, Library } from "./library.ts";

/** File of a subpath's page, inside the folder of pages. */
export function pageOf(subpath: string, packageName: string): string {
  return `${subpath === "." ? packageName.split("/").at(-1)! : subpath}.md`;
}

/** What stands over an entry. A type has its word before the name, since functions often bear the same name as the type they give. */
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
  private readonly entries = new Map<ts.Symbol, Entry>();
  private readonly places = new Map<string, Entry>();
  private readonly names = new Map<string, Entry[]>();

  constructor(library: Library) {
    this.library = library;
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
    const page = pageOf(this.library.homes.get(entry.symbol)!, this.library.name);
    const file = page === from ? "" : path.posix.relative(path.posix.dirname(from), page);
    return `${file}#${anchorOf(headingOf(entry))}`;
  }

  link(entry: Entry, from: string, text = entry.name): string {
    return `[\`${text}\`](${this.address(entry, from)})`;
  }

  /** Links what is known by a name, on the same page before others: the error of a `@throws` tag, a name that a file does not import. */
  linkName(name: string, from: string): string {
    const entries = this.names.get(name) ?? [];
    const near = entries.find(({ symbol }) => pageOf(this.library.homes.get(symbol)!, this.library.name) === from);
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
