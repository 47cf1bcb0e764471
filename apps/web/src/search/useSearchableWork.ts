import type { Backend, FileSummary, Listed, Project, Readable, Workspace, WorkspaceState } from "@org/data";
import { log } from "@org/device/log";
import { useObservable } from "@org/ui/elements";
import { useEffect, useState } from "react";
import { loadBackend } from "../account/loadBackend.ts";
import { signedInEmail } from "../account/signedInUser.ts";

/** The user's projects and files for the search. */
export interface SearchableWork {
  /** More projects or files may be found. */
  readonly isLoading: boolean;
  readonly workspace: Workspace | undefined;
  readonly projects: readonly Listed<Project>[];
  readonly files: readonly Listed<FileSummary>[];
}

function constant<T>(value: T): Readable<T> {
  return { getSnapshot: () => value, subscribe: () => () => {} };
}

const noWorkspace = constant<WorkspaceState>({ status: "none" });
const nothing = constant({ status: "loading" as const, items: [], fromCache: true, isPartial: false });

/** The signed-in user's projects and files, as far as this device has them, and more as they are loaded; nothing for visitors. */
export function useSearchableWork(): SearchableWork {
  const [backend, setBackend] = useState<Backend>();
  const [hasFailed, setFailed] = useState(false);
  const isSignedIn = signedInEmail() !== undefined;
  useEffect(() => {
    if (!isSignedIn) return;
    loadBackend().then(setBackend, (error: unknown) => {
      log.warn("Files cannot be searched.", error);
      setFailed(true);
    });
  }, [isSignedIn]);
  const stored = useObservable(backend?.workspace ?? noWorkspace);
  const workspace = stored.status === "ready" ? stored.workspace : undefined;
  const projects = useObservable(workspace?.projects.list ?? nothing);
  const files = useObservable(workspace?.files.all ?? nothing);
  return {
    isLoading: isSignedIn && !hasFailed && [projects, files].some(({ status, isPartial }) => status === "loading" || isPartial === true),
    workspace,
    projects: projects.items,
    files: files.items,
  };
}
