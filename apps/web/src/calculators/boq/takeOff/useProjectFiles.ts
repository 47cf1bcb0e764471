import type { FileRef } from "@org/data";
import { useEffect, useMemo, useState } from "react";
import { useReadable } from "../../../account/useReadable.ts";
import { useSignedIn } from "../../../account/signedIn.ts";
import { errorText } from "../../../pageParts/runAction.ts";
import { measureProject, type ProjectFile } from "./measureProject.ts";

/** The measured files of a project: still loading, or why they could not be, or all of them. */
export type ProjectFiles =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly problem: string }
  | { readonly state: "ready"; readonly files: readonly ProjectFile[] };

const loading = { state: "loading" } as const;

/** Measures the files of the bill's project, and again whenever one of them is saved. */
export function useProjectFiles({ projectId, collection }: FileRef): ProjectFiles {
  const { workspace } = useSignedIn();
  const { items, status } = useReadable(useMemo(() => workspace.files.ofProject(projectId), [workspace, projectId]));
  const others = useMemo(
    () => items.flatMap((item) => (item.ok && item.value.collection !== collection ? [item.value] : [])),
    [items, collection],
  );
  // The list is made anew when the bill itself is saved, which changes nothing of the others.
  const signature = JSON.stringify(others.map(({ id, name, updatedAt }) => [id, name, updatedAt]));
  const [measured, setMeasured] = useState<ProjectFiles>(loading);
  const isWaiting = status === "loading" && items.length === 0;
  useEffect(() => {
    if (isWaiting) return;
    let isWanted = true;
    const measure = async (): Promise<ProjectFiles> => ({ state: "ready", files: await measureProject(others, workspace.files) });
    measure()
      .catch((error: unknown): ProjectFiles => {
        globalThis.console.warn("The project could not be measured.", error);
        return { state: "failed", problem: errorText(error) };
      })
      .then(
        (result) => isWanted && setMeasured(result),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the signature says when the files are others
  }, [signature, isWaiting, workspace]);
  return measured;
}
