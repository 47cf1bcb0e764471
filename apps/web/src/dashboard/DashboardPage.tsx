import { kindOfCollection } from "@org/data";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useReadable } from "../account/useReadable.ts";
import { useSignedIn } from "../account/signedIn.ts";
import { hasView } from "../calculators/views.ts";
import { ListSkeleton } from "../projects/ListSkeleton.tsx";
import { NoProjects } from "../projects/NoProjects.tsx";
import { headlineOf, useDefinitions } from "../projects/headline.ts";
import { ListNotLoaded } from "../projects/ListNotLoaded.tsx";
import { SyncLine } from "../projects/SyncLine.tsx";
import { useNewProject } from "../projects/useNewProject.tsx";
import { dayText, momentText } from "../pageParts/dates.ts";
import { navigation } from "../shell/navigationLinks.ts";
import { usePageTitle } from "../pageParts/usePageTitle.ts";
import listStyles from "../projects/projects.module.css";
import styles from "./dashboard.module.css";

/** Of each list; the rest is a page of its own. */
const maxShown = 6;

/** Calculators that have a page. */
const quickLinks = navigation.flatMap(({ links }) => links).filter(({ path }) => hasView(path.split("/").at(-1)!));

/** Where work goes on: what was worked on last, the newest projects, and ways to begin. */
export function DashboardPage(): ReactNode {
  usePageTitle("Dashboard");
  const { items, status, fromCache } = useReadable(useSignedIn().workspace.projects.list);
  const newProject = useNewProject();
  return (
    <div className={listStyles.page}>
      <header className={listStyles.head}>
        <h1>Dashboard</h1>
        <div className={listStyles.buttons}>{newProject.buttons}</div>
      </header>
      <SyncLine />
      {status === "ready" && items.length === 0 && !fromCache ? (
        <NoProjects onCreate={newProject.create} onTemplate={newProject.fromTemplate} />
      ) : (
        <div className={styles.columns}>
          <RecentFiles />
          <NewestProjects />
        </div>
      )}
      <section className={listStyles.group} aria-labelledby="quick">
        <h2 id="quick">Start a calculation</h2>
        <ul className={styles.quick}>
          {quickLinks.map(({ path, label }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
        </ul>
      </section>
      {newProject.modal}
    </div>
  );
}

function RecentFiles(): ReactNode {
  const { workspace } = useSignedIn();
  const { items, status, fromCache } = useReadable(workspace.files.recent);
  const { items: projects } = useReadable(workspace.projects.list);
  const definitions = useDefinitions();
  const projectName = new Map(projects.flatMap((item) => (item.ok ? [[item.id, item.value.name] as const] : [])));
  // The project of a file may be on its way out.
  const files = items.flatMap((item) => (item.ok && projectName.has(item.value.projectId) ? [item.value] : []));
  return (
    <section className={listStyles.group} aria-labelledby="recent">
      <h2 id="recent">Recent files</h2>
      {status === "loading" && files.length === 0 && <ListSkeleton />}
      {status === "ready" && files.length === 0 && fromCache && <ListNotLoaded what="Files are" />}
      {status === "ready" && files.length === 0 && !fromCache && (
        <p className={listStyles.none}>The files you work on show up here. Open a project to make one.</p>
      )}
      <ul className={listStyles.list}>
        {files.slice(0, maxShown).map((file) => {
          const { id, name, projectId, collection, updatedAt } = file;
          const kind = kindOfCollection(collection);
          return (
            <li key={id} className={listStyles.row}>
              <div className={listStyles.name}>
                <Link
                  to="/projects/$projectId/$kind/$fileId"
                  params={{ projectId, kind: kind.route, fileId: id }}
                  preload={false}
                  dir="auto"
                  title={name}
                >
                  {name}
                </Link>
                <span>
                  {kind.title} · <bdi>{projectName.get(projectId)}</bdi>
                </span>
              </div>
              <span className={`${listStyles.value} numbers`}>{headlineOf(definitions?.get(kind.route), file)}</span>
              <time className={`${listStyles.when} numbers`} dateTime={updatedAt.toISOString()}>
                {momentText(updatedAt)}
              </time>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function NewestProjects(): ReactNode {
  const { workspace } = useSignedIn();
  const { items, status, fromCache } = useReadable(workspace.projects.list);
  const projects = items.flatMap((item) => (item.ok ? [item.value] : []));
  return (
    <section className={listStyles.group} aria-labelledby="projects">
      <h2 id="projects">Projects {items.length > 0 && <Link to="/projects">All {items.length}</Link>}</h2>
      {status === "loading" && projects.length === 0 && <ListSkeleton />}
      {status === "ready" && items.length === 0 && fromCache && <ListNotLoaded what="Projects are" />}
      <ul className={listStyles.list}>
        {projects.slice(0, maxShown).map(({ id, name, date, createdAt }) => (
          <li key={id} className={listStyles.row}>
            <div className={listStyles.name}>
              <Link to="/projects/$projectId" params={{ projectId: id }} dir="auto" title={name}>
                {name}
              </Link>
            </div>
            <time className={`${listStyles.when} numbers`} dateTime={date}>
              {dayText(createdAt)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
