import { isDocumentId, type FileCollection, type FileRef } from "@org/data";
import { log } from "@org/device/log";
import type { ResultLink } from "@org/hvac-core/kernel";
import { useObservable } from "@org/ui/elements";
import { useEffect, useMemo, useState } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import { readFile, type NamedFile, unreadText } from "./readFiles.ts";

/** The files that numbers of a file follow. */
export interface Sources {
  /** By id. */
  readonly files: ReadonlyMap<string, NamedFile>;
  /** By id: why a file of the project could not be read. */
  readonly unread: ReadonlyMap<string, string>;
  /** By id: where a file is that the project does not have. */
  readonly elsewhere: ReadonlyMap<string, string>;
  /** Whether nothing is known of a file yet. */
  readonly isWaiting: (id: string) => boolean;
}

type Read = Pick<Sources, "files" | "unread">;

const nowhere: ReadonlyMap<string, string> = new Map();
const nothing = { getSnapshot: () => undefined, subscribe: () => () => {} };

/** Where files are that a project does not have: another project that they were moved to. */
function useElsewhere(ids: readonly string[]): ReadonlyMap<string, string> {
  const { workspace } = useSignedIn();
  const isWanted = ids.length > 0;
  const all = useObservable<ReturnType<typeof workspace.files.all.getSnapshot> | undefined>(isWanted ? workspace.files.all : nothing);
  const projects = useObservable(workspace.projects.list);
  return useMemo(() => {
    if (!all) return nowhere;
    const names = new Map(projects.items.flatMap((item) => (item.ok ? [[item.value.id, item.value.name] as const] : [])));
    return new Map(
      all.items.flatMap((item): (readonly [string, string])[] => {
        if (!item.ok || !ids.includes(item.value.id)) return [];
        const { id, name, projectId } = item.value;
        const project = names.get(projectId);
        const place = project === undefined ? "another project" : `another project, “${project}”`;
        return [[id, `The file that it follows, “${name}”, is in ${place}.`]];
      }),
    );
  }, [all, projects, ids]);
}

/**
 * The files that numbers follow, read again whenever one of them was stored.
 *
 * @returns `undefined` until they are read
 */
export function useSources(projectId: string, links: readonly ResultLink[]): Sources | undefined {
  const { workspace } = useSignedIn();
  const { items, status, isPartial = false } = useObservable(useMemo(() => workspace.files.ofProject(projectId), [workspace, projectId]));
  const isLoading = status === "loading" && items.length === 0;
  const wanted = new Map(links.map((link) => [link.fileId, link.collection]));
  const present = items.flatMap((item) => (item.ok && wanted.get(item.value.id) === item.value.collection ? [item.value] : []));
  const state = JSON.stringify(present.map(({ id, collection, name, updatedAt }) => [id, collection, name, updatedAt.getTime()]));
  const found = JSON.stringify(present.map(({ id }) => id));
  // Of a long list the first files come first.
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
      const all = await Promise.all(files.map(async ([ref, name]) => ({ ref, read: await readFile(workspace, ref, name) })));
      return {
        files: new Map(all.flatMap((each) => (each.read.ok ? [[each.ref.fileId, each.read.file] as const] : []))),
        unread: new Map(all.flatMap((each) => (each.read.ok ? [] : [[each.ref.fileId, unreadText(each.read.unread)] as const]))),
      };
    };
    readAll().then(
      (all) => isWanted && setRead(all),
      (error: unknown) => log.warn("Files that numbers follow could not be read.", error),
    );
    return () => {
      isWanted = false;
    };
  }, [workspace, projectId, isLoading, state]);
  return useMemo(() => {
    if (!read) return undefined;
    const inProject = new Set(JSON.parse(found) as readonly string[]);
    // What a number has followed since the last reading is read in a moment.
    const isWaiting = (id: string): boolean => (inProject.has(id) ? !read.files.has(id) && !read.unread.has(id) : !isWhole);
    return { ...read, elsewhere, isWaiting };
  }, [read, found, isWhole, elsewhere]);
}
