import { kindOfCollection, type FileSummary } from "@org/data";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** A file in a list, by its name: leads to its page. */
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
