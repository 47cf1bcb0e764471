import { kindOfCollection, type FileSummary, type Workspace } from "@org/data";
import { log } from "@org/device/log";
import type { LinkedFile } from "@org/hvac-core/links";
import { loadCalculator } from "@org/hvac-core/loading";
import { useEffect, useEffectEvent } from "react";
import { useSignedIn } from "../../../../account/signedIn.ts";
import { runAction } from "../../../../page/runAction.ts";
import { stateOf, useSummaries } from "../../../imports/useSummaries.ts";

/** A file of the project with its name. */
export interface NamedFile extends LinkedFile {
  readonly name: string;
}

/** A file as it is on this device; `undefined` where it cannot be read. */
async function read(files: Workspace["files"], { projectId, collection, id, name }: FileSummary): Promise<NamedFile | undefined> {
  try {
    const calculator = await loadCalculator(kindOfCollection(collection).route);
    if (!calculator) return undefined;
    const stored = await files.read({ projectId, collection, fileId: id });
    if (!stored.ok) return undefined;
    const { input, calculatorVersion } = stored.content;
    return { id, collection, name, calculator, input: calculator.complete(calculator.open(input, calculatorVersion).input) };
  } catch (error) {
    log.warn("A file that may follow rooms could not be read.", error);
    return undefined;
  }
}

export interface ProjectFiles {
  readonly files: readonly NamedFile[];
  /** Number of files that cannot be read. */
  readonly unreadCount: number;
}

/** Reads the files of a project, and again whenever one of them is stored. */
export function useProjectFiles(projectId: string, onRead: (project: ProjectFiles) => void): void {
  const { workspace } = useSignedIn();
  const { summaries, isLoading } = useSummaries(projectId);
  const state = stateOf(summaries);
  const readAll = useEffectEvent(async (): Promise<ProjectFiles> => {
    const all = await Promise.all(summaries.map((summary) => read(workspace.files, summary)));
    const files = all.filter((file) => file !== undefined);
    return { files, unreadCount: all.length - files.length };
  });
  const announce = useEffectEvent(onRead);
  // Each snapshot makes a new list; `state` changes only with its content.
  useEffect(() => {
    if (isLoading) return;
    let isWanted = true;
    runAction(async () => {
      const project = await readAll();
      if (isWanted) announce(project);
    });
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `state` changes when the files change
  }, [workspace, isLoading, state]);
}
