import type { TextStorage } from "@org/device/storage";
import { filePath, projectPath, type DocumentPath, type Owner } from "../../paths.ts";
import { nameOfOwner, storedItems } from "../device/storedItems.ts";
import type { RemovalNote } from "./removalModel.ts";
import type { RemovalTarget } from "./removalTarget.ts";

/** The removals that a device remembers, shared by its tabs. */
export interface RemovalNotes {
  readonly all: () => readonly RemovalNote[];
  /** Remembers a removal, or forgets it. */
  readonly put: (target: RemovalTarget, note: Omit<RemovalNote, "target"> | undefined) => void;
}

/** The document that a removal removes. */
export function targetPath(owner: Owner, target: RemovalTarget): DocumentPath {
  return "file" in target ? filePath(owner, target.file) : projectPath(owner, target.projectId);
}

export function openRemovalNotes(owner: Owner, storage: TextStorage): RemovalNotes {
  const { removals } = storedItems(storage);
  const name = nameOfOwner(owner);
  const read = (): Readonly<Record<string, RemovalNote>> => (removals.read(name) ?? {}) as Record<string, RemovalNote>;
  return {
    all: () => Object.values(read()),
    put: (target, note) => {
      const path = targetPath(owner, target);
      const { [path]: _, ...others } = read();
      const notes = note ? { ...others, [path]: { target, ...note } } : others;
      if (Object.keys(notes).length === 0) removals.remove(name);
      else removals.write(notes, name);
    },
  };
}
