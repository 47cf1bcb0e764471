import type { Project } from "@org/data";
import { useObservable } from "@org/ui/elements";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useSignedIn } from "../account/signedIn.ts";
import { dayText } from "../page/dates.ts";
import { ListNotLoaded } from "../projects/ListNotLoaded.tsx";
import { ListSkeleton } from "../projects/ListSkeleton.tsx";
import { RemarkIcon } from "../projects/RemarkIcon.tsx";
import { texts as projectTexts } from "../projects/texts.ts";
import { remarkOf, type ProjectTotals } from "../projects/totals.ts";
import { LoadTotal } from "../projects/TotalsLine.tsx";
import listStyles from "../projects/projects.module.css";
import { texts } from "./texts.ts";
import styles from "./dashboard.module.css";

const maxShown = 6;

interface LatestProjectsProps {
  /** In the order of their last change; `undefined` until that is known. */
  readonly projects: readonly Project[] | undefined;
  /** `undefined` until they are known. */
  readonly totals: ReadonlyMap<string, ProjectTotals> | undefined;
}

/** The projects that were changed last, with their totals. */
export function LatestProjects({ projects, totals }: LatestProjectsProps): ReactNode {
  const { items, status, fromCache, message } = useObservable(useSignedIn().workspace.projects.list);
  return (
    <section className={listStyles.group} aria-labelledby="projects">
      <h2 id="projects">
        {texts.projects} {items.length > 0 && <Link to="/projects">{texts.allProjects(items.length)}</Link>}
      </h2>
      {status === "failed" && <p role="alert">{message}</p>}
      {status !== "failed" && (projects === undefined || (status === "loading" && projects.length === 0)) && <ListSkeleton />}
      {status === "ready" && items.length === 0 && fromCache && <ListNotLoaded message={texts.projectsNotOnDevice} />}
      <ul className={listStyles.list}>
        {projects?.slice(0, maxShown).map((project) => (
          <li key={project.id} className={`${listStyles.row} ${styles.project}`}>
            <LatestProject project={project} totals={totals?.get(project.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LatestProject({ project, totals }: { readonly project: Project; readonly totals: ProjectTotals | undefined }): ReactNode {
  const { id, name, date, createdAt } = project;
  const changedAt = totals?.changedAt;
  return (
    <>
      <div className={listStyles.name}>
        <Link to="/projects/$projectId" params={{ projectId: id }} dir="auto">
          {name}
        </Link>
        <span>
          {totals && <>{projectTexts.totals.files(totals.files)} · </>}
          <time dateTime={changedAt?.toISOString() ?? date}>{dayText(changedAt ?? createdAt)}</time>
        </span>
      </div>
      <span className={styles.loads}>
        <LoadTotal mode="cooling" load={totals?.cooling} />
        <LoadTotal mode="heating" load={totals?.heating} />
      </span>
      <RemarkIcon remark={remarkOf(totals)} />
    </>
  );
}
