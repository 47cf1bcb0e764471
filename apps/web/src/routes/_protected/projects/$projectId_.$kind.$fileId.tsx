import { createFileRoute } from "@tanstack/react-router";
import { FilePage } from "../../../projects/file/FilePage.tsx";
import { issueSearch } from "../../../projects/issue/issueSearch.ts";

export const Route = createFileRoute("/_protected/projects/$projectId_/$kind/$fileId")({
  validateSearch: issueSearch,
  component: FilePage,
});
