import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import pageStyles from "../page/page.module.css";
import { usePageTitle } from "../page/usePageTitle.ts";
import { texts } from "./texts.ts";

/** A file or project that was deleted or never existed. */
export function MissingItem({
  what,
  projectId,
  children,
}: {
  readonly what: "project" | "file";
  readonly projectId?: string;
  readonly children?: ReactNode;
}): ReactNode {
  usePageTitle(texts.missing.pageTitle[what]);
  return (
    <div className={pageStyles.page}>
      <h1>{texts.missing.title[what]}</h1>
      <p className={pageStyles.lead}>{texts.missing.lead}</p>
      {children}
      <p className={pageStyles.actions}>
        {projectId !== undefined && (
          <Link to="/projects/$projectId" params={{ projectId }}>
            {texts.toProject}
          </Link>
        )}
        <Link to="/projects">{texts.toProjects}</Link>
      </p>
    </div>
  );
}
