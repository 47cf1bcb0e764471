import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import pageStyles from "../pageParts/page.module.css";
import { usePageTitle } from "../pageParts/usePageTitle.ts";

/** Something that was deleted, or never was. */
export function MissingItem({
  what,
  projectId,
  children,
}: {
  readonly what: "project" | "file";
  readonly projectId?: string;
  readonly children?: ReactNode;
}): ReactNode {
  usePageTitle(`${what === "file" ? "File" : "Project"} not found`);
  return (
    <div className={pageStyles.page}>
      <h1>This {what} was not found</h1>
      <p className={pageStyles.lead}>It may have been deleted, or it belongs to another account.</p>
      {children}
      <p className={pageStyles.actions}>
        {projectId !== undefined && (
          <Link to="/projects/$projectId" params={{ projectId }}>
            Back to the project
          </Link>
        )}
        <Link to="/projects">All projects</Link>
      </p>
    </div>
  );
}
