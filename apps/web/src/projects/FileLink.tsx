import { kindOfCollection, type FileSummary } from "@org/data";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** Link to a file, with its name. */
export function FileLink({ file: { id, projectId, collection, name } }: { readonly file: FileSummary }): ReactNode {
  return (
    <Link
      to="/projects/$projectId/$kind/$fileId"
      params={{ projectId, kind: kindOfCollection(collection).route, fileId: id }}
      preload={false}
      dir="auto"
    >
      {name}
    </Link>
  );
}
