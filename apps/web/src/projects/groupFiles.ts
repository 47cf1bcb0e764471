import { fileKinds, type FileKind, type FileSummary, type Listed, type Unreadable } from "@org/data";

/** The files of one kind, in the order of the list. */
export interface FilesOfKind {
  readonly kind: FileKind;
  readonly files: readonly FileSummary[];
}

interface GroupedFiles {
  /** Kinds that have files, in the order of the kinds. */
  readonly groups: readonly FilesOfKind[];
  readonly unreadable: readonly Unreadable[];
}

/** Groups the files of a project by kind. */
export function groupFiles(items: readonly Listed<FileSummary>[]): GroupedFiles {
  const byCollection = new Map<string, FileSummary[]>(fileKinds.map(({ collection }) => [collection, []]));
  const unreadable: Unreadable[] = [];
  for (const item of items) {
    if (item.ok) byCollection.get(item.value.collection)?.push(item.value);
    else unreadable.push(item);
  }
  const groups = fileKinds
    .map((kind) => ({ kind, files: byCollection.get(kind.collection) ?? [] }))
    .filter(({ files }) => files.length > 0);
  return { groups, unreadable };
}
