import { collectionOf } from "../values/names.ts";
import type { Micros } from "../values/value.ts";
import type { DocumentView, StoredDocument } from "./document.ts";

/** All documents in memory, by collection, with the times of deletions that a resuming listener must hear of. */
export type Documents = DocumentView & {
  readonly put: (document: StoredDocument) => void;
  readonly remove: (name: string, time: Micros) => void;
  readonly all: () => Iterable<StoredDocument>;
  readonly inCollection: (collection: string) => Iterable<StoredDocument>;
  /** Collections below a parent's name (any depth) with this identifier. */
  readonly inCollectionGroup: (parent: string, collectionId: string) => Iterable<StoredDocument>;
  /** The identifiers of the collections directly below a parent. */
  readonly collectionIds: (parent: string) => readonly string[];
  readonly deletions: () => Iterable<readonly [string, Micros]>;
  /** Deletions up to this time may have been forgotten. */
  readonly horizon: () => Micros;
  readonly setHorizon: (time: Micros) => void;
  readonly identity: () => string | undefined;
  readonly setIdentity: (identity: string) => void;
  readonly forgetOldDeletions: (keep: number) => void;
};

export function emptyDocuments(): Documents {
  const collections = new Map<string, Map<string, StoredDocument>>();
  const deletions = new Map<string, Micros>();
  let horizon: Micros = 0n;
  let identity: string | undefined;

  const all = function* (): Generator<StoredDocument> {
    for (const collection of collections.values()) yield* collection.values();
  };
  const inCollectionGroup = function* (parent: string, collectionId: string): Generator<StoredDocument> {
    for (const [collection, documents] of collections) {
      if (collection.startsWith(`${parent}/`) && collection.endsWith(`/${collectionId}`)) yield* documents.values();
    }
  };

  return {
    get: (name) => collections.get(collectionOf(name))?.get(name),
    put: (document) => {
      const collection = collectionOf(document.name);
      const siblings = collections.get(collection) ?? new Map<string, StoredDocument>();
      collections.set(collection, siblings.set(document.name, document));
      deletions.delete(document.name);
    },
    remove: (name, time) => {
      const collection = collectionOf(name);
      const siblings = collections.get(collection);
      siblings?.delete(name);
      if (siblings?.size === 0) collections.delete(collection);
      // A name that is deleted again moves to the end, so that the map stays in the order of time.
      deletions.delete(name);
      deletions.set(name, time);
    },
    all,
    inCollection: (collection) => collections.get(collection)?.values() ?? [],
    inCollectionGroup,
    collectionIds: (parent) => [
      ...new Set(
        [...collections.keys()].filter((name) => name.startsWith(`${parent}/`)).map((name) => name.slice(parent.length + 1).split("/")[0]!),
      ),
    ],
    deletions: () => deletions.entries(),
    horizon: () => horizon,
    setHorizon: (time) => {
      horizon = time;
    },
    identity: () => identity,
    setIdentity: (name) => {
      identity = name;
    },
    forgetOldDeletions: (keep) => {
      const inOrderOfTime = [...deletions].sort(([, left], [, right]) => (left < right ? -1 : left > right ? 1 : 0));
      for (const [name, time] of inOrderOfTime.slice(0, Math.max(0, inOrderOfTime.length - keep))) {
        deletions.delete(name);
        if (time > horizon) horizon = time;
      }
    },
  };
}
