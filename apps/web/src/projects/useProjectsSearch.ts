import { getRouteApi } from "@tanstack/react-router";
import { useCallback } from "react";
import { useAddressState } from "../pageParts/useAddressState.ts";
import type { ProjectsSearch } from "./projectsSearch.ts";

const route = getRouteApi("/_protected/projects/");

/** The search of the projects list, and how to change it. */
export function useProjectsSearch(): readonly [ProjectsSearch, (to: ProjectsSearch) => void] {
  const navigate = route.useNavigate();
  const write = useCallback((to: ProjectsSearch) => navigate({ search: to, replace: true }), [navigate]);
  const [search, change] = useAddressState<ProjectsSearch>({ address: route.useSearch(), keyOf, write });
  return [search, (to) => change(() => to)];
}

/** The same for a search that says nothing and for one that leaves it out. */
function keyOf({ q = "", sort = "newest", create }: ProjectsSearch): string {
  return `${sort} ${create ?? ""} ${q}`;
}
