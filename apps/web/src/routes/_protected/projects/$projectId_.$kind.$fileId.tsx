import { createFileRoute } from "@tanstack/react-router";
import { FilePage } from "../../../projects/file/FilePage.tsx";

export const Route = createFileRoute("/_protected/projects/$projectId_/$kind/$fileId")({ component: FilePage });
