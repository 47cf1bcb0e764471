import { getRouteApi } from "@tanstack/react-router";
import { useCallback } from "react";
import { useAddressState } from "../page/useAddressState.ts";
import type { ProjectsSearch } from "./projectsSearch.ts";

const route = getRouteApi("/_protected/projects/");

/** The search parameters of the projects list, and a function that changes them. */
export function useProjectsSearch(): readonly [ProjectsSearch, (to: ProjectsSearch) => void] {
  const navigate = route.useNavigate();
  const write = useCallback((to: ProjectsSearch) => navigate({ search: to, replace: true }), [navigate]);
  const [search, change] = useAddressState<ProjectsSearch>({ address: route.useSearch(), keyOf, write });
  return [search, (to) => change(() => to)];
}

/** Gives the same text for an empty search and for one that is not set. */
function keyOf({ q = "", sort = "newest", create, show }: ProjectsSearch): string {
  return `${sort} ${create ?? ""} ${show ?? ""} ${q}`;
}
