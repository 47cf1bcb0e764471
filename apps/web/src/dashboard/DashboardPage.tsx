import type { Project } from "@org/data";
import { lazyPart, useObservable } from "@org/ui/elements";
import { useMemo, type ReactNode } from "react";
import { useSignedIn } from "../account/signedIn.ts";
import { usePageTitle } from "../page/usePageTitle.ts";
import { ServerNotice } from "../projects/ServerNotice.tsx";
import { totalsByProject, type ProjectTotals } from "../projects/totals.ts";
import { useAllFiles } from "../projects/useAllFiles.ts";
import { useNewProject } from "../projects/useNewProject.tsx";
import listStyles from "../projects/projects.module.css";
import { LatestProjects } from "./LatestProjects.tsx";
import { QuickStart } from "./QuickStart.tsx";
import { RecentFiles } from "./RecentFiles.tsx";
import { RoomLoads } from "./RoomLoads.tsx";
import { texts } from "./texts.ts";
import { WaitingNotice } from "./WaitingNotice.tsx";
import styles from "./dashboard.module.css";

const NoProjects = lazyPart(async () => (await import("../projects/NoProjects.tsx")).NoProjects);

/** The start page of signed-in users: unsent changes, recent files, totals of the projects, and ways to begin. */
export function DashboardPage(): ReactNode {
  usePageTitle(texts.title);
  const { workspace } = useSignedIn();
  const { items, status, fromCache } = useObservable(workspace.projects.list);
  const recent = useObservable(workspace.files.recent);
  const isOffline = useObservable(workspace.sync).status === "offline";
  const newProject = useNewProject();
  const files = useAllFiles();
  const totals = useMemo(() => files && totalsByProject(files), [files]);
  const latest = useMemo(
    () =>
      latestFirst(
        items.flatMap((item) => (item.ok ? [item.value] : [])),
        totals,
      ),
    [items, totals],
  );
  const [project] = latest;
  const isEmpty = status === "ready" && items.length === 0 && !fromCache;
  // Sections below a list appear after the list, so that nothing moves: the totals may change the order of the projects.
  const hasRecent = recent.status !== "loading" && status !== "loading";
  const hasTotals = totals !== undefined || isOffline || status === "failed";
  return (
    <div className={`${listStyles.page} ${styles.page}`}>
      <header className={listStyles.head}>
        <h1>{texts.title}</h1>
        <div className={listStyles.buttons}>{newProject.buttons}</div>
      </header>
      <ServerNotice />
      <WaitingNotice />
      {isEmpty ? (
        <NoProjects onCreate={newProject.create}>
          <QuickStart project={project} />
        </NoProjects>
      ) : (
        <div className={styles.columns}>
          <RecentFiles all={files} />
          <div key={String(hasRecent)}>
            <LatestProjects projects={hasTotals ? latest : undefined} totals={totals} />
            {project && files && <RoomLoads project={project} files={files} />}
          </div>
        </div>
      )}
      {!isEmpty && hasRecent && hasTotals && <QuickStart project={project} />}
      {newProject.modal}
    </div>
  );
}

/** Projects in the order of their last change; until that is known, in the order of the list: newest first. */
function latestFirst(projects: readonly Project[], totals: ReadonlyMap<string, ProjectTotals> | undefined): readonly Project[] {
  const timeOf = ({ id, createdAt }: Project): number => Math.max(createdAt.getTime(), totals?.get(id)?.changedAt?.getTime() ?? 0);
  return totals ? projects.toSorted((left, right) => timeOf(right) - timeOf(left)) : projects;
}
