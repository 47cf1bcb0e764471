import { log } from "@org/device/log";
import { useEffect, useEffectEvent, useReducer, useState } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import { stateOf, useSummaries } from "../../calculators/imports/useSummaries.ts";
import { errorText } from "../../page/runAction.ts";
import { readFileWithResults, readProject, type ReadProject } from "./readFiles.ts";

/** The files of a project, read for their links. */
export interface ProjectFiles {
  /** The last result; `undefined` until the first is complete. */
  readonly project: ReadProject | undefined;
  readonly count: number;
  readonly readCount: number;
  readonly failure: string | undefined;
  /** Reads the files again: unsent changes are in no list. */
  readonly readAgain: () => void;
}

/** Reads all files of a project, and again whenever one of them is stored. */
export function useProjectFiles(projectId: string): ProjectFiles {
  const { workspace } = useSignedIn();
  const { summaries, isLoading } = useSummaries(projectId);
  const state = stateOf(summaries);
  const [read, setRead] = useState<{ readonly project?: ReadProject; readonly readCount: number; readonly failure?: string }>({
    readCount: 0,
  });
  const [times, readAgain] = useReducer((before: number) => before + 1, 0);
  const readAll = useEffectEvent((signal: AbortSignal): void => {
    const onRead = (readCount: number): void => {
      if (!signal.aborted) setRead((before) => ({ ...before, readCount }));
    };
    readProject(workspace, summaries, onRead, signal, readFileWithResults).then(
      (project) => !signal.aborted && setRead({ project, readCount: summaries.length }),
      (error: unknown) => {
        log.warn("The files of a project could not be read.", error);
        if (!signal.aborted) setRead((before) => ({ ...before, failure: errorText(error) }));
      },
    );
  });
  // Each snapshot makes a new list; `state` changes only with its content, and `times` with each request to read again.
  useEffect(() => {
    if (isLoading) return;
    const ending = new AbortController();
    readAll(ending.signal);
    return () => ending.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [workspace, isLoading, state, times]);
  return { project: read.project, count: summaries.length, readCount: read.readCount, failure: read.failure, readAgain };
}
