import type { FileSummary } from "@org/data";
import { useObservable } from "@org/ui/elements";
import { useMemo } from "react";
import { useSignedIn } from "../../account/signedIn.ts";

/** The readable files of a project's list. */
export function useSummaries(projectId: string): { readonly summaries: readonly FileSummary[]; readonly isLoading: boolean } {
  const { workspace } = useSignedIn();
  const { items, status } = useObservable(useMemo(() => workspace.files.ofProject(projectId), [workspace, projectId]));
  const summaries = useMemo(() => items.flatMap((item) => (item.ok ? [item.value] : [])), [items]);
  return { summaries, isLoading: status === "loading" && items.length === 0 };
}

/** The times at which the files of a list were last stored: when the text changes, the files are read again. */
export const stateOf = (summaries: readonly FileSummary[]): string =>
  summaries.map(({ id, updatedAt, name }) => `${id} ${updatedAt.getTime()} ${name}`).join("\n");
