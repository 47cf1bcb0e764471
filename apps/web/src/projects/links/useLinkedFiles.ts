import { isDocumentId, type FileCollection, type FileRef } from "@org/data";
import { log } from "@org/device/log";
import type { ResultLink } from "@org/hvac-core/kernel";
import { useObservable } from "@org/ui/elements";
import { useEffect, useMemo, useState } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import { readFileWithResults, type NamedFile } from "./readFiles.ts";
import { texts } from "./texts.tsx";

/** The files of the linked results. */
export interface LinkedFiles {
  /** The files that were read, by id. */
  readonly files: ReadonlyMap<string, NamedFile>;
  /** Why a file of the project could not be read, by id. */
  readonly unread: ReadonlyMap<string, string>;
  /** Location of a file that the project no longer has, by id. */
  readonly elsewhere: ReadonlyMap<string, string>;
  /** Whether the file is still being read. */
  readonly isWaiting: (id: string) => boolean;
}

type Read = Pick<LinkedFiles, "files" | "unread">;

const nowhere: ReadonlyMap<string, string> = new Map();
const nothing = { getSnapshot: () => undefined, subscribe: () => () => {} };

/** Finds the projects to which missing files were moved, and those that are in the bin. */
function useElsewhere(ids: readonly string[]): ReadonlyMap<string, string> {
  const { workspace } = useSignedIn();
  const isWanted = ids.length > 0;
  const all = useObservable<ReturnType<typeof workspace.files.all.getSnapshot> | undefined>(isWanted ? workspace.files.all : nothing);
  const bin = useObservable<ReturnType<typeof workspace.bin.list.getSnapshot> | undefined>(isWanted ? workspace.bin.list : nothing);
  const projects = useObservable(workspace.projects.list);
  return useMemo(() => {
    if (!all || !bin) return nowhere;
    const names = new Map(projects.items.flatMap((item) => (item.ok ? [[item.value.id, item.value.name] as const] : [])));
    const binned = bin.items.filter(({ id }) => ids.includes(id)).map(({ id, name }) => [id, texts.inBin(name)] as const);
    return new Map([
      ...binned,
      ...all.items.flatMap((item): (readonly [string, string])[] => {
        if (!item.ok || !ids.includes(item.value.id)) return [];
        const { id, name, projectId } = item.value;
        return [[id, texts.file.moved(name, names.get(projectId))]];
      }),
    ]);
  }, [all, bin, projects, ids]);
}

/**
 * The files of the linked results, read again whenever one of them is stored.
 *
 * @returns `undefined` until they are read
 */
export function useLinkedFiles(projectId: string, links: readonly ResultLink[]): LinkedFiles | undefined {
  const { workspace } = useSignedIn();
  const { items, status, isPartial = false } = useObservable(useMemo(() => workspace.files.ofProject(projectId), [workspace, projectId]));
  const isLoading = status === "loading" && items.length === 0;
  const wanted = new Map(links.map((link) => [link.fileId, link.collection]));
  const present = items.flatMap((item) => (item.ok && wanted.get(item.value.id) === item.value.collection ? [item.value] : []));
  const state = JSON.stringify(present.map(({ id, collection, name, updatedAt }) => [id, collection, name, updatedAt.getTime()]));
  const presentIds = JSON.stringify(present.map(({ id }) => id));
  // The first files of a long list arrive before the others.
  const isWhole = !isLoading && !isPartial;
  const missing = isWhole ? [...wanted.keys()].filter((id) => present.every((each) => each.id !== id)).join(" ") : "";
  const elsewhere = useElsewhere(useMemo(() => missing.split(" ").filter(Boolean), [missing]));
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    if (isLoading) return;
    let isWanted = true;
    const readAll = async (): Promise<Read> => {
      const files = (JSON.parse(state) as readonly (readonly [id: string, collection: FileCollection, name: string])[])
        .filter(([fileId]) => isDocumentId(fileId))
        .map(([fileId, collection, name]): readonly [FileRef, string] => [{ projectId, collection, fileId }, name]);
      const all = await Promise.all(files.map(async ([ref, name]) => ({ ref, read: await readFileWithResults(workspace, ref, name) })));
      return {
        files: new Map(all.flatMap((each) => (each.read.ok ? [[each.ref.fileId, each.read.file] as const] : []))),
        unread: new Map(
          all.flatMap(({ ref, read: result }): (readonly [string, string])[] =>
            result.ok ? [] : [[ref.fileId, texts.file.unreadable(result.unread.name, result.unread.message)]],
          ),
        ),
      };
    };
    readAll().then(
      (all) => isWanted && setRead(all),
      (error: unknown) => log.warn("Linked files could not be read.", error),
    );
    return () => {
      isWanted = false;
    };
  }, [workspace, projectId, isLoading, state]);
  return useMemo(() => {
    if (!read) return undefined;
    const inProject = new Set(JSON.parse(presentIds) as readonly string[]);
    // A link that is newer than the last reading will be read soon.
    const isWaiting = (id: string): boolean => (inProject.has(id) ? !read.files.has(id) && !read.unread.has(id) : !isWhole);
    return { ...read, elsewhere, isWaiting };
  }, [read, presentIds, isWhole, elsewhere]);
}
