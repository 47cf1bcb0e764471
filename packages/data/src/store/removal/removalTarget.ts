import type { FileRef } from "../../paths.ts";

/** A file, or a project with everything in it. */
export type RemovalTarget = { readonly projectId: string } | { readonly file: FileRef };

/** The id of a removal: that of its target. */
export function removalId(target: RemovalTarget): string {
  return "file" in target ? target.file.fileId : target.projectId;
}

export function isSameTarget(target: RemovalTarget, other: RemovalTarget): boolean {
  if (!("file" in target) || !("file" in other)) return !("file" in target) && !("file" in other) && target.projectId === other.projectId;
  const [mine, theirs] = [target.file, other.file];
  return mine.fileId === theirs.fileId && mine.collection === theirs.collection && mine.projectId === theirs.projectId;
}
