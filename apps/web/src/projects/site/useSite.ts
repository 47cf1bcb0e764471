import type { SiteState } from "@org/data/store";
import { useObservable } from "@org/ui/elements";
import { useMemo } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import { openedSite } from "./openedSite.ts";

interface ProjectSiteState {
  /** "later": a later version stored it. */
  readonly status: SiteState["status"] | "later";
  readonly site: ReturnType<typeof openedSite>;
}

/** The site of a project, up to date. */
export function useSite(projectId: string): ProjectSiteState {
  const { workspace } = useSignedIn();
  const { status, site } = useObservable(useMemo(() => workspace.sites.ofProject(projectId), [workspace, projectId]));
  return useMemo(() => {
    const opened = openedSite(site);
    return { status: site && !opened ? "later" : status, site: opened };
  }, [status, site]);
}
