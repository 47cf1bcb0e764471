import { cards } from "@org/hvac-core/cards";

type ListedCard = (typeof cards)[number];
/** Name of a collection of saved files. */
export type FileCollection = ListedCard["collection"];
/** The part of an address that names a kind of file: the id of its calculator. */
export type FileRoute = ListedCard["id"];

/** A kind of saved files. */
export interface FileKind {
  /** Their collection in a project. */
  readonly collection: FileCollection;
  readonly route: FileRoute;
  readonly title: string;
}

/** The kinds of saved files: one for each calculator, in the order in which products list them. */
export const fileKinds: readonly FileKind[] = cards.map(({ collection, id, title }) => ({ collection, route: id, title }));

/** Names of all collections of saved files. */
export const fileCollections: readonly FileCollection[] = fileKinds.map(({ collection }) => collection);

/** The kind in an address, or `undefined`. */
export function kindOfRoute(route: string): FileKind | undefined {
  return fileKinds.find((kind) => kind.route === route);
}

/** The kind of the files of a collection. */
export function kindOfCollection(collection: FileCollection): FileKind {
  return fileKinds.find((kind) => kind.collection === collection)!;
}

/** Whether a name is that of a collection of saved files. */
export function isFileCollection(name: string): name is FileCollection {
  return (fileCollections as readonly string[]).includes(name);
}
