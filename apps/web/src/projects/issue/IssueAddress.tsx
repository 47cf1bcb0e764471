import { kindOfCollection, type FileRef } from "@org/data";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

interface IssueAddressProps {
  readonly file: FileRef;
  readonly issueId: string;
  readonly onNavigate?: () => void;
  readonly children: ReactNode;
}

/** Link to an issued report. */
export function IssueAddress({ file: { projectId, collection, fileId }, issueId, onNavigate, children }: IssueAddressProps): ReactNode {
  return (
    <Link
      to="/projects/$projectId/$kind/$fileId"
      params={{ projectId, kind: kindOfCollection(collection).route, fileId }}
      search={{ issue: issueId }}
      onClick={onNavigate}
    >
      {children}
    </Link>
  );
}
