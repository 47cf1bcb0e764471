import type { FileModel, FileOpening, FileSpace, FileSurface } from "../model/fileModel.ts";
import type { Finding } from "../model/findings.ts";

/** Gives later ones of equal identifiers a number, and empty ones a name. */
export class Identifiers {
  readonly findings: Finding[] = [];
  readonly #used = new Set<string>();
  /** Last number of those that begin in the same way. */
  readonly #numbers = new Map<string, number>();

  unique<T extends { readonly id: string }>(item: T, kind: string): T {
    const { id } = item;
    if (id !== "" && !this.#used.has(id)) {
      this.#used.add(id);
      return item;
    }
    const start = id === "" ? kind : id;
    let number = (this.#numbers.get(start) ?? 1) + 1;
    while (this.#used.has(`${start}-${number}`)) number++;
    this.#numbers.set(start, number);
    const renamed = `${start}-${number}`;
    this.#used.add(renamed);
    this.findings.push({ kind: "repeated-id", id, renamed });
    return { ...item, id: renamed };
  }
}

/** Items with unique identifiers, as spaces of a building have them. */
export function uniqueSpaces<T extends { readonly id: string }>(spaces: readonly T[]): T[] {
  const ids = new Identifiers();
  return spaces.map((space) => ids.unique(space, "space"));
}

/** Spaces, surfaces and openings of a file with unique identifiers. References are to the first of equal ones. */
export function withUniqueIds({ spaces, surfaces }: FileModel): {
  readonly spaces: readonly FileSpace[];
  readonly surfaces: readonly FileSurface[];
  readonly findings: readonly Finding[];
} {
  const [spaceIds, surfaceIds, openingIds] = [new Identifiers(), new Identifiers(), new Identifiers()];
  const ofOpenings = (openings: readonly FileOpening[]): FileOpening[] => openings.map((opening) => openingIds.unique(opening, "opening"));
  return {
    spaces: spaces.map((space) => spaceIds.unique(space, "space")),
    surfaces: surfaces.map((surface) => {
      const unique = surfaceIds.unique(surface, "surface");
      return surface.openings.length === 0 ? unique : { ...unique, openings: ofOpenings(surface.openings) };
    }),
    findings: [spaceIds, surfaceIds, openingIds].flatMap(({ findings }) => findings),
  };
}
