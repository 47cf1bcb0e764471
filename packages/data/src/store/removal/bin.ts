import { createObservable, type Readable } from "@org/device/observable";
import type { FileCollection } from "../../collections.ts";
import { daysLeftInBin, type FileSummary, type Project } from "../../documents/index.ts";
import type { FileRef } from "../../paths.ts";
import { summariesSource } from "../fileLists.ts";
import type { ListState } from "../lists/listModel.ts";
import { liveList } from "../lists/liveList.ts";
import { projectsSource } from "../projects.ts";
import type { StoreContext } from "../storeContext.ts";
import type { RemovalTarget } from "./removalTarget.ts";
import type { BinnedTarget } from "./removals.ts";

/** A deleted file or project, as the list of the bin shows it. */
export interface BinItem {
  readonly id: string;
  readonly target: RemovalTarget;
  /** Name of the file or project; empty where it is not known. */
  readonly name: string;
  readonly deletedAt: Date;
  /** Days until it is deleted for good, begun ones included. */
  readonly daysLeft: number;
  /** Kind of a file; `undefined` for a project. */
  readonly collection?: FileCollection;
  /** The project of a file. */
  readonly project?: { readonly id: string; readonly name: string; readonly isInBin: boolean };
  /** Number of files of a project. */
  readonly files?: number;
}

export interface BinState {
  readonly status: "loading" | "ready";
  /** Latest deletion first. */
  readonly items: readonly BinItem[];
}

/** Deleted files and projects. They stay in their places, with everything below them, and lists leave them out. */
export interface Bin {
  readonly list: Readable<BinState>;
  /** The deleted files and projects, and those that are being deleted for good, without their names: no list is read for it. */
  readonly targets: Readable<readonly BinnedTarget[]>;
  /** @returns whether it was still in the bin */
  readonly restore: (target: RemovalTarget) => boolean;
  /** Deletes a file or project for good, whether it is in the bin or not. @returns when the server has deleted it */
  readonly removeForGood: (target: RemovalTarget) => Promise<void>;
}

export function openBin(context: StoreContext): Bin {
  const { owner, removals } = context;
  const projects = liveList(context, { ...projectsSource(owner), includesBin: true });
  const files = liveList(context, { ...summariesSource(owner), includesBin: true });
  const now = (): BinState => binState(removals.bin.getSnapshot(), projects.getSnapshot(), files.getSnapshot(), Date.now());
  const list = createObservable<BinState>({ status: "loading", items: [] }, () => {
    const show = (): void => list.set(now());
    const unsubscribers = [removals.bin, projects, files].map((part) => part.subscribe(show));
    show();
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  });
  return {
    list: { getSnapshot: list.getSnapshot, subscribe: list.subscribe },
    targets: removals.bin,
    restore: removals.restore,
    removeForGood: removals.removeForGood,
  };
}

/** What the bin shows. What is being deleted for good, a file that another device has moved away, and what no longer exists, is left out. */
export function binState(
  targets: readonly BinnedTarget[],
  projects: Pick<ListState<Project>, "items" | "status" | "fromCache">,
  files: Pick<ListState<FileSummary>, "items" | "status">,
  now: number,
): BinState {
  if (projects.status === "loading" || files.status === "loading") return { status: "loading", items: [] };
  const names = new Map(projects.items.map((item) => [item.id, item.ok ? item.value.name : ""]));
  const summaries = new Map(files.items.flatMap((item) => (item.ok ? [[item.id, item.value] as const] : [])));
  const inBin = new Set(targets.map(({ id }) => id));
  const ending = new Set(targets.flatMap(({ id, isFinal }) => (isFinal ? [id] : [])));
  const items = targets.flatMap(({ id, target, requestedAt }): readonly BinItem[] => {
    const about = { id, target, deletedAt: new Date(requestedAt), daysLeft: daysLeftInBin(requestedAt, now) };
    const projectId = "file" in target ? target.file.projectId : target.projectId;
    // A file is deleted with its project.
    if (ending.has(id) || ending.has(projectId)) return [];
    if (!names.has(projectId) && !projects.fromCache) return [];
    if (!("file" in target)) {
      const count = [...summaries.values()].filter((file) => file.projectId === projectId).length;
      return [{ ...about, name: names.get(projectId) ?? "", files: count }];
    }
    const summary = summaries.get(id);
    if (summary && summary.projectId !== projectId) return [];
    return [
      {
        ...about,
        name: summary?.name ?? "",
        collection: target.file.collection,
        project: { id: projectId, name: names.get(projectId) ?? "", isInBin: inBin.has(projectId) },
      },
    ];
  });
  return { status: "ready", items: items.toSorted((left, right) => right.deletedAt.getTime() - left.deletedAt.getTime()) };
}

/** What hides a file: it is in the bin or is being deleted for good, or its project is. */
export function isBinned(targets: readonly BinnedTarget[], { projectId, collection, fileId }: FileRef): BinnedTarget | undefined {
  const hiding = targets.filter(({ target }) => {
    if (!("file" in target)) return target.projectId === projectId;
    return target.file.fileId === fileId && target.file.collection === collection && target.file.projectId === projectId;
  });
  return hiding.find(({ isFinal }) => isFinal) ?? hiding[0];
}
