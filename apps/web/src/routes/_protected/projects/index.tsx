import { createFileRoute } from "@tanstack/react-router";
import { projectsSearch } from "../../../projects/projectsSearch.ts";
import { ProjectsPage } from "../../../projects/ProjectsPage.tsx";

export const Route = createFileRoute("/_protected/projects/")({ validateSearch: projectsSearch, component: ProjectsPage });
