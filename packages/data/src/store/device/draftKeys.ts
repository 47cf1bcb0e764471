import type { FileRef, Owner } from "../../paths.ts";
import { nameOfOwner } from "./storedItems.ts";

/** Keys of drafts: `<app>:<user>:<tab>:<file>`. */
export interface DraftKeys {
  /** Start of all keys of the user. */
  readonly prefix: string;
  /** Key of this tab's draft of a file. */
  readonly ofFile: (file: FileRef) => string;
  /** A new key for a draft of a file that no tab keeps. */
  readonly released: (file: FileRef) => string;
  readonly tabOf: (key: string) => string;
  /** Name of the lock under which tabs adopt drafts of a file. */
  readonly lockOf: (file: FileRef) => string;
  /** Whether a key is of a draft of the file, in any tab. */
  readonly isOfFile: (key: string, file: FileRef) => boolean;
}

/** In place of a tab's id where no tab keeps a draft. */
const releasedPrefix = "released-";

/** Whether no tab keeps a draft: any tab may adopt it. */
export function isReleasedTab(tabId: string): boolean {
  return tabId.startsWith(releasedPrefix);
}

export function draftKeys(owner: Owner, tabId: string): DraftKeys {
  const prefix = `${nameOfOwner(owner)}:`;
  const pathOf = ({ projectId, collection, fileId }: FileRef): string => `${projectId}/${collection}/${fileId}`;
  return {
    prefix,
    ofFile: (file) => `${prefix}${tabId}:${pathOf(file)}`,
    released: (file) => `${prefix}${releasedPrefix}${crypto.randomUUID()}:${pathOf(file)}`,
    tabOf: (key) => key.slice(prefix.length).split(":")[0]!,
    lockOf: (file) => `plenum.adopt:${prefix}${pathOf(file)}`,
    isOfFile: (key, file) => key.endsWith(`:${pathOf(file)}`),
  };
}
