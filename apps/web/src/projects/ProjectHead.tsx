import type { Project } from "@org/data";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { RowMenu } from "./RowMenu.tsx";
import { texts } from "./texts.ts";
import type { ProjectActions } from "./useProjectActions.tsx";
import styles from "./projects.module.css";

interface ProjectHeadProps {
  readonly name: string;
  /** `undefined` while it is loading, or if it cannot be read. */
  readonly project: Project | undefined;
  readonly actions: ProjectActions;
  readonly children: ReactNode;
}

/** Head of a project's page: breadcrumb, name, description and actions. */
export function ProjectHead({ name, project, actions, children }: ProjectHeadProps): ReactNode {
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <nav className={styles.crumb} aria-label={texts.project.breadcrumbs}>
          <Link to="/projects">{texts.list.title}</Link>
        </nav>
        <h1 dir="auto">{name}</h1>
        {project?.description && (
          <p className={styles.description} dir="auto">
            {project.description}
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        {project && (
          <RowMenu
            look="default"
            label={texts.project.actions}
            items={[
              [texts.project.edit, () => actions.edit(project)],
              [texts.project.export, () => actions.exportOne(project)],
              [texts.project.delete, () => actions.remove(project)],
            ]}
          />
        )}
        {children}
      </div>
    </header>
  );
}
