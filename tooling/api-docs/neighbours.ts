import type ts from "typescript";
import { docstringOf, placeOf } from "./docstring.ts";
import type { Entry, Library } from "./library.ts";

/**
 * What `@see` tags name, seen from the other end: a method names its alternative, a formula its inverse, and both pages have the link.
 * Fails for a tag that names nothing of the library.
 */
export function readNeighbours({ subpaths, checker }: Library): ReadonlyMap<ts.Symbol, readonly Entry[]> {
  const entries = subpaths.flatMap((subpath) => subpath.entries);
  const places = new Map(
    entries.map((entry) => [placeOf(entry.declaration.getSourceFile().fileName, entry.declaration.getStart()), entry]),
  );
  const neighbours = new Map<ts.Symbol, Entry[]>();
  for (const entry of entries) {
    for (const see of docstringOf(entry.symbol, checker, (place, text) => `⟦${place ?? ""}|${text}⟧`).see) {
      for (const [, place = "", name = ""] of see.matchAll(/⟦([^|⟧]*)\|([^⟧]*)⟧/g)) {
        const named = entries.filter((each) => each.name === name);
        const other = places.get(place) ?? (named.length === 1 ? named[0] : undefined);
        if (!other) throw new Error(`${entry.name}: @see ${name} names nothing that the library exports`);
        neighbours.set(other.symbol, [...(neighbours.get(other.symbol) ?? []), entry]);
      }
    }
  }
  return neighbours;
}
