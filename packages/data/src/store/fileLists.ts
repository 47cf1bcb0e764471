import type { Readable } from "@org/device/observable";
import { storedSummary, type FileSummary } from "../documents/index.ts";
import { filePath, projectPath, summariesPath } from "../paths.ts";
import type { ListState } from "./lists/listModel.ts";
import type { ListSource } from "./lists/listSource.ts";
import { liveList } from "./lists/liveList.ts";
import type { StoreContext } from "./storeContext.ts";

/** Lists of files. All of them read summaries. */
export interface FileLists {
  /** All files of a project, those that were changed last first. */
  readonly ofProject: (projectId: string) => Readable<ListState<FileSummary>>;
  /** The files of all projects that were edited last. */
  readonly recent: Readable<ListState<FileSummary>>;
  /** The files of all projects, those that were changed last first: for search and totals. Up to date only while somebody watches. */
  readonly all: Readable<ListState<FileSummary>>;
}

/** Number of files that are read first in a project that this device does not know: those on a screen. */
const firstScreen = 50;
/** Time that the list of a project stays up to date after its page is left, in milliseconds. */
const keepAliveMs = 60_000;
/** Number of lists that are kept, so that a user who opens a file and returns finds the list as it was. */
const maxLists = 3;
/** Number of recent files that are shown and read: some may be on their way out. */
const [recentShown, recentRead] = [20, 30];

export const withId = <T>(id: string, stored: T): T & { readonly id: string } => ({ id, ...stored });

/** The summaries of all files of a user, those that were changed last first. */
export function summariesSource(owner: StoreContext["owner"]): ListSource<typeof storedSummary, FileSummary> {
  return {
    path: summariesPath(owner),
    schema: storedSummary,
    build: withId,
    belongsTo: ({ projectId, collection, id }) => [projectPath(owner, projectId), filePath(owner, { projectId, collection, fileId: id })],
    sortBy: "updatedAt",
  };
}

export function openFileLists(context: StoreContext): FileLists {
  const summaries = summariesSource(context.owner);
  const lists = new Map<string, Readable<ListState<FileSummary>>>();
  return {
    ofProject: (projectId) => {
      const files = lists.get(projectId) ?? liveList(context, { ...summaries, filter: ["projectId", projectId], firstScreen, keepAliveMs });
      lists.delete(projectId);
      lists.set(projectId, files);
      if (lists.size > maxLists) lists.delete(lists.keys().next().value!);
      return files;
    },
    recent: liveList(context, { ...summaries, maxRead: recentRead, maxShown: recentShown }),
    all: liveList(context, { ...summaries, keepAliveMs }),
  };
}
