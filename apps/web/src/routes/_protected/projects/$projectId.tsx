import { createFileRoute } from "@tanstack/react-router";
import { ProjectPage } from "../../../projects/ProjectPage.tsx";

export const Route = createFileRoute("/_protected/projects/$projectId")({ component: ProjectPage });
