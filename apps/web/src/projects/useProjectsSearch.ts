import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { runAction } from "../pageParts/runAction.ts";
import type { ProjectsSearch } from "./projectsSearch.ts";

const route = getRouteApi("/_protected/projects/");

/**
 * The search of the projects list, and how to change it. A change holds at once; the address follows when the router comes to it, and a field
 * that waited for that would drop keys. An address that changes otherwise, by a link or by going back, is followed.
 */
export function useProjectsSearch(): readonly [ProjectsSearch, (to: ProjectsSearch) => void] {
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const [search, setSearch] = useState<ProjectsSearch>(address);
  // Addresses of ours that are on their way, in their order; the router may leave some out for the next.
  const sent = useRef<string[]>([]);
  const followed = useRef(keyOf(address));
  useEffect(() => {
    // The router may hand over the same address anew, as it does when something else is loaded again: that takes back nothing that is typed.
    if (keyOf(address) === followed.current) return;
    followed.current = keyOf(address);
    const arrived = sent.current.indexOf(keyOf(address));
    sent.current.splice(0, arrived + 1);
    // oxlint-disable-next-line react/set-state-in-effect -- the address is what changes outside of React here
    if (arrived < 0) setSearch(address);
  }, [address]);
  const changeSearch = (to: ProjectsSearch): void => {
    setSearch(to);
    if (keyOf(to) !== (sent.current.at(-1) ?? keyOf(address))) sent.current.push(keyOf(to));
    runAction(() => navigate({ search: to, replace: true }));
  };
  return [search, changeSearch];
}

/** The same for a search that says nothing and for one that leaves it out. */
function keyOf({ q = "", sort = "newest", create }: ProjectsSearch): string {
  return `${sort} ${create ?? ""} ${q}`;
}
