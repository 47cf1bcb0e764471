import { isDocumentId, type FileCollection, type FileRef } from "@org/data";
import type { LinkedNumber } from "@org/hvac-core/chain";
import { useEffect, useState } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import { readFile, type NamedFile } from "./readFiles.ts";
import { useSummaries } from "../../account/useSummaries.ts";

const nothing: ReadonlyMap<string, NamedFile> = new Map();

/**
 * The files that numbers follow, read again whenever one of them was stored.
 *
 * @returns by id; `undefined` until they are read
 */
export function useSources(projectId: string, linked: readonly LinkedNumber[]): ReadonlyMap<string, NamedFile> | undefined {
  const { workspace } = useSignedIn();
  const { summaries, isLoading } = useSummaries(projectId);
  const wanted = new Map(linked.map(({ stated: { link } }) => [link.fileId, link.collection]));
  const present = summaries.filter(({ id, collection }) => wanted.get(id) === collection);
  const state = JSON.stringify(present.map(({ id, collection, name, updatedAt }) => [id, collection, name, updatedAt.getTime()]));
  const [sources, setSources] = useState<ReadonlyMap<string, NamedFile>>();
  useEffect(() => {
    if (isLoading) return;
    let isWanted = true;
    const read = async (): Promise<ReadonlyMap<string, NamedFile>> => {
      const files = (JSON.parse(state) as readonly (readonly [id: string, collection: FileCollection, name: string])[]).map(
        ([fileId, collection, name]): readonly [FileRef, string] => [{ projectId, collection, fileId }, name],
      );
      const all = await Promise.all(
        files.filter(([{ fileId }]) => isDocumentId(fileId)).map(([ref, name]) => readFile(workspace, ref, name)),
      );
      return new Map(all.flatMap((each) => (each.ok ? [[each.file.id, each.file] as const] : [])));
    };
    read().then(
      (found) => isWanted && setSources(found),
      (error: unknown) => globalThis.console.warn("Files that numbers follow could not be read.", error),
    );
    return () => {
      isWanted = false;
    };
  }, [workspace, projectId, isLoading, state]);
  return wanted.size === 0 ? nothing : sources;
}
