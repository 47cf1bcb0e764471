import { newRowId } from "@org/form/state";
import { comparedImports, updateProject, type FileUpdate } from "@org/hvac-core/exchange/project";
import type { NamedFile, ReadProject } from "../links/readFiles.ts";
import { notMeasured, pause } from "./findOutOfDate.ts";

/**
 * The files of a project that an update changes, in its order. Nothing is written.
 *
 * @param takes whether a file may be changed
 */
export function planUpdate(project: ReadProject, takes: (id: string) => boolean): Promise<readonly FileUpdate[]> {
  return updateProject(project.files, {
    unread: notMeasured(project),
    takes: ({ id }) => takes(id),
    nameOf: ({ name }) => name,
    newId: newRowId,
    pause,
  });
}

/** The files with imported rows that differ from their source: an update adds and removes none. */
export const filesWithRows = (files: readonly NamedFile[]): readonly NamedFile[] =>
  files.filter((file) => comparedImports(file, files).some(({ count }) => count > 0));
