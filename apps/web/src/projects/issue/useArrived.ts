import { useEffect, useState } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import { refOf, type FileOutcome } from "./issueFiles.ts";

/** The issues that the server has, by their ids: those that waited on this device come in as they arrive. */
export function useArrived(outcomes: readonly FileOutcome[]): ReadonlySet<string> {
  const { workspace } = useSignedIn();
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const unsubscribers = outcomes.flatMap(({ file, result }) => {
      if (!result.ok || result.isStored) return [];
      const { issueId } = result;
      const issue = workspace.files.issue(refOf(file), issueId);
      return [
        issue.subscribe(() => {
          if (issue.getSnapshot().status === "ready") setArrived((before) => new Set(before).add(issueId));
        }),
      ];
    });
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  }, [workspace, outcomes]);
  return new Set([...arrived, ...outcomes.flatMap(({ result }) => (result.ok && result.isStored ? [result.issueId] : []))]);
}
