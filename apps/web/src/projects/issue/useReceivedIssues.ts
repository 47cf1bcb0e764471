import { useEffect, useState } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import { refOf, type FileOutcome } from "./issueFiles.ts";

/** Ids of the issues that the server has; those that waited on this device are added when they are sent. */
export function useReceivedIssues(outcomes: readonly FileOutcome[]): ReadonlySet<string> {
  const { workspace } = useSignedIn();
  const [receivedIds, setReceivedIds] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const unsubscribers = outcomes.flatMap(({ file, result }) => {
      if (!result.ok || result.isStored) return [];
      const { issueId } = result;
      const issue = workspace.files.issue(refOf(file), issueId);
      return [
        issue.subscribe(() => {
          if (issue.getSnapshot().status === "ready") setReceivedIds((before) => new Set(before).add(issueId));
        }),
      ];
    });
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  }, [workspace, outcomes]);
  return new Set([...receivedIds, ...outcomes.flatMap(({ result }) => (result.ok && result.isStored ? [result.issueId] : []))]);
}
