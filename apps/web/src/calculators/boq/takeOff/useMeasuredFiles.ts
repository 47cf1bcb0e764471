import type { FileRef } from "@org/data";
import { log } from "@org/device/log";
import type { ProjectFile } from "@org/hvac-core/exchange/project";
import { useEffect, useMemo, useState } from "react";
import { useSignedIn } from "../../../account/signedIn.ts";
import { stateOf, useSummaries } from "../../imports/useSummaries.ts";
import { errorText } from "../../../page/runAction.ts";
import { measureProject } from "./measureProject.ts";

/** Measured files of a project, or that they are loading, or why they could not be read. */
export type MeasuredFiles =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly problem: string }
  | { readonly state: "ready"; readonly files: readonly ProjectFile[] };

const loading = { state: "loading" } as const;

/** Measures the files of the bill's project, and again whenever one of them is saved. */
export function useMeasuredFiles({ projectId, collection }: FileRef): MeasuredFiles {
  const { workspace } = useSignedIn();
  const { summaries, isLoading } = useSummaries(projectId);
  // A save of the bill itself makes a new list, although the other files have not changed.
  const others = useMemo(() => summaries.filter((each) => each.collection !== collection), [summaries, collection]);
  const state = stateOf(others);
  const [measured, setMeasured] = useState<MeasuredFiles>(loading);
  useEffect(() => {
    if (isLoading) return;
    let isWanted = true;
    const measure = async (): Promise<MeasuredFiles> => ({ state: "ready", files: await measureProject(others, workspace.files) });
    measure()
      .catch((error: unknown): MeasuredFiles => {
        log.warn("The project could not be measured.", error);
        return { state: "failed", problem: errorText(error) };
      })
      .then(
        (result) => isWanted && setMeasured(result),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `state` changes whenever one of the files does
  }, [state, isLoading, workspace]);
  return measured;
}
